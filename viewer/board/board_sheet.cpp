#include "viewer/board/board_sheet.h"

#include "viewer/board/symbols.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace annales::viewer {

BoardSheet::BoardSheet(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMouseTracking(true);
  clock_.setDuration(kFlightTime);
  clock_.setStartValue(0.0);
  clock_.setEndValue(1.0);
  clock_.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&clock_, &QVariantAnimation::valueChanged, this, [this] { update(walkRect()); });
  connect(&clock_, &QVariantAnimation::finished, this, &BoardSheet::arrive);
  rest_.setSingleShot(true);
  rest_.setInterval(kHandRests);
  connect(&rest_, &QTimer::timeout, this, &BoardSheet::settle);
}

void BoardSheet::setBoard(std::shared_ptr<const Board> board, const Look& look,
                          std::vector<NationLook> nations) {
  clock_.stop();
  rest_.stop();
  wanted_.reset();
  walk_.reset();
  sketch_.reset();
  scene_.assign(board->provinces.size(), {});
  transition_ = {};
  marks_.clear();
  offered_.clear();
  lit_ = ProvinceId::none();
  picture_ = std::make_unique<BoardPicture>(std::move(board), look, std::move(nations));
  picture_->setCovered(covered_);
  outdated_ = false;
  setFrame(BoardFrame(picture_->shapes().size, rect()).under(roof_));
}

void BoardSheet::setNations(std::vector<NationLook> nations) {
  if (!picture_ || nations == picture_->nations()) return;
  arrive();
  picture_->setNations(std::move(nations));
  outdate();
}

void BoardSheet::setCovered(std::vector<QRectF> covered) {
  if (covered == covered_) return;
  covered_ = std::move(covered);
  outdate();
}

void BoardSheet::setLook(const Look& look, std::vector<NationLook> nations) {
  if (!picture_) return;
  arrive();
  picture_->setLook(look, std::move(nations));
  outdate();
}

void BoardSheet::outdate() {
  if (!picture_) return;
  outdated_ = true;
  if (!isVisible()) return catchUp();
  update();
}

void BoardSheet::catchUp() {
  if (!std::exchange(outdated_, false)) return;
  const BoardFrame wanted = frame().inside(rect());
  rest_.stop();
  wanted_.reset();
  picture_->setCovered(covered_);
  picture_->setFrame(wanted, ratio());
  paintCanvas();
}

void BoardSheet::setScene(BoardScene scene, const Transition& transition, std::vector<Mark> marks,
                          bool walks) {
  if (!picture_) return;
  settle();
  clock_.stop();
  const QRegion before = regionOf(signs_) + walkRect();
  walk_.reset();
  scene_ = std::move(scene);
  transition_ = transition;
  marks_ = std::move(marks);
  rebuildSigns();
  if (walks && transition.moved && isVisible()) beginWalk(*transition.moved);
  const QRegion painted = canvas_.paintChanges(*picture_, visible());
  update(painted + before + regionOf(signs_) + walkRect());
}

void BoardSheet::beginWalk(const UnitsGone& gone) {
  if (gone.from.index() >= scene_.size() || gone.to.index() >= scene_.size()) return;
  if (gone.nation.index() >= picture_->nations().size()) return;
  walk_ = gone;
  clock_.start();
}

BoardScene BoardSheet::visible() const {
  BoardScene scene = scene_;
  if (walk_) {
    ProvinceScene& to = scene[walk_->to.index()];
    to = without(std::move(to), {walk_->nation, walk_->kind, walk_->count});
  }
  return scene;
}

void BoardSheet::arrive() {
  if (!walk_) return;
  clock_.stop();
  const QRect way = walkRect();
  walk_.reset();
  update(canvas_.paintChanges(*picture_, visible()) + way);
}

void BoardSheet::rebuildSigns() {
  signs_ = signsOf(transition_, *picture_);
  const std::vector<OverlaySign> drawn = signsOfMarks(marks_, *picture_);
  signs_.insert(signs_.end(), drawn.begin(), drawn.end());
  for (const ProvinceId p : offered_)
    if (p.index() < scene_.size()) signs_.push_back(offeredSign(p, *picture_));
  if (lit_.exists()) signs_.insert(signs_.begin(), litSign(lit_, *picture_));
}

void BoardSheet::sketch(std::optional<OverlaySign> sign) {
  if (sketch_) update(sketch_->bounds);
  sketch_ = std::move(sign);
  if (sketch_) update(sketch_->bounds);
}

void BoardSheet::fit() {
  if (picture_) setFrame(BoardFrame(picture_->shapes().size, rect()).under(roof_));
}

void BoardSheet::setRoof(int height) {
  roof_ = height;
  if (!picture_) return;
  settle();
  setFrame(frame().under(height));
}

void BoardSheet::zoom(double factor, const QPointF& around) {
  if (picture_) moveTo(frame().zoomed(factor, around));
}

void BoardSheet::pan(const QPointF& by) {
  if (picture_) moveTo(frame().panned(by));
}

void BoardSheet::moveTo(const BoardFrame& frame) {
  if (frame == this->frame()) return;
  arrive();
  wanted_ = frame;
  rest_.start();
  update();
}

void BoardSheet::settle() {
  if (outdated_) {
    catchUp();
    return update();
  }
  if (!wanted_) return;
  setFrame(*std::exchange(wanted_, std::nullopt));
}

QTransform BoardSheet::toWanted() const {
  const BoardFrame& painted = picture_->frame();
  const double factor = wanted_->scale() / painted.scale();
  const QPointF shift = wanted_->origin() - painted.origin() * factor;
  return QTransform::fromTranslate(shift.x(), shift.y()).scale(factor, factor);
}

void BoardSheet::light(ProvinceId p) {
  if (!picture_ || p == lit_) return;
  settle();
  QRegion dirty = regionOf(signs_);
  lit_ = p;
  rebuildSigns();
  dirty += regionOf(signs_);
  update(dirty);
}

void BoardSheet::offer(std::vector<ProvinceId> provinces) {
  if (!picture_ || provinces == offered_) return;
  settle();
  QRegion dirty = regionOf(signs_);
  offered_ = std::move(provinces);
  rebuildSigns();
  dirty += regionOf(signs_);
  update(dirty);
}

void BoardSheet::reveal(ProvinceId p) {
  if (!picture_ || p.index() >= picture_->shapes().provinces.size()) return;
  settle();
  const QRectF box = picture_->shapes().provinces[p.index()].boundingRect();
  const double seen = rect().width() / picture_->frame().scale();
  const double margin = seen * 0.06; // not at the very edge
  const BoardFrame near = picture_->frame().showing(box.adjusted(-margin, -margin, margin, margin));
  const double reach = picture_->metrics().token * 3 / picture_->frame().scale();
  const Point& city = picture_->board()[p].at; // of a large province at least this
  setFrame(near.showing({city.x - reach, city.y - reach, 2 * reach, 2 * reach}));
}

ProvinceId BoardSheet::provinceAt(const QPointF& place) const {
  return picture_ ? picture_->shapes().at(frame().toBoard(place)) : ProvinceId::none();
}

std::optional<std::pair<ProvinceId, Kind>> BoardSheet::unitAt(const QPointF& place) const {
  if (!picture_ || wanted_) return std::nullopt;
  const QPointF onPicture = place - frame().origin();
  for (std::size_t i = 0; i < scene_.size(); ++i) {
    const ProvinceId p(i);
    for (const PlacedUnit& unit : placeUnits(scene_[i], picture_->plan(p), picture_->metrics()))
      if (unit.box.contains(onPicture)) return std::pair(p, unit.kind);
  }
  return std::nullopt;
}

QRectF BoardSheet::placeOfUnits(ProvinceId p, NationId nation, Kind kind) const {
  if (!picture_ || p.index() >= scene_.size()) return {};
  for (const PlacedUnit& unit : placeUnits(scene_[p.index()], picture_->plan(p), picture_->metrics()))
    if (unit.nation == nation && unit.kind == kind) return unit.box.translated(frame().origin());
  return {};
}

QRect BoardSheet::placeOf(ProvinceId p) const {
  if (!picture_ || p.index() >= scene_.size()) return {};
  const double reach = picture_->metrics().token * 2.5;
  return QRectF(picture_->cityAt(p) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

void BoardSheet::setFrame(const BoardFrame& frame) {
  rest_.stop();
  wanted_.reset();
  if (frame == picture_->frame() && paintedRatio_ == ratio() && canvas_.scene().size() == scene_.size())
    return;
  picture_->setFrame(frame, ratio());
  repaintAll();
}

void BoardSheet::repaintAll() {
  paintCanvas();
  update();
}

void BoardSheet::paintCanvas() {
  paintedRatio_ = ratio();
  if (width() <= 0 || height() <= 0) return;
  canvas_.paintAll(*picture_, visible(), size(), ratio());
  rebuildSigns();
}

void BoardSheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  outdate();
}

void BoardSheet::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!picture_) return painter.fillRect(rect(), palette().window());
  catchUp();
  if (paintedRatio_ != ratio()) { // on another screen
    picture_->setFrame(picture_->frame(), ratio());
    paintCanvas();
  }
  if (wanted_) {
    painter.fillRect(rect(), picture_->look().window);
    painter.setTransform(toWanted());
    painter.drawPixmap(0, 0, canvas_.pixmap());
    painter.resetTransform();
  } else {
    paintBoard(painter, event->region());
  }
  if (parentWidget() == nullptr || !parentWidget()->hasFocus()) return; // the panel takes the keys
  painter.setPen(QPen(picture_->look().accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void BoardSheet::paintBoard(QPainter& painter, const QRegion& region) {
  for (const QRect& part : region)
    painter.drawPixmap(QRectF(part), canvas_.pixmap(),
                       QRectF(QPointF(part.topLeft()) * ratio(), QSizeF(part.size()) * ratio()));
  painter.setRenderHint(QPainter::Antialiasing);
  for (const OverlaySign& sign : signs_)
    if (region.intersects(sign.bounds)) drawSign(painter, sign, *picture_);
  if (walk_) drawWalk(painter);
  if (sketch_ && region.intersects(sketch_->bounds)) drawSign(painter, *sketch_, *picture_);
}

QRect BoardSheet::walkRect() const {
  if (!walk_) return {};
  const int reach = static_cast<int>(picture_->metrics().unit * 3);
  return QRectF(picture_->unitsAt(walk_->from, walk_->kind), picture_->unitsAt(walk_->to, walk_->kind))
      .normalized()
      .toAlignedRect()
      .adjusted(-reach, -reach, reach, reach);
}

void BoardSheet::drawWalk(QPainter& painter) const {
  const QPointF from = picture_->unitsAt(walk_->from, walk_->kind),
                to = picture_->unitsAt(walk_->to, walk_->kind);
  const QPointF at = from + (to - from) * clock_.currentValue().toDouble();
  const double high = picture_->metrics().unit * 1.15, wide = unitWidth(walk_->kind, high);
  const QRectF box(at - QPointF(wide / 2, high / 2), QSizeF(wide, high));
  symbols::unit(painter, box, walk_->kind, picture_->nations()[walk_->nation.index()]);
  if (walk_->count > 1) symbols::times(painter, box.translated(wide, 0), walk_->count, picture_->look());
}

} // namespace annales::viewer
