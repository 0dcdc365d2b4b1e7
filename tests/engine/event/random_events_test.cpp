// Random games and events: what is written is canonical, and is read as what it was.
#include "engine/core/strict_json.h"
#include "engine/event/same_fact.h"
#include "tests/engine/event/random_events.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace annales {
namespace {

using namespace test;

void expectSame(const Event& event, const NewGame& game) {
  const EventNames names{game.game, *game.provinces};
  const Hash parent = sha256("parent");
  std::string text;
  appendData(text, event, names);
  EXPECT_EQ(nlohmann::json::parse(text).dump(), text) << "another library writes the same canonical form";
  StrictJson json;
  const auto data = json.parse(text);
  ASSERT_TRUE(data) << text << data.error().message;
  const auto again = decodeEvent(nameOf(event), *data, names);
  ASSERT_TRUE(again) << text << again.error().message;
  EXPECT_EQ(nameOf(*again), nameOf(event));
  std::string written;
  appendData(written, *again, names);
  EXPECT_EQ(written, text);
  EXPECT_EQ(eventId(*again, &parent, names), eventId(event, &parent, names));
  std::string_view canonical = text;
  if (const auto same = decodeCanonical(nameOf(event), canonical, names)) {
    EXPECT_TRUE(sameFact(*same, event)) << text;
    EXPECT_EQ(canonical, "");
  }
  std::string fact;
  appendFact(fact, event, names);
  EXPECT_EQ(fact, "{\"data\":" + text + ",\"type\":\"" + std::string(nameOf(event)) + "\"}");
}

void expectSame(const NewGame& game, const std::shared_ptr<const Map>& map) {
  std::string text;
  appendData(text, GameCreated{game.game.setup}, {game.game, *game.provinces});
  EXPECT_EQ(nlohmann::json::parse(text).dump(), text);
  StrictJson json;
  const auto data = json.parse(text);
  ASSERT_TRUE(data) << text;
  const auto again =
      decodeGameCreated(*data, [&](const Hash& hash) { return hash == map->hash() ? map : nullptr; });
  ASSERT_TRUE(again) << text << again.error().message;
  std::string written;
  appendData(written, GameCreated{again->game.setup}, {again->game, *again->provinces});
  EXPECT_EQ(written, text);
  EXPECT_EQ(again->game.setup->options, game.game.setup->options);
}

TEST(RandomEvents, AreReadAsTheyWereWritten) {
  const auto map = ringOfProvinces();
  for (unsigned seed = 1; seed <= 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Dice dice(seed);
    const NewGame begun = randomGame(dice, static_cast<RulesetId>(seed % 3), map);
    expectSame(begun, map);
    for (const Event& event : Facts(dice, begun.game, *begun.provinces).all())
      expectSame(event, begun);
  }
}

} // namespace
} // namespace annales
