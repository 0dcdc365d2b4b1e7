// Asks what is played, on which board and by whom, before a game is recorded.
#pragma once

#include "engine/boards/board_shelf.h"
#include "viewer/newgame/new_game_choice.h"

#include <QDialog>
#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace annales::viewer {

class LibraryChoice;
class OptionsForm;
class SeatTable;

class NewGameDialog : public QDialog {
  Q_OBJECT
public:
  /// Boards come from the shelf. What was chosen last time is chosen again.
  explicit NewGameDialog(const BoardShelf& shelf, QWidget* parent = nullptr);

  /// Names of players while they are typed.
  void suggest(const QStringList& players);
  /// What a game began with, to be put right. Its ruleset and options stay.
  void showBeginning(const NewGameChoice& before);
  /// Where the game may be kept; the first is chosen.
  void offerLibraries(const QStringList& paths);
  /// Where it is to be kept; empty where no library was offered.
  [[nodiscard]] QString library() const;
  /// Where the last game was recorded into that was begun here; empty: none, or it is gone.
  [[nodiscard]] static QString rememberedLibrary();

  [[nodiscard]] NewGameChoice choice() const;
  /// Closed to type only the result; the rest of the choice is the beginning of that.
  [[nodiscard]] bool wantsResult() const { return wantsResult_; }
  /// This time's choices are the next time's defaults.
  void remember() const;

private:
  void build();
  void connectAll();
  void recall();
  void fillRulesets();
  void fillBoards();
  void fillCounts();
  void fillSeats();
  void fillCommander();
  void moveSeat(int by);
  void check();
  [[nodiscard]] RulesetId ruleset() const;
  [[nodiscard]] std::vector<NationSeat> seats() const;
  [[nodiscard]] std::shared_ptr<const Board> board() const;

  std::vector<ShelvedBoard> boards_;
  std::optional<Options> kept_; // of a game that has begun
  QComboBox* ruleset_;
  QComboBox* board_;
  QComboBox* count_;
  OptionsForm* options_;
  SeatTable* seats_;
  QToolButton* up_;
  QToolButton* down_;
  QLineEdit* date_;
  QLineEdit* event_;
  QLineEdit* site_;
  LibraryChoice* library_;
  QLabel* why_;
  QDialogButtonBox* buttons_;
  QPushButton* result_;
  bool wantsResult_ = false;
};

} // namespace annales::viewer
