#include "viewer/openings/explorer_panel.h"

#include "libreplay/choice/choices.h"
#include "libreplay/openings/opening_book.h"
#include "viewer/look/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr unsigned kRound = 5; // at whose end personages are counted

bool isGerman() {
  return QLocale().language() == QLocale::German;
}

QString spaces(OpeningKey key) {
  QStringList words;
  for (std::size_t turn = 0; turn < key.turns(); ++turn)
    words << (key.at(turn) == Space::none ? QStringLiteral("–") : spaceName(key.at(turn)));
  return words.join(QStringLiteral(", "));
}

QTableView* plainTable(QAbstractItemModel* model) {
  auto* table = new QTableView;
  table->setModel(model);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setShowGrid(false);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->verticalHeader()->hide();
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->horizontalHeader()->setStretchLastSection(false);
  return table;
}

} // namespace

OpeningPlace openingPlace(const Tab& tab) {
  const GameState state = tab.state();
  OpeningPlace place;
  const bool acts = state.active.exists();
  place.nation = acts ? state.active : NationId(state.turn.stage == Stage::turnDue ? state.turn.next : 0);
  place.mayMove = acts && state.turn.stage == Stage::inTurn && state.turn.space == Space::none;
  std::vector<Space> played;
  for (const Turn& turn : tab.line->stats().outline.turns()) {
    if (turn.first > tab.cursor) break;
    if (turn.nation != place.nation) continue;
    const bool now = acts && turn.last >= tab.cursor;
    if (!now || !place.mayMove) played.push_back(now ? state.turn.space : turn.space);
  }
  place.played = OpeningKey::of(played);
  return place;
}

ExplorerPanel::ExplorerPanel(StudyEditor& editor, FactsSource& facts, QWidget* parent)
    : QWidget(parent), editor_(editor), store_(editor.store()), facts_(facts), heading_(new QLabel),
      hint_(new QLabel), nation_(new QCheckBox), board_(new QCheckBox), count_(new QCheckBox),
      conditions_(new QLineEdit), back_(new QToolButton), pages_(new QStackedWidget),
      model_(new ExplorerModel(this)), gamesModel_(new FoundGamesModel(this)), table_(plainTable(model_)),
      gamesTable_(plainTable(gamesModel_)), shares_(new ShareDelegate(this)) {
  build();
  connect(&store_, &SessionStore::changed, this, &ExplorerPanel::follow);
  connect(&facts_, &FactsSource::changed, this, [this] {
    asked_.reset();
    ask();
  });
  connect(&facts_, &FactsSource::progressed, this, [this](std::size_t done, std::size_t of) {
    hint_->setText(tr("Reading games: %1 of %2").arg(done).arg(of));
    hint_->show();
  });
  connect(&facts_, &FactsSource::failed, this, &ExplorerPanel::told);
  for (QCheckBox* box : {nation_, board_, count_})
    connect(box, &QCheckBox::toggled, this, &ExplorerPanel::ask);
  connect(conditions_, &QLineEdit::textChanged, this, &ExplorerPanel::ask);
  connect(table_, &QTableView::clicked, this, &ExplorerPanel::play);
  connect(gamesTable_, &QTableView::doubleClicked, this, &ExplorerPanel::openGame);
  connect(back_, &QToolButton::clicked, this, &ExplorerPanel::back);
  retranslate();
  showLook();
}

void ExplorerPanel::build() {
  heading_->setWordWrap(true);
  hint_->setWordWrap(true);
  for (QLabel* label : {heading_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setMargin(4);
  }
  nation_->setChecked(true);
  board_->setChecked(true);
  count_->setChecked(true);
  conditions_->setClearButtonEnabled(true);
  table_->setItemDelegateForColumn(ExplorerModel::kWins, shares_);
  gamesTable_->horizontalHeader()->setSectionResizeMode(FoundGamesModel::kEvent, QHeaderView::Stretch);
  for (QTableView* table : {table_, gamesTable_})
    table->installEventFilter(this);
  auto* found = new QWidget;
  auto* list = new QVBoxLayout(found);
  list->setContentsMargins(0, 0, 0, 0);
  list->addWidget(back_, 0, Qt::AlignLeft);
  list->addWidget(gamesTable_, 1);
  pages_->addWidget(table_);
  pages_->addWidget(found);
  auto* boxes = new QHBoxLayout;
  boxes->setContentsMargins(4, 0, 4, 0);
  for (QCheckBox* box : {nation_, board_, count_})
    boxes->addWidget(box);
  boxes->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(heading_);
  column->addLayout(boxes);
  column->addWidget(conditions_);
  column->addWidget(pages_, 1);
  column->addWidget(hint_);
  setAutoFillBackground(true);
}

void ExplorerPanel::retranslate() {
  nation_->setText(tr("This nation"));
  board_->setText(tr("This board"));
  count_->setText(tr("As many nations"));
  conditions_->setPlaceholderText(tr("More conditions, such as player=Anna; from=2024"));
  conditions_->setAccessibleName(tr("More conditions"));
  back_->setText(tr("◂ Back to what was played"));
  table_->setAccessibleName(tr("What was played next"));
  gamesTable_->setAccessibleName(tr("Games in which it was played"));
  ask();
}

void ExplorerPanel::showLook() {
  look_ = Look::of(store_.session().view);
  shares_->setLook(look_);
  setPalette(look_.palette());
  for (QWidget* widget :
       {static_cast<QWidget*>(table_), static_cast<QWidget*>(gamesTable_), static_cast<QWidget*>(hint_),
        static_cast<QWidget*>(conditions_), static_cast<QWidget*>(back_)})
    widget->setFont(look_.font(10));
  for (QCheckBox* box : {nation_, board_, count_})
    box->setFont(look_.font(9.5));
  heading_->setFont(look_.font(11, true));
  for (QTableView* table : {table_, gamesTable_}) {
    table->setPalette(look_.palette());
    table->horizontalHeader()->setFont(look_.font(9.5));
    table->verticalHeader()->setDefaultSectionSize(qRound(look_.px(26)));
  }
}

void ExplorerPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (!isVisible()) return; // it asks when it comes into sight
  const Tab* tab = store_.tab();
  if (tab == nullptr) return ask();
  if (change.line || !(openingPlace(*tab) == place_)) ask();
}

void ExplorerPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  facts_.want();
  ask();
}

void ExplorerPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

Result<FactFilter> ExplorerPanel::filter() const {
  const OpenedGame& game = *store_.tab()->game;
  FactFilter filter;
  filter.games.ruleset = game.game().ruleset->id;
  if (board_->isChecked()) filter.games.board = game.game().setup->map;
  if (count_->isChecked()) filter.games.nations = static_cast<unsigned>(game.game().nations());
  if (nation_->isChecked()) filter.seats.nation = game.game().nationWord(place_.nation);
  return readConditions(conditions_->text().toStdString(), filter);
}

void ExplorerPanel::ask() {
  if (!isVisible()) return;
  const Tab* tab = store_.tab();
  model_->show({}, kRound);
  back();
  if (tab == nullptr) {
    heading_->clear();
    hint_->setText(tr("Open a game to see what others have played there."));
    return;
  }
  place_ = openingPlace(*tab);
  if (facts_.table() == nullptr) {
    heading_->clear();
    hint_->setText(facts_.library().isEmpty() ? tr("Open a library: its games are counted here.")
                                              : tr("Reading the games of the library…"));
    return;
  }
  const auto asked = filter();
  if (!asked) {
    hint_->setText(reasonInWindow(asked.error()));
    return;
  }
  showAnswer(*asked);
}

void ExplorerPanel::showAnswer(const FactFilter& filter) {
  const FactTable& table = *facts_.table();
  if (!asked_ || textOf(*asked_) != textOf(filter)) {
    asked_ = filter;
    baselines_.emplace(table, filter.games);
  }
  const Explored found = explore(table, select(table, filter), *baselines_, place_.played, kRound);
  std::vector<ExplorerModel::Row> rows;
  const Game& game = store_.tab()->game->game();
  for (const Continuation& way : found.next) {
    const NamedOpening* named = OpeningBook::ofRulebooks().name(
        game.ruleset->id, game.nationWord(place_.nation), place_.played.then(way.space));
    const QString name =
        named == nullptr
            ? QString()
            : QString::fromStdString(isGerman() && !named->german.empty() ? named->german : named->english);
    rows.push_back({way.space, name, measuresOf(way.tally)});
  }
  model_->show(std::move(rows), kRound);
  heading_->setText(headingFor(found));
  hint_->setText(hintFor(found));
}

QString ExplorerPanel::headingFor(const Explored& found) const {
  const OpenedGame& game = *store_.tab()->game;
  const QString nation = nationLooks(game, look_, isGerman())[place_.nation.index()].name;
  const QString after = place_.played.turns() == 0 ? tr("%1 at the start").arg(nation)
                                                   : tr("%1 after %2").arg(nation, spaces(place_.played));
  return tr("%1: %n game(s)", nullptr, static_cast<int>(found.all.games)).arg(after);
}

QString ExplorerPanel::hintFor(const Explored& found) const {
  if (found.all.games == 0) return tr("Nobody has played so in the chosen games.");
  QStringList words;
  if (found.all.unfinished + found.all.undecided > 0)
    words << tr("%n game(s) without a winner do not count among the wins.", nullptr,
                static_cast<int>(found.all.unfinished + found.all.undecided));
  constexpr std::uint64_t kFew = 30;
  if (found.all.decided() < kFew)
    words << tr("So few games say little: look at the bars, not at the shares.");
  words << (place_.mayMove ? tr("Click: play it as a what-if line. Enter: the games.")
                           : tr("Enter: the games."));
  return words.join(QLatin1Char(' '));
}

void ExplorerPanel::play(const QModelIndex& index) {
  const ExplorerModel::Row* row = model_->row(index);
  const Tab* tab = store_.tab();
  if (row == nullptr || tab == nullptr || row->space == Space::none) return;
  if (!place_.mayMove)
    return emit told(tr("The step on the rondel is made. Go to a nation's next decision to play another."));
  Choices choices(tab->game->game(), tab->state());
  static_cast<void>(choices.pick(Pick::deed<RondelMoved>()));
  if (!choices.pick(Pick::space(row->space)))
    return emit told(tr("%1 cannot be reached from here.").arg(spaceName(row->space)));
  editor_.perform(PlayEvents{choices.eventsFor(), {}});
}

void ExplorerPanel::listGames(const QModelIndex& index) {
  const ExplorerModel::Row* row = model_->row(index);
  const auto asked = filter();
  if (row == nullptr || !asked) return;
  FactFilter chosen = *asked;
  chosen.seats.opening = place_.played.then(row->space);
  gamesModel_->show(facts_.table(), select(*facts_.table(), chosen).seats);
  pages_->setCurrentIndex(1);
  gamesTable_->setFocus();
  gamesTable_->selectRow(0);
}

void ExplorerPanel::openGame(const QModelIndex& index) {
  if (const auto found = gamesModel_->found(index))
    emit gameChosen(found->game, found->nation, place_.played.turns() + 1);
}

void ExplorerPanel::back() {
  if (!showsGames()) return;
  const bool hadKeys = gamesTable_->hasFocus();
  pages_->setCurrentIndex(0);
  gamesModel_->show(nullptr, {});
  if (hadKeys) table_->setFocus();
}

bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (watched == table_ && enter) {
    listGames(table_->currentIndex());
    return true;
  }
  if (watched == gamesTable_ && enter) {
    openGame(gamesTable_->currentIndex());
    return true;
  }
  if (watched == gamesTable_ && key == Qt::Key_Escape) {
    back();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
