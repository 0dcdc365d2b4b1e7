#include "viewer/analysis/exact_source.h"

#include "viewer/analysis/analysis_words.h"

namespace annales::viewer {

ExactSource::ExactSource(AnalysisBook& book, QObject* parent) : QObject(parent), book_(book) {
  connect(&book_.store(), &SessionStore::changed, this, &ExactSource::follow);
  connect(&book_, &AnalysisBook::changed, this, &ExactSource::changed);
}

const ExactLine* ExactSource::shown() const {
  return book_.hidden() || book_.store().tab() == nullptr ? nullptr : line_.get();
}

void ExactSource::follow(const Change& change) {
  if (!change.line) return;
  const Tab* tab = book_.store().tab();
  if (tab != nullptr && asked_ == tab->line->log()[tab->line->node(tab->line->length())].id) return;
  asked_.reset();
  line_.reset();
  task_.cancel();
  emit changed();
}

void ExactSource::want() {
  const Tab* tab = book_.store().tab();
  if (tab == nullptr || book_.hidden()) return;
  const Hash head = tab->line->log()[tab->line->node(tab->line->length())].id;
  if (asked_ == head) return;
  asked_ = head;
  line_.reset();
  std::vector<Event> events;
  for (EventIndex k = 2; k <= tab->line->length(); ++k)
    events.push_back(tab->line->event(k));
  task_.run([this, game = tab->game->game(), events = std::move(events)](const Job& job) {
    auto found = std::make_shared<ExactLine>();
    found->account = accountOf(game, events);
    found->hostilities = hostilitiesOf(game, events);
    found->missed = missedClaims(game, events, job.flag());
    found->earliest = earliestClaims(game, events, job.flag());
    job.end([this, found] {
      line_ = found;
      emit changed();
    });
  });
}

void ExactSource::play(const MissedClaim& claim) {
  const Tab* tab = book_.store().tab();
  if (tab == nullptr) return;
  if (tab->changing) return emit book_.told(tr("Finish changing the decision first. Then play the claim."));
  const std::vector<Event> line = claim.claim.line;
  const std::string name =
      tr("%1 (round %2)").arg(titleInWindow(claim.claim.personage)).arg(claim.round).toStdString();
  book_.store().dispatch(GoTo{claim.first});
  book_.editor().perform(PlayEvents{line, name, {}});
}

} // namespace annales::viewer
