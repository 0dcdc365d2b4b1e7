// What pupils answered to the lessons of the open games: a table of pupils and steps, judged by the lessons.
#pragma once

#include "libreplay/learning/answer_sheet.h"
#include "viewer/remarks/remark_book.h"
#include "viewer/rows/data_table.h"
#include "viewer/rows/text_rows.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>
#include <set>

namespace annales::viewer {

/// A window of its own. Files of answers are opened or dropped here. Enter on a turn that no accepted answer
/// foresees counts it as right, Delete as wrong, with a text; both can be undone like any other change.
class AnswersWindow : public QWidget {
  Q_OBJECT
public:
  /// The book outlives the window.
  explicit AnswersWindow(RemarkBook& book, QWidget* parent = nullptr);

  /// A game of the library in which pupils answered, though no tab shows it; or the same game, changed.
  void take(const std::shared_ptr<const OpenedGame>& game);
  /// Takes the game anew where it was taken before.
  void refresh(const std::shared_ptr<const OpenedGame>& game);
  /// Whether the file is one of answers; what is wrong with it is said in the window.
  bool add(const QString& path);
  void open();
  /// The chosen turn that was not foreseen is right, or wrong, with a text for pupils who play it.
  void accept(TurnWorth worth, const QString& text);

  [[nodiscard]] const AnswerSheet& sheet() const { return sheet_; }
  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] QListWidget& unforeseen() { return *unforeseen_; }
  [[nodiscard]] QString details() const { return details_->text(); }
  [[nodiscard]] QString said() const { return said_->text(); }

signals:
  /// Pupils answered in games that are not here.
  void gamesMissing(const std::vector<annales::Hash>& games);

protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void showLook();
  void judge();
  void tellAdded(std::size_t againBefore);
  void askForGames();
  void fillTable();
  void fillUnforeseen();
  void showDetails();
  void askForText();
  [[nodiscard]] QString cell(const SheetAnswer& one) const;
  [[nodiscard]] QString cellTip(const SheetAnswer& one) const;
  [[nodiscard]] QString turn(const SheetStep& step, std::span<const Event> events) const;
  [[nodiscard]] QString reason(const SheetAnswer& one) const;
  [[nodiscard]] DisplayNames namesOf(const SheetStep& step) const;

  RemarkBook& book_;
  std::vector<PupilAnswers> files_;
  std::vector<std::shared_ptr<const OpenedGame>> games_;  // each once
  std::vector<std::shared_ptr<const OpenedGame>> others_; // of them, those that were taken
  std::set<Hash> asked_;                                  // games that were missing, each asked for once
  AnswerSheet sheet_;
  std::vector<UnforeseenTurn> turns_;
  TextRows* rows_;
  DataTable* table_;
  QListWidget* unforeseen_;
  QLabel *head_, *details_, *turnsHead_, *said_;
  QPushButton *open_, *right_, *wrong_;
};

} // namespace annales::viewer
