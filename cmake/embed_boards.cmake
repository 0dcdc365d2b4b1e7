# cmake -DOUTPUT=boards.cpp "-DBOARDS=a.json;b.json" -P embed_boards.cmake
set(texts "")
set(count 0)
foreach(board IN LISTS BOARDS)
  file(READ ${board} text)
  string(APPEND texts "R\"~board~(${text})~board~\",\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT}.new
"// Made from the files in engine/boards/built_in by cmake/embed_boards.cmake.
#include \"engine/boards/board_shelf.h\"

namespace annales::inline engine::boards {

std::span<const std::string_view> builtInTexts() {
  static const std::array<std::string_view, ${count}> texts{
${texts}};
  return texts;
}

} // namespace annales::engine::boards
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
