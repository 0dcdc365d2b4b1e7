#include "viewer/tables/nations_view.h"

#include "libreplay/log/tags.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/short_texts.h"
#include "viewer/look/signed_number.h"
#include "viewer/look/words.h"
#include "viewer/tables/plain_table.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kHeadHeight = 24, kWordsHeight = 15, kLeastHeight = 24, kWordyHeight = 28, kMostHeight = 44;
constexpr double kNarrowestCell = 16.5, kWidestCell = 38;
constexpr double kNationPoints = 9.5, kPlayerPoints = 8;
constexpr double kPlayersPart = 0.42; // of a row, below the nation
constexpr double kWidestPlayer = 72, kTwoLines = 27;
constexpr double kBesideName = 46;  // of a nation's cell: its badge, and who acts
constexpr double kTwoNumbers = 1.9; // of "12/17", in cells

/// A picture for each column, and above them, where there is room, what they are about.
class NationsHead : public QHeaderView {
public:
  NationsHead(const NationsModel& model, const Look& look, QWidget* parent)
      : QHeaderView(Qt::Horizontal, parent), model_(model), look_(look) {
    setSectionsClickable(false);
    setMinimumSectionSize(1);
  }

  /// How high it is with words above the pictures.
  [[nodiscard]] static double highest(const Look& look) { return look.px(kHeadHeight + kWordsHeight); }

protected:
  void paintEvent(QPaintEvent* event) override {
    QHeaderView::paintEvent(event);
    if (height() + 1 < highest(look_)) return;
    QPainter painter(viewport());
    painter.setPen(look_.dim);
    for (int first = 1, end = 1; first < count(); first = end) {
      for (++end; end < count() && !beginsGroup(model_.field(end));)
        ++end;
      paintGroup(painter, first, end - 1);
    }
  }

  /// In smaller print where it must be; half a word says nothing.
  void paintGroup(QPainter& painter, int first, int last) const {
    const int left = sectionViewportPosition(first);
    const int right = sectionViewportPosition(last) + sectionSize(last);
    const QRectF room(left + 1, 1, right - left - 1, look_.px(kWordsHeight));
    const QString word = NationWords::ofGroup(model_.field(first));
    for (const double points : {8.0, 7.0}) {
      painter.setFont(look_.font(points));
      if (painter.fontMetrics().horizontalAdvance(word) <= room.width())
        return painter.drawText(room, Qt::AlignCenter, word);
    }
  }

  void paintSection(QPainter* painter, const QRect& whole, int section) const override {
    painter->fillRect(whole, look_.raised);
    const QRect rect =
        whole.adjusted(0, std::max(0, whole.height() - static_cast<int>(look_.px(kHeadHeight))), 0, 0);
    painter->setPen(QPen(look_.line, 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (section == 0) return;
    const NationField field = model_.field(section);
    if (beginsGroup(field)) painter->drawLine(whole.topLeft(), whole.bottomLeft());
    const bool off = isOffBoard(field);
    const double side = std::min({rect.width() - 3.0, look_.px(15), rect.height() - 4.0}) * (off ? 0.8 : 1.0);
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(rect).center());
    painter->setOpacity(off ? 0.6 : 1);
    paintTableIcon(*painter, iconOf(field), box, look_);
    painter->setOpacity(1);
    if (!off) return;
    painter->setPen(QPen(look_.dim, look_.px(1))); // in the recruitment box
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(box.adjusted(-look_.px(1.5), -look_.px(1.5), look_.px(1.5), look_.px(2)));
  }

private:
  const NationsModel& model_;
  const Look& look_;
};

class NationsPainter : public QStyledItemDelegate {
public:
  NationsPainter(const NationsModel& model, const Look& look, QObject* parent)
      : QStyledItemDelegate(parent), model_(model), look_(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QRectF cell(option.rect);
    paintGround(*painter, cell, index);
    if (index.column() == 0)
      paintNation(*painter, cell, index);
    else
      paintNumber(*painter, cell, index);
    if ((option.state & QStyle::State_HasFocus) == 0) return;
    painter->setPen(QPen(look_.accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(cell.adjusted(1, 1, -1, -1));
  }

private:
  void paintGround(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const bool selected = index.data(NationsModel::kSelected).toBool();
    painter.fillRect(cell, selected ? look_.accentSoft : index.row() % 2 == 1 ? look_.raised : look_.panel);
    painter.setPen(QPen(look_.line, 1));
    painter.drawLine(cell.bottomLeft(), cell.bottomRight());
    if (index.column() > 0 && beginsGroup(model_.field(index.column())))
      painter.drawLine(cell.topLeft(), cell.bottomLeft());
  }

  void paintNation(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const NationLook& nation = model_.nations()[static_cast<std::size_t>(index.row())];
    const QRectF plate(cell.left() + look_.px(10), cell.center().y() - look_.px(10), look_.px(24),
                       look_.px(20));
    paintNationBadge(painter, plate, nation, look_);
    const bool acts = index.data(NationsModel::kActs).toBool();
    if (acts) paintActs(painter, cell);
    painter.setPen(look_.text);
    const QRectF room(plate.right() + look_.px(5), cell.top(), cell.right() - plate.right() - look_.px(6),
                      cell.height());
    if (room.width() < look_.px(18)) return;
    painter.setFont(look_.font(kNationPoints, acts));
    if (painter.fontMetrics().horizontalAdvance(nation.name) > room.width())
      painter.setFont(
          look_.font(kNationPoints)); // it is marked already, and its name matters more than the others'
    const bool two = !nation.player.isEmpty() && room.height() >= look_.px(kTwoLines);
    const double below = two ? room.height() * kPlayersPart : 0;
    paintWord(painter, room.adjusted(0, 0, 0, -below), nation.name);
    if (below == 0) return;
    painter.setPen(look_.dim);
    painter.setFont(look_.font(kPlayerPoints));
    paintWord(painter, room.adjusted(0, room.height() - below - look_.px(3), 0, -look_.px(3)), nation.player);
  }

  static void paintWord(QPainter& painter, const QRectF& room, const QString& word) {
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(word, Qt::ElideRight, static_cast<int>(room.width())));
  }

  void paintActs(QPainter& painter, const QRectF& cell) const {
    const double size = look_.px(4.5);
    const QPointF tip(cell.left() + look_.px(8), cell.center().y());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.accent);
    painter.drawPolygon(QPolygonF({tip, tip - QPointF(1.4 * size, size), tip - QPointF(1.4 * size, -size)}));
  }

  void paintNumber(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const NationField field = model_.field(index.column());
    const int change = index.data(NationsModel::kChange).toInt();
    const QColor sign = change > 0 ? look_.good : look_.bad;
    if (change != 0) painter.fillRect(cell.adjusted(0, 0, 0, -1), withStrength(sign, 0.17));
    const bool none = index.data(NationsModel::kValue).toInt() == 0 && change == 0;
    const bool strong = field == NationField::points || change != 0;
    const QColor ink = none || isOffBoard(field) ? look_.dim : look_.text;
    painter.setPen(none ? withStrength(ink, 0.65) : ink);
    const double split = cell.height() * 0.6;
    const double wide = cell.width() / look_.scale;
    const bool two = model_.isFolded(index.column());
    const double points = isOffBoard(field) || (two && wide < 42) ? (two && wide < 35 ? 8 : 9) : 10;
    texts_.draw(painter, {cell.left(), cell.top(), cell.width(), split + look_.px(2)},
                index.data(Qt::DisplayRole).toString(), look_, points, strong);
    if (change == 0) return;
    painter.setPen(sign);
    texts_.draw(painter, {cell.left(), cell.top() + split - look_.px(2), cell.width(), cell.height() - split},
                signedNumber(change), look_, 8, true);
  }

  const NationsModel& model_;
  const Look& look_;
  mutable ShortTexts texts_;
};

} // namespace

NationsView::NationsView(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), model_(new NationsModel(this)), table_(new PlainTable(this)),
      empty_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(table_);
  column->addWidget(empty_);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  setAutoFillBackground(true);
  table_->setHorizontalHeader(new NationsHead(*model_, look_, table_));
  table_->setItemDelegate(new NationsPainter(*model_, look_, table_));
  table_->setModel(model_);
  connect(table_, &QTableView::clicked, this, &NationsView::select);
  connect(static_cast<PlainTable*>(table_), &PlainTable::entered, this, &NationsView::select);
  connect(&store_, &SessionStore::changed, this, &NationsView::follow);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table_, &QTableView::customContextMenuRequested, this, [this](const QPoint& place) {
    if (QMenu* menu = menuOf(table_->rowAt(place.y()))) menu->popup(table_->viewport()->mapToGlobal(place));
  });
  say();
  reload();
}

void NationsView::say() {
  table_->setAccessibleName(titleInWindow(Term::nations));
  empty_->setText(tr("Open a game to see what each nation has."));
}

void NationsView::follow(const Change& change) {
  if (change.story || change.look) return reload();
  if ((change.shown || change.selected) && change.tab() != nullptr) model_->show(*change.tab());
}

void NationsView::reload() {
  const Tab* tab = store_.tab();
  look_ = Look::of(store_.session().view);
  model_->open(tab,
               tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{});
  table_->setVisible(tab != nullptr);
  empty_->setVisible(tab == nullptr);
  updateGeometry();
  fit();
}

void NationsView::fit() {
  const int columns = model_->columnCount() - 1, rows = model_->rowCount();
  if (columns <= 0 || rows <= 0) return;
  const double withWords = NationsHead::highest(look_);
  const bool words = height() - withWords >= rows * look_.px(kWordyHeight);
  const int head = static_cast<int>(words ? withWords : look_.px(kHeadHeight));
  table_->horizontalHeader()->setFixedHeight(head);
  const double row =
      std::clamp(static_cast<double>(height() - head) / rows, look_.px(kLeastHeight), look_.px(kMostHeight));
  for (int i = 0; i < rows; ++i)
    table_->setRowHeight(i, static_cast<int>(row));
  const bool scrolls = static_cast<int>(row) * rows > height() - head;
  fitColumns(width() - (scrolls ? table_->verticalScrollBar()->sizeHint().width() : 0));
}

/// Names are whole as long as the numbers can be read.
void NationsView::fitColumns(int room) {
  double cells = 0;
  for (int i = 1; i < model_->columnCount(); ++i)
    cells += weight(i);
  const double name =
      std::clamp(nameWidth(), look_.px(38), std::max(look_.px(38), room - cells * look_.px(kNarrowestCell)));
  const double cell = std::clamp((room - name) / cells, look_.px(kNarrowestCell), look_.px(kWidestCell));
  int used = 0;
  for (int i = 1; i < model_->columnCount(); ++i) {
    const int wide = static_cast<int>(cell * weight(i));
    table_->setColumnWidth(i, wide);
    used += wide;
  }
  table_->setColumnWidth(0, std::max(room - used, static_cast<int>(look_.px(38))));
}

double NationsView::weight(int column) const {
  return model_->field(column) == NationField::points || model_->isFolded(column) ? kTwoNumbers : 1;
}

/// As if each nation were to act.
double NationsView::nameWidth() const {
  const QFontMetricsF metrics(look_.font(kNationPoints, true)), below(look_.font(kPlayerPoints));
  double widest = 0;
  for (const NationLook& nation : model_->nations())
    widest = std::max({widest, metrics.horizontalAdvance(nation.name),
                       std::min(below.horizontalAdvance(nation.player), look_.px(kWidestPlayer))});
  return widest + look_.px(kBesideName);
}

void NationsView::select(const QModelIndex& index) {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  const NationId nation(static_cast<std::size_t>(index.row()));
  store_.dispatch(SelectNation{tab->selected == nation ? NationId::none() : nation});
}

QMenu* NationsView::menuOf(int row) {
  const Tab* tab = store_.tab();
  if (tab == nullptr || row < 0 || row >= model_->rowCount()) return nullptr;
  const NationLook& nation = model_->nations()[static_cast<std::size_t>(row)];
  const std::string word = tab->game->game().nationWord(NationId(static_cast<std::size_t>(row)));
  const QString player = fromUtf8(tagOf(tab->game->log().tags(), "player." + word));
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto offer = [&](const QString& about, ReportKind kind, const QString& subject) {
    const QString words = QString(about).replace(QLatin1Char('&'), QLatin1String("&&"));
    connect(menu->addAction(tr("Report on %1", "a nation or a player").arg(words)), &QAction::triggered, this,
            [this, kind, subject] { emit reportAsked(kind, subject); });
  };
  offer(nation.name, ReportKind::nation, fromUtf8(word));
  if (!player.isEmpty()) offer(player, ReportKind::player, player);
  return menu;
}

QSize NationsView::sizeHint() const {
  const int rows = std::max(3, model_->rowCount());
  return {static_cast<int>(look_.px(470)), static_cast<int>(look_.px(kHeadHeight + rows * 38))};
}

int NationsView::wholeHeight() const {
  return static_cast<int>(
      std::ceil(look_.px(kHeadHeight) + std::max(3, model_->rowCount()) * look_.px(kLeastHeight)));
}

QSize NationsView::minimumSizeHint() const {
  return {static_cast<int>(look_.px(300)), static_cast<int>(look_.px(kHeadHeight + 3 * kLeastHeight))};
}

void NationsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  fit();
}

void NationsView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  say();
  reload();
}

} // namespace annales::viewer
