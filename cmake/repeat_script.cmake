# Puts importers/comparison/repeat.R into the program.
set(annales_repeat ${PROJECT_SOURCE_DIR}/importers/comparison/repeat.R)
set(annales_repeat_source ${PROJECT_BINARY_DIR}/generated/repeat_script.cpp)
add_custom_command(
  OUTPUT ${annales_repeat_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_repeat_source} -DSCRIPT=${annales_repeat}
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_repeat_script.cmake
  DEPENDS ${annales_repeat} ${PROJECT_SOURCE_DIR}/cmake/embed_repeat_script.cmake
  COMMENT "Embedding the script in R" VERBATIM)
target_sources(annales_importers PRIVATE ${annales_repeat_source})
set_source_files_properties(${annales_repeat_source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
