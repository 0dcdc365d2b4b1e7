#include "importers/plays/result_writer.h"

#include "engine/core/json_writer.h"
#include "importers/plays/date_mark.h"
#include "libreplay/results/known_names.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/terms.h"

#include <algorithm>
#include <map>
#include <set>

namespace annales::plays {
namespace {

constexpr std::string_view kJoint = "\xEF\xBC\x8F"; // between choices, as the app writes it

std::string nameOfNation(const std::string& nation) {
  const BoardNation* known = knownNation(nation, nullptr);
  return known == nullptr ? readableId(nation) : known->name.en;
}

std::string nationsText(const ResultPerson& person, std::string_view joint) {
  std::string text;
  for (const std::string& nation : person.nations) {
    if (!text.empty()) text += joint;
    text += nameOfNation(nation);
  }
  return text.empty() ? person.nationWritten : text;
}

std::string nameOfBoard(const ResultRecord& result) {
  const Board* board = knownBoard(result.board);
  if (board == nullptr) return result.board.empty() ? result.boardWritten : result.board;
  // "Orient (Antike II)" is the orient of that game.
  return board->name.en.substr(0, board->name.en.find(" ("));
}

std::string pointsText(const ResultPerson& person) {
  if (!person.pointsWritten.empty()) return person.pointsWritten;
  return person.personages ? std::to_string(*person.personages) : std::string();
}

/// A UUID in the form of version 8: of a text, always the same.
std::string uuidOf(std::string_view text) {
  std::string hex = hexOf(sha256(text)).substr(0, 32);
  hex[12] = '8';
  hex[16] = 'a';
  for (const std::size_t at : {8U, 13U, 18U, 23U})
    hex.insert(at, "-");
  return hex;
}

/// Numbers of one file, from 1, in the order of the texts.
std::map<std::string, int> numbered(const std::set<std::string>& texts) {
  std::map<std::string, int> numbers;
  for (const std::string& text : texts)
    numbers.emplace(text, static_cast<int>(numbers.size()) + 1);
  return numbers;
}

class BgStatsFile {
public:
  explicit BgStatsFile(std::span<const ResultRecord> results) : results_(results) {
    std::set<std::string> players, sites;
    for (const ResultRecord& result : results_) {
      if (!result.site.empty()) sites.insert(result.site);
      for (const ResultPerson& person : result.persons)
        players.insert(person.player);
    }
    players_ = numbered(players);
    sites_ = numbered(sites);
  }

  std::string take() {
    JsonWriter json(out_);
    json.beginObject();
    json.key("challenges");
    json.beginArray();
    json.endArray();
    writeGames(json);
    list(json, "locations", sites_, [](JsonWriter&, const std::string&) {});
    list(json, "players", players_,
         [](JsonWriter& inner, const std::string& name) { inner.field("isAnonymous", name.empty()); });
    json.key("plays");
    json.beginArray();
    for (const ResultRecord& result : results_)
      writePlay(json, result);
    json.endArray();
    json.endObject();
    return std::move(out_) + "\n";
  }

private:
  template <class More>
  static void list(JsonWriter& json, std::string_view key, const std::map<std::string, int>& names,
                   const More& more) {
    json.key(key);
    json.beginArray();
    for (const auto& [name, number] : names) {
      json.beginObject();
      json.field("id", number);
      more(json, name);
      json.field("name", name.empty() ? std::string_view("Anonymous player") : std::string_view(name));
      json.field("uuid", uuidOf("annales " + std::string(key) + ' ' + name));
      json.endObject();
    }
    json.endArray();
  }

  static int numberOf(RulesetId ruleset) { return static_cast<int>(indexOf(ruleset)) + 1; }

  void writeGames(JsonWriter& json) {
    std::set<RulesetId> games;
    for (const ResultRecord& result : results_)
      games.insert(result.ruleset);
    json.key("games");
    json.beginArray();
    for (const RulesetId game : games) {
      json.beginObject();
      json.field("bggId", bggNumberOf(game));
      json.field("bggName", titleOf(game));
      json.field("cooperative", false);
      json.field("highestWins", true);
      json.field("id", numberOf(game));
      json.field("isBaseGame", 1);
      json.field("isExpansion", 0);
      json.field("name", titleOf(game));
      json.field("noPoints", false);
      json.field("usesTeams", false);
      json.field("uuid", uuidOf("annales game " + std::string(wordOf(game))));
      json.endObject();
    }
    json.endArray();
  }

  /// At the hour that means "only the day".
  static std::string momentOf(const ResultRecord& result) { return dayForApp(result.date) + " 10:00:00"; }

  static std::string commentsOf(const ResultRecord& result) {
    const bool told = result.finished || !result.comments.empty();
    return withDateMark(told ? result.comments : "DNF", result.date);
  }

  static std::string playId(const ResultRecord& result) {
    for (const ResultSource& source : result.sources)
      if (source.log == PlayLog::bgStats && !source.play.empty()) return source.play;
    return playIdForApp(result.id);
  }

  void writePlay(JsonWriter& json, const ResultRecord& result) {
    json.beginObject();
    std::string bgg;
    for (const ResultSource& source : result.sources)
      if (bgg.empty()) bgg = source.bggPlay;
    json.key("bggId");
    json.raw(bgg.empty() || bgg.size() > 15 || bgg.find_first_not_of("0123456789") != std::string::npos ||
                     bgg.front() == '0'
                 ? "0"
                 : bgg);
    json.field("board", nameOfBoard(result));
    json.field("comments", commentsOf(result));
    json.field("durationMin", result.minutes.value_or(0));
    json.field("entryDate", momentOf(result));
    json.key("expansionPlays");
    json.beginArray();
    json.endArray();
    json.field("gameRefId", numberOf(result.ruleset));
    json.field("ignored", !result.counted);
    if (!result.site.empty()) json.field("locationRefId", sites_.at(result.site));
    json.field("manualWinner", false);
    json.field("modificationDate", modifiedOf(result));
    json.field("playDate", momentOf(result));
    json.key("playerScores");
    json.beginArray();
    for (const ResultPerson& person : result.persons)
      writeScore(json, person);
    json.endArray();
    json.field("rounds", 0);
    json.field("scoringSetting", 0);
    json.field("usesTeams", false);
    json.field("uuid", playId(result));
    json.endObject();
  }

  static std::string modifiedOf(const ResultRecord& result) {
    std::string modified;
    for (const ResultSource& source : result.sources)
      modified = std::max(modified, source.modified);
    return modified.empty() ? momentOf(result) : modified;
  }

  void writeScore(JsonWriter& json, const ResultPerson& person) {
    json.beginObject();
    json.field("newPlayer", false);
    json.field("playerRefId", players_.at(person.player));
    json.field("rank", person.place.value_or(0));
    json.field("role", nationsText(person, kJoint));
    json.field("score", pointsText(person));
    json.field("seatOrder", 0);
    json.field("startPlayer", person.seat == 1);
    if (person.seat) json.field("startPosition", std::to_string(*person.seat));
    json.field("winner", person.won.value_or(false));
    json.endObject();
  }

  std::span<const ResultRecord> results_;
  std::map<std::string, int> players_, sites_;
  std::string out_;
};

} // namespace

std::string resultsCsv(std::span<const ResultRecord> results) {
  CsvWriter csv;
  csv.row({"Date", "Game", "Board", "Place", "Name", "Nation", "Points", "Seat", "Won", "Location", "Minutes",
           "Comment"});
  for (const ResultRecord& result : results) {
    bool first = true;
    for (const ResultPerson& person : result.persons) {
      const auto once = [&](const std::string& text) { csv.text(first ? text : std::string()); };
      once(result.dateWritten.empty() ? result.date : result.dateWritten);
      once(std::string(titleOf(result.ruleset)));
      once(nameOfBoard(result));
      person.place ? csv.number(*person.place) : csv.nothing();
      csv.text(person.player.empty() ? "Anonymous" : person.player);
      csv.text(nationsText(person, "/"));
      csv.text(pointsText(person));
      person.seat ? csv.number(*person.seat) : csv.nothing();
      csv.text(!person.won ? "" : *person.won ? "yes" : "no");
      once(result.site);
      first&& result.minutes ? csv.number(*result.minutes) : csv.nothing();
      once(result.finished || !result.comments.empty() ? result.comments : std::string("broken off"));
      csv.endRow();
      first = false;
    }
  }
  return csv.take();
}

std::string bgStatsJson(std::span<const ResultRecord> results) {
  return BgStatsFile(results).take();
}

} // namespace annales::plays
