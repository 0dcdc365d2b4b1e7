// annales stats compare: its answer in sentences.
#include "cli/compare_answer.h"
#include "cli/console.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/origin_words.h"
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

void putComparisonWords(const CompareAnswer& answer, const ComparedWith& one, Language language) {
  const Comparison& found = one.found;
  const LookVerdict& verdict = answer.verdict(one);
  putLine(fmt::format("A  {}: {}", sideName(answer.a.words, language), countsInWords(found.a, language)));
  putLine(fmt::format("B  {}: {}", sideName(one.side.words, language), countsInWords(found.b, language)));
  putLine(differenceInWords(found, verdict.verdict, answer.ledger.questions(), language));
  if (const std::string alike = sameKindsInWords(found, language); !alike.empty()) putLine("   " + alike);
  for (const std::string& caveat : caveatsInWords(found, language))
    putLine("   " + caveat);
  if (const std::string origins = originsInWords(one.origins, language); !origins.empty())
    putLine("   " + origins);
  if (found.strata == 0) return;
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
  for (const ComparedWith& one : answer.b) {
    putComparisonWords(answer, one, language);
    if (!one.coursesA || !one.coursesB) continue;
    putCourse("A", *one.coursesA, language);
    putCourse("B", *one.coursesB, language);
  }
}

} // namespace annales::cli
