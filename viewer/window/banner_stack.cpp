#include "viewer/window/banner_stack.h"

#include <QEvent>
#include <QVBoxLayout>

namespace annales::viewer {

BannerStack::BannerStack(QWidget* parent, std::initializer_list<QWidget*> banners) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  for (QWidget* banner : banners)
    column->addWidget(banner);
  parent->installEventFilter(this);
  place();
}

void BannerStack::place() {
  const int wide = parentWidget()->width();
  const int high = layout()->isEmpty()             ? 0
                   : layout()->hasHeightForWidth() ? layout()->heightForWidth(wide)
                                                   : layout()->sizeHint().height();
  setGeometry(0, 0, wide, high);
  raise();
  if (high == covered_) return;
  covered_ = high;
  emit covers(high);
}

bool BannerStack::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) place();
  return QWidget::event(event);
}

bool BannerStack::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize) place();
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
