// BG Stats' own JSON, and BoardGameGeek's plays as JSON.
#include "engine/core/strict_json.h"
#include "engine/core/utf8.h"
#include "importers/antike_jsonl/scratch_file.h"
#include "importers/plays/date_mark.h"
#include "importers/plays/field.h"
#include "importers/plays/json_parts.h"
#include "importers/plays/plays_reader.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <unordered_map>

namespace annales::plays {
namespace {

using simdjson::dom::element;

class JsonPlays {
public:
  explicit JsonPlays(PlayResults& results) : results_(results) {}

  Result<bool> take(std::string_view key, std::string_view part, std::size_t line) {
    if (!isText(part)) return failure("the file has bytes that are not UTF-8");
    element value;
    if (parser_.parse(part.data(), part.size()).get(value) != simdjson::SUCCESS)
      return failure("this is no JSON: an entry has a fault");
    auto taken = takePart(key, part, value, line);
    if (!taken) return tl::unexpected(taken.error());
    return !results_.isOver();
  }

  /// BG Stats names games, players and deleted plays wherever it likes in the file.
  Result<void> finish() {
    std::string text;
    for (const Waiting& one : waiting_) {
      if (results_.isOver()) break;
      text.resize(one.bytes);
      if (auto read = scratch_.read(one.at, text.data(), text.size()); !read) return read;
      const element play = parser_.parse(text.data(), text.size()).value();
      if (auto taken = takeStatsPlay(play, one.line); !taken) return taken;
    }
    return results_.finish();
  }

private:
  struct Game {
    std::string name;
    std::int64_t bgg = 0;
    bool cooperative = false;
  };
  struct Player {
    std::string name, uuid;
    bool anonymous = false, bot = false;
  };
  struct Waiting {
    std::uint64_t at = 0;
    std::size_t bytes = 0, line = 0;
  };

  static bool isText(std::string_view part) { return simdjson::validate_utf8(part.data(), part.size()); }

  Result<void> takePart(std::string_view key, std::string_view part, element value, std::size_t line) {
    if (key == "games") return takeGame(value);
    if (key == "players") return takePlayer(value);
    if (key == "locations") return keepSite(value);
    if (key == "deletedObjects") return takeDeleted(value);
    if (key == "userInfo") me_ = numberIn(value, "meRefId");
    if (key == "username" || key == "-username" || key == "@username" || key == "_username")
      owner_ = textOf(value);
    if (key == "$" || key == "@attributes" || key == "_attributes") owner_ = textIn(value, "username");
    if (key == "plays" || key == "play" || key.empty()) return takePlays(part, value, line);
    return {};
  }

  Result<void> takeGame(element value) {
    std::string name = textIn(value, "name");
    if (name.empty()) name = textIn(value, "bggName");
    games_[numberIn(value, "id")] = {std::move(name), numberIn(value, "bggId"),
                                     truthIn(value, "cooperative")};
    return {};
  }
  Result<void> takePlayer(element value) {
    players_[numberIn(value, "id")] = {textIn(value, "name"), textIn(value, "uuid"),
                                       truthIn(value, "isAnonymous"), isBot(textIn(value, "metaData"))};
    return {};
  }
  Result<void> keepSite(element value) {
    sites_[numberIn(value, "id")] = textIn(value, "name");
    return {};
  }
  Result<void> takeDeleted(element value) {
    if (textIn(value, "objectType") != "Play") return {};
    std::string& when = deleted_[lowered(textIn(value, "uuid"))];
    when = std::max(when, textIn(value, "modificationDate"));
    if (when.empty()) when = " "; // before any date
    return {};
  }

  /// An item of a list: a play of BG Stats, a play of BoardGameGeek, or a page of these.
  Result<void> takePlays(std::string_view part, element value, std::size_t line) {
    element inner;
    if (value.is_object() && value["playerScores"].get(inner) == simdjson::SUCCESS)
      return keepStatsPlay(part, line);
    if (value.is_object() && value["plays"].get(inner) == simdjson::SUCCESS) return takePage(inner, line);
    if (value.is_object() && value["play"].get(inner) == simdjson::SUCCESS) return takePage(value, line);
    if (fieldOf(value, "item", inner)) return takeBggPlay(value, inner, line);
    if (fieldOf(value, "gameRefId", inner)) return keepStatsPlay(part, line);
    return {};
  }
  Result<void> takePage(element page, std::size_t line) {
    owner_ = textIn(page, "username").empty() ? owner_ : textIn(page, "username");
    element list = page, item;
    if (page.is_object() && page["play"].get(list) != simdjson::SUCCESS) return {};
    simdjson::dom::array items;
    if (list.get_array().get(items) != simdjson::SUCCESS)
      return fieldOf(list, "item", item) ? takeBggPlay(list, item, line) : Result<void>();
    for (const element play : items)
      if (fieldOf(play, "item", item))
        if (auto taken = takeBggPlay(play, item, line); !taken) return taken;
    return {};
  }

  Result<void> keepStatsPlay(std::string_view part, std::size_t line) {
    const auto at = scratch_.append(part.data(), part.size());
    if (!at) return tl::unexpected(at.error());
    waiting_.push_back({*at, part.size(), line});
    return {};
  }

  Result<void> takeStatsPlay(element play, std::size_t line) {
    const auto game = games_.find(numberIn(play, "gameRefId"));
    const Game from = game == games_.end() ? Game() : game->second;
    const auto ruleset = results_.gameOf(from.name, from.bgg);
    if (!ruleset) return {};
    PlayEntry entry;
    entry.log = PlayLog::bgStats;
    entry.line = line;
    entry.id = lowered(textIn(play, "uuid"));
    entry.modified = textIn(play, "modificationDate");
    entry.date = textIn(play, "playDate");
    const auto deleted = deleted_.find(entry.id);
    if (deleted != deleted_.end() && deleted->second >= entry.modified) return {};
    if (const std::int64_t bgg = numberIn(play, "bggId"); bgg > 0) entry.bggPlay = std::to_string(bgg);
    entry.owner = owner();
    entry.minutes = static_cast<int>(std::clamp<std::int64_t>(numberIn(play, "durationMin"), 0, 1'000'000));
    entry.ignored = truthIn(play, "ignored");
    entry.teams = truthIn(play, "usesTeams");
    entry.cooperative = from.cooperative;
    entry.board = textIn(play, "board");
    entry.comments = textIn(play, "comments");
    takeDateMark(entry);
    if (const auto site = sites_.find(numberIn(play, "locationRefId")); site != sites_.end())
      entry.site = site->second;
    simdjson::dom::array scores;
    element list;
    if (play["playerScores"].get(list) == simdjson::SUCCESS &&
        list.get_array().get(scores) == simdjson::SUCCESS)
      for (const element score : scores)
        entry.persons.push_back(personOf(score, entry));
    return results_.take(std::move(entry), *ruleset);
  }

  EntryPerson personOf(element score, PlayEntry& entry) {
    EntryPerson person;
    const auto player = players_.find(numberIn(score, "playerRefId"));
    if (player != players_.end()) {
      person.name = player->second.name;
      person.nameless = player->second.anonymous;
      entry.bots = entry.bots || player->second.bot;
    }
    entry.bots = entry.bots || isBot(textIn(score, "metaData"));
    person.nameless = person.nameless || person.name.empty();
    person.role = textIn(score, "role");
    if (person.role.empty()) person.role = textIn(score, "teamRole");
    person.points = textIn(score, "score");
    person.winner = truthIn(score, "winner");
    person.rank = static_cast<int>(std::clamp<std::int64_t>(numberIn(score, "rank"), -1, 1'000));
    person.startPosition = textIn(score, "startPosition");
    person.starts = truthIn(score, "startPlayer");
    return person;
  }

  Result<void> takeBggPlay(element play, element item, std::size_t line) {
    const auto ruleset = results_.gameOf(textIn(item, "name"), numberIn(item, "objectid"));
    if (!ruleset) return {};
    PlayEntry entry;
    entry.log = PlayLog::boardGameGeek;
    entry.line = line;
    entry.id = textIn(play, "id");
    entry.bggPlay = entry.id;
    entry.owner = textIn(play, "userid").empty() ? owner_ : textIn(play, "userid");
    entry.date = textIn(play, "date");
    element none;
    entry.quantity = fieldOf(play, "quantity", none) ? numberIn(play, "quantity") : 1;
    entry.minutes = static_cast<int>(std::clamp<std::int64_t>(numberIn(play, "length"), 0, 1'000'000));
    entry.unfinished = truthIn(play, "incomplete");
    entry.ignored = truthIn(play, "nowinstats");
    entry.site = textIn(play, "location");
    entry.comments = textIn(play, "comments");
    element players, list;
    if (fieldOf(play, "players", players)) {
      list = players;
      if (players.is_object() && players["player"].get(list) != simdjson::SUCCESS) list = players;
      simdjson::dom::array rows;
      if (list.get_array().get(rows) == simdjson::SUCCESS)
        for (const element row : rows)
          entry.persons.push_back(bggPerson(row));
      else if (list.is_object() && fieldOf(list, "name", none))
        entry.persons.push_back(bggPerson(list));
    }
    return results_.take(std::move(entry), *ruleset);
  }

  static EntryPerson bggPerson(element row) {
    EntryPerson person;
    person.name = textIn(row, "name");
    if (person.name.empty()) person.name = textIn(row, "username");
    person.nameless = person.name.empty();
    person.role = textIn(row, "color");
    person.points = textIn(row, "score");
    person.winner = truthIn(row, "win");
    person.startPosition = textIn(row, "startposition");
    return person;
  }

  /// Tells the logs of two phones apart, without a name: of the owner, or of all players.
  std::string owner() {
    if (!logOwner_.empty()) return logOwner_;
    std::string text;
    if (const auto me = players_.find(me_); me != players_.end() && !me->second.uuid.empty())
      text = lowered(me->second.uuid);
    if (text.empty()) {
      std::vector<std::string> all;
      for (const auto& [id, player] : players_)
        all.push_back(lowered(player.uuid));
      std::ranges::sort(all);
      for (const std::string& uuid : all)
        text += uuid + '\n';
    }
    logOwner_ = hexOf(sha256(text)).substr(0, 16);
    return logOwner_;
  }

  static std::string lowered(std::string text) {
    for (char& c : text)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
  }

  /// JSON inside of a text.
  static bool isBot(std::string_view metaData) {
    const std::size_t at = metaData.find("\"isNpc\"");
    if (at == std::string_view::npos) return false;
    const std::size_t value = metaData.find_first_not_of(" :", at + 7);
    return value != std::string_view::npos && (metaData[value] == '1' || metaData.substr(value, 4) == "true");
  }

  PlayResults& results_;
  simdjson::dom::parser parser_{kLargestPart};
  std::unordered_map<std::int64_t, Game> games_;
  std::unordered_map<std::int64_t, Player> players_;
  std::unordered_map<std::int64_t, std::string> sites_;
  std::unordered_map<std::string, std::string> deleted_;
  std::vector<Waiting> waiting_;
  ScratchFile scratch_;
  std::int64_t me_ = -1;
  std::string owner_, logOwner_;
};

} // namespace

std::optional<Rejection> readJsonPlays(std::istream& in, PlayResults& results) {
  JsonPlays plays(results);
  JsonParts parts(in, [&](std::string_view key, std::string_view part, std::size_t line) {
    return plays.take(key, part, line);
  });
  if (auto read = parts.read(); !read) return Rejection{read.error(), parts.line()};
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  if (auto finished = plays.finish(); !finished) return Rejection{finished.error(), 0, true};
  return std::nullopt;
}

} // namespace annales::plays
