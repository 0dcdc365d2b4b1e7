// Random games, and random events of every type that a game has: in no order, of nobody's making.
#pragma once

#include "engine/event/codec.h"

#include <algorithm>
#include <random>

namespace annales::test {

class Dice {
public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int between(int low, int high) { return std::uniform_int_distribution<int>(low, high)(engine_); }
  bool coin() { return between(0, 1) == 1; }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(between(0, static_cast<int>(n) - 1)); }
  std::uint8_t small(int low, int high) { return static_cast<std::uint8_t>(between(low, high)); }
  template <class E> E of() { return static_cast<E>(below(Words<E>::list.size())); }

  Resource goods() { return kGoods[below(kGoods.size())]; }
  Amount amount(int low, int high) {
    Amount a;
    for (std::size_t i = 0; i < kResources; ++i)
      if (coin()) a.set(static_cast<Resource>(i), between(low, high));
    return a;
  }
  std::string text() {
    const std::vector<std::string> parts{"a",      "Z",  "\"", "\\",   "/",    "\n",    "\r",
                                         "\t",     "\b", "\f", "\x01", "\x1f", "\x7f",  "ü",
                                         "\u2028", "𝄞",  " ",  "-0",   "<",    "\u0085"};
    std::string all;
    for (int n = between(0, 12); n > 0; --n)
      all += parts[below(parts.size())];
    return all;
  }

private:
  std::mt19937 engine_;
};

inline std::shared_ptr<const Map> ringOfProvinces() {
  std::vector<Province> provinces;
  for (int i = 0; i < 12; ++i)
    provinces.push_back({"p-" + std::to_string(i), static_cast<Site>(i % 5), i % 3 == 0});
  std::vector<Border> borders;
  for (std::size_t i = 1; i < 12; ++i)
    borders.push_back({ProvinceId(i - 1), ProvinceId(i), BorderKind::both});
  return Map::make("ring", provinces, borders).value();
}

inline PricePair otherPrice(Dice& dice, const PricePair& usual) {
  PricePair price = usual;
  while (price == usual)
    price = {dice.between(1, 99), dice.between(1, 99)};
  return price;
}

inline std::vector<Card> randomDeck(Dice& dice) {
  std::vector<Card> cards;
  for (int i = dice.between(0, 5); i > 0; --i) {
    const bool strength = dice.coin();
    cards.push_back({"card-" + std::to_string(9 - i), dice.between(1, 99),
                     strength ? CardDoes::strength : CardDoes::free,
                     strength ? CardWhen::opponentConquest : dice.of<CardWhen>()});
  }
  return cards;
}

/// Named or not; the names need not be nations.
inline SpecialUnits randomSpecialUnits(Dice& dice) {
  SpecialUnits special;
  const std::array<std::string, 4> names{"romans", "greeks", "", "\u00c4 \"\\\n\x7f"};
  if (dice.coin()) special.owners = {names[dice.below(names.size())], names[dice.below(names.size())]};
  return special;
}

inline Options randomOptions(Dice& dice, const Ruleset& table) {
  Options o;
  if (table.id == RulesetId::antike) {
    o.variant = dice.of<Variant>();
    o.twoPlayer = dice.of<TwoPlayer>();
    o.oneCity = dice.coin();
    o.goalTwelve = dice.coin();
    return o;
  }
  for (std::size_t i = 0; i < table.knowHows.size(); ++i)
    if (dice.coin()) o.prices[i] = otherPrice(dice, table.knowHows[i].price);
  if (dice.coin()) o.coins = dice.between(31, 999);
  if (table.id == RulesetId::antikeII) {
    o.nineScholars = dice.coin();
    o.freeCityTypes = dice.coin();
    return o;
  }
  if (dice.coin()) o.specialUnits = randomSpecialUnits(dice);
  if (dice.coin()) o.deck = randomDeck(dice);
  return o;
}

inline NewGame randomGame(Dice& dice, RulesetId ruleset, const std::shared_ptr<const Map>& map) {
  auto provinces = std::make_shared<Gazetteer>(map);
  auto setup = std::make_shared<GameSetup>();
  setup->game = "0190b0d4-5c2e-7d10-8a4f-3b1c2d4e5f60";
  setup->ruleset = ruleset;
  setup->map = map->id();
  setup->mapHash = map->hash();
  setup->options = randomOptions(dice, rulesetOf(ruleset));
  const std::vector<std::string> names{"romans", "greeks", "persians", "celts", "a-1", "0"};
  for (std::size_t i = 0, n = 2 + dice.below(5); i < n; ++i) {
    NationSetup nation{names[i], dice.between(1, 9), {}, dice.amount(1, 999)};
    for (int c = dice.between(0, 4); c > 0; --c)
      nation.cities.push_back({ProvinceId(dice.below(12)), dice.goods()});
    setup->nations.push_back(nation);
  }
  if (ruleset == RulesetId::antikeII) {
    setup->bellona = NationId(dice.below(setup->nations.size()));
    for (int i = dice.between(0, 4); i > 0; --i)
      setup->neutralTemples.push_back(provinces->intern("far-" + std::to_string(i)));
  }
  return {makeGame(setup, map), provinces};
}

/// Every type that the game has, with random values of at most `most`, on so many provinces of the board.
class Facts {
public:
  Facts(Dice& dice, const Game& game, Gazetteer& provinces, int most = 999,
        std::size_t places = kMaxProvinces)
      : d_(dice), game_(game), provinces_(provinces), most_(most),
        places_(std::min(places, game.map->size())) {}

  std::vector<Event> all() {
    const RulesetId id = game_.setup->ruleset;
    std::vector<Event> e;
    e.push_back(RoundBegan{static_cast<std::uint16_t>(d_.between(1, 9999))});
    e.push_back(TurnBegan{nation()});
    e.push_back(RondelMoved{nation(), d_.of<Space>(), amount()});
    e.push_back(Produced{nation(), amount()});
    e.push_back(TempleBuilt{nation(), province(), amount()});
    e.push_back(KnowHowDeveloped{nation(), KnowHowId(d_.below(game_.ruleset->knowHows.size())), amount()});
    e.push_back(UnitsArmed{nation(), kind(), province(), count(), amount()});
    e.push_back(UnitsMoved{nation(), kind(), count(), d_.small(0, 9), province(), province()});
    e.push_back(BattleFought{nation(), nation(), nation(), kind(), count(), d_.small(0, 9), province()});
    e.push_back(CityConquered{nation(), nation(), fallen(), fallen(), province()});
    e.push_back(CityFounded{nation(), d_.goods(), province(), amount()});
    e.push_back(Traded{nation(), amount(), amount()});
    e.push_back(TurnEnded{nation()});
    e.push_back(GameEnded{d_.coin() ? nation() : NationId::none(),
                          d_.coin() ? EndReason::agreed : EndReason::personages});
    Amount change = d_.amount(-most_, -1);
    change.set(Resource::gold, d_.between(1, most_));
    e.push_back(Corrected{nation(), change, std::make_shared<const std::string>(d_.text())});
    e.push_back(Corrected{nation(), d_.coin() ? change : Amount{},
                          std::make_shared<const std::string>(d_.text()), corrections()});
    const auto corrected = corrections();
    const Adjustment& one = (*corrected)[d_.below(corrected->size())];
    e.push_back(Corrected{
        nation(), {}, std::make_shared<const std::string>(), std::make_shared<const Adjustments>(1, one)});
    if (id == RulesetId::antike) antike(e);
    if (id == RulesetId::antikeII) antikeII(e);
    if (id == RulesetId::duellum) duellum(e);
    return e;
  }

private:
  void antike(std::vector<Event>& e) {
    e.push_back(IncomeReceived{nation(), amount()});
    e.push_back(CityAbandoned{nation(), province()});
    e.push_back(PersonageWon{nation(), d_.of<Personage>(), d_.of<AwardReason>(), 0});
  }
  void antikeII(std::vector<Event>& e) {
    e.push_back(NeutralTempleDestroyed{nation(), fallen(), fallen(), province()});
    e.push_back(BellonaUsed{nation(), nation(), kind(), d_.coin() ? province() : ProvinceId::none()});
    e.push_back(PersonageWon{nation(), d_.of<Personage>(), d_.of<AwardReason>(), 0});
  }
  void duellum(std::vector<Event>& e) {
    e.push_back(WallBuilt{nation(), province(), amount()});
    e.push_back(UnitsRecruited{nation(), kind(), count(), amount()});
    e.push_back(PersonageWon{nation(), d_.of<Personage>(), AwardReason::seas, d_.small(0, 1)});
    if (game_.ruleset->deck.empty()) return;
    e.push_back(CardRevealed{card()});
    e.push_back(CardTaken{nation(), card()});
    Adjustments effects;
    for (int i = d_.between(0, 4); i > 0; --i)
      effects.push_back(effect());
    e.push_back(CardPlayed{nation(), card(), std::make_shared<const Adjustments>(effects)});
  }

  /// Every op that the game has.
  std::shared_ptr<const Adjustments> corrections() {
    Adjustments effects;
    for (std::size_t op = 0; op < Words<Adjustment::Op>::list.size(); ++op) {
      const auto kind = static_cast<Adjustment::Op>(op);
      const bool cards = kind == Adjustment::Op::wall || kind == Adjustment::Op::card;
      const bool bellona = kind == Adjustment::Op::neutralTemple || kind == Adjustment::Op::bellona;
      if (kind == Adjustment::Op::strength || (cards && (!game_.ruleset->hasCards || deckIsEmpty())) ||
          (bellona && !game_.ruleset->hasBellona))
        continue;
      Adjustment one = effect();
      one.op = kind;
      if (one.place == Adjustment::Place::box && game_.ruleset->reserve != ReservePolicy::box)
        one.place = Adjustment::Place::supply;
      effects.push_back(one);
    }
    return std::make_shared<const Adjustments>(std::move(effects));
  }
  [[nodiscard]] bool deckIsEmpty() const { return game_.ruleset->deck.empty(); }
  CardPlace cardPlace() {
    CardPlace place;
    place.lies = static_cast<CardPlace::Lies>(d_.below(4));
    place.nation = nation();
    return place;
  }

  Adjustment effect() {
    Adjustment e;
    e.op = static_cast<Adjustment::Op>(d_.below(4));
    e.nation = nation();
    e.resource = d_.goods();
    e.knowHow = KnowHowId(d_.below(game_.ruleset->knowHows.size()));
    e.personage = d_.of<Personage>();
    if (!deckIsEmpty()) e.card = card();
    e.from = cardPlace();
    e.to = cardPlace();
    e.space = d_.of<Space>();
    e.province = province();
    e.kind = kind();
    e.change = count();
    if (e.op == Adjustment::Op::units && d_.coin()) e.change = -e.change;
    e.place = static_cast<Adjustment::Place>(d_.below(3));
    e.present = d_.coin();
    e.stock.set(Resource::coins, d_.between(-most_, -1));
    return e;
  }

  NationId nation() { return NationId(d_.below(game_.nations())); }
  ProvinceId province() {
    return d_.between(0, 3) > 0 ? ProvinceId(d_.below(places_))
                                : provinces_.intern("far-" + std::to_string(d_.between(1, 50)));
  }
  Amount amount() { return d_.amount(1, most_); }
  std::uint8_t count() { return d_.small(1, std::min(most_, 99)); }
  std::uint8_t fallen() { return d_.small(0, std::min(most_, 99)); }
  CardId card() { return CardId(d_.below(game_.ruleset->deck.size())); }
  Kind kind() { return static_cast<Kind>(d_.below(game_.setup->options.specialUnits ? 4 : 2)); }

  Dice& d_;
  const Game& game_;
  Gazetteer& provinces_;
  int most_;
  std::size_t places_;
};

} // namespace annales::test
