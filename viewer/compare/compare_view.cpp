#include "viewer/compare/compare_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales {
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
  for (auto& [store, line] : {std::pair<SessionStore*, const std::string*>{&left_, &a}, {&right_, &b}}) {
    store->dispatch(SetView{view});
    store->dispatch(OpenGame{game});
    store->dispatch(ChooseLine{*line});
  }
  model_->show(game, *left_.tab()->line, *right_.tab()->line);
  const Look look = Look::of(view);
  setPalette(look.palette());
  setFont(look.font(10));
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setWordWrap(true);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->setAccessibleName(tr("Differences, turn by turn"));
  same_->setText(tr("At every turn that both lines have they come to the same."));
  same_->setAlignment(Qt::AlignCenter);
  same_->setVisible(model_->firstDifference() < 0);

  auto* boards = new QSplitter(Qt::Horizontal);
  boards->addWidget(side(left_, leftTitle_));
  boards->addWidget(side(right_, rightTitle_));
  auto* parts = new QSplitter(Qt::Vertical);
  parts->addWidget(boards);
  parts->addWidget(table_);
  parts->setStretchFactor(0, 3);
  parts->setStretchFactor(1, 2);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(parts, 1);
  column->addWidget(same_);
  setWindowTitle(tr("%1 compared with %2").arg(nameOf(*right_.tab()->line), nameOf(*left_.tab()->line)));
  resize(1360, 820);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now) { showRow(now.row()); });
  table_->selectRow(std::max(0, model_->firstDifference()));
  showTitles();
}

CompareView::~CompareView() {
  // Boards look at the stores to the end, and members go before children do.
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

QWidget* CompareView::side(SessionStore& store, QLabel* title) {
  title->setTextFormat(Qt::PlainText);
  title->setMargin(6);
  title->setFont(Look::of(store.session().view).font(11, true));
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(title);
  column->addWidget(new BoardPanel(store), 1);
  return box;
}

void CompareView::showRow(int row) {
  if (row < 0 || row >= model_->rowCount()) return;
  left_.dispatch(GoTo{model_->turn(row).a});
  right_.dispatch(GoTo{model_->turn(row).b});
  showTitles();
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
  QWidget::keyPressEvent(event);
}

} // namespace annales
