// The record of a line: its events as sentences or as a ledger, with a search, and a line to type turns.
#pragma once

#include "viewer/record/record_tree.h"
#include "viewer/record/turn_line.h"
#include "viewer/store/opening_names.h"
#include "viewer/store/session_store.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace annales::viewer {

/// (`RecordView` is the session's choice between sentences and ledger.)
class RecordPanel : public QWidget {
  Q_OBJECT
public:
  /// The store outlives the panel, and so does the desk; without one only the shown line is told.
  explicit RecordPanel(SessionStore& store, const StudyDesk* desk = nullptr, QWidget* parent = nullptr);

  /// Names of openings, which outlive the panel; without them the rulebooks'.
  void setOpeningNames(const OpeningNames& names);
  /// What stands above the record: "Romans: G1 Growth"; empty where no nation has played one with a name.
  [[nodiscard]] QString openings() const;
  /// For Ctrl+F: the text is selected, so that typing replaces it.
  void focusSearch();
  [[nodiscard]] RecordTree& tree() { return *tree_; }
  [[nodiscard]] TurnLine& turnLine() { return *turnLine_; }
  /// To the line in which turns are typed. False where the game cannot be edited.
  bool focusTyping();
  [[nodiscard]] RecordModel& model() { return tree_->recordModel(); }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void build();
  QToolButton* addButton(const QString& name, bool checkable);
  void retranslate();
  void onChanged(const Change& change);
  void showBar();
  void showHits();
  void showOpenings();
  void find(int by);
  void setRecord(RecordView record);

  SessionStore& store_;
  const StudyDesk* desk_;
  QWidget* bar_ = nullptr;
  QLineEdit* search_ = nullptr;
  QLabel* hits_ = nullptr;
  QToolButton *before_ = nullptr, *next_ = nullptr, *fold_ = nullptr, *unfold_ = nullptr;
  QToolButton *sentences_ = nullptr, *ledger_ = nullptr;
  QLabel* openings_ = nullptr;
  RecordTree* tree_ = nullptr;
  TurnLine* turnLine_ = nullptr;
};

} // namespace annales::viewer
