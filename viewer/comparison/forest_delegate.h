// A row of a forest plot: a dot for the difference, a line for its interval, a vertical line for no
// difference. The difference of all strata is a diamond. Colours say nothing more.
#pragma once

#include "viewer/look/look.h"

#include <QStyledItemDelegate>

namespace annales::viewer {

class ForestDelegate : public QStyledItemDelegate {
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
