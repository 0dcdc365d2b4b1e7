// Entries of logs of plays as results: what is known is taken, all else stays unknown.
#pragma once

#include "importers/antike_jsonl/scratch_file.h"
#include "importers/plays/play_entry.h"
#include "importers/readers/format.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace annales::plays {

/// A number of personages and the text that it came from: "7", "3+4", "13.5"; nothing for any other text.
[[nodiscard]] std::optional<std::int64_t> pointsIn(std::string_view text);

/// Takes the entries of one file. Memory does not grow with it.
class PlayResults {
public:
  explicit PlayResults(const ReadRequest& request) : request_(request) {}

  /// The game of an entry; nothing for another game, which is counted.
  [[nodiscard]] std::optional<RulesetId> gameOf(const std::string& name, std::int64_t bggGame);
  /// Fails only where the disk does.
  [[nodiscard]] Result<void> take(PlayEntry entry, RulesetId ruleset);
  /// The same for an entry whose game is not known yet.
  [[nodiscard]] Result<void> take(PlayEntry entry);
  /// An entry that was left out before it could be read.
  void leaveOut(std::size_t line, const std::string& what, Saying why);
  /// After the last entry: those whose numbered start positions had to wait.
  [[nodiscard]] Result<void> finish();
  /// Nobody wants more of them.
  [[nodiscard]] bool isOver() const { return over_; }
  [[nodiscard]] const std::vector<Complaint>& complaints() const { return complaints_; }

private:
  /// Numbered start positions of plays so far, and what else they may be.
  struct Positions {
    std::size_t plays = 0, inListOrder = 0, inPointsOrder = 0;
    [[nodiscard]] bool isDoubtful() const { return 2 * inListOrder > plays || 2 * inPointsOrder > plays; }
  };
  struct Waiting {
    std::uint64_t at = 0;
    std::size_t bytes = 0;
  };

  void give(ResultRecord record);
  [[nodiscard]] Result<void> keepWaiting(const ResultRecord& record);
  void nameByContents(ResultRecord& record);

  const ReadRequest& request_;
  std::vector<Complaint> complaints_;
  std::map<PlayLog, Positions> ofMany_, ofTwo_;
  std::vector<Waiting> waiting_;
  ScratchFile scratch_;
  std::map<Hash, std::size_t> twins_; // how often entries without an id said the same
  bool over_ = false;
};

} // namespace annales::plays
