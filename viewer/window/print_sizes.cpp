#include "viewer/window/print_sizes.h"

#include "viewer/look/look.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTimer>

namespace annales::viewer {
namespace {

constexpr int kTries = 6; // panels tell their new sizes one after another

} // namespace

PrintSizes::PrintSizes(QMainWindow& page, SessionStore& store) : QObject(&page), page_(page) {
  connect(&store, &SessionStore::changed, this, [this](const Change& change) {
    if (change.before.view.projector == change.after.view.projector) return;
    begin(change.after.view.projector);
    for (QDockWidget* dock : page_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
      dock->setFont(Look::of(change.after.view).font()); // its title does not follow the program's
  });
}

QList<QDockWidget*> PrintSizes::docks() const {
  QList<QDockWidget*> inFront;
  for (QDockWidget* dock : page_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty()) inFront.append(dock);
  return inFront;
}

/// Nothing is painted until all panels have found their places: painting the board takes longer than
/// everything else.
void PrintSizes::begin(bool large) {
  if (!page_.isVisible()) return;
  large_ = large;
  if (large) plain_ = sizes();
  page_.setUpdatesEnabled(false);
  QTimer::singleShot(0, this, [this] { settle(kTries); });
}

void PrintSizes::settle(int tries) {
  const Sizes before = sizes();
  if (!large_) giveBack();
  page_.layout()->activate();
  const bool done = sizes() == before && before == last_;
  last_ = before;
  if (!done && tries > 0) return QTimer::singleShot(0, this, [this, tries] { settle(tries - 1); });
  page_.setUpdatesEnabled(true);
}

PrintSizes::Sizes PrintSizes::sizes() const {
  Sizes all;
  for (const QDockWidget* dock : docks())
    all.insert(dock->objectName(), dock->size());
  return all;
}

void PrintSizes::giveBack() {
  QList<QDockWidget*> changed;
  QList<int> widths, heights;
  for (QDockWidget* dock : docks()) {
    const auto size = plain_.constFind(dock->objectName());
    if (size == plain_.constEnd() || *size == dock->size()) continue;
    changed.append(dock);
    widths.append(size->width());
    heights.append(size->height());
  }
  if (changed.isEmpty()) return;
  page_.resizeDocks(changed, widths, Qt::Horizontal);
  page_.resizeDocks(changed, heights, Qt::Vertical);
}

} // namespace annales::viewer
