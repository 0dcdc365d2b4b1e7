#include "viewer/record/turn_edit.h"

#include "importers/agn/typed_turns.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kMostRows = 5;

bool isEnterKey(const QKeyEvent& key) {
  return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

TurnEdit::TurnEdit(QWidget* parent)
    : QPlainTextEdit(parent), completer_(new QCompleter(this)), words_(new QStandardItemModel(this)) {
  setLineWrapMode(QPlainTextEdit::WidgetWidth);
  setTabChangesFocus(true);
  completer_->setModel(words_);
  completer_->setWidget(this);
  completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  completer_->setMaxVisibleItems(9);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &TurnEdit::take);
  connect(this, &QPlainTextEdit::textChanged, this, &TurnEdit::fitHeight);
}

void TurnEdit::setLook(const Look& look) {
  look_ = look;
  setFont(look.font(11));
  completer_->popup()->setFont(look.font(10.5));
  fitHeight();
}

/// A row, and more where more is typed or pasted.
void TurnEdit::fitHeight() {
  int rows = 0;
  for (QTextBlock block = document()->begin(); block.isValid() && rows < kMostRows; block = block.next())
    rows += std::max(1, block.lineCount());
  const int frame = 2 * (frameWidth() + qRound(document()->documentMargin()));
  setFixedHeight(std::clamp(rows, 1, kMostRows) * fontMetrics().lineSpacing() + frame + qRound(look_.px(2)));
  setVerticalScrollBarPolicy(rows >= kMostRows ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void TurnEdit::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  fitHeight();
}

void TurnEdit::mark(int from, int length) {
  QList<QTextEdit::ExtraSelection> marked;
  if (length > 0) {
    QTextEdit::ExtraSelection wrong;
    wrong.cursor = QTextCursor(document());
    wrong.cursor.setPosition(from);
    wrong.cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.format.setUnderlineColor(look_.warning);
    marked.append(wrong);
  }
  setExtraSelections(marked);
}

QStringList TurnEdit::offered() const {
  QStringList all;
  for (int row = 0; completer_->popup()->isVisible() && row < words_->rowCount(); ++row)
    all << words_->item(row)->text();
  return all;
}

void TurnEdit::offerWords() {
  complete(true);
}

void TurnEdit::complete(bool anyway) {
  const int cursor = textCursor().position();
  const Words found = source_ ? source_(toPlainText(), cursor) : Words{};
  if (found.words.empty() || (!anyway && found.from == cursor)) return completer_->popup()->hide();
  words_->clear();
  for (const Word& word : found.words) {
    auto* item = new QStandardItem(word.text);
    item->setForeground(word.legal ? look_.text : look_.dim);
    for (const int role : {Qt::ToolTipRole, Qt::AccessibleDescriptionRole})
      item->setData(word.legal ? QString() : tr("Not legal here"), role);
    QFont font = look_.font(10.5, word.legal);
    item->setFont(font);
    words_->appendRow(item);
  }
  completer_->popup()->setCurrentIndex({}); // Enter plays what was typed
  QRect place = cursorRect();
  place.setWidth(completer_->popup()->sizeHintForColumn(0) +
                 completer_->popup()->verticalScrollBar()->sizeHint().width() + qRound(look_.px(16)));
  completer_->complete(place);
  completer_->popup()->setCurrentIndex({});
}

void TurnEdit::take(const QString& word) {
  const int cursor = textCursor().position();
  const Words found = source_ ? source_(toPlainText(), cursor) : Words{};
  QTextCursor into = textCursor();
  into.setPosition(std::min(found.from, cursor));
  into.setPosition(cursor, QTextCursor::KeepAnchor);
  into.insertText(word.endsWith(u'>') ? word : word + u' ');
  setTextCursor(into);
  completer_->popup()->hide();
  complete(true);
}

bool TurnEdit::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && document()->isEmpty()) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
      event->ignore(); // the game's: the line has nothing to undo
      return true;
    }
  }
  return QPlainTextEdit::event(event);
}

void TurnEdit::keyPressEvent(QKeyEvent* event) {
  const bool popup = completer_->popup()->isVisible();
  const bool chosen = popup && completer_->popup()->currentIndex().isValid();
  if (isEnterKey(*event) && event->modifiers().testFlag(Qt::ShiftModifier)) {
    textCursor().insertBlock();
    return;
  }
  if (isEnterKey(*event) && chosen) return event->ignore(); // the popup's
  if (isEnterKey(*event)) {
    completer_->popup()->hide();
    return emit entered();
  }
  if (event->key() == Qt::Key_Escape) {
    if (popup) return completer_->popup()->hide();
    if (document()->isEmpty()) return emit left();
    return clear();
  }
  if (event->key() == Qt::Key_Space && event->modifiers().testFlag(Qt::ControlModifier))
    return complete(true);
  if (event->key() == Qt::Key_Down && !popup && document()->blockCount() == 1) return complete(true);
  QPlainTextEdit::keyPressEvent(event);
  const bool typed = !event->text().isEmpty() && event->text().front().isPrint();
  if (typed || (popup && event->key() == Qt::Key_Backspace)) complete(event->key() == Qt::Key_Space);
}

/// Tab takes the word that is offered first, or the chosen one; where nothing is offered it goes on.
bool TurnEdit::focusNextPrevChild(bool next) {
  if (!next || !completer_->popup()->isVisible()) return QPlainTextEdit::focusNextPrevChild(next);
  const QModelIndex chosen = completer_->popup()->currentIndex();
  take(words_->item(chosen.isValid() ? chosen.row() : 0)->text());
  return true;
}

void TurnEdit::insertFromMimeData(const QMimeData* source) {
  if (source->text().size() > static_cast<qsizetype>(agn::kLongestTyped)) return emit tooMuch();
  insertPlainText(source->text());
}

void TurnEdit::focusInEvent(QFocusEvent* event) {
  completer_->setWidget(this);
  QPlainTextEdit::focusInEvent(event);
}

} // namespace annales::viewer
