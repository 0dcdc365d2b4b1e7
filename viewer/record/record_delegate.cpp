#include "viewer/record/record_delegate.h"

#include "viewer/look/common_words.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/signed_number.h"
#include "viewer/record/record_words.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace annales::viewer {

RecordDelegate::RecordDelegate(const SessionStore& store, const RecordModel& model, QObject* parent)
    : QStyledItemDelegate(parent), store_(store), model_(model) {}

void RecordDelegate::setLook(const Look& look, double zoom) {
  look_ = look;
  zoom_ = zoom;
  font_ = look_.font(10 * zoom_);
  bold_ = look_.font(10 * zoom_, true);
  for (auto& memo : shaped_)
    memo.clear();
}

const RecordDelegate::Shaped& RecordDelegate::shaped(const QString& text, bool bold) const {
  auto& memo = shaped_[bold ? 1 : 0];
  if (memo.size() > 8000) memo.clear(); // far more than a screen
  auto at = memo.find(text);
  if (at != memo.end()) return *at;
  QStaticText ready(text);
  ready.setTextFormat(Qt::PlainText);
  ready.setPerformanceHint(QStaticText::AggressiveCaching);
  ready.prepare({}, font(bold));
  const double wide = ready.size().width();
  return *memo.insert(text, {std::move(ready), wide});
}

/// In the middle of the box's height; cut off with dots where it is too wide.
void RecordDelegate::drawText(QPainter& painter, const QRectF& box, const QString& text, bool bold,
                              Qt::Alignment side) const {
  if (text.isEmpty() || box.width() < 4) return;
  const Shaped* ready = &shaped(text, bold);
  if (ready->width > box.width() + 0.5)
    ready =
        &shaped(QFontMetricsF(font(bold)).elidedText(text, Qt::ElideRight, std::floor(box.width())), bold);
  const double x = side == Qt::AlignRight ? box.right() - ready->width : box.left();
  painter.setFont(font(bold));
  painter.drawStaticText(QPointF(x, box.top() + (box.height() - ready->text.size().height()) / 2),
                         ready->text);
}

int RecordDelegate::rowHeight() const {
  return static_cast<int>(std::ceil(QFontMetricsF(font()).height() + size(6)));
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  return {index.column() == 0 ? static_cast<int>(size(300)) : nationWidth(100), rowHeight()};
}

/// The row of an event, or of the folded round that it is in.
bool RecordDelegate::holds(const QModelIndex& index, EventIndex k) const {
  if (model_.rowKind(index) == RecordModel::Row::event) return model_.first(index) == k;
  const bool folded =
      model_.rowKind(index) == RecordModel::Row::round && store_.tab()->isFolded(model_.round(index));
  return folded && model_.first(index) <= k && k <= model_.last(index);
}

RecordDelegate::Mark RecordDelegate::markOf(const QModelIndex& index) const {
  const Tab& tab = *store_.tab();
  if (holds(index, tab.cursor)) return Mark::strong;
  return tab.hover != 0 && holds(index, tab.hover) ? Mark::soft : Mark::none;
}

void RecordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  if (store_.tab() == nullptr || store_.tab()->line != model_.line()) return;
  painter->setRenderHint(QPainter::Antialiasing);
  paintGround(*painter, option.rect, index);
  if (index.column() == 0 && model_.isElsewhere(index))
    paintElsewhere(*painter, option.rect, index);
  else if (index.column() == 0 && model_.isRemark(index))
    paintRemark(*painter, option.rect, index);
  else if (index.column() == 0)
    paintStory(*painter, option.rect, index, option.state.testFlag(QStyle::State_Open));
  else
    paintChange(*painter, option.rect, index);
}

void RecordDelegate::paintGround(QPainter& painter, const QRect& box, const QModelIndex& index) const {
  const Mark mark = markOf(index);
  const RecordModel::Row kind = model_.rowKind(index);
  if (mark == Mark::strong)
    painter.fillRect(box, look_.accentSoft);
  else if (kind == RecordModel::Row::round)
    painter.fillRect(box, look_.raised);
  if (mark != Mark::none && index.column() == 0) {
    const double wide = size(mark == Mark::strong ? 4 : 2);
    painter.fillRect(QRectF(0, box.top(), wide, box.height()), look_.accent);
  }
  if (mark == Mark::soft) {
    painter.setPen(QPen(look_.accent, 1, Qt::DashLine));
    painter.drawLine(box.topLeft(), box.topRight());
    painter.drawLine(box.bottomLeft(), box.bottomRight());
  }
  if (index.column() > 0) painter.fillRect(QRect(box.left(), box.top(), 1, box.height()), look_.line);
}

/// A pin where remarks are not told below it and left no glyphs.
void RecordDelegate::paintStory(QPainter& painter, QRectF box, const QModelIndex& index, bool open) const {
  const bool event = model_.rowKind(index) == RecordModel::Row::event;
  box.adjust(size(2), 0, -size(6), 0);
  if (event) paintNumber(painter, box, index);
  paintBadge(painter, box, index);
  if (!open && model_.hasPins(index) && model_.signs(index).text.isEmpty()) paintPin(painter, box);
  const QString violation = model_.violationText(index);
  paintSentence(painter, box, index, violation.isEmpty());
  paintOpening(painter, box, index);
  if (!violation.isEmpty()) return paintViolation(painter, box, violation);
  if (event) return;
  painter.setPen(look_.dim);
  drawText(painter, box, countOf(index));
}

/// What happened, and right behind it what it is worth, which is never cut off. The box is then what is left.
void RecordDelegate::paintSentence(QPainter& painter, QRectF& box, const QModelIndex& index,
                                   bool alone) const {
  const bool event = model_.rowKind(index) == RecordModel::Row::event;
  const QString text = model_.text(index);
  const RecordSigns signs = model_.signs(index);
  const double forSigns = signs.text.isEmpty() ? 0 : shaped(signs.text, true).width + size(7);
  const double most = alone ? box.width() : std::max(box.width() * 0.55, box.width() - size(260));
  const double wide = std::clamp(most - forSigns, 0.0, shaped(text, !event).width);
  const QRectF words(box.left(), box.top(), wide, box.height());
  if (event && !words_.empty()) paintHits(painter, words, text);
  painter.setPen(look_.text);
  drawText(painter, words, text, !event);
  painter.setPen(signs.mistake ? look_.bad : look_.accent);
  drawText(painter, {words.right() + size(7), box.top(), forSigns, box.height()}, signs.text, true);
  box.setLeft(words.right() + forSigns + size(12));
}

/// At the turn that completes it, in a frame, so that nobody takes it for a part of the sentence.
void RecordDelegate::paintOpening(QPainter& painter, QRectF& box, const QModelIndex& index) const {
  const QString title = model_.opening(index);
  if (title.isEmpty() || box.width() < size(40)) return;
  const double wide = std::min(shaped(title, false).width + size(12), box.width());
  const QRectF frame(box.left(), box.top() + size(2), wide, box.height() - size(4));
  painter.setPen(QPen(look_.accent, size(1)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame, size(3), size(3));
  painter.setPen(look_.text);
  drawText(painter, frame.adjusted(size(6), 0, -size(4), 0), title);
  box.setLeft(frame.right() + size(10));
}

/// Who says what, behind a bar.
void RecordDelegate::paintRemark(QPainter& painter, QRectF box, const QModelIndex& index) const {
  painter.fillRect(QRectF(box.left() + size(1), box.top(), size(2), box.height()), look_.accent);
  box.adjust(size(10), 0, -size(6), 0);
  const QString author = model_.author(index);
  painter.setPen(look_.dim);
  if (author.isEmpty()) return drawText(painter, box, model_.text(index));
  const QString name = author + u':';
  const double wide = std::min(shaped(name, false).width, box.width() * 0.4);
  drawText(painter, {box.left(), box.top(), wide, box.height()}, name);
  box.setLeft(box.left() + wide + size(6));
  painter.setPen(look_.text);
  drawText(painter, box, model_.words(index));
}

/// What is said about another line is dimmed, behind a bar; the name of the line stands out.
void RecordDelegate::paintElsewhere(QPainter& painter, QRectF box, const QModelIndex& index) const {
  const bool head = model_.rowKind(index) == RecordModel::Row::variation;
  painter.fillRect(QRectF(box.left() + size(1), box.top(), size(2), box.height()), look_.warning);
  box.adjust(size(8), 0, -size(6), 0);
  if (model_.rowKind(index) == RecordModel::Row::branch) {
    const QRectF number(box.left(), box.top(), size(28), box.height());
    painter.setPen(look_.dim);
    drawText(painter, number, QString::number(model_.eventElsewhere(index)), false, Qt::AlignRight);
    box.setLeft(number.right() + size(6));
  }
  if (model_.rowKind(index) != RecordModel::Row::more) paintBadge(painter, box, index);
  const QString text = model_.text(index);
  if (!head && !words_.empty()) paintHits(painter, box, text);
  painter.setPen(head ? look_.text : look_.dim);
  drawText(painter, box, text, head);
  if (!head) return;
  box.setLeft(box.left() + std::min(shaped(text, true).width, box.width()) + size(10));
  painter.setPen(look_.dim);
  drawText(painter, box, RecordWords::size(model_.variation(index)));
}

/// Of a folded round how much is in it, and how much of that was searched for.
QString RecordDelegate::countOf(const QModelIndex& index) const {
  const Tab& tab = *store_.tab();
  if (model_.rowKind(index) != RecordModel::Row::round || !tab.isFolded(model_.round(index))) return {};
  const auto events = static_cast<int>(model_.last(index) + 1 - model_.first(index));
  QString text = events == 1 ? tr("1 event") : tr("%n events", nullptr, events);
  if (tab.search.size() == 0) return text;
  const auto& hits = *tab.search.hits;
  const auto found = static_cast<int>(std::ranges::upper_bound(hits, model_.last(index)) -
                                      std::ranges::lower_bound(hits, model_.first(index)));
  return text + QStringLiteral(" · ") +
         (found == 1 ? CommonWords::tr("1 found") : tr("%n found", nullptr, found));
}

void RecordDelegate::paintNumber(QPainter& painter, QRectF& box, const QModelIndex& index) const {
  const double wide = size(34);
  const QRectF number(box.left(), box.top(), wide, box.height());
  const bool hit = store_.tab()->search.number(model_.first(index)) != 0;
  painter.setPen(hit ? look_.accent : look_.dim);
  drawText(painter, number, QString::number(model_.first(index)), hit, Qt::AlignRight);
  box.setLeft(number.right() + size(6));
}

void RecordDelegate::paintBadge(QPainter& painter, QRectF& box, const QModelIndex& index) const {
  const NationId n = model_.nation(index);
  if (model_.rowKind(index) == RecordModel::Row::round) return;
  const double high = box.height() - size(6);
  const QRectF badge(box.left(), box.top() + size(3), high * 1.3, high);
  box.setLeft(badge.right() + size(6));
  if (!n.exists() || n.index() >= model_.looks().size()) return;
  paintNationBadge(painter, badge, model_.looks()[n.index()], look_);
}

/// A remark stands here.
void RecordDelegate::paintPin(QPainter& painter, QRectF& box) const {
  const QPointF head(box.left() + size(5), box.center().y() - size(2.5));
  painter.setPen(QPen(look_.accent, size(1.4)));
  painter.drawLine(head, head + QPointF(0, size(8)));
  painter.setBrush(look_.accent);
  painter.drawEllipse(head, size(3.2), size(3.2));
  box.setLeft(box.left() + size(14));
}

void RecordDelegate::paintHits(QPainter& painter, const QRectF& box, const QString& text) const {
  const QFontMetricsF metrics(font());
  QColor ground = look_.accent;
  ground.setAlpha(look_.dark ? 110 : 70);
  for (const TextSpan& span : searchMarks(text, words_)) {
    const double from = metrics.horizontalAdvance(text.left(span.from));
    const double to = metrics.horizontalAdvance(text.left(span.from + span.length));
    const QRectF mark(box.left() + from - 1, box.top() + size(2), to - from + 2, box.height() - size(4));
    painter.fillRect(mark.intersected(box), ground);
  }
}

void RecordDelegate::paintViolation(QPainter& painter, const QRectF& box, const QString& text) const {
  if (box.width() < size(14)) return;
  const double high = size(11);
  const QPointF top(box.left() + high * 0.6, box.center().y() - high / 2);
  const std::array<QPointF, 3> sign{top, top + QPointF(-high * 0.6, high), top + QPointF(high * 0.6, high)};
  painter.setPen(Qt::NoPen);
  painter.setBrush(look_.warning);
  painter.drawConvexPolygon(sign.data(), 3);
  painter.setPen(QPen(look_.panel, size(1.3)));
  painter.drawLine(top + QPointF(0, high * 0.38), top + QPointF(0, high * 0.66));
  painter.drawPoint(top + QPointF(0, high * 0.84));
  const QRectF words = box.adjusted(high * 1.2 + size(5), 0, 0, 0);
  painter.setPen(look_.warning);
  drawText(painter, words, text);
}

/// The four resources one below another, then everything else.
void RecordDelegate::paintChange(QPainter& painter, const QRectF& box, const QModelIndex& index) const {
  const NationChange change = model_.change(index, NationId(static_cast<std::size_t>(index.column() - 1)));
  if (change.none()) return;
  const bool bold = model_.rowKind(index) != RecordModel::Row::event;
  QRectF cell(box.left(), box.top(), resourceWidth(), box.height());
  for (const std::int32_t amount : change.stock) {
    painter.setPen(amount > 0 ? look_.good : look_.bad);
    if (amount != 0) drawText(painter, cell, signedNumber(amount), bold, Qt::AlignRight);
    cell.translate(cell.width(), 0);
  }
  const QRectF rest(cell.left() + size(8), box.top(), box.right() - cell.left() - size(10), box.height());
  painter.setPen(look_.text);
  const QString words = shortPiecesInWords(change).join(QStringLiteral(", "));
  const QString brief = RecordWords::brief(change);
  const bool fits = brief.isEmpty() || words.isEmpty() || shaped(words, bold).width <= rest.width();
  drawText(painter, rest, fits ? words : brief, bold);
}

} // namespace annales::viewer
