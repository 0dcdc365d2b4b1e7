#include "libreplay/learning/lesson_words.h"

#include "libreplay/analysis/analysis_words.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/choice/decision.h"
#include "libreplay/learning/decisive.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline replay {
namespace {

struct WordsOfLessons {
  std::string_view whereTo, onSpace, goOn, better, played, nothing, gaveAway, chances, mostTo, effort, line,
      asInGame;
  std::array<std::string_view, 4> judged; // with their article
};

constexpr WordsOfLessons kEnglishOfLessons{
    "**Round {}, the {} to move.** Where do they go on the rondel?",
    "**Round {}, the {} are on {}.** What do they do there?",
    "**Round {}, the {} are on {}.** How do they continue?",
    "Better: {}.",
    "Played: {}.",
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

std::string inHundredOf(double share, Language language) {
  if (std::abs(share) < 0.0005) share = 0; // no minus before nothing
  return decimalText(100 * share, std::abs(share) < 0.0995 ? 1 : 0, language);
}

template <class... Parts> std::string filled(std::string_view text, Parts&&... parts) {
  return fmt::format(fmt::runtime(text), std::forward<Parts>(parts)...);
}

Space spaceOf(std::span<const Event> turn) {
  for (const Event& event : turn)
    if (const auto* move = std::get_if<RondelMoved>(&event)) return move->to;
  return Space::none;
}

/// The first thing that is decided from there on.
std::string decidedFrom(std::span<const Event> turn, std::size_t from, const DisplayNames& names) {
  for (std::size_t i = from; i < turn.size(); ++i) {
    if (std::holds_alternative<TurnEnded>(turn[i])) break;
    if (isDecision(turn[i])) return escapedMarkdown(sentenceOf(turn[i], names));
  }
  return std::string(wordsOfLessons(names).nothing);
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

std::string answerInWords(const MistakeQuestion& question, std::size_t common, const Cause* cause,
                          const DisplayNames& names) {
  const WordsOfLessons& words = wordsOfLessons(names);
  const Language language = names.language;
  const auto number = [&](double share) { return inHundredOf(share, language); };
  const std::size_t own = question.nation.index();
  std::string text = filled(words.better, decidedFrom(question.better, common, names)) + " " +
                     std::string(kBetterLine) + "\n\n" +
                     filled(words.played, decidedFrom(question.played, common, names)) + " " +
                     filled(words.gaveAway, number(question.regret), number(question.interval.low),
                            number(question.interval.high), words.judged[indexOf(question.judgement)]);
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
  const auto number = [&](double share) { return inHundredOf(share, names.language); };
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
