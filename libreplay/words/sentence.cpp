#include "libreplay/words/sentence.h"

#include "libreplay/text/visible_text.h"
#include "libreplay/words/effect_words.h"
#include "libreplay/words/sentence_words.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/wording.h"

#include <fmt/args.h>
#include <fmt/core.h>

namespace annales::inline replay {
namespace {

const Phrasebook& phrasebook(Language language) {
  return wordsIn(language, kEnglish, kGerman);
}

std::string joined(const Phrasebook& words, const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? words.and_ : std::string_view(", ");
    out += parts[i];
  }
  return parts.empty() ? std::string(words.nothing) : out;
}

std::string listed(Language language, const Amount& amount, bool withSign) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kResources; ++i) {
    const int count = amount.of[i];
    if (count == 0) continue;
    const std::string sign(withSign && count > 0 ? "+" : "");
    parts.push_back(sign + counted(count, static_cast<Resource>(i), language));
  }
  return joined(phrasebook(language), parts);
}

/// One sentence: a phrase and what its braces stand for.
class Sentence {
public:
  explicit Sentence(const DisplayNames& names) : names_(names), words_(phrasebook(names.language)) {}

  Sentence& put(const char* key, std::string text) {
    store_.push_back(fmt::arg(key, std::move(text)));
    return *this;
  }
  Sentence& nation(NationId n) { return put("nation", names_.nation(n)); }
  Sentence& other(NationId n) { return put("other", names_.nation(n)); }
  Sentence& province(ProvinceId p) { return put("province", names_.province(p)); }
  Sentence& paid(const Amount& amount) { return put("paid", listed(names_.language, amount, false)); }
  Sentence& gain(const Amount& amount) { return put("gain", listed(names_.language, amount, false)); }
  [[nodiscard]] std::string say(std::string_view phrase) const { return fmt::vformat(phrase, store_); }

private:
  const DisplayNames& names_;
  const Phrasebook& words_;
  fmt::dynamic_format_arg_store<fmt::format_context> store_;
};

class EventTeller {
public:
  explicit EventTeller(const DisplayNames& names) : names_(names), words_(phrasebook(names.language)) {}

  std::string operator()(const GameCreated& e) const {
    std::vector<std::string> nations;
    for (std::size_t i = 0; i < e.setup->nations.size(); ++i)
      nations.push_back(names_.nation(NationId(i)));
    return with()
        .put("ruleset", std::string(titleOf(e.setup->ruleset)))
        .put("board", names_.boardName())
        .put("nations", joined(words_, nations))
        .say(words_.gameCreated);
  }
  std::string operator()(const RoundBegan& e) const {
    return with().put("number", std::to_string(e.round)).say(words_.roundBegan);
  }
  std::string operator()(const IncomeReceived& e) const {
    return of(e).gain(e.gain).say(words_.incomeReceived);
  }
  std::string operator()(const TurnBegan& e) const { return of(e).say(words_.turnBegan); }
  std::string operator()(const RondelMoved& e) const {
    return of(e)
        .paid(e.paid)
        .put("space", std::string(titleOf(e.to, names_.language)))
        .say(e.paid.empty() ? words_.rondelMoved : words_.rondelPaid);
  }
  std::string operator()(const Produced& e) const { return of(e).gain(e.gain).say(words_.produced); }
  std::string operator()(const TempleBuilt& e) const { return at(e).paid(e.paid).say(words_.templeBuilt); }
  std::string operator()(const WallBuilt& e) const { return at(e).paid(e.paid).say(words_.wallBuilt); }
  std::string operator()(const KnowHowDeveloped& e) const {
    const std::string_view id = names_.game.ruleset->knowHows[e.knowHow.index()].id;
    return of(e).put("knowHow", titleOfTerm(id, names_.language)).paid(e.paid).say(words_.knowHowDeveloped);
  }
  std::string operator()(const UnitsRecruited& e) const {
    return of(e).put("units", units(e.count, e.kind)).paid(e.paid).say(words_.unitsRecruited);
  }
  std::string operator()(const UnitsArmed& e) const {
    return at(e).put("units", units(e.count, e.kind)).paid(e.paid).say(words_.unitsArmed);
  }
  std::string operator()(const BellonaUsed& e) const {
    if (!e.province.exists()) return of(e).other(e.passedTo).say(words_.bellonaPassed);
    return at(e).other(e.passedTo).put("units", units(1, e.kind)).say(words_.bellonaArmed);
  }
  std::string operator()(const UnitsMoved& e) const {
    return of(e)
        .put("units", units(e.count, e.kind))
        .province(e.from)
        .put("to", names_.province(e.to))
        .say(words_.unitsMoved);
  }
  std::string operator()(const BattleFought& e) const {
    const NationId other = e.demandedBy == e.nation ? e.opponent : e.nation;
    return with()
        .nation(e.demandedBy)
        .other(other)
        .province(e.province)
        .put("units", units(e.count, e.kind))
        .say(battlePhrase());
  }
  std::string operator()(const CityConquered& e) const {
    return at(e).other(e.from).put("losses", losses(e.legions, e.galleys)).say(words_.cityConquered);
  }
  std::string operator()(const NeutralTempleDestroyed& e) const {
    return at(e).put("losses", losses(e.legions, e.galleys)).say(words_.neutralTempleDestroyed);
  }
  std::string operator()(const CityAbandoned& e) const { return at(e).say(words_.cityAbandoned); }
  std::string operator()(const CityFounded& e) const {
    const std::string resource(nounOf(e.resource, 1, names_.language));
    return at(e).put("resource", resource).paid(e.paid).say(words_.cityFounded);
  }
  std::string operator()(const Traded& e) const { return of(e).paid(e.paid).gain(e.gain).say(words_.traded); }
  std::string operator()(const CardRevealed& e) const {
    return with().put("card", card(e.card)).say(words_.cardRevealed);
  }
  std::string operator()(const CardTaken& e) const {
    return of(e).put("card", card(e.card)).say(words_.cardTaken);
  }
  std::string operator()(const CardPlayed& e) const {
    return of(e)
        .put("card", card(e.card))
        .put("effects", effects(adjustmentsOf(e)))
        .say(e.effects->empty() ? words_.cardWithoutEffect : words_.cardPlayed);
  }
  std::string operator()(const PersonageWon& e) const {
    return of(e)
        .put("personage", std::string(words_.personages[indexOf(e.personage)]))
        .put("reason", std::string(words_.reasons[indexOf(e.reason)]))
        .say(e.walls > 0 ? words_.personageWithWall : words_.personageWon);
  }
  std::string operator()(const TurnEnded& e) const { return of(e).say(words_.turnEnded); }
  std::string operator()(const GameEnded& e) const {
    return with()
        .put("nation", e.winner.exists() ? names_.nation(e.winner) : std::string(words_.nobody))
        .say(endPhrase(e.reason));
  }
  std::string operator()(const Corrected& e) const {
    if (!adjustmentsOf(e).empty()) return correctedMore(e);
    return of(e)
        .put("gain", listed(names_.language, e.change, true))
        .put("text", printable(*e.more->reason))
        .say(words_.corrected);
  }

  [[nodiscard]] std::string effects(const Adjustments& all) const { return joined(words_, told(all)); }

private:
  [[nodiscard]] Sentence with() const { return Sentence(names_); }
  template <class E> [[nodiscard]] Sentence of(const E& e) const {
    Sentence s(names_);
    s.nation(e.nation);
    return s;
  }
  template <class E> [[nodiscard]] Sentence at(const E& e) const {
    Sentence s = of(e);
    s.province(e.province);
    return s;
  }

  [[nodiscard]] std::string card(CardId c) const {
    return titleOfTerm(names_.game.ruleset->deck[c.index()].id, names_.language);
  }

  [[nodiscard]] std::string units(int count, Kind kind, bool withSign = false) const {
    return (withSign && count > 0 ? "+" : "") + counted(count, kind, names_.language);
  }

  [[nodiscard]] std::string losses(int legions, int galleys) const {
    std::vector<std::string> parts;
    if (legions > 0) parts.push_back(units(legions, Kind::legion));
    if (galleys > 0) parts.push_back(units(galleys, Kind::galley));
    if (parts.empty()) return std::string(words_.withoutLoss);
    return with().put("units", joined(words_, parts)).say(words_.losing);
  }

  [[nodiscard]] std::string correctedMore(const Corrected& e) const {
    std::vector<std::string> parts = told(adjustmentsOf(e));
    if (!e.change.empty()) parts.insert(parts.begin(), stock(e.nation, e.change));
    return with()
        .put("effects", joined(words_, parts))
        .put("text", printable(*e.more->reason))
        .say(words_.correctedMore);
  }

  /// Each in words; units that leave one place for another in one go.
  [[nodiscard]] std::vector<std::string> told(const Adjustments& effects) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < effects.size(); ++i) {
      const bool goes = i + 1 < effects.size() && arePair(effects[i], effects[i + 1]);
      parts.push_back(goes ? tellPair(effects[i], effects[i + 1]) : tell(effects[i]));
      if (goes) ++i;
    }
    return parts;
  }
  [[nodiscard]] static bool arePair(const Adjustment& a, const Adjustment& b) {
    return a.op == Adjustment::Op::units && b.op == a.op && a.nation == b.nation && a.kind == b.kind &&
           a.change + b.change == 0;
  }
  [[nodiscard]] std::string tellPair(const Adjustment& a, const Adjustment& b) const {
    const Adjustment& from = a.change < 0 ? a : b;
    const Adjustment& to = a.change < 0 ? b : a;
    return of(a)
        .put("units", units(to.change, a.kind))
        .put("province", placeOf(from))
        .put("to", placeOf(to))
        .say(words_.unitsGo);
  }

  [[nodiscard]] std::string stock(NationId nation, const Amount& change) const {
    return with().nation(nation).put("gain", listed(names_.language, change, true)).say(words_.stockChanges);
  }

  [[nodiscard]] std::string presence(const Adjustment& a, std::string_view there,
                                     std::string_view gone) const {
    return with().province(a.province).say(a.present ? there : gone);
  }

  [[nodiscard]] std::string tell(const Adjustment& effect) const {
    switch (effect.op) {
    case Adjustment::Op::wall:
      return presence(effect, words_.wallStands, words_.wallFalls);
    case Adjustment::Op::temple:
      return presence(effect, words_.templeStands, words_.templeGone);
    case Adjustment::Op::neutralTemple:
      return presence(effect, words_.neutralTempleStands, words_.neutralTempleGone);
    case Adjustment::Op::stock:
      return stock(effect.nation, effect.stock);
    case Adjustment::Op::strength:
      return with()
          .province(effect.province)
          .put("number", std::to_string(effect.change))
          .say(words_.strengthened);
    case Adjustment::Op::units:
      return of(effect)
          .put("units", units(effect.change, effect.kind, true))
          .put("province", placeOf(effect))
          .say(words_.unitsChange);
    case Adjustment::Op::city:
      return city(effect);
    case Adjustment::Op::knowHow:
      return of(effect)
          .put("knowHow",
               titleOfTerm(names_.game.ruleset->knowHows[effect.knowHow.index()].id, names_.language))
          .say(effect.present ? words_.knowHowThere : words_.knowHowGone);
    case Adjustment::Op::personage:
      return of(effect)
          .put("gain",
               (effect.change > 0 ? "+" : "") + counted(effect.change, effect.personage, names_.language))
          .say(words_.stockChanges);
    case Adjustment::Op::card:
      return with()
          .put("card", card(effect.card))
          .put("from", placeOf(effect.from))
          .put("to", placeOf(effect.to))
          .say(words_.cardGoes);
    case Adjustment::Op::rondel:
      if (effect.space == Space::none) return of(effect).say(words_.offRondel);
      return of(effect)
          .put("space", std::string(titleOf(effect.space, names_.language)))
          .say(words_.onRondel);
    case Adjustment::Op::bellona:
      return of(effect).say(words_.bellonaHeld);
    }
    return {};
  }

  [[nodiscard]] std::string city(const Adjustment& effect) const {
    if (!effect.nation.exists()) return with().province(effect.province).say(words_.cityGone);
    return at(effect)
        .put("resource", std::string(nounOf(effect.resource, 1, names_.language)))
        .say(words_.cityStands);
  }

  [[nodiscard]] std::string placeOf(const CardPlace& place) const {
    switch (place.lies) {
    case CardPlace::Lies::pile:
      return std::string(words_.pile);
    case CardPlace::Lies::discards:
      return std::string(words_.discards);
    case CardPlace::Lies::open:
      return std::string(words_.openCards);
    case CardPlace::Lies::hand:
      return with().nation(place.nation).say(words_.handOf);
    }
    return {};
  }

  [[nodiscard]] std::string placeOf(const Adjustment& effect) const {
    switch (effect.place) {
    case Adjustment::Place::province:
      return names_.province(effect.province);
    case Adjustment::Place::box:
      return std::string(words_.box);
    case Adjustment::Place::supply:
      return std::string(words_.supply);
    }
    return {};
  }

  /// By the game's own rule (`antike.battle`, `duellum.battle`): nobody demands a fight that begins by
  /// itself.
  [[nodiscard]] std::string_view battlePhrase() const {
    switch (names_.game.ruleset->battles) {
    case BattlePolicy::onDemand:
      return words_.battleDemanded;
    case BattlePolicy::automatic:
      return words_.battleFought;
    }
    return {};
  }

  [[nodiscard]] std::string_view endPhrase(EndReason reason) const {
    switch (reason) {
    case EndReason::personages:
      return words_.gameWon;
    case EndReason::templeDestroyed:
      return words_.gameWonByTemple;
    case EndReason::agreed:
      return words_.gameAgreed;
    case EndReason::abandoned:
      return words_.gameAbandoned;
    }
    return {};
  }

  const DisplayNames& names_;
  const Phrasebook& words_;
};

} // namespace

std::string DisplayNames::nation(NationId n) const {
  return nationNamed(game.nationWord(n));
}

std::string DisplayNames::nationNamed(std::string_view id) const {
  const BoardNation* known = knownNation(id, board);
  return known != nullptr ? known->name.in(language) : readableId(id);
}

std::string DisplayNames::provinceNamed(std::string_view id) const {
  const ProvinceId p = board != nullptr ? board->map->find(id) : ProvinceId::none();
  return p.exists() ? (*board)[p].name : readableId(id);
}

std::string DisplayNames::boardName() const {
  return board != nullptr ? board->name.in(language) : readableId(game.setup->map);
}

std::string DisplayNames::province(ProvinceId p) const {
  if (board != nullptr && board->map->has(p)) return (*board)[p].name;
  return readableId(provinces.word(p));
}

std::string sentenceOf(const Event& event, const DisplayNames& names) {
  return std::visit(EventTeller(names), event);
}

std::string effectsInWords(const Adjustments& effects, const DisplayNames& names) {
  return EventTeller(names).effects(effects);
}

std::string amountInWords(const Amount& amount, Language language) {
  return listed(language, amount, false);
}

std::string printable(std::string_view text) {
  return visibleText(text, Breaks::becomeBlanks);
}

} // namespace annales::inline replay
