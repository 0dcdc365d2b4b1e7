#include "viewer/library/games_delegate.h"

#include "viewer/library/seat_room.h"

#include <QPainter>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr qsizetype kMostShaped = 8000;
constexpr double kCellMargin = 5; // beside the text of a cell, at scale 1
constexpr double kLeastName = 30; // of a nation: some four letters
constexpr double kUnbounded = 1e6;

/// Of nations for which there is no room.
QString countedSeats(std::size_t count) {
  return u'+' + QString::number(count);
}

bool isRight(const QModelIndex& index) {
  return (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
}

} // namespace

GamesDelegate::GamesDelegate(const GamesModel& model, QObject* parent)
    : QStyledItemDelegate(parent), model_(model), shaped_(kMostShaped) {}

void GamesDelegate::setLook(const Look& look) {
  look_ = look;
  plain_ = look.font(10);
  bold_ = look.font(10, true);
  shaped_.clear();
}

const GamesDelegate::Shaped& GamesDelegate::keep(const QString& key, const QString& text, bool bold) const {
  auto* made = new Shaped;
  made->text.setTextFormat(Qt::PlainText);
  made->text.setPerformanceHint(QStaticText::AggressiveCaching);
  made->text.setText(text);
  made->text.prepare({}, bold ? bold_ : plain_);
  made->width = made->text.size().width();
  shaped_.insert(key, made);
  return *made;
}

const GamesDelegate::Shaped& GamesDelegate::shaped(const QString& text, bool bold, double room) const {
  const QString key = (bold ? QLatin1Char('b') : QLatin1Char('p')) + text;
  const Shaped* whole = shaped_.object(key);
  if (whole == nullptr) whole = &keep(key, text, bold);
  if (whole->width <= room) return *whole;
  const QString cutKey = QString::number(qRound(room)) + key;
  if (const Shaped* cut = shaped_.object(cutKey)) return *cut;
  const QFontMetricsF metrics(bold ? bold_ : plain_);
  return keep(cutKey, metrics.elidedText(text, Qt::ElideRight, room), bold);
}

/// Returns the width that was used.
double GamesDelegate::draw(QPainter& painter, const QRectF& room, const QString& text, bool bold,
                           bool right) const {
  if (text.isEmpty() || room.width() <= 0) return 0;
  const Shaped& words = shaped(text, bold, room.width());
  painter.setFont(bold ? bold_ : plain_);
  const double left = right ? room.right() - words.width : room.left();
  painter.drawStaticText(QPointF(left, room.center().y() - words.text.size().height() / 2), words.text);
  return words.width;
}

void GamesDelegate::drawSeats(QPainter& painter, QRectF room, const GameRow& game) const {
  const double mark = look_.px(10), gap = look_.px(5);
  const auto winner = [&game](std::size_t seat) { return game.winner == static_cast<int>(seat); };
  std::vector<double> names;
  for (std::size_t i = 0; i < game.seatCount; ++i)
    names.push_back(shaped(seatText(game.seats[i]), winner(i), kUnbounded).width);
  const double counted = shaped(countedSeats(game.seatCount), false, kUnbounded).width;
  // The last name needs no gap behind it, where no number follows.
  const SeatRoom seats =
      seatRoom(names, room.width() + 2 * gap, mark + 3 * gap, look_.px(kLeastName), counted + 2 * gap);
  for (std::size_t i = 0; i < seats.names.size(); ++i) {
    drawMark(painter, {room.left(), room.center().y() - mark / 2, mark, mark}, game.seats[i]);
    room.setLeft(room.left() + mark + gap);
    const QRectF name(room.left(), room.top(), seats.names[i], room.height());
    draw(painter, name, seatText(game.seats[i]), winner(i), false);
    room.setLeft(name.right() + 2 * gap);
  }
  if (seats.left > 0) draw(painter, room, countedSeats(seats.left), false, false);
}

/// The codes of those that have one, each behind its nation's colour.
void GamesDelegate::drawOpenings(QPainter& painter, QRectF room, const GameRow& game) const {
  const double mark = look_.px(10), gap = look_.px(4);
  std::size_t left = 0;
  for (const Seat& seat : game.players())
    left += model_.openingOf(game, seat) != nullptr ? 1 : 0;
  for (const Seat& seat : game.players()) {
    const NamedOpening* named = model_.openingOf(game, seat);
    if (named == nullptr) continue;
    const QString code = QString::fromStdString(named->code);
    const double wide = mark + gap + shaped(code, false, kUnbounded).width;
    const double rest = left > 1 ? 2 * gap + shaped(countedSeats(left - 1), false, kUnbounded).width : 0;
    if (wide + rest > room.width() + 0.5) break;
    drawMark(painter, {room.left(), room.center().y() - mark / 2, mark, mark}, seat);
    room.setLeft(room.left() + mark + gap);
    room.setLeft(room.left() + draw(painter, room, code, false, false) + 2 * gap);
    --left;
  }
  if (left > 0) draw(painter, room, countedSeats(left), false, false);
}

void GamesDelegate::drawMark(QPainter& painter, const QRectF& box, const Seat& seat) const {
  const QPen text = painter.pen();
  painter.setPen(QPen(look_.dark ? QColor(240, 240, 240, 170) : QColor(20, 20, 20, 150), look_.px(1)));
  painter.setBrush(qAlpha(seat.colour) == 0 ? QBrush(Qt::NoBrush) : QBrush(QColor(seat.colour)));
  painter.drawRoundedRect(box, look_.px(2), look_.px(2));
  painter.setPen(text);
}

void GamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  QStyleOptionViewItem cell = option;
  cell.index = index;
  const QStyle* style = cell.widget->style();
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
  const double margin = look_.px(kCellMargin);
  const QRectF room = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
  const GameRow& game = model_.row(index.row());
  const auto column = static_cast<GamesColumn>(index.column());
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool quiet = game.hidden || column == GamesColumn::id ||
                     (column == GamesColumn::result && game.ending != Ending::won) ||
                     (column == GamesColumn::event && game.isResult());
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(quiet && !selected ? look_.dim : look_.text);
  if (column == GamesColumn::nations)
    drawSeats(*painter, room, game);
  else if (column == GamesColumn::openings)
    drawOpenings(*painter, room, game);
  else
    draw(*painter, room, index.data().toString(), false, isRight(index));
  painter->restore();
  if (!option.state.testFlag(QStyle::State_HasFocus)) return;
  painter->setPen(QPen(look_.accent, look_.px(1)));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace annales::viewer
