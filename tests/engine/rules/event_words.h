// Events written as words, so that a test reads like a record of play: "move 2 legion roma capua",
// "greeks: battle 1 galley capua by romans". The acting nation is understood.
#pragma once

#include "engine/event/game.h"

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace annales::tests {

/// "marble:5 coins:2"; numbers may be negative for corrections.
inline Amount amountFrom(const std::vector<std::string>& words, std::size_t first, std::size_t last = 99) {
  Amount amount;
  for (std::size_t i = first; i < words.size() && i < last; ++i) {
    const auto colon = words[i].find(':');
    if (colon == std::string::npos) throw std::runtime_error("no amount: " + words[i]);
    amount.add(valueOf<Resource>(words[i].substr(0, colon)).value(), std::stoi(words[i].substr(colon + 1)));
  }
  return amount;
}

class EventWords {
public:
  EventWords(const Game& game, Gazetteer& provinces) : game_(game), provinces_(provinces) {}

  /// `active` is the nation that acts unless the line begins with another: "greeks: …".
  [[nodiscard]] Event read(const std::string& line, NationId active) {
    words_.clear();
    std::istringstream in(line);
    for (std::string word; in >> word;)
      words_.push_back(word);
    nation_ = active;
    if (words_.at(0).back() == ':') {
      nation_ = nation(words_[0].substr(0, words_[0].size() - 1));
      words_.erase(words_.begin());
    }
    return event(words_.at(0));
  }

private:
  [[nodiscard]] const std::string& word(std::size_t i) const { return words_.at(i); }
  [[nodiscard]] NationId nation(const std::string& name) const {
    if (name == "nobody") return NationId::none();
    const NationId found = game_.nation(name);
    if (!found.exists()) throw std::runtime_error("no nation " + name);
    return found;
  }
  [[nodiscard]] ProvinceId place(std::size_t i) const { return provinces_.intern(word(i)); }
  template <class E> [[nodiscard]] E valueAt(std::size_t i) const { return valueOf<E>(word(i)).value(); }
  [[nodiscard]] std::uint8_t number(std::size_t i) const {
    return static_cast<std::uint8_t>(std::stoi(word(i)));
  }
  [[nodiscard]] Amount rest(std::size_t from) const { return amountFrom(words_, from); }
  /// The word after a key word, or `otherwise`.
  [[nodiscard]] std::string after(const std::string& key, std::string otherwise) const {
    for (std::size_t i = 0; i + 1 < words_.size(); ++i)
      if (words_[i] == key) return words_[i + 1];
    return otherwise;
  }
  [[nodiscard]] std::uint8_t spent() const {
    return static_cast<std::uint8_t>(std::stoi(after("spent", "0")));
  }
  [[nodiscard]] CardId card(std::size_t i) const { return cardNamed(word(i)); }
  [[nodiscard]] CardId cardNamed(const std::string& id) const {
    for (std::size_t c = 0; c < game_.ruleset->deck.size(); ++c)
      if (game_.ruleset->deck[c].id == id) return CardId(c);
    throw std::runtime_error("no card " + id);
  }

  [[nodiscard]] Event event(const std::string& verb) {
    if (verb == "round") return RoundBegan{static_cast<std::uint16_t>(std::stoi(word(1)))};
    if (verb == "income") return IncomeReceived{nation_, rest(1)};
    if (verb == "turn") return TurnBegan{nation(word(1))};
    if (verb == "end") return TurnEnded{nation_};
    if (verb == "over") return GameEnded{nation(word(1)), valueAt<EndReason>(2)};
    if (verb == "correct")
      return Corrected{nation(word(1)), rest(2), std::make_shared<const std::string>("for the test")};
    if (verb == "amend") // amend romans units:romans:roma:legion:-1 units:romans:supply:legion:1
      return Corrected{nation(word(1)), Amount{}, std::make_shared<const std::string>("for the test"),
                       std::make_shared<const Adjustments>(effects())};
    if (verb == "rondel") return RondelMoved{nation_, valueAt<Space>(1), rest(2)};
    if (verb == "produce") return Produced{nation_, rest(1)};
    if (verb == "temple") return TempleBuilt{nation_, place(1), rest(2)};
    if (verb == "wall") return WallBuilt{nation_, place(1), rest(2)};
    if (verb == "learn") return KnowHowDeveloped{nation_, game_.ruleset->knowHow(word(1)), rest(2)};
    if (verb == "recruit") return UnitsRecruited{nation_, valueAt<Kind>(2), number(1), rest(3)};
    if (verb == "arm") return UnitsArmed{nation_, valueAt<Kind>(2), place(3), number(1), rest(4)};
    if (verb == "found") return CityFounded{nation_, valueAt<Resource>(2), place(1), rest(3)};
    if (verb == "abandon") return CityAbandoned{nation_, place(1)};
    if (verb == "win") return personage();
    if (verb == "trade") return trade();
    if (verb == "bellona") return bellona();
    return fightOrCard(verb);
  }

  [[nodiscard]] Event fightOrCard(const std::string& verb) {
    if (verb == "move") return UnitsMoved{nation_, valueAt<Kind>(2), number(1), spent(), place(3), place(4)};
    if (verb == "battle") { // battle 1 legion capua greeks [by greeks] [spent 1]
      const std::string by = after("by", game_.nationWord(nation_));
      return BattleFought{nation_,   nation(word(4)), nation(by), valueAt<Kind>(2),
                          number(1), spent(),         place(3)};
    }
    if (verb == "conquer") return CityConquered{nation_, nation(word(2)), number(3), number(4), place(1)};
    if (verb == "raze") return NeutralTempleDestroyed{nation_, number(2), number(3), place(1)};
    if (verb == "reveal") return CardRevealed{card(1)};
    if (verb == "take") return CardTaken{nation_, card(1)};
    if (verb == "play") return CardPlayed{nation_, card(1), std::make_shared<const Adjustments>(effects())};
    throw std::runtime_error("no event " + verb);
  }

  [[nodiscard]] Event personage() const {
    static const std::array reasons{AwardReason::cities, AwardReason::knowHow, AwardReason::templeDestroyed,
                                    AwardReason::temples, AwardReason::seas};
    const auto who = valueAt<Personage>(1);
    const std::string why = after("for", std::string(wordOf(reasons[indexOf(who)])));
    const bool walled = words_.back() == "walled";
    return PersonageWon{nation_, who, valueOf<AwardReason>(why).value(),
                        static_cast<std::uint8_t>(walled ? 1 : 0)};
  }

  /// "trade gold:1 iron:1 for marble:1"
  [[nodiscard]] Event trade() const {
    std::size_t split = 1;
    while (word(split) != "for")
      ++split;
    return Traded{nation_, amountFrom(words_, 1, split), amountFrom(words_, split + 1)};
  }

  /// "bellona legion roma to greeks", "bellona nothing to greeks"
  [[nodiscard]] Event bellona() const {
    const NationId to = nation(after("to", ""));
    if (word(1) == "nothing") return BellonaUsed{nation_, to, Kind::legion, ProvinceId::none()};
    return BellonaUsed{nation_, to, valueAt<Kind>(1), place(2)};
  }

  /// "play card wall:x", "strength:x", "stock:beige:coins:-2", "units:beige:x:legion:1", "city:x:beige:gold",
  /// "city:x:nobody", "temple:x", "temple:x:gone", "walled:x", "neutral:x", "knows:beige:strata",
  /// "wins:beige:king:1", "card:academy:open:beige", "stands:beige:gold", "bellona:red"
  [[nodiscard]] Adjustments effects() const {
    Adjustments found;
    for (std::size_t i = 2; i < words_.size(); ++i) {
      std::vector<std::string> part;
      std::istringstream in(words_[i]);
      for (std::string p; std::getline(in, p, ':');)
        part.push_back(p);
      found.push_back(effect(part));
    }
    return found;
  }

  [[nodiscard]] Adjustment effect(const std::vector<std::string>& part) const {
    using Op = Adjustment::Op;
    const std::string& op = part[0];
    Adjustment effect;
    if (op == "stock") {
      effect.op = Op::stock;
      effect.nation = nation(part[1]);
      effect.stock.set(valueOf<Resource>(part[2]).value(), std::stoi(part[3]));
    } else if (op == "units") {
      effect.op = Op::units;
      readUnits(effect, part);
    } else if (op == "city") {
      effect.op = Op::city;
      effect.province = provinces_.intern(part[1]);
      if (part[2] != "nobody") effect.nation = nation(part[2]);
      if (part[2] != "nobody") effect.resource = valueOf<Resource>(part[3]).value();
    } else if (op == "temple" || op == "neutral" || op == "walled") {
      effect.op = op == "temple" ? Op::temple : op == "neutral" ? Op::neutralTemple : Op::wall;
      effect.province = provinces_.intern(part[1]);
      effect.present = part.back() != "gone";
    } else if (op == "strength" || op == "wall") {
      effect.op = op == "strength" ? Op::strength : Op::wall;
      effect.province = provinces_.intern(part[1]);
      effect.change = op == "strength" ? 1 : 0;
    } else {
      readPossession(effect, part);
    }
    return effect;
  }

  void readPossession(Adjustment& effect, const std::vector<std::string>& part) const {
    using Op = Adjustment::Op;
    if (part[0] == "card") {
      effect.op = Op::card;
      effect.card = cardNamed(part[1]);
      effect.from = cardPlace(part[2]);
      effect.to = cardPlace(part[3]);
      return;
    }
    effect.nation = nation(part[1]);
    if (part[0] == "bellona") {
      effect.op = Op::bellona;
    } else if (part[0] == "stands") {
      effect.op = Op::rondel;
      effect.space = valueOf<Space>(part[2]).value_or(Space::none);
    } else if (part[0] == "knows") {
      effect.op = Op::knowHow;
      effect.knowHow = game_.ruleset->knowHow(part[2]);
      effect.present = part.back() != "gone";
    } else if (part[0] == "wins") {
      effect.op = Op::personage;
      effect.personage = valueOf<Personage>(part[2]).value();
      effect.change = std::stoi(part[3]);
    } else {
      throw std::runtime_error("no effect " + part[0]);
    }
  }

  [[nodiscard]] CardPlace cardPlace(const std::string& word) const {
    if (word == "pile") return {CardPlace::Lies::pile, {}};
    if (word == "discards") return {CardPlace::Lies::discards, {}};
    if (word == "open") return {CardPlace::Lies::open, {}};
    return {CardPlace::Lies::hand, nation(word)};
  }

  void readUnits(Adjustment& effect, const std::vector<std::string>& part) const {
    effect.nation = nation(part[1]);
    effect.kind = valueOf<Kind>(part[3]).value();
    effect.change = std::stoi(part[4]);
    if (part[2] == "box")
      effect.place = Adjustment::Place::box;
    else if (part[2] == "supply")
      effect.place = Adjustment::Place::supply;
    else
      effect.province = provinces_.intern(part[2]);
  }

  const Game& game_;
  Gazetteer& provinces_;
  std::vector<std::string> words_;
  NationId nation_;
};

} // namespace annales::tests
