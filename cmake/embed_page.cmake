# cmake -DOUTPUT=page_parts.cpp "-DSCRIPTS=a.js;b.js" "-DSTYLE=page.css" -DSKELETON=skeleton.html -DHEADER=FILE.h -DOF=page -P embed_page.cmake
# OF: the namespace of the three functions, in which HEADER declares them. Several styles follow each other.
# Indents and lines of comment stay behind: a page is mailed.
set(script "")
foreach(source IN LISTS SCRIPTS)
  file(READ ${source} text)
  string(APPEND script "${text}")
endforeach()
string(REGEX REPLACE "\n +" "\n" script "\n${script}")
string(REGEX REPLACE "\n//[^\n]*" "" script "${script}")
set(style "")
foreach(source IN LISTS STYLE)
  file(READ ${source} text)
  string(APPEND style "${text}")
endforeach()
file(READ ${SKELETON} skeleton)
foreach(part script style skeleton)
  # A literal may be 64 KB; the compiler joins what stands side by side.
  string(LENGTH "${${part}}" length)
  set(literal "")
  set(at 0)
  while(at LESS length)
    string(SUBSTRING "${${part}}" ${at} 12000 piece)
    string(APPEND literal "R\"~page~(${piece})~page~\"\n")
    math(EXPR at "${at} + 12000")
  endwhile()
  set(${part} "${literal}")
endforeach()
file(WRITE ${OUTPUT}.new
"// Made from the files in importers/html/page by cmake/embed_page.cmake.
#include \"${HEADER}\"

namespace annales::inline importers::${OF} {

std::string_view style() {
  return ${style};
}

std::string_view script() {
  return ${script};
}

std::string_view skeleton() {
  return ${skeleton};
}

} // namespace annales::inline importers::${OF}
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
