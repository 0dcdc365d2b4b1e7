// Rows of found remarks: the words searched for stand out in their text.
#pragma once

#include "viewer/look/look.h"

#include <QStyledItemDelegate>

namespace annales::viewer {

class HitDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { look_ = look; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  Look look_;
};

} // namespace annales::viewer
