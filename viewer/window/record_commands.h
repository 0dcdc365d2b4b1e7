// What a window does to the record of a game: begins and ends one, notes what the table did differently,
// merges somebody else's file.
#pragma once

#include "libreplay/session/opened_game.h"
#include "viewer/library/record_reader.h"
#include "viewer/newgame/new_game_choice.h"
#include "viewer/store/study_editor.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"

#include <QObject>
#include <QStringList>
#include <filesystem>
#include <functional>

namespace annales::viewer {

class CorrectedDialog;

class RecordCommands : public QObject {
  Q_OBJECT
public:
  /// Both outlive it.
  RecordCommands(StudyEditor& editor, GamePage& page, QObject* parent = nullptr);

  /// Adds the commands that put a record right; those that begin and end one stand in the menu of files.
  void addTo(Commands& commands);
  /// The one that stands among those of files.
  void addHeadersTo(Commands& commands);
  /// Names of players, to suggest some.
  void setPlayers(std::function<QStringList()> players) { players_ = std::move(players); }
  void setStoryteller(Storyteller teller) { teller_ = std::move(teller); }

  /// Asks what is played and where the game is kept, and begins where the answer is yes. `library`: offered
  /// where no other is remembered.
  void askForGame(const QString& library, QWidget* window);
  /// Begins to record the game and shows it in a tab. False, with a sentence told, where it cannot be kept.
  bool begin(const NewGameChoice& choice, const QString& library, std::uint64_t seed);
  [[nodiscard]] bool isRecording() const;
  /// Asks for names, date, event and others, at any time.
  void editTags();
  /// Asks what the game that is recorded should have begun with.
  void askForBeginning();
  /// The game that is recorded begins again so, with all that was played wherever it still fits; the record
  /// with the wrong beginning is hidden in the library. False, with a sentence told, where it cannot.
  bool beginAgain(const NewGameChoice& choice, std::uint64_t seed);
  /// Asks what the table did differently: to begin with, the move that was typed and refused.
  void correct();
  /// Reads the file and asks; a sentence is told where there is nothing to ask.
  void merge(const QString& path);

signals:
  /// It is shown now.
  void begun(const QString& library);
  /// Only the result of a game is to be typed.
  void resultAsked(const annales::viewer::NewGameChoice& choice, const QString& library);
  void told(const QString& sentence);

private:
  [[nodiscard]] std::string roundOf(const NewGameChoice& choice, const std::filesystem::path& library) const;
  bool start(const NewGameChoice& choice, Tags tags, const std::filesystem::path& library,
             std::uint64_t seed);
  [[nodiscard]] QStringList librariesToRecordIn(const QString& open);
  [[nodiscard]] bool offers(const QString& library, const QString& open);
  [[nodiscard]] bool canKeep(const Hash& game);
  void takeOverRefused(CorrectedDialog& dialog);
  void carryOver(const OpenedGame& before);
  void ask(const QString& path, const std::shared_ptr<const EventLog>& record);

  StudyEditor& editor_;
  GamePage& page_;
  RecordReader reader_;
  Storyteller teller_;
  std::function<QStringList()> players_;
};

} // namespace annales::viewer
