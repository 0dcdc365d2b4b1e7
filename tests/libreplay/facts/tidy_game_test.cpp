// Rows of the tidy tables, held against the events and states of the same games.
#include "engine/fold/apply.h"
#include "libreplay/facts/tidy_game.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace annales {
namespace {

using test::simulatedLog;

/// Cells of one table by the names of their columns.
class TidyCells {
public:
  TidyCells(const TidyGame& game, TidyTable table)
      : cells_(game.tables[indexOf(table)]), columns_(columnsOf(table).subspan(1)) {}
  [[nodiscard]] std::size_t rows() const { return cells_.size() / columns_.size(); }
  [[nodiscard]] std::int64_t number(std::size_t row, std::string_view column) const {
    return std::get<std::int64_t>(cell(row, column));
  }
  [[nodiscard]] std::string text(std::size_t row, std::string_view column) const {
    const auto* text = std::get_if<std::string>(&cell(row, column));
    return text == nullptr ? std::string() : *text;
  }

private:
  [[nodiscard]] const TidyCell& cell(std::size_t row, std::string_view column) const {
    const auto found = std::ranges::find(columns_, column, &TidyColumn::name);
    return cells_.at(row * columns_.size() + static_cast<std::size_t>(found - columns_.begin()));
  }
  const std::vector<TidyCell>& cells_;
  std::span<const TidyColumn> columns_;
};

int unitsOnBoard(const GameState& state, NationId nation) {
  int units = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    for (const Kind kind : {Kind::legion, Kind::galley, Kind::commander, Kind::admiral})
      units += state.units(ProvinceId(p), nation, kind);
  return units;
}

bool isFight(const Event& event) {
  return std::holds_alternative<BattleFought>(event) || std::holds_alternative<CityConquered>(event) ||
         std::holds_alternative<NeutralTempleDestroyed>(event);
}

TEST(TidyGame, BattlesHaveTheLossesOfBothSidesAlsoInAConquest) {
  std::int64_t inConquests = 0;
  for (int k = 0; k < 18; ++k) {
    const EventLog log = simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k));
    const MainLine line = mainLineOf(log);
    const TidyGame tidy = tidyOf(line);
    const TidyCells battles(tidy, TidyTable::battles);
    GameState state = *begin(line.begun.game);
    std::size_t row = 0;
    for (std::size_t i = 0; i < line.events.size(); ++i) {
      std::map<std::string, int> before;
      for (std::size_t n = 0; n < log.game().nations(); ++n)
        before[log.game().nationWord(NationId(n))] = unitsOnBoard(state, NationId(n));
      ASSERT_FALSE(apply(state, line.events[i]));
      if (!isFight(line.events[i])) continue;
      std::map<std::string, std::int64_t> lost;
      for (std::size_t n = 0; n < log.game().nations(); ++n) {
        const std::string nation = log.game().nationWord(NationId(n));
        lost[nation] = before[nation] - unitsOnBoard(state, NationId(n));
      }
      ASSERT_LT(row, battles.rows());
      EXPECT_EQ(battles.number(row, "event"), static_cast<std::int64_t>(i) + 1);
      std::int64_t own = 0, others = 0;
      for (const std::string kind : {"legions", "galleys", "commanders", "admirals"}) {
        own += battles.number(row, kind);
        others += battles.number(row, "opponent_" + kind);
      }
      EXPECT_EQ(own, lost[battles.text(row, "nation")]);
      EXPECT_EQ(others, lost[battles.text(row, "opponent")]);
      EXPECT_EQ(battles.number(row, "opponent_units"), others);
      if (battles.text(row, "what") == "conquest") inConquests += others;
      ++row;
    }
    EXPECT_EQ(row, battles.rows());
  }
  EXPECT_GT(inConquests, 0) << "nothing was tested";
}

TEST(TidyGame, CardsHaveARowForEachThatWasTakenOrPlayed) {
  const EventLog log = simulatedLog(RulesetId::duellum, 5);
  const MainLine line = mainLineOf(log);
  const TidyGame tidy = tidyOf(line);
  const TidyCells cards(tidy, TidyTable::cards);
  std::size_t row = 0;
  const auto expectRow = [&](std::size_t event, std::string_view what, NationId nation, CardId card) {
    ASSERT_LT(row, cards.rows());
    EXPECT_EQ(cards.number(row, "event"), static_cast<std::int64_t>(event) + 1);
    EXPECT_EQ(cards.text(row, "what"), what);
    EXPECT_EQ(cards.text(row, "nation"), log.game().nationWord(nation));
    EXPECT_EQ(cards.text(row, "card"), log.game().ruleset->deck[card.index()].id);
    if (what == "taken") {
      EXPECT_NE(cards.text(row, "acting_nation"), log.game().nationWord(nation)) << "the other nation takes";
    }
    ++row;
  };
  for (std::size_t i = 0; i < line.events.size(); ++i) {
    if (const auto* taken = std::get_if<CardTaken>(&line.events[i]))
      expectRow(i, "taken", taken->nation, taken->card);
    if (const auto* played = std::get_if<CardPlayed>(&line.events[i]))
      expectRow(i, "played", played->nation, played->card);
  }
  EXPECT_GT(row, 0U) << "nothing was tested";
  EXPECT_EQ(row, cards.rows());
}

} // namespace
} // namespace annales
