// A move as a correction does to stocks and pieces what the move does.
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/choice/as_correction.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <map>

namespace annales {
namespace {

/// What a correction leaves to the move itself: whose turn it is and how far it has come.
void expectSameTable(const GameState& moved, const GameState& corrected, const std::string& what) {
  for (std::size_t n = 0; n < moved.nations.size(); ++n) {
    EXPECT_EQ(moved.nations[n].stock, corrected.nations[n].stock) << what;
    EXPECT_EQ(moved.nations[n].supply, corrected.nations[n].supply) << what;
    EXPECT_EQ(moved.nations[n].box, corrected.nations[n].box) << what;
    EXPECT_EQ(moved.nations[n].cities, corrected.nations[n].cities) << what;
    EXPECT_EQ(moved.nations[n].temples, corrected.nations[n].temples) << what;
    EXPECT_EQ(moved.nations[n].walls, corrected.nations[n].walls) << what;
    EXPECT_EQ(moved.nations[n].knowHow, corrected.nations[n].knowHow) << what;
    EXPECT_EQ(moved.nations[n].rondel, corrected.nations[n].rondel) << what;
  }
  for (std::size_t p = 0; p < moved.fixed.provinces; ++p) {
    const ProvinceState &a = moved.provinces[p], &b = corrected.provinces[p];
    EXPECT_EQ(a.owner, b.owner) << what;
    EXPECT_EQ(a.temple, b.temple) << what;
    EXPECT_EQ(a.wall, b.wall) << what;
    for (std::size_t n = 0; n < moved.nations.size(); ++n)
      for (const Kind kind : {Kind::legion, Kind::galley})
        EXPECT_EQ(moved.units(ProvinceId(p), NationId(n), kind),
                  corrected.units(ProvinceId(p), NationId(n), kind))
            << what;
  }
}

TEST(AsCorrection, DoesToTheTableWhatTheMoveDoes) {
  std::map<std::size_t, int> compared;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = test::simulatedLog(ruleset, 1);
    GameState state = begin(log.game()).value();
    for (const NodeIndex node : log.path(log.mainHead())) {
      if (node == 0) continue;
      const Event& event = log[node].event;
      const GameState before = state;
      ASSERT_FALSE(annales::apply(state, event));
      const bool taken =
          std::holds_alternative<RondelMoved>(event) || std::holds_alternative<TempleBuilt>(event) ||
          std::holds_alternative<WallBuilt>(event) || std::holds_alternative<UnitsArmed>(event) ||
          std::holds_alternative<UnitsMoved>(event) || std::holds_alternative<CityFounded>(event) ||
          std::holds_alternative<KnowHowDeveloped>(event) || std::holds_alternative<UnitsRecruited>(event);
      if (!taken || ++compared[event.index()] > 20) continue;
      Corrected made = asCorrection(log.game(), before, event);
      made.more->reason = std::make_shared<const std::string>("all the same");
      GameState corrected = before;
      const Refusal refusal = annales::apply(corrected, made);
      ASSERT_FALSE(refusal) << nameOf(event);
      expectSameTable(state, corrected, std::string(nameOf(event)));
    }
  }
  EXPECT_GE(compared.size(), 7U);
}

TEST(AsCorrection, TakesNoMoreThanThereIs) {
  const EventLog log = test::simulatedLog(RulesetId::antike, 1);
  const GameState state = begin(log.game()).value();
  const TempleBuilt dear{NationId(0), ProvinceId(0), amountOf(Resource::marble, 400)};
  const Corrected made = asCorrection(log.game(), state, dear);
  EXPECT_EQ(made.change[Resource::marble], -state.nations[0].stock[indexOf(Resource::marble)]);
}

} // namespace
} // namespace annales
