// annales stats compare: its answer in sentences.
#include "cli/compare_answer.h"
#include "cli/compare_pairs.h"
#include "cli/compare_power.h"
#include "cli/console.h"
#include "cli/wrap.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/origin_words.h"
#include "libreplay/words/results_beside.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::cli {
namespace {

void putCourse(const char* name, const SideCourses& side, Language language) {
  std::string head = spoken(language, "{}: {} seats in {} games", "{}: {} Plätze in {} Partien", name,
                            side.seats, side.games);
  if (side.unfinished > 0)
    head += spoken(language, ", {} of them unfinished", ", davon {} unbeendet", side.unfinished);
  putLine(head);
  putLine(
      language == Language::german
          ? "  Runde    Persönl.   (95 % aller Runden)  spielen    vorher aus   unklar   noch keine Pers.  "
            "(95 %)     beobachtet   noch im Spiel  (95 %)"
          : "  round  personages  (95 % of all rounds)  playing  ended before  unknown   no personage yet  "
            "(95 %)        at risk   still playing  (95 %)");
  for (std::size_t i = 0; i < side.personages.size(); ++i) {
    const inference::RoundMean& mean = side.personages[i];
    const auto round = static_cast<double>(i + 1);
    const auto share = [&](const inference::SurvivalCurve& curve) {
      const inference::Interval interval = curve.intervalAt(round);
      return spoken(language, "{:>5.0f} %  {:>4.0f} to {:>3.0f} %", "{:>5.0f} %  {:>5.0f} – {:>3.0f} %",
                    curve.at(round) * 100, interval.low * 100, interval.high * 100);
    };
    const auto number = [&](double value) { return decimalInWords(value, 2, language); };
    putLine(fmt::format(
        "  {:>5}  {:>10}  {:>20}  {:>7}  {:>12}  {:>7}   {:>16}  {:>9}   {:>14}", i + 1, number(mean.mean),
        spoken(language, "{} to {}", "{} bis {}", number(mean.band.low), number(mean.band.high)),
        mean.playing, mean.endedBefore, mean.unknown, share(side.withoutPersonage),
        side.withoutPersonage.atRisk(round), share(side.playing)));
  }
}

/// "4 questions, 1 of them of other libraries".
std::string questionsInWords(const CompareAnswer& answer, Language language) {
  const std::size_t all = answer.ledger.questions();
  const std::size_t others = all - answer.ledger.questionsOf(answer.library);
  std::string words = counted(all, {"question", "questions", "Frage", "Fragen"}, language);
  if (others > 0)
    words += spoken(language, ", {} of them of other libraries", ", davon {} an andere Sammlungen", others);
  return words;
}

/// "12 of 40  30.0 %".
std::string stratumSide(const inference::StratumDifference& stratum, std::size_t side, Language language) {
  const auto seats = static_cast<double>(stratum.observations[side]);
  return spoken(language, "{:>5} of {:<5} {:>5} %", "{:>5} von {:<5} {:>5} %",
                decimalInWords(stratum.outcomes[side], 0, language), stratum.observations[side],
                decimalInWords(stratum.outcomes[side] / seats * 100, 1, language));
}

void putStrata(const ComparedWith& one, Language language) {
  std::size_t width = 8;
  for (const std::string& name : one.kindNames)
    width = std::max(width, columnsOf(name));
  putLine(fmt::format("   {}  {:<21}  {:<21}  {:>8}  {:<18} {:>8}",
                      padded(language == Language::german ? "Schicht" : "stratum", width),
                      spoken(language, "  A won", "  A gewann"), spoken(language, "  B won", "  B gewann"),
                      spoken(language, "A less B", "A − B"), "(95 %)",
                      spoken(language, "weight", "Gewicht")));
  for (std::size_t i = 0; i < one.kindNames.size(); ++i) {
    const inference::StratumDifference& stratum = one.found.byStratum[i].counted;
    putLine(fmt::format("   {}  {:<21}  {:<21}  {:>8}  {:<18} {:>6} %",
                        padded(printable(one.kindNames[i]), width), stratumSide(stratum, 0, language),
                        stratumSide(stratum, 1, language),
                        decimalInWords(stratum.difference.value * 100, 1, language),
                        pointsInWords(stratum.difference.interval, language),
                        decimalInWords(stratum.weight * 100, 1, language)));
  }
}

/// How many results without moves are among the games, and what the recorded ones alone say.
void putResultsBeside(const ComparedWith& one, Language language) {
  if (const std::string results =
          resultsInWords(one.origins.games, one.results.counted, one.results.unknown.size(), language);
      !results.empty())
    putLine("   " + results);
  if (one.recordedAlone) putLine("   " + recordedAloneInWords(*one.recordedAlone, language));
}

void putComparisonWords(const CompareAnswer& answer, const ComparedWith& one, Language language) {
  const Comparison& found = one.found;
  const LookVerdict& verdict = answer.verdict(one);
  putLine(fmt::format("A  {}: {}", sideName(one.a->words, language), countsInWords(found.a, language)));
  putLine(fmt::format("B  {}: {}", sideName(one.b->words, language), countsInWords(found.b, language)));
  putLine(differenceInWords(found, verdict.verdict, answer.ledger.questions(), language));
  if (const std::string alike = sameKindsInWords(found, language); !alike.empty()) putLine("   " + alike);
  for (const std::string& caveat : caveatsInWords(found, language))
    putLine("   " + caveat);
  if (const std::string origins = originsInWords(one.origins, language); !origins.empty())
    putLine("   " + origins);
  putResultsBeside(one, language);
  if (found.strata == 0) return;
  if (const std::string bounds = boundsInWords(found, language); !bounds.empty()) putLine("   " + bounds);
  if (const std::string apart = heterogeneityInWords(found, language); !apart.empty())
    putLine("   " + apart +
            (answer.showStrata ? "" : spoken(language, " --strata shows them.", " --strata zeigt sie.")));
  if (answer.showStrata) putStrata(one, language);
  if (answer.showPower) putPowerAsText(one, answer.ledger.questions(), language);
  putLine(spoken(language, "   valid however often you look: {}, p {} (adjusted by Holm over {}: {})",
                 "   gültig, sooft man auch nachsieht: {}, p {} (nach Holm über {}: {})",
                 pointsInWords(found.anytime.interval, language), pInWords(found.anytime.pValue, language),
                 questionsInWords(answer, language), pInWords(verdict.holm, language)));
  putLine(spoken(
      language,
      "   for a single look: p {} (Cochran-Mantel-Haenszel, by game); bootstrap by game: {}; odds "
      "ratio {}",
      "   bei einmaligem Nachsehen: p {} (Cochran-Mantel-Haenszel, nach Partien); Bootstrap über Partien: "
      "{}; Odds-Ratio {}",
      pInWords(found.test.robustPValue, language), pointsInWords(found.bootstrap.interval, language),
      decimalInWords(found.odds.value, 2, language)));
  putLine(fmt::format("   {}: {}", overInWords(found, language), strataInWords(one.strata, language)));
  putLine("   " + ratedInWords(one.rated, language));
  if (one.rated.status == RatedStatus::found)
    putLine(spoken(language, "   p {} for a single look; Plackett-Luce over {}",
                   "   p {} bei einmaligem Nachsehen; Plackett-Luce über {}",
                   pInWords(one.rated.pValue, language), ratedOverInWords(one.rated, language)));
}

} // namespace

std::string sideName(const std::string& words, Language language) {
  return words.empty() ? std::string(language == Language::german ? "alle" : "all") : printable(words);
}

void putAsSentences(const CompareAnswer& answer, Language language) {
  if (!answer.over.empty())
    putLine(spoken(language, "Only games with {}", "Nur Partien mit {}", printable(answer.over)));
  if (!answer.sides.empty()) putPairsAsSentences(answer, language);
  for (const ComparedWith& one : answer.b) {
    if (!answer.sides.empty() && !answer.showStrata && !answer.showPower) break;
    putComparisonWords(answer, one, language);
    if (!one.coursesA || !one.coursesB) continue;
    putCourse("A", *one.coursesA, language);
    putCourse("B", *one.coursesB, language);
  }
}

} // namespace annales::cli
