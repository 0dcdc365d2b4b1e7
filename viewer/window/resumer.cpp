#include "viewer/window/resumer.h"

#include "viewer/files/moved_files.h"

#include <utility>

namespace annales::viewer {

Resumer::Resumer(SessionStore& store, StudyDesk& desk, GamePlaces& places, QObject* parent)
    : QObject(parent), store_(store) {
  opener_.setDesk(desk);
  opener_.setPlaces(places);
  connect(&opener_, &GameOpener::opened, this, &Resumer::take);
  connect(&opener_, &GameOpener::failed, this, [this](const QString& sentence) {
    emit told(sentence);
    ++at_;
    next();
  });
}

void Resumer::begin(KeptSession session) {
  session_ = std::move(session);
  at_ = 0;
  shown_.reset();
  busy_ = true;
  next();
}

void Resumer::next() {
  if (at_ == session_.tabs.size()) return finish();
  const KeptTab& tab = session_.tabs[at_];
  const QString file = whereNow(QString::fromStdString(tab.place.file));
  if (tab.place.library)
    opener_.openFromLibrary(file, tab.game);
  else
    opener_.openFile(file, tab.place.number);
}

/// A file may have another game by now: then that one is shown, from its start.
void Resumer::take(const std::shared_ptr<const OpenedGame>& game) {
  const KeptTab& tab = session_.tabs[at_];
  if (game->id() == tab.game) {
    for (const Intent& intent : intentsOf(tab, game))
      store_.dispatch(intent);
  } else {
    store_.dispatch(OpenGame{game});
  }
  if (at_ == session_.current || !shown_) shown_ = store_.session().current;
  ++at_;
  next();
}

void Resumer::finish() {
  busy_ = false;
  if (shown_) store_.dispatch(SwitchTab{*shown_});
  emit done(shown_ && session_.showsGame);
}

} // namespace annales::viewer
