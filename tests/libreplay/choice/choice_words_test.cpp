#include "engine/fold/apply.h"
#include "libreplay/choice/choice_words.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace annales {
namespace {

TEST(ChoiceWords, TellOffersOfOneSortApart) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = test::simulatedLog(ruleset, 1);
    const auto board = test::boardFor(ruleset);
    GameState state = begin(log.game()).value();
    std::size_t k = 0;
    for (const NodeIndex node : log.path(log.mainHead())) {
      const Event& event = log[node].event;
      if (std::holds_alternative<GameCreated>(event)) continue;
      for (const Language language : {Language::english, Language::german}) {
        const DisplayNames names{log.game(), log.names().provinces, board.get(), language};
        EXPECT_FALSE(labelOf(event, names).empty()) << nameOf(event);
        if (k++ % 23 != 0) continue;
        for (const Offers& sort : Choices(log.game(), state).offered()) {
          std::set<std::string> labels;
          for (const Offer& offer : sort.list)
            EXPECT_TRUE(labels.insert(labelOf(offer.pick, names)).second) << labelOf(offer.pick, names);
        }
      }
      static_cast<void>(apply(state, event));
    }
  }
}

TEST(ChoiceWords, SayEventsShortly) {
  const EventLog log = test::simulatedLog(RulesetId::antike, 1);
  const auto board = test::boardFor(RulesetId::antike);
  const DisplayNames english{log.game(), log.names().provinces, board.get(), Language::english};
  const DisplayNames german{log.game(), log.names().provinces, board.get(), Language::german};
  UnitsMoved move{NationId(0), Kind::legion, 2, 0, ProvinceId(0), ProvinceId(1)};
  const std::string way = english.province(ProvinceId(0)) + " → " + english.province(ProvinceId(1));
  EXPECT_EQ(labelOf(Event(move), english), "2 legions: " + way);
  EXPECT_EQ(labelOf(Event(move), german), "2 Legionen: " + way);
  EXPECT_EQ(labelOf(Pick::deed<CityFounded>(), english), "Found a city");
  EXPECT_EQ(labelOf(Pick::deed<CityFounded>(), german), "Stadt gründen");
  EXPECT_EQ(labelOf(Pick::deed<Corrected>(), english), "Correct") << "the list is in the order of Event";
  EXPECT_EQ(labelOf(Pick::deed<UnitsMoved>(), german), "Bewegen");
  EXPECT_EQ(priceInWords({}, Language::english), "free");
  EXPECT_EQ(priceInWords(amountOf(Resource::iron, 2), Language::german), "2 Eisen");
}

} // namespace
} // namespace annales
