# cmake -DOUTPUT=boards.cpp "-DBOARDS=a.json;b.json" -P embed_boards.cmake
set(texts "")
set(count 0)
foreach(board IN LISTS BOARDS)
  file(READ ${board} text)
  string(APPEND texts "R\"~board~(${text})~board~\",\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT}.new
"// Made from the files in engine/map/boards by cmake/embed_boards.cmake.
#include \"engine/map/board_shelf.h\"

namespace annales::boards {

std::span<const std::string_view> builtInTexts() {
  static constexpr std::array<std::string_view, ${count}> texts{
${texts}};
  return texts;
}

} // namespace annales::boards
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
