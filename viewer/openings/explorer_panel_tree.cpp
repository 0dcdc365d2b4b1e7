// The tree of a nation's openings and its chart: grown in the background, played and listed like rows.
#include "viewer/look/words.h"
#include "viewer/openings/explorer_panel.h"
#include "viewer/openings/explorer_rounds.h"
#include "viewer/openings/opening_words.h"

#include <algorithm>

namespace annales::viewer {

/// It does not depend on the cursor but for the nation, so most steps find it grown.
void ExplorerPanel::growTree(const FactFilter& filter) {
  const TreeBy by = this->by() == By::deeds ? TreeBy::deeds : TreeBy::spaces;
  const FactTable& facts = *facts_.table();
  if (by == TreeBy::deeds && !facts.hasTurns() && facts.seatCount() > 0) {
    hint_->setText(tr("Reading the games of the library…"));
    return facts_.want(FactParts::withTurns);
  }
  const QString words = askedWords_ + QLatin1Char('\n') + QString::number(static_cast<int>(by));
  if (grown_ && grownWords_ == words) return showTree();
  if (task_.busy() && grownWords_ == words) return;
  grown_.reset();
  treeModel_->show(nullptr, {}, kExplorerRound);
  icicle_->show(nullptr, {}, {}, kExplorerRound);
  heading_->clear();
  hint_->setText(tr("Counting games…"));
  grownWords_ = words;
  task_.run([this, filter, by, table = facts_.table(), baselines = baselines_,
             maps = facts_.reconstructedMaps()](const Job& job) {
    const Selection chosen = select(*table, filter);
    auto tree = openingTree(*table, chosen, *baselines, {.by = by}, kExplorerRound, job.flag());
    if (!tree) return;
    job.end([this, origins = originsOf(*table, chosen.seats, maps),
             grown = std::make_shared<const OpeningTree>(std::move(*tree))] {
      grown_ = grown;
      grownOrigins_ = origins;
      ask();
    });
  });
}

void ExplorerPanel::showTree() {
  const QString heading = headingFor(grown_->root().measures.games, true);
  if (treeModel_->tree() != grown_ || namedWith_ != book_) {
    namedWith_ = book_;
    treeModel_->show(grown_, names(), kExplorerRound);
    icicle_->show(grown_, names(), heading, kExplorerRound);
    expandFrequent();
  }
  heading_->setText(heading);
  constexpr std::uint64_t kSpread = 4; // the games are spread over many ways
  hint_->setText(
      hintFor(grown_->root().measures, grownOrigins_, nationInGame().exists(), kSpread * kFewGames));
  const std::size_t branch = branchHere();
  icicle_->setHere(branch);
  const QModelIndex here = treeModel_->indexOf(branch);
  if (here.isValid()) tree_->setCurrentIndex(here);
}

std::size_t ExplorerPanel::branchHere() const {
  if (grown_->by == TreeBy::spaces) return grown_->along(place_.played);
  const Tab& tab = *store_.tab();
  const auto soFar = openingAt(tab.line->log(), tab.line->node(tab.cursor));
  return soFar ? grown_->along({}, soFar->done) : 0;
}

/// Two turns of what is played often; the rest folds out by hand.
void ExplorerPanel::expandFrequent() {
  constexpr std::uint64_t kPart = 8;
  const std::uint64_t all = grown_->root().measures.games;
  for (std::size_t at = 1; at < grown_->branches.size(); ++at)
    if (const OpeningBranch& branch = grown_->branches[at];
        branch.depth == 1 && branch.measures.games * kPart >= all)
      tree_->expand(treeModel_->indexOf(at));
}

/// Goes to where the shown line leaves this way, and plays the way's next step there as a what-if line; where
/// the line has gone the whole way, goes to its last step.
void ExplorerPanel::playWay(std::size_t branch) {
  const Tab* tab = store_.tab();
  if (tab == nullptr || !grown_) return;
  if (grown_->branches[branch].others) return unfold(branch);
  const OpeningKey way = grown_->branches[branch].played;
  const NationId nation = nationInGame();
  if (!nation.exists())
    return emit told(tr("%1 do not play in this game.").arg(nationInWords(askedNation())));
  std::size_t done = 0;
  EventIndex last = 0;
  for (const Turn& turn : tab->line->stats().outline.turns()) {
    if (turn.nation != nation) continue;
    if (done == way.turns()) break;
    EventIndex before = turn.first;
    while (before < turn.last && !std::holds_alternative<RondelMoved>(tab->line->event(before + 1)))
      ++before;
    const bool stepped = before < turn.last;
    if (stepped && turn.space == way.at(done)) {
      ++done;
      last = before + 1;
      continue;
    }
    const Space wanted = way.at(done);
    if (wanted == Space::none) return;
    store_.dispatch(GoTo{stepped ? before : turn.first});
    return playSpace(wanted);
  }
  if (done == way.turns() && last > 0) return store_.dispatch(GoTo{last});
  emit told(tr("The game does not go that far. Play up to that point first."));
}

void ExplorerPanel::listWay(std::size_t branch) {
  if (!grown_) return;
  const OpeningBranch& way = grown_->branches[branch];
  if (way.others) return unfold(branch);
  showFound(grown_->seatsOf(way), std::max<std::size_t>(1, way.depth));
}

/// In the tree, where there is room for many.
void ExplorerPanel::unfold(std::size_t others) {
  if (shape_ != Shape::tree) setShape(Shape::tree);
  const QModelIndex index = treeModel_->indexOf(others);
  if (treeModel_->canFetchMore(index)) treeModel_->fetchMore(index);
  const bool was = tree_->isExpanded(index);
  tree_->setExpanded(index, !was);
  tree_->setCurrentIndex(was ? index : treeModel_->index(0, 0, index));
  tree_->setFocus();
}

} // namespace annales::viewer
