# cmake -DOUTPUT=repeat_script.cpp -DSCRIPT=repeat.R -P embed_repeat_script.cmake
file(READ ${SCRIPT} text)
# A literal may be 64 KB; the compiler joins what stands side by side.
string(LENGTH "${text}" length)
set(literal "")
set(at 0)
while(at LESS length)
  string(SUBSTRING "${text}" ${at} 12000 piece)
  string(APPEND literal "R\"~script~(${piece})~script~\"\n")
  math(EXPR at "${at} + 12000")
endwhile()
file(WRITE ${OUTPUT}.new
"// Made from importers/comparison/repeat.R by cmake/embed_repeat_script.cmake.
#include \"importers/comparison/repeat_script.h\"

namespace annales::inline importers {

std::string_view repeatFunctions() {
  return ${literal};
}

} // namespace annales::inline importers
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
