# cmake -DOUTPUT=fitted.cpp "-DFITTED=a.txt;b.txt" "-DNETS=c.txt" -P embed_fitted.cmake
function(annales_texts_of files result)
  set(texts "")
  foreach(file IN LISTS ${files})
    file(READ ${file} text)
    string(APPEND texts "R\"~fit~(${text})~fit~\",\n")
  endforeach()
  set(${result} "${texts}" PARENT_SCOPE)
endfunction()
annales_texts_of(FITTED fitted)
annales_texts_of(NETS nets)
file(WRITE ${OUTPUT}.new
"// Made from the files in engine/search/fitted by cmake/embed_fitted.cmake.
#include \"engine/search/net.h\"

namespace annales::inline engine::search {

std::vector<std::string_view> fittedTexts() {
  return {
${fitted}};
}

std::vector<std::string_view> netTexts() {
  return {
${nets}};
}

} // namespace annales::engine::search
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
