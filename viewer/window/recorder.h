// Records a game from its first event on: asks what is played, begins it in a library, ends the recording.
#pragma once

#include "libreplay/session/opened_game.h"
#include "viewer/newgame/new_game_choice.h"
#include "viewer/store/session_store.h"
#include "viewer/store/study_desk.h"

#include <QObject>
#include <QString>
#include <memory>

class QWidget;

namespace annales::viewer {

class Recorder : public QObject {
  Q_OBJECT
public:
  /// Both outlive it.
  Recorder(SessionStore& store, StudyDesk& desk, QObject* parent = nullptr);

  void setStoryteller(Storyteller teller) { teller_ = std::move(teller); }
  /// Asks, and begins where the answer is yes. `library`: where the game is kept.
  void ask(const QString& library, QWidget* window);
  /// Begins the game and shows it in a tab. False, with a sentence told, where it cannot be kept.
  bool begin(const NewGameChoice& choice, const QString& library, std::uint64_t seed);
  /// What was recorded is from now on what was played.
  void end();
  [[nodiscard]] bool isRecording() const;

signals:
  void begun();
  void told(const QString& sentence);

private:
  [[nodiscard]] std::shared_ptr<const OpenedGame> create(const NewGame& game, const NewGameChoice& choice,
                                                         const QString& library);
  bool writeHead(const Hash& game, const NewGameChoice& choice);

  SessionStore& store_;
  StudyDesk& desk_;
  Storyteller teller_ = sentenceOf;
};

} // namespace annales::viewer
