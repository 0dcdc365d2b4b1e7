// What clicks and keys do with each tool.
#include "viewer/editor/edit_canvas.h"
#include "viewer/editor/edit_words.h"
#include "viewer/editor/outline_way.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>
#include <utility>

namespace annales::viewer {
namespace {

BorderKind nextOf(BorderKind kind) {
  const auto at = std::ranges::find(kBorderKinds, kind);
  return at + 1 == kBorderKinds.end() ? kBorderKinds.front() : *(at + 1);
}

bool has(const std::vector<Point>& outline, const Point& p) {
  return std::ranges::find(outline, p) != outline.end();
}

} // namespace

void EditCanvas::click(const QPointF& place, Qt::KeyboardModifiers keys) {
  Q_UNUSED(keys);
  if (takeCorner(place)) return;
  switch (tool_) {
  case EditTool::select:
    emit picked(picture_->shapes().at(place));
    break;
  case EditTool::border:
    cycleBorder(place);
    break;
  case EditTool::points:
    break; // done when the button went down
  case EditTool::split:
    clickCut(place);
    break;
  case EditTool::join:
    clickJoin(picture_->shapes().at(place));
    break;
  case EditTool::starts:
    clickStart(picture_->shapes().at(place));
    break;
  case EditTool::draw:
    clickDraw(place);
    break;
  }
  update();
}

void EditCanvas::cycleBorder(const QPointF& place) {
  const BorderSpot* spot = shapes_->borderAt(place, reach());
  if (spot == nullptr) return emit picked(picture_->shapes().at(place));
  const BorderKind kind = draft_->board().map->border(spot->a, spot->b);
  const std::pair pair(spot->a, spot->b);
  emit edited(draft_->withBorder(pair.first, pair.second, nextOf(kind)));
  hover(place);
}

void EditCanvas::borderMenu(const BorderSpot& spot, const QPoint& at) {
  const ProvinceId a = spot.a, b = spot.b;
  const BorderKind now = draft_->board().map->border(a, b);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSection(
      tr("%1 – %2").arg(EditWords::province(draft_->board(), a), EditWords::province(draft_->board(), b)));
  for (const BorderKind kind : kBorderKinds) {
    QAction* action = menu->addAction(EditWords::border(kind));
    action->setCheckable(true);
    action->setChecked(kind == now);
    connect(action, &QAction::triggered, this, [this, a, b, kind] {
      if (draft_->board().map->has(b)) emit edited(draft_->withBorder(a, b, kind));
    });
  }
  menu->popup(at);
}

void EditCanvas::contextMenuEvent(QContextMenuEvent* event) {
  if (!picture_) return;
  const QPointF place = onBoard(event->pos());
  if (const BorderSpot* spot = shapes_->borderAt(place, reach())) borderMenu(*spot, event->globalPos());
}

// ---- points

void EditCanvas::pressPoint(const QPointF& place, Qt::KeyboardModifiers keys) {
  grabbed_ = shapes_->pointAt(place, reach());
  if (grabbed_ && (keys & Qt::AltModifier) != 0) {
    const Point gone = *grabbed_;
    grabbed_.reset();
    isPressed_ = false;
    return emit edited(draft_->removedPoint(gone));
  }
  if (!grabbed_ && (keys & Qt::ShiftModifier) != 0) {
    const auto spot = shapes_->edgeAt(place, reach());
    isPressed_ = false;
    if (!spot) return;
    grabbed_ = spot->at;
    return emit edited(draft_->addedPoint(spot->edge, spot->at));
  }
  anchor_ = grabbed_ ? ProvinceId::none() : cityAt(place);
  isDragging_ = grabbed_.has_value() || anchor_.exists();
  if (anchor_.exists()) target_ = draft_->board()[anchor_].at;
  if (grabbed_) target_ = *grabbed_;
  update();
}

ProvinceId EditCanvas::cityAt(const QPointF& place) const {
  const double token = picture_->metrics().token / picture_->frame().scale();
  for (std::size_t p = 0; p < draft_->board().provinces.size(); ++p)
    if (QLineF(toQt(draft_->board().provinces[p].at), place).length() <= std::max(token, reach(6)))
      return ProvinceId(p);
  return ProvinceId::none();
}

void EditCanvas::dragPoint(const QPointF& place) {
  const QRectF view(QPointF(0, 0), picture_->shapes().size);
  const QPointF inside(std::clamp(place.x(), 0.0, view.width()), std::clamp(place.y(), 0.0, view.height()));
  target_ = roundedPoint(inside);
  if (anchor_.exists()) return update();
  if (const auto other = shapes_->pointAt(inside, reach(7), grabbed_)) target_ = *other;
  update();
}

void EditCanvas::dropPoint() {
  isDragging_ = false;
  update();
  if (const ProvinceId city = std::exchange(anchor_, ProvinceId::none()); city.exists()) {
    if (!(target_ == draft_->board()[city].at)) emit edited(draft_->withAnchor(city, target_));
    return;
  }
  if (!grabbed_ || target_ == *grabbed_) return;
  const Point from = *grabbed_;
  const auto next = draft_->movedPoint(from, target_);
  if (next) grabbed_ = target_;
  emit edited(next);
}

void EditCanvas::stepPoint(int by) {
  if (!selected_.exists()) return;
  const auto& outline = draft_->board()[selected_].outline;
  const int count = static_cast<int>(outline.size());
  const auto at = grabbed_ ? std::ranges::find(outline, *grabbed_) : outline.end();
  const int now = at == outline.end() ? (by > 0 ? -1 : 0) : static_cast<int>(at - outline.begin());
  grabbed_ = outline[static_cast<std::size_t>((now + by + count) % count)];
  const QRectF around(toQt(*grabbed_) - QPointF(1, 1), QSizeF(2, 2));
  setFrame(picture_->frame().showing(around));
}

/// N and P go from point to point of the selected province, arrows move it, Delete takes it away.
bool EditCanvas::pointKey(const QKeyEvent& event) {
  if (event.key() == Qt::Key_N || event.key() == Qt::Key_P) {
    stepPoint(event.key() == Qt::Key_N ? 1 : -1);
    return true;
  }
  if (!grabbed_) return false;
  const Point from = *grabbed_;
  if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
    grabbed_.reset();
    emit edited(draft_->removedPoint(from));
    return true;
  }
  const double step = (event.modifiers() & Qt::ShiftModifier) != 0 ? 10 : 1;
  QPointF to = toQt(from);
  if (event.key() == Qt::Key_Left) to.rx() -= step;
  if (event.key() == Qt::Key_Right) to.rx() += step;
  if (event.key() == Qt::Key_Up) to.ry() -= step;
  if (event.key() == Qt::Key_Down) to.ry() += step;
  if (to == toQt(from)) return false;
  const auto next = draft_->movedPoint(from, roundedPoint(to));
  if (next) grabbed_ = roundedPoint(to);
  emit edited(next);
  return true;
}

// ---- cutting and joining

EditCanvas::WayPoint EditCanvas::wayPoint(const QPointF& place) const {
  if (const auto point = shapes_->pointAt(place, reach())) return {*point, {}, true};
  if (const auto edge = shapes_->edgeAt(place, reach())) return {edge->at, edge, true};
  return {roundedPoint(place), {}, false};
}

void EditCanvas::clickCut(const QPointF& place) {
  const WayPoint next = wayPoint(place);
  if (way_.empty() && !next.onOutline)
    return emit edited(failure(tr("Start the cut on the outline of a province.").toStdString()));
  way_.push_back(next);
  if (way_.size() > 1 && next.onOutline) finishCut();
}

/// Puts new points into the outline where the cut begins and ends on an edge, then cuts.
void EditCanvas::finishCut() {
  const std::vector<WayPoint> way = std::move(way_);
  way_.clear();
  DraftResult draft = *draft_;
  for (const WayPoint* end : {&way.front(), &way.back()})
    if (draft && end->edge) draft = draft->addedPoint(end->edge->edge, end->at);
  if (!draft) return emit edited(draft);
  const Board& board = draft->board();
  Cut cut{{}, freeProvinceId(board, "new"), tr("New province").toStdString()};
  for (const WayPoint& point : way)
    cut.points.push_back(point.at);
  DraftResult result =
      failure(tr("Both ends of a cut must lie on the outline of the same province.").toStdString());
  for (std::size_t p = 0; p < board.provinces.size() && !result; ++p)
    if (has(board.provinces[p].outline, way.front().at) && has(board.provinces[p].outline, way.back().at))
      result = draft->split(ProvinceId(p), cut);
  emit edited(result);
  if (result) emit provinceMade(QString::fromStdString(cut.id));
}

void EditCanvas::clickJoin(ProvinceId p) {
  if (!p.exists()) return;
  if (!joining_.exists()) {
    joining_ = p;
    return;
  }
  const ProvinceId gone = joining_;
  joining_ = ProvinceId::none();
  if (gone == p) return;
  emit edited(draft_->joined(gone, p));
}

void EditCanvas::clickStart(ProvinceId p) {
  if (!p.exists()) return;
  emit edited(nation_.empty() ? draft_->toggledNeutralTemple(nations_, p)
                              : draft_->toggledStart(nations_, nation_, p));
}

// ---- a new province

/// Between two places on outlines the new one follows them.
void EditCanvas::follow(const WayPoint& next) {
  if (way_.empty() || !way_.back().onOutline || !next.onOutline) return;
  const auto end = [](const WayPoint& point) {
    return OutlineEnd{point.at, point.edge ? std::optional(point.edge->edge) : std::nullopt};
  };
  for (const Point& p : wayAlong(draft_->board(), end(way_.back()), end(next)))
    way_.push_back({p, {}, true});
}

void EditCanvas::clickDraw(const QPointF& place) {
  if (way_.size() > 2 && reach() >= QLineF(toQt(way_.front().at), place).length()) return finishDraw();
  const WayPoint next = wayPoint(place);
  follow(next);
  way_.push_back(next);
}

/// Where it begins or bends on an edge of a neighbour, that has a point there from now on.
void EditCanvas::finishDraw() {
  if (!way_.empty()) follow(WayPoint(way_.front()));
  const std::vector<WayPoint> way = std::move(way_);
  way_.clear();
  std::vector<Point> outline;
  DraftResult draft = *draft_;
  for (const WayPoint& point : way) {
    if (outline.empty() || outline.back() != point.at) outline.push_back(point.at);
    if (draft && point.edge) draft = draft->addedPoint(point.edge->edge, point.at);
  }
  if (!draft) return emit edited(draft);
  const std::string id = freeProvinceId(draft->board(), "new");
  const auto result =
      draft->withProvince({id, Site::any, false}, {tr("New province").toStdString(), {}, std::move(outline)});
  emit edited(result);
  if (result) emit provinceMade(QString::fromStdString(id));
  update();
}

/// A city is dragged whatever the tool is, as long as that has not begun anything.
bool EditCanvas::takeCity() {
  if (!heldCity_.exists() || !way_.empty() || joining_.exists()) return false;
  anchor_ = std::exchange(heldCity_, ProvinceId::none());
  target_ = draft_->board()[anchor_].at;
  isDragging_ = true;
  return true;
}

// ---- a picture put square

void EditCanvas::askForCorners() {
  cancel();
  corners_.clear();
  isAsking_ = true;
  hint_ = tr("Click the upper left corner of the printed board, then the others clockwise");
  setFocus();
  update();
}

/// True: the click was a corner.
bool EditCanvas::takeCorner(const QPointF& place) {
  if (!isAsking_) return false;
  corners_ << place;
  update();
  if (corners_.size() < 4) return true;
  isAsking_ = false;
  hint_.clear();
  emit cornersChosen(std::exchange(corners_, {}));
  return true;
}

// ---- under the mouse

void EditCanvas::hover(const QPointF& place) {
  hovered_ = picture_->shapes().at(place);
  border_ = {};
  if (tool_ == EditTool::border || tool_ == EditTool::select)
    if (const BorderSpot* spot = shapes_->borderAt(place, reach(tool_ == EditTool::border ? 10 : 4)))
      border_ = {spot->a, spot->b};
  hint_ = hintAt(place);
  update();
}

QString EditCanvas::hintAt(const QPointF& place) const {
  if (isAsking_) return hint_;
  const Board& board = draft_->board();
  const QString name = hovered_.exists() ? EditWords::province(board, hovered_) : QString();
  if (border_.first.exists())
    return tr("%1 – %2: %3")
        .arg(EditWords::province(board, border_.first), EditWords::province(board, border_.second),
             EditWords::border(board.map->border(border_.first, border_.second)));
  if (tool_ == EditTool::points && shapes_->pointAt(place, reach()))
    return tr("Drag the point; Alt+click removes it");
  if (tool_ == EditTool::points && cityAt(place).exists()) return tr("Drag the city of %1").arg(name);
  if (tool_ == EditTool::points && shapes_->edgeAt(place, reach()))
    return tr("Shift+click adds a point here");
  if (tool_ == EditTool::split)
    return way_.empty() ? tr("Click an outline to start the cut")
                        : tr("Click along the cut and finish on the outline");
  if (tool_ == EditTool::join && joining_.exists() && hovered_.exists() && hovered_ != joining_)
    return tr("Make %1 part of %2").arg(EditWords::province(board, joining_), name);
  if (tool_ == EditTool::join && hovered_.exists())
    return tr("%1: click it, then the neighbour it should become part of").arg(name);
  if (tool_ == EditTool::draw)
    return way_.empty() ? tr("Click the corners of the new province on unclaimed ground")
                        : tr("Enter or a click on the first corner closes the outline");
  return hovered_.exists() ? QStringLiteral("%1: %2").arg(name, EditWords::site((*board.map)[hovered_].site))
                           : QString();
}

} // namespace annales::viewer
