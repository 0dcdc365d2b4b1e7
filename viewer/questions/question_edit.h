// A question as it is typed: words are completed, what makes no sense is underlined.
#pragma once

#include "libreplay/query/read_question.h"
#include "viewer/look/look.h"

#include <QPlainTextEdit>
#include <optional>

class QCompleter;
class QStringListModel;

namespace annales::viewer {

class QuestionEdit : public QPlainTextEdit {
  Q_OBJECT
public:
  explicit QuestionEdit(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Copied; the text is looked at again.
  void setVocabulary(const Vocabulary& words);
  [[nodiscard]] std::string question() const { return toPlainText().toStdString(); }
  /// Why it is no question; nothing where it is one, or empty.
  [[nodiscard]] const std::optional<QuestionFault>& complaint() const { return complaint_; }
  [[nodiscard]] QCompleter& completer() { return *completer_; }
  /// Offers words at the cursor, also where none was begun.
  void offerWords();

signals:
  /// By Enter: somebody wants to know.
  void asked();
  /// `complaint()` may be another.
  void looked();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

private:
  void look();
  void complete(bool anyway);
  void take(const QString& word);
  void underline();

  Look look_;
  Vocabulary words_;
  std::optional<QuestionFault> complaint_;
  QCompleter* completer_;
  QStringListModel* offered_;
};

/// How many letters of the window's text the first bytes are.
[[nodiscard]] int lettersIn(std::string_view text, std::size_t bytes);

} // namespace annales::viewer
