// Somebody may forge what a library holds, with ids that are right: what it gives back can be exported and
// read all the same, or it is refused. ANNALES_FORGED makes more of them (tests/hard/run).
#include "libreplay/store/segment.h"
#include "tests/fuzz/exercise_blobs.h"
#include "tests/libreplay/logs.h"
#include "tests/often.h"

#include <gtest/gtest.h>

#include <random>

namespace annales {
namespace {

using namespace test;

/// What forgers try: other bytes, some more, some less, large numbers, texts that are none.
void forge(std::string& bytes, std::mt19937_64& random) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  for (std::size_t times = 1 + below(3); times > 0 && bytes.size() > 1; --times) {
    const std::size_t at = 1 + below(bytes.size() - 1);
    switch (below(5)) {
    case 0:
      bytes[at] = static_cast<char>(random());
      break;
    case 1:
      bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << below(8)));
      break;
    case 2:
      bytes.insert(at, 1, static_cast<char>(random()));
      break;
    case 3:
      bytes.erase(at, 1);
      break;
    default:
      bytes.replace(at, 1, "\xFF\xFF\x03");
    }
  }
}

/// Small parts of whole games, so that one forged byte does not spoil everything after it.
std::vector<std::pair<EventLog, std::string>> parts() {
  std::vector<std::pair<EventLog, std::string>> parts;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog whole = simulatedLog(ruleset, 2);
    for (std::size_t first = 1; first + 5 < whole.size(); first += whole.size() / 40) {
      EventLog part(whole.begun());
      NodeIndex head = 0;
      for (std::size_t i = first; i < first + 5; ++i)
        head = part.append(head, whole[static_cast<NodeIndex>(i)].event);
      head = branchOff(part, 3, 7);
      parts.emplace_back(EventLog(whole.begun()), require(packSegment(part, 1)).events);
    }
  }
  return parts;
}

TEST(ForgedBlobs, WhatIsGivenBackCanBeExportedAndRead) {
  const auto all = parts();
  const std::size_t tries = asked("ANNALES_FORGED", test::often(20'000)), seed = asked("ANNALES_SEED", 1);
  for (std::size_t i = 0; i < tries; ++i) {
    std::mt19937_64 random(seed * 1'000'003 + i);
    const auto& [begun, sound] = all[i % all.size()];
    std::string bytes = sound;
    forge(bytes, random);
    fuzz::exerciseSegment(bytes, begun, {6U, 5U, 2U});
  }
}

/// A value that only a forger can have stored, in a log whose ids are right.
Result<void> readBack(const EventLog& begun, const Event& event) {
  EventLog log(begun.begun());
  log.append(0, event);
  EventLog again(begun.begun());
  return unpackSegment(again, require(packSegment(log, 1)));
}

TEST(ForgedBlobs, ValuesOutOfRangeAreRefusedWithTheReason) {
  const EventLog game = beginningOf(simulatedLog(RulesetId::antike, 2), 1);
  const auto reasonOf = [&](const Event& event) {
    const auto done = readBack(game, event);
    return done ? std::string("accepted") : done.error().message;
  };
  EXPECT_EQ(reasonOf(RoundBegan{9999}), "accepted");
  EXPECT_EQ(reasonOf(RoundBegan{10000}),
            "event 2: RoundBegan: \"round\" must be a whole number from 1 to 9999");
  UnitsMoved many;
  many.nation = NationId(0);
  many.from = many.to = ProvinceId(0);
  many.count = 200;
  EXPECT_EQ(reasonOf(many), "event 2: UnitsMoved: \"count\" must be a whole number from 1 to 99");
  Corrected corrected;
  corrected.nation = NationId(0);
  corrected.change.set(Resource::coins, 1);
  corrected.more->reason = std::make_shared<const std::string>("no text: \xFF");
  EXPECT_EQ(reasonOf(corrected), "event 2: the line is not valid UTF-8");
  WallBuilt wall;
  wall.nation = NationId(0);
  wall.province = ProvinceId(0);
  EXPECT_EQ(reasonOf(wall), "event 2: antike has no event of the type WallBuilt");
}

} // namespace
} // namespace annales
