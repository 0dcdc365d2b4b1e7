// How the explorer is put together: its parts, their words and looks.
#include "libreplay/openings/conditions.h"
#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"
#include "viewer/openings/explorer_panel.h"
#include "viewer/openings/explorer_rounds.h"

#include <QButtonGroup>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScreen>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

void makePlain(QAbstractItemView& view, QHeaderView& head) {
  view.setSelectionBehavior(QAbstractItemView::SelectRows);
  view.setSelectionMode(QAbstractItemView::SingleSelection);
  view.setTabKeyNavigation(false);
  head.setSectionResizeMode(QHeaderView::ResizeToContents);
  head.setStretchLastSection(false);
}

DataTable* tableOf(QAbstractItemModel* rows, const QString& fileName) {
  auto* table = new DataTable;
  table->setRows(rows);
  table->setFileName(fileName);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  return table;
}

QTreeView* plainTree(QAbstractItemModel* model) {
  auto* tree = new QTreeView;
  tree->setModel(model);
  tree->setUniformRowHeights(true);
  tree->setExpandsOnDoubleClick(false);
  tree->setAllColumnsShowFocus(true);
  makePlain(*tree, *tree->header());
  return tree;
}

} // namespace

ExplorerPanel::ExplorerPanel(StudyEditor& editor, FactsSource& facts, QWidget* parent)
    : QWidget(parent), editor_(editor), store_(editor.store()), facts_(facts), heading_(new QLabel),
      hint_(new QLabel), nation_(new QCheckBox), board_(new QCheckBox), count_(new QCheckBox),
      bestFirst_(new QToolButton), shapes_{new QToolButton, new QToolButton, new QToolButton},
      by_(new QComboBox), conditions_(new QLineEdit), formButton_(new QToolButton), cancel_(new QToolButton),
      form_(new FilterForm(this)), back_(new QToolButton), pages_(new QStackedWidget),
      model_(new ExplorerModel(this)), treeModel_(new TreeModel(this)),
      gamesModel_(new FoundGamesModel(this)), table_(tableOf(model_, QStringLiteral("openings"))),
      gamesTable_(tableOf(gamesModel_, QStringLiteral("games"))), tree_(plainTree(treeModel_)),
      icicle_(new IcicleView), shares_(new ShareDelegate(this)), chooser_(facts) {
  build();
  connectParts();
  retranslate();
  showLook();
  setShape(Shape::next);
}

void ExplorerPanel::build() {
  heading_->setWordWrap(true);
  hint_->setWordWrap(true);
  for (QLabel* label : {heading_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setMargin(4);
  }
  for (QCheckBox* box : {nation_, board_, count_})
    box->setChecked(true);
  conditions_->setClearButtonEnabled(true);
  table_->setItemDelegateForColumn(ExplorerModel::kWins, shares_);
  tree_->setItemDelegateForColumn(ExplorerModel::kWins, shares_);
  gamesTable_->horizontalHeader()->setSectionResizeMode(FoundGamesModel::kEvent, QHeaderView::Stretch);
  auto* found = new QWidget;
  auto* list = new QVBoxLayout(found);
  list->setContentsMargins(0, 0, 0, 0);
  list->addWidget(back_, 0, Qt::AlignLeft);
  list->addWidget(gamesTable_, 1);
  for (QWidget* page :
       {static_cast<QWidget*>(table_), found, static_cast<QWidget*>(tree_), static_cast<QWidget*>(icicle_)})
    pages_->addWidget(page);
  auto* group = new QButtonGroup(this);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(0, 0, 4, 0);
  top->setSpacing(2);
  top->addWidget(heading_, 1);
  for (QToolButton* shape : shapes_) {
    shape->setCheckable(true);
    group->addButton(shape);
    top->addWidget(shape, 0, Qt::AlignTop);
  }
  auto* boxes = new QHBoxLayout;
  boxes->setContentsMargins(4, 0, 4, 0);
  for (QCheckBox* box : {nation_, board_, count_})
    boxes->addWidget(box);
  boxes->addStretch();
  for (int i = 0; i < 3; ++i)
    by_->addItem(QString());
  auto* asking = new QHBoxLayout;
  asking->setContentsMargins(0, 0, 4, 0);
  asking->addWidget(by_); // here, as three boxes in German fill a narrow dock
  bestFirst_->setCheckable(true);
  asking->addWidget(bestFirst_);
  asking->addWidget(conditions_, 1);
  asking->addWidget(cancel_);
  asking->addWidget(formButton_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addLayout(top);
  column->addLayout(boxes);
  column->addLayout(asking);
  column->addWidget(pages_, 1);
  column->addWidget(hint_);
  cancel_->hide();
  setAutoFillBackground(true);
}

void ExplorerPanel::connectParts() {
  connect(&store_, &SessionStore::changed, this, &ExplorerPanel::follow);
  const auto askAnew = [this] {
    asked_.reset();
    grown_.reset();
    task_.cancel(); // it counts games of before
    ask();
  };
  connect(&facts_, &FactsSource::changed, this, askAnew);
  connect(&chooser_, &GameChooser::found, this, askAnew);
  connect(&chooser_, &GameChooser::progressed, this, [this](std::size_t done, std::size_t of, bool reading) {
    hint_->setText(reading ? tr("Reading games: %1 of %2").arg(done).arg(of)
                           : tr("Searching: %1 of %2 parts").arg(done).arg(of));
  });
  connect(cancel_, &QToolButton::clicked, this, &ExplorerPanel::cancelLookup);
  connect(bestFirst_, &QToolButton::toggled, this, &ExplorerPanel::ask);
  connect(conditions_, &QLineEdit::returnPressed, this, [this] {
    chooser_.again();
    ask();
  });
  connect(&facts_, &FactsSource::progressed, this, [this](std::size_t done, std::size_t of) {
    hint_->setText(tr("Reading games: %1 of %2").arg(done).arg(of));
    hint_->show();
  });
  connect(&facts_, &FactsSource::failed, this, &ExplorerPanel::told);
  for (QCheckBox* box : {nation_, board_, count_})
    connect(box, &QCheckBox::toggled, this, &ExplorerPanel::ask);
  connect(conditions_, &QLineEdit::textChanged, this, [this](const QString& text) {
    form_->setText(text);
    ask();
  });
  connect(by_, &QComboBox::currentIndexChanged, this, &ExplorerPanel::ask);
  connect(form_, &FilterForm::textChanged, conditions_, &QLineEdit::setText);
  connect(formButton_, &QToolButton::clicked, this, &ExplorerPanel::openForm);
  connect(table_, &QTableView::clicked, this,
          [this](const QModelIndex& shown) { play(table_->source(shown)); });
  connect(table_, &DataTable::enterPressed, this, &ExplorerPanel::listGames);
  connect(gamesTable_, &DataTable::opened, this, &ExplorerPanel::openGame);
  connect(back_, &QToolButton::clicked, this, &ExplorerPanel::back);
  connect(tree_, &QTreeView::clicked, this, [this](const QModelIndex& index) {
    if (const OpeningBranch* branch = treeModel_->branch(index)) playWay(grown_->placeOf(*branch));
  });
  connect(icicle_, &IcicleView::playAsked, this, &ExplorerPanel::playWay);
  connect(icicle_, &IcicleView::gamesAsked, this, &ExplorerPanel::listWay);
  connect(icicle_, &IcicleView::unfoldAsked, this, &ExplorerPanel::unfold);
  treeModel_->setUnfolding([this](std::size_t others) -> std::shared_ptr<const OpeningTree> {
    if (!grown_ || baselines_ == nullptr) return nullptr;
    return grown_ = std::make_shared<const OpeningTree>(
               unfolded(*grown_, others, *facts_.table(), *baselines_, kExplorerRound));
  });
  connect(icicle_, &IcicleView::menuAsked, this, [this](std::size_t branch, const QPoint& place) {
    if (!grown_->branches[branch].others) popUpName(grown_->branches[branch].played, place);
  });
  for (std::size_t i = 0; i < shapes_.size(); ++i)
    connect(shapes_[i], &QToolButton::clicked, this, [this, i] { chooseShape(static_cast<Shape>(i)); });
  for (QWidget* watched : {static_cast<QWidget*>(table_), static_cast<QWidget*>(gamesTable_),
                           static_cast<QWidget*>(tree_), static_cast<QWidget*>(conditions_)})
    watched->installEventFilter(this);
}

void ExplorerPanel::setOpeningNames(const OpeningNames& names) {
  const auto take = [this, &names] {
    book_ = names.all();
    ask();
  };
  connect(&names, &OpeningNames::changed, this, take);
  take();
}

void ExplorerPanel::chooseShape(Shape shape) {
  setShape(shape);
  ask();
}

void ExplorerPanel::chooseBy(By by) {
  by_->setCurrentIndex(static_cast<int>(by));
}

/// Positions have no tree: many ways lead to one.
void ExplorerPanel::setShape(Shape shape) {
  shape_ = shape;
  const bool next = shape == Shape::next;
  if (!next && by() == By::position) chooseBy(By::deeds);
  if (auto* ways = qobject_cast<QStandardItemModel*>(by_->model()))
    ways->item(static_cast<int>(By::position))->setEnabled(next);
  constexpr std::array kPages{0, 2, 3};
  pages_->setCurrentIndex(kPages[static_cast<std::size_t>(shape)]);
  shapes_[static_cast<std::size_t>(shape)]->setChecked(true);
}

void ExplorerPanel::openForm() {
  if (facts_.table() != nullptr) form_->setTable(*facts_.table());
  form_->setQuestions(facts_.questions());
  form_->setText(conditions_->text());
  form_->adjustSize();
  QPoint place =
      formButton_->mapToGlobal(QPoint(formButton_->width() - form_->width(), formButton_->height()));
  const QRect room = screen()->availableGeometry();
  place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - form_->width())));
  if (place.y() + form_->height() > room.bottom())
    place.setY(std::max(room.top(), formButton_->mapToGlobal(QPoint()).y() - form_->height()));
  form_->move(place);
  form_->show();
  form_->setFocus();
}

void ExplorerPanel::askForName(const QAbstractItemView& view, const QPoint& place) {
  const QModelIndex index = view.currentIndex();
  if (&view == table_) {
    if (const ExplorerModel::Row* row = model_->row(table_->source(index)))
      popUpName(place_.played.then(row->space), place, table_);
  } else if (const OpeningBranch* branch = treeModel_->branch(index); &view == tree_ && branch != nullptr) {
    if (!branch->others) popUpName(branch->played, place);
  }
}

void ExplorerPanel::popUpName(OpeningKey played, const QPoint& place, DataTable* table) {
  if (played.turns() == 0 || store_.tab() == nullptr) return;
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("opening"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(tr("Name this opening…")), &QAction::triggered, this,
          [this, played, nation = askedNation()] { emit nameAsked(nation, played); });
  const auto over = [this]() -> std::optional<QString> {
    const auto asked = filter();
    if (!asked || !*asked) return std::nullopt;
    FactFilter all = **asked;
    all.seats.opening = {};
    return QString::fromStdString(textOf(all));
  };
  const QString words = QString::fromStdString(played.words());
  connect(menu->addAction(tr("Compare with all others")), &QAction::triggered, this, [this, words, over] {
    if (const auto games = over()) emit comparisonAsked(QStringLiteral("opening=") + words, *games);
  });
  connect(menu->addAction(tr("Report on this opening")), &QAction::triggered, this, [this, words, over] {
    if (const auto games = over()) emit reportAsked(words, *games);
  });
  if (table != nullptr) {
    menu->addSeparator();
    table->addTo(*menu);
  }
  menu->popup(place);
}

void ExplorerPanel::retranslate() {
  nation_->setText(tr("This nation"));
  board_->setText(tr("This board"));
  count_->setText(tr("Same number of nations"));
  shapes_[0]->setText(tr("Next"));
  shapes_[0]->setToolTip(tr("Moves played next from here"));
  shapes_[1]->setText(tr("Tree"));
  shapes_[1]->setToolTip(tr("Moves of the nation from its first turn on"));
  shapes_[2]->setText(tr("Chart"));
  shapes_[2]->setToolTip(tr("The tree as a chart: width shows seats, colour shows wins"));
  by_->setItemText(0, tr("by spaces"));
  by_->setItemText(1, tr("by actions"));
  by_->setItemText(2, tr("by position"));
  by_->setToolTip(
      tr("What games must have in common with this one: the spaces of the nation's turns, all actions in "
         "them, or the whole position"));
  by_->setAccessibleName(tr("What games have in common"));
  bestFirst_->setText(tr("Best first"));
  bestFirst_->setToolTip(
      tr("Sort by the share of wins drawn towards the baseline, in place of the number of games"));
  conditions_->setPlaceholderText(tr("More conditions, such as player=Anna; from=2024"));
  conditions_->setToolTip(tr(
      "Separate conditions with semicolons. After where= comes a question about positions or the name of a "
      "collection: where=temples >= 2 and round <= 5"));
  conditions_->setAccessibleName(tr("More conditions"));
  cancel_->setText(CommonWords::tr("Cancel"));
  formButton_->setText(tr("Filter…"));
  formButton_->setToolTip(tr("The same conditions as a form"));
  form_->retranslate();
  back_->setText(tr("◂ Back to openings"));
  table_->setAccessibleName(tr("Next moves"));
  tree_->setAccessibleName(tr("Moves from the first turn on"));
  icicle_->setAccessibleName(tr("Moves from the first turn on"));
  gamesTable_->setAccessibleName(tr("Games with this opening"));
  ask();
}

void ExplorerPanel::showLook() {
  look_ = Look::of(store_.session().view);
  shares_->setLook(look_);
  icicle_->setLook(look_);
  form_->setLook(look_);
  for (QCheckBox* box : {nation_, board_, count_})
    box->setFont(look_.font(9.5));
  for (QToolButton* shape : shapes_) {
    shape->setMinimumHeight(qRound(look_.px(26)));
  }
  heading_->setFont(look_.font(11, true));
  for (DataTable* table : {table_, gamesTable_})
    table->setLook(look_);
  tree_->header()->setFont(look_.font(9.5));
  tree_->setIndentation(qRound(look_.px(16)));
}

} // namespace annales::viewer
