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

