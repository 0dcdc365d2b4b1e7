// Results as games: records that tell of one game are one, whatever logs they come from and in whatever order
// they came; and a recorded game takes the place of its result.
#pragma once

#include "engine/core/saying.h"
#include "libreplay/results/result_words.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// What a recorded game says of its result.
struct RecordedResult {
  Hash game;
  RulesetId ruleset = RulesetId::antike;
  std::string date, board, site;
  std::vector<ResultPerson> persons; // personages at the end of the main line
};

/// Where two witnesses of one game differ; the first of them counts.
struct ResultContradiction {
  Saying what;
  friend bool operator==(const ResultContradiction&, const ResultContradiction&) = default;
};

struct ResultGame {
  /// What is known of the game from all of its records, as its owner means their words. Its id is that of the
  /// record that counts most, its sources are those of all.
  ResultRecord result;
  std::vector<std::size_t> records; // that tell of it, places in what was given
  std::optional<Hash> recorded;     // the recorded game that it is; then the record counts
  std::vector<ResultContradiction> contradictions;
  /// Places of other results that may be the same game: one number differs or is missing, and all names
  /// agree.
  std::vector<std::size_t> perhaps;
  /// Recorded games that it may be, in the same way.
  std::vector<Hash> perhapsRecorded;
};

/// By date, then by id; the order of records and of games makes no difference.
///
/// One game are: entries with one id of their log, or one number of BoardGameGeek, of which the one modified
/// last counts; and entries of different logs with the same game, number of persons, personages of all, and a
/// day that differs by one at most, for two persons also the same names. Each entry has one partner of
/// another log at most: two entries of one log are always two games.
///
/// What the owner said (`saidSame`) comes before all that: those are one game, or two, whatever they look
/// like.
[[nodiscard]] std::vector<ResultGame> resultGames(std::span<const ResultRecord> records,
                                                  std::span<const RecordedResult> recorded,
                                                  const ResultWords& words);

/// The id of the play that the result becomes for BG Stats: a UUID made of the record's id. A play that comes
/// back with it is that result, and tells nothing new.
[[nodiscard]] std::string playIdForApp(const Hash& result);

/// The persons of one result in the order of the other's: by name, then by personages that no two have. -1
/// where none fits.
[[nodiscard]] std::vector<int> samePersons(const ResultRecord& of, const ResultRecord& in);

} // namespace annales::inline replay
