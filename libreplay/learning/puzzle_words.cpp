#include "libreplay/learning/puzzle_words.h"

#include "engine/rules/phase.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

struct WordsOfPuzzles {
  std::string_view maneuver, learn, temple, wall, conquer, destroyTemple, found, hold, more, fewer;
  std::string_view winOne, reachGoal, allKnowHow, saveOne, name, plan, proof, proofForCity, foundIt, missedIt;
};

constexpr WordsOfPuzzles kEnglishOfPuzzles{
    "Maneuver",
    "learn {}",
    "build a temple at {}",
    "build a wall at {}",
    "conquer {}",
    "destroy the temple at {}",
    "found a city at {}",
    "a galley to {}",
    "{} more at {}",
    "{} of the {} fewer at {}",
    "**Round {}, the {} to move.** Exactly one plan wins them a personage this turn: {}. What is the plan?",
    "**Round {}, the {} to move.** Exactly one plan wins them a personage this turn, and with it the game: "
    "{}. What is the plan?",
    "{}, for all know-how",
    "**Round {}, the {} to move.** {} could fall in the next turn of the {}. Exactly one plan saves it. What "
    "is the plan?",
    "Puzzle: {} (round {})",
    "The plan: {}.",
    "If any of these actions is left out, the personage cannot be won this turn. All other possibilities "
    "were checked. Order, payments, trades and routes do not matter.",
    "Every turn that saves the city has these actions. All legal turns were checked. Order, payments, trades "
    "and routes do not matter.",
    "The plan was found in the game.",
    "The plan was missed in the game."};
constexpr WordsOfPuzzles kGermanOfPuzzles{
    "Manöver",
    "{} lernen",
    "Tempel bauen in {}",
    "Mauer bauen in {}",
    "{} erobern",
    "den Tempel in {} zerstören",
    "Stadt gründen in {}",
    "eine Galeere nach {}",
    "{} mehr in {}",
    "{} weniger ({}) in {}",
    "**Runde {}, am Zug: die {}.** Genau ein Plan gewinnt in diesem Zug eine Persönlichkeit: {}. Welcher?",
    "**Runde {}, am Zug: die {}.** Genau ein Plan gewinnt in diesem Zug eine Persönlichkeit und damit die "
    "Partie: {}. Welcher?",
    "{}, für alle Fortschritte",
    "**Runde {}, am Zug: die {}.** {} könnte im nächsten Zug fallen (Angreifer: {}). Genau ein Plan rettet "
    "die Stadt. Welcher?",
    "Aufgabe: {} (Runde {})",
    "Der Plan: {}.",
    "Fehlt eine dieser Aktionen, ist die Persönlichkeit in diesem Zug nicht zu gewinnen. Alle anderen "
    "Möglichkeiten wurden geprüft. Reihenfolge, Zahlung, Tausch und Wege spielen keine Rolle.",
    "Jeder Zug, der die Stadt rettet, enthält diese Aktionen. Alle erlaubten Züge wurden geprüft. "
    "Reihenfolge, Zahlung, Tausch und Wege spielen keine Rolle.",
    "In der Partie wurde er gefunden.",
    "In der Partie wurde er verpasst."};

template <class... Parts> std::string puzzleText(std::string_view text, Parts&&... parts) {
  return fmt::format(fmt::runtime(text), std::forward<Parts>(parts)...);
}

const WordsOfPuzzles& wordsOfPuzzles(const DisplayNames& names) {
  return wordsIn(names.language, kEnglishOfPuzzles, kGermanOfPuzzles);
}

std::string deedInWords(const TurnDeed& deed, int count, const DisplayNames& names) {
  const WordsOfPuzzles& words = wordsOfPuzzles(names);
  const auto there = [&](std::string_view text) { return puzzleText(text, names.province(deed.province())); };
  switch (deed.kind) {
  case TurnDeedKind::step:
    return isManeuver(deed.space()) ? std::string(words.maneuver)
                                    : std::string(titleOf(deed.space(), names.language));
  case TurnDeedKind::learn:
    return puzzleText(words.learn,
                      titleOfTerm(names.game.ruleset->knowHows[deed.knowHow().index()].id, names.language));
  case TurnDeedKind::temple:
    return there(words.temple);
  case TurnDeedKind::wall:
    return there(words.wall);
  case TurnDeedKind::conquer:
    return there(words.conquer);
  case TurnDeedKind::destroyTemple:
    return there(words.destroyTemple);
  case TurnDeedKind::found:
    return there(words.found);
  case TurnDeedKind::hold:
    return there(words.hold);
  case TurnDeedKind::more:
    return puzzleText(words.more, counted(count, deed.unit, names.language), names.province(deed.province()));
  case TurnDeedKind::fewer:
    return puzzleText(words.fewer, counted(count, deed.unit, names.language), names.nation(deed.whose),
                      names.province(deed.province()));
  }
  return {};
}

std::string personageToWin(const Claim& claim, const DisplayNames& names) {
  const std::string title(titleOf(claim.personage, names.language));
  return claim.reason == AwardReason::allKnowHow ? puzzleText(wordsOfPuzzles(names).allKnowHow, title)
                                                 : title;
}

std::string nationsIn(const std::vector<NationId>& nations, const DisplayNames& names) {
  std::string list;
  for (const NationId nation : nations)
    list += (list.empty() ? "" : ", ") + names.nation(nation);
  return list;
}

std::string puzzleAnswer(const Puzzle& puzzle, const DisplayNames& names) {
  const WordsOfPuzzles& words = wordsOfPuzzles(names);
  return puzzleText(words.plan, escapedMarkdown(planInWords(puzzle.plan, names))) + " " +
         std::string(kBetterLine) + "\n\n" +
         std::string(puzzle.goal == Puzzle::Goal::city ? words.proofForCity : words.proof) + "\n\n" +
         std::string(puzzle.solved ? words.foundIt : words.missedIt);
}

} // namespace

std::string planInWords(const TurnDeeds& plan, const DisplayNames& names) {
  std::string text;
  for (std::size_t i = 0; i < plan.size();) {
    std::size_t next = i;
    while (next < plan.size() && plan[next] == plan[i])
      ++next;
    text += (i == 0 ? "" : "; ") + deedInWords(plan[i], static_cast<int>(next - i), names);
    i = next;
  }
  return text;
}

std::string puzzleQuestion(const Puzzle& puzzle, const DisplayNames& names) {
  const WordsOfPuzzles& words = wordsOfPuzzles(names);
  const std::string nation = escapedMarkdown(names.nation(puzzle.nation));
  if (puzzle.goal == Puzzle::Goal::city)
    return puzzleText(words.saveOne, puzzle.round, nation,
                      escapedMarkdown(names.province(puzzle.rescue.city)),
                      escapedMarkdown(nationsIn(puzzle.rescue.from, names)));
  return puzzleText(puzzle.claim.wins ? words.reachGoal : words.winOne, puzzle.round, nation,
                    personageToWin(puzzle.claim, names));
}

std::string puzzleName(const Puzzle& puzzle, const DisplayNames& names) {
  const std::string about = puzzle.goal == Puzzle::Goal::city
                                ? names.province(puzzle.rescue.city)
                                : titleOf(puzzle.claim.personage, names.language);
  return puzzleText(wordsOfPuzzles(names).name, about, puzzle.round);
}

std::vector<LessonMoment> puzzleMoments(const EventLog& log, NodeIndex head,
                                        const std::vector<Puzzle>& puzzles, const DisplayNames& names) {
  const std::vector<NodeIndex> path = log.path(head);
  std::vector<LessonMoment> moments;
  for (const Puzzle& puzzle : puzzles)
    moments.push_back({log[path[puzzle.first - 1]].id,
                       puzzle.line,
                       puzzleName(puzzle, names),
                       log.game().nationWord(puzzle.nation),
                       puzzleQuestion(puzzle, names),
                       puzzleAnswer(puzzle, names),
                       {{TurnWorth::right, TurnMatch::deeds, {}, puzzle.line, true}}});
  return moments;
}

std::string_view titleOfPuzzleLesson(Language language) {
  return language == Language::german ? "Aufgaben" : "Puzzles";
}

} // namespace annales::inline replay
