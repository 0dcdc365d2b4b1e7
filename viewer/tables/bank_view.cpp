#include "viewer/tables/bank_view.h"

#include "viewer/look/nation_badge.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/signed_number.h"
#include "viewer/tables/nation_numbers.h"

#include <QEvent>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kTileWidth = 86, kTileHeight = 44, kLineHeight = 24, kGap = 5;

} // namespace

BankView::BankView(SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&store_, &SessionStore::changed, this, &BankView::follow);
  reload();
}

void BankView::follow(const Change& change) {
  if (change.story || change.look) return reload();
  if (change.shown && change.tab() != nullptr) turnTo(*change.tab());
}

void BankView::reload() {
  const Tab* tab = store_.tab();
  look_ = Look::of(store_.session().view);
  setAccessibleName(tr("Bank"));
  nations_ = tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  rules_ = tab != nullptr ? tab->game->game().ruleset : nullptr;
  tiles_.clear();
  lines_.clear();
  cards_.clear();
  picture_ = {};
  if (tab != nullptr) turnTo(*tab);
  updateGeometry();
  update();
}

void BankView::turnTo(const Tab& tab) {
  BankPicture picture = bankPictureOf(tab);
  if (picture == picture_) return;
  picture_ = std::move(picture);
  addTiles();
  const std::size_t rows = cards_.size();
  addLines();
  if (rows > 0 || !cards_.empty()) updateGeometry(); // more cards, more rows
  setAccessibleDescription(words().join(QStringLiteral("; ")));
  update();
}

void BankView::addTiles() {
  tiles_ = {{TableIcon::points, titleInWindow(Term::goal), {picture_.goal, 0, 0}},
            {TableIcon::coins, titleInWindow(Resource::coins), picture_.coins},
            {TableIcon::temple, titleInWindow(Term::temples), picture_.temples}};
  for (std::size_t p = 0; p < kPersonages; ++p) {
    const auto personage = static_cast<Personage>(p);
    tiles_.push_back({iconOf(personage), NationWords::of(personage), picture_.personages[p]});
  }
  if (!picture_.tokens) return;
  const std::array names{titleInWindow(Term::marbleCities), titleInWindow(Term::ironCities),
                         titleInWindow(Term::goldCities)};
  for (std::size_t t = 0; t < names.size(); ++t)
    tiles_.push_back({iconOf(kGoods[t]), names[t], (*picture_.tokens)[t]});
}

void BankView::addLines() {
  lines_.clear();
  if (picture_.hasBellona) {
    const bool held = picture_.bellona.exists() && picture_.bellona.index() < nations_.size();
    lines_.push_back({picture_.bellona, QStringLiteral("Bellona"),
                      held ? nations_[picture_.bellona.index()].name : tr("unclaimed")});
  }
  if (!picture_.hasCards) return;
  lines_.push_back({NationId::none(), titleInWindow(Term::deck),
                    tr("%1 to draw, %2 played", "cards").arg(picture_.drawPile).arg(picture_.discards)});
  cards_ = CardWords::rowsOf(picture_, *rules_);
}

QStringList BankView::words() const {
  QStringList all;
  for (const Tile& tile : tiles_)
    all << (tile.stock.all > 0 ? tr("%1: %2 of %3").arg(tile.name).arg(tile.stock.left).arg(tile.stock.all)
                               : QStringLiteral("%1: %2").arg(tile.name).arg(tile.stock.left));
  for (const Line& line : lines_) {
    const bool named = line.nation.exists() && line.head != QStringLiteral("Bellona") &&
                       line.nation.index() < nations_.size();
    all << QStringLiteral("%1: %2").arg(named ? nations_[line.nation.index()].name : line.head, line.text);
  }
  return all + cardWords();
}

int BankView::columnsFor(double width) const {
  const double gap = look_.px(kGap);
  const int fit = static_cast<int>((width - gap) / (look_.px(kTileWidth) + gap));
  return std::clamp(fit, 2, std::max(2, static_cast<int>(tiles_.size())));
}

QRectF BankView::tileRect(std::size_t i) const {
  const double gap = look_.px(kGap);
  const int columns = columnsFor(width());
  const double wide = (width() - gap) / columns - gap;
  const int row = static_cast<int>(i) / columns, column = static_cast<int>(i) % columns;
  return {gap + column * (wide + gap), gap + row * (look_.px(kTileHeight) + gap), wide,
          look_.px(kTileHeight)};
}

double BankView::linesTop(double width) const {
  const int rows = static_cast<int>(std::ceil(static_cast<double>(tiles_.size()) / columnsFor(width)));
  return look_.px(kGap) * (rows + 1) + look_.px(kTileHeight) * rows;
}

double BankView::cardsTop(double width) const {
  return linesTop(width) + static_cast<double>(lines_.size()) * look_.px(kLineHeight) + look_.px(kGap);
}

int BankView::heightForWidth(int width) const {
  return static_cast<int>(cardsTop(width) + CardLayout(cards_, look_, width, true).height());
}

QSize BankView::sizeHint() const {
  const int width = static_cast<int>(look_.px(380));
  return {width, heightForWidth(width)};
}

/// Of cards at least the names are seen, all of them.
QSize BankView::minimumSizeHint() const {
  const QSize least(static_cast<int>(look_.px(200)),
                    static_cast<int>(look_.px(2 * (kTileHeight + kGap) + kGap)));
  if (cards_.empty()) return least;
  const double wide = std::max(width(), least.width());
  const double named = cardsTop(wide) + CardLayout(cards_, look_, wide, false).height();
  return {least.width(), std::max(least.height(), static_cast<int>(std::ceil(named)))};
}

void BankView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (!cards_.empty() && event->size().width() != event->oldSize().width()) updateGeometry();
}

void BankView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.panel);
  if (tiles_.empty()) {
    painter.setFont(look_.font(10));
    painter.setPen(look_.dim);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Open a game to see its bank."));
    return;
  }
  for (std::size_t i = 0; i < tiles_.size(); ++i)
    paintTile(painter, tiles_[i], tileRect(i));
  double y = linesTop(width());
  for (const Line& line : lines_) {
    paintLine(painter, line, QRectF(look_.px(kGap), y, width() - 2 * look_.px(kGap), look_.px(kLineHeight)));
    y += look_.px(kLineHeight);
  }
  paintCards(painter);
}

void BankView::paintTile(QPainter& painter, const Tile& tile, const QRectF& box) const {
  const BankStock& stock = tile.stock;
  const QColor sign = stock.change > 0 ? look_.good : look_.bad;
  painter.setPen(stock.change != 0 ? QPen(sign, look_.px(1.2)) : QPen(look_.line, 1));
  painter.setBrush(look_.raised);
  painter.drawRoundedRect(box, look_.px(4), look_.px(4));
  const double icon = look_.px(18);
  paintTableIcon(painter, tile.icon, QRectF(box.left() + look_.px(5), box.top() + look_.px(5), icon, icon),
                 look_);
  const double left = box.left() + icon + look_.px(11);
  const QRectF number(left, box.top() + look_.px(2), box.right() - left - look_.px(4), look_.px(23));
  painter.setFont(look_.font(11, true));
  painter.setPen(stock.all > 0 && stock.left == 0 ? look_.dim : look_.text);
  const QString left1 = QString::number(stock.left);
  painter.drawText(number, Qt::AlignVCenter | Qt::AlignLeft, left1);
  const double used = painter.fontMetrics().horizontalAdvance(left1) + look_.px(2);
  painter.setFont(look_.font(9));
  painter.setPen(look_.dim);
  if (stock.all > 0)
    painter.drawText(number.adjusted(used, look_.px(1.5), 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     QStringLiteral("/%1").arg(stock.all));
  painter.drawText(
      QRectF(box.left() + look_.px(5), box.top() + look_.px(24), box.width() - look_.px(8), look_.px(16)),
      Qt::AlignVCenter | Qt::AlignLeft,
      painter.fontMetrics().elidedText(tile.name, Qt::ElideRight,
                                       static_cast<int>(box.width() - look_.px(8))));
  if (stock.all > 0) {
    const QRectF bar(box.left() + look_.px(1), box.bottom() - look_.px(3), box.width() - look_.px(2),
                     look_.px(2));
    painter.fillRect(bar, look_.line);
    const double part = std::clamp(static_cast<double>(stock.left) / stock.all, 0.0, 1.0);
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * part, bar.height())), look_.accent);
  }
  if (stock.change == 0) return;
  painter.setFont(look_.font(9, true));
  painter.setPen(sign);
  painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight, signedNumber(stock.change));
}

void BankView::paintLine(QPainter& painter, const Line& line, const QRectF& box) const {
  double x = box.left();
  if (line.nation.exists() && line.nation.index() < nations_.size()) {
    const QRectF plate(x, box.center().y() - look_.px(8), look_.px(22), look_.px(16));
    paintNationBadge(painter, plate, nations_[line.nation.index()], look_);
    x = plate.right() + look_.px(5);
  }
  painter.setFont(look_.font(9.5));
  painter.setPen(look_.dim);
  painter.drawText(QRectF(x, box.top(), box.right() - x, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                   line.head);
  x += painter.fontMetrics().horizontalAdvance(line.head) + look_.px(7);
  painter.setPen(look_.text);
  const double room = box.right() - x;
  painter.drawText(QRectF(x, box.top(), room, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(line.text, Qt::ElideRight, static_cast<int>(room)));
}

bool BankView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event); // by the type of the event
  const QStringList all = words();
  for (std::size_t i = 0; i < tiles_.size(); ++i)
    if (tileRect(i).contains(QPointF(help->pos()))) {
      QToolTip::showText(help->globalPos(),
                         plainTip(tr("In the bank. %1").arg(all[static_cast<qsizetype>(i)])), this);
      return true;
    }
  if (const QString tip = cardTipAt(QPointF(help->pos())); !tip.isEmpty()) {
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
  }
  QToolTip::hideText();
  return true;
}

void BankView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) reload();
}

} // namespace annales::viewer
