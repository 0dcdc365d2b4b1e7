// One page of questions about the words of logs: what each means, with a proposal. Enter accepts all of them.
#pragma once

#include "libreplay/results/result_words.h"
#include "viewer/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTableWidget>
#include <vector>

namespace annales::viewer {

/// Letters change the answer of a line; Enter outside of a field is for the dialog.
class WordsTable : public QTableWidget {
  Q_OBJECT
public:
  static constexpr int kWord = 0, kAbout = 1, kTimes = 2, kAnswer = 3, kWhy = 4, kColumns = 5;

  explicit WordsTable(QWidget* parent = nullptr);

signals:
  /// By the Delete key.
  void leftOpen(int row);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

class WordsDialog : public QDialog {
  Q_OBJECT
public:
  /// `people`: names that a word may stand for.
  WordsDialog(std::vector<WordQuestion> questions, QStringList people, const Look& look,
              QWidget* parent = nullptr);

  /// What is to be remembered: answers to open questions, and those that were changed.
  [[nodiscard]] std::vector<ResultWords::Answer> answers() const;
  /// Of a line; nothing where it is left open.
  [[nodiscard]] std::optional<std::string> answer(int row) const;
  /// False, with the reason in `trouble`, where that is no answer.
  bool setAnswer(int row, const QString& typed);
  [[nodiscard]] WordsTable& table() { return *table_; }
  [[nodiscard]] QString trouble() const { return trouble_->text(); }
  [[nodiscard]] QPushButton& acceptance() { return *accept_; }

private:
  void addRow(int row);
  void showAnswer(int row);
  [[nodiscard]] QString whyOf(const WordQuestion& question) const;

  std::vector<WordQuestion> questions_;
  std::vector<std::optional<std::string>> answers_;
  QStringList people_;
  QLabel *words_, *trouble_;
  WordsTable* table_;
  QPushButton* accept_ = nullptr;
};

} // namespace annales::viewer
