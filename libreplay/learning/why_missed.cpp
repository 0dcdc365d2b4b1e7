#include "libreplay/learning/why_missed.h"

#include "engine/event/same_fact.h"

namespace annales::inline replay {
namespace {

/// The line of the question: the recorded one, else what was played alone.
std::vector<Event> lineOf(const EventLog& log, NodeIndex turn, const MistakeQuestion& question) {
  const bool recorded = sameFacts(playedAfter(log, log.mainHead(), turn), question.played);
  std::vector<Event> events = log.eventsTo(recorded ? log.mainHead() : turn);
  if (!recorded) events.insert(events.end(), question.played.begin(), question.played.end());
  return events;
}

} // namespace

std::optional<Cause> whyMissed(const EventLog& log, const MistakeQuestion& question, const Watch& watch) {
  const auto turn = log.find(question.turn);
  if (!turn || log[*turn].seq == 0 || question.rollouts < 2) return std::nullopt;
  return causeAt(log.game(), lineOf(log, *turn, question), log[*turn].seq - 1, // without GameCreated
                 question.better,
                 whyEffort({.budget = question.rollouts,
                            .turns = question.turns,
                            .seed = question.seed,
                            .company = question.company}),
                 watch)
      .value_or(std::nullopt);
}

} // namespace annales::inline replay
