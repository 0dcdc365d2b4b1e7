#include "libreplay/store/bytes.h"
#include "libreplay/store/deflated.h"
#include "libreplay/store/event_blob.h"
#include "libreplay/store/segment.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace annales {
namespace {

using test::caseLog;
using test::require;
using test::simulatedLog;

Amount amount(int marble, int iron, int gold, int coins) {
  Amount a;
  a.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron), static_cast<std::int16_t>(gold),
          static_cast<std::int16_t>(coins)};
  return a;
}

Adjustment effect(Adjustment::Op op, Adjustment::Place place) {
  Adjustment effect;
  effect.op = op;
  effect.place = place;
  return effect;
}

Adjustments effects() {
  Adjustment wall;
  wall.province = ProvinceId(3);
  Adjustment units = effect(Adjustment::Op::units, Adjustment::Place::box);
  units.nation = NationId(1);
  units.kind = Kind::galley;
  units.change = -2;
  Adjustment stock = effect(Adjustment::Op::stock, Adjustment::Place::supply);
  stock.nation = NationId(0);
  stock.stock = amount(0, -999, 16, 999);
  Adjustment strength = effect(Adjustment::Op::strength, Adjustment::Place::province);
  strength.province = ProvinceId(1);
  strength.change = 2;
  Adjustment present = wall;
  present.present = true;
  Adjustment placed = units;
  placed.place = Adjustment::Place::province;
  placed.province = ProvinceId(2);
  return {wall, units, stock, strength, present, placed};
}

/// Every op that a correction has.
Adjustments corrections() {
  const auto of = [](Adjustment::Op op) {
    Adjustment a = effect(op, Adjustment::Place::province);
    a.nation = NationId(1);
    a.province = ProvinceId(6);
    return a;
  };
  Adjustment city = of(Adjustment::Op::city), gone = city;
  city.resource = Resource::gold;
  gone.nation = NationId::none();
  Adjustment temple = of(Adjustment::Op::temple), knowHow = of(Adjustment::Op::knowHow);
  temple.present = true;
  knowHow.knowHow = KnowHowId(4);
  Adjustment personage = of(Adjustment::Op::personage), card = of(Adjustment::Op::card), back = card;
  personage.personage = Personage::navigator;
  personage.change = -99;
  card.card = back.card = CardId(3);
  card.from = {CardPlace::Lies::hand, NationId(1)};
  card.to = {CardPlace::Lies::open, {}};
  back.from = {CardPlace::Lies::pile, {}};
  back.to = {CardPlace::Lies::discards, {}};
  Adjustment rondel = of(Adjustment::Op::rondel), off = rondel;
  rondel.space = Space::maneuver2;
  return {city, gone,   temple, of(Adjustment::Op::neutralTemple), knowHow, personage, card,
          back, rondel, off,    of(Adjustment::Op::bellona)};
}

/// Every type but GameCreated at least once, with the values at the ends of their ranges.
std::vector<Event> everyEvent() {
  const auto text = [](const char* words) { return std::make_shared<const std::string>(words); };
  const auto list = [](Adjustments all) { return std::make_shared<const Adjustments>(std::move(all)); };
  return {
      RoundBegan{9999},
      IncomeReceived{NationId(0), amount(0, 0, 0, 3)},
      TurnBegan{NationId(1)},
      RondelMoved{NationId(1), Space::maneuver2, amount(1, 2, 15, 16)},
      Produced{NationId(0), amount(999, 0, 0, 1)},
      TempleBuilt{NationId(0), ProvinceId(7), amount(5, 0, 0, 0)},
      WallBuilt{NationId(1), ProvinceId(0), Amount{}},
      KnowHowDeveloped{NationId(0), KnowHowId(4), amount(0, 0, 7, 0)},
      UnitsRecruited{NationId(1), Kind::admiral, 99, amount(0, 0, 1, 0)},
      UnitsArmed{NationId(1), Kind::commander, ProvinceId(4), 1, amount(0, 1, 0, 0)},
      BellonaUsed{NationId(0), NationId(1), Kind::galley, ProvinceId(2)},
      BellonaUsed{NationId(0), NationId(1), Kind::legion, ProvinceId::none()},
      UnitsMoved{NationId(1), Kind::galley, 99, 9, ProvinceId(8), ProvinceId(9)},
      BattleFought{NationId(0), NationId(1), NationId(1), Kind::legion, 2, 9, ProvinceId(5)},
      CityConquered{NationId(0), NationId(1), 99, 0, ProvinceId(6)},
      NeutralTempleDestroyed{NationId(1), 0, 99, ProvinceId(6)},
      CityAbandoned{NationId(1), ProvinceId(6)},
      CityFounded{NationId(1), Resource::gold, ProvinceId(6), amount(1, 1, 1, 0)},
      Traded{NationId(1), amount(3, 0, 0, 0), amount(0, 0, 0, 3)},
      CardRevealed{CardId(0)},
      CardTaken{NationId(1), CardId(1)},
      CardPlayed{NationId(0), CardId(2), list(effects())},
      CardPlayed{NationId(0), CardId(2), list({})},
      PersonageWon{NationId(1), Personage::navigator, AwardReason::allKnowHow, 99},
      TurnEnded{NationId(1)},
      GameEnded{NationId(1), EndReason::abandoned},
      GameEnded{NationId::none(), EndReason::agreed},
      Corrected{NationId(0), amount(-999, 999, -1, 1), text("Zählfehler, “1 Gold” zu viel")},
      Corrected{NationId(1), amount(0, 0, 0, -16), text("")},
  };
}

/// The same of more than stocks.
std::vector<Event> everyCorrection() {
  const auto of = [](NationId nation, Amount change, const char* words, Adjustments effects) {
    return Corrected{nation, change, std::make_shared<const std::string>(words),
                     std::make_shared<const Adjustments>(std::move(effects))};
  };
  return {of(NationId(1), amount(0, 0, 0, -16), "who", effects()),
          of(NationId(0), Amount{}, "", corrections())};
}

/// Two events are the same when their ids are.
Hash idOf(const Event& event, const EventLog& log) {
  return eventId(event, &log[0].id, log.names());
}

TEST(EventBlob, BringsBackEveryType) {
  const EventLog log = caseLog("game-d-01");
  std::set<std::string_view> types{GameCreated::name};
  std::vector<Event> all = everyEvent();
  std::ranges::move(everyCorrection(), std::back_inserter(all));
  for (const Event& event : all) {
    types.insert(nameOf(event));
    std::string blob;
    ASSERT_TRUE(appendEventBlob(blob, event, log.game())) << nameOf(event);
    ByteReader in(blob);
    const auto read = readEventBlob(in, log.game());
    ASSERT_TRUE(read) << nameOf(event) << ": " << read.error().message;
    EXPECT_TRUE(in.atEnd());
    EXPECT_EQ(nameOf(*read), nameOf(event));
    EXPECT_EQ(idOf(*read, log), idOf(event, log)) << nameOf(event);
  }
  EXPECT_EQ(types.size(), std::variant_size_v<Event>);
}

TEST(EventBlob, KeepsItsTags) {
  const EventLog log = caseLog("game-d-01");
  const auto firstByte = [&](const Event& event) {
    std::string blob;
    EXPECT_TRUE(appendEventBlob(blob, event, log.game()));
    return static_cast<unsigned char>(blob.front());
  };
  std::vector<unsigned> tags;
  for (const Event& event : everyEvent())
    tags.push_back(firstByte(event) & 31U);
  const std::vector<unsigned> published{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 11, 12, 13, 14,
                                        15, 16, 17, 18, 19, 20, 21, 21, 22, 23, 24, 24, 25, 25};
  EXPECT_EQ(tags, published) << "libraries in the world use these";
  for (const Event& event : everyCorrection())
    EXPECT_EQ(firstByte(event) & 31U, 26U) << "older programs do not take them for corrections of stocks";
  EXPECT_EQ(firstByte(TurnBegan{NationId(1)}), 0x23);
  EXPECT_EQ(firstByte(GameEnded{NationId::none(), EndReason::agreed}), 0xF8);
}

TEST(EventBlob, KeepsItsBytes) {
  const EventLog log = caseLog("game-d-01");
  std::string blob;
  for (const Event& event : everyEvent())
    ASSERT_TRUE(appendEventBlob(blob, event, log.game()));
  EXPECT_EQ(hexOf(sha256(blob)), "99bb807f9632da50568211b854bda772113cc08afb1e27bb1523340d1618f3ff")
      << "libraries in the world are written like this";
}

TEST(EventBlob, ACorrectionOfMoreKeepsItsBytes) {
  const EventLog log = caseLog("game-d-01");
  std::string blob;
  for (const Event& event : everyCorrection())
    ASSERT_TRUE(appendEventBlob(blob, event, log.game()));
  EXPECT_EQ(hexOf(sha256(blob)), "2df9d49d0d6e7e3eebbf3fc095ed9a37cf43e5dfd20db29d9017f005e5e6782d");
}

TEST(EventBlob, RefusesWhatALibraryDoesNotKeep) {
  const EventLog log = caseLog("game-d-01");
  std::string blob = "before";
  const std::vector<Event> strange{
      log[0].event,
      TurnBegan{NationId(2)},
      TurnBegan{NationId::none()},
      CityAbandoned{NationId(0), ProvinceId(log.game().map->size())},
      KnowHowDeveloped{NationId(0), KnowHowId(8), Amount{}},
      CardTaken{NationId(0), CardId(31)},
      BellonaUsed{NationId(0), NationId(1), Kind::legion, ProvinceId(60'000)},
  };
  for (const Event& event : strange)
    EXPECT_FALSE(appendEventBlob(blob, event, log.game())) << nameOf(event);
  EXPECT_EQ(blob, "before");
}

TEST(EventBlob, SurvivesAnyBytes) {
  const EventLog log = caseLog("game-ii-01-three");
  std::mt19937 random(5);
  std::string noise(40, '\0');
  for (int i = 0; i < 200'000; ++i) {
    for (char& byte : noise)
      byte = static_cast<char>(random());
    ByteReader in(noise);
    while (!in.atEnd()) {
      const auto event = readEventBlob(in, log.game());
      if (!event) break;
      std::string text; // every index that was read can be used
      appendData(text, *event, log.names());
    }
  }
}

TEST(EventBlob, RefusesAVarintThatIsNotTheShortest) {
  ByteReader in(std::string_view("\x81\x00", 2));
  in.varint(1000);
  EXPECT_FALSE(in.sound());
}

/// The same game without its events after GameCreated.
EventLog emptied(const EventLog& log) {
  return EventLog(NewGame{log.game(), std::make_shared<Gazetteer>(log.game().map)});
}

TEST(Segment, BringsBackWholeGamesInFewBytes) {
  std::size_t bytes = 0;
  std::size_t events = 0;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    for (std::uint64_t k = 0; k < 5; ++k) {
      const EventLog log = simulatedLog(ruleset, k);
      const Segment segment = packSegment(log, 1).value();
      EXPECT_EQ(segment.tips.size(), sizeof(Hash)) << "one line has one tip";
      EventLog read = emptied(log);
      ASSERT_TRUE(unpackSegment(read, segment));
      EXPECT_TRUE(test::contentOf(read) == test::contentOf(log));
      bytes += segment.events.size();
      events += segment.count;
    }
  }
  EXPECT_LE(bytes, 6 * events);
  RecordProperty("bytes_per_hundred_events", static_cast<int>(100 * bytes / events));
}

Segment deflatedSegment(const EventLog& log) {
  Segment segment = packSegment(log, 1).value();
  segment.deflate();
  return segment;
}

TEST(Segment, DeflatedIsAThirdShorterAndTheSameGame) {
  std::size_t before = 0, after = 0;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = simulatedLog(ruleset, 2);
    const Segment plain = packSegment(log, 1).value(), dense = deflatedSegment(log);
    EXPECT_FALSE(plain.isDeflated());
    ASSERT_TRUE(dense.isDeflated());
    EXPECT_EQ(dense.tips, plain.tips);
    EventLog read = emptied(log);
    ASSERT_TRUE(unpackSegment(read, dense));
    EXPECT_TRUE(test::contentOf(read) == test::contentOf(log));
    EXPECT_EQ(require(unpackAlone(dense, log.game())).size(), log.size() - 1);
    before += plain.events.size();
    after += dense.events.size();
  }
  EXPECT_LE(3 * after, 2 * before);
}

TEST(Segment, IsDeflatedOnceAndOnlyWhereThatSavesRoom) {
  const EventLog log = simulatedLog(RulesetId::duellum, 1);
  Segment dense = deflatedSegment(log);
  const std::string once = dense.events;
  dense.deflate();
  EXPECT_EQ(dense.events, once);
  Segment move = packSegment(test::beginningOf(log, 3), 1).value();
  const std::string plain = move.events;
  move.deflate();
  EXPECT_EQ(move.events, plain) << "two events";
  Segment empty;
  empty.deflate();
  EXPECT_EQ(empty.events, "");
}

/// The last bits of a stream may mean nothing: then it is the same game.
TEST(Segment, DeflatedNeverBecomesAnotherGameByAChangedByte) {
  const EventLog log = simulatedLog(RulesetId::duellum, 1);
  const Segment sound = deflatedSegment(log);
  ASSERT_TRUE(sound.isDeflated());
  std::size_t harmless = 0;
  for (std::size_t i = 0; i < sound.events.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      Segment damaged = sound;
      damaged.events[i] = static_cast<char>(damaged.events[i] ^ (1 << bit));
      EventLog read = emptied(log);
      if (!unpackSegment(read, damaged)) continue;
      ++harmless;
      ASSERT_TRUE(test::contentOf(read) == test::contentOf(log)) << "byte " << i << " bit " << bit;
    }
  }
  EXPECT_LT(harmless, 8U);
  for (std::size_t size = 0; size < sound.events.size(); ++size) {
    Segment cut = sound;
    cut.events.resize(size);
    EventLog read = emptied(log);
    ASSERT_FALSE(unpackSegment(read, cut)) << size;
  }
}

TEST(Segment, DeflatedWithAnotherLengthIsRefused) {
  const EventLog log = simulatedLog(RulesetId::duellum, 1);
  const Segment plain = packSegment(log, 1).value();
  const std::string stream = deflated(std::string_view(plain.events).substr(1)).value();
  const auto withLength = [&](std::uint64_t length, std::string_view rest) {
    Segment segment = plain;
    segment.events.clear();
    ByteWriter out(segment.events);
    out.byte(2);
    out.varint(length);
    segment.events += rest;
    EventLog read = emptied(log);
    return unpackSegment(read, segment).has_value();
  };
  const std::uint64_t right = plain.events.size() - 1;
  EXPECT_TRUE(withLength(right, stream));
  for (const std::uint64_t length : {std::uint64_t{0}, right - 1, right + 1, std::uint64_t{kMostInflated},
                                     std::uint64_t{kMostInflated} + 1, std::uint64_t{1} << 40U})
    EXPECT_FALSE(withLength(length, stream)) << length;
  EXPECT_FALSE(withLength(right, stream + "x")) << "more data behind it";
  EXPECT_FALSE(withLength(right, "")) << "no stream";
}

TEST(Deflated, GivesTheSameBytesBack) {
  EXPECT_FALSE(deflated(""));
  EXPECT_FALSE(deflated("a"));
  EXPECT_FALSE(deflated("abcdefghijklm")) << "not shorter";
  EXPECT_FALSE(deflated(std::string(kMostInflated + 1, 'a')));
  for (const std::size_t length : {std::size_t{100}, std::size_t{100000}, kMostInflated}) {
    const std::string bytes(length, 'a');
    const std::string stream = deflated(bytes).value();
    EXPECT_LT(stream.size(), length / 10);
    EXPECT_EQ(inflated(stream, length), bytes);
    EXPECT_FALSE(inflated(stream, length - 1));
  }
}

TEST(Segment, KeepsBranches) {
  EventLog log = simulatedLog(RulesetId::antike, 3);
  for (const std::size_t at : {1U, 50U, 50U, 51U, 300U}) {
    NodeIndex head = test::branchOff(log, at, static_cast<int>(log.size() % 900) + 1);
    log.append(head, TurnBegan{NationId(2)});
  }
  const Segment segment = packSegment(log, 1).value();
  EXPECT_EQ(segment.tips.size(), 6 * sizeof(Hash));
  EventLog read = emptied(log);
  ASSERT_TRUE(unpackSegment(read, segment));
  require(read.setLine(kMainLine, log.mainHead())); // lines are not the segment's business
  for (NodeIndex i = 0; i < log.size(); ++i)
    ASSERT_EQ(read[i].parent, log[i].parent);
  EXPECT_TRUE(test::contentOf(read) == test::contentOf(log));
}

TEST(Segment, BatchesJoin) {
  const EventLog log = simulatedLog(RulesetId::duellum, 3);
  const EventLog early = test::beginningOf(log, 100);
  EventLog read = emptied(log);
  ASSERT_TRUE(unpackSegment(read, packSegment(early, 1).value()));
  ASSERT_TRUE(unpackSegment(read, packSegment(log, 100).value()));
  EXPECT_TRUE(test::contentOf(read) == test::contentOf(log));
  EventLog gap = emptied(log);
  EXPECT_FALSE(unpackSegment(gap, packSegment(log, 100).value()));
}

TEST(Segment, FindsEveryChangedByte) {
  EventLog log = test::beginningOf(simulatedLog(RulesetId::duellum, 1), 220);
  test::branchOff(log, 30, 4);
  const Segment sound = packSegment(log, 1).value();
  const auto reads = [&](const Segment& segment) {
    EventLog read = emptied(log);
    return unpackSegment(read, segment).has_value();
  };
  ASSERT_TRUE(reads(sound));
  for (std::size_t i = 0; i < sound.events.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      Segment damaged = sound;
      damaged.events[i] = static_cast<char>(damaged.events[i] ^ (1 << bit));
      ASSERT_FALSE(reads(damaged)) << "byte " << i << " bit " << bit;
    }
  }
  for (std::size_t size = 0; size < sound.events.size(); ++size) {
    Segment cut = sound;
    cut.events.resize(size);
    ASSERT_FALSE(reads(cut)) << size;
  }
  for (std::size_t i = 0; i < sound.tips.size(); ++i) {
    Segment damaged = sound;
    damaged.tips[i] = static_cast<char>(damaged.tips[i] ^ 1);
    ASSERT_FALSE(reads(damaged));
  }
  Segment fewer = sound;
  --fewer.count;
  EXPECT_FALSE(reads(fewer));
  Segment more = sound;
  more.count = ~0U;
  EXPECT_FALSE(reads(more));
}

} // namespace
} // namespace annales
