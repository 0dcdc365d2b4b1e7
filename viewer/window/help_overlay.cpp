#include "viewer/window/help_overlay.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <iterator>

namespace annales::viewer {
namespace {

QString keysOf(const Command& command) {
  return QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText)
      .replace(QStringLiteral("; "), QStringLiteral("  "));
}

/// What is done with the mouse and within a panel, for which there is no action.
std::vector<HelpRow> otherRows() {
  return {
      {{}, HelpOverlay::tr("Recording a game")},
      {HelpOverlay::tr("Letters, digits"), HelpOverlay::tr("Find a move, wherever the focus is")},
      {HelpOverlay::tr("Enter"), HelpOverlay::tr("Play the selected row")},
      {HelpOverlay::tr("Ctrl + Enter"), HelpOverlay::tr("End the turn, or continue")},
      {HelpOverlay::tr("Shift + Enter"), HelpOverlay::tr("Choose the payment; ← → other payments")},
      {HelpOverlay::tr("Ctrl + Z"), HelpOverlay::tr("Undo; with text in the field, undo typing")},
      {{}, HelpOverlay::tr("While typing")},
      {HelpOverlay::tr("Ctrl + Enter"), HelpOverlay::tr("Save the remark")},
      {HelpOverlay::tr("↓"), HelpOverlay::tr("From a search box into its list")},
      {HelpOverlay::tr("Esc"), HelpOverlay::tr("Back to the board")},
      {{}, HelpOverlay::tr("Mouse")},
      {HelpOverlay::tr("Wheel"), HelpOverlay::tr("Over board or record: event by event")},
      {HelpOverlay::tr("Shift + wheel"), HelpOverlay::tr("Round by round")},
      {HelpOverlay::tr("Ctrl + wheel"), HelpOverlay::tr("Zoom")},
      {HelpOverlay::tr("Drag"),
       HelpOverlay::tr("Timeline: scrub. Board: move the board, or units that can move (Shift: one)")},
      {HelpOverlay::tr("Right button"),
       HelpOverlay::tr(
           "Board: drag for an arrow, click for a ring; Shift red, Ctrl blue, Alt yellow. Lines: menu of the "
           "line")},
      {HelpOverlay::tr("Point at"), HelpOverlay::tr("Timeline, charts: preview the event")},
      {HelpOverlay::tr("Alt + ↑ ↓"),
       HelpOverlay::tr("In the record: go to lines that branch off; Enter shows one")}};
}

} // namespace

HelpOverlay::HelpOverlay(const Commands& commands, const Look& look, QWidget* parent)
    : QWidget(parent), look_(look), sheet_(new HelpSheet(rows(commands), look)),
      scroll_(new QScrollArea(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("help"));
  setAccessibleName(tr("Keyboard shortcuts"));
  setFocusPolicy(Qt::StrongFocus);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setWidget(sheet_);
  sheet_->setAutoFillBackground(false);
  scroll_->viewport()->setAutoFillBackground(false);
  setGeometry(parent->rect());
  parent->installEventFilter(this);
  show();
  raise();
  before_ = parent->window()->focusWidget();
  setFocus();
}

QRect HelpOverlay::card() const {
  return rect().adjusted(width() * 3 / 100, height() * 3 / 100, -width() * 3 / 100, -height() * 3 / 100);
}

void HelpOverlay::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int pad = static_cast<int>(look_.px(16)), foot = static_cast<int>(look_.px(24));
  const QRect room = card().adjusted(pad, pad, -pad, -foot);
  scroll_->setGeometry(room);
  sheet_->setRoom(room.width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_));
}

void HelpOverlay::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor veil = look_.window;
  veil.setAlpha(150);
  painter.fillRect(rect(), veil);
  painter.setPen(QPen(look_.line, 1));
  painter.setBrush(look_.panel);
  painter.drawRoundedRect(card(), look_.px(10), look_.px(10));
  painter.setFont(look_.font(9));
  painter.setPen(look_.dim);
  const int pad = static_cast<int>(look_.px(16));
  painter.drawText(card().adjusted(pad, 0, -pad, -pad / 4), Qt::AlignRight | Qt::AlignBottom,
                   tr("Press any key to close. You can change shortcuts in the Help menu."));
}

bool HelpOverlay::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QWidget::event(event);
  event->accept(); // the key closes the help and does nothing else
  return true;
}

std::vector<HelpRow> HelpOverlay::rows(const Commands& commands) {
  std::vector<HelpRow> rows;
  for (std::size_t g = 0; g < kCommandGroups; ++g) {
    const auto group = static_cast<CommandGroup>(g);
    rows.push_back({{}, Commands::plain(Commands::titleOf(group))});
    for (const Command& command : commands.all())
      if (command.group == group && !command.action->shortcuts().isEmpty() && !keysOf(command).isEmpty())
        rows.push_back({keysOf(command), Commands::plain(command.action->text())});
    if (rows.back().keys.isEmpty()) rows.pop_back();
  }
  std::ranges::move(otherRows(), std::back_inserter(rows));
  return rows;
}

bool HelpOverlay::scrolls(int key) {
  QScrollBar& bar = *scroll_->verticalScrollBar();
  if (bar.maximum() == 0) return false;
  switch (key) {
  case Qt::Key_Down:
    bar.triggerAction(QAbstractSlider::SliderSingleStepAdd);
    return true;
  case Qt::Key_Up:
    bar.triggerAction(QAbstractSlider::SliderSingleStepSub);
    return true;
  case Qt::Key_PageDown:
    bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
    return true;
  case Qt::Key_PageUp:
    bar.triggerAction(QAbstractSlider::SliderPageStepSub);
    return true;
  default:
    return false;
  }
}

void HelpOverlay::keyPressEvent(QKeyEvent* event) {
  if (!scrolls(event->key())) close();
}

/// The keys go on where they were: else they fall to whatever comes next in the window.
void HelpOverlay::closeEvent(QCloseEvent* event) {
  if (before_ && before_->isVisible()) before_->setFocus(Qt::OtherFocusReason);
  QWidget::closeEvent(event);
}

void HelpOverlay::mousePressEvent(QMouseEvent* /*event*/) {
  close();
}

bool HelpOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
