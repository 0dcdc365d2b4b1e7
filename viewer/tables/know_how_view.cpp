#include "viewer/tables/know_how_view.h"

#include "viewer/look/nation_badge.h"
#include "viewer/look/short_texts.h"
#include "viewer/tables/table_icons.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kHead = 26, kLowestRow = 22, kHighestRow = 36, kPrice = 52, kFirst = 40;

class KnowHowHead : public QHeaderView {
public:
  KnowHowHead(const KnowHowModel& model, const Look& look, QWidget* parent)
      : QHeaderView(Qt::Horizontal, parent), model_(model), look_(look) {
    setSectionsClickable(true);
    setMinimumSectionSize(1);
  }

protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override {
    painter->fillRect(rect, look_.raised);
    painter->setPen(QPen(look_.line, 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QPointF centre = QRectF(rect).center();
    if (section >= KnowHowModel::kFirstNation) {
      QRectF plate(0, 0, std::min(look_.px(26), rect.width() - 4.0), look_.px(18));
      plate.moveCenter(centre);
      return paintNationBadge(*painter, plate, nation(section), look_);
    }
    if (section == KnowHowModel::kName) return;
    QRectF box(0, 0, look_.px(15), look_.px(15));
    box.moveCenter(centre);
    paintTableIcon(*painter, section == KnowHowModel::kPrice ? TableIcon::gold : TableIcon::scholar, box,
                   look_);
  }

private:
  [[nodiscard]] const NationLook& nation(int section) const {
    return model_.nations()[static_cast<std::size_t>(section - KnowHowModel::kFirstNation)];
  }

  const KnowHowModel& model_;
  const Look& look_;
};

class KnowHowPainter : public QStyledItemDelegate {
public:
  KnowHowPainter(const KnowHowModel& model, const Look& look, const NationId& selected,
                 const std::vector<KnowHowId>& offered, QObject* parent)
      : QStyledItemDelegate(parent), model_(model), look_(look), selected_(selected), offered_(offered) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QRectF cell(option.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = selected_.exists() &&
                        index.column() == KnowHowModel::kFirstNation + static_cast<int>(selected_.index());
    painter->fillRect(cell, chosen ? look_.accentSoft : look_.panel);
    if (!index.siblingAtRow(index.row() + 1).data(KnowHowModel::kHigher).toBool())
      painter->fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), look_.line);
    paintColumn(*painter, cell, index);
    if ((option.state & QStyle::State_HasFocus) == 0) return;
    painter->setPen(QPen(look_.accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(cell.adjusted(1, 1, -1, -1));
  }

private:
  void paintColumn(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    switch (index.column()) {
    case KnowHowModel::kName:
      return paintName(painter, cell, index);
    case KnowHowModel::kPrice:
      return paintPrice(painter, cell, index);
    case KnowHowModel::kScholar:
      return paintScholar(painter, cell, index);
    default:
      return paintOwned(painter, cell, index);
    }
  }

  void paintName(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const bool higher = index.data(KnowHowModel::kHigher).toBool();
    const double x = cell.left() + look_.px(8);
    if (higher) { // hangs from the one above
      painter.setPen(QPen(look_.dim, look_.px(1.3)));
      painter.drawPolyline(QPolygonF({{x + look_.px(3), cell.top()},
                                      {x + look_.px(3), cell.center().y()},
                                      {x + look_.px(12), cell.center().y()}}));
    }
    const double indent = higher ? look_.px(16) : 0;
    const bool offered = std::ranges::find(offered_, model_.knowHow(index.row())) != offered_.end();
    if (offered) painter.fillRect(QRectF(cell.left(), cell.top(), look_.px(4), cell.height()), look_.accent);
    painter.setFont(look_.font(9.5, offered));
    painter.setPen(look_.text);
    const QRectF room(x + indent, cell.top(), cell.right() - x - indent - look_.px(2), cell.height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                      static_cast<int>(room.width())));
  }

  /// Both prices, the one that is due in bold.
  void paintPrice(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const bool dear = index.data(KnowHowModel::kDear).toBool();
    const QStringList prices = index.data().toString().split(QStringLiteral(" · "));
    for (int i = 0; i < 2 && i < prices.size(); ++i) {
      const bool due = (i == 0) == dear;
      painter.setPen(due ? look_.text : look_.dim);
      const QRectF half(cell.left() + i * cell.width() / 2, cell.top(), cell.width() / 2, cell.height());
      texts_.draw(painter, half, prices[i], look_, due ? 10 : 9, due);
    }
  }

  void paintScholar(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    const int first = index.data(KnowHowModel::kFirst).toInt();
    QRectF box(0, 0, look_.px(16), look_.px(16));
    box.moveCenter(cell.center());
    if (first == -1) return paintTableIcon(painter, TableIcon::scholar, box, look_);
    if (first >= 0)
      return paintNationBadge(painter, box, model_.nations()[static_cast<std::size_t>(first)], look_);
    painter.setPen(look_.dim);
    painter.drawText(cell, Qt::AlignCenter, QStringLiteral("–"));
  }

  void paintOwned(QPainter& painter, const QRectF& cell, const QModelIndex& index) const {
    if (!index.data(KnowHowModel::kKnown).toBool()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(withStrength(look_.dim, 0.45));
      painter.drawEllipse(cell.center(), look_.px(1.6), look_.px(1.6));
      return;
    }
    const auto n = static_cast<std::size_t>(index.column() - KnowHowModel::kFirstNation);
    const NationLook& nation = model_.nations()[n];
    QRectF plate(0, 0, std::min(cell.width() - 4, look_.px(30)), std::min(cell.height() - 4, look_.px(19)));
    plate.moveCenter(cell.center());
    const bool fresh = index.data(KnowHowModel::kNew).toBool();
    painter.setPen(fresh ? QPen(look_.accent, look_.px(2.2))
                         : QPen(withStrength(nation.edge, 0.6), look_.px(0.8)));
    painter.setBrush(nation.fill);
    painter.drawRoundedRect(plate, look_.px(4), look_.px(4));
    const int round = index.data(KnowHowModel::kRound).toInt();
    painter.setFont(look_.font(8.5, true));
    painter.setPen(nation.ink);
    painter.drawText(plate, Qt::AlignCenter, round > 0 ? QString::number(round) : QStringLiteral("✓"));
  }

  const KnowHowModel& model_;
  const Look& look_;
  const NationId& selected_;
  const std::vector<KnowHowId>& offered_;
  mutable ShortTexts texts_;
};

} // namespace

KnowHowView::KnowHowView(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), model_(new KnowHowModel(this)), table_(new PlainTable(this)),
      empty_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(table_);
  column->addWidget(empty_);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  setAutoFillBackground(true);
  table_->setHorizontalHeader(new KnowHowHead(*model_, look_, table_));
  table_->setItemDelegate(new KnowHowPainter(*model_, look_, selected_, offered_, table_));
  table_->setModel(model_);
  connect(table_, &QTableView::clicked, this, &KnowHowView::open);
  connect(table_, &PlainTable::entered, this, &KnowHowView::open);
  connect(&store_, &SessionStore::changed, this, &KnowHowView::follow);
  say();
  reload();
}

void KnowHowView::say() {
  table_->setAccessibleName(tr("Know-how"));
  empty_->setText(tr("Open a game to see who has which know-how."));
}

void KnowHowView::follow(const Change& change) {
  if (change.story || change.look) return reload();
  const Tab* tab = change.tab();
  if (tab == nullptr) return;
  if (change.shown) model_->show(*tab);
  if (!change.selected) return;
  selected_ = tab->selected;
  table_->viewport()->update();
}

void KnowHowView::reload() {
  const Tab* tab = store_.tab();
  look_ = Look::of(store_.session().view);
  selected_ = tab != nullptr ? tab->selected : NationId::none();
  model_->open(tab,
               tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{});
  table_->setVisible(tab != nullptr);
  empty_->setVisible(tab == nullptr);
  updateGeometry();
  fit();
}

void KnowHowView::fit() {
  const int rows = model_->rowCount(), nations = model_->columnCount() - KnowHowModel::kFirstNation;
  if (rows <= 0 || nations <= 0) return;
  const int head = static_cast<int>(look_.px(kHead));
  table_->horizontalHeader()->setFixedHeight(head);
  const double row =
      std::clamp(static_cast<double>(height() - head) / rows, look_.px(kLowestRow), look_.px(kHighestRow));
  for (int i = 0; i < rows; ++i)
    table_->setRowHeight(i, static_cast<int>(row));
  const int price = static_cast<int>(look_.px(kPrice)), first = static_cast<int>(look_.px(kFirst));
  const double name = std::clamp(width() * 0.32, look_.px(70), look_.px(140));
  const int cell =
      static_cast<int>(std::clamp((width() - name - price - first) / nations, look_.px(26), look_.px(64)));
  table_->setColumnWidth(KnowHowModel::kPrice, price);
  table_->setColumnWidth(KnowHowModel::kScholar, first);
  for (int i = 0; i < nations; ++i)
    table_->setColumnWidth(KnowHowModel::kFirstNation + i, cell);
  table_->setColumnWidth(KnowHowModel::kName,
                         std::max(width() - price - first - cell * nations, static_cast<int>(look_.px(60))));
}

void KnowHowView::offer(std::vector<KnowHowId> knowHows) {
  if (knowHows == offered_) return;
  offered_ = std::move(knowHows);
  table_->viewport()->update();
}

/// A cell of a nation goes to where it was bought; one that is offered is clicked anywhere else.
void KnowHowView::open(const QModelIndex& index) {
  const EventIndex since = index.data(KnowHowModel::kSince).toUInt();
  if (since != 0) return store_.dispatch(GoTo{since});
  const KnowHowId knowHow = model_->knowHow(index.row());
  if (std::ranges::find(offered_, knowHow) != offered_.end()) emit knowHowClicked(knowHow);
}

QSize KnowHowView::sizeHint() const {
  return {static_cast<int>(look_.px(380)), static_cast<int>(look_.px(kHead + 8 * 26))};
}

QSize KnowHowView::minimumSizeHint() const {
  return {static_cast<int>(look_.px(240)), static_cast<int>(look_.px(kHead + 4 * kLowestRow))};
}

void KnowHowView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  fit();
}

void KnowHowView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  say();
  reload();
}

} // namespace annales::viewer
