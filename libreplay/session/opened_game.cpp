#include "libreplay/session/opened_game.h"

#include "engine/fold/apply.h"
#include "libreplay/session/pins.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::vector<LineName> linesOf(const EventLog& log) {
  std::vector<LineName> lines = linesInOrder(log);
  lines.insert(lines.begin(), {std::string(kMainLine), log.mainHead()});
  return lines;
}

/// All that folds, and the event that does not.
EventIndex lengthOf(const Timeline& timeline) {
  return static_cast<EventIndex>(timeline.folded() + (timeline.stop() ? 1 : 0));
}

LineStats statsOf(const EventLog& log, Timeline& timeline, const Storyteller& teller, const Board* board,
                  std::optional<LineStats> kept) {
  const EventNames ids = log.names();
  const DisplayNames names{ids.game, ids.provinces, board};
  const EventIndex length = lengthOf(timeline);
  const auto event = [&](EventIndex k) -> const Event& { return log[timeline.path()[k - 1]].event; };
  const auto before = [&](EventIndex k) -> const GameState& { return timeline.seek(k - 1); };
  const auto tell = [&](const Event& e) { return teller(e, names); };
  if (kept && completeStats(*kept, log.game(), length, event, before, tell)) return std::move(*kept);
  return computeStats(log.game(), length, event, tell);
}

} // namespace

OpenedLine::OpenedLine(std::shared_ptr<const EventLog> log, std::string name, NodeIndex head,
                       const Storyteller& teller, const Board* board, std::optional<LineStats> kept)
    : log_(std::move(log)), name_(std::move(name)), timeline_(*log_, head), length_(lengthOf(timeline_)),
      stats_(statsOf(*log_, timeline_, teller, board, std::move(kept))),
      pins_(pinsOf(*log_, timeline_.path(), length_)) {}

OpenedLine::OpenedLine(std::shared_ptr<const EventLog> log, NodeIndex head, const OpenedLine& same)
    : log_(std::move(log)), name_(same.name_), timeline_(*log_, head, Keyframes(same.timeline_.keyframes())),
      length_(same.length_), stats_(same.stats_), pins_(pinsOf(*log_, timeline_.path(), length_)) {}

EventIndex OpenedLine::placeOf(NodeIndex event) const {
  if (event >= log_->size()) return 0;
  const std::uint32_t before = (*log_)[event].seq;
  return before < length_ && timeline_.path()[before] == event ? before + 1 : 0;
}

EventIndex OpenedLine::sharedWith(const OpenedLine& other) const {
  EventIndex shared = 0, parted = std::min(length_, other.length_) + 1;
  while (parted - shared > 1) { // equal ids have equal pasts
    const EventIndex middle = (shared + parted) / 2;
    (idAt(middle) == other.idAt(middle) ? shared : parted) = middle;
  }
  return shared;
}

GameState OpenedLine::stateAt(EventIndex k) const {
  const std::size_t folded = timeline_.folded();
  if (folded == 0) return blankState(game());
  const std::size_t n = std::clamp<std::size_t>(k, 1, folded);
  const std::size_t keyframe = (n - 1) / kKeyframeStep;
  GameState state = timeline_.keyframes().states[keyframe];
  for (std::size_t at = keyframe * kKeyframeStep + 1; at < n; ++at)
    static_cast<void>(annales::apply(state, event(static_cast<EventIndex>(at + 1))));
  return state;
}

Transition OpenedLine::transitionAt(EventIndex k) const {
  k = std::clamp<EventIndex>(k, 1, length_);
  const GameState before = k > 1 ? stateAt(k - 1) : blankState(game());
  GameState after = k > 1 ? before : stateAt(k);
  if (k > 1) static_cast<void>(annales::apply(after, event(k)));
  return transitionOf({k, event(k), before, after});
}

OpenedGame::OpenedGame(std::shared_ptr<const EventLog> log, std::shared_ptr<const Board> board,
                       Storyteller teller, const OpenedGame* before, const StatsShelf* shelf)
    : log_(std::move(log)), board_(std::move(board)), teller_(std::move(teller)), names_(linesOf(*log_)),
      slots_(std::make_unique<Slot[]>(names_.size())) {
  if (before != nullptr) takeOver(*before);
  if (shelf != nullptr) openMain(*shelf);
  main_ = line(kMainLine);
}

void OpenedGame::openMain(const StatsShelf& shelf) {
  const LineName& main = names_.front();
  const Hash& head = (*log_)[main.head].id;
  std::call_once(slots_[0].once, [&] {
    auto kept = shelf.find(head);
    const bool known = kept.has_value();
    slots_[0].line = std::make_shared<const OpenedLine>(log_, main.name, main.head, teller_, board_.get(),
                                                        std::move(kept));
    slots_[0].ready = true;
    if (!known) shelf.keep(head, slots_[0].line->stats());
  });
}

/// A line whose last event is the same has the same events.
void OpenedGame::takeOver(const OpenedGame& before) {
  for (std::size_t k = 0; k < before.names_.size(); ++k) {
    const Slot& old = before.slots_[k];
    if (!old.ready || old.line->timeline().stop()) continue;
    const auto at = std::find_if(names_.begin(), names_.end(), [&](const LineName& line) {
      return line.name == before.names_[k].name &&
             (*log_)[line.head].id == before.log()[before.names_[k].head].id;
    });
    if (at == names_.end()) continue;
    Slot& slot = slots_[static_cast<std::size_t>(at - names_.begin())];
    std::call_once(slot.once, [&] {
      slot.line = std::make_shared<const OpenedLine>(log_, at->head, *old.line);
      slot.ready = true;
    });
  }
}

std::shared_ptr<const OpenedLine> OpenedGame::line(std::string_view name) const {
  const auto at =
      std::find_if(names_.begin(), names_.end(), [&](const LineName& line) { return line.name == name; });
  if (at == names_.end()) return nullptr;
  Slot& slot = slots_[static_cast<std::size_t>(at - names_.begin())];
  std::call_once(slot.once, [&] {
    slot.line = std::make_shared<const OpenedLine>(log_, at->name, at->head, teller_, board_.get());
    slot.ready = true;
  });
  return slot.line;
}

std::shared_ptr<const OpenedGame> openGame(EventLog log, std::shared_ptr<const Board> board,
                                           Storyteller teller, const StatsShelf* shelf) {
  return std::make_shared<const OpenedGame>(std::make_shared<const EventLog>(std::move(log)),
                                            std::move(board), std::move(teller), nullptr, shelf);
}

std::shared_ptr<const OpenedGame> reopenGame(const OpenedGame& before, EventLog log) {
  return std::make_shared<const OpenedGame>(std::make_shared<const EventLog>(std::move(log)),
                                            before.sharedBoard(), before.teller(), &before);
}

} // namespace annales::inline replay
