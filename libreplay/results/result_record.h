// A game of which only the result is known: who played, who won, perhaps with which nation. It has no events.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/sha256.h"
#include "engine/ruleset/options.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// The programs and papers in which people keep results.
enum class PlayLog : std::uint8_t { annales, bgStats, boardGameGeek, table };

/// One entry of a log that tells of the game. Texts are empty where the log does not say.
struct ResultSource {
  PlayLog log = PlayLog::annales;
  std::string play;     // the log's own id of the entry; entries without one are known by their contents
  std::string bggPlay;  // the number that BoardGameGeek gave the same entry
  std::string owner;    // tells the logs of one kind apart
  std::string modified; // as the log wrote it, YYYY-MM-DD hh:mm:ss: texts compare as times do
  friend auto operator<=>(const ResultSource&, const ResultSource&) = default;
};

/// What is not known is empty, or has no value. Nothing is made up.
struct ResultPerson {
  std::string player;               // empty: somebody without a name
  std::vector<std::string> nations; // ids, sorted; two where a person played two
  std::optional<int> personages;    // at the end, 0 to 99
  std::optional<int> place;         // 1 to 6; several may share one
  std::optional<int> seat;          // in turn order, 1 to 6
  std::optional<bool> won;
  std::string nationWritten; // the log's word for nation or colour, where it is not the nation's plain name
  std::string pointsWritten; // the log's text, where it is no number of personages
  friend bool operator==(const ResultPerson&, const ResultPerson&) = default;
};

struct ResultRecord {
  Hash id; // of the canonical form
  RulesetId ruleset = RulesetId::antike;
  std::string date;               // `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or empty
  std::string dateWritten;        // as the log wrote it, where that is not the date alone
  std::string board;              // an id or empty
  std::string boardWritten;       // the log's word, where it names no board
  std::optional<Options> options; // none: unknown, which is not the default
  std::optional<int> minutes;     // 1 to 99999
  std::string site;
  std::string comments;
  bool finished = true;              // false: the log says that the game was broken off
  bool counted = true;               // false: the log says that the game is not for statistics
  bool withdrawn = false;            // this entry of the log was deleted
  std::vector<ResultPerson> persons; // 2 to 6, in the order of `inOrder`, which is no order of seats
  std::vector<ResultSource> sources; // 1 or more, sorted
  friend bool operator==(const ResultRecord&, const ResultRecord&) = default;
};

/// The order of persons in a record: by name, then by the rest.
[[nodiscard]] bool inOrder(const ResultPerson& a, const ResultPerson& b);

} // namespace annales::inline replay

namespace annales {
template <> struct Words<PlayLog> {
  static constexpr std::array<std::string_view, 4> list{"annales", "bg-stats", "boardgamegeek", "table"};
};
} // namespace annales
