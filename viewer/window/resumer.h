// Brings the games of last time back into a window, one after the other.
#pragma once

#include "libreplay/session/kept_session.h"
#include "viewer/library/game_opener.h"
#include "viewer/store/session_store.h"

#include <QObject>
#include <optional>

namespace annales::viewer {

class Resumer : public QObject {
  Q_OBJECT
public:
  /// All outlive it.
  Resumer(SessionStore& store, StudyDesk& desk, GamePlaces& places, QObject* parent = nullptr);

  void setStoryteller(Storyteller teller) { opener_.setStoryteller(std::move(teller)); }
  void begin(KeptSession session);
  [[nodiscard]] bool busy() const { return busy_; }

signals:
  /// A game is not where it was, or cannot be read; the others come all the same.
  void told(const QString& sentence);
  /// As much as could be had is there. `any`: a game is shown, which is what the window showed.
  void done(bool any);

private:
  void next();
  void take(const std::shared_ptr<const OpenedGame>& game);
  void finish();

  SessionStore& store_;
  KeptSession session_;
  std::size_t at_ = 0;               // the tab that is being opened
  std::optional<std::size_t> shown_; // the tab that becomes the current one
  bool busy_ = false;
  GameOpener opener_;
};

} // namespace annales::viewer
