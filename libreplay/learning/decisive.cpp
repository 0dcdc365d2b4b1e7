#include "libreplay/learning/decisive.h"

#include "engine/event/same_fact.h"
#include "libreplay/choice/decision.h"
#include "libreplay/learning/lesson_words.h"
#include "libreplay/log/played_by.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr std::size_t kStretches = 4; // of a game

/// What both have in common from their beginning.
std::size_t commonEvents(const MistakeQuestion& question) {
  const auto [played, better] = std::ranges::mismatch(question.played, question.better, sameFact);
  return static_cast<std::size_t>(played - question.played.begin());
}

const Event* decisionFrom(const std::vector<Event>& turn, std::size_t from) {
  for (std::size_t i = from; i < turn.size(); ++i) {
    if (std::holds_alternative<TurnEnded>(turn[i])) return nullptr;
    if (isDecision(turn[i])) return &turn[i];
  }
  return nullptr;
}

/// There is something to choose, and another choice than the one that was made.
bool isAskable(const EventLog& log, const MistakeQuestion& question) {
  const std::size_t common = commonEvents(question);
  const Event* better = decisionFrom(question.better, common);
  if (better == nullptr) return false;
  const Event* played = decisionFrom(question.played, common);
  return played == nullptr || compareChoices(*better, *played, log.names()) == SameChoice::different;
}

/// The better way is right; the one that was played is wrong, and the step says by how much.
std::vector<LessonTurn> turnsOf(const MistakeQuestion& question, std::size_t common,
                                const DisplayNames& names) {
  const auto from = [&](const std::vector<Event>& turn) {
    return std::vector<Event>(turn.begin() + static_cast<std::ptrdiff_t>(common), turn.end());
  };
  std::vector<LessonTurn> turns{
      {TurnWorth::right, TurnMatch::decisions, {}, from(question.better), true},
      {TurnWorth::wrong, TurnMatch::decisions, playedInWords(question, names), from(question.played), true}};
  return turns;
}

} // namespace

std::vector<std::size_t> spreadOut(const std::vector<MistakeQuestion>& questions,
                                   const std::vector<std::size_t>& turnOf, std::size_t turns,
                                   std::size_t count) {
  std::array<std::size_t, kMaxNations> ofNation{};
  std::array<std::size_t, kStretches> inStretch{};
  std::vector<std::size_t> chosen;
  const auto stretch = [&](std::size_t i) {
    return std::min(kStretches - 1, turnOf[i] * kStretches / std::max<std::size_t>(1, turns));
  };
  const auto worth = [&](std::size_t i) {
    const auto often =
        static_cast<double>((1 + ofNation[questions[i].nation.index()]) * (1 + inStretch[stretch(i)]));
    return questions[i].interval.low / often;
  };
  while (chosen.size() < std::min(count, questions.size())) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < questions.size(); ++i)
      if (std::ranges::find(chosen, i) == chosen.end() && (!best || worth(i) > worth(*best))) best = i;
    chosen.push_back(*best);
    ++ofNation[questions[*best].nation.index()];
    ++inStretch[stretch(*best)];
  }
  std::ranges::sort(chosen);
  return chosen;
}

std::vector<LessonMoment> decisiveMoments(const EventLog& log, NodeIndex head, const LineAnalysis& analysis,
                                          const DecisiveChoice& choice, const DisplayNames& names) {
  std::vector<MistakeQuestion> questions =
      mistakeQuestions(log, head, analysis, choice.nation, choice.atLeast);
  std::erase_if(questions, [&](const MistakeQuestion& one) { return !isAskable(log, one); });
  const std::vector<NodeIndex> path = log.path(head);
  std::vector<std::size_t> turnOf;
  for (const MistakeQuestion& question : questions)
    for (std::size_t i = 0; i < analysis.turns.size(); ++i)
      if (log[path[analysis.turns[i].spot.event + 1]].id == question.turn) turnOf.push_back(i);
  std::vector<LessonMoment> moments;
  for (const std::size_t i : spreadOut(questions, turnOf, analysis.turns.size(), choice.count)) {
    const MistakeQuestion& question = questions[i];
    const std::size_t common = commonEvents(question);
    const auto from = question.better.begin() + static_cast<std::ptrdiff_t>(common);
    const LineTurn& turn = analysis.turns[turnOf[i]];
    const std::size_t at = turn.spot.event + 1 + common;
    const auto cause = choice.why ? choice.why(turn) : std::nullopt;
    moments.push_back({log[path[at]].id,
                       {from, question.better.end()},
                       betterLineName(question, names),
                       log.game().nationWord(question.nation),
                       questionInWords(question, common, names),
                       answerInWords(question, cause ? &*cause : nullptr, names),
                       turnsOf(question, common, names)});
  }
  return moments;
}

static_assert(kMachineAuthors.starts_with(kAnalysisEngine) &&
              kMachineAuthors.size() == kAnalysisEngine.size() + 1);

std::string machineAuthor() {
  return fmt::format("{} {}", kAnalysisEngine, kAnalysisVersion);
}

} // namespace annales::inline replay
