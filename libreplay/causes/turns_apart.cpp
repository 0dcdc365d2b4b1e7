#include "libreplay/causes/turns_apart.h"

#include "engine/event/same_fact.h"
#include "libreplay/causes/turn_repairs.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <algorithm>
#include <functional>

namespace annales::inline replay {
namespace {

struct WordsOfTurnsApart {
  std::string_view better, instead, besides, without, both;
};
constexpr WordsOfTurnsApart kEnglishApart{.better = "Better: {}.",
                                          .instead = " Played instead: {}.",
                                          .besides = "Better, in addition: {}.",
                                          .without = "Better without this: {}.",
                                          .both = " In both turns: {}."};
constexpr WordsOfTurnsApart kGermanApart{.better = "Besser: {}.",
                                         .instead = " Stattdessen gespielt: {}.",
                                         .besides = "Besser, zusätzlich: {}.",
                                         .without = "Besser ohne dies: {}.",
                                         .both = " In beiden Zügen: {}."};

std::string putDeeds(std::string_view text, const std::string& deeds) {
  return fmt::format(fmt::runtime(text), deeds);
}

bool goTheSameWay(const UnitsMoved& a, const UnitsMoved& b) {
  return a.kind == b.kind && a.spent == b.spent && a.from == b.from && a.to == b.to;
}

/// Units that go the same way are one move.
std::vector<Event> movesTogether(const std::vector<Event>& decisions) {
  std::vector<Event> together;
  for (const Event& event : decisions) {
    const auto* move = std::get_if<UnitsMoved>(&event);
    const auto same = std::ranges::find_if(together, [&](const Event& other) {
      const auto* known = std::get_if<UnitsMoved>(&other);
      return move != nullptr && known != nullptr && goTheSameWay(*move, *known);
    });
    if (same == together.end()) {
      together.push_back(event);
      continue;
    }
    auto& known = std::get<UnitsMoved>(*same);
    known.count = static_cast<std::uint8_t>(known.count + move->count);
  }
  return together;
}

using SameEvent = std::function<bool(const Event&, const Event&)>;

/// Takes out of both what both have, each as often as it is in both.
TurnsApart apartBy(const SameEvent& same, const std::vector<Event>& played,
                   const std::vector<Event>& better) {
  TurnsApart turns;
  turns.played = played;
  for (const Event& event : better) {
    const auto known =
        std::ranges::find_if(turns.played, [&](const Event& other) { return same(event, other); });
    if (known == turns.played.end()) {
      turns.better.push_back(event);
      continue;
    }
    turns.both.push_back(event);
    turns.played.erase(known);
  }
  return turns;
}

} // namespace

TurnsApart turnsApart(const Game& game, std::span<const Event> played, std::span<const Event> better,
                      NationId who) {
  const bool automatic = game.ruleset->battles == BattlePolicy::automatic;
  const auto decided = [&](std::span<const Event> turn) {
    return movesTogether(decisionsOf(turn, who, automatic));
  };
  const std::vector<Event> was = decided(played), is = decided(better);
  TurnsApart turns = apartBy(sameDeed, was, is);
  return turns.same() ? apartBy(sameFact, was, is) : turns;
}

std::string deedsInWords(const std::vector<Event>& deeds, NationId who, const DisplayNames& names) {
  const std::string nation = names.nation(who) + " ";
  std::string text;
  for (const Event& event : deeds) {
    std::string sentence = sentenceOf(event, names);
    if (!text.empty() && sentence.starts_with(nation)) sentence.erase(0, nation.size());
    text += (text.empty() ? "" : "; ") + sentence;
  }
  return text;
}

std::string apartInWords(const TurnsApart& turns, NationId who, const DisplayNames& names) {
  if (turns.same()) return {};
  const WordsOfTurnsApart& words = wordsIn(names.language, kEnglishApart, kGermanApart);
  const auto told = [&](const std::vector<Event>& deeds) { return deedsInWords(deeds, who, names); };
  std::string text;
  if (turns.played.empty())
    text = putDeeds(words.besides, told(turns.better));
  else if (turns.better.empty())
    text = putDeeds(words.without, told(turns.played));
  else
    text = putDeeds(words.better, told(turns.better)) + putDeeds(words.instead, told(turns.played));
  if (!turns.both.empty()) text += putDeeds(words.both, told(turns.both));
  return printable(text);
}

} // namespace annales::inline replay
