#include "viewer/compare/compare_view.h"

#include "viewer/look/on_screen.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

QString nameOf(const OpenedLine& line) {
  return line.isMain() ? CompareView::tr("As played") : QString::fromStdString(line.name());
}

} // namespace

CompareView::CompareView(std::shared_ptr<const OpenedGame> game, const std::string& a, const std::string& b,
                         const View& view, QWidget* parent)
    : QWidget(parent, Qt::Window), model_(new DifferenceModel(this)), leftTitle_(new QLabel),
      rightTitle_(new QLabel), same_(new QLabel), table_(new QTableView) {
  setAttribute(Qt::WA_DeleteOnClose);
  View own = view;
  own.beside = true;
  own.wheel = StepUnit::turn; // rows are turns
  for (auto& [store, line] : {std::pair<SessionStore*, const std::string*>{&left_, &a}, {&right_, &b}}) {
    store->dispatch(SetView{own});
    store->dispatch(OpenGame{game});
    store->dispatch(ChooseLine{*line});
  }
  right_.dispatch(PutBeside{a});
  model_->show(game, *left_.tab()->line, *right_.tab()->line);
  buildTable();
  buildTabs();

  auto* boards = new QSplitter(Qt::Horizontal);
  boards->addWidget(side(left_, leftTitle_, leftLedger_));
  boards->addWidget(side(right_, rightTitle_, rightLedger_));
  auto* parts = new QSplitter(Qt::Vertical);
  parts->addWidget(boards);
  parts->addWidget(tabs_);
  parts->setStretchFactor(0, 3);
  parts->setStretchFactor(1, 2);
  parts->setSizes({500, 320});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(parts, 1);
  setWindowTitle(tr("%1 compared with %2").arg(nameOf(*right_.tab()->line), nameOf(*left_.tab()->line)));
  resizeOnScreen(*this, {1360, 820});
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now) { showRow(now.row()); });
  connect(&right_, &SessionStore::changed, this, &CompareView::follow);
  if (model_->rowCount() == 0) showBefore(model_->pair().shared);
  table_->selectRow(std::max(0, model_->firstDifference()));
  table_->setFocus();
}

void CompareView::buildTable() {
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setWordWrap(true);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->setAccessibleName(tr("Differences, turn by turn"));
  same_->setText(notesOfTable().join(QLatin1Char('\n')));
  same_->setTextFormat(Qt::PlainText);
  same_->setWordWrap(true);
  same_->setAlignment(Qt::AlignCenter);
  same_->setVisible(!same_->text().isEmpty());
}

QStringList CompareView::notesOfTable() const {
  QStringList notes;
  if (model_->rowCount() == 0)
    notes << tr("The lines share no finished turn after the fork.");
  else if (model_->firstDifference() < 0)
    notes << tr("No differences: every turn that both lines have leads to the same result.");
  const std::optional<TurnPair>& open = model_->unfinished();
  if (!open) return notes;
  const QString a = nameOf(*left_.tab()->line), b = nameOf(*right_.tab()->line);
  const QString turn = model_->turnInWords(*open);
  if (!open->doneA && !open->doneB)
    notes << tr("%1: not compared, neither line has finished the turn.").arg(turn);
  else
    notes << tr("%1: not compared, the turn is not finished in “%2”.").arg(turn, open->doneA ? b : a);
  return notes;
}

void CompareView::buildTabs() {
  auto* differences = new QWidget;
  auto* column = new QVBoxLayout(differences);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(table_, 1);
  column->addWidget(same_);
  charts_ = new CompareCharts(right_);
  tabs_ = new QTabWidget;
  tabs_->setDocumentMode(true);
  tabs_->addTab(differences, tr("&Differences"));
  tabs_->addTab(charts_, tr("&Charts"));
  tabs_->setCornerWidget(&charts_->kinds());
  const auto corner = [this](int tab) { charts_->kinds().setVisible(tabs_->widget(tab) == charts_); };
  connect(tabs_, &QTabWidget::currentChanged, this, corner);
  corner(0);
}

CompareView::~CompareView() {
  // Boards look at the stores to the end, and members go before children do.
  right_.disconnect(this);
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

QWidget* CompareView::side(SessionStore& store, QLabel* title, TurnLedger*& ledger) {
  const Look look = Look::of(store.session().view);
  title->setTextFormat(Qt::PlainText);
  title->setMargin(6);
  title->setFont(look.font(11, true));
  title->setMinimumWidth(80);
  ledger = new TurnLedger(look);
  connect(ledger, &TurnLedger::chosen, this, [this, &store](EventIndex k) {
    going_ = true;
    store.dispatch(GoTo{k});
    going_ = false;
    showTitles();
  });
  auto* parts = new QSplitter(Qt::Vertical);
  parts->addWidget(new BoardPanel(store));
  parts->addWidget(ledger);
  parts->setStretchFactor(0, 1);
  parts->setSizes({330, 76});
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(title);
  column->addWidget(parts, 1);
  return box;
}

void CompareView::go(EventIndex a, EventIndex b) {
  going_ = true;
  left_.dispatch(GoTo{a});
  right_.dispatch(GoTo{b});
  going_ = false;
  const EventIndex shared = model_->pair().shared;
  leftLedger_->show(*left_.tab()->line, left_.tab()->cursor, shared);
  rightLedger_->show(*right_.tab()->line, right_.tab()->cursor, shared);
  showTitles();
}

void CompareView::showRow(int row) {
  if (row >= 0 && row < model_->rowCount()) go(model_->turn(row).a, model_->turn(row).b);
}

/// Before the fork there are no rows: both boards are the same.
void CompareView::showBefore(EventIndex k) {
  table_->clearSelection();
  table_->setCurrentIndex({});
  go(k, k);
}

/// A chart is clicked or pointed at: the other board follows.
void CompareView::follow(const Change& change) {
  if (going_ || change.tab() == nullptr) return;
  if (change.cursor) {
    const int row = model_->rowOf(change.tab()->cursor);
    if (row < 0) return showBefore(change.tab()->cursor);
    if (row == table_->currentIndex().row()) return showRow(row);
    table_->selectRow(row);
    table_->scrollTo(model_->index(row, 0));
  } else if (change.shown) {
    left_.dispatch(Hover{change.tab()->hover == 0 ? 0 : model_->pair().onA(change.tab()->hover)});
  }
}

void CompareView::showTitles() {
  const auto say = [](QLabel* label, const SessionStore& store) {
    label->setText(tr("%1 – event %2 of %3")
                       .arg(nameOf(*store.tab()->line))
                       .arg(store.tab()->cursor)
                       .arg(store.tab()->line->length()));
  };
  say(leftTitle_, left_);
  say(rightTitle_, right_);
}

void CompareView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return static_cast<void>(close());
  const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  const int row = table_->currentIndex().row() + by;
  if (by != 0 && row >= 0 && row < model_->rowCount()) return table_->selectRow(row);
  QWidget::keyPressEvent(event);
}

} // namespace annales::viewer
