// Results changed by hand. A change is a later version of the same entries, so nothing is erased and a log
// that is imported again changes nothing.
#pragma once

#include "libreplay/results/evenings.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A result as a person left it in a form, beside what the form showed at first.
struct ResultEdit {
  ResultRecord shown;    // `ResultGame::result`
  ResultRecord edited;   // its persons in any order
  std::vector<int> from; // of each edited person its place in `shown`; -1 for a person who was added
};

/// Place 1 for the winner, and for the others by personages where those of all are known; else no places.
void takePlaces(std::vector<ResultPerson>& persons);

/// The time as records have it, after a number of microseconds since 1970.
[[nodiscard]] std::string timeForLogs(std::int64_t microseconds);

/// A result that was typed here. `play`: an id of its own.
[[nodiscard]] ResultRecord typedResult(ResultRecord result, const std::string& play, const std::string& now);

/// The last version of each entry that tells of the game, deleted ones too; the first is of the record that
/// counts most. `places`: in `records`, such as `ResultGame::records`.
[[nodiscard]] std::vector<ResultRecord> latestVersions(std::span<const ResultRecord> records,
                                                       std::span<const std::size_t> places);

/// Those versions as the edit leaves them, sealed: only what was changed differs. Empty where nothing was.
[[nodiscard]] std::vector<ResultRecord> editedVersions(const std::vector<ResultRecord>& latest,
                                                       const ResultEdit& edit);
/// Those versions as deleted from the list, or as back in it.
[[nodiscard]] std::vector<ResultRecord> withdrawnVersions(std::vector<ResultRecord> latest, bool withdrawn);

/// The same versions once more, later than all that is known of their entries: ready to be stored.
[[nodiscard]] std::vector<ResultRecord>
madeLatest(std::vector<ResultRecord> versions, std::span<const ResultRecord> records, const std::string& now);

/// The games of which every entry was deleted, as they were before; `records` of a game are places in
/// `records`.
[[nodiscard]] std::vector<ResultGame> deletedGames(std::span<const ResultRecord> records,
                                                   const ResultWords& words);

} // namespace annales::inline replay
