#include "viewer/timeline/timeline_view.h"

#include "viewer/timeline/event_label.h"
#include "viewer/timeline/symbol_legend.h"

#include <QEvent>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kZoomStep = 1.25;

} // namespace

TimelineView::TimelineView(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), scroll_(new QScrollBar(Qt::Horizontal, this)),
      legend_(new QToolButton(this)), label_(new EventLabel(this)) {
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  scroll_->setFocusPolicy(Qt::NoFocus);
  legend_->setFocusPolicy(Qt::TabFocus);
  legend_->setAutoRaise(true);
  connect(scroll_, &QScrollBar::valueChanged, this, [this](int value) {
    sheet_.axis().scrollTo(value);
    sheetChanged();
  });
  connect(legend_, &QToolButton::clicked, this, &TimelineView::showLegend);
  connect(&store_, &SessionStore::changed, this, &TimelineView::follow);
  say();
  reload();
}

TimelineView::~TimelineView() {
  delete label_;
}

QSize TimelineView::sizeHint() const {
  const Look& look = sheet_.look();
  const auto lanes = static_cast<double>(std::max<std::size_t>(3, sheet_.nations().size()));
  return {static_cast<int>(look.px(1000)),
          static_cast<int>(look.px(34) + lanes * look.px(lanes > 4 ? 21 : 34))};
}

QSize TimelineView::minimumSizeHint() const {
  const Look& look = sheet_.look();
  return {static_cast<int>(look.px(360)), static_cast<int>(std::ceil(sheet_.leastHeight()))};
}

void TimelineView::say() {
  setAccessibleName(tr("Timeline"));
  setAccessibleDescription(tr("A lane for each nation; plus and minus zoom, 0 shows the whole game"));
  legend_->setText(tr("Symbols ▾"));
  legend_->setToolTip(tr("What the symbols mean"));
  legend_->setAccessibleName(tr("What the symbols mean"));
}

void TimelineView::follow(const Change& change) {
  if (change.story) return reload();
  if (change.line) takeRemarks(*change.tab());
  if (change.look || change.remarks) return restyle();
  if (change.selected) sheetChanged();
  if (change.shown || change.cursor) moveCursor();
}

/// The lanes are as they were.
void TimelineView::takeRemarks(const Tab& tab) {
  hideLabel();
  if (sheet_.takeRemarks(tab)) place();
}

void TimelineView::reload() {
  const Tab* tab = store_.tab();
  const Look look = Look::of(store_.session().view);
  hideLabel();
  dragging_ = false;
  pressed_.reset();
  sheet_.setTab(tab, look,
                tab != nullptr ? nationLooks(*tab->game, look, speaksGerman()) : std::vector<NationLook>{});
  cursor_ = tab != nullptr ? tab->cursor : 0;
  preview_ = tab != nullptr ? tab->hover : 0;
  actor_ = actorNow();
  restyle();
}

void TimelineView::restyle() {
  const Tab* tab = store_.tab();
  const Look look = Look::of(store_.session().view);
  legend_->setFont(look.font(8.5));
  sheet_.setView(store_.session().view);
  sheet_.setLook(look,
                 tab != nullptr ? nationLooks(*tab->game, look, speaksGerman()) : std::vector<NationLook>{});
  legend_->setVisible(tab != nullptr);
  updateGeometry();
  place();
}

void TimelineView::place() {
  const Look& look = sheet_.look();
  const bool zoomed = sheet_.axis().zoomed();
  const int bar = zoomed ? static_cast<int>(look.px(10)) : 0;
  sheet_.setRoom(QSizeF(width(), std::max(1, height() - bar)));
  const int left = static_cast<int>(sheet_.layout().lanes.left());
  scroll_->setGeometry(left, height() - bar, std::max(1, width() - left), bar);
  scroll_->setVisible(zoomed);
  const QRectF corner(0, 0, sheet_.layout().heads.width(), sheet_.layout().ruler.height());
  legend_->setGeometry(corner.adjusted(2, 0, -2, 0).toAlignedRect());
  updateScroll();
  sheetChanged();
}

void TimelineView::updateScroll() {
  const QSignalBlocker quiet(scroll_);
  const TimeAxis& axis = sheet_.axis();
  scroll_->setRange(0, static_cast<int>(std::ceil(axis.highestScroll())));
  scroll_->setPageStep(static_cast<int>(axis.right() - axis.left()));
  scroll_->setSingleStep(static_cast<int>(sheet_.look().px(40)));
  scroll_->setValue(static_cast<int>(std::lround(axis.scrolled())));
}

void TimelineView::sheetChanged() {
  stale_ = true;
  update();
  emit axisChanged();
}

NationId TimelineView::actorNow() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return NationId::none();
  const Turn* turn = tab->line->stats().outline.turnAt(tab->shown());
  return turn != nullptr ? turn->nation : NationId::none();
}

void TimelineView::moveCursor() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  updateStrip(cursor_);
  updateStrip(preview_);
  const bool moved = cursor_ != tab->cursor;
  cursor_ = tab->cursor;
  preview_ = tab->hover;
  updateStrip(cursor_);
  updateStrip(preview_);
  if (const NationId actor = actorNow(); actor != actor_) {
    actor_ = actor;
    update(sheet_.layout().heads.toAlignedRect());
  }
  if (!moved || !sheet_.axis().show(cursor_, !dragging_)) return;
  updateScroll();
  sheetChanged();
}

void TimelineView::updateStrip(EventIndex k) {
  if (k != 0) update(markRect(k).toAlignedRect());
}

void TimelineView::zoomBy(double factor, double aroundX) {
  TimeAxis& axis = sheet_.axis();
  const double before = axis.zoom();
  const double from = axis.left();
  axis.zoomBy(factor, std::clamp(aroundX, from, axis.right()));
  if (before != axis.zoom()) place();
}

EventIndex TimelineView::eventAt(QPointF point) const {
  if (!sheet_.line() || point.x() < sheet_.layout().lanes.left()) return 0;
  const EventIndex k = sheet_.axis().at(point.x());
  if (const EventIndex pin = sheet_.pinAt(point); pin != 0) return pin;
  const SymbolCluster* cluster = sheet_.clusterAt(point);
  return cluster != nullptr ? cluster->nearest(k) : k;
}

void TimelineView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void TimelineView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  say();
  restyle();
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
  const double middle = sheet_.axis().x(cursor_);
  switch (event->key()) {
  case Qt::Key_Plus:
    return zoomBy(kZoomStep, middle);
  case Qt::Key_Minus:
    return zoomBy(1 / kZoomStep, middle);
  case Qt::Key_0:
    sheet_.axis().fit();
    return place();
  case Qt::Key_Up:
  case Qt::Key_Down:
    return store_.dispatch(CycleNation{event->key() == Qt::Key_Down ? 1 : -1});
  default:
    event->ignore(); // stepping is the window's
  }
}

void TimelineView::showLegend() {
  auto* legend = new SymbolLegend(store_, this);
  legend->adjustSize();
  legend->move(legend_->mapToGlobal(QPoint(0, 0)) - QPoint(0, legend->height()));
  legend->show();
}

} // namespace annales::viewer
