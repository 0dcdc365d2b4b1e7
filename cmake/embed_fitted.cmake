# cmake -DOUTPUT=fitted.cpp "-DFITTED=a.txt;b.txt" -P embed_fitted.cmake
set(texts "")
foreach(file IN LISTS FITTED)
  file(READ ${file} text)
  string(APPEND texts "R\"~fit~(${text})~fit~\",\n")
endforeach()
file(WRITE ${OUTPUT}.new
"// Made from the files in engine/search/fitted by cmake/embed_fitted.cmake.
#include \"engine/search/value.h\"

namespace annales::inline engine::search {

std::vector<std::string_view> fittedTexts() {
  return {
${texts}};
}

} // namespace annales::engine::search
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
