#include "viewer/openings/icicle_view.h"

#include "viewer/look/plain_tip.h"
#include "viewer/openings/explorer_model.h"
#include "viewer/openings/opening_words.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kFullTint = 0.25; // difference of shares at which a colour is as strong as it gets
constexpr double kLeastWidth = 2;  // pixels; narrower ways are not drawn
constexpr double kLeastRow = 22, kMostRow = 64;

QColor mixed(const QColor& from, const QColor& to, double part) {
  const auto between = [part](int a, int b) { return a + static_cast<int>(std::lround(part * (b - a))); };
  return {between(from.red(), to.red()), between(from.green(), to.green()), between(from.blue(), to.blue())};
}

} // namespace

IcicleView::IcicleView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAutoFillBackground(true);
}

void IcicleView::show(std::shared_ptr<const OpeningTree> tree, BranchNames names, const QString& root,
                      unsigned round) {
  tree_ = std::move(tree);
  names_ = std::move(names);
  root_ = root;
  round_ = round;
  hovered_ = 0;
  current_ = here_ = 0;
  wayHere_.clear();
  layOut();
}

void IcicleView::setLook(const Look& look) {
  look_ = look;
  layOut();
}

void IcicleView::setHere(std::size_t branch) {
  if (tree_ && branch != here_) setCurrent(branch);
  here_ = branch;
  wayHere_.clear();
  for (std::size_t at = branch; tree_ && at != 0; at = tree_->branches[at].parent)
    wayHere_.push_back(at);
  update();
}

void IcicleView::setCurrent(std::size_t branch) {
  current_ = branch;
  setAccessibleDescription(tree_ ? told(branch) : QString());
  update();
}

QSize IcicleView::sizeHint() const {
  return {qRound(look_.px(420)), qRound(look_.px(7 * 34) + legendHeight())};
}

QSize IcicleView::minimumSizeHint() const {
  return {qRound(look_.px(200)), qRound(look_.px(5 * kLeastRow) + legendHeight())};
}

void IcicleView::layOut() {
  cells_.clear();
  if (tree_) {
    std::size_t deepest = 0;
    for (const OpeningBranch& branch : tree_->branches)
      deepest = std::max(deepest, branch.depth);
    const double room = height() - legendHeight() - look_.px(6);
    const double row =
        std::clamp(room / static_cast<double>(deepest + 1), look_.px(kLeastRow), look_.px(kMostRow));
    layOut(0, QRectF(look_.px(4), look_.px(4), width() - look_.px(8), row));
    std::ranges::sort(cells_, {}, &Cell::branch);
  }
  update();
}

/// The ways on lie below; what ended there leaves a gap at the right.
void IcicleView::layOut(std::size_t branch, const QRectF& box) {
  if (box.width() < kLeastWidth || box.bottom() > height() - legendHeight()) return;
  cells_.push_back({branch, box});
  const OpeningBranch& above = tree_->branches[branch];
  if (above.others) return; // what they are unfolded to is listed in the tree
  const auto games = static_cast<double>(above.measures.games);
  double left = box.left();
  for (const OpeningBranch& way : tree_->childrenOf(above)) {
    const double wide = box.width() * static_cast<double>(way.measures.games) / games;
    layOut(tree_->placeOf(way), QRectF(left, box.bottom(), wide, box.height()));
    left += wide;
  }
}

bool IcicleView::isDoubtful(const Measures& m) {
  return !m.baseline || !m.share || m.decided < kFewGames || !standsOut(m);
}

/// Blue for more wins than the baseline, orange for fewer: told apart by everybody.
QColor IcicleView::tint(double difference) const {
  const QColor more = look_.dark ? QColor("#4f9bea") : QColor("#2468b4");
  const QColor fewer = look_.dark ? QColor("#e58a2e") : QColor("#c05a00");
  const QColor none = look_.dark ? QColor("#4a4e54") : QColor("#e3e3df");
  const double strength = std::min(1.0, std::abs(difference) / kFullTint);
  return mixed(none, difference > 0 ? more : fewer, 0.25 + 0.75 * strength);
}

QColor IcicleView::fillOf(const Measures& m) const {
  if (isDoubtful(m)) return look_.dark ? QColor("#4a4e54") : QColor("#e3e3df");
  return tint(*m.share - *m.baseline);
}

const IcicleView::Cell* IcicleView::cellAt(QPointF place) const {
  const auto at = std::ranges::find_if(cells_, [&](const Cell& cell) { return cell.box.contains(place); });
  return at == cells_.end() ? nullptr : &*at;
}

const IcicleView::Cell* IcicleView::cellOf(std::size_t branch) const {
  const auto at = std::ranges::find(cells_, branch, &Cell::branch);
  return at == cells_.end() ? nullptr : &*at;
}

QString IcicleView::words(const OpeningBranch& branch) const {
  return branch.depth == 0 ? root_ : branchWords(branch, names_);
}

QString IcicleView::wayInWords(const OpeningBranch& branch) const {
  if (tree_->by == TreeBy::spaces) return spacesInWords(branch.played);
  QStringList turns;
  for (const OpeningBranch* at = &branch; at->depth > 0; at = &tree_->branches[at->parent])
    if (!at->others) turns.prepend(deedInWords(at->done));
  return turns.join(QStringLiteral(" · "));
}

/// What stands in the tip, and what is read aloud.
QString IcicleView::told(std::size_t branch) const {
  const OpeningBranch& shown = tree_->branches[branch];
  QString way = shown.depth == 0 ? root_ : wayInWords(shown);
  if (shown.others) way += (way.isEmpty() ? QString() : QStringLiteral(", ")) + words(shown);
  const QString name = !shown.others && names_ && shown.depth > 0 ? names_(shown.played) : QString();
  if (!name.isEmpty()) way += QStringLiteral(" (%1)").arg(name);
  return tr("%1: %n seat(s)", nullptr, static_cast<int>(shown.measures.games)).arg(way) + QLatin1Char('\n') +
         measureTip(shown.measures, round_);
}

void IcicleView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!tree_) return;
  for (const Cell& cell : cells_)
    paintCell(painter, cell);
  for (const std::size_t branch : {hovered_, current_}) {
    const Cell* cell = cellOf(branch);
    if (cell == nullptr || (branch == hovered_ && branch == 0)) continue;
    const bool strong = branch == current_ && hasFocus();
    painter.setPen(QPen(strong ? look_.accent : look_.text, look_.px(strong ? 3 : 1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell->box.adjusted(1.5, 1.5, -1.5, -1.5));
  }
  paintLegend(painter, QRectF(look_.px(4), height() - legendHeight(), width() - look_.px(8), legendHeight()));
}

void IcicleView::paintCell(QPainter& painter, const Cell& cell) const {
  const OpeningBranch& branch = tree_->branches[cell.branch];
  const Measures& m = branch.measures;
  const QColor fill = branch.depth == 0 ? look_.raised : fillOf(m);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRect(cell.box);
  if (branch.depth > 0 && isDoubtful(m)) {
    QColor lines = m.share && m.baseline ? tint(*m.share - *m.baseline) : look_.dim;
    lines.setAlphaF(0.55F);
    painter.setBrush(QBrush(lines, Qt::BDiagPattern));
    painter.drawRect(cell.box);
  }
  painter.setPen(QPen(look_.panel, look_.px(1.2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(cell.box);
  if (std::ranges::find(wayHere_, cell.branch) != wayHere_.end()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.text);
    painter.drawRect(QRectF(cell.box.left() + 1, cell.box.top() + 1, cell.box.width() - 2, look_.px(3)));
  }
  paintWords(painter, cell, inkOn(fill));
}

/// Space and share one below the other, or beside each other in a low row; nothing where there is no room.
void IcicleView::paintWords(QPainter& painter, const Cell& cell, const QColor& ink) const {
  const OpeningBranch& branch = tree_->branches[cell.branch];
  const Measures& m = branch.measures;
  const QRectF room = cell.box.adjusted(look_.px(5), look_.px(2), -look_.px(3), -look_.px(1));
  const QFont bold = look_.font(10, true), plain = look_.font(9.5);
  const QFontMetricsF wide(bold), small(plain);
  if (room.width() < wide.horizontalAdvance(QStringLiteral("MM"))) return;
  const QString name = words(branch);
  const QString share = isDoubtful(m) && m.share
                            ? tr("≈ %1", "a share that may be chance").arg(percentWords(m.share))
                            : percentWords(m.share);
  const QString seats = QLocale().toString(static_cast<qulonglong>(m.games));
  QString numbers = tr("%1 of %2", "share of wins, seats").arg(share, seats);
  if (small.horizontalAdvance(numbers) > room.width()) numbers = share;
  if (small.horizontalAdvance(numbers) > room.width()) numbers.clear();
  painter.setPen(ink);
  if (room.height() >= wide.height() + small.height()) {
    painter.setFont(bold);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, wide.elidedText(name, Qt::ElideRight, room.width()));
    painter.setFont(plain);
    painter.drawText(room.adjusted(0, wide.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, numbers);
    return;
  }
  const double beside = room.width() - small.horizontalAdvance(numbers) - look_.px(8);
  const bool both = !numbers.isEmpty() && beside >= std::min(wide.horizontalAdvance(name), look_.px(70));
  painter.setFont(bold);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   wide.elidedText(name, Qt::ElideRight, both ? beside : room.width()));
  if (!both) return;
  painter.setFont(plain);
  painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, numbers);
}

/// From fewer wins than the baseline to more, and what hatching means.
void IcicleView::paintLegend(QPainter& painter, const QRectF& box) const {
  const QFont font = look_.font(9);
  const QFontMetricsF metrics(font);
  const QString fewer = tr("−%1 points").arg(qRound(kFullTint * 100)),
                more = tr("+%1 points").arg(qRound(kFullTint * 100)), hatched = tr("may be chance");
  painter.setFont(font);
  painter.setPen(look_.text);
  const double high = look_.px(10), y = box.center().y() - high / 2, gap = look_.px(6);
  double x = box.left();
  const auto say = [&](const QString& text) {
    painter.setPen(look_.text);
    painter.drawText(QPointF(x, box.center().y() + metrics.ascent() / 2 - 1), text);
    x += metrics.horizontalAdvance(text) + gap;
  };
  const QString title = tr("wins vs. the baseline");
  const double needed = metrics.horizontalAdvance(title + fewer + more + hatched) + look_.px(130);
  if (needed < box.width()) say(title);
  say(fewer);
  constexpr int kSteps = 10;
  for (int i = 0; i <= kSteps; ++i) {
    painter.fillRect(QRectF(x, y, look_.px(7) + 0.5, high), tint(kFullTint * (2.0 * i / kSteps - 1)));
    x += look_.px(7);
  }
  x += gap;
  say(more);
  const QRectF sample(x, y, look_.px(18), high);
  painter.fillRect(sample, look_.dark ? QColor("#4a4e54") : QColor("#e3e3df"));
  painter.fillRect(sample, QBrush(look_.dim, Qt::BDiagPattern));
  x += sample.width() + gap;
  say(hatched);
}

void IcicleView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut();
}

void IcicleView::mousePressEvent(QMouseEvent* event) {
  const Cell* cell = cellAt(event->position());
  if (cell == nullptr || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  const std::size_t branch = cell->branch;
  setCurrent(branch);
  if (branch == 0) return;
  if (tree_->branches[branch].others)
    emit unfoldAsked(branch);
  else
    emit playAsked(branch);
}

void IcicleView::mouseMoveEvent(QMouseEvent* event) {
  const Cell* cell = cellAt(event->position());
  const std::size_t branch = cell != nullptr ? cell->branch : 0;
  if (branch == hovered_) return;
  hovered_ = branch;
  update();
}

void IcicleView::leaveEvent(QEvent*) {
  hovered_ = 0;
  update();
}

/// Arrows and the space bar belong to the window, but not while the keys are here.
bool IcicleView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    for (const int ours : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_Space,
                           Qt::Key_Return, Qt::Key_Enter})
      if (plain && key->key() == ours) {
        event->accept();
        return true;
      }
  }
  if (event->type() == QEvent::ToolTip && tree_) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const Cell* cell = cellAt(help->pos());
    if (cell == nullptr)
      QToolTip::hideText();
    else
      QToolTip::showText(help->globalPos(), plainTip(told(cell->branch)), this, cell->box.toRect());
    return true;
  }
  return QWidget::event(event);
}

/// To the neighbour in the same turn, whichever way it belongs to.
void IcicleView::step(int by) {
  const Cell* here = cellOf(current_);
  if (here == nullptr) return;
  const Cell* best = nullptr;
  const std::size_t depth = tree_->branches[current_].depth;
  for (const Cell& cell : cells_) {
    const double away = (cell.box.left() - here->box.left()) * by;
    if (tree_->branches[cell.branch].depth != depth || away <= 0) continue;
    if (best == nullptr || away < (best->box.left() - here->box.left()) * by) best = &cell;
  }
  if (best != nullptr) setCurrent(best->branch);
}

void IcicleView::goDeeper() {
  const OpeningBranch& branch = tree_->branches[current_];
  if (branch.children > 0 && cellOf(branch.firstChild) != nullptr) setCurrent(branch.firstChild);
}

void IcicleView::keyPressEvent(QKeyEvent* event) {
  if (!tree_) return QWidget::keyPressEvent(event);
  switch (event->key()) {
  case Qt::Key_Left:
    return step(-1);
  case Qt::Key_Right:
    return step(1);
  case Qt::Key_Up:
    return setCurrent(tree_->branches[current_].parent);
  case Qt::Key_Down:
    return goDeeper();
  case Qt::Key_Home:
    return setCurrent(0);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (tree_->branches[current_].others)
      emit unfoldAsked(current_);
    else
      emit gamesAsked(current_);
    return;
  case Qt::Key_Space:
    if (current_ != 0 && !tree_->branches[current_].others) emit playAsked(current_);
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void IcicleView::contextMenuEvent(QContextMenuEvent* event) {
  const Cell* cell =
      event->reason() == QContextMenuEvent::Keyboard ? cellOf(current_) : cellAt(QPointF(event->pos()));
  if (cell == nullptr) return;
  const std::size_t branch = cell->branch;
  const QPoint below = mapToGlobal(cell->box.bottomLeft().toPoint());
  setCurrent(branch);
  emit menuAsked(branch, event->reason() == QContextMenuEvent::Keyboard ? below : event->globalPos());
}

} // namespace annales::viewer
