// `antike.setup`, `antike-ii.setup`, `duellum.setup` and the options.
#include "tests/engine/rules/tables.h"

#include <functional>

namespace annales::tests {
namespace {

using Change = std::function<void(GameSetup&)>;

std::string verdict(RulesetId id, std::size_t nations, const Change& change) {
  const auto map = id == RulesetId::duellum ? straits() : bay();
  std::vector<Seat> seats = baySeats();
  if (id == RulesetId::duellum) seats = {{"brown", {"bm", "bi", "bg"}}, {"beige", {"em", "ei", "eg"}}};
  if (nations == 4) seats.push_back({"persians", {"ravenna", "pola", "syracus"}});
  seats.resize(std::min(nations, seats.size()));
  auto setup = std::make_shared<GameSetup>(setupOf(id, *map, seats));
  change(*setup);
  const auto wrong = checkSetup(makeGame(setup, map));
  return wrong ? std::string(wrong->rule) : "legal";
}

std::string antikeWith(const Change& change, std::size_t nations = 3) {
  return verdict(RulesetId::antike, nations, change);
}
std::string antikeIIWith(const Change& change) {
  return verdict(RulesetId::antikeII, 3, change);
}
std::string duellumWith(const Change& change) {
  return verdict(RulesetId::duellum, 2, change);
}

const Change kAsItIs = [](GameSetup&) {};

TEST(AntikeSetup, ThreeToSixNationsWithPlayersOfTheirOwn) {
  EXPECT_EQ(antikeWith(kAsItIs), "legal");
  EXPECT_EQ(antikeWith(kAsItIs, 4), "legal");
  EXPECT_EQ(antikeWith(kAsItIs, 2), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.nations[1].controller = 1; }), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) { std::swap(s.nations[0], s.nations[2]); }), "legal");
}

TEST(AntikeSetup, StockAndCities) {
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.nations[0].stock.set(Resource::gold, 4); }), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.nations[2].stock.set(Resource::coins, 1); }), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.nations[0].cities.pop_back(); }), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) {
              s.nations[0].cities.push_back({ProvinceId(0), Resource::gold});
            }),
            "antike.setup");
  const auto capua = bay()->find("capua");
  EXPECT_EQ(antikeWith([&](GameSetup& s) { s.nations[1].cities[2].province = capua; }), "antike.setup");
  EXPECT_EQ(antikeWith([&](GameSetup& s) { s.nations[1].cities[0].province = capua; }), "antike.setup");
  EXPECT_EQ(antikeWith([&](GameSetup& s) {
              s.nations[1].cities[0] = {bay()->find("syracus"), Resource::gold};
            }),
            "antike.setup"); // two of one resource
  EXPECT_EQ(antikeWith([&](GameSetup& s) { s.nations[1].cities[0].province = bay()->find("delos"); }),
            "legal");
  EXPECT_EQ(antikeWith([&](GameSetup& s) { s.nations[1].cities[0].province = bay()->find("mare"); }),
            "antike.setup");
  EXPECT_EQ(antikeWith([&](GameSetup& s) { s.nations[1].cities[0].province = ProvinceId(500); }),
            "log.meaning");
}

TEST(AntikeSetup, OptionsThatGoTogether) {
  const auto with = [](Options options, std::size_t nations = 3) {
    return antikeWith([&](GameSetup& s) { s.options = options; }, nations);
  };
  Options twelve;
  twelve.goalTwelve = true;
  EXPECT_EQ(with(twelve), "legal");
  EXPECT_EQ(with(twelve, 4), "antike.setup");
  twelve.variant = Variant::expert;
  EXPECT_EQ(with(twelve), "legal");
  twelve.variant = Variant::military;
  EXPECT_EQ(with(twelve), "antike.setup");
  Options military;
  military.variant = Variant::military;
  EXPECT_EQ(with(military), "legal");
  military.twoPlayer = TwoPlayer::twoNations;
  EXPECT_EQ(with(military, 4), "antike.setup");
}

TEST(AntikeSetup, OneCityOfTheThree) {
  const auto one = [](GameSetup& s) {
    s.options.oneCity = true;
    for (NationSetup& nation : s.nations)
      nation.cities.resize(1);
  };
  EXPECT_EQ(antikeWith(one), "legal");
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.options.oneCity = true; }), "antike.setup");
}

TEST(AntikeSetup, TwoPlayersWithTwoNationsEach) {
  const auto pairs = [](std::array<int, 4> controllers) {
    return antikeWith(
        [&](GameSetup& s) {
          s.options.twoPlayer = TwoPlayer::twoNations;
          for (std::size_t i = 0; i < 4; ++i)
            s.nations[i].controller = controllers[i];
        },
        4);
  };
  EXPECT_EQ(pairs({1, 2, 1, 2}), "legal");
  EXPECT_EQ(pairs({3, 3, 9, 9}), "legal");
  EXPECT_EQ(pairs({1, 2, 3, 4}), "antike.setup");
  EXPECT_EQ(pairs({1, 1, 1, 2}), "antike.setup");
  EXPECT_EQ(antikeWith([](GameSetup& s) { s.options.twoPlayer = TwoPlayer::twoNations; }), "antike.setup");
}

TEST(AntikeSetup, DoubleMaterialForTwoNations) {
  const auto twice = [](const Change& change, std::size_t nations = 2) {
    return antikeWith(
        [&](GameSetup& s) {
          s.options.twoPlayer = TwoPlayer::doubled;
          change(s);
        },
        nations);
  };
  EXPECT_EQ(twice(kAsItIs), "legal");
  EXPECT_EQ(twice(kAsItIs, 3), "antike.setup");
  EXPECT_EQ(twice([](GameSetup& s) {
              s.nations[0].cities[0] = {bay()->find("alesia"), Resource::gold};
            }),
            "legal");
  EXPECT_EQ(twice([](GameSetup& s) { s.options.oneCity = true; }), "antike.setup");
  EXPECT_EQ(twice([](GameSetup& s) { s.options.goalTwelve = true; }), "antike.setup");
  Options options;
  options.twoPlayer = TwoPlayer::doubled;
  Table t = tableOf(RulesetId::antike, bay(), {baySeats()[0], baySeats()[1]}, options);
  EXPECT_EQ(t["romans"].stones, 47);
  EXPECT_EQ(t["romans"].supply, (std::array<std::uint16_t, 2>{34, 34}));
  EXPECT_EQ(t.state().fixed.goal, 15);
}

TEST(AntikeIISetup, BellonaAndNeutralTemples) {
  EXPECT_EQ(antikeIIWith(kAsItIs), "legal");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.bellona = NationId(0); }), "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples.pop_back(); }), "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples.push_back(bay()->find("dodona")); }),
            "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples[0] = bay()->find("dodona"); }), "legal");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples[0] = s.neutralTemples[1]; }), "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples[0] = bay()->find("alesia"); }),
            "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.nations[0].cities[0].province = bay()->find("ravenna"); }),
            "antike-ii.setup"); // a start city on a neutral temple
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.neutralTemples[0] = ProvinceId(400); }), "log.meaning");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.nations[0].controller = 2; }), "antike-ii.setup");
  EXPECT_EQ(antikeIIWith([](GameSetup& s) { s.nations[0].stock = antike().startStock; }), "antike-ii.setup");
}

TEST(AntikeIISetup, FreeCityTypesDoNotFreeTheStart) {
  EXPECT_EQ(antikeIIWith([](GameSetup& s) {
              s.options.freeCityTypes = true;
              std::swap(s.nations[0].cities[0].resource, s.nations[0].cities[1].resource);
            }),
            "antike-ii.setup");
}

TEST(DuellumSetup, TwoNationsAndACoinForTheSecond) {
  EXPECT_EQ(duellumWith(kAsItIs), "legal");
  EXPECT_EQ(duellumWith([](GameSetup& s) { s.nations[1].stock.set(Resource::coins, 0); }), "duellum.setup");
  EXPECT_EQ(duellumWith([](GameSetup& s) { s.nations[0].stock.set(Resource::coins, 1); }), "duellum.setup");
  EXPECT_EQ(duellumWith([](GameSetup& s) {
              s.nations.push_back({"red", 3, {}, duellum().startStock});
            }),
            "duellum.setup");
  const Table t = duellumTable();
  EXPECT_EQ(t.state().bank.coins, 29);
  EXPECT_EQ(t.state().bank.tokens, (std::array<std::uint8_t, 3>{10, 10, 8}));
  EXPECT_EQ(t["beige"].supply, (std::array<std::uint16_t, 2>{11, 11}));
  EXPECT_EQ(t["beige"].box, (std::array<std::uint16_t, 4>{1, 1, 0, 0}));
  EXPECT_EQ(t["beige"].walls, 1);
}

TEST(DuellumSetup, SpecialUnitsBeginInTheBoxes) {
  Options options;
  options.specialUnits.emplace();
  const Table t = duellumTable(options);
  EXPECT_EQ(t["brown"].box, (std::array<std::uint16_t, 4>{1, 1, 1, 0}));
  EXPECT_EQ(t["beige"].box, (std::array<std::uint16_t, 4>{1, 1, 0, 1}));
}

TEST(DuellumSetup, TheTwoNationsHaveOneSpecialUnitEach) {
  const auto owned = [](const char* commander, const char* admiral) {
    return duellumWith([&](GameSetup& s) { s.options = specialUnitsOf(commander, admiral); });
  };
  EXPECT_EQ(owned("brown", "beige"), "legal");
  EXPECT_EQ(owned("beige", "brown"), "legal");
  EXPECT_EQ(owned("brown", "brown"), "duellum.setup");
  EXPECT_EQ(owned("brown", "romans"), "duellum.setup");
  EXPECT_EQ(owned("", "beige"), "duellum.setup");
}

TEST(Options, CoinsOfTheClubsOwnBox) {
  Options options;
  options.coins = 1;
  EXPECT_EQ(duellumTable(options).state().bank.coins, 0);
  options.coins = 50;
  EXPECT_EQ(antikeIITable(options).state().bank.coins, 50);
}

} // namespace
} // namespace annales::tests
