// What annales analyse --json says.
#include "cli/against.h"
#include "cli/analyse_view.h"
#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "engine/event/event_json.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/analysis/turning_point.h"

namespace annales::cli {
namespace {

constexpr std::string_view kOfRollouts = "mean over rollouts between greedy bots, ended by the value";
constexpr std::string_view kOfStrongPlay = "mean over rollouts of the strong player, ended by its net";
constexpr std::string_view kOfValue = "fitted value of the position";

constexpr std::string_view kOfPairs =
    "mean over pairs of rollouts with the same chance, of the best alternative found less what was decided; "
    "Student's t, 95 %";
constexpr std::string_view kOfStrongPairs =
    "mean over pairs of rollouts of the strong player with the same chance, ended by its net, of the best "
    "alternative found less what was decided; Student's t, 95 %";

void putChances(JsonWriter& json, const AnalysisView& view, const ChancesHere& here) {
  const Game& game = view.game();
  json.beginObject();
  json.key("estimator");
  json.value(here.rollouts == 0 ? kOfValue : view.effort.company.hasLearned() ? kOfStrongPlay : kOfRollouts);
  json.key("over");
  json.value(static_cast<std::int64_t>(here.rollouts));
  json.key("standard_errors");
  if (here.rollouts > 1)
    putByNation(json, game, here.standardErrors);
  else
    json.null();
  json.key("values");
  putByNation(json, game, here.chances);
  json.endObject();
}

/// Everybody's chances after the turn in three ways.
void putEverybody(JsonWriter& json, const Game& game, const TurnChances& all) {
  json.beginObject();
  json.key("alternative");
  putByNation(json, game, all.alternative);
  json.key("as_decided");
  putByNation(json, game, all.decided);
  json.key("as_it_went");
  putByNation(json, game, all.went);
  json.endObject();
}

/// What each company holds against the turn, in the order of `companies`.
void putCompanyRegrets(JsonWriter& json, const AnalysisView& view, const TurnRegret& regret) {
  const auto put = [&](const Company& company, double loss, const inference::Interval& interval,
                       std::size_t rollouts) {
    json.beginObject();
    json.key("judgement");
    json.value(kJudgements[indexOf(judgementOf(interval.low))]);
    json.key("regret");
    putEstimate(json, company.hasLearned() ? kOfStrongPairs : kOfPairs, loss, &interval, rollouts);
    json.key("who");
    json.value(wordOfCompany(company));
    json.endObject();
  };
  json.beginObject();
  json.key("differ");
  json.value(regret.companiesDiffer());
  json.key("losses");
  json.beginArray();
  put(view.effort.company, regret.regret, regret.interval, regret.rollouts);
  for (std::size_t i = 0; i < regret.beside.size(); ++i)
    put(view.effort.beside[i], regret.beside[i].regret, regret.beside[i].interval, regret.beside[i].rollouts);
  json.endArray();
  json.key("sentence");
  json.value(companiesInWords(regret, view.effort, view.names.language));
  json.endObject();
}

void putRegret(JsonWriter& json, const AnalysisView& view, const AnalysedTurn& turn) {
  const TurnRegret& regret = *turn.regret;
  json.beginObject();
  json.key("alternative");
  putFacts(json, regret.alternative, view.log.names());
  if (!regret.beside.empty()) {
    json.key("companies");
    putCompanyRegrets(json, view, regret);
  }
  json.key("everybody");
  putEverybody(json, view.game(), regret.all);
  json.key("judgement");
  json.value(kJudgements[indexOf(regret.judgement)]);
  json.key("kind");
  if (const auto kind = view.kind(turn))
    json.value(kMistakeKindWords[indexOf(*kind)]);
  else
    json.null();
  json.key("regret");
  putEstimate(json, view.effort.company.hasLearned() ? kOfStrongPairs : kOfPairs, regret.regret,
              &regret.interval, regret.rollouts);
  json.key("sentence");
  if (const std::string turns = turnsInWords(view, turn); !turns.empty())
    json.value(turns);
  else
    json.null();
  if (view.causes) {
    json.key("why");
    if (const Cause* cause = causeIn(view, turn))
      putCauseJson(json, view, *cause, turn.nation);
    else
      json.null();
  }
  json.endObject();
}

void putTurningPointJson(JsonWriter& json, const AnalysisView& view) {
  const LineAnalysis line = asLine(view.analysis);
  const auto point = turningPoint(view.game(), line);
  if (!point) return json.null();
  const LineTurn& turn = line.turns[point->turn];
  json.beginObject();
  json.key("certain");
  json.value(point->certain);
  json.key("event");
  json.value(static_cast<std::int64_t>(countedEvent(turn.spot.event)));
  json.key("from");
  putNumber(json, point->from);
  json.key("kept");
  putNumber(json, point->kept);
  json.key("nation");
  json.value(view.game().nationWord(turn.nation));
  json.key("round");
  json.value(turn.round);
  json.key("sentence");
  json.value(turningPointInWords(*point, line, view.names));
  json.key("to");
  putNumber(json, point->to);
  json.key("whose");
  json.value(view.game().nationWord(point->whose));
  json.endObject();
}

void putTurn(JsonWriter& json, const AnalysisView& view, const AnalysedTurn& turn) {
  json.beginObject();
  json.key("chances");
  putChances(json, view, turn.before);
  json.key("decision");
  if (turn.regret)
    putRegret(json, view, turn);
  else
    json.null();
  json.key("event"); // as `replay` counts
  json.value(static_cast<std::int64_t>(countedEvent(turn.event)));
  json.key("nation");
  json.value(view.game().nationWord(turn.nation));
  json.key("over");
  json.value(turn.over);
  json.key("round");
  json.value(turn.round);
  json.key("space");
  if (turn.space == Space::none)
    json.null();
  else
    json.value(wordOf(turn.space));
  json.endObject();
}

} // namespace

void putAnalysisJson(const AnalysisView& view, bool blame) {
  const AnalysisEffort& effort = view.effort;
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("after");
  putChances(json, view, view.analysis.after);
  json.key("against");
  putAgainstJson(json, view.game(), effort.company);
  if (blame) {
    json.key("blame");
    putBlameJson(json, view);
  }
  json.key("budget");
  json.value(static_cast<std::int64_t>(effort.budget));
  if (!effort.beside.empty()) {
    json.key("companies");
    putCompaniesJson(json, view.game(), effort);
  }
  json.key("ended");
  json.value(view.analysis.ended);
  json.key("engine");
  json.value("annales " ANNALES_VERSION);
  json.key("game");
  json.value(hexOf(view.log.id()));
  json.key("seed");
  json.value(static_cast<std::int64_t>(effort.seed));
  json.key("thresholds");
  json.beginObject();
  for (const Judgement judgement : {Judgement::blunder, Judgement::inaccuracy, Judgement::mistake}) {
    json.key(kJudgements[indexOf(judgement)]);
    putNumber(json, kThresholds[indexOf(judgement)]);
  }
  json.endObject();
  json.key("turning_point");
  putTurningPointJson(json, view);
  json.key("turns");
  json.beginArray();
  for (const AnalysedTurn& turn : view.analysis.turns)
    putTurn(json, view, turn);
  json.endArray();
  json.endObject();
  putLine(text);
}

} // namespace annales::cli
