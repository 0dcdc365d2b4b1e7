#include "viewer/window/help_overlay.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

/// What is done with the mouse and within a panel, for which there is no action.
std::vector<std::pair<QString, QString>> mouseRows() {
  return {{HelpOverlay::tr("Wheel"), HelpOverlay::tr("Over board or record: event by event")},
          {HelpOverlay::tr("Shift + wheel"), HelpOverlay::tr("Round by round")},
          {HelpOverlay::tr("Ctrl + wheel"), HelpOverlay::tr("Zoom")},
          {HelpOverlay::tr("Drag"), HelpOverlay::tr("Timeline: scrub; board: move it")},
          {HelpOverlay::tr("Point at"), HelpOverlay::tr("Timeline, charts: look without going there")},
          {HelpOverlay::tr("Alt + ↑ ↓"),
           HelpOverlay::tr("In the record: to the lines that branch off there; Enter shows one")}};
}

} // namespace

HelpOverlay::HelpOverlay(const Commands& commands, const Look& look, QWidget* parent)
    : QWidget(parent), commands_(commands), look_(look) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("help"));
  setAccessibleName(tr("Keyboard shortcuts"));
  setFocusPolicy(Qt::StrongFocus);
  setGeometry(parent->rect());
  parent->installEventFilter(this);
  show();
  raise();
  setFocus();
}

std::vector<HelpOverlay::Row> HelpOverlay::rows() const {
  std::vector<Row> rows;
  for (std::size_t g = 0; g < kCommandGroups; ++g) {
    const auto group = static_cast<CommandGroup>(g);
    rows.push_back({{}, Commands::titleOf(group)});
    for (const Command& command : commands_.all())
      if (command.group == group && !command.action->shortcuts().isEmpty())
        rows.push_back({QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText)
                            .replace(QStringLiteral("; "), QStringLiteral("  ")),
                        QString(command.action->text()).remove(QLatin1Char('&'))});
    if (rows.back().keys.isEmpty()) rows.pop_back();
  }
  rows.push_back({{}, tr("Mouse")});
  for (const auto& [keys, text] : mouseRows())
    rows.push_back({keys, text});
  return rows;
}

void HelpOverlay::paintRow(QPainter& painter, const Row& row, const QRectF& place) const {
  const double keysWidth = place.width() * 0.36;
  if (row.keys.isEmpty()) {
    painter.setFont(look_.font(11, true));
    painter.setPen(look_.accent);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignBottom, row.text);
    return;
  }
  painter.setFont(look_.font(10, true));
  painter.setPen(look_.text);
  painter.drawText(QRectF(place.left(), place.top(), keysWidth - look_.px(8), place.height()),
                   Qt::AlignRight | Qt::AlignVCenter, row.keys);
  painter.setFont(look_.font(10));
  painter.drawText(QRectF(place.left() + keysWidth, place.top(), place.width() - keysWidth, place.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, row.text);
}

void HelpOverlay::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor veil = look_.window;
  veil.setAlpha(150);
  painter.fillRect(rect(), veil);

  const QRectF card =
      QRectF(rect()).adjusted(width() * 0.03, height() * 0.04, -width() * 0.03, -height() * 0.04);
  painter.setPen(QPen(look_.line, 1));
  painter.setBrush(look_.panel);
  painter.drawRoundedRect(card, look_.px(10), look_.px(10));

  const std::vector<Row> all = rows();
  const int columns = width() >= look_.px(1100) ? 3 : 2;
  const auto perColumn = static_cast<std::size_t>(std::ceil(static_cast<double>(all.size()) / columns));
  const double pad = look_.px(20);
  const double rowHeight = std::min(look_.px(27), (card.height() - 3 * pad) / static_cast<double>(perColumn));
  const double columnWidth = (card.width() - 2 * pad) / columns;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto column = static_cast<double>(i / perColumn);
    const auto line = static_cast<double>(i % perColumn);
    paintRow(painter, all[i],
             QRectF(card.left() + pad + column * columnWidth, card.top() + pad + line * rowHeight,
                    columnWidth - pad, rowHeight));
  }
  painter.setFont(look_.font(9));
  painter.setPen(look_.dim);
  painter.drawText(card.adjusted(pad, 0, -pad, -pad / 2), Qt::AlignRight | Qt::AlignBottom,
                   tr("Press any key to close this. Shortcuts can be changed in the Help menu."));
}

bool HelpOverlay::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QWidget::event(event);
  event->accept(); // the key closes the help and does nothing else
  return true;
}

void HelpOverlay::keyPressEvent(QKeyEvent* /*event*/) {
  close();
}

void HelpOverlay::mousePressEvent(QMouseEvent* /*event*/) {
  close();
}

bool HelpOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
