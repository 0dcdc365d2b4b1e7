// annales stats compare: its answer in sentences.
#include "cli/compare_answer.h"
#include "cli/console.h"
#include "libreplay/words/comparison_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::cli {
namespace {

constexpr Language kSpoken = Language::english;

std::string sideName(const std::string& words) {
  return words.empty() ? "all" : words;
}

void putCourse(const char* name, const SideCourses& side) {
  putLine(fmt::format("{}: {} nations in {} games{}", name, side.seats, side.games,
                      side.unfinished > 0 ? fmt::format(", {} of them unfinished", side.unfinished) : ""));
  putLine("  round  personages  (95 % of all rounds)  playing  ended before  unknown   no personage yet  "
          "(95 %)        at risk   still playing  (95 %)");
  for (std::size_t i = 0; i < side.personages.size(); ++i) {
    const inference::RoundMean& mean = side.personages[i];
    const auto round = static_cast<double>(i + 1);
    const auto share = [&](const inference::SurvivalCurve& curve) {
      const auto after = std::ranges::upper_bound(curve.steps, round, {}, &inference::SurvivalStep::time);
      const inference::Interval interval =
          after == curve.steps.begin() ? inference::Interval{1, 1} : std::prev(after)->interval;
      return fmt::format("{:>5.0f} %  {:>4.0f} to {:>3.0f} %", curve.at(round) * 100, interval.low * 100,
                         interval.high * 100);
    };
    const auto number = [](double value) { return decimalInWords(value, 2, kSpoken); };
    putLine(fmt::format("  {:>5}  {:>10}  {:>20}  {:>7}  {:>12}  {:>7}   {:>16}  {:>9}   {:>14}", i + 1,
                        number(mean.mean),
                        fmt::format("{} to {}", number(mean.band.low), number(mean.band.high)), mean.playing,
                        mean.endedBefore, mean.unknown, share(side.withoutPersonage),
                        side.withoutPersonage.atRisk(round), share(side.playing)));
  }
}

void putComparisonWords(const CompareAnswer& answer, const ComparedWith& one) {
  const Comparison& found = one.found;
  const LookVerdict& verdict = answer.verdict(one);
  putLine(fmt::format("A  {}: {}", sideName(answer.a.words), countsInWords(found.a, kSpoken)));
  putLine(fmt::format("B  {}: {}", sideName(one.side.words), countsInWords(found.b, kSpoken)));
  putLine(differenceInWords(found, verdict.verdict, answer.ledger.questions(), kSpoken));
  for (const std::string& caveat : caveatsInWords(found, kSpoken))
    putLine("   " + caveat);
  if (found.strata == 0) return;
  putLine(fmt::format("   valid at every look: {}, p {} (after Holm over {} question{}: {})",
                      pointsInWords(found.anytime.interval, kSpoken), pInWords(found.anytime.pValue, kSpoken),
                      answer.ledger.questions(), answer.ledger.questions() == 1 ? "" : "s",
                      pInWords(verdict.holm, kSpoken)));
  putLine(fmt::format(
      "   looked at once: p {} (Cochran-Mantel-Haenszel, by game); games drawn again: {}; odds {}",
      pInWords(found.test.robustPValue, kSpoken), pointsInWords(found.bootstrap.interval, kSpoken),
      decimalInWords(found.odds.value, 2, kSpoken)));
  putLine(fmt::format("   {}: {}", overInWords(found, kSpoken), strataInWords(one.strata, kSpoken)));
  putLine("   " + ratedInWords(one.rated, kSpoken));
  if (one.rated.status == RatedStatus::found)
    putLine(fmt::format("   p {}, looked at once; Plackett-Luce over {}", pInWords(one.rated.pValue, kSpoken),
                        ratedOverInWords(one.rated, kSpoken)));
}

} // namespace

void putAsSentences(const CompareAnswer& answer) {
  if (!answer.over.empty()) putLine("Only games with " + answer.over);
  for (const ComparedWith& one : answer.b) {
    putComparisonWords(answer, one);
    if (!one.coursesA || !one.coursesB) continue;
    putCourse("A", *one.coursesA);
    putCourse("B", *one.coursesB);
  }
}

} // namespace annales::cli
