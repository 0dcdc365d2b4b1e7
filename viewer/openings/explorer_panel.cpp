#include "viewer/openings/explorer_panel.h"

#include "libreplay/choice/choices.h"
#include "libreplay/words/origin_words.h"
#include "libreplay/words/results_beside.h"
#include "viewer/look/words.h"
#include "viewer/openings/explorer_rounds.h"
#include "viewer/openings/opening_words.h"

#include <QKeyEvent>
#include <QLocale>
#include <algorithm>
#include <functional>
#include <numeric>

namespace annales::viewer {

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

void ExplorerPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (!isVisible() || !active_) return; // it asks when it comes into sight
  const Tab* tab = store_.tab();
  if (tab == nullptr) return ask();
  const bool moved = by() != By::spaces && change.cursor;
  if (change.line || moved || !(openingPlace(*tab) == place_)) ask();
}

void ExplorerPanel::setActive(bool active) {
  if (std::exchange(active_, active) != active) ask();
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

std::optional<Result<FactFilter>> ExplorerPanel::filter() {
  const OpenedGame& game = *store_.tab()->game;
  FactFilter filter;
  filter.games.ruleset = game.game().ruleset->id;
  if (board_->isChecked()) filter.games.board = game.game().setup->map;
  if (count_->isChecked()) filter.games.nations = static_cast<unsigned>(game.game().nations());
  if (nation_->isChecked()) filter.seats.nation = game.game().nationWord(place_.nation);
  return chooser_.read(conditions_->text(), filter);
}

void ExplorerPanel::cancelLookup() {
  chooser_.cancel();
  ask();
  conditions_->setFocus();
}

void ExplorerPanel::ask() {
  if (!isVisible() || !active_) return;
  const Tab* tab = store_.tab();
  model_->show({}, kExplorerRound);
  back();
  const auto nothing = [this](const QString& why) {
    heading_->clear();
    hint_->setText(why);
    treeModel_->show(nullptr, {}, kExplorerRound);
    icicle_->show(nullptr, {}, {}, kExplorerRound);
  };
  if (tab == nullptr) return nothing(tr("Open a game to see what others have played in its positions."));
  place_ = openingPlace(*tab);
  if (facts_.table() == nullptr)
    return nothing(facts_.library().isEmpty() ? tr("Open a library to count its games here.")
                                              : tr("Reading the games of the library…"));
  const auto asked = filter();
  cancel_->setVisible(chooser_.busy());
  const QString trouble = !asked    ? tr("Searching for games with %1…").arg(chooser_.asking())
                          : !*asked ? reasonInWindow(asked->error())
                                    : QString();
  form_->setNote(trouble);
  if (!trouble.isEmpty()) return nothing(trouble);
  showAnswer(**asked);
}

void ExplorerPanel::showAnswer(const FactFilter& filter) {
  const QString words = QString::fromStdString(textOf(filter)) + QLatin1Char('\n') + conditions_->text();
  if (!asked_ || words != askedWords_) {
    asked_ = filter;
    askedWords_ = words;
    baselines_ = std::make_shared<const Baselines>(*facts_.table(), filter.games);
  }
  switch (shape_) {
  case Shape::next:
    return showNext(filter);
  case Shape::tree:
  case Shape::chart:
    return growTree(filter);
  }
}

std::optional<Journey> ExplorerPanel::journey() const {
  if (by() == By::spaces) return place_.played;
  const Tab& tab = *store_.tab();
  auto soFar = openingAt(tab.line->log(), tab.line->node(tab.cursor));
  if (!soFar || !soFar->position) return std::nullopt;
  if (by() == By::deeds) return SameDeeds{std::move(soFar->done)};
  return SamePosition{*soFar->position};
}

void ExplorerPanel::showNext(const FactFilter& filter) {
  const FactTable& table = *facts_.table();
  next_.clear();
  const auto from = journey();
  heading_->clear();
  if (!from)
    return hint_->setText(
        tr("Actions and positions are known only for the first %1 turns of a nation.").arg(kOpeningTurns));
  if (by() != By::spaces && !table.hasTurns() && table.seatCount() > 0) {
    hint_->setText(tr("Reading the games of the library…"));
    return facts_.want(FactParts::withTurns);
  }
  const Selection chosen = select(table, filter);
  Explored found = explore(table, chosen, *baselines_, *from, kExplorerRound);
  std::vector<ExplorerModel::Row> rows;
  const BranchNames nameOf = names();
  for (const Continuation& way : found.next)
    rows.push_back({way.space, nameOf(place_.played.then(way.space)),
                    way.done.empty() ? QString() : deedInWords(way.done), measuresOf(way.tally)});
  next_ = std::move(found.next);
  drawAndSort(rows);
  model_->show(std::move(rows), kExplorerRound);
  heading_->setText(headingFor(found.all.games, false));
  const GameOrigins origins = originsOf(table, seatsAt(table, chosen, *from), facts_.reconstructedMaps());
  hint_->setText(hintFor(measuresOf(found.all), origins, place_.mayMove));
}

/// `next_` goes along with the rows.
void ExplorerPanel::drawAndSort(std::vector<ExplorerModel::Row>& rows) {
  std::vector<Measures*> drawn;
  for (ExplorerModel::Row& row : rows)
    drawn.push_back(&row.measures);
  drawTogether(drawn);
  if (!bestFirst_->isChecked()) return;
  const auto share = [&](std::size_t row) {
    return rows[row].measures.drawn ? rows[row].measures.drawn->value : -1;
  };
  std::vector<std::size_t> order(rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater(), share);
  std::vector<ExplorerModel::Row> sorted;
  std::vector<Continuation> next;
  for (const std::size_t row : order) {
    sorted.push_back(rows[row]);
    next.push_back(next_[row]);
  }
  rows = std::move(sorted);
  next_ = std::move(next);
}

std::string ExplorerPanel::askedNation() const {
  if (asked_ && !asked_->seats.nation.empty()) return asked_->seats.nation;
  return store_.tab()->game->game().nationWord(place_.nation);
}

NationId ExplorerPanel::nationInGame() const {
  const Game& game = store_.tab()->game->game();
  const std::string word = askedNation();
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (game.nationWord(NationId(n)) == word) return NationId(n);
  return NationId::none();
}

/// By values of now: widgets ask until the very end.
BranchNames ExplorerPanel::names() const {
  return [book = book_, ruleset = store_.tab()->game->game().ruleset->id,
          nation = askedNation()](OpeningKey played) {
    // Where it is complete: what follows goes by its name only in the lists of games.
    const NamedOpening* named = book->name(ruleset, nation, played);
    return named != nullptr && named->turns.size() == played.turns() ? openingTitle(*named) : QString();
  };
}

QString ExplorerPanel::headingFor(std::uint64_t seats, bool fromTheStart) const {
  const QString nation =
      asked_->seats.nation.empty() && fromTheStart ? tr("All nations") : nationInWords(askedNation());
  const OpeningKey played = fromTheStart ? OpeningKey() : place_.played;
  const QString after = fromTheStart          ? nation
                        : played.turns() == 0 ? tr("%1 at the start").arg(nation)
                                              : tr("%1 after %2").arg(nation, spacesInWords(played));
  return tr("%1: %n seat(s)", nullptr, static_cast<int>(seats)).arg(after);
}

QString ExplorerPanel::hintFor(const Measures& all, const GameOrigins& origins, bool may,
                               std::uint64_t few) const {
  if (all.games == 0) return tr("No matches in the chosen games.");
  QStringList words;
  if (asked_->seats.nation.empty()) words << tr("Each nation counts separately, even within one game.");
  if (all.unfinished + all.undecided > 0)
    words << tr("%n seat(s) without a winner are left out of the share of wins.", nullptr,
                static_cast<int>(all.unfinished + all.undecided));
  if (all.decided < few) words << tr("Too few games to say much. Trust the bars, not the percentages.");
  if (const std::string said = originsInWords(origins, spokenLanguage()); !said.empty())
    words << fromUtf8(said);
  const FactTable& table = *facts_.table();
  if (const std::string said =
          leftOutResultsInWords(table.gameCount() - table.recordedGames(), spokenLanguage());
      !said.empty())
    words << fromUtf8(said);
  words << (may ? tr("Click a move to play it as a what-if line. Press Enter to list the games.")
                : tr("Press Enter to list the "
                     "games."));
  return words.join(QLatin1Char(' '));
}

void ExplorerPanel::play(const QModelIndex& index) {
  const ExplorerModel::Row* row = model_->row(index);
  if (row == nullptr || store_.tab() == nullptr || row->space == Space::none) return;
  if (!place_.mayMove)
    return emit told(
        tr("The rondel move has already been made. Go to a nation's next decision to play another move."));
  playSpace(row->space);
}

/// At the cursor, where a nation is about to choose.
void ExplorerPanel::playSpace(Space space) {
  const Tab& tab = *store_.tab();
  Choices choices(tab.game->game(), tab.state());
  static_cast<void>(choices.pick(Pick::deed<RondelMoved>()));
  if (!choices.pick(Pick::space(space)))
    return emit told(tr("%1 cannot be reached from here.").arg(spaceName(space)));
  editor_.perform(PlayEvents{choices.eventsFor(), {}});
}

void ExplorerPanel::listGames(const QModelIndex& index) {
  const auto asked = filter();
  const auto row = static_cast<std::size_t>(index.row());
  if (!index.isValid() || row >= next_.size() || !asked || !*asked) return;
  const auto from = journey();
  if (!from) return;
  const FactTable& table = *facts_.table();
  showFound(seatsThat(table, select(table, **asked), *from, next_[row]), place_.played.turns() + 1);
}

void ExplorerPanel::showFound(std::vector<SeatRow> seats, std::size_t turns) {
  listedTurns_ = turns;
  gamesModel_->show(facts_.table(), std::move(seats));
  pages_->setCurrentIndex(kGamesPage);
  gamesTable_->setFocus();
  gamesTable_->selectRow(0);
}

void ExplorerPanel::openGame(const QModelIndex& index) {
  if (const auto found = gamesModel_->found(index)) emit gameChosen(found->game, found->nation, listedTurns_);
}

void ExplorerPanel::back() {
  if (!showsGames()) return;
  const bool hadKeys = gamesTable_->hasFocus();
  setShape(shape_);
  gamesModel_->show(nullptr, {});
  if (hadKeys) pages_->currentWidget()->setFocus();
}

bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event) {
  const auto* view = qobject_cast<const QAbstractItemView*>(watched);
  if (event->type() == QEvent::ContextMenu && view != nullptr && view != gamesTable_) {
    askForName(*view, static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (watched == conditions_ && key == Qt::Key_Escape && chooser_.busy()) {
    cancelLookup();
    return true;
  }
  if (watched == tree_ && enter) {
    if (const OpeningBranch* branch = treeModel_->branch(tree_->currentIndex()))
      listWay(grown_->placeOf(*branch));
    return true;
  }
  if (watched == gamesTable_ && key == Qt::Key_Escape) {
    back();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
