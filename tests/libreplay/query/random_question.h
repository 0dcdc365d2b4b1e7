// Questions made by chance, from a seed: any of the language, about what the games have.
#pragma once

#include "libreplay/query/question.h"
#include "libreplay/query/vocabulary.h"

#include <random>
#include <string>
#include <vector>

namespace annales::test {

class RandomQuestion {
public:
  RandomQuestion(std::uint64_t seed, const Vocabulary& words) : random_(seed), words_(words) {}

  [[nodiscard]] Condition make(int depth = 3) {
    const int kind = depth == 0 ? 9 : below(14);
    switch (kind) {
    case 0:
    case 1:
      return {All{several(depth)}};
    case 2:
      return {Any{several(depth)}};
    case 3:
      return {Not{{make(depth - 1)}}};
    case 4:
      return {Rivals{below(2) == 0 ? Rivals::Who::some : Rivals::Who::every, {make(depth - 1)}}};
    case 5: {
      When when;
      when.how = static_cast<When::How>(below(6));
      if (when.how >= When::How::near) {
        when.unit = below(2) == 0 ? When::Unit::turns : When::Unit::rounds;
        when.within = below(5);
      }
      when.of.push_back(make(depth - 1));
      return {std::move(when)};
    }
    default:
      return atom();
    }
  }

private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  template <class E> E any(std::size_t values) { return static_cast<E>(below(static_cast<int>(values))); }
  std::string one(const std::vector<std::string>& of) {
    return of[static_cast<std::size_t>(below(static_cast<int>(of.size())))];
  }
  std::string one(const Vocabulary::Names& of) { return one(std::vector<std::string>(of.begin(), of.end())); }
  template <class E> std::string word() {
    return std::string(
        Words<E>::list[static_cast<std::size_t>(below(static_cast<int>(Words<E>::list.size())))]);
  }
  Compare compare() { return any<Compare>(6); }

  std::vector<Condition> several(int depth) {
    std::vector<Condition> parts;
    for (int n = 2 + below(2); n > 0; --n)
      parts.push_back(make(depth - 1));
    return parts;
  }

  Condition atom() {
    switch (below(12)) {
    case 0:
    case 1:
    case 2: {
      const auto what = any<Quantity>(kQuantities);
      const int most = what == Quantity::round || what == Quantity::turn ? 20 : 6;
      return {CountIs{what, compare(), below(most)}};
    }
    case 3:
      return {CountAgainst{any<Quantity>(kQuantities), compare(), any<Quantity>(kQuantities)}};
    case 4: {
      const auto what = any<Standing>(kStandings);
      return {StandingIs{what, compare(), what == Standing::rating ? 1400 + below(300) : 1 + below(4)}};
    }
    case 5:
    case 6:
      return {wordIs()};
    case 7:
      return {DateIs{compare(), one(std::vector<std::string>{"2023", "2024", "2024-05", "2024-05-03"})}};
    case 8:
      return {FactIs{any<Fact>(3)}};
    case 9:
      return below(2) == 0 ? Condition{Knows{one(words_.knowHows)}} : Condition{Owns{one(words_.provinces)}};
    default:
      return {did()};
    }
  }
  WordIs wordIs() {
    const auto what = any<Attribute>(kAttributes);
    const auto say = [&](std::string text) { return WordIs{what, below(3) > 0, std::move(text)}; };
    switch (what) {
    case Attribute::nation:
    case Attribute::winner:
      return say(one(words_.nations));
    case Attribute::player:
      return say(one(std::vector<std::string>{"Ada", "~ada", "~bru", "carla", "nobody"}));
    case Attribute::ruleset:
      return say(word<RulesetId>());
    case Attribute::board:
      return say(one(words_.boards));
    case Attribute::space:
      return say(below(4) == 0 ? "maneuver" : word<Space>());
    case Attribute::outcome:
      return say(one(std::vector<std::string>{"won", "undecided", "unfinished"}));
    case Attribute::opening:
      return say(below(2) == 0 ? word<Space>() : word<Space>() + " " + word<Space>());
    case Attribute::event:
      return say(one(std::vector<std::string>{"club", "Evening", "cup"}));
    case Attribute::site:
      return say(one(std::vector<std::string>{"Bonn", "x"}));
    }
    return say("");
  }
  Did did() {
    const auto deed = any<Deed>(kDeeds);
    if (below(2) == 0) return {deed, ""};
    switch (deed) {
    case Deed::founded:
    case Deed::conquered:
    case Deed::lost:
    case Deed::abandoned:
    case Deed::destroyed:
    case Deed::temple:
    case Deed::wall:
    case Deed::fought:
      return {deed, one(words_.provinces)};
    case Deed::bought:
      return {deed, one(words_.knowHows)};
    case Deed::claimed:
      return {deed, word<Personage>()};
    case Deed::armed:
    case Deed::recruited:
      return {deed, word<Kind>()};
    case Deed::took:
    case Deed::played:
      return {deed, "fortress"};
    case Deed::traded:
    case Deed::bellona:
      return {deed, ""};
    }
    return {deed, ""};
  }

  std::mt19937_64 random_;
  const Vocabulary& words_;
};

} // namespace annales::test
