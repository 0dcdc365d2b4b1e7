#include "viewer/analysis/why_source.h"

namespace annales::viewer {
namespace {

/// Games that are looked at one after another keep theirs; who leaves a program open for days does not fill
/// the memory.
constexpr std::size_t kMostKnown = 5000;

} // namespace

WhySource::WhySource(AnalysisBook& book) : book_(book) {
  connect(&book_, &AnalysisBook::changed, this, [this] {
    if (!asking_) return;
    const auto label = book_.label();
    if (book_.shown() != nullptr && label && *label == asking_->label) return;
    task_.cancel();
    asking_.reset();
    first_.reset();
  });
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (!change.line) return;
    task_.cancel();
    asking_.reset();
    first_.reset();
    emit changed();
  });
}

std::optional<WhySource::Place> WhySource::placeOf(const LineTurn& turn) const {
  const Tab* tab = book_.store().tab();
  const auto label = book_.label();
  if (tab == nullptr || !label) return std::nullopt;
  return Place{tab->line->log()[tab->line->node(tab->line->length())].id, *label, turn.spot.event};
}

bool WhySource::isAskable(const LineTurn& turn) {
  return turn.said && turn.said->regret && turn.said->regret->judgement != Judgement::notDistinguishable;
}

bool WhySource::isKnown(const LineTurn& turn) const {
  const auto place = placeOf(turn);
  return place && known_.contains(*place);
}

const Cause* WhySource::cause(const LineTurn& turn) const {
  const auto place = placeOf(turn);
  const auto at = place ? known_.find(*place) : known_.end();
  return at != known_.end() && at->second ? &*at->second : nullptr;
}

void WhySource::want(const LineTurn& turn) {
  if (!isAskable(turn) || first_ == turn.spot.event) return;
  first_ = turn.spot.event;
  if (isKnown(turn) && asking_) return; // what is under way goes on
  askNext();
}

/// Whatever was under way and is not the one that is looked at begins anew later.
void WhySource::askNext() {
  const LineAnalysis* analysis = book_.shown();
  if (analysis == nullptr) return;
  const LineTurn* next = nullptr;
  const bool others = book_.doing() != AnalysisBook::Doing::running;
  for (const LineTurn& turn : analysis->turns) {
    if (!isAskable(turn) || isKnown(turn)) continue;
    if (turn.spot.event == first_) {
      next = &turn;
      break;
    }
    if (others && next == nullptr) next = &turn;
  }
  const auto place = next != nullptr ? placeOf(*next) : std::nullopt;
  if (place && asking_ != place) ask(*next, *place);
}

void WhySource::ask(const LineTurn& turn, const Place& place) {
  const Tab* tab = book_.store().tab();
  std::vector<Event> events;
  for (EventIndex k = 2; k <= tab->line->length(); ++k)
    events.push_back(tab->line->event(k));
  asking_ = place;
  task_.run([this, place, game = tab->game->game(), events = std::move(events), spot = turn.spot,
             better = turn.said->regret->alternative](const Job& job) {
    const Watch watch{.cancel = job.flag()};
    auto cause = causeAt(game, events, spot.event, better, whyEffort(place.label.effort), watch)
                     .value_or(std::nullopt);
    job.end([this, place, cause = std::move(cause)]() mutable { take(place, std::move(cause)); });
  });
}

void WhySource::take(const Place& place, std::optional<Cause> cause) {
  if (known_.size() >= kMostKnown) known_.clear();
  known_[place] = std::move(cause);
  asking_.reset();
  emit changed();
  askNext();
}

} // namespace annales::viewer
