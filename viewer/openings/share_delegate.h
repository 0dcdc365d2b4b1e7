// A share with its doubt: a bar for the interval, a dot for the share, a tick for the baseline. Grey where
// the baseline lies within the interval or games are few.
#pragma once

#include "viewer/look/look.h"

#include <QStyledItemDelegate>

namespace annales::viewer {

class ShareDelegate : public QStyledItemDelegate {
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
