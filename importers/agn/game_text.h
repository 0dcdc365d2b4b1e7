// One game of an AGN file, from its text to its log.
#pragma once

#include "importers/agn/head.h"
#include "importers/agn/stray_lines.h"
#include "importers/readers/after_mistake.h"
#include "libreplay/log/event_log.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

struct ReadGame {
  std::shared_ptr<EventLog> log;     // null where the head tells of no game
  std::vector<std::size_t> rows;     // of the file, by NodeIndex
  std::vector<Complaint> complaints; // in the order of the text
  bool rejected = false;
};

/// The text of a game with all that it takes to read it again.
struct WrittenGame {
  std::string text;
  std::size_t firstLine = 1; // of the text in its file
  std::string identity;      // of a game that does not name its own
  std::vector<PassedOver> passed = {};
};

/// What no game has more of: what goes beyond them is not read, and that is told. So a file that is no game
/// of anybody takes no more memory than a game does. Nothing beyond them is written either.
inline constexpr std::size_t kLongestGame = std::size_t{64} << 20U; // bytes of its text
inline constexpr std::size_t kMostEvents = std::size_t{1} << 20U;
inline constexpr std::size_t kMostRemarks = std::size_t{1} << 17U;
inline constexpr std::size_t kMostLines = std::size_t{1} << 16U;
inline constexpr std::size_t kDeepestLines = 500; // brackets within each other
/// Adds it, unless there are so many that nobody reads more; the first that ends a line of play is told
/// anyway.
void addComplaint(std::vector<Complaint>& complaints, Complaint complaint);

[[nodiscard]] ReadGame readGameText(const WrittenGame& game, const KnownBoards& boards, AfterMistake choice);
/// `seeds` gives an identity to games that do not name their own.
[[nodiscard]] ReadGame readGameText(std::string_view text, std::size_t firstLine, GameSeeds& seeds,
                                    const KnownBoards& boards, AfterMistake choice);

} // namespace annales::agn
