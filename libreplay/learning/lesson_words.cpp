#include "libreplay/learning/lesson_words.h"

#include "libreplay/analysis/analysis_words.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/causes/turns_apart.h"
#include "libreplay/choice/decision.h"
#include "libreplay/learning/decisive.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

struct WordsOfLessons {
  std::string_view whereTo, onSpace, goOn, better, played, both, nothing, gaveAway, chances, mostTo, effort,
      line, asInGame;
  std::array<std::string_view, 4> judged; // with their article
};

constexpr WordsOfLessons kEnglishOfLessons{
    "**Round {}, the {} to move.** Where do they go on the rondel?",
    "**Round {}, the {} are on {}.** What do they do there?",
    "**Round {}, the {} are on {}.** How do they continue?",
    "Better: {}.",
    "Played: {}.",
    "In both turns: {}.",
    "nothing more",
    "That lowered their chance of winning by {} in 100 (95 %: {} to {}): {}.",
    "Their chance of winning: {} as played, {} with the better turn.",
    "Most of it went to the {} ({} in 100).",
    "{} pairs of rollouts with the same random numbers.",
    "Better: {} (round {})",
    "This was played in the game.",
    {"not distinguishable from no loss", "an inaccuracy", "a mistake", "a blunder"}};
constexpr WordsOfLessons kGermanOfLessons{
    "**Runde {}, am Zug: die {}.** Wohin gehen sie auf dem Rondell?",
    "**Runde {}, die {} stehen auf {}.** Was tun sie dort?",
    "**Runde {}, die {} stehen auf {}.** Wie geht es weiter?",
    "Besser: {}.",
    "Gespielt: {}.",
    "In beiden Zügen: {}.",
    "nichts mehr",
    "Das senkte ihre Siegchance um {} von 100 (95 %: {} bis {}): {}.",
    "Ihre Siegchance: {} wie gespielt, {} mit dem besseren Zug.",
    "Das meiste davon bekamen die {} ({} von 100).",
    "{} Paare von Fortsetzungen mit gleichen Zufallszahlen.",
    "Besser: {} (Runde {})",
    "So wurde in der Partie gespielt.",
    {"nicht unterscheidbar von keinem Verlust", "eine Ungenauigkeit", "ein Fehler", "ein grober Fehler"}};

constexpr double kNormal95 = 1.96;

const WordsOfLessons& wordsOfLessons(const DisplayNames& names) {
  return wordsIn(names.language, kEnglishOfLessons, kGermanOfLessons);
}

template <class... Parts> std::string filled(std::string_view text, Parts&&... parts) {
  return fmt::format(fmt::runtime(text), std::forward<Parts>(parts)...);
}

Space spaceOf(std::span<const Event> turn) {
  for (const Event& event : turn)
    if (const auto* move = std::get_if<RondelMoved>(&event)) return move->to;
  return Space::none;
}

/// What one of two turns decides alone.
std::string aloneInWords(const std::vector<Event>& deeds, NationId who, const DisplayNames& names) {
  if (deeds.empty()) return std::string(wordsOfLessons(names).nothing);
  return escapedMarkdown(deedsInWords(deeds, who, names));
}

/// Whom the turn helped most, where that is certain.
NationId mostHelped(const MistakeQuestion& question, const Game& game) {
  NationId most;
  double gift = 0;
  for (std::size_t n = 0; n < game.nations(); ++n) {
    if (NationId(n) == question.nation) continue;
    const double gained = question.all.decided[n] - question.all.alternative[n];
    if (gained - kNormal95 * question.all.decidedErrors[n] <= 0 || gained <= gift) continue;
    gift = gained;
    most = NationId(n);
  }
  return most;
}

} // namespace

std::string questionInWords(const MistakeQuestion& question, std::size_t common, const DisplayNames& names) {
  const WordsOfLessons& words = wordsOfLessons(names);
  const std::string nation = escapedMarkdown(names.nation(question.nation));
  if (common == 0) return filled(words.whereTo, question.round, nation);
  const std::string_view space = titleOf(spaceOf(question.played), names.language);
  std::size_t decided = 0;
  for (std::size_t i = 0; i < common; ++i)
    if (isDecision(question.played[i])) ++decided;
  return filled(decided > 1 ? words.goOn : words.onSpace, question.round, nation, space);
}

std::string answerInWords(const MistakeQuestion& question, const Cause* cause, const DisplayNames& names) {
  const WordsOfLessons& words = wordsOfLessons(names);
  const Language language = names.language;
  const auto number = [&](double share) { return inHundredText(share, language); };
  const std::size_t own = question.nation.index();
  const TurnsApart turns = turnsApart(names.game, question.played, question.better, question.nation);
  std::string text = filled(words.better, aloneInWords(turns.better, question.nation, names)) + " " +
                     std::string(kBetterLine) + "\n\n" +
                     filled(words.played, aloneInWords(turns.played, question.nation, names)) + " " +
                     filled(words.gaveAway, number(question.regret), number(question.interval.low),
                            number(question.interval.high), words.judged[indexOf(question.judgement)]);
  if (!turns.both.empty())
    text += "\n\n" + filled(words.both, aloneInWords(turns.both, question.nation, names));
  if (cause != nullptr) text += "\n\n" + escapedMarkdown(causeInWords(*cause, question.nation, names));
  text += "\n\n" + filled(words.chances, percentText(question.all.decided[own], language),
                          percentText(question.all.alternative[own], language));
  if (const NationId helped = mostHelped(question, names.game); helped.exists() && names.game.nations() > 2)
    text +=
        " " + filled(words.mostTo, escapedMarkdown(names.nation(helped)),
                     number(question.all.decided[helped.index()] - question.all.alternative[helped.index()]));
  return text + "\n\n" + filled(words.effort, question.rollouts) + " " +
         escapedMarkdown(inWords(question.company, names));
}

std::string playedInWords(const MistakeQuestion& question, const DisplayNames& names) {
  const WordsOfLessons& words = wordsOfLessons(names);
  const auto number = [&](double share) { return inHundredText(share, names.language); };
  return std::string(words.asInGame) + " " +
         filled(words.gaveAway, number(question.regret), number(question.interval.low),
                number(question.interval.high), words.judged[indexOf(question.judgement)]);
}

std::string betterLineName(const MistakeQuestion& question, const DisplayNames& names) {
  return filled(wordsOfLessons(names).line, titleOf(spaceOf(question.better), names.language),
                question.round);
}

std::string_view titleOfDecisiveLesson(Language language) {
  return language == Language::german ? "Entscheidende Momente" : "Decisive moments";
}

} // namespace annales::inline replay
