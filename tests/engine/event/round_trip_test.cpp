// Every event of every conformance case is written byte for byte as it was read, and its id is the one it
// carries.
#include "tests/engine/event/corpus.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

class RoundTrip {
public:
  void line(const std::string& text) {
    const auto record = json_.parse(text);
    ASSERT_TRUE(record) << record.error().message;
    const std::string_view rec = (*record)["rec"].get_string().value();
    if (rec == "map") keepBoard(*record);
    if (rec == "event") event(*record, text);
  }
  [[nodiscard]] std::size_t events() const { return events_; }

private:
  void keepBoard(simdjson::dom::element record) {
    const auto map = test::boardOf(record);
    boards_[map->hash()] = map;
  }

  void event(simdjson::dom::element record, const std::string& text) {
    const std::string_view type = record["type"].get_string().value();
    const Hash id = *hashFromHex(record["id"].get_string().value());
    if (type == GameCreated::name) {
      auto begun = decodeGameCreated(record["data"], [this](const Hash& h) { return boards_.at(h); });
      ASSERT_TRUE(begun) << begun.error().message;
      game_ = std::make_unique<NewGame>(std::move(*begun));
      check(GameCreated{game_->game.setup}, nullptr, id, text);
      return;
    }
    const Hash parent = *hashFromHex(record["parent"].get_string().value());
    const auto event = decodeEvent(type, record["data"], {game_->game, *game_->provinces});
    ASSERT_TRUE(event) << event.error().message << "\n" << text;
    check(*event, &parent, id, text);
  }

  void check(const Event& event, const Hash* parent, const Hash& id, const std::string& text) {
    const EventNames names{game_->game, *game_->provinces};
    EXPECT_EQ(hexOf(eventId(event, parent, names)), hexOf(id));
    std::string written;
    appendEventRecord(written, event, id, parent, names);
    EXPECT_EQ(written, text);
    ++events_;
  }

  StrictJson json_;
  std::map<Hash, std::shared_ptr<const Map>> boards_;
  std::unique_ptr<NewGame> game_;
  std::size_t events_ = 0;
};

TEST(EventCodec, WritesEveryConformanceEventAsItWasRead) {
  std::size_t events = 0;
  for (const auto& path : test::casesNamed("", ".antike.jsonl")) {
    SCOPED_TRACE(path.filename().string());
    RoundTrip trip;
    for (const std::string& line : test::linesOf(path))
      trip.line(line);
    events += trip.events();
  }
  EXPECT_GT(events, 6000U);
}

} // namespace
} // namespace annales
