#include "viewer/analysis/ribbon_view.h"

#include "viewer/analysis/analysis_words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kRibbonHeight = 74, kLowestRibbon = 52, kRibbonMargin = 3;

} // namespace

RibbonView::RibbonView(AnalysisBook& book, TimelineView& timeline, QWidget* parent)
    : QWidget(parent), book_(book), timeline_(timeline) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&book_, &AnalysisBook::changed, this, &RibbonView::reload);
  connect(&timeline_, &TimelineView::axisChanged, this, &RibbonView::stale);
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.look)
      reload();
    else if (change.shown || change.cursor)
      follow();
  });
  say();
  hide();
  reload();
}

void RibbonView::follow() {
  update();
  const Tab* tab = book_.store().tab();
  if (tab != nullptr && hasFocus()) setAccessibleDescription(textAt(tab->cursor)); // for who hears it
}

QSize RibbonView::sizeHint() const {
  return {qRound(look_.px(600)), qRound(look_.px(kRibbonHeight))};
}

QSize RibbonView::minimumSizeHint() const {
  return {qRound(look_.px(200)), qRound(look_.px(kLowestRibbon))};
}

void RibbonView::say() {
  setAccessibleName(tr("Chances of winning"));
  setAccessibleDescription(tr("The chances of all nations, stacked along the timeline. Plus and minus zoom"));
}

/// It keeps its place in the layout only while there is something to see.
void RibbonView::reload() {
  const Tab* tab = book_.store().tab();
  look_ = Look::of(book_.store().session().view);
  const LineAnalysis* analysis = book_.shown();
  const bool seen = tab != nullptr && analysis != nullptr;
  nations_ = tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  shape_ = seen ? ribbonShape(*analysis, tab->game->game().nations(), tab->line->length()) : RibbonShape{};
  const LineAnalysis* beside = book_.beside();
  beside_ = seen && beside != nullptr ? ribbonShape(*beside, tab->game->game().nations(), tab->line->length())
                                      : RibbonShape{};
  updateGeometry();
  stale();
  if (isHidden() != seen) return;
  setVisible(seen);
  emit shownChanged();
}

void RibbonView::stale() {
  stale_ = true;
  update();
}

QRectF RibbonView::area() const {
  const QRectF lanes = timeline_.sheet().layout().lanes;
  const double margin = look_.px(kRibbonMargin);
  return {lanes.left(), margin, lanes.width(), std::max(1.0, height() - 2 * margin)};
}

double RibbonView::yOf(double share) const {
  const QRectF room = area();
  return room.top() + share * room.height();
}

QRectF RibbonView::layerAt(NationId nation, EventIndex k) const {
  const RibbonPoint* point = shape_.at(k);
  if (point == nullptr || nation.index() >= shape_.nations) return {};
  const double top = yOf(point->below[nation.index()]), bottom = yOf(point->below[nation.index() + 1]);
  return {xOf(point->event), top, 1, bottom - top};
}

QString RibbonView::textAt(EventIndex k) const {
  const Tab* tab = book_.store().tab();
  const LineAnalysis* analysis = book_.shown();
  if (tab == nullptr || analysis == nullptr) return {};
  const RibbonPoint* point = shape_.at(k);
  if (point == nullptr) return tr("Not analysed yet");
  QStringList lines;
  if (point->turn < analysis->turns.size()) {
    const LineTurn& turn = analysis->turns[point->turn];
    lines << AnalysisWords::turn(turn, nations_[turn.nation.index()].name);
  } else {
    lines << tr("At the end of the line");
  }
  const RibbonPoint* other = beside_.at(k);
  for (std::size_t n = 0; n < nations_.size(); ++n)
    lines << nations_[n].letter + QLatin1Char(' ') + nations_[n].name + QStringLiteral(": ") +
                 AnalysisWords::chance(point->here, n) +
                 (other != nullptr ? QStringLiteral(" (%1)").arg(AnalysisWords::chance(other->here, n))
                                   : QString());
  if (point->turn >= analysis->turns.size()) return lines.join(QLatin1Char('\n'));
  const auto& said = analysis->turns[point->turn].said;
  if (said && said->regret && said->regret->judgement != Judgement::notDistinguishable)
    lines << tr("%1: loses %2 percentage points")
                 .arg(AnalysisWords::of(said->regret->judgement), AnalysisWords::judgedLoss(*said->regret));
  return lines.join(QLatin1Char('\n'));
}

void RibbonView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  stale();
}

void RibbonView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || event->position().x() < area().left()) return event->ignore();
  pressed_ = true;
  QToolTip::hideText();
  book_.store().dispatch(GoTo{timeline_.sheet().axis().at(event->position().x())});
}

void RibbonView::mouseMoveEvent(QMouseEvent* event) {
  const Tab* tab = book_.store().tab();
  if (tab == nullptr) return;
  if (event->position().x() < area().left()) return endHover();
  const EventIndex k = timeline_.sheet().axis().at(event->position().x());
  if (pressed_) return book_.store().dispatch(GoTo{k});
  previews_ = true;
  if (tab->hover != k) book_.store().dispatch(Hover{k});
  const QString text = textAt(k).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
  QToolTip::showText(event->globalPosition().toPoint(),
                     QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
}

void RibbonView::mouseReleaseEvent(QMouseEvent*) {
  pressed_ = false;
}

void RibbonView::endHover() {
  QToolTip::hideText();
  if (!std::exchange(previews_, false)) return;
  if (const Tab* tab = book_.store().tab(); tab != nullptr && tab->hover != 0)
    book_.store().dispatch(Hover{0});
}

/// The wheel and the keys do here what they do on the timeline.
void RibbonView::wheelEvent(QWheelEvent* event) {
  QApplication::sendEvent(&timeline_, event);
}

void RibbonView::keyPressEvent(QKeyEvent* event) {
  QApplication::sendEvent(&timeline_, event);
}

void RibbonView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  endHover();
}

void RibbonView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  endHover();
}

void RibbonView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  say();
  reload();
}

void RibbonView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void RibbonView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

} // namespace annales::viewer
