# Statistics that were kept are taken only by a program that would compute the same. This tells one from another.
file(GLOB_RECURSE annales_counted CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/*.h ${PROJECT_SOURCE_DIR}/engine/*.cpp
     ${PROJECT_SOURCE_DIR}/libreplay/stats/*.h ${PROJECT_SOURCE_DIR}/libreplay/stats/*.cpp)
set(annales_stamp_source ${PROJECT_BINARY_DIR}/generated/stats_stamp.cpp)
add_custom_command(
  OUTPUT ${annales_stamp_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_stamp_source} "-DSOURCES=${annales_counted}"
          -P ${PROJECT_SOURCE_DIR}/cmake/stamp.cmake
  DEPENDS ${annales_counted} ${PROJECT_SOURCE_DIR}/cmake/stamp.cmake
  COMMENT "Stamping the statistics" VERBATIM)
target_sources(annales_replay PRIVATE ${annales_stamp_source})
