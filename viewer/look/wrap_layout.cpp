#include "viewer/look/wrap_layout.h"

#include <algorithm>

namespace annales::viewer {

WrapLayout::WrapLayout(int gap, QWidget* parent) : QLayout(parent), gap_(gap) {
  setContentsMargins(0, 0, 0, 0);
}

WrapLayout::~WrapLayout() {
  for (QLayoutItem* item : items_)
    delete item;
}

void WrapLayout::addItem(QLayoutItem* item) {
  items_.push_back(item);
}

QLayoutItem* WrapLayout::itemAt(int index) const {
  const bool there = index >= 0 && index < count();
  return there ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item != nullptr) items_.erase(items_.begin() + index);
  return item;
}

int WrapLayout::heightForWidth(int width) const {
  return arrange(QRect(0, 0, width, 0), false);
}

QSize WrapLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_)
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  const QMargins around = contentsMargins();
  return size + QSize(around.left() + around.right(), around.top() + around.bottom());
}

void WrapLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int WrapLayout::arrange(const QRect& rect, bool place) const {
  const QRect inner = rect.marginsRemoved(contentsMargins());
  int x = inner.x();
  int y = inner.y();
  int high = 0;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint();
    if (x > inner.x() && x + size.width() > inner.x() + inner.width()) {
      x = inner.x();
      y += high + gap_;
      high = 0;
    }
    if (place)
      item->setGeometry(QRect(QPoint(x, y), QSize(std::min(size.width(), inner.width()), size.height())));
    x += size.width() + gap_;
    high = std::max(high, size.height());
  }
  return y + high - rect.y() + contentsMargins().bottom();
}

} // namespace annales::viewer
