#include "viewer/tables/rondel_view.h"

#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace annales::viewer {
namespace {

// Parts of the radius.
constexpr double kPlate = 0.12;                                  // a marker in the middle
constexpr double kWordLetters = 0.072, kLargeWordLetters = 0.09; // the height of letters, on a projector
constexpr double kPriceLetters = 0.062, kPriceHeight = 0.092;

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
  if (change.story || change.look) return reload(change.look);
  if ((change.shown || change.selected) && change.tab() != nullptr) turnTo(*change.tab());
}

void RondelView::reload(bool wheel) {
  const Tab* tab = store_.tab();
  look_ = Look::of(store_.session().view);
  nations_ = tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  stale_ = stale_ || wheel;
  picture_ = {};
  if (wheel) laid_.reset();
  setAccessibleName(titleInWindow(Term::rondel));
  updateGeometry();
  if (tab != nullptr) turnTo(*tab);
  update();
}

void RondelView::turnTo(const Tab& tab) {
  picture_ = rondelPictureOf(tab);
  if (laid_) laid_->shown = false;
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
  return centre() + onRondel(space, ring) * radius();
}

QRectF RondelView::onView(const QRectF& box) const {
  const double r = radius();
  return {centre() + box.topLeft() * r, box.size() * r};
}

QString RondelView::priceText(Space space) const {
  const int price = picture_.prices[indexOf(space)];
  return price == 0 ? tr("free") : QString::number(price);
}

const RondelView::Laid& RondelView::laid() const {
  if (!laid_ || laid_->radius != radius()) {
    laid_.emplace().radius = radius();
    layOutWords(*laid_);
  }
  if (!std::exchange(laid_->shown, true)) {
    layOutPrices(*laid_);
    layOutMarkers(*laid_);
  }
  return *laid_;
}

/// All words are of one size, in which the longest has room.
void RondelView::layOutWords(Laid& laid) const {
  const double r = laid.radius;
  QFont font = look_.font(9, true);
  laid.wordPixels =
      static_cast<int>(std::min(r * (look_.scale > 1 ? kLargeWordLetters : kWordLetters), look_.px(15)));
  laid.wordPixels = std::max(7, laid.wordPixels);
  const auto widthIn = [&](Space space) {
    font.setPixelSize(laid.wordPixels);
    return QFontMetricsF(font).horizontalAdvance(spaceName(space));
  };
  for (std::size_t s = 0; s < kSpaces; ++s)
    while (laid.wordPixels > 7 && widthIn(static_cast<Space>(s)) > rondelWordRoom(static_cast<Space>(s)) * r)
      --laid.wordPixels;
  font.setPixelSize(laid.wordPixels);
  const double high = QFontMetricsF(font).height() * 0.9 / r;
  laid.pricePixels = std::max(7, static_cast<int>(r * kPriceLetters));
  for (std::size_t s = 0; s < kSpaces; ++s) {
    const auto space = static_cast<Space>(s);
    laid.words[s] = rondelWord(space, {QFontMetricsF(font).horizontalAdvance(spaceName(space)) / r, high});
  }
}

void RondelView::layOutPrices(Laid& laid) const {
  QFont small = look_.font(9, true);
  small.setPixelSize(laid.pricePixels);
  const QFontMetricsF metrics(small);
  for (std::size_t s = 0; s < kSpaces; ++s) {
    const auto space = static_cast<Space>(s);
    const double wide = metrics.horizontalAdvance(priceText(space)) / laid.radius + kPriceHeight * 0.6;
    laid.prices[s] = rondelPriceTag(space, {std::max(kPriceHeight, wide), kPriceHeight});
  }
}

const std::vector<QRectF>& RondelView::piecesOf(Laid& laid, std::size_t space, std::size_t count) {
  auto& pieces = laid.pieces[space];
  if (pieces.size() <= count) pieces.resize(count + 1);
  if (pieces[count].empty())
    pieces[count] = rondelPieces(static_cast<Space>(space), count, laid.words[space]);
  return pieces[count];
}

void RondelView::layOutMarkers(Laid& laid) const {
  laid.markers.assign(nations_.size(), {});
  for (std::size_t s = 0; s < kSpaces; ++s) {
    const auto& all = picture_.standing[s];
    if (all.empty()) continue;
    const std::vector<QRectF>& boxes = piecesOf(laid, s, all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
      laid.markers[all[i].index()] = boxes[i];
  }
  const auto& waiting = picture_.outside;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const auto place = static_cast<double>(i), count = static_cast<double>(waiting.size());
    const double perRow = std::min(count, 3.0), row = std::floor(place / 3);
    const double beside = std::fmod(place, 3.0) - (std::min(perRow, count - row * 3) - 1) / 2;
    QRectF plate(0, 0, kPlate * 1.2, kPlate);
    plate.moveCenter(QPointF(beside * kPlate * 1.4, kPlate * (0.6 + row * 1.2)));
    laid.markers[waiting[i].index()] = plate;
  }
}

QRectF RondelView::markerOf(NationId n) const {
  const QRectF box = n.index() < nations_.size() ? laid().markers[n.index()] : QRectF();
  return box.isEmpty() ? QRectF() : onView(box);
}

QRectF RondelView::wordOf(Space space) const {
  return onView(laid().words[indexOf(space)]);
}

QRectF RondelView::priceOf(Space space) const {
  return picture_.chooser.exists() ? onView(laid().prices[indexOf(space)]) : QRectF();
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
  const QString costs =
      tr("%1: costs the %2 %n in marble, iron, gold or coins", "space, nation", price).arg(name, nation);
  const QString no = whyNot_ ? whyNot_(space) : QString();
  return no.isEmpty() ? costs : costs + u'\n' + no;
}

bool RondelView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event); // by the type of the event
  const QString tip = tipAt(QPointF(help->pos()));
  if (tip.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), plainTip(tip), this);
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
