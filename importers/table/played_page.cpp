#include "importers/table/played_page.h"

#include "importers/antike_jsonl/log_writer.h"
#include "importers/html/web_page.h"
#include "importers/table/engine_block.h"
#include "importers/table/played_parts.h"
#include "importers/table/recorder_page.h"
#include "libreplay/remarks/lesson.h"

#include <algorithm>
#include <sstream>

namespace annales::inline importers {
namespace {

std::string logOf(const RemarkedGame& game) {
  std::ostringstream out;
  LogWriter(out).write(game.log);
  return out.str();
}

std::vector<Lesson> lessonsIn(const RemarkedGame& game) {
  return lessonsOf(Discussion(game.log, game.log.annotations()));
}

/// The engine, then the games that it is asked about.
Result<PageAround> engineAround(std::span<const RemarkedGame> games) {
  auto engine = engineBlock();
  if (!engine) return tl::unexpected(engine.error());
  PageAround around{played::style(), played::script(), *std::move(engine)};
  for (const RemarkedGame& game : games)
    around.data += textBlock("type=\"text/plain\" class=\"log\"", logOf(game));
  return around;
}

} // namespace

Result<std::string> playedPage(const RemarkedGame& game, const std::function<bool()>& goOn) {
  if (lessonsIn(game).empty()) return recorderPage(game.language, logOf(game), game.board);
  const auto around = engineAround({&game, 1});
  if (!around) return tl::unexpected(around.error());
  return webPage(game, goOn, *around);
}

Result<std::string> playedLessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                                     const std::function<bool()>& goOn) {
  std::vector<RemarkedGame> taught;
  std::ranges::copy_if(games, std::back_inserter(taught), [&](const RemarkedGame& game) {
    return std::ranges::any_of(lessonsIn(game), [&](const Lesson& lesson) { return lesson.slug == slug; });
  });
  const auto around = engineAround(taught);
  if (!around) return tl::unexpected(around.error());
  return lessonPage(games, slug, goOn, *around);
}

} // namespace annales::inline importers
