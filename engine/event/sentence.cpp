#include "engine/event/sentence.h"

#include "engine/event/sentence_words.h"

#include <fmt/args.h>
#include <fmt/core.h>

#include <cctype>

namespace annales {
namespace {

constexpr const Phrasebook& kWords = kEnglish;

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? kWords.and_ : std::string_view(", ");
    out += parts[i];
  }
  return parts.empty() ? std::string(kWords.nothing) : out;
}

std::string counted(int count, const Noun& noun, bool withSign = false) {
  const auto word = count == 1 || count == -1 ? noun.one : noun.many;
  return withSign ? fmt::format("{:+} {}", count, word) : fmt::format("{} {}", count, word);
}

std::string listed(const Amount& amount, bool withSign) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kResources; ++i)
    if (amount.of[i] != 0) parts.push_back(counted(amount.of[i], kWords.resources[i], withSign));
  return joined(parts);
}

std::string units(int count, Kind kind, bool withSign = false) {
  return counted(count, kWords.kinds[indexOf(kind)], withSign);
}

/// One sentence: a phrase and what its braces stand for.
class Sentence {
public:
  explicit Sentence(const DisplayNames& names) : names_(names) {}

  Sentence& put(const char* key, std::string text) {
    store_.push_back(fmt::arg(key, std::move(text)));
    return *this;
  }
  Sentence& nation(NationId n) { return put("nation", names_.nation(n)); }
  Sentence& other(NationId n) { return put("other", names_.nation(n)); }
  Sentence& province(ProvinceId p) { return put("province", names_.province(p)); }
  Sentence& paid(const Amount& amount) { return put("paid", listed(amount, false)); }
  Sentence& gain(const Amount& amount) { return put("gain", listed(amount, false)); }
  [[nodiscard]] std::string say(std::string_view phrase) const { return fmt::vformat(phrase, store_); }

private:
  const DisplayNames& names_;
  fmt::dynamic_format_arg_store<fmt::format_context> store_;
};

class Teller {
public:
  explicit Teller(const DisplayNames& names) : names_(names) {}

  std::string operator()(const GameCreated& e) const {
    std::vector<std::string> nations;
    for (std::size_t i = 0; i < e.setup->nations.size(); ++i)
      nations.push_back(names_.nation(NationId(i)));
    return with()
        .put("ruleset", std::string(titleOf(e.setup->ruleset)))
        .put("board", names_.board != nullptr ? names_.board->name.en : readableId(e.setup->map))
        .put("nations", joined(nations))
        .say(kWords.gameCreated);
  }
  std::string operator()(const RoundBegan& e) const {
    return with().put("number", std::to_string(e.round)).say(kWords.roundBegan);
  }
  std::string operator()(const IncomeReceived& e) const {
    return of(e).gain(e.gain).say(kWords.incomeReceived);
  }
  std::string operator()(const TurnBegan& e) const { return of(e).say(kWords.turnBegan); }
  std::string operator()(const RondelMoved& e) const {
    return of(e)
        .paid(e.paid)
        .put("space", std::string(titleOf(e.to)))
        .say(e.paid.empty() ? kWords.rondelMoved : kWords.rondelPaid);
  }
  std::string operator()(const Produced& e) const { return of(e).gain(e.gain).say(kWords.produced); }
  std::string operator()(const TempleBuilt& e) const { return at(e).paid(e.paid).say(kWords.templeBuilt); }
  std::string operator()(const WallBuilt& e) const { return at(e).paid(e.paid).say(kWords.wallBuilt); }
  std::string operator()(const KnowHowDeveloped& e) const {
    const std::string_view id = names_.game.ruleset->knowHows[e.knowHow.index()].id;
    return of(e).put("knowHow", readableId(id)).paid(e.paid).say(kWords.knowHowDeveloped);
  }
  std::string operator()(const UnitsRecruited& e) const {
    return of(e).put("units", units(e.count, e.kind)).paid(e.paid).say(kWords.unitsRecruited);
  }
  std::string operator()(const UnitsArmed& e) const {
    return at(e).put("units", units(e.count, e.kind)).paid(e.paid).say(kWords.unitsArmed);
  }
  std::string operator()(const BellonaUsed& e) const {
    if (!e.province.exists()) return of(e).other(e.passedTo).say(kWords.bellonaPassed);
    return at(e).other(e.passedTo).put("units", units(1, e.kind)).say(kWords.bellonaArmed);
  }
  std::string operator()(const UnitsMoved& e) const {
    return of(e)
        .put("units", units(e.count, e.kind))
        .province(e.from)
        .put("to", names_.province(e.to))
        .say(kWords.unitsMoved);
  }
  std::string operator()(const BattleFought& e) const {
    const NationId other = e.demandedBy == e.nation ? e.opponent : e.nation;
    return with()
        .nation(e.demandedBy)
        .other(other)
        .province(e.province)
        .put("units", units(e.count, e.kind))
        .say(kWords.battleFought);
  }
  std::string operator()(const CityConquered& e) const {
    return at(e).other(e.from).put("losses", losses(e.legions, e.galleys)).say(kWords.cityConquered);
  }
  std::string operator()(const NeutralTempleDestroyed& e) const {
    return at(e).put("losses", losses(e.legions, e.galleys)).say(kWords.neutralTempleDestroyed);
  }
  std::string operator()(const CityAbandoned& e) const { return at(e).say(kWords.cityAbandoned); }
  std::string operator()(const CityFounded& e) const {
    const std::string resource(kWords.resources[indexOf(e.resource)].one);
    return at(e).put("resource", resource).paid(e.paid).say(kWords.cityFounded);
  }
  std::string operator()(const Traded& e) const { return of(e).paid(e.paid).gain(e.gain).say(kWords.traded); }
  std::string operator()(const CardRevealed& e) const {
    return with().put("card", card(e.card)).say(kWords.cardRevealed);
  }
  std::string operator()(const CardTaken& e) const {
    return of(e).put("card", card(e.card)).say(kWords.cardTaken);
  }
  std::string operator()(const CardPlayed& e) const {
    std::vector<std::string> effects;
    for (const CardEffect& effect : *e.effects)
      effects.push_back(tell(effect));
    return of(e)
        .put("card", card(e.card))
        .put("effects", joined(effects))
        .say(effects.empty() ? kWords.cardWithoutEffect : kWords.cardPlayed);
  }
  std::string operator()(const PersonageWon& e) const {
    return of(e)
        .put("personage", std::string(kWords.personages[indexOf(e.personage)]))
        .put("reason", std::string(kWords.reasons[indexOf(e.reason)]))
        .say(e.walls > 0 ? kWords.personageWithWall : kWords.personageWon);
  }
  std::string operator()(const TurnEnded& e) const { return of(e).say(kWords.turnEnded); }
  std::string operator()(const GameEnded& e) const {
    return with()
        .put("nation", e.winner.exists() ? names_.nation(e.winner) : std::string(kWords.nobody))
        .say(endPhrase(e.reason));
  }
  std::string operator()(const Corrected& e) const {
    return of(e).put("gain", listed(e.change, true)).put("text", printable(*e.reason)).say(kWords.corrected);
  }

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
    return readableId(names_.game.ruleset->deck[c.index()].id);
  }

  [[nodiscard]] std::string losses(int legions, int galleys) const {
    std::vector<std::string> parts;
    if (legions > 0) parts.push_back(units(legions, Kind::legion));
    if (galleys > 0) parts.push_back(units(galleys, Kind::galley));
    if (parts.empty()) return std::string(kWords.withoutLoss);
    return with().put("units", joined(parts)).say(kWords.losing);
  }

  [[nodiscard]] std::string tell(const CardEffect& effect) const {
    switch (effect.op) {
    case CardEffect::Op::wall:
      return with().province(effect.province).say(kWords.wallFalls);
    case CardEffect::Op::stock:
      return of(effect).put("gain", listed(effect.stock, true)).say(kWords.stockChanges);
    case CardEffect::Op::strength:
      return with()
          .province(effect.province)
          .put("number", std::to_string(effect.change))
          .say(kWords.strengthened);
    case CardEffect::Op::units:
      return of(effect)
          .put("units", units(effect.change, effect.kind, true))
          .put("province", placeOf(effect))
          .say(kWords.unitsChange);
    }
    return {};
  }

  [[nodiscard]] std::string placeOf(const CardEffect& effect) const {
    switch (effect.place) {
    case CardEffect::Place::province:
      return names_.province(effect.province);
    case CardEffect::Place::box:
      return std::string(kWords.box);
    case CardEffect::Place::supply:
      return std::string(kWords.supply);
    }
    return {};
  }

  static std::string_view endPhrase(EndReason reason) {
    switch (reason) {
    case EndReason::personages:
      return kWords.gameWon;
    case EndReason::templeDestroyed:
      return kWords.gameWonByTemple;
    case EndReason::agreed:
      return kWords.gameAgreed;
    case EndReason::abandoned:
      return kWords.gameAbandoned;
    }
    return {};
  }

  const DisplayNames& names_;
};

} // namespace

std::string DisplayNames::nation(NationId n) const {
  const std::string& id = game.nationWord(n);
  const BoardNation* known = board != nullptr ? board->nation(id) : nullptr;
  return known != nullptr ? known->name.en : readableId(id);
}

std::string DisplayNames::province(ProvinceId p) const {
  if (board != nullptr && board->map->has(p)) return (*board)[p].name;
  return readableId(provinces.word(p));
}

std::string sentenceOf(const Event& event, const DisplayNames& names) {
  return std::visit(Teller(names), event);
}

std::string amountInWords(const Amount& amount) {
  return listed(amount, false);
}

std::string readableId(std::string_view id) {
  std::string text(id);
  for (char& c : text)
    if (c == '-') c = ' ';
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string_view titleOf(RulesetId ruleset) {
  constexpr std::array<std::string_view, 3> titles{"Antike", "Antike II", "Antike Duellum"};
  return titles[indexOf(ruleset)];
}

std::string_view titleOf(Space space) {
  return kWords.spaces[indexOf(space)];
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool two =
        c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0; // U+0080–U+009F
    out += c < 0x20 || c == 0x7F || two ? ' ' : text[i];
    if (two) ++i;
  }
  return out;
}

} // namespace annales
