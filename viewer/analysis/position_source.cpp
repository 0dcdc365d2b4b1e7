#include "viewer/analysis/position_source.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/look/words.h"

#include <sys/resource.h>

#include <chrono>

namespace annales::viewer {
namespace {

constexpr int kStandingStill = 250;                // milliseconds
constexpr std::chrono::milliseconds kBetween{300}; // two looks at what was found
constexpr std::size_t kCandidates = 6;
constexpr int kNice = 10; // the window comes first

/// What the shown line has from there to the end of the turn.
std::vector<Event> playedFrom(const Tab& tab) {
  std::vector<Event> events;
  for (EventIndex k = tab.cursor + 1; k <= tab.line->length(); ++k) {
    events.push_back(tab.line->event(k));
    if (std::holds_alternative<TurnEnded>(events.back())) break;
  }
  return events;
}

void beNice() {
  setpriority(PRIO_PROCESS, 0, kNice); // of this thread
}

} // namespace

PositionSource::PositionSource(AnalysisBook& book, QObject* parent)
    : QObject(parent), book_(book), company_(book.company()) {
  still_.setSingleShot(true);
  still_.setInterval(kStandingStill);
  connect(&still_, &QTimer::timeout, this, &PositionSource::search);
  connect(&book_.store(), &SessionStore::changed, this, &PositionSource::follow);
  connect(&book_, &AnalysisBook::changed, this, [this] {
    if (book_.hidden() || book_.company() != company_) forget();
    company_ = book_.company();
    if (wanted_ && !found_ && !searching_ && !still_.isActive()) still_.start();
    emit changed();
    emit playedOutChanged();
  });
}

const PositionFound* PositionSource::found() const {
  return found_ && !book_.hidden() ? &*found_ : nullptr;
}

const PlayedOut* PositionSource::playedOut() const {
  return playedOut_ && !book_.hidden() ? &*playedOut_ : nullptr;
}

bool PositionSource::canGoOn() const {
  const Tab* tab = book_.store().tab();
  return tab != nullptr && !book_.hidden() && !tab->state().ended;
}

void PositionSource::setWanted(bool wanted) {
  if (wanted_ == wanted) return;
  wanted_ = wanted;
  if (wanted_ && !found_) return still_.start();
  if (wanted_) return;
  still_.stop();
  searcher_.cancel(); // what was found stays
  searching_ = false;
}

void PositionSource::follow(const Change& change) {
  if (!change.line && !change.cursor) return;
  const Tab* tab = book_.store().tab();
  if (tab != nullptr && at_ == tab->line->idAt(tab->cursor)) return;
  at_.reset();
  if (tab != nullptr) at_ = tab->line->idAt(tab->cursor);
  forget();
  if (wanted_ && canGoOn()) still_.start();
  emit changed();
  emit playedOutChanged();
}

void PositionSource::forget() {
  still_.stop();
  searcher_.cancel();
  player_.cancel();
  found_.reset();
  playedOut_.reset();
  searching_ = playingOut_ = false;
}

void PositionSource::search() {
  if (!wanted_ || !canGoOn()) return;
  const Tab* tab = book_.store().tab();
  at_ = tab->line->idAt(tab->cursor);
  searching_ = true;
  emit changed();
  SearchEffort effort{.moves = kCandidates, .company = company_, .played = playedFrom(*tab)};
  searcher_.run([this, game = tab->game, state = tab->state(), effort](const Job& job) {
    beNice();
    PositionSearch search(game->game(), state, effort);
    const auto tell = [&](bool more) {
      job.tell([this, more, found = search.found()] {
        found_ = found;
        searching_ = more;
        emit changed();
      });
    };
    tell(true);
    auto next = std::chrono::steady_clock::now() + kBetween;
    while (!job.cancelled() && search.steps() < kMostCandidateRollouts) {
      search.step();
      if (std::chrono::steady_clock::now() < next) continue;
      tell(true);
      next = std::chrono::steady_clock::now() + kBetween;
    }
    tell(false);
  });
}

void PositionSource::play(const MoveFound& move) {
  const Tab* tab = book_.store().tab();
  if (tab == nullptr) return;
  if (tab->changing) return emit book_.told(tr("Finish changing the decision first. Then play the move."));
  const GameState state = tab->state();
  const Space space = state.turn.space != Space::none ? state.turn.space : spaceIn(move.line);
  const std::string name =
      tr("Candidate: %1 (round %2)").arg(spaceName(space)).arg(state.round).toStdString();
  const std::vector<Event> line = move.line;
  if (book_.editor().perform(PlayEvents{line, name, {}})) emit candidatePlayed();
}

void PositionSource::playOut(std::size_t games) {
  if (!canGoOn()) return;
  const Tab* tab = book_.store().tab();
  at_ = tab->line->idAt(tab->cursor);
  playingOut_ = true;
  playedOut_.reset();
  played_ = 0;
  ofGames_ = games;
  emit playedOutChanged();
  const PlayOutEffort effort{.games = games, .company = company_};
  player_.run([this, game = tab->game, state = tab->state(), effort](const Job& job) {
    beNice();
    const Watch watch = job.watch([this](std::uint64_t done, std::uint64_t) {
      played_ = done;
      emit playedOutChanged();
    });
    auto found = annales::playedOut(game->game(), state, effort, watch);
    job.end([this, found = std::move(found)] {
      playingOut_ = false;
      if (found) playedOut_ = *found;
      emit playedOutChanged();
    });
  });
}

void PositionSource::stopPlayingOut() {
  player_.cancel();
  playingOut_ = false;
  emit playedOutChanged();
}

} // namespace annales::viewer
