#include "importers/work/work_rows.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "importers/readers/format.h"
#include "libreplay/match/simulated_log.h"
#include "libreplay/store/analysis_blob.h"
#include "libreplay/store/segment.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <utility>

namespace annales::inline importers {
namespace {

constexpr std::uint64_t kMostOfRow = 1'000'000'000'000;

void appendByteHex(std::string& out, std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 0xFU];
  }
}

std::string byteHex(std::string_view bytes) {
  std::string out;
  appendByteHex(out, bytes);
  return out;
}

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

std::string readHexText(ObjectReader& fields, std::string_view key) {
  const std::string_view digits = fields.text(key);
  std::string bytes;
  bytes.reserve(digits.size() / 2);
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    const int high = hexDigit(digits[i]), low = hexDigit(digits[i + 1]);
    if (high < 0 || low < 0) break;
    bytes += static_cast<char>(high * 16 + low);
  }
  if (bytes.size() * 2 != digits.size()) fields.wrong(key, say("must be hexadecimal digits"));
  return bytes;
}

std::uint64_t readNumber(ObjectReader& fields, std::string_view key) {
  std::int64_t number = 0;
  if (fields.field(key).get(number) != simdjson::SUCCESS || number < 0 ||
      std::cmp_greater(number, kMostOfRow)) {
    fields.wrong(key, say("must be a whole number"));
    return 0;
  }
  return static_cast<std::uint64_t>(number);
}

/// The events of a game whose beginning its number tells, packed as in a library.
Result<void> putLog(JsonWriter& json, const EventLog& log) {
  const auto segment = packSegment(log, 1);
  if (!segment) return tl::unexpected(segment.error());
  json.beginObject();
  json.field("count", static_cast<std::int64_t>(segment->count));
  json.field("events", byteHex(segment->events));
  json.key("tags");
  json.beginObject();
  for (const auto& [name, value] : log.tags()) {
    json.escapedKey(name);
    json.value(value);
  }
  json.endObject();
  json.field("tips", byteHex(segment->tips));
  json.endObject();
  return {};
}

Result<EventLog> readLog(simdjson::dom::element value, const NewGame& begun, JsonFault& fault) {
  ObjectReader fields(value, "log", fault);
  Segment segment;
  segment.first = 1;
  segment.count = static_cast<std::uint32_t>(readNumber(fields, "count"));
  segment.events = readHexText(fields, "events");
  EventLog log(begun);
  for (const auto tag : readObject(fields.field("tags"), "tags", fault))
    log.setTag(std::string(tag.key), std::string(readText(tag.value, "tags", fault)));
  segment.tips = readHexText(fields, "tips");
  fields.finish();
  if (fault.any()) return fault.failed();
  if (auto read = unpackSegment(log, segment); !read) return tl::unexpected(read.error());
  if (auto named = log.setLine(kMainLine, static_cast<NodeIndex>(log.size() - 1)); !named)
    return tl::unexpected(named.error());
  return log;
}

Result<std::string> playedRow(const SimulateWork& work, std::uint64_t k, const Watch& watch) {
  const auto played = simulatedLog(work.spec, k, watch.cancel);
  if (!played) return tl::unexpected(played.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("game", static_cast<std::int64_t>(k));
  json.key("log");
  if (auto put = putLog(json, played->log); !put) return tl::unexpected(put.error());
  json.endObject();
  return out;
}

Result<std::string> setRow(const MatchWork& work, std::uint64_t k, const Watch& watch) {
  const auto set = playedSet(work.design, k, watch);
  if (!set) return tl::unexpected(set.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("games");
  json.beginArray();
  for (const MatchGame& game : *set) {
    json.beginObject();
    json.key("players");
    json.beginArray();
    for (const std::size_t player : game.players)
      json.value(static_cast<std::int64_t>(player));
    json.endArray();
    json.field("rounds", game.rounds);
    json.key("winner");
    if (game.winner.exists())
      json.value(static_cast<std::int64_t>(game.winner.index()));
    else
      json.null();
    json.endObject();
  }
  json.endArray();
  json.field("set", static_cast<std::int64_t>(k));
  json.endObject();
  return out;
}

Result<std::string> labRow(const LabPlayer& play, bool keeps, std::uint64_t k) {
  const auto game = play(k);
  if (!game) return tl::unexpected(game.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("decided", game->decided);
  json.field("followed", game->followed);
  json.field("game", static_cast<std::int64_t>(k));
  json.field("head", hexOf(game->head));
  if (keeps) {
    json.key("log");
    if (auto put = putLog(json, *game->log); !put) return tl::unexpected(put.error());
  }
  json.field("won", game->won);
  json.endObject();
  return out;
}

/// Rows for the places of a range, made by several threads.
template <class Make>
Result<std::vector<std::string>> rowsOf(const UnitRange& range, std::uint64_t amount, const Watch& watch,
                                        const Make& make) {
  std::mutex mutex;
  std::uint64_t done = 0;
  return numberedWork<std::string>(range.from, range.to, watch, [&](std::uint64_t k) {
    auto row = make(k);
    const std::lock_guard lock(mutex);
    ++done;
    watch.tell(done * amount / range.size(), amount);
    return row;
  });
}

Result<std::string> saidRow(const Hash& game, const SaidPlace& place, const TurnSaid& said,
                            const Game& rules) {
  std::string bytes;
  if (auto put = appendSaid(bytes, said, rules); !put) return tl::unexpected(put.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("from", hexOf(place.from));
  json.field("game", hexOf(game));
  json.field("said", byteHex(bytes));
  json.field("until", hexOf(place.until));
  json.endObject();
  return out;
}

AnalysisEffort effortFor(const AnalyseWork& work, const EventLog& log) {
  AnalysisEffort effort = work.effort;
  if (auto companies = companiesOf(work.against, log)) {
    effort.company = companies->first;
    if (effort.budget >= kLeastJudging) effort.beside = std::move(companies->beside);
  }
  return effort;
}

/// Turn by turn, in the order of the line, whichever thread finds what.
Result<void> analyseInto(std::vector<std::string>& rows, const AnalyseWork& work, const EventLog& log,
                         const Watch& watch) {
  const AnalysisLine line(log, log.mainHead());
  std::map<std::pair<std::size_t, std::size_t>, std::pair<TurnSpot, TurnSaid>> found;
  AnalysisWatch looking;
  static_cast<Watch&>(looking) = watch;
  looking.found = [&](const TurnSpot& spot, const TurnSaid& said) {
    found.insert_or_assign({spot.event, spot.next}, std::pair(spot, said));
  };
  const std::vector<Event> events = log.eventsTo(log.mainHead());
  const auto analysis = analysedGame(log.game(), events, effortFor(work, log), looking);
  if (!analysis) return tl::unexpected(analysis.error());
  for (const auto& [key, one] : found) {
    auto row = saidRow(log.id(), line.placeOf(one.first), one.second, log.game());
    if (!row) return tl::unexpected(row.error());
    rows.push_back(*std::move(row));
  }
  return {};
}

Result<std::vector<std::shared_ptr<const EventLog>>> gamesIn(const std::string& text) {
  std::vector<std::shared_ptr<const EventLog>> games;
  std::istringstream in(text);
  AnyReader reader(ReadRequest{.shelf = BoardShelf::builtIn(),
                               .whole =
                                   [&](const std::shared_ptr<const EventLog>& log) {
                                     games.push_back(log);
                                     return true;
                                   },
                               .threads = 1});
  if (const auto rejection = reader.read(in)) return tl::unexpected(Error(*rejection));
  return games;
}

Result<std::vector<std::string>> analysedRows(const AnalyseWork& work, std::uint64_t task,
                                              const std::string& text, const Watch& watch) {
  const auto games = gamesIn(text);
  if (!games) return tl::unexpected(games.error());
  const std::vector<Hash>& wanted = work.tasks[task - 1].games;
  if (games->size() != wanted.size()) return failure("the games of task {} are not those of the plan", task);
  std::vector<std::string> rows;
  const std::uint64_t all = work.tasks[task - 1].turns;
  std::uint64_t before = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const EventLog& log = *(*games)[i];
    if (log.id() != wanted[i]) return failure("the games of task {} are not those of the plan", task);
    Watch part = watch;
    part.progress = [&](std::uint64_t turns, std::uint64_t) { watch.tell(before + turns, all); };
    if (auto done = analyseInto(rows, work, log, part); !done) return tl::unexpected(done.error());
    before += AnalysisLine(log, log.mainHead()).turns().size();
  }
  return rows;
}

MatchGame readMatchGame(simdjson::dom::element value, std::size_t players, std::size_t nations,
                        JsonFault& fault) {
  ObjectReader fields(value, "games", fault);
  MatchGame game;
  for (const auto player : fields.list("players"))
    game.players.push_back(
        static_cast<std::size_t>(readInteger(player, 0, static_cast<int>(players) - 1, "players", fault)));
  if (game.players.size() < nations) fields.wrong("players", say("must have a player for each seat"));
  game.rounds = fields.integer("rounds", 0, 1'000'000);
  if (const auto winner = fields.field("winner"); !winner.is_null())
    game.winner = NationId(static_cast<std::size_t>(
        readInteger(winner, 0, static_cast<int>(game.players.size()) - 1, "winner", fault)));
  fields.finish();
  return game;
}

/// A row as an object: `read` takes its fields. What it notes as wrong comes before what it made.
template <class T, class Read> Result<T> rowFrom(std::string_view row, const Read& read) {
  StrictJson json;
  const auto value = json.parse(row);
  if (!value) return tl::unexpected(value.error());
  JsonFault fault;
  ObjectReader fields(*value, "row", fault);
  Result<T> made = read(fields, fault);
  if (made && fault.any()) return fault.failed();
  return made;
}

} // namespace

Result<std::vector<std::string>> taskRows(const WorkPlan& plan, std::uint64_t task, const std::string& games,
                                          const Watch& watch) {
  const UnitRange range = plan.units(task);
  if (const auto* work = std::get_if<SimulateWork>(&plan.work))
    return rowsOf(range, plan.amount(task), watch,
                  [&](std::uint64_t k) { return playedRow(*work, k, watch); });
  if (const auto* work = std::get_if<MatchWork>(&plan.work))
    return rowsOf(range, plan.amount(task), watch, [&](std::uint64_t k) { return setRow(*work, k, watch); });
  if (const auto* work = std::get_if<LabWork>(&plan.work)) {
    const LabPlayer play = playerOf(work->question, work->keepsGames, watch.cancel);
    return rowsOf(range, plan.amount(task), watch,
                  [&](std::uint64_t k) { return labRow(play, work->keepsGames, k); });
  }
  return analysedRows(std::get<AnalyseWork>(plan.work), task, games, watch);
}

Result<PlayedRow> readPlayedRow(std::string_view row, const SimulateWork& work) {
  return rowFrom<PlayedRow>(row, [&](ObjectReader& fields, JsonFault& fault) -> Result<PlayedRow> {
    const std::uint64_t k = readNumber(fields, "game");
    const auto begun = simulatedGame(work.spec, k);
    if (!begun) return tl::unexpected(begun.error());
    auto log = readLog(fields.field("log"), *begun, fault);
    if (!log) return tl::unexpected(log.error());
    fields.finish();
    return PlayedRow{k, *std::move(log)};
  });
}

Result<SetRow> readSetRow(std::string_view row, const MatchWork& work) {
  return rowFrom<SetRow>(row, [&](ObjectReader& fields, JsonFault& fault) -> Result<SetRow> {
    SetRow set;
    const std::size_t players = work.design.players.size();
    for (const auto game : fields.list("games"))
      set.set.push_back(
          readMatchGame(game, players, static_cast<std::size_t>(work.design.games.nations), fault));
    set.k = readNumber(fields, "set");
    fields.finish();
    if (set.set.size() != players) fields.wrong("games", say("must have a game for each rotation"));
    return set;
  });
}

Result<LabRow> readLabRow(std::string_view row, const LabWork& work) {
  return rowFrom<LabRow>(row, [&](ObjectReader& fields, JsonFault& fault) -> Result<LabRow> {
    LabRow lab;
    lab.game.decided = fields.truth("decided");
    lab.game.followed = fields.truth("followed");
    lab.k = readNumber(fields, "game");
    lab.game.head = fields.hash("head");
    if (work.keepsGames) {
      const auto begun = simulatedGame(labGames(work.question), lab.k);
      if (!begun) return tl::unexpected(begun.error());
      auto log = readLog(fields.field("log"), *begun, fault);
      if (!log) return tl::unexpected(log.error());
      lab.game.log = std::make_shared<const EventLog>(*std::move(log));
    }
    lab.game.won = fields.truth("won");
    fields.finish();
    return lab;
  });
}

Result<SaidRow> readSaidRow(std::string_view row) {
  return rowFrom<SaidRow>(row, [](ObjectReader& fields, JsonFault&) -> Result<SaidRow> {
    SaidRow said;
    said.place.from = fields.hash("from");
    said.game = fields.hash("game");
    said.said = readHexText(fields, "said");
    said.place.until = fields.hash("until");
    fields.finish();
    return said;
  });
}

Result<KeptSaid> keptRow(const SaidRow& row, const AnalyseWork& work, const EventLog& log) {
  const AnalysisLabel label = labelOf(effortFor(work, log), log.game());
  auto said = readSaid(row.said, label.effort, log.game());
  if (!said) return tl::unexpected(said.error());
  return KeptSaid{label, row.place, *std::move(said)};
}

} // namespace annales::inline importers
