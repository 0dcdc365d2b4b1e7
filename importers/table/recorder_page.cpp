#include "importers/table/recorder_page.h"

#include "importers/html/page_document.h"
#include "importers/table/engine_block.h"
#include "importers/table/recorder_parts.h"

namespace annales::inline importers {

bool hasRecorder() {
  return hasEngine();
}

Result<std::string> recorderPage(Language language) {
  return recorderPage(language, {});
}

Result<std::string> recorderPage(Language language, std::string_view log) {
  auto engine = engineBlock();
  if (!engine) return tl::unexpected(engine.error());
  page::PageDocument document{language,           "Annales", recorder::style(), recorder::skeleton(), *engine,
                              recorder::script(), true};
  if (!log.empty()) document.data += logBlock("type=\"application/json\" id=\"given\"", log);
  return page::documentText(document);
}

} // namespace annales::inline importers
