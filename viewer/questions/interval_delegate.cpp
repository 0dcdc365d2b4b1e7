#include "viewer/questions/interval_delegate.h"

#include "libreplay/query/answer_csv.h"
#include "viewer/questions/answer_model.h"

#include <QApplication>
#include <QPainter>

namespace annales::viewer {
namespace {

constexpr double kWordsRoom = 44; // pixels for "100 %" at scale 1
constexpr double kBarRoom = 90;

} // namespace

void IntervalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  const auto* model = qobject_cast<const AnswerModel*>(index.model());
  const CountedGroup* group = model != nullptr ? model->group(index) : nullptr;
  if (group == nullptr) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem bare = option;
  initStyleOption(&bare, index);
  const QString words = bare.text;
  bare.text.clear();
  const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &bare, painter, option.widget);
  const QRectF cell = QRectF(option.rect).adjusted(look_.px(4), 0, -look_.px(6), 0);
  const QRectF text(cell.left(), cell.top(), look_.px(kWordsRoom), cell.height());
  const QRectF bar(text.right() + look_.px(8), cell.center().y() - look_.px(4),
                   cell.right() - text.right() - look_.px(8), look_.px(8));
  const auto x = [&](double share) { return bar.left() + share * bar.width(); };
  const bool chosen = (option.state & QStyle::State_Selected) != 0;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(chosen ? bare.palette.highlightedText().color() : look_.text);
  painter->setFont(option.font);
  painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, words);
  painter->setPen(Qt::NoPen);
  painter->setBrush(look_.line);
  painter->drawRect(QRectF(bar.left(), bar.center().y() - look_.px(0.5), bar.width(), look_.px(1)));
  if (const auto share = winsOf(*group)) {
    QColor doubt =
        chosen ? bare.palette.highlightedText().color() : look_.accent; // seen on a chosen row, too
    doubt.setAlphaF(0.45F);
    const inference::Interval& interval = group->share.interval;
    painter->setBrush(doubt);
    painter->drawRect(QRectF(x(interval.low), bar.top(), x(interval.high) - x(interval.low), bar.height()));
    painter->setBrush(look_.text);
    painter->drawEllipse(QPointF(x(*share), bar.center().y()), look_.px(3), look_.px(3));
  }
  if (const auto baseline = baselineOf(*group)) {
    painter->setPen(QPen(look_.warning, look_.px(2)));
    painter->drawLine(QPointF(x(*baseline), bar.top() - look_.px(3)),
                      QPointF(x(*baseline), bar.bottom() + look_.px(3)));
  }
  painter->restore();
}

QSize IntervalDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize size = QStyledItemDelegate::sizeHint(option, index);
  const auto* model = qobject_cast<const AnswerModel*>(index.model());
  if (model == nullptr || model->group(index) == nullptr) return size;
  return {qRound(look_.px(kWordsRoom + kBarRoom + 18)), size.height()};
}

} // namespace annales::viewer
