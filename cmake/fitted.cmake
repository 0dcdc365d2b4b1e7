# Puts the fitted weights in engine/search/fitted into the program.
file(GLOB annales_fitted CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/search/fitted/*.txt)
file(GLOB annales_nets CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/search/fitted/nets/*.txt)
set(annales_fitted_source ${PROJECT_BINARY_DIR}/generated/fitted.cpp)
add_custom_command(
  OUTPUT ${annales_fitted_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_fitted_source} "-DFITTED=${annales_fitted}" "-DNETS=${annales_nets}"
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_fitted.cmake
  DEPENDS ${annales_fitted} ${annales_nets} ${PROJECT_SOURCE_DIR}/cmake/embed_fitted.cmake
  COMMENT "Embedding the fitted weights" VERBATIM)
target_sources(annales_engine PRIVATE ${annales_fitted_source})
set_source_files_properties(${annales_fitted_source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
