# What `cmake --install` puts where: the program, the window, the libraries for programs in C++ and the Python package, each a component of its own
# (cmake/packages.cmake makes a package of each).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(annales_made ${PROJECT_BINARY_DIR}/installed)
string(TIMESTAMP ANNALES_RELEASE_DATE %Y-%m-%d UTC) # SOURCE_DATE_EPOCH where that is set
install(TARGETS annales COMPONENT cli)

# The shells look in these folders, whatever the prefix is called.
function(annales_completion shell folder name)
  set(made ${annales_made}/${folder}/${name})
  file(MAKE_DIRECTORY ${annales_made}/${folder})
  add_custom_command(OUTPUT ${made} COMMAND annales completion ${shell} > ${made} DEPENDS annales
                     COMMENT "Completion: ${shell}" VERBATIM)
  list(APPEND annales_help ${made})
  set(annales_help ${annales_help} PARENT_SCOPE)
  install(FILES ${made} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder} COMPONENT cli OPTIONAL)
endfunction()
annales_completion(bash bash-completion/completions annales)
annales_completion(zsh zsh/vendor-completions _annales)
annales_completion(fish fish/vendor_completions.d annales.fish)

# Pages of the manual say what --help says. help2man writes them; without it there are none.
find_program(HELP2MAN help2man)
set(annales_programs annales)
if(TARGET annales-viewer)
  list(APPEND annales_programs annales-viewer)
endif()
if(HELP2MAN)
  set(manual ${PROJECT_SOURCE_DIR}/cmake/manual.sh)
  add_custom_command(OUTPUT ${annales_made}/man/made
                     COMMAND ${CMAKE_COMMAND} -E env HELP2MAN=${HELP2MAN} bash ${manual} ${PROJECT_VERSION} ${annales_made}/man
                             $<TARGET_FILE:annales> "$<$<TARGET_EXISTS:annales-viewer>:$<TARGET_FILE:annales-viewer>>"
                     DEPENDS ${annales_programs} ${manual} COMMENT "Manual" VERBATIM)
  list(APPEND annales_help ${annales_made}/man/made)
  install(DIRECTORY ${annales_made}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli
          FILES_MATCHING PATTERN "*.1.gz" PATTERN "annales-viewer.1.gz" EXCLUDE)
  install(DIRECTORY ${annales_made}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT viewer
          FILES_MATCHING PATTERN "annales-viewer.1.gz")
endif()
if(ANNALES_PACKAGES)
  add_custom_target(annales_help ALL DEPENDS ${annales_help})
endif()

# From which sources the programs were made: ./start takes installed ones that were made from its own.
install(FILES ${PROJECT_BINARY_DIR}/sources DESTINATION ${CMAKE_INSTALL_DATADIR}/annales COMPONENT cli OPTIONAL)

if(TARGET annales-viewer)
  set(desktop ${PROJECT_SOURCE_DIR}/viewer/desktop)
  configure_file(${desktop}/org.annales.Viewer.metainfo.xml ${annales_made}/org.annales.Viewer.metainfo.xml @ONLY)
  install(TARGETS annales-viewer COMPONENT viewer)
  install(FILES ${desktop}/annales-viewer.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT viewer)
  install(FILES ${desktop}/annales.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT viewer)
  install(FILES ${desktop}/annales.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT viewer)
  install(FILES ${annales_made}/org.annales.Viewer.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT viewer)
endif()

if(TARGET _annales)
  # Where Debian's Python looks; beside /usr the folder has the version in its name.
  set(folder lib/python${annales_python_version}/dist-packages)
  if(CMAKE_INSTALL_PREFIX STREQUAL /usr)
    set(folder lib/python3/dist-packages)
  endif()
  set(ANNALES_PYTHON_DIR ${folder} CACHE STRING "Where the Python package is installed, below the prefix")
  install(TARGETS _annales LIBRARY DESTINATION ${ANNALES_PYTHON_DIR}/annales COMPONENT python)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/annales DESTINATION ${ANNALES_PYTHON_DIR} COMPONENT python
          FILES_MATCHING PATTERN "*.py" PATTERN "*.pyi" PATTERN py.typed PATTERN __pycache__ EXCLUDE)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/samples/python/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/python3-annales/examples
          COMPONENT python FILES_MATCHING PATTERN "*.py")
endif()

foreach(layer IN ITEMS settings engine inference replay importers)
  set_target_properties(annales_${layer} PROPERTIES EXPORT_NAME ${layer})
endforeach()
# Headers stand in the folders in which they include one another.
install(TARGETS annales_settings annales_engine annales_inference annales_replay annales_importers EXPORT AnnalesTargets
        COMPONENT dev)
foreach(folder IN ITEMS engine libreplay importers)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/annales COMPONENT dev
          FILES_MATCHING PATTERN "*.h")
endforeach()
set(annales_config ${CMAKE_INSTALL_LIBDIR}/cmake/Annales)
install(EXPORT AnnalesTargets NAMESPACE Annales:: DESTINATION ${annales_config} COMPONENT dev)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/AnnalesConfig.cmake.in ${annales_made}/AnnalesConfig.cmake
                              INSTALL_DESTINATION ${annales_config})
write_basic_package_version_file(${annales_made}/AnnalesConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${annales_made}/AnnalesConfig.cmake ${annales_made}/AnnalesConfigVersion.cmake DESTINATION ${annales_config}
        COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/samples/program/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libannales-dev/examples
        COMPONENT dev)
