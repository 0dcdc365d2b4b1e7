// annales stats compare: its answer for other programs.
#include "cli/compare_answer.h"
#include "cli/compare_pairs.h"
#include "cli/compare_power.h"
#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::cli {
namespace {

void putWhole(JsonWriter& json, std::string_view key, std::uint64_t count) {
  json.key(key);
  json.value(static_cast<std::int64_t>(count));
}

void putNamed(JsonWriter& json, std::string_view key, double number) {
  json.key(key);
  putNumber(json, number);
}

void putDifference(JsonWriter& json, std::string_view estimator, const inference::Difference& difference,
                   std::uint64_t over) {
  json.beginObject();
  json.key("estimator");
  json.value(estimator);
  putNamed(json, "high", difference.interval.high);
  putNamed(json, "low", difference.interval.low);
  putWhole(json, "over", over);
  putNamed(json, "p", difference.pValue);
  putNamed(json, "value", difference.value);
  json.endObject();
}

std::string_view wordFor(SideChoice choice) {
  switch (choice) {
  case SideChoice::conditions:
    return "conditions";
  case SideChoice::course:
    return "course";
  case SideChoice::outcome:
    return "outcome";
  }
  return {};
}

void putSide(JsonWriter& json, const ChosenSide& side, const ComparedSide& count) {
  json.beginObject();
  const bool counts = count.share.observations > 0;
  json.field("chosen_by", wordFor(count.choice));
  putWhole(json, "counted", counts ? count.counted() : 0);
  putWhole(json, "counted_wins", count.countedWins);
  putWhole(json, "decided", count.decided);
  json.key("drawn");
  putEstimate(json,
              "share of wins over the strata of both sides, weighed as in the difference, drawn towards that "
              "of both sides together, beta-binomial",
              count.drawn.value, &count.drawn.interval, count.counted());
  json.key("filter");
  json.value(side.words);
  putWhole(json, "games", count.games);
  putWhole(json, "seats", count.games);
  json.key("share");
  putEstimate(json,
              "share of wins over the seats that count; score interval by game (CR2), Wilson where "
              "each game gives one nation; 95 %",
              count.share.value, &count.share.interval, count.share.observations);
  json.field("tells_the_end", count.tellsTheEnd);
  putWhole(json, "undecided", count.undecided);
  putWhole(json, "unfinished", count.unfinished);
  json.key("weighed");
  putEstimate(json,
              "share of wins over the strata of both sides, weighed as in the difference; score interval by "
              "game (CR2); 95 %",
              count.weighed.value, &count.weighed.interval, count.weighed.observations);
  putWhole(json, "wins", count.wins);
  putWhole(json, "without_counterpart", count.withoutCounterpart);
  json.endObject();
}

void putDropout(JsonWriter& json, const Dropout& dropout) {
  const bool unequal = dropout.unequal;
  json.key("dropout");
  json.beginObject();
  putNamed(json, "a", dropout.a);
  putNamed(json, "b", dropout.b);
  putNamed(json, "difference_high", unequal ? dropout.difference.high : std::nan(""));
  putNamed(json, "difference_low", unequal ? dropout.difference.low : std::nan(""));
  json.field("unequal", unequal);
  json.endObject();
}

std::string_view wordFor(SidesOverlap overlap) {
  switch (overlap) {
  case SidesOverlap::none:
    return "none";
  case SidesOverlap::neither:
    return "counts-for-neither";
  case SidesOverlap::aWithinB:
    return "a-against-the-rest-of-b";
  case SidesOverlap::bWithinA:
    return "the-rest-of-a-against-b";
  }
  return {};
}

std::string_view wordFor(RatedStatus status) {
  switch (status) {
  case RatedStatus::found:
    return "found";
  case RatedStatus::nothingToTell:
    return "nothing-to-tell";
  case RatedStatus::neverMet:
    return "never-met";
  case RatedStatus::alwaysAhead:
    return "always-ahead";
  case RatedStatus::notFound:
    return "not-found";
  }
  return {};
}

void putRated(JsonWriter& json, const RatedComparison& rated) {
  const bool found = rated.status == RatedStatus::found;
  const auto none = std::optional<double>();
  json.beginObject();
  json.key("ahead");
  putEstimate(json, "share of games in which A comes out ahead of an equally skilled B, from the strength",
              found ? std::optional(rated.ahead) : none, found ? &rated.aheadInterval : nullptr, rated.games);
  putWhole(json, "few_games", rated.few);
  putWhole(json, "games", rated.games);
  putWhole(json, "left_out", rated.leftOut);
  putNamed(json, "p", found ? rated.pValue : std::nan(""));
  putWhole(json, "players", rated.players);
  putWhole(json, "seats", rated.seats);
  json.key("skill");
  json.value(wordOf(rated.skill));
  json.key("status");
  json.value(wordFor(rated.status));
  json.key("strength");
  putEstimate(
      json,
      "A less B in logarithms of strength; Plackett-Luce of places, ties by Efron, larger of the errors "
      "of the likelihood and by game",
      found ? std::optional(rated.strength.value) : none, found ? &rated.strength.interval : nullptr,
      rated.games);
  putWhole(json, "unknown", rated.unknown);
  json.endObject();
}

void putAnytime(JsonWriter& json, const CompareAnswer& answer, const ComparedWith& one) {
  const Comparison& found = one.found;
  const LookVerdict& verdict = answer.verdict(one);
  json.beginObject();
  putNamed(json, "bh", verdict.benjaminiHochberg);
  json.key("estimator");
  json.value("asymptotic confidence sequence of the pooled difference, by game; Holm and Benjamini-Hochberg "
             "over all questions of the ledger, or of this command");
  putNamed(json, "high", found.anytime.interval.high);
  putNamed(json, "holm", verdict.holm);
  putNamed(json, "low", found.anytime.interval.low);
  putWhole(json, "over", found.games);
  putNamed(json, "p", found.anytime.pValue);
  putWhole(json, "questions", answer.ledger.questions());
  putWhole(json, "questions_here", answer.ledger.questionsOf(answer.library));
  json.key("verdict");
  json.value(wordOf(verdict.verdict));
  json.endObject();
}

void putMeans(JsonWriter& json, const SideCourses& side) {
  json.beginObject();
  json.key("estimator");
  json.value(
      "mean of personages after each round, finished games as they ended; CR2 by game, band sup-t over "
      "all rounds");
  putWhole(json, "over", side.seats);
  json.key("rounds");
  json.beginArray();
  for (std::size_t i = 0; i < side.personages.size(); ++i) {
    const inference::RoundMean& mean = side.personages[i];
    json.beginObject();
    putNamed(json, "band_high", mean.band.high);
    putNamed(json, "band_low", mean.band.low);
    putWhole(json, "ended_before", mean.endedBefore);
    putNamed(json, "high", mean.interval.high);
    putNamed(json, "low", mean.interval.low);
    putNamed(json, "mean", mean.mean);
    putWhole(json, "playing", mean.playing);
    putWhole(json, "round", i + 1);
    putWhole(json, "unknown", mean.unknown);
    json.endObject();
  }
  json.endArray();
  json.endObject();
}

void putCurve(JsonWriter& json, std::string_view estimator, const inference::SurvivalCurve& curve) {
  json.beginObject();
  json.key("estimator");
  json.value(estimator);
  putWhole(json, "over", curve.observations);
  json.key("rounds");
  json.beginArray();
  for (const inference::SurvivalStep& step : curve.steps) {
    json.beginObject();
    putWhole(json, "at_risk", step.atRisk);
    putWhole(json, "censored", step.censored);
    putWhole(json, "happened", step.happened);
    putNamed(json, "high", step.interval.high);
    putNamed(json, "low", step.interval.low);
    putWhole(json, "round", static_cast<std::uint64_t>(step.time));
    putNamed(json, "share", step.survival);
    json.endObject();
  }
  json.endArray();
  json.endObject();
}

void putCourses(JsonWriter& json, const SideCourses& side) {
  json.beginObject();
  putWhole(json, "games", side.games);
  json.key("no_personage_yet");
  putCurve(json, "Kaplan-Meier of seats, log-log interval, infinitesimal jackknife by game",
           side.withoutPersonage);
  json.key("personages");
  putMeans(json, side);
  putWhole(json, "seats", side.seats);
  json.key("still_playing");
  putCurve(json, "Kaplan-Meier of games, each once, log-log interval, Greenwood", side.playing);
  putWhole(json, "unfinished", side.unfinished);
  json.endObject();
}

void putStratumSide(JsonWriter& json, std::string_view key, const inference::StratumDifference& stratum,
                    std::size_t side) {
  json.key(key);
  json.beginObject();
  putWhole(json, "counted", stratum.observations[side]);
  putNamed(json, "share", stratum.outcomes[side] / static_cast<double>(stratum.observations[side]));
  putNamed(json, "wins", stratum.outcomes[side]);
  json.endObject();
}

void putBounds(JsonWriter& json, const Dropout& dropout) {
  json.key("bounds");
  json.beginObject();
  json.field("estimator",
             "pooled difference if all seats without a winner were lost to one side and won by the "
             "other, either way");
  putNamed(json, "high", dropout.bounds.high);
  putNamed(json, "low", dropout.bounds.low);
  json.endObject();
}

void putByStratum(JsonWriter& json, const ComparedWith& one) {
  json.key("by_stratum");
  json.beginArray();
  for (std::size_t i = 0; i < one.kinds.size(); ++i) {
    const inference::StratumDifference& stratum = one.found.byStratum[i].counted;
    json.beginObject();
    putStratumSide(json, "a", stratum, 0);
    putStratumSide(json, "b", stratum, 1);
    json.key("difference");
    putDifference(json, "difference within the stratum, sandwich CR2 by game", stratum.difference,
                  stratum.observations[0] + stratum.observations[1]);
    json.field("kind", one.kinds[i]);
    putNamed(json, "weight", stratum.weight);
    json.endObject();
  }
  json.endArray();
}

void putHeterogeneity(JsonWriter& json, const Comparison& found) {
  const inference::Heterogeneity& apart = found.heterogeneity;
  json.key("heterogeneity");
  json.beginObject();
  putNamed(json, "degrees", apart.degrees);
  json.key("estimator");
  json.value(
      "Gart and Nam's test of one difference in all strata, by game; I², interval of Higgins and Thompson");
  putNamed(json, "i_squared", apart.iSquared);
  putNamed(json, "i_squared_high", apart.iSquaredInterval.high);
  putNamed(json, "i_squared_low", apart.iSquaredInterval.low);
  putNamed(json, "p", apart.pValue);
  putNamed(json, "statistic", apart.statistic);
  putWhole(json, "strata", apart.strata);
  json.endObject();
}

/// Only where the library has results without moves.
void putResultsBeside(JsonWriter& json, const ComparedWith& one) {
  if (one.results == ResultsMet()) return;
  json.key("results");
  json.beginObject();
  putWhole(json, "counted", one.results.counted);
  if (one.recordedAlone) {
    json.key("recorded_alone");
    putDifference(json, "pooled difference within strata of recorded games alone, sandwich CR2 by game",
                  one.recordedAlone->pooled, one.recordedAlone->games);
  }
  putWhole(json, "unknown", one.results.unknown.size());
  json.endObject();
}

void putComparison(JsonWriter& json, const CompareAnswer& answer, const ComparedWith& one) {
  const Comparison& found = one.found;
  json.beginObject();
  json.key("a");
  putSide(json, *one.a, found.a);
  json.key("anytime");
  putAnytime(json, answer, one);
  json.key("b");
  putSide(json, *one.b, found.b);
  json.key("bootstrap");
  putDifference(json, "pooled difference, percentiles of games drawn again", found.bootstrap, found.games);
  putBounds(json, found.dropout);
  putByStratum(json, one);
  json.key("difference");
  putDifference(json, "pooled difference within strata, sandwich CR2 by game", found.pooled, found.games);
  putDropout(json, found.dropout);
  putWhole(json, "games_by_bots", one.origins.bots);
  putWhole(json, "games_on_reconstructed_boards", one.origins.reconstructed);
  putHeterogeneity(json, found);
  putWhole(json, "in_both", found.inBoth);
  const inference::MoreGames more = moreGamesFor(found, answer.ledger.questions());
  putNamed(json, "more_games", more.middle);
  putNamed(json, "more_games_fewest", more.fewest);
  putNamed(json, "more_games_most", more.most);
  json.key("odds");
  putEstimate(json, "Mantel-Haenszel odds ratio", found.odds.value, &found.odds.interval, found.games);
  if (one.coursesA && one.coursesB) {
    json.key("over_rounds");
    json.beginObject();
    json.key("a");
    putCourses(json, *one.coursesA);
    json.key("b");
    putCourses(json, *one.coursesB);
    json.endObject();
  }
  json.key("overlap");
  json.value(wordFor(found.overlap));
  if (answer.showPower) {
    json.key("power");
    putPowerAsJson(json, one, answer.ledger.questions());
  }
  json.key("rated");
  putRated(json, one.rated);
  json.key("raw");
  putDifference(json, "difference of shares, sandwich CR2 by game", found.raw,
                found.a.decided + found.b.decided);
  putResultsBeside(json, one);
  putWhole(json, "strata", found.strata);
  json.key("test");
  json.beginObject();
  json.key("estimator");
  json.value("Cochran-Mantel-Haenszel without continuity correction; robust: by game");
  putNamed(json, "p", found.test.pValue);
  putNamed(json, "robust_p", found.test.robustPValue);
  json.endObject();
  json.endObject();
}

/// What counts of a side, and what it wins of that; empty cells where nothing is compared.
void putShareCells(CsvWriter& csv, const ComparedSide& side) {
  const bool counts = side.share.observations > 0;
  csv.number(static_cast<std::int64_t>(counts ? side.counted() : 0));
  csv.number(static_cast<std::int64_t>(side.countedWins));
  for (const double number : {side.share.value, side.share.interval.low, side.share.interval.high})
    counts ? csv.decimal(number) : csv.nothing();
}

void putRoundRows(CsvWriter& csv, std::string_view a, std::string_view b, std::string_view name,
                  const SideCourses& side) {
  const auto row = [&](std::string_view what, double round, double value,
                       const inference::Interval& interval) {
    csv.text(a).text(b).text(name).text(what).number(static_cast<std::int64_t>(round));
    csv.decimal(value).decimal(interval.low).decimal(interval.high);
  };
  const auto counts = [&](std::size_t watched, std::size_t ended, std::size_t unknown) {
    csv.number(static_cast<std::int64_t>(watched)).number(static_cast<std::int64_t>(ended));
    csv.number(static_cast<std::int64_t>(unknown));
    csv.endRow();
  };
  for (std::size_t i = 0; i < side.personages.size(); ++i) {
    const inference::RoundMean& mean = side.personages[i];
    row("personages", static_cast<double>(i + 1), mean.mean, mean.interval);
    csv.decimal(mean.band.low).decimal(mean.band.high);
    counts(mean.playing, mean.endedBefore, mean.unknown);
  }
  for (const auto& [what, curve] :
       {std::pair("no_personage_yet", &side.withoutPersonage), std::pair("still_playing", &side.playing)})
    for (const inference::SurvivalStep& step : curve->steps) {
      row(what, step.time, step.survival, step.interval);
      csv.nothing().nothing();
      counts(step.atRisk, step.happened, step.censored);
    }
}

void putStrataTable(const CompareAnswer& answer) {
  CsvWriter csv;
  csv.row({"a", "b", "kind", "a_counted", "a_wins", "b_counted", "b_wins", "difference", "low", "high", "p",
           "weight"});
  for (const ComparedWith& one : answer.b)
    for (std::size_t i = 0; i < one.kinds.size(); ++i) {
      const inference::StratumDifference& stratum = one.found.byStratum[i].counted;
      csv.text(one.a->words).text(one.b->words).text(one.kinds[i]);
      for (std::size_t side = 0; side < 2; ++side)
        csv.number(static_cast<std::int64_t>(stratum.observations[side])).decimal(stratum.outcomes[side]);
      for (const double number :
           {stratum.difference.value, stratum.difference.interval.low, stratum.difference.interval.high,
            stratum.difference.pValue, stratum.weight})
        csv.decimal(number);
      csv.endRow();
    }
  put(csv.take());
}

void putRoundTable(const CompareAnswer& answer) {
  CsvWriter csv;
  csv.row({"a", "b", "side", "what", "round", "value", "low", "high", "band_low", "band_high",
           "playing_or_at_risk", "ended_before_or_happened", "unknown_or_censored"});
  for (const ComparedWith& one : answer.b) {
    putRoundRows(csv, one.a->words, one.b->words, "a", *one.coursesA);
    putRoundRows(csv, one.a->words, one.b->words, "b", *one.coursesB);
  }
  put(csv.take());
}

} // namespace

void putAsJson(const CompareAnswer& answer) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("comparisons");
  json.beginArray();
  for (const ComparedWith& one : answer.b)
    putComparison(json, answer, one);
  json.endArray();
  json.key("filter");
  json.value(answer.over);
  if (!answer.sides.empty()) {
    json.key("sides");
    putSidesAsJson(json, answer);
  }
  json.endObject();
  putLine(out);
}

void putAsTable(const CompareAnswer& answer) {
  if (answer.showStrata) return putStrataTable(answer);
  if (answer.showPower) return putPowerTable(answer);
  if (!answer.b.empty() && answer.b.front().coursesA) return putRoundTable(answer);
  CsvWriter csv;
  csv.row({"a",
           "b",
           "a_decided",
           "a_wins",
           "b_decided",
           "b_wins",
           "difference",
           "low",
           "high",
           "anytime_low",
           "anytime_high",
           "anytime_p",
           "holm",
           "verdict",
           "strength",
           "strength_low",
           "strength_high",
           "strength_p",
           "a_counted",
           "a_counted_wins",
           "a_share",
           "a_low",
           "a_high",
           "b_counted",
           "b_counted_wins",
           "b_share",
           "b_low",
           "b_high",
           "games",
           "strata"});
  for (const ComparedWith& one : answer.b) {
    const Comparison& found = one.found;
    csv.text(one.a->words).text(one.b->words);
    for (const std::uint64_t count : {found.a.decided, found.a.wins, found.b.decided, found.b.wins})
      csv.number(static_cast<std::int64_t>(count));
    for (const double number : {found.pooled.value, found.pooled.interval.low, found.pooled.interval.high,
                                found.anytime.interval.low, found.anytime.interval.high, found.anytime.pValue,
                                answer.verdict(one).holm})
      csv.decimal(number);
    csv.text(wordOf(answer.verdict(one).verdict));
    const bool rated = one.rated.status == RatedStatus::found;
    for (const double number : {one.rated.strength.value, one.rated.strength.interval.low,
                                one.rated.strength.interval.high, one.rated.pValue})
      rated ? csv.decimal(number) : csv.nothing();
    putShareCells(csv, found.a);
    putShareCells(csv, found.b);
    csv.number(static_cast<std::int64_t>(found.games)).number(static_cast<std::int64_t>(found.strata));
    csv.endRow();
  }
  put(csv.take());
}

} // namespace annales::cli
