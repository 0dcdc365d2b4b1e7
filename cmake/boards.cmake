# Puts the boards in engine/boards/built_in into the program, so that every game played on them opens without a file.
file(GLOB annales_boards CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/boards/built_in/*.json)
set(annales_boards_source ${PROJECT_BINARY_DIR}/generated/boards.cpp)
add_custom_command(
  OUTPUT ${annales_boards_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_boards_source} "-DBOARDS=${annales_boards}"
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_boards.cmake
  DEPENDS ${annales_boards} ${PROJECT_SOURCE_DIR}/cmake/embed_boards.cmake
  COMMENT "Embedding the boards" VERBATIM)
target_sources(annales_engine PRIVATE ${annales_boards_source})
set_source_files_properties(${annales_boards_source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
