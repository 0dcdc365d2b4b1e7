// Facts that were published come back as they were, or not at all.
#include "engine/boards/board_shelf.h"
#include "importers/published/published_games.h"
#include "importers/published/server_conditions.h"
#include "libreplay/match/simulated_log.h"
#include "libreplay/openings/conditions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace annales {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// A server in memory, which understands what is asked of servers.
class MemoryServer : public FactServer {
public:
  std::vector<ServerRow> rows;
  std::size_t blocksLeft = 1000; // until it is gone
  bool there = false, withColumns = true;
  std::map<std::string, ServerCells> columns; // the newest of each game

  Result<bool> exists(const std::string& table) override { return there && (table == "t" || withColumns); }
  Result<void> prepare() override { return there = true, Result<void>{}; }
  Result<void> put(const std::vector<ServerRow>& block) override {
    if (blocksLeft-- == 0) return failure(std::string("the connection ended"));
    rows.insert(rows.end(), block.begin(), block.end());
    return {};
  }
  Result<void> putColumns(const std::vector<ServerCells>& block) override {
    for (const ServerCells& cells : block)
      columns[cells[0].front()] = cells;
    return {};
  }
  Result<void> ask(const std::string& select, const Row& row) override {
    if (select.find("FROM c") != std::string::npos) return askMarks(row);
    const bool clubs =
        select.find(" LIKE 'club:%'") != std::string::npos && select.find("NOT LIKE") == std::string::npos;
    std::vector<ServerRow> sorted = rows;
    std::ranges::stable_sort(sorted, [&](const ServerRow& a, const ServerRow& b) {
      if (select.find("ORDER BY version") != std::string::npos)
        return std::stoull(a.version) < std::stoull(b.version);
      return a.game != b.game ? a.game < b.game : std::stoull(a.version) > std::stoull(b.version);
    });
    std::set<std::string> games;
    for (const ServerRow& one : sorted) {
      const bool isClub = one.game.starts_with("club:");
      if (select.find("LIKE") != std::string::npos && isClub != clubs) continue;
      if (!isClub) games.insert(one.game);
      if (select.starts_with("SELECT different")) continue;
      if (select.find("ruleset = 'duellum'") != std::string::npos && one.ruleset != "duellum") continue;
      std::vector<std::string> cells;
      if (select.starts_with("SELECT game, version, facts"))
        cells = {one.game, one.version, one.facts};
      else if (select.starts_with("SELECT game, stamp FROM"))
        cells = {one.game, one.stamp};
      else
        cells = {one.game, one.stamp, one.facts};
      if (select.find("facts, turns") != std::string::npos) cells.push_back(one.turns);
      if (!row(cells)) return failure(std::string("cancelled"));
    }
    std::vector<std::string> count{std::to_string(games.size())};
    if (select.starts_with("SELECT different")) row(count);
    return {};
  }
  [[nodiscard]] std::string table() const override { return "t"; }
  [[nodiscard]] std::string inBytes(std::string_view column) const override { return std::string(column); }
  [[nodiscard]] std::string different(std::string_view) const override { return "different"; }
  [[nodiscard]] std::string columnTable() const override { return "c"; }
  // What only a server can do is tested with servers (tests/scale/published.py).
  [[nodiscard]] std::string text(std::string_view text) const override { return serverText(text); }
  [[nodiscard]] std::string bitsOf(std::string_view, std::uint64_t) const override { return {}; }
  [[nodiscard]] std::string large(std::uint64_t) const override { return {}; }
  [[nodiscard]] std::string firstByteOf(std::string_view) const override { return {}; }
  [[nodiscard]] std::string markOfRow() const override { return {}; }
  [[nodiscard]] std::string someSeat(const SeatText& condition) const override {
    return "some(" + condition({}) + ")";
  }
  [[nodiscard]] std::string columnRows(bool) const override { return {}; }
  [[nodiscard]] std::string seats(const SeatsAsked&) const override { return {}; }
  [[nodiscard]] std::string joined(const std::vector<std::string>&, char) const override { return {}; }
  [[nodiscard]] std::string seatsInTurn(const SeatText&, char) const override { return {}; }
  [[nodiscard]] std::string mapped(std::string_view, const std::map<std::string, std::string>&,
                                   const std::string&) const override {
    return {};
  }
  [[nodiscard]] std::string persons(const SeatText&, const SeatText&, bool) const override { return {}; }

private:
  Result<void> askMarks(const Row& row) {
    for (const auto& [game, cells] : columns) {
      std::vector<std::string> answer{game, cells[kMarkColumn].front()};
      if (!row(answer)) return failure(std::string("cancelled"));
    }
    return {};
  }
};

FactTable games(std::string_view map, RulesetId ruleset, int nations, std::uint64_t count,
                std::uint64_t seed) {
  SimulateSpec spec;
  spec.board = BoardShelf::builtIn().find(map);
  spec.ruleset = ruleset;
  spec.nations = nations;
  spec.seed = seed;
  std::map<Hash, GameFacts> facts;
  for (std::uint64_t k = 0; k < count; ++k) {
    GameFacts game = factsOf(simulatedLog(spec, k)->log);
    game.seats[0].player = k % 2 == 0 ? "O'Brien \\N\t" : "Jürgen";
    facts.emplace(game.id, std::move(game));
  }
  FactTable table;
  for (const auto& [id, game] : facts)
    table.add(game, {.date = "2024-05-01", .event = "Tuesday\n", .site = "\"Spinne\"", .bots = true});
  table.unitePlayers();
  return table;
}

Result<PublishCounts> put(FactServer& server, const FactTable& table, std::string_view club = "a") {
  return publish(server, table, club, nullptr, {});
}

void expectEqual(const FactTable& a, const FactTable& b) {
  ASSERT_EQ(a.gameCount(), b.gameCount());
  ASSERT_EQ(a.seatCount(), b.seatCount());
  EXPECT_EQ(a.games().id, b.games().id);
  EXPECT_EQ(a.games().rounds, b.games().rounds);
  EXPECT_EQ(a.games().outcome, b.games().outcome);
  EXPECT_EQ(a.games().bots, b.games().bots);
  EXPECT_EQ(a.games().nations, b.games().nations);
  const auto word = [](const FactTable& table, WordIndex at) { return table.words()[at]; };
  for (GameRow game = 0; game < a.gameCount(); ++game) {
    EXPECT_EQ(word(a, a.games().board[game]), word(b, b.games().board[game]));
    EXPECT_EQ(word(a, a.games().options[game]), word(b, b.games().options[game]));
    EXPECT_EQ(word(a, a.games().date[game]), word(b, b.games().date[game]));
    EXPECT_EQ(word(a, a.games().event[game]), word(b, b.games().event[game]));
    EXPECT_EQ(word(a, a.games().site[game]), word(b, b.games().site[game]));
    EXPECT_EQ(word(a, a.games().map[game]), word(b, b.games().map[game]));
  }
  EXPECT_EQ(a.seats().place, b.seats().place);
  EXPECT_EQ(a.seats().personages, b.seats().personages);
  EXPECT_EQ(a.seats().firstPersonageRound, b.seats().firstPersonageRound);
  EXPECT_EQ(a.seats().turns, b.seats().turns);
  EXPECT_EQ(a.seats().idleTurns, b.seats().idleTurns);
  EXPECT_EQ(a.seats().left, b.seats().left);
  EXPECT_EQ(a.seats().rating, b.seats().rating);
  EXPECT_EQ(a.seats().opening, b.seats().opening);
  EXPECT_EQ(a.seats().firstGain, b.seats().firstGain);
  for (SeatRow seat = 0; seat < a.seatCount(); ++seat) {
    EXPECT_EQ(word(a, a.seats().nation[seat]), word(b, b.seats().nation[seat]));
    EXPECT_EQ(word(a, a.seats().player[seat]), word(b, b.seats().player[seat]));
    EXPECT_EQ(a.personagesAt(seat, 12), b.personagesAt(seat, 12));
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      const DeedIndex of = a.turns().deed[turn][seat], to = b.turns().deed[turn][seat];
      EXPECT_EQ(of == kNoDeed ? "" : a.deeds()[of], to == kNoDeed ? "" : b.deeds()[to]);
      EXPECT_EQ(a.turns().position[turn][seat], b.turns().position[turn][seat]);
    }
  }
}

TEST(PublishedGames, ComeBackAsTheyWere) {
  const FactTable table = games("occident", RulesetId::antike, 4, 6, 1);
  MemoryServer server;
  const auto counts = put(server, table);
  ASSERT_TRUE(counts) << counts.error().message;
  EXPECT_EQ(counts->added, 6U);
  const auto back = publishedTable(server, {}, true, {});
  ASSERT_TRUE(back) << back.error().message;
  expectEqual(table, *back);
  const auto plain = publishedTable(server, {}, false, {});
  ASSERT_TRUE(plain) << plain.error().message;
  EXPECT_EQ(plain->seats().place, table.seats().place);
  EXPECT_FALSE(plain->hasTurns());
}

TEST(PublishedGames, PublishedTwiceAreThereOnce) {
  const FactTable table = games("occident", RulesetId::antike, 4, 4, 1);
  MemoryServer server;
  ASSERT_TRUE(put(server, table));
  const auto again = put(server, table);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->added + again->changed, 0U);
  EXPECT_EQ(again->there, 4U);
  std::vector<ServerRow> twice = server.rows; // as two publishers at once may leave them
  server.rows.insert(server.rows.end(), twice.begin(), twice.end());
  const auto back = publishedTable(server, {}, true, {});
  ASSERT_TRUE(back) << back.error().message;
  expectEqual(table, *back);
}

TEST(PublishedGames, OfSeveralClubsAreOneTable) {
  MemoryServer server;
  ASSERT_TRUE(put(server, games("occident", RulesetId::antike, 4, 3, 1), "a"));
  ASSERT_TRUE(put(server, games("rome-carthage", RulesetId::duellum, 2, 2, 1), "b"));
  const auto all = publishedTable(server, {}, false, {});
  ASSERT_TRUE(all) << all.error().message;
  EXPECT_EQ(all->gameCount(), 5U);
  GameConditions duellum;
  duellum.ruleset = RulesetId::duellum;
  const auto some = publishedTable(server, duellum, false, {});
  ASSERT_TRUE(some) << some.error().message;
  EXPECT_EQ(some->gameCount(), 2U);
}

TEST(PublishedGames, AreInBothTables) {
  const FactTable table = games("rome-carthage", RulesetId::duellum, 2, 3, 1);
  MemoryServer server;
  server.withColumns = false; // of an older program
  ASSERT_TRUE(put(server, table));
  EXPECT_TRUE(server.columns.empty());
  server.withColumns = true;
  const auto later = put(server, table);
  ASSERT_TRUE(later) << later.error().message;
  EXPECT_EQ(later->changed, 3U);
  EXPECT_EQ(put(server, table)->there, 3U);
  std::size_t gamesThere = 0, publishers = 0;
  for (const auto& [game, cells] : server.columns) {
    ++(cells[3].front().empty() ? publishers : gamesThere);
    if (cells[3].front().empty()) continue;
    EXPECT_EQ(cells[kMarkColumn].front(), markOf(cells));
    for (std::size_t column = 0; column < cells.size(); ++column)
      EXPECT_EQ(cells[column].size(), kServerColumns[column].ofSeats ? 2U : 1U)
          << kServerColumns[column].name;
    ServerCells other = cells;
    other.back().back() += '1';
    EXPECT_NE(markOf(other), markOf(cells));
  }
  EXPECT_EQ(gamesThere, 3U);
  EXPECT_EQ(publishers, 16U);
}

TEST(PublishedGames, GoOnAfterTheServerWasGone) {
  const FactTable table = games("rome-carthage", RulesetId::duellum, 2, 3, 1);
  MemoryServer server;
  server.blocksLeft = 0;
  EXPECT_FALSE(put(server, table));
  server.blocksLeft = 1000;
  ASSERT_TRUE(put(server, table));
  EXPECT_EQ(publishedTable(server, {}, false, {})->gameCount(), 3U);
}

TEST(PublishedGames, AreRefusedWhereSomeAreMissingOrChanged) {
  const FactTable table = games("rome-carthage", RulesetId::duellum, 2, 4, 1);
  const auto wrong = [&](const std::function<void(std::vector<ServerRow>&)>& spoil) {
    MemoryServer server;
    EXPECT_TRUE(put(server, table));
    spoil(server.rows);
    const auto back = publishedTable(server, {}, true, {});
    return back ? std::string("answered") : back.error().message;
  };
  EXPECT_THAT(wrong([](auto& rows) { rows.erase(rows.begin()); }), HasSubstr("is missing"));
  EXPECT_THAT(wrong([](auto& rows) {
                std::erase_if(rows, [](const ServerRow& row) { return row.game.starts_with("club:"); });
              }),
              HasSubstr("`annales publish`"));
  EXPECT_THAT(wrong([](auto& rows) { rows[0].facts[rows[0].facts.find("\"place\":") + 8] = '3'; }),
              HasSubstr("is not as it was published"));
  EXPECT_THAT(wrong([](auto& rows) { rows[0].turns += ' '; }), HasSubstr("is not as it was published"));
  EXPECT_THAT(wrong([](auto& rows) { rows[0].game = "x"; }), HasSubstr("cut off"));
  MemoryServer empty;
  EXPECT_THAT(publishedTable(empty, {}, false, {}).error().message, HasSubstr("`annales publish`"));
}

std::optional<ServerConditions> conditionsOf(const std::string& text,
                                             const std::vector<CountedName>& players) {
  const auto filter = readConditions(text);
  EXPECT_TRUE(filter) << text;
  static const MemoryServer server; // the conditions ask it later, too
  const auto found = serverConditions(server, *filter,
                                      {[](const std::string&) {
                                         return std::set<std::string>{"", "Club d'Or", "Elsewhere"};
                                       },
                                       [&] { return players; }});
  EXPECT_TRUE(found) << text;
  return *found;
}

TEST(ServerConditions, NameTheWordsThatFit) {
  const std::vector<CountedName> players{{"Anna O'Hara", 2}, {"anna  o'hara", 1}, {"Bob", 9}};
  const auto person = conditionsOf("player=ANNA O'HARA", players);
  ASSERT_TRUE(person);
  EXPECT_EQ(person->seats({}), "player IN ('Anna O\\'Hara', 'anna  o\\'hara')");
  EXPECT_EQ(conditionsOf("player=Carl", players)->seats({}), "1 = 0");
  EXPECT_EQ(conditionsOf("with=bob; site=d'or; seat=2", players)->games,
            "nations > 0 AND site IN ('Club d\\'Or') AND some(player IN ('Bob'))");
  EXPECT_EQ(conditionsOf("", players)->seats({}), "1 = 1");
}

TEST(ServerConditions, AreNotForTooManyWordsOrForGamesOneByOne) {
  std::vector<CountedName> players;
  for (int i = 0; i < 2001; ++i)
    players.push_back({"Anna " + std::to_string(i), 1});
  EXPECT_FALSE(conditionsOf("player=~anna", players));
  players.pop_back();
  EXPECT_TRUE(conditionsOf("player=~anna", players));
  FactFilter some;
  some.games.among = GameSet(std::set<Hash>{});
  const MemoryServer server;
  EXPECT_FALSE(*serverConditions(server, some, {}));
}

TEST(FactServers, AreNamedByUrls) {
  const auto read = readServerUrl("clickhouse://a:b@h:1/d?table=games_all&x=y");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->rest, "clickhouse://a:b@h:1/d?x=y");
  EXPECT_EQ(read->table, "games_all");
  EXPECT_FALSE(readServerUrl("postgresql://h/d?table=a;DROP TABLE b"));
  EXPECT_FALSE(FactServer::open("mysql://h/d"));
  EXPECT_FALSE(FactServer::open("clickhouse://"));
}

TEST(FactServers, ReadCellsAsTheyWereWritten) {
  const std::string hostile("\\N\t\n\r\\\\t'\"\b\f", 12);
  std::string line;
  appendTabCell(line, hostile);
  line += '\t';
  appendTabCell(line, "");
  EXPECT_THAT(tabCells(line), ElementsAre(hostile, ""));
  EXPECT_EQ(serverText("O'Brien \\"), "'O\\'Brien \\\\'");
}

} // namespace
} // namespace annales
