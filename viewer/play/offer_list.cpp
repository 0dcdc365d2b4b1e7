#include "viewer/play/offer_list.h"

#include "libreplay/choice/choice_words.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/plain_tip.h"
#include "viewer/play/price_strip.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kEnd = 22, kChip = 20; // wide
constexpr double kLine = 20;            // high
constexpr std::size_t kMostChips = 4;   // more numbers than that are chosen below

/// Numbers of units that have room on the row.
std::size_t chipsOf(const OfferRow& row) {
  return row.counts.size() > kMostChips ? 0 : row.counts.size();
}

/// A line each: what Enter plays is seen before.
QStringList movesOf(const OfferRow& row) {
  return row.chain.empty() ? QStringList{row.label} : row.label.split(kBetweenMoves);
}

bool hasEnd(const OfferRow& row) {
  return row.isEvent() && (row.payments > 1 || row.asks || row.counts.size() > kMostChips);
}

} // namespace

class OfferPainter : public QStyledItemDelegate {
public:
  explicit OfferPainter(const OfferList* list, QObject* parent) : QStyledItemDelegate(parent), list_(list) {}

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const OfferRow& row = list_->rows()[static_cast<std::size_t>(index.row())];
    const auto moves = static_cast<double>(movesOf(row).size());
    return {10, static_cast<int>(look().px(row.lacks.isEmpty() ? 6 + kLine * moves : 56))};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const OfferRow& row = list_->rows()[static_cast<std::size_t>(index.row())];
    const QRectF cell(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, cell, index.row(), option.state);
    QRectF rest = cell.adjusted(look().px(8), 0, -look().px(8), 0);
    if (!row.lacks.isEmpty()) {
      paintLacking(*painter, rest, row);
      painter->restore();
      return;
    }
    paintSign(*painter, rest, row);
    paintEnd(*painter, rest, index.row(), row);
    painter->setFont(look().font(10));
    painter->setPen(look().text);
    const int room = static_cast<int>(rest.width());
    const QStringList moves = movesOf(row);
    const double line = rest.height() / static_cast<double>(moves.size());
    for (const QString& move : moves) {
      painter->drawText(QRectF(rest.left(), rest.top(), rest.width(), line), Qt::AlignVCenter | Qt::AlignLeft,
                        painter->fontMetrics().elidedText(move, Qt::ElideRight, room));
      rest.setTop(rest.top() + line);
    }
    painter->restore();
  }

private:
  [[nodiscard]] const Look& look() const { return list_->look_; }

  void paintGround(QPainter& painter, const QRectF& cell, int row, QStyle::State state) const {
    const bool current = list_->current() == row, chosen = list_->chosen() == row;
    const bool pointed = state.testFlag(QStyle::State_MouseOver);
    painter.fillRect(cell, current || chosen ? look().accentSoft : pointed ? look().raised : look().panel);
    if (current || chosen)
      painter.fillRect(QRectF(cell.left(), cell.top(), look().px(3), cell.height()), look().accent);
    painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), withStrength(look().line, 0.5));
  }

  /// Greyed, and why below it.
  void paintLacking(QPainter& painter, QRectF rest, const OfferRow& row) const {
    QRectF head(rest.left(), rest.top(), rest.width(), look().px(22));
    painter.setOpacity(0.5);
    paintSign(painter, head, row);
    painter.setOpacity(1);
    painter.setPen(look().dim);
    painter.setFont(look().font(10));
    painter.drawText(
        head, Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(row.label, Qt::ElideRight, static_cast<int>(head.width())));
    rest.setTop(head.bottom());
    painter.setFont(look().font(8.5));
    painter.drawText(rest, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, row.lacks);
  }

  /// Takes from the left.
  void paintSign(QPainter& painter, QRectF& rest, const OfferRow& row) const {
    const double side = look().px(16);
    if (row.by.index() < list_->nations_.size()) {
      const QRectF badge(rest.left(), rest.center().y() - side / 2, side * 1.2, side);
      paintNationBadge(painter, badge, list_->nations_[row.by.index()], look());
      rest.setLeft(badge.right() + look().px(6));
    }
    paintTableIcon(painter, row.icon, QRectF(rest.left(), rest.center().y() - side / 2, side, side), look());
    rest.setLeft(rest.left() + side + look().px(8));
  }

  /// Takes from the right: how many there are behind it, and the price.
  void paintEnd(QPainter& painter, QRectF& rest, int index, const OfferRow& row) const {
    painter.setFont(look().font(9));
    if (!row.isEvent()) takeText(painter, rest, QStringLiteral("%1 ›").arg(row.events), look().dim);
    paintMore(painter, rest, index, row);
    if (!row.hasPrice) return;
    const Amount& price = list_->model_->priceOf(index);
    if (price.empty()) return takeText(painter, rest, free(), look().good);
    const PriceStyle style{look(), look().text};
    const double width = priceWidth(price, style);
    paintPrice(painter, QRectF(rest.right() - width, rest.top(), width, rest.height()), price, style);
    rest.setRight(rest.right() - width - look().px(6));
    painter.setFont(look().font(9));
    if (row.dearer && !list_->model_->isPaid(index)) takeText(painter, rest, QStringLiteral("≥"), look().dim);
  }

  /// What may be clicked on its own: the numbers of units, and how it is paid.
  void paintMore(QPainter& painter, QRectF& rest, int index, const OfferRow& row) const {
    if (hasEnd(row)) {
      const QRectF box(list_->placeOfEnd(index));
      painter.setPen(look().accent);
      painter.drawText(box, Qt::AlignCenter, QStringLiteral("▾"));
      rest.setRight(box.left());
    }
    for (std::size_t i = chipsOf(row); i-- > 0;) {
      const QRectF box = QRectF(list_->placeOfCount(index, row.counts[i])).adjusted(1, 3, -1, -4);
      const bool isDefault = i + 1 == row.counts.size();
      painter.setPen(QPen(isDefault ? look().accent : look().line, 1));
      painter.setBrush(look().raised);
      painter.drawRoundedRect(box, look().px(4), look().px(4));
      painter.setPen(look().text);
      painter.drawText(box, Qt::AlignCenter, QString::number(row.counts[i]));
      rest.setRight(box.left() - look().px(6));
    }
  }

  static void takeText(QPainter& painter, QRectF& rest, const QString& text, const QColor& colour) {
    painter.setPen(colour);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, text);
    rest.setRight(rest.right() - painter.fontMetrics().horizontalAdvance(text) - 6);
  }

  [[nodiscard]] static QString free() { return QString::fromStdString(priceInWords({}, spokenLanguage())); }

  const OfferList* list_;
};

void OfferModel::setRows(std::vector<OfferRow> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  paidRow_ = -1;
  endResetModel();
}

void OfferModel::setPaid(int row, const Amount& paid) {
  paidRow_ = row < rowCount() ? row : -1;
  paid_ = paid;
  if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int OfferModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant OfferModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const OfferRow& row = rows_[static_cast<std::size_t>(index.row())];
  if (!row.lacks.isEmpty()) {
    if (role == Qt::DisplayRole) return row.label;
    const QString lacking = QStringLiteral("%1: %2").arg(row.label, row.lacks);
    if (role == Qt::AccessibleTextRole) return lacking;
    if (role == Qt::ToolTipRole) return plainTip(lacking);
  }
  if (role == Qt::DisplayRole) return row.label;
  if (role == Qt::ToolTipRole) return plainTip(row.label);
  if (role != Qt::AccessibleTextRole) return {};
  if (!row.hasPrice) return row.label;
  const auto price = priceInWords(priceOf(index.row()), spokenLanguage());
  return QStringLiteral("%1, %2").arg(row.label, QString::fromStdString(price));
}

OfferList::OfferList(QWidget* parent) : QListView(parent), model_(new OfferModel(this)) {
  setModel(model_);
  setItemDelegate(new OfferPainter(this, this));
  setMouseTracking(true);
  setFocusPolicy(Qt::NoFocus); // the filter takes the keys
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::NoSelection);
}

void OfferList::show(std::vector<OfferRow> rows, bool lookedFor) {
  ++shown_;
  chosen_ = -1;
  model_->setRows(std::move(rows));
  setCurrentIndex(lookedFor && model_->rowCount() > 0 ? model_->index(0) : QModelIndex());
  scrollToTop();
}

void OfferList::setLook(const Look& look, std::vector<NationLook> nations) {
  look_ = look;
  nations_ = std::move(nations);
  scheduleDelayedItemsLayout();
}

void OfferList::setChosen(int row, bool byPerson) {
  chosen_ = row;
  if (row >= 0 && byPerson) setCurrentIndex(model_->index(row));
  viewport()->update();
}

void OfferList::setPaid(int row, const Amount& paid) {
  model_->setPaid(row, paid);
}

void OfferList::step(int by) {
  const int rows = model_->rowCount();
  if (rows == 0) return;
  setCurrentIndex(model_->index(std::clamp(current() + by, 0, rows - 1)));
  viewport()->update();
}

QRect OfferList::placeOfEnd(int row) const {
  if (!hasEnd(rows()[static_cast<std::size_t>(row)])) return {};
  QRect box = visualRect(model_->index(row));
  box.setLeft(box.right() - static_cast<int>(look_.px(kEnd)));
  return box;
}

QRect OfferList::placeOfCount(int row, int count) const {
  const OfferRow& offer = rows()[static_cast<std::size_t>(row)];
  const auto at = std::ranges::find(offer.counts, count);
  if (chipsOf(offer) == 0 || at == offer.counts.end()) return {};
  const QRect all = visualRect(model_->index(row));
  const int wide = static_cast<int>(look_.px(kChip));
  const int end = hasEnd(offer) ? placeOfEnd(row).left() : all.right() - static_cast<int>(look_.px(6));
  return {end - wide * static_cast<int>(offer.counts.end() - at), all.top(), wide, all.height()};
}

OfferList::Spot OfferList::spotAt(const QPoint& place) const {
  const QModelIndex index = indexAt(place);
  if (!index.isValid()) return {};
  Spot spot{index.row()};
  spot.isEnd = placeOfEnd(spot.row).contains(place);
  for (const int count : rows()[static_cast<std::size_t>(spot.row)].counts)
    if (placeOfCount(spot.row, count).contains(place)) spot.count = count;
  return spot;
}

void OfferList::mousePressEvent(QMouseEvent* event) {
  const Spot spot = spotAt(event->position().toPoint());
  if (event->button() != Qt::LeftButton || spot.row < 0) return;
  setCurrentIndex(model_->index(spot.row));
  shownAtPress_ = shown_;
  if (spot.isEnd) return emit endClicked(spot.row);
  if (spot.count > 0) return emit countClicked(spot.row, spot.count);
  emit rowClicked(spot.row);
}

/// The second press counts only if the first has left the rows alone: otherwise another row is there now.
void OfferList::mouseDoubleClickEvent(QMouseEvent* event) {
  if (shown_ == shownAtPress_) mousePressEvent(event);
}

/// What is waiting stays in sight when its card takes room.
void OfferList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

} // namespace annales::viewer
