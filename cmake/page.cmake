# Puts style, script and skeleton of the web page into the program. The scripts are one, in this order.
set(annales_page ${PROJECT_SOURCE_DIR}/importers/html/page)
set(annales_page_scripts blocks data draw pieces board signs timeline record tables charts remarks lines lesson turn_listed lesson_send printout main)
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

# The pages with the engine in them: the recorder for phones, and the page of a game or a lesson in which readers play.
# SCRIPTS: of importers/ROOM/page, as ROOM/NAME. STYLES: beside page.css.
function(annales_table_page OF HEADER SKELETON)
  cmake_parse_arguments(PARSE_ARGV 3 page "" "" "SCRIPTS;STYLES")
  set(table ${PROJECT_SOURCE_DIR}/importers/table/page)
  set(scripts "")
  foreach(script IN LISTS page_SCRIPTS)
    string(REPLACE / /page/ script ${script})
    list(APPEND scripts ${PROJECT_SOURCE_DIR}/importers/${script}.js)
  endforeach()
  set(styles ${page_STYLES})
  list(TRANSFORM styles PREPEND ${table}/)
  list(TRANSFORM styles APPEND .css)
  set(styles ${annales_page}/page.css ${styles})
  set(source ${PROJECT_BINARY_DIR}/generated/${OF}_parts.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${source} "-DSCRIPTS=${scripts}" "-DSTYLE=${styles}" -DSKELETON=${SKELETON}
            -DHEADER=${HEADER} -DOF=${OF} -P ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
    DEPENDS ${scripts} ${styles} ${SKELETON} ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
    COMMENT "Embedding the page: ${OF}" VERBATIM)
  target_sources(annales_importers PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()
annales_table_page(recorder importers/table/recorder_parts.h ${PROJECT_SOURCE_DIR}/importers/table/page/skeleton.html
  SCRIPTS table/engine table/wake table/start html/data html/draw html/pieces html/board html/signs html/timeline html/tables html/charts html/record
          table/keep table/cover table/choose table/acts table/past table/hand_over table/sheets table/home table/recorder
  STYLES choose recorder)
annales_table_page(played importers/table/played_parts.h ${annales_page}/skeleton.html
  SCRIPTS table/engine table/wake html/blocks html/data html/draw html/pieces html/board html/signs html/timeline html/record html/tables html/charts
          html/remarks html/lines html/lesson table/cover table/choose table/hand_over table/played html/lesson_send html/printout html/main
  STYLES choose played)
