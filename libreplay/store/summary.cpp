#include "libreplay/store/summary.h"

#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "libreplay/log/tags.h"
#include "libreplay/remarks/standing.h"
#include "libreplay/store/remark_index.h"
#include "libreplay/store/schema.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::string playersOf(const GameSummary& summary) {
  std::string players;
  for (const auto& [name, value] : summary.tags)
    if (name.starts_with("player.")) players += value + '\n';
  return players;
}

std::string nationsOf(const GameSummary& summary) {
  std::string nations;
  for (const std::string& nation : summary.nations)
    nations += (nations.empty() ? "" : " ") + nation;
  return nations;
}

std::string tagList(const GameSummary& summary) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  for (const auto& [name, value] : summary.tags) {
    json.escapedKey(name);
    json.value(value);
  }
  json.endObject();
  return text;
}

/// From the last event back: each move goes to the front of its nation's.
class RondelMoves {
public:
  explicit RondelMoves(std::size_t nations) : moves_(nations) {}

  void note(const Event& event) {
    if (const auto* moved = std::get_if<RondelMoved>(&event))
      moves_[moved->nation.index()] += static_cast<char>('0' + indexOf(moved->to));
  }
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& moves : moves_) {
      if (&moves != moves_.data()) all += ' ';
      all.append(moves.rbegin(), moves.rend());
    }
    return all;
  }

private:
  std::vector<std::string> moves_; // the last one first
};

void note(GameSummary& summary, const Event& event, const Game& game) {
  if (const auto* round = std::get_if<RoundBegan>(&event))
    summary.rounds = std::max<std::uint32_t>(summary.rounds, round->round);
  if (const auto* end = std::get_if<GameEnded>(&event)) {
    summary.ended = true;
    summary.reason = end->reason;
    if (end->winner.exists()) summary.winner = game.nationWord(end->winner);
  }
}

} // namespace

GameSummary summarize(const EventLog& log) {
  const Game& game = log.game();
  GameSummary summary;
  summary.id = log.id();
  summary.ruleset = game.setup->ruleset;
  summary.map = game.setup->mapHash;
  for (const NationSetup& nation : game.setup->nations)
    summary.nations.push_back(nation.nation);
  summary.tags = log.tags();
  const NodeIndex head = log.mainHead();
  summary.events = log[head].seq + 1;
  summary.stored = static_cast<std::uint32_t>(log.size());
  summary.remarks = static_cast<std::uint32_t>(standingRemarks(log.annotations()).size());
  RondelMoves moves(summary.nations.size());
  for (NodeIndex at = head; at != kNoNode; at = log[at].parent) {
    note(summary, log[at].event, game);
    moves.note(log[at].event);
  }
  summary.rondel = moves.text();
  return summary;
}

namespace {

/// Calls `use` with the cells of the catalogue's row, in the order of its columns.
template <class Use> auto withCells(std::int64_t game, const GameSummary& summary, Use use) {
  const std::string_view reason = summary.reason ? wordOf(*summary.reason) : std::string_view{};
  return use(game, wordOf(summary.ruleset), nationsOf(summary), playersOf(summary),
             tagOf(summary.tags, "date"), tagOf(summary.tags, "event"), summary.ended ? 1 : 0, summary.winner,
             reason, summary.rounds, summary.events, summary.stored, summary.remarks, tagList(summary),
             summary.rondel);
}

} // namespace

void writeSummary(Connection& connection, std::int64_t game, const GameSummary& summary) {
  withCells(game, summary, [&](const auto&... cells) {
    Query(connection,
          "INSERT OR REPLACE INTO summaries (game, ruleset, nations, players, date, event, ended, winner, "
          "reason, rounds, events, stored, remarks, tags, rondel) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          cells...)
        .run();
  });
}

bool isSummary(Connection& connection, std::int64_t game, const GameSummary& summary) {
  // `IS` compares types, too; a catalogue of an earlier version has no rondel.
  const char* sql =
      catalogueKnowsRondel(connection.db())
          ? "SELECT 1 FROM summaries WHERE game = ? AND ruleset IS ? AND nations IS ? AND players "
            "IS ? AND date IS ? AND event IS ? AND ended IS ? AND winner IS ? AND reason IS ? AND "
            "rounds IS ? AND events IS ? AND stored IS ? AND remarks IS ? AND tags IS ? AND "
            "rondel IS ?"
          : "SELECT 1 FROM summaries WHERE game = ? AND ruleset IS ? AND nations IS ? AND players "
            "IS ? AND date IS ? AND event IS ? AND ended IS ? AND winner IS ? AND reason IS ? AND "
            "rounds IS ? AND events IS ? AND stored IS ? AND remarks IS ? AND tags IS ? AND "
            "? IS NOT NULL";
  return withCells(game, summary,
                   [&](const auto&... cells) { return Query(connection, sql, cells...).next(); });
}

std::vector<std::vector<Space>> spacesOf(const GameSummary& game) {
  std::vector<std::vector<Space>> all(game.nations.size());
  std::size_t nation = 0;
  for (const char c : game.rondel) {
    const auto digit = static_cast<std::size_t>(c - '0');
    if (c == ' ')
      ++nation;
    else if (nation < all.size() && digit < Words<Space>::list.size())
      all[nation].push_back(static_cast<Space>(digit));
  }
  return all;
}

std::map<std::string, std::string> readTagList(std::string_view text) {
  std::map<std::string, std::string> tags;
  StrictJson json;
  const auto object = json.parse(text);
  if (!object || !object->is_object()) return tags;
  for (const auto& [name, value] : object->get_object())
    if (value.is_string()) tags.emplace(name, value.get_string().value());
  return tags;
}

void writeDerived(Connection& connection, std::int64_t game, const EventLog& log) {
  writeDerived(connection, game, log, summarize(log));
}

void writeDerived(Connection& connection, std::int64_t game, const EventLog& log,
                  const GameSummary& summary) {
  writeSummary(connection, game, summary);
  indexRemarks(connection, game, log);
}

} // namespace annales::inline replay
