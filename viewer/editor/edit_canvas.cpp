#include "viewer/editor/edit_canvas.h"

#include "viewer/editor/edit_words.h"

#include <QMouseEvent>
#include <QResizeEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace annales::viewer {

EditCanvas::EditCanvas(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void EditCanvas::setDraft(const BoardDraft& draft) {
  const QSizeF size(draft.board().view.width, draft.board().view.height);
  const bool sameSize = picture_ && picture_->shapes().size == size;
  const BoardFrame frame = sameSize ? picture_->frame() : BoardFrame(size, rect());
  const bool sameProvinces = draft_ && draft_->board().map->size() == draft.board().map->size();
  draft_ = draft;
  shapes_ = std::make_unique<EditShapes>(draft_->board());
  picture_ = std::make_unique<BoardPicture>(draft_->shared(), look_, boardNations(draft_->board(), look_));
  if (!sameProvinces) selected_ = hovered_ = ProvinceId::none();
  border_ = {};
  way_.clear();
  joining_ = ProvinceId::none();
  isDragging_ = false;
  if (grabbed_ && std::ranges::find(shapes_->points(), *grabbed_) == shapes_->points().end())
    grabbed_.reset();
  picture_->setFrame(frame, devicePixelRatioF());
  showStarts();
}

void EditCanvas::setLook(const Look& look) {
  look_ = look;
  if (!picture_) return update();
  picture_->setLook(look_, boardNations(draft_->board(), look_));
  setFrame(picture_->frame());
}

void EditCanvas::setTool(EditTool tool) {
  cancel();
  tool_ = tool;
  hint_.clear();
  grabbed_.reset();
  border_ = {};
  setCursor(tool == EditTool::select ? Qt::ArrowCursor : Qt::CrossCursor);
  if (picture_) showStarts();
}

void EditCanvas::setBackdrop(Backdrop backdrop) {
  backdrop_ = std::move(backdrop);
  update();
}

void EditCanvas::setStarts(int nations, const std::string& nation) {
  nations_ = nations;
  nation_ = nation;
  if (picture_) showStarts();
}

/// Start cities stand on the board while they are given.
void EditCanvas::showStarts() {
  const Board& board = draft_->board();
  scene_.assign(board.provinces.size(), {});
  const auto game = board.games.find(nations_);
  if (tool_ == EditTool::starts && game != board.games.end()) {
    const auto own = [&](const std::string& city, std::size_t nation) {
      const ProvinceId p = board.map->find(city);
      if (!p.exists()) return;
      const Site site = (*board.map)[p].site;
      scene_[p.index()].owner = NationId(nation);
      scene_[p.index()].resource = site <= Site::gold ? static_cast<Resource>(site) : Resource::coins;
    };
    for (std::size_t n = 0; n < board.nations.size(); ++n)
      if (const auto start = game->second.start.find(board.nations[n].id); start != game->second.start.end())
        for (const std::string& city : start->second)
          own(city, n);
    for (const std::string& temple : game->second.neutralTemples)
      if (const ProvinceId p = board.map->find(temple); p.exists()) scene_[p.index()].neutralTemple = true;
  }
  paintLayers();
  update();
}

void EditCanvas::select(ProvinceId p) {
  selected_ = draft_ && draft_->board().map->has(p) ? p : ProvinceId::none();
  update();
}

void EditCanvas::reveal(ProvinceId p) {
  if (!picture_ || !draft_->board().map->has(p)) return;
  select(p);
  setFrame(picture_->frame().showing(picture_->shapes().provinces[p.index()].boundingRect()));
}

void EditCanvas::reveal(ProvinceId a, ProvinceId b) {
  reveal(a);
  if (const BorderSpot* spot = shapes_ ? shapes_->border(a, b) : nullptr) {
    setFrame(picture_->frame().showing(spot->path.boundingRect()));
    border_ = {spot->a, spot->b};
    update();
  }
}

void EditCanvas::fit() {
  if (picture_) setFrame(BoardFrame(picture_->shapes().size, rect()));
}

void EditCanvas::zoom(double factor) {
  if (picture_) setFrame(picture_->frame().zoomed(factor, rect().center()));
}

bool EditCanvas::cancel() {
  const bool begun = isDragging_ || !way_.empty() || joining_.exists() || isAsking_;
  isAsking_ = false;
  corners_.clear();
  heldCity_ = ProvinceId::none();
  isDragging_ = false;
  anchor_ = ProvinceId::none();
  way_.clear();
  joining_ = ProvinceId::none();
  update();
  return begun;
}

void EditCanvas::setFrame(const BoardFrame& frame) {
  picture_->setFrame(frame, devicePixelRatioF());
  paintLayers();
  update();
}

void EditCanvas::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (picture_) setFrame(picture_->frame().inside(rect()));
}

void EditCanvas::mousePressEvent(QMouseEvent* event) {
  if (!picture_) return;
  pressedAt_ = mouse_ = event->position();
  isPressed_ = event->button() == Qt::LeftButton;
  isPanning_ = event->button() == Qt::MiddleButton;
  heldCity_ = isPressed_ && !isAsking_ ? cityAt(onBoard(mouse_)) : ProvinceId::none();
  if (isPressed_ && !isAsking_ && tool_ == EditTool::points) pressPoint(onBoard(mouse_), event->modifiers());
}

void EditCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (!picture_) return;
  const QPointF before = mouse_;
  mouse_ = event->position();
  if (isDragging_) return dragPoint(onBoard(mouse_));
  const bool far = (mouse_ - pressedAt_).manhattanLength() > 6;
  if (isPressed_ && far && !isPanning_ && takeCity()) return dragPoint(onBoard(mouse_));
  if (isPressed_ && far) isPanning_ = true;
  if (isPanning_) return setFrame(picture_->frame().panned(mouse_ - before));
  hover(onBoard(mouse_));
}

void EditCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (!picture_) return;
  mouse_ = event->position();
  const bool isClick = isPressed_ && !isPanning_;
  isPressed_ = isPanning_ = false;
  if (isDragging_) return dropPoint();
  if (isClick && event->button() == Qt::LeftButton) click(onBoard(mouse_), event->modifiers());
}

void EditCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (picture_ && tool_ == EditTool::draw && way_.size() > 2) return finishDraw();
  mousePressEvent(event); // two quick clicks are two clicks
}

void EditCanvas::wheelEvent(QWheelEvent* event) {
  if (!picture_ || event->angleDelta().y() == 0) return;
  const double factor = std::pow(1.2, event->angleDelta().y() / 120.0);
  setFrame(picture_->frame().zoomed(factor, event->position()));
  event->accept();
}

void EditCanvas::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  hovered_ = ProvinceId::none();
  border_ = {};
  hint_.clear();
  update();
}

void EditCanvas::keyPressEvent(QKeyEvent* event) {
  if (!picture_) return QWidget::keyPressEvent(event);
  if (tool_ == EditTool::points && pointKey(*event)) return;
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && tool_ == EditTool::draw)
    return finishDraw();
  const double step = look_.px(60);
  switch (event->key()) {
  case Qt::Key_Left:
    return setFrame(picture_->frame().panned({step, 0}));
  case Qt::Key_Right:
    return setFrame(picture_->frame().panned({-step, 0}));
  case Qt::Key_Up:
    return setFrame(picture_->frame().panned({0, step}));
  case Qt::Key_Down:
    return setFrame(picture_->frame().panned({0, -step}));
  case Qt::Key_Escape:
    if (cancel()) return;
    break;
  default:
    break;
  }
  QWidget::keyPressEvent(event);
}

} // namespace annales::viewer
