# Puts style, script and skeleton of the web page into the program. The scripts are one, in this order.
set(annales_page ${PROJECT_SOURCE_DIR}/importers/html/page)
set(annales_page_scripts blocks data draw pieces board signs timeline record tables charts remarks lines lesson printout main)
list(TRANSFORM annales_page_scripts PREPEND ${annales_page}/)
list(TRANSFORM annales_page_scripts APPEND .js)
set(annales_page_source ${PROJECT_BINARY_DIR}/generated/page_parts.cpp)
add_custom_command(
  OUTPUT ${annales_page_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_page_source} "-DSCRIPTS=${annales_page_scripts}"
          -DSTYLE=${annales_page}/page.css -DSKELETON=${annales_page}/skeleton.html
          -DHEADER=importers/html/page_parts.h -DOF=page
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
  DEPENDS ${annales_page_scripts} ${annales_page}/page.css ${annales_page}/skeleton.html
          ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
  COMMENT "Embedding the web page" VERBATIM)
target_sources(annales_importers PRIVATE ${annales_page_source})
set_source_files_properties(${annales_page_source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)

# The recorder for phones: the board, tables and charts of the page, with a script of its own around them.
set(annales_recorder ${PROJECT_SOURCE_DIR}/importers/table/page)
set(annales_recorder_scripts "")
foreach(script table/engine table/start html/data html/draw html/pieces html/board html/signs html/tables html/charts html/record
        table/keep table/choose table/sheets table/home table/recorder)
  string(REPLACE / /page/ script ${script})
  list(APPEND annales_recorder_scripts ${PROJECT_SOURCE_DIR}/importers/${script}.js)
endforeach()
set(annales_recorder_styles ${annales_page}/page.css ${annales_recorder}/recorder.css)
set(annales_recorder_source ${PROJECT_BINARY_DIR}/generated/recorder_parts.cpp)
add_custom_command(
  OUTPUT ${annales_recorder_source}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${annales_recorder_source} "-DSCRIPTS=${annales_recorder_scripts}"
          "-DSTYLE=${annales_recorder_styles}" -DSKELETON=${annales_recorder}/skeleton.html
          -DHEADER=importers/table/recorder_parts.h -DOF=recorder
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
  DEPENDS ${annales_recorder_scripts} ${annales_recorder_styles} ${annales_recorder}/skeleton.html
          ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
  COMMENT "Embedding the recorder" VERBATIM)
target_sources(annales_importers PRIVATE ${annales_recorder_source})
set_source_files_properties(${annales_recorder_source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
