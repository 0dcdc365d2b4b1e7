#include "viewer/window/remark_finder.h"

namespace annales::viewer {

RemarkFinder::RemarkFinder(SessionStore& store, StudyDesk& desk, RemarkBook& book, QObject* parent)
    : QObject(parent), store_(store), book_(book) {
  opener_.setDesk(desk);
  connect(&opener_, &GameOpener::opened, this, &RemarkFinder::show);
  connect(&opener_, &GameOpener::failed, this, &RemarkFinder::told);
}

void RemarkFinder::open(const QString& library, const Hash& game, const std::optional<Hash>& event) {
  event_ = event;
  opener_.openFromLibrary(library, game);
}

void RemarkFinder::show(const std::shared_ptr<const OpenedGame>& game) {
  store_.dispatch(OpenGame{game});
  const std::optional<NodeIndex> place = event_ ? game->log().find(*event_) : firstOpen();
  if (!place || !book_.goTo(*place)) emit told(tr("The remark is no longer on any line of the game."));
  emit shown();
}

/// In the order of the recorded line; what is not on it comes last.
std::optional<NodeIndex> RemarkFinder::firstOpen() const {
  const auto rank = [this](NodeIndex event) {
    const EventIndex k = book_.tab()->game->main()->placeOf(event);
    return k != 0 ? k : ~EventIndex{0};
  };
  std::optional<NodeIndex> first;
  RemarkFilter open;
  open.state = ThreadState::open;
  for (const std::uint32_t place : filtered(book_.discussion(), open)) {
    const NodeIndex event = book_.discussion().remarks()[place].event;
    if (!first || rank(event) < rank(*first)) first = event;
  }
  return first;
}

} // namespace annales::viewer
