// A share of wins with its doubt: a bar for the interval, a dot for the share, a tick for the baseline.
#pragma once

#include "viewer/look/look.h"

#include <QStyledItemDelegate>

namespace annales::viewer {

/// For `AnswerModel`'s counts; other rows are drawn as usual.
class IntervalDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { look_ = look; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  Look look_;
};

} // namespace annales::viewer
