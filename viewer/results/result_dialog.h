// A game of which only the result is known: typed in a few seconds, looked at, filled in and put right.
#pragma once

#include "libreplay/results/result_edits.h"
#include "viewer/look/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace annales::viewer {

class ResultDialog : public QDialog {
  Q_OBJECT
public:
  static constexpr std::size_t kPersons = 6;

  /// An empty form: today, and the game that was typed last.
  explicit ResultDialog(const Look& look, QWidget* parent = nullptr);

  /// Names and places while they are typed.
  void suggest(const QStringList& players, const QStringList& sites);
  /// What is chosen at first, as another form has it.
  void begin(RulesetId ruleset, const QString& date, const QString& site);
  /// A result of the library, to be changed. `canWrite`: else it is only shown.
  void showResult(const ResultGame& game, bool canWrite);
  /// A question below the form, such as whether two results are one game. Each button closes the form.
  void ask(const QString& question, const QStringList& answers, const std::function<void(int answer)>& then);
  /// A fact below the form.
  void tell(const QString& sentence);

  /// What the form says now; `shown` is empty for a new result.
  [[nodiscard]] ResultEdit edit() const;
  /// The game is the next form's default.
  void remember() const;
  /// Why it cannot be saved so; empty where it can.
  [[nodiscard]] QString trouble() const { return trouble_; }
  [[nodiscard]] QString hint() const { return hint_->text(); }

  struct Row {
    QLineEdit *name = nullptr, *nation = nullptr, *personages = nullptr, *seat = nullptr;
    QCheckBox* won = nullptr;
    int from = -1; // the person that it showed at first
  };
  [[nodiscard]] const std::array<Row, kPersons>& rows() const { return rows_; }
  [[nodiscard]] QComboBox& ruleset() { return *ruleset_; }
  [[nodiscard]] QComboBox& board() { return *board_; }
  [[nodiscard]] QLineEdit& date() { return *date_; }
  [[nodiscard]] QLineEdit& site() { return *site_; }
  [[nodiscard]] QLineEdit& comments() { return *comments_; }
  [[nodiscard]] QCheckBox& unfinished() { return *unfinished_; }
  [[nodiscard]] QPushButton& save() { return *save_; }

private:
  void build();
  void buildPersons(QVBoxLayout& column);
  void orderKeys();
  void fillForGame();
  void chooseWinner();
  void judge();
  void takeWinner(std::size_t row, bool on);
  [[nodiscard]] RulesetId game() const;
  [[nodiscard]] bool isEmptyRow(const Row& row) const;
  [[nodiscard]] bool isPerson(const Row& row) const;
  [[nodiscard]] std::vector<ResultPerson> persons() const;
  [[nodiscard]] ResultPerson personOf(const Row& row) const;
  [[nodiscard]] QString troubleNow() const;
  [[nodiscard]] QString troubleOfPersons(const std::vector<ResultPerson>& persons) const;
  [[nodiscard]] QString hintNow() const;
  void spellAsKnown(QLineEdit& field, const QStringList& known);

  Look look_;
  ResultRecord shown_;
  bool isNew_ = true;
  bool winnerChosen_ = false; // by a person, or by the log
  QString trouble_;
  QStringList players_, sites_;
  QLabel *about_, *hint_;
  QComboBox *ruleset_, *board_;
  QLineEdit *date_, *site_, *minutes_, *comments_;
  QCheckBox *unfinished_, *uncounted_;
  std::array<Row, kPersons> rows_;
  QVBoxLayout* below_;
  QPushButton* save_ = nullptr;
};

} // namespace annales::viewer
