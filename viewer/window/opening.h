// The way of games into a window: files that the user names, one after another, and those of last time.
#pragma once

#include "libreplay/session/kept_session.h"
#include "viewer/library/game_opener.h"
#include "viewer/window/application.h"
#include "viewer/window/resumer.h"

#include <QObject>
#include <QStringList>

namespace annales::viewer {

class Opening : public QObject {
  Q_OBJECT
public:
  /// All of them outlive this.
  Opening(Application& application, SessionStore& store, QWidget& window);

  /// Each in a tab, after the games of last time where these are still coming. `at`: these games, or the
  /// shown one where there are none, stand at that event; 0: where they begin.
  void open(const QStringList& files, EventIndex at);
  /// Shows what the window showed last time.
  void resume(const KeptSession& session) { resumer_.begin(session); }
  [[nodiscard]] bool resuming() const { return resumer_.busy(); }
  void setStoryteller(const Storyteller& teller);
  /// For games that come from elsewhere: the clipboard, a list.
  [[nodiscard]] GameOpener& opener() { return *opener_; }

signals:
  /// A game has come and is the shown tab.
  void opened();
  /// The games of last time are there. `any`: a game is shown, which is what the window showed.
  void resumed(bool any);
  /// The file has plays of which only the results are known: they belong in a library.
  void playsFound(const QString& path);
  void told(const QString& sentence);

private:
  void next();
  void show(const std::shared_ptr<const OpenedGame>& game);
  void fail(const QString& sentence);
  /// The window stays usable: one goes from mistake to mistake with the game beside it.
  void showMistakes(const QString& path, std::size_t game, const std::vector<Complaint>& complaints,
                    AfterMistake choice);

  SessionStore& store_;
  QWidget& window_;
  GameOpener* opener_;
  Resumer resumer_;
  QStringList waiting_; // for the games of last time, or for the one before them
  EventIndex at_ = 0;
  QStringList notOpened_; // why, of those that came together
};

} // namespace annales::viewer
