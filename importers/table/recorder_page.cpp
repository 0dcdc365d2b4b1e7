#include "importers/table/recorder_page.h"

#include "engine/boards/board_shelf.h"
#include "engine/boards/board_writer.h"
#include "importers/html/page_document.h"
#include "importers/table/engine_block.h"
#include "importers/table/recorder_parts.h"

namespace annales::inline importers {
namespace {

Result<page::PageDocument> documentWithEngine(Language language) {
  auto engine = engineBlock();
  if (!engine) return tl::unexpected(engine.error());
  return page::PageDocument{
      language,           "Annales", recorder::style(), recorder::skeleton(), *std::move(engine),
      recorder::script(), true};
}

/// Of the owner's own, or drawn anew.
bool isOwn(const Board& board) {
  const auto known = BoardShelf::builtIn().find(board.map->hash());
  return known == nullptr || writeBoard(*known) != writeBoard(board);
}

} // namespace

bool hasRecorder() {
  return hasEngine();
}

Result<std::string> recorderPage(Language language) {
  return documentWithEngine(language).map(page::documentText);
}

Result<std::string> recorderPage(Language language, std::string_view log, const Board* board) {
  auto document = documentWithEngine(language);
  if (!document) return tl::unexpected(document.error());
  document->data += textBlock("type=\"application/json\" id=\"given\"", log);
  if (board != nullptr && isOwn(*board))
    document->data += textBlock("type=\"application/json\" id=\"given-board\"", writeBoard(*board));
  return page::documentText(*document);
}

} // namespace annales::inline importers
