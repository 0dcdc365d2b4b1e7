// Asks what is played, on which board and by whom, before a game is recorded.
#pragma once

#include "engine/boards/board_shelf.h"
#include "viewer/newgame/new_game_choice.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTableWidget;
class QToolButton;

namespace annales::viewer {

class OptionsForm;

class NewGameDialog : public QDialog {
  Q_OBJECT
public:
  /// Boards come from the shelf. What was chosen last time is chosen again.
  explicit NewGameDialog(const BoardShelf& shelf, QWidget* parent = nullptr);

  [[nodiscard]] NewGameChoice choice() const;
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
  QComboBox* ruleset_;
  QComboBox* board_;
  QComboBox* count_;
  OptionsForm* options_;
  QTableWidget* seats_;
  QToolButton* up_;
  QToolButton* down_;
  QLineEdit* date_;
  QLineEdit* event_;
  QLineEdit* site_;
  QLabel* why_;
  QDialogButtonBox* buttons_;
};

} // namespace annales::viewer
