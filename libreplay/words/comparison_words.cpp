#include "libreplay/words/comparison_words.h"

#include "libreplay/openings/game_options.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/opening_words.h"
#include "libreplay/words/word.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace annales::inline replay {
namespace {

constexpr double kPoints = 100;
constexpr std::uint64_t kFewSeats = 100; // of a side: below, its share is drawn towards that of the other

/// A sentence of one language with its braces filled.
template <class... Parts>
std::string inLanguage(Language language, std::string_view english, std::string_view german,
                       const Parts&... parts) {
  return fmt::format(fmt::runtime(wordsIn(language, english, german)), parts...);
}

std::string manyGames(std::size_t count, Language language) {
  constexpr Word one{"{} game", "{} Partie"}, many{"{} games", "{} Partien"};
  return fmt::format(fmt::runtime((count == 1 ? one : many).in(language)), count);
}

/// With no more digits than an estimate deserves: "140", "3900".
std::string roughly(double games) {
  const double unit = games < 20 ? 1 : games < 200 ? 10 : std::pow(10, std::floor(std::log10(games)) - 1);
  return fmt::format("{:.0f}", std::max(2.0, std::ceil(games / unit) * unit));
}

std::string openVerdict(const Comparison& found, std::size_t questions, Language language) {
  const std::string more = moreGamesInWords(moreGamesFor(found, questions), language);
  const std::string said = inLanguage(language, "not shown", "nicht nachgewiesen");
  return more.empty() ? said : said + "; " + more;
}

std::string chosenByTheEnd(std::string_view name, const ComparedSide& side, Language language) {
  if (side.choice == SideChoice::outcome)
    return inLanguage(
        language, "Nothing to compare: {} is chosen by how its games ended. Leave out place and winner.",
        "Nichts zu vergleichen: {} ist danach gewählt, wie die Partien endeten. Lassen Sie Rang "
        "und Sieger weg.",
        name);
  return inLanguage(
      language,
      "Nothing to compare: {} won {} of {} seats. So its condition describes how games end, and not "
      "what leads there.",
      "Nichts zu vergleichen: {} gewann {} von {} Plätzen. Die Bedingung beschreibt also, wie "
      "Partien enden, und nicht, was dahin führt.",
      name, side.wins, side.decided);
}

void addCount(std::string& words, std::uint64_t count, const Word& what, Language language) {
  if (count > 0) words += fmt::format(", {} {}", count, what.in(language));
}

/// "30.0 % (95 %: 18.1 to 45.4)".
std::string shareInWords(const inference::Share& share, Language language) {
  return inLanguage(language, "{} % (95 %: {})", "{} % (95 %: {})",
                    decimalInWords(share.value * kPoints, 1, language),
                    pointsInWords(share.interval, language));
}

/// Whether A and B as played differ by another number of points than over the same kinds of seats.
bool kindsMatter(const Comparison& found) {
  constexpr double kSeen = 0.0005;
  return found.strata > 1 && std::abs(found.a.share.value - found.b.share.value - found.pooled.value) > kSeen;
}

/// The parts of strata that are not the same in all of the kinds; all parts where none differs.
Strata partsThatDiffer(const FactTable& table, std::span<const KindIndex> kinds, const Strata& strata) {
  Strata differ{false, false, false, false, false, false};
  for (const KindIndex index : kinds) {
    const SeatKind &one = table.kinds()[index], &first = table.kinds()[kinds.front()];
    differ.board |= strata.board && one.board != first.board;
    differ.nations |= strata.nations && one.nations != first.nations;
    differ.seat |= strata.seat && one.seat != first.seat;
    differ.nation |= strata.nation && one.nation != first.nation;
    differ.ruleset |= strata.ruleset && one.ruleset != first.ruleset;
    differ.options |= strata.options && one.options != first.options;
  }
  return kinds.size() > 1 ? differ : strata;
}

std::string hundredths(double share, Language language) {
  return decimalInWords(share * kPoints, 0, language);
}

} // namespace

std::string moreGamesInWords(const inference::MoreGames& more, Language language) {
  constexpr double kTooMany = 1e5;
  if (!std::isfinite(more.middle) || more.fewest > kTooMany) return {};
  if (more.middle < 1)
    return inLanguage(language, "a few more games may be enough", "ein paar weitere Partien könnten genügen");
  if (more.most > kTooMany)
    return inLanguage(language, "it would take {} more games or many more",
                      "es brauchte {} weitere Partien oder viel mehr", roughly(more.fewest));
  return inLanguage(language, "perhaps {} to {} more games would be enough",
                    "vielleicht würden {} bis {} weitere Partien genügen", roughly(more.fewest),
                    roughly(more.most));
}

std::string decimalInWords(double number, int digits, Language language) {
  return decimalText(number, digits, language);
}

std::string pointsInWords(const inference::Interval& shares, Language language) {
  return inLanguage(language, "{} to {}", "{} bis {}", decimalInWords(shares.low * kPoints, 1, language),
                    decimalInWords(shares.high * kPoints, 1, language));
}

std::string pInWords(double p, Language language) {
  if (std::isnan(p)) return "–";
  constexpr double kSmallest = 0.001;
  return p < kSmallest ? "< " + decimalInWords(kSmallest, 3, language) : decimalInWords(p, 3, language);
}

std::string_view verdictInWords(inference::Verdict verdict, Language language) {
  switch (verdict) {
  case inference::Verdict::shownHigher:
  case inference::Verdict::shownLower:
    return wordsIn<std::string_view>(language, "shown", "nachgewiesen");
  case inference::Verdict::notShown:
    break;
  }
  return wordsIn<std::string_view>(language, "not shown", "nicht nachgewiesen");
}

std::string differenceInWords(const Comparison& found, inference::Verdict verdict, std::size_t questions,
                              Language language) {
  if (found.wholeGames)
    return inLanguage(
        language,
        "Nothing to compare: A and B are whole games, and each game has a winner. Choose a nation, a seat or "
        "a player.",
        "Nichts zu vergleichen: A und B sind ganze Partien, und jede hat einen Sieger. Wählen Sie ein Volk, "
        "einen Platz oder einen Spieler.");
  for (const auto& [name, side] : {std::pair("A", &found.a), std::pair("B", &found.b)})
    if (side->tellsTheEnd) return chosenByTheEnd(name, *side, language);
  if (found.otherRecords)
    return inLanguage(
        language,
        "Nothing to compare: one side has results without moves alone, the other recorded games "
        "alone. The two are never seats of one kind.",
        "Nichts zu vergleichen: Eine Seite hat nur Ergebnisse ohne Züge, die andere nur "
        "aufgezeichnete Partien. Die beiden sind nie Plätze derselben Art.");
  if (found.strata == 0)
    return inLanguage(language, "Nothing to compare: no kind of seat has decided games in both A and B.",
                      "Nichts zu vergleichen: Keine Art von Platz hat entschiedene Partien in A und in B.");
  const double value = found.pooled.value;
  const bool shown = verdict != inference::Verdict::notShown;
  const std::string points = decimalInWords(std::abs(value) * kPoints, 1, language);
  const std::string said =
      shown ? std::string(verdictInWords(verdict, language)) : openVerdict(found, questions, language);
  const std::string range = pointsInWords(found.pooled.interval, language);
  if (value == 0)
    return inLanguage(language, "A and B win equally often (95 %: {}): {}.",
                      "A und B gewinnen gleich oft (95 %: {}): {}.", range, said);
  return inLanguage(language,
                    value < 0 ? "A wins {} points less than B (95 %: {}): {}."
                              : "A wins {} points more than B (95 %: {}): {}.",
                    value < 0 ? "A gewinnt {} Prozentpunkte weniger als B (95 %: {}): {}."
                              : "A gewinnt {} Prozentpunkte mehr als B (95 %: {}): {}.",
                    points, range, said);
}

std::string countsInWords(const ComparedSide& side, Language language) {
  const bool counts = side.share.observations > 0;
  std::string words =
      inLanguage(language, "{} of {} won", "{} von {} gewonnen", counts ? side.countedWins : side.wins,
                 counts ? side.counted() : side.decided);
  if (counts) words += ": " + shareInWords(side.share, language);
  addCount(words, side.withoutCounterpart, {"without a counterpart", "ohne Gegenstück"}, language);
  addCount(words, side.unfinished, {"unfinished", "nicht beendet"}, language);
  addCount(words, side.undecided, {"undecided", "ohne Entscheidung"}, language);
  return words;
}

std::vector<std::string> caveatsInWords(const Comparison& found, Language language) {
  std::vector<std::string> words;
  switch (found.overlap) {
  case SidesOverlap::none:
    break;
  case SidesOverlap::neither:
    words.push_back(inLanguage(language, "In both A and B, and counted for neither: {}.",
                               "Sowohl in A als auch in B und für keines gezählt: {}.", found.inBoth));
    break;
  case SidesOverlap::aWithinB:
    words.push_back(inLanguage(language, "A is part of B and is compared with the rest of B.",
                               "A ist ein Teil von B und wird mit dem Rest von B verglichen."));
    break;
  case SidesOverlap::bWithinA:
    words.push_back(inLanguage(language, "B is part of A and is compared with the rest of A.",
                               "B ist ein Teil von A und wird mit dem Rest von A verglichen."));
    break;
  }
  const std::uint64_t open = found.a.unfinished + found.a.undecided + found.b.unfinished + found.b.undecided;
  if (open > 0)
    words.push_back(inLanguage(language, "Not counted for wins: {} unfinished, {} undecided.",
                               "Zählen nicht bei den Siegen: {} nicht beendet, {} ohne Entscheidung.",
                               found.a.unfinished + found.b.unfinished,
                               found.a.undecided + found.b.undecided));
  if (found.dropout.unequal)
    words.push_back(inLanguage(
        language,
        "Careful: {} % of A and {} % of B have no winner. If all of those of A were lost and all of B's won, "
        "A "
        "would win {} points more than B; the other way round {}.",
        "Vorsicht: {} % von A und {} % von B haben keinen Sieger. Wären alle von A verloren und alle von B "
        "gewonnen, so gewänne A {} Prozentpunkte mehr als B; umgekehrt {}.",
        hundredths(found.dropout.a, language), hundredths(found.dropout.b, language),
        decimalInWords(found.dropout.difference.low * kPoints, 1, language),
        decimalInWords(found.dropout.difference.high * kPoints, 1, language)));
  for (const auto& [name, side] : {std::pair("A", &found.a), std::pair("B", &found.b)})
    if (found.strata > 0 && side->choice == SideChoice::course)
      words.push_back(inLanguage(
          language,
          "{} is chosen by what happened in the game. A nation that is ahead gets there more often, so the "
          "difference is no proof that it helps.",
          "{} ist danach gewählt, was in der Partie geschah. Wer vorn liegt, kommt öfter dahin; der "
          "Unterschied "
          "beweist also nicht, dass es hilft.",
          name));
  const std::uint64_t least = std::min(found.a.counted(), found.b.counted());
  if (found.strata > 0 && least < kFewSeats && !std::isnan(found.a.drawn.value))
    words.push_back(inLanguage(
        language,
        "Too few games to say much. Drawn towards no difference, A wins {} % ({} to {}) and B {} % ({} to "
        "{}).",
        "Zu wenige Partien, um viel zu sagen. Zur Gleichheit hin gezogen gewinnt A {} % ({} bis {}) und B {} "
        "% ({} bis {}).",
        hundredths(found.a.drawn.value, language), hundredths(found.a.drawn.interval.low, language),
        hundredths(found.a.drawn.interval.high, language), hundredths(found.b.drawn.value, language),
        hundredths(found.b.drawn.interval.low, language), hundredths(found.b.drawn.interval.high, language)));
  return words;
}

std::string sameKindsInWords(const Comparison& found, Language language) {
  if (!kindsMatter(found)) return {};
  return inLanguage(language, "Over the same kinds of seats, weighed alike, A wins {} and B {}.",
                    "Über dieselben Arten von Plätzen, gleich gewichtet, gewinnt A {} und B {}.",
                    shareInWords(found.a.weighed, language), shareInWords(found.b.weighed, language));
}

std::string ratedInWords(const RatedComparison& found, Language language) {
  switch (found.status) {
  case RatedStatus::found:
    break;
  case RatedStatus::nothingToTell:
    return inLanguage(language, "Adjusted for players: no decided game ranks A against B.",
                      "Bereinigt um die Spieler: Keine entschiedene Partie stellt A vor B oder B vor A.");
  case RatedStatus::neverMet:
    return inLanguage(language, "Adjusted for players: A and B never met, not even through others.",
                      "Bereinigt um die Spieler: A und B trafen nie aufeinander, auch nicht über andere.");
  case RatedStatus::alwaysAhead:
    return inLanguage(
        language, "Adjusted for players: one of the two was always ahead, so there is no finite estimate.",
        "Bereinigt um die Spieler: Eines von beiden lag immer vorn, also gibt es keine endliche Schätzung.");
  case RatedStatus::notFound:
    return inLanguage(language, "Adjusted for players: the numbers are too extreme for an estimate.",
                      "Bereinigt um die Spieler: Die Zahlen sind zu extrem für eine Schätzung.");
  }
  const std::string share = hundredths(found.ahead, language),
                    low = hundredths(found.aheadInterval.low, language),
                    high = hundredths(found.aheadInterval.high, language);
  const bool nobody = found.skill == SkillFrom::nothing ||
                      (found.skill == SkillFrom::players && found.players + found.few == 0) ||
                      (found.skill == SkillFrom::ratings && found.unknown >= found.seats);
  return nobody
             ? inLanguage(
                   language,
                   "By the places of all nations, A finishes ahead of B in {} of 100 games (95 %: {} to {}).",
                   "Nach den Rängen aller Völker liegt A in {} von 100 Partien vor B (95 %: {} bis {}).",
                   share, low, high)
             : inLanguage(
                   language,
                   "Between equally strong players, A finishes ahead of B in {} of 100 games (95 %: {} to "
                   "{}).",
                   "Bei gleich starken Spielern liegt A in {} von 100 Partien vor B (95 %: {} bis {}).",
                   share, low, high);
}

std::string ratedOverInWords(const RatedComparison& found, Language language) {
  std::string words = manyGames(found.games, language);
  switch (found.skill) {
  case SkillFrom::players:
    words += inLanguage(language, "; {} rated individually", "; {} einzeln bewertet", found.players);
    addCount(words, found.few, {"with few games rated together", "mit wenigen Partien zusammen bewertet"},
             language);
    addCount(words, found.unknown, {"seats without a name", "Plätze ohne Namen"}, language);
    break;
  case SkillFrom::ratings:
    words += inLanguage(language, "; by the given ratings", "; nach den angegebenen Wertungen");
    addCount(words, found.unknown, {"seats without a rating", "Plätze ohne Wertung"}, language);
    break;
  case SkillFrom::nothing:
    words += inLanguage(language, "; regardless of the players", "; unabhängig von den Spielern");
    break;
  }
  addCount(words, found.leftOut,
           {"left out because they always or never won", "ausgelassen, weil sie immer oder nie gewannen"},
           language);
  return words;
}

std::string strataInWords(const Strata& strata, Language language) {
  std::string words;
  const std::array<std::pair<bool, Word>, 6> asked{
      {{strata.ruleset, {"ruleset", "Regeln"}},
       {strata.board, {"board", "Spielplan"}},
       {strata.options, {"rule options", "Regeloptionen"}},
       {strata.nations, {"number of nations", "Zahl der Völker"}},
       {strata.seat, {"seat", "Platz"}},
       {strata.nation, {"nation", "Volk"}}}};
  for (const auto& [holds, word] : asked)
    if (holds) words += fmt::format("{}{}", words.empty() ? "" : ", ", word.in(language));
  if (words.empty()) return inLanguage(language, "nothing in common", "nichts gemeinsam");
  return inLanguage(language, "same {}", "gleich: {}", words);
}

std::string overInWords(const Comparison& found, Language language) {
  const std::string games = manyGames(found.games, language);
  if (found.strata == 1)
    return inLanguage(language, "over {} in one stratum", "über {} in einer Schicht", games);
  return inLanguage(language, "over {} in {} strata", "über {} in {} Schichten", games, found.strata);
}

std::vector<std::string> kindsInWords(const FactTable& table, std::span<const KindIndex> kinds,
                                      const Strata& strata, Language language) {
  const Strata differ = partsThatDiffer(table, kinds, strata);
  std::vector<std::string> names;
  for (const KindIndex index : kinds) {
    const SeatKind& kind = table.kinds()[index];
    std::string& name = names.emplace_back();
    const auto say = [&](bool holds, const std::string& part) {
      if (holds) name += (name.empty() ? "" : ", ") + part;
    };
    const std::string& nation = table.words()[kind.nation];
    const bool knowsSeat = kind.seat != kUnknownSeat;
    say(differ.nation, nation.empty() ? inLanguage(language, "nation unknown", "Volk unbekannt")
                                      : nationInWords(nation, language));
    say(differ.seat, knowsSeat ? inLanguage(language, "seat {}", "Platz {}", kind.seat + 1)
                               : inLanguage(language, "seat unknown", "Platz unbekannt"));
    say(differ.nations, inLanguage(language, "{} nations", "{} Völker", kind.nations));
    const std::string& board = table.words()[kind.board];
    say(differ.board, board.empty() ? inLanguage(language, "board unknown", "Spielplan unbekannt")
                                    : boardInWords(board, language));
    say(differ.ruleset, std::string(titleOf(kind.ruleset)));
    if (differ.options && table.words()[kind.options] == kUnknownOptions)
      say(true, inLanguage(language, "rules unknown", "Regeln unbekannt"));
    else if (differ.options)
      for (const std::string& option : optionConditions(table.words()[kind.options]))
        say(true, option == "default" ? inLanguage(language, "usual rules", "übliche Regeln") : option);
    say(kind.isResult, inLanguage(language, "results only", "nur Ergebnisse"));
    if (name.empty()) name = inLanguage(language, "all seats", "alle Plätze");
  }
  return names;
}

std::string boundsInWords(const Comparison& found, Language language) {
  const std::uint64_t open = found.a.unfinished + found.a.undecided + found.b.unfinished + found.b.undecided;
  if (open == 0 || found.strata == 0) return {};
  return inLanguage(language,
                    "With the games without a winner, won by A or by B, the difference would be {} points.",
                    "Mit den Partien ohne Sieger, gewonnen von A oder von B, läge der Unterschied bei {} "
                    "Prozentpunkten.",
                    pointsInWords(found.dropout.bounds, language));
}

std::string heterogeneityInWords(const Comparison& found, Language language) {
  const inference::Heterogeneity& apart = found.heterogeneity;
  if (found.strata < 2) return {};
  if (std::isnan(apart.iSquared))
    return inLanguage(language, "Too few games to say whether the strata disagree.",
                      "Zu wenige Partien, um zu sagen, ob die Schichten einander widersprechen.");
  const std::string numbers = inLanguage(
      language, "p {}; I² {} %, 95 %: {} to {}", "p {}; I² {} %, 95 %: {} bis {}",
      pInWords(apart.pValue, language), hundredths(apart.iSquared, language),
      hundredths(apart.iSquaredInterval.low, language), hundredths(apart.iSquaredInterval.high, language));
  constexpr double kDisagree = 0.05;
  if (apart.pValue > kDisagree)
    return inLanguage(language, "No sign that the strata disagree ({}).",
                      "Kein Zeichen, dass die Schichten einander widersprechen ({}).", numbers);
  return inLanguage(language,
                    "Careful: the strata disagree about the difference ({}). The pooled difference is a mean "
                    "of different ones. Look at each stratum.",
                    "Vorsicht: Die Schichten widersprechen einander beim Unterschied ({}). Der gemeinsame "
                    "Unterschied ist ein Mittel aus verschiedenen. Sehen Sie jede Schicht an.",
                    numbers);
}

} // namespace annales::inline replay
