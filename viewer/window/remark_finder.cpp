#include "viewer/window/remark_finder.h"

#include "libreplay/remarks/remark_threads.h"

#include <algorithm>

namespace annales::viewer {

RemarkFinder::RemarkFinder(StudyEditor& editor, QObject* parent) : QObject(parent), editor_(editor) {
  opener_.setDesk(editor_.desk());
  connect(&opener_, &GameOpener::opened, this, &RemarkFinder::show);
  connect(&opener_, &GameOpener::failed, this, &RemarkFinder::told);
}

void RemarkFinder::open(const QString& library, const Hash& game, const std::optional<Hash>& event) {
  target_ = {};
  if (event) target_ = *event;
  opener_.openFromLibrary(library, game);
}

void RemarkFinder::openAtTurn(const QString& library, const Hash& game, const std::string& nation,
                              std::size_t turn) {
  target_ = NationTurn{nation, turn};
  opener_.openFromLibrary(library, game);
}

void RemarkFinder::openAtEvent(const QString& library, const Hash& game, std::uint32_t seq) {
  target_ = PlayedEvent{seq};
  opener_.openFromLibrary(library, game);
}

void RemarkFinder::show(const std::shared_ptr<const OpenedGame>& game) {
  editor_.store().dispatch(OpenGame{game});
  const bool forRemarks =
      std::holds_alternative<std::monostate>(target_) || std::holds_alternative<Hash>(target_);
  if (const auto event = wanted(*game)) editor_.perform(GoToEvent{*event});
  emit shown(forRemarks);
}

std::optional<Hash> RemarkFinder::wanted(const OpenedGame& game) const {
  if (const auto* event = std::get_if<Hash>(&target_)) return *event;
  if (const auto* played = std::get_if<PlayedEvent>(&target_)) {
    const OpenedLine& line = *game.main();
    return line.idAt(std::clamp<EventIndex>(played->seq + 1, 1, line.length())); // GameCreated is the first
  }
  const auto* wanted = std::get_if<NationTurn>(&target_);
  if (wanted == nullptr) return firstOpen(game);
  const OpenedLine& line = *game.main();
  std::size_t turns = 0;
  for (const Turn& turn : line.stats().outline.turns()) {
    if (game.game().nationWord(turn.nation) != wanted->nation || ++turns < wanted->turn) continue;
    EventIndex k = turn.first;
    while (k < turn.last && !std::holds_alternative<RondelMoved>(line.event(k)))
      ++k;
    return line.idAt(k);
  }
  return std::nullopt;
}

/// In the order of the recorded line; what is not on it comes last.
std::optional<Hash> RemarkFinder::firstOpen(const OpenedGame& game) {
  const auto rank = [&](NodeIndex event) {
    const EventIndex k = game.main()->placeOf(event);
    return k != 0 ? k : ~EventIndex{0};
  };
  const Discussion discussion(game.log(), game.log().annotations());
  RemarkFilter open;
  open.state = ThreadState::open;
  std::optional<NodeIndex> first;
  for (const std::uint32_t place : filtered(discussion, open)) {
    const NodeIndex event = discussion.remarks()[place].event;
    if (!first || rank(event) < rank(*first)) first = event;
  }
  if (!first) return std::nullopt;
  return game.log()[*first].id;
}

} // namespace annales::viewer
