// Questions over all states of the open library: typed, answered in the background, kept as collections.
#pragma once

#include "viewer/library/question_asker.h"
#include "viewer/library/saved_questions.h"
#include "viewer/look/look.h"
#include "viewer/questions/answer_model.h"
#include "viewer/questions/interval_delegate.h"
#include "viewer/questions/question_edit.h"
#include "viewer/rows/data_table.h"
#include "viewer/store/opening_names.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace annales::viewer {

/// Enter asks, and in the table opens the game at the event; Escape cancels.
class QuestionsPanel : public QWidget {
  Q_OBJECT
public:
  /// The store outlives the panel.
  explicit QuestionsPanel(SessionStore& store, QWidget* parent = nullptr);

  void setLibrary(const QString& path);
  /// Names of openings, which outlive the panel; without them the rulebooks'.
  void setOpeningNames(const OpeningNames& names);
  void ask();
  /// Asks this question instead of the one that was typed.
  void askFor(const std::string& question);
  /// Under that name in the library, in the background; asks before it replaces another question.
  void keep(const QString& name);
  void forget(const QString& name);

  [[nodiscard]] QuestionEdit& edit() { return *edit_; }
  [[nodiscard]] QuestionAsker& asker() { return asker_; }
  [[nodiscard]] const SavedQuestions& saved() const { return saved_; }
  [[nodiscard]] AnswerModel& model() { return *model_; }
  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] QComboBox& views() { return *views_; }
  [[nodiscard]] QMenu& collections() { return *collectionsMenu_; }
  [[nodiscard]] QString said() const { return said_->text(); }
  [[nodiscard]] QString hint() const { return hint_->text(); }

signals:
  /// It should be shown at that event of its main line.
  void eventChosen(const annales::Hash& game, std::uint32_t seq);
  /// The library keeps another set of questions.
  void collectionsChanged();
  void told(const QString& sentence);

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void connectParts();
  void retranslate();
  void showLook();
  void showComplaint();
  void showAnswer(const std::shared_ptr<const AskedAnswer>& answer);
  void showBusy();
  void cancel();
  void fillCollections();
  void askForName();
  void askForFile();
  void open(const QModelIndex& index);
  [[nodiscard]] AnswerView view() const { return static_cast<AnswerView>(views_->currentIndex()); }
  void askToReplace(const QString& name, const std::string& question);
  void tellWritten(const QString& name, const std::string& question);

  SessionStore& store_;
  Look look_;
  QuestionEdit* edit_;
  QLabel *said_, *hint_;
  QPushButton *ask_, *cancel_;
  QComboBox* views_;
  QToolButton *collections_, *csv_;
  QMenu* collectionsMenu_;
  AnswerModel* model_;
  DataTable* table_;
  IntervalDelegate* intervals_;
  QuestionAsker asker_;
  SavedQuestions saved_;
};

} // namespace annales::viewer
