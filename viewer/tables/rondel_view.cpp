#include "viewer/tables/rondel_view.h"

#include "viewer/look/words.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace annales::viewer {
namespace {

constexpr double kMarkerRing = 0.475, kPlate = 0.12; // parts of the radius

NationId chooserOf(const Tab& tab) {
  if (tab.selected.exists()) return tab.selected;
  const Turn* turn = tab.line->stats().outline.turnAt(tab.shown());
  return turn != nullptr ? turn->nation : NationId::none();
}

} // namespace

RondelPicture rondelPictureOf(const Tab& tab) {
  const GameState state = tab.line->stateAt(tab.shown());
  RondelPicture picture;
  for (std::size_t n = 0; n < tab.game->game().nations(); ++n) {
    const Space space = state[NationId(n)].rondel;
    (space == Space::none ? picture.outside : picture.standing[indexOf(space)]).emplace_back(n);
  }
  picture.chooser = chooserOf(tab);
  if (picture.chooser.exists() && state[picture.chooser].rondel != Space::none)
    for (std::size_t s = 0; s < kSpaces; ++s)
      picture.prices[s] = rondelPrice(rondelDistance(state[picture.chooser].rondel, static_cast<Space>(s)));
  picture.moved = tab.line->transitionAt(tab.shown()).rondel;
  return picture;
}

RondelView::RondelView(SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMouseTracking(true);
  connect(&store_, &SessionStore::changed, this, &RondelView::follow);
  reload();
}

void RondelView::follow(const Change& change) {
  if (change.line || change.look) return reload();
  if ((change.shown || change.selected) && change.tab() != nullptr) turnTo(*change.tab());
}

void RondelView::reload() {
  const Tab* tab = store_.tab();
  look_ = Look::of(store_.session().view);
  setPalette(look_.palette());
  nations_ = tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  stale_ = true;
  picture_ = {};
  setAccessibleName(titleInWindow(Term::rondel));
  updateGeometry();
  if (tab != nullptr) turnTo(*tab);
  update();
}

void RondelView::turnTo(const Tab& tab) {
  picture_ = rondelPictureOf(tab);
  selected_ = tab.selected;
  tellAloud();
  update();
}

void RondelView::tellAloud() {
  QStringList parts;
  for (std::size_t s = 0; s < kSpaces; ++s)
    for (const NationId n : picture_.standing[s])
      parts << tr("%1 on %2", "nation, space of the rondel")
                   .arg(nations_[n.index()].name, spaceName(static_cast<Space>(s)));
  setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

QPointF RondelView::centre() const {
  return {width() / 2.0, height() / 2.0};
}

double RondelView::radius() const {
  return std::max(10.0, std::min(width(), height()) / 2.0 - look_.px(6));
}

QPointF RondelView::at(double space, double ring) const {
  const double angle = space * std::numbers::pi / 4;
  return centre() + QPointF(std::sin(angle), -std::cos(angle)) * (ring * radius());
}

QRectF RondelView::markerOf(NationId n) const {
  const double side = kPlate * radius();
  QRectF plate(0, 0, side * 1.2, side);
  for (std::size_t s = 0; s < kSpaces; ++s) {
    const auto& all = picture_.standing[s];
    const auto found = std::ranges::find(all, n);
    if (found == all.end()) continue;
    const auto place = static_cast<double>(found - all.begin());
    const auto count = static_cast<double>(all.size());
    // Three side by side, more of them in a second row.
    const double inRow = std::min(count, 3.0), row = std::floor(place / 3);
    const double beside = std::fmod(place, 3.0) - (std::min(inRow, count - row * 3) - 1) / 2;
    plate.moveCenter(
        at(static_cast<double>(s) + beside * 0.33, kMarkerRing + (count > 3 ? 0.07 : 0) - row * 0.15));
    return plate;
  }
  const auto found = std::ranges::find(picture_.outside, n);
  if (found == picture_.outside.end()) return {};
  const auto place = static_cast<double>(found - picture_.outside.begin());
  const auto count = static_cast<double>(picture_.outside.size());
  const double perRow = std::min(count, 3.0), row = std::floor(place / 3);
  const double beside = std::fmod(place, 3.0) - (std::min(perRow, count - row * 3) - 1) / 2;
  plate.moveCenter(centre() + QPointF(beside * side * 1.4, side * (0.6 + row * 1.2)));
  return plate;
}

void RondelView::mousePressEvent(QMouseEvent* event) {
  const Tab* tab = store_.tab();
  if (tab == nullptr || event->button() != Qt::LeftButton) return event->ignore();
  const Space space = spaceAt(event->position());
  if (std::ranges::find(offered_, space) != offered_.end()) {
    emit spaceClicked(space);
    return;
  }
  for (std::size_t n = 0; n < nations_.size(); ++n)
    if (markerOf(NationId(n)).contains(event->position()))
      return store_.dispatch(SelectNation{tab->selected == NationId(n) ? NationId::none() : NationId(n)});
  event->ignore();
}

Space RondelView::spaceAt(QPointF point) const {
  const QPointF from = point - centre();
  const double distance = std::hypot(from.x(), from.y()) / radius();
  if (distance > 1 || distance < 0.33) return Space::none;
  const double turned = std::atan2(from.x(), -from.y()) / (std::numbers::pi / 4);
  return static_cast<Space>(static_cast<std::size_t>(std::lround(turned + 8)) % kSpaces);
}

QPointF RondelView::placeOf(Space space) const {
  return at(static_cast<double>(indexOf(space)), 0.69);
}

void RondelView::offer(std::vector<Space> spaces) {
  if (spaces == offered_) return;
  offered_ = std::move(spaces);
  update();
}

QString RondelView::tipAt(QPointF point) const {
  for (std::size_t n = 0; n < nations_.size(); ++n)
    if (markerOf(NationId(n)).contains(point)) return nations_[n].name;
  const Space space = spaceAt(point);
  if (nations_.empty() || space == Space::none) return {};
  const QString name = spaceName(space);
  if (!picture_.chooser.exists()) return name;
  const QString& nation = nations_[picture_.chooser.index()].name;
  const int price = picture_.prices[indexOf(space)];
  if (price == 0) return tr("%1: free for the %2", "space, nation").arg(name, nation);
  return tr("%1: costs the %2 %n of marble, iron, gold or coins", "space, nation", price).arg(name, nation);
}

bool RondelView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event); // by the type of the event
  const QString tip = tipAt(QPointF(help->pos()));
  if (tip.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), tip, this);
  return true;
}

void RondelView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) reload();
}

QSize RondelView::sizeHint() const {
  const int side = static_cast<int>(look_.px(300));
  return {side, side};
}

QSize RondelView::minimumSizeHint() const {
  const int side = static_cast<int>(look_.px(190));
  return {side, side};
}

} // namespace annales::viewer
