#include "importers/published/published_games.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "importers/published/publishers.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>
#include <unordered_map>

namespace annales::inline importers {
namespace {

constexpr std::size_t kStampDigits = 16;
constexpr std::size_t kGamesOfBlock = 500; // games

std::string sumOfText(std::string_view text) {
  return hexOf(sha256(text)).substr(0, kStampDigits);
}

std::string hexNumber(std::uint64_t number) {
  return fmt::format("{:016x}", number);
}

void putSeat(JsonWriter& json, const FactTable& table, SeatRow seat) {
  const SeatColumns& seats = table.seats();
  json.beginObject();
  json.field("first_personage_round", static_cast<int>(seats.firstPersonageRound[seat]));
  json.key("gains");
  json.beginArray();
  const std::size_t end =
      seat + 1 < seats.firstGain.size() ? seats.firstGain[seat + 1] : table.gains().size();
  for (std::size_t i = seats.firstGain[seat]; i < end; ++i) {
    json.value(static_cast<int>(table.gains()[i].round));
    json.value(static_cast<int>(table.gains()[i].personages));
  }
  json.endArray();
  json.field("idle_turns", static_cast<int>(seats.idleTurns[seat]));
  json.field("left", static_cast<int>(seats.left[seat]));
  json.field("nation", table.words()[seats.nation[seat]]);
  json.field("opening", hexNumber(seats.opening[seat].bits()));
  json.field("personages", static_cast<int>(seats.personages[seat]));
  json.field("place", static_cast<int>(seats.place[seat]));
  json.field("player", table.words()[seats.player[seat]]);
  json.field("rating", static_cast<int>(seats.rating[seat]));
  json.field("turns", static_cast<int>(seats.turns[seat]));
  json.endObject();
}

std::string factsText(const FactTable& table, GameRow game) {
  const GameColumns& games = table.games();
  const auto word = [&](const std::vector<WordIndex>& column) { return table.words()[column[game]]; };
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("board", word(games.board));
  json.field("bots", static_cast<int>(games.bots[game]));
  json.field("date", word(games.date));
  json.field("event", word(games.event));
  json.field("map", word(games.map));
  json.field("options", word(games.options));
  json.field("outcome", static_cast<int>(games.outcome[game]));
  json.field("rounds", static_cast<int>(games.rounds[game]));
  json.field("ruleset", wordOf(games.ruleset[game]));
  json.key("seats");
  json.beginArray();
  for (std::size_t n = 0; n < games.nations[game]; ++n)
    putSeat(json, table, static_cast<SeatRow>(games.firstSeat[game] + n));
  json.endArray();
  json.field("site", word(games.site));
  json.endObject();
  return out;
}

/// By seat and turn the deed and the position; null where the turn did not begin.
std::string turnsText(const FactTable& table, GameRow game) {
  std::string out;
  JsonWriter json(out);
  json.beginArray();
  for (std::size_t n = 0; n < table.games().nations[game]; ++n)
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      const SeatRow seat = static_cast<SeatRow>(table.games().firstSeat[game] + n);
      const DeedIndex deed = table.turns().deed[turn][seat];
      if (deed == kNoDeed) {
        json.null();
        continue;
      }
      json.value(hexNumber(table.turns().position[turn][seat]) + table.deeds()[deed]);
    }
  json.endArray();
  return out;
}

ServerRow rowOf(const FactTable& table, GameRow game, const std::string& version) {
  ServerRow row;
  row.game = hexOf(table.games().id[game]);
  row.version = version;
  row.ruleset = wordOf(table.games().ruleset[game]);
  row.board = table.words()[table.games().board[game]];
  row.nations = std::to_string(table.games().nations[game]);
  row.facts = factsText(table, game);
  row.turns = turnsText(table, game);
  row.stamp = sumOfText(row.facts) + sumOfText(row.turns);
  return row;
}

int smallOf(ObjectReader& fields, std::string_view key, int most) {
  return fields.integer(key, 0, most);
}

std::uint64_t bitsOf(ObjectReader& fields, std::string_view key) {
  const std::string_view digits = fields.text(key);
  std::uint64_t bits = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size())
    fields.wrong(key, say("must be hexadecimal digits"));
  return bits;
}

/// Rows of the server as columns.
class FactReading {
public:
  Result<void> add(const Hash& id, std::string_view facts) {
    const auto value = json_.parse(facts);
    if (!value) return tl::unexpected(value.error());
    JsonFault fault;
    ObjectReader fields(*value, "game", fault);
    auto& [games, seats, gains, turns] = columns_;
    games.id.push_back(id);
    games.board.push_back(words_.add(fields.text("board")));
    games.bots.push_back(static_cast<std::uint8_t>(smallOf(fields, "bots", 1)));
    games.date.push_back(words_.add(fields.text("date")));
    games.event.push_back(words_.add(fields.text("event")));
    games.map.push_back(words_.add(fields.text("map")));
    games.options.push_back(words_.add(fields.text("options")));
    games.outcome.push_back(static_cast<Outcome>(smallOf(fields, "outcome", kOutcomes - 1)));
    games.rounds.push_back(static_cast<std::uint16_t>(smallOf(fields, "rounds", kMostShort)));
    games.ruleset.push_back(fields.word<RulesetId>("ruleset"));
    games.firstSeat.push_back(static_cast<SeatRow>(seats.game.size()));
    std::size_t nations = 0;
    for (const auto seat : fields.list("seats"))
      addSeat(seat, nations++, fault);
    games.nations.push_back(static_cast<std::uint8_t>(nations));
    games.site.push_back(words_.add(fields.text("site")));
    fields.finish();
    if (nations == 0 || nations > kMaxNations) fields.wrong("seats", say("must be one for each nation"));
    return fault.any() ? Result<void>(fault.failed()) : Result<void>{};
  }

  /// Those of the game that came last.
  Result<void> addTurns(std::string_view text) {
    const auto value = json_.parse(text);
    if (!value) return tl::unexpected(value.error());
    JsonFault fault;
    std::size_t place = 0;
    for (const auto turn : readList(*value, "turns", fault)) {
      auto& deeds = columns_.turns.deed[place % kOpeningTurns];
      auto& positions = columns_.turns.position[place % kOpeningTurns];
      ++place;
      if (turn.is_null()) {
        deeds.push_back(kNoDeed);
        positions.push_back(0);
        continue;
      }
      const std::string_view said = readText(turn, "turns", fault);
      const std::string_view digits = said.substr(0, std::min(said.size(), kStampDigits));
      std::uint64_t position = 0;
      std::from_chars(digits.data(), digits.data() + digits.size(), position, 16);
      deeds.push_back(deeds_.add(said.substr(digits.size())));
      positions.push_back(position);
    }
    if (place != columns_.games.nations.back() * kOpeningTurns)
      fault.set(say("{} must be one for each nation", "turns"));
    return fault.any() ? Result<void>(fault.failed()) : Result<void>{};
  }

  [[nodiscard]] FactTable take() {
    FactTable table(std::move(columns_), std::move(words_), std::move(deeds_));
    table.unitePlayers();
    return table;
  }

private:
  static constexpr int kMostShort = std::numeric_limits<std::uint16_t>::max();
  static constexpr int kMostByte = std::numeric_limits<std::uint8_t>::max();

  void addSeat(simdjson::dom::element value, std::size_t place, JsonFault& fault) {
    ObjectReader fields(value, "seat", fault);
    auto& seats = columns_.seats;
    seats.game.push_back(static_cast<GameRow>(columns_.games.id.size() - 1));
    seats.seat.push_back(static_cast<std::uint8_t>(std::min(place, kMaxNations - 1)));
    seats.firstPersonageRound.push_back(
        static_cast<std::uint8_t>(smallOf(fields, "first_personage_round", kMostByte)));
    seats.firstGain.push_back(static_cast<std::uint32_t>(columns_.gains.size()));
    bool isRound = true;
    for (const auto number : fields.list("gains")) {
      const auto byte = static_cast<std::uint8_t>(readInteger(number, 0, kMostByte, "gains", fault));
      if (isRound)
        columns_.gains.push_back({byte, 0});
      else
        columns_.gains.back().personages = byte;
      isRound = !isRound;
    }
    seats.idleTurns.push_back(static_cast<std::uint16_t>(smallOf(fields, "idle_turns", kMostShort)));
    seats.left.push_back(static_cast<std::uint16_t>(smallOf(fields, "left", kMostShort)));
    seats.nation.push_back(words_.add(fields.text("nation")));
    seats.opening.emplace_back(bitsOf(fields, "opening"));
    seats.personages.push_back(static_cast<std::uint8_t>(smallOf(fields, "personages", kMostByte)));
    seats.place.push_back(static_cast<std::uint8_t>(smallOf(fields, "place", kMostByte)));
    seats.player.push_back(words_.add(fields.text("player")));
    seats.rating.push_back(
        static_cast<std::int16_t>(fields.integer("rating", -1, std::numeric_limits<std::int16_t>::max())));
    seats.turns.push_back(static_cast<std::uint16_t>(smallOf(fields, "turns", kMostShort)));
    fields.finish();
  }

  StrictJson json_;
  FactColumns columns_;
  WordList words_, deeds_;
};

std::string versionNow() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::to_string(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

using ServerStamps = std::unordered_map<std::string, std::string>; // by game, the newest

Result<ServerStamps> stampsOn(FactServer& server, const std::string& table, std::string_view stamp) {
  ServerStamps stamps;
  const auto asked =
      server.ask(fmt::format("SELECT game, {} FROM {} ORDER BY version", stamp, table), [&](auto& cells) {
        if (cells.size() != 2) return false;
        stamps[cells[0]] = cells[1];
        return true;
      });
  if (!asked) return tl::unexpected(asked.error());
  return stamps;
}

/// What the server does not have yet, or has otherwise.
class Publishing {
public:
  Publishing(FactServer& server, std::string version) : server_(server), version_(std::move(version)) {}

  Result<void> begin() {
    if (auto ready = server_.prepare(); !ready) return ready;
    auto rows = stampsOn(server_, server_.table(), "stamp");
    if (!rows) return tl::unexpected(rows.error());
    stamps_ = *std::move(rows);
    const auto columns = server_.exists(server_.columnTable());
    if (!columns) return tl::unexpected(columns.error());
    withColumns_ = *columns;
    if (!withColumns_) return {};
    auto marks = stampsOn(server_, server_.columnTable(), "mark");
    if (!marks) return tl::unexpected(marks.error());
    marks_ = *std::move(marks);
    return {};
  }
  Result<void> add(const FactTable& table, GameRow game) {
    ServerRow row = rowOf(table, game, version_);
    const bool known = stamps_.contains(row.game);
    const bool same = isKnown(stamps_, row.game, row.stamp);
    bool sameColumns = true;
    if (withColumns_) {
      ServerCells cells = cellsOf(table, game, version_);
      sameColumns = isKnown(marks_, row.game, cells[kMarkColumn].front());
      if (!sameColumns) cells_.push_back(std::move(cells));
    }
    ++(same && sameColumns ? counts_.there : known ? changed_ : added_);
    if (!same) rows_.push_back(std::move(row));
    return std::max(rows_.size(), cells_.size()) < kGamesOfBlock ? Result<void>{} : put();
  }
  /// The rest; then how many games there are for anybody who asks.
  Result<PublishCounts> end(std::string_view club) {
    if (auto done = put(); !done) return tl::unexpected(done.error());
    const auto games = static_cast<std::size_t>(
        std::ranges::count_if(stamps_, [](const auto& one) { return !isPublishersRow(one.first); }));
    if (auto done = putPublisher(server_, club, games, versionNow(), withColumns_); !done)
      return tl::unexpected(done.error());
    return counts_;
  }

private:
  /// Whether the server has it so; from now on it has.
  static bool isKnown(ServerStamps& stamps, const std::string& game, const std::string& stamp) {
    return std::exchange(stamps[game], stamp) == stamp;
  }
  Result<void> put() {
    if (!rows_.empty())
      if (auto done = server_.put(rows_); !done) return done;
    if (!cells_.empty())
      if (auto done = server_.putColumns(cells_); !done) return done;
    rows_.clear();
    cells_.clear();
    counts_.added += std::exchange(added_, 0);
    counts_.changed += std::exchange(changed_, 0);
    return {};
  }

  FactServer& server_;
  std::string version_;
  bool withColumns_ = false;
  ServerStamps stamps_, marks_;
  std::vector<ServerRow> rows_;         // the block, and
  std::vector<ServerCells> cells_;      // that of the second table
  std::size_t added_ = 0, changed_ = 0; // in the block
  PublishCounts counts_;
};

/// How many games there are, where that is not fewer than any publisher has counted.
Result<std::size_t> countedOn(FactServer& server) {
  const auto publishers = publishersOn(server);
  if (!publishers) return tl::unexpected(publishers.error());
  std::size_t games = 0;
  const auto asked = server.ask(
      fmt::format("SELECT {} FROM {} WHERE game NOT LIKE 'club:%'", server.different("game"), server.table()),
      [&](auto& cells) {
        std::from_chars(cells[0].data(), cells[0].data() + cells[0].size(), games);
        return true;
      });
  if (!asked) return tl::unexpected(asked.error());
  if (auto all = holdsAll(*publishers, games, server.table()); !all) return tl::unexpected(all.error());
  return games;
}

std::string whereOf(const GameConditions& games) {
  std::string where = "game NOT LIKE 'club:%'";
  if (games.ruleset) where += fmt::format(" AND ruleset = '{}'", wordOf(*games.ruleset));
  if (!games.board.empty() && games.board.find_first_of("'\\") == std::string::npos)
    where += fmt::format(" AND board = '{}'", games.board);
  if (games.nations) where += fmt::format(" AND nations = {}", *games.nations);
  return where;
}

} // namespace

Result<PublishCounts> publish(FactServer& server, const FactTable& table, std::string_view club,
                              const std::atomic<bool>* cancel,
                              const std::function<void(std::size_t, std::size_t)>& progress) {
  Publishing publishing(server, versionNow());
  if (auto begun = publishing.begin(); !begun) return tl::unexpected(begun.error());
  for (GameRow game = 0; game < table.gameCount(); ++game) {
    if (cancel != nullptr && *cancel) return failure(std::string("cancelled"));
    if (auto added = publishing.add(table, game); !added) return tl::unexpected(added.error());
    if (progress) progress(game + 1, table.gameCount());
  }
  return publishing.end(club);
}

Result<FactTable> publishedTable(FactServer& server, const GameConditions& games, bool withTurns,
                                 const std::function<void(std::size_t, std::size_t)>& progress) {
  const auto all = countedOn(server);
  if (!all) return tl::unexpected(all.error());
  FactReading reading;
  std::string last;
  std::size_t read = 0;
  Result<void> wrong;
  const auto take = [&](std::vector<std::string>& cells) -> Result<void> {
    const std::size_t columns = withTurns ? 4 : 3;
    const auto id = cells.size() == columns ? hashFromHex(cells[0]) : std::nullopt;
    if (!id) return failure("a row is cut off");
    if (cells[0] == last) return {}; // an older version, or the same again
    if (cells[0] < last) return failure("the rows are not in their order");
    last = cells[0];
    const bool sound = cells[1].size() == 2 * kStampDigits &&
                       cells[1].substr(0, kStampDigits) == sumOfText(cells[2]) &&
                       (!withTurns || cells[1].substr(kStampDigits) == sumOfText(cells[3]));
    if (!sound) return failure("the game {} is not as it was published", cells[0]);
    if (auto added = reading.add(*id, cells[2]); !added) return added;
    if (withTurns)
      if (auto added = reading.addTurns(cells[3]); !added) return added;
    if (progress) progress(++read, *all);
    return {};
  };
  const auto asked = server.ask(
      fmt::format("SELECT game, stamp, facts{} FROM {} WHERE {} ORDER BY {}, version DESC",
                  withTurns ? ", turns" : "", server.table(), whereOf(games), server.inBytes("game")),
      [&](std::vector<std::string>& cells) {
        wrong = take(cells);
        return wrong.has_value();
      });
  if (!wrong) return failure("{}: {}", server.table(), wrong.error().part());
  if (!asked) return tl::unexpected(asked.error());
  return reading.take();
}

} // namespace annales::inline importers
