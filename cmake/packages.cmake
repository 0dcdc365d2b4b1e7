# Debian packages: annales (the command line), annales-viewer (the window), libannales-dev (for programs in C++) and, with
# ANNALES_PYTHON, python3-annales.
# tools/packages makes them.
string(TIMESTAMP ANNALES_CHANGELOG_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC) # SOURCE_DATE_EPOCH where that is set
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME annales)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Annales authors <annales@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL cli viewer dev)
if(TARGET _annales)
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_CLI_PACKAGE_NAME annales)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS annales-viewer)
set(CPACK_DEBIAN_CLI_DESCRIPTION
    "Annales keeps games of the board games Antike, Antike II and Antike Duellum
as event logs. It checks every move, replays and analyses games, tries
what-if lines, and compares openings over a library of games.

This package has the command line.")

set(CPACK_DEBIAN_VIEWER_PACKAGE_NAME annales-viewer)
set(CPACK_DEBIAN_VIEWER_PACKAGE_DEPENDS "hicolor-icon-theme, fonts-inter | fonts-dejavu-core")
set(CPACK_DEBIAN_VIEWER_PACKAGE_RECOMMENDS "annales, qt6-translations-l10n")
set(CPACK_DEBIAN_VIEWER_DESCRIPTION
    "Annales shows games of the board games Antike, Antike II and Antike Duellum
on the board, with a timeline, what-if lines, charts of every nation, an
analysis, remarks and lessons for a projector.

This package has the window.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libannales-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "libfmt-dev, libsimdjson-dev, nlohmann-json3-dev, libexpected-dev, libssl-dev, libboost-dev, libboost-serialization-dev, libeigen3-dev, libsqlitecpp-dev, libsqlite3-dev, libutf8proc-dev, libcmark-dev, libxlsxwriter-dev, libzip-dev, libexpat1-dev, libdeflate-dev, pkg-config")
set(CPACK_DEBIAN_DEV_DESCRIPTION
    "The rules of the board games Antike, Antike II and Antike Duellum, their
event logs, libraries of games and all readers of files, as static
libraries for find_package(Annales).

This package has the headers, the libraries and an example.")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-annales)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= ${annales_python_version}), python3 (<< ${annales_python_next}), python3-numpy")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "annales, python3-pandas, python3-matplotlib")
set(CPACK_DEBIAN_PYTHON_DESCRIPTION
    "Annales keeps games of the board games Antike, Antike II and Antike Duellum
as event logs. It checks every move, replays and analyses games, and
compares openings over a library of games.

This package has the module for Python: games as values, facts as arrays of
NumPy, and answers as frames of pandas with their intervals.")

# What Debian wants to find in each package.
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(made ${PROJECT_BINARY_DIR}/installed/doc/${package})
  file(MAKE_DIRECTORY ${made})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/deb/changelog ${made}/changelog.Debian @ONLY)
  add_custom_command(OUTPUT ${made}/changelog.Debian.gz COMMAND gzip -9nkf ${made}/changelog.Debian
                     DEPENDS ${made}/changelog.Debian COMMENT "Changelog of ${package}" VERBATIM)
  list(APPEND annales_changelogs ${made}/changelog.Debian.gz)
  install(FILES ${made}/changelog.Debian.gz ${PROJECT_SOURCE_DIR}/cmake/deb/copyright
          DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/${package} COMPONENT ${component})
endforeach()
add_custom_target(annales_changelogs ALL DEPENDS ${annales_changelogs})
include(CPack)
