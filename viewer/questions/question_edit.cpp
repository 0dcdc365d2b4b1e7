#include "viewer/questions/question_edit.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringListModel>

namespace annales::viewer {

int lettersIn(std::string_view text, std::size_t bytes) {
  const std::string_view first = text.substr(0, std::min(bytes, text.size()));
  return static_cast<int>(fromUtf8(first).size());
}

QuestionEdit::QuestionEdit(QWidget* parent)
    : QPlainTextEdit(parent), words_(builtInVocabulary()), completer_(new QCompleter(this)),
      offered_(new QStringListModel(this)) {
  setTabChangesFocus(true);
  setLineWrapMode(QPlainTextEdit::WidgetWidth);
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  completer_->setModel(offered_);
  completer_->setWidget(this);
  completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &QuestionEdit::take);
  connect(this, &QPlainTextEdit::textChanged, this, &QuestionEdit::look);
}

void QuestionEdit::setLook(const Look& look) {
  look_ = look;
  setFont(look.font(11));
  constexpr int kLines = 2;
  setFixedHeight(fontMetrics().lineSpacing() * kLines + qRound(look.px(14)));
  underline();
}

void QuestionEdit::setVocabulary(const Vocabulary& words) {
  words_ = words;
  look();
}

void QuestionEdit::look() {
  complaint_.reset();
  const std::string text = question();
  const bool empty = text.find_first_not_of(" \t\r\n") == std::string::npos;
  if (!empty)
    if (auto read = readQuestion(text, words_); !read) complaint_ = std::move(read.error());
  underline();
  emit looked();
}

void QuestionEdit::underline() {
  QList<QTextEdit::ExtraSelection> marked;
  // What is missing at the end is no mistake yet: somebody is typing.
  if (complaint_ && complaint_->length > 0) {
    const std::string text = question();
    QTextEdit::ExtraSelection wrong;
    wrong.cursor = QTextCursor(document());
    wrong.cursor.setPosition(lettersIn(text, complaint_->from));
    wrong.cursor.setPosition(lettersIn(text, complaint_->from + complaint_->length), QTextCursor::KeepAnchor);
    wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.format.setUnderlineColor(look_.warning);
    marked.append(wrong);
  }
  setExtraSelections(marked);
}

void QuestionEdit::take(const QString& word) {
  const std::string text = question();
  const auto cursor = static_cast<std::size_t>(toPlainText().left(textCursor().position()).toUtf8().size());
  const Completions found = completionsAt(text, cursor, words_);
  QTextCursor into = textCursor();
  into.setPosition(lettersIn(text, found.from));
  into.setPosition(lettersIn(text, cursor), QTextCursor::KeepAnchor);
  into.insertText(word + QLatin1Char(' '));
  setTextCursor(into);
  completer_->popup()->hide();
}

void QuestionEdit::offerWords() {
  complete(true);
}

void QuestionEdit::complete(bool anyway) {
  const std::string text = question();
  const auto cursor = static_cast<std::size_t>(toPlainText().left(textCursor().position()).toUtf8().size());
  const Completions found = completionsAt(text, cursor, words_);
  if (found.words.empty() || (!anyway && found.from == cursor)) return completer_->popup()->hide();
  QStringList words;
  for (const std::string& word : found.words)
    words.append(QString::fromStdString(word));
  offered_->setStringList(words);
  completer_->popup()->setCurrentIndex(completer_->completionModel()->index(0, 0));
  QRect place = cursorRect();
  place.setWidth(completer_->popup()->sizeHintForColumn(0) +
                 completer_->popup()->verticalScrollBar()->sizeHint().width() + qRound(look_.px(12)));
  completer_->complete(place);
}

void QuestionEdit::keyPressEvent(QKeyEvent* event) {
  const bool popup = completer_->popup()->isVisible();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (popup && (enter || event->key() == Qt::Key_Escape || event->key() == Qt::Key_Tab)) {
    event->ignore(); // the popup's
    return;
  }
  if (enter) return emit asked();
  if (event->key() == Qt::Key_Space && (event->modifiers() & Qt::ControlModifier) != 0) return complete(true);
  QPlainTextEdit::keyPressEvent(event);
  const bool typed = !event->text().isEmpty() && event->text().front().isPrint();
  if (typed || (popup && event->key() == Qt::Key_Backspace)) complete(false);
}

void QuestionEdit::focusInEvent(QFocusEvent* event) {
  completer_->setWidget(this);
  QPlainTextEdit::focusInEvent(event);
}

} // namespace annales::viewer
