// Which cells of the tidy tables may be empty: what `dictionary.csv` promises to databases.
#include "libreplay/facts/tidy_empty.h"
#include "libreplay/facts/tidy_game.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(TidyEmpty, NoOtherCellOfAGameIsEmpty) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const EventLog log = test::simulatedLog(ruleset, seed);
      const TidyGame game = tidyOf(mainLineOf(log));
      for (std::size_t t = 0; t < kTidyTables; ++t) {
        const auto table = static_cast<TidyTable>(t);
        const auto columns = columnsOf(table).subspan(1);
        const std::vector<TidyCell>& cells = game.tables[t];
        for (std::size_t i = 0; i < cells.size(); ++i) {
          const auto* text = std::get_if<std::string>(&cells[i]);
          const bool empty =
              std::holds_alternative<std::monostate>(cells[i]) || (text != nullptr && text->empty());
          EXPECT_TRUE(!empty || mayBeEmpty(table, columns[i % columns.size()].name))
              << wordOf(table) << '.' << columns[i % columns.size()].name;
        }
      }
    }
}

/// A key that may be empty would lose rows where tables are joined.
TEST(TidyEmpty, TheKeysAreAlwaysThere) {
  for (std::size_t t = 0; t < kTidyTables; ++t)
    for (const std::string_view key : {"game", "event", "turn", "round"}) {
      const auto table = static_cast<TidyTable>(t);
      const bool header = table == TidyTable::games && key == "event"; // the occasion
      EXPECT_TRUE(header || !mayBeEmpty(table, key)) << wordOf(table) << '.' << key;
    }
}

} // namespace
} // namespace annales
