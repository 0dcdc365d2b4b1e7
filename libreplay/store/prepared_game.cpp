#include "libreplay/store/prepared_game.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/record_limit.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/summary.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {

NodeIndex firstNew(const Saved& before) {
  return std::max<NodeIndex>(before.events, 1);
}

Result<void> checkStorable(const EventLog& log, const Saved& before, bool folds) {
  if (log.size() < before.events || log.annotations().size() < before.annotations)
    return failure("it has fewer events or remarks than the stored game");
  const auto& remarks = log.annotations();
  for (std::size_t i = before.annotations; i < remarks.size(); ++i) {
    if (!log.find(remarks[i].event)) return failure("a remark is about an event that the game does not have");
    if (auto good = checkAnnotation(remarks[i]); !good) return good;
    if (auto known = checkNamed(remarks[i], log.names()); !known) return known;
  }
  for (const auto& [name, value] : log.tags()) {
    if (tagOf(before.tags, name) == value) continue; // an earlier version may have taken more
    if (auto good = checkTag(name, value); !good) return good;
  }
  if (before.events == 0) {
    if (auto fits = checkRecordLength(*log.game().map); !fits) return fits;
    if (auto fits = checkRecordLength(log[0].event, log.names()); !fits) return fits;
  }
  return folds ? Result<void>() : checkFold(log, firstNew(before));
}

PreparedGame prepareGame(const EventLog& log, Preparing how) {
  const Result<void> storable = checkStorable(log, {}, how.folds);
  PreparedGame game{summarize(log),
                    storable ? packSegment(log, firstNew({})) : tl::unexpected(storable.error())};
  if (how.deflated && game.segment) game.segment->deflate();
  if (how.facts && game.segment) game.facts = factsOf(log);
  return game;
}

void PreparedGames::prepare(const std::shared_ptr<const EventLog>& log) {
  PreparedGame game = prepareGame(*log, {.folds = true, .facts = facts_, .deflated = deflated_});
  const std::lock_guard lock(mutex_);
  ready_.insert_or_assign(log.get(), Ready{log, std::move(game)});
}

std::optional<PreparedGame> PreparedGames::take(const EventLog& log) {
  const std::lock_guard lock(mutex_);
  const auto at = ready_.find(&log);
  if (at == ready_.end()) return std::nullopt;
  PreparedGame game = std::move(at->second.game);
  ready_.erase(at);
  return game;
}

} // namespace annales::inline replay
