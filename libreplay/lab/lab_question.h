// A question for the laboratory, as people ask it and as a manifest keeps it.
#pragma once

#include "engine/play/simulate.h"
#include "libreplay/lab/lab.h"
#include "libreplay/openings/opening_book.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// One of the two ways to play.
struct LabSide {
  std::string words; // "opening=G1; bot=growth"
  OpeningPlan opening;
  std::optional<Lineup> bot; // one player
};

struct LabQuestion {
  SimulateSpec games;               // without the plans of the nation that is tried
  std::vector<std::string> options; // of the game, as they were written: "goal=9"
  std::string nation;
  LabSide a, b;
  double difference = 0.05, margin = 0.05;
  std::uint64_t budget = 0; // 0: as the design says
};

/// `opening=` with a code or spaces, `bot=` with a player (player.h); either or both, with ";" between.
[[nodiscard]] Result<LabSide> readLabSide(std::string_view words, const OpeningBook& book, RulesetId ruleset);
/// The games with a seed of their own: two questions with the same seed have different games.
[[nodiscard]] SimulateSpec labGames(const LabQuestion& question);
/// Fails where the board or the nation does not go with the question.
[[nodiscard]] Result<LabDesign> designOf(const LabQuestion& question);
/// Games between bots. `question` is copied. `keepLogs`: each game brings its log along. A game fails with
/// "cancelled" soon after `stop` was set, which outlives the player.
[[nodiscard]] LabPlayer playerOf(const LabQuestion& question, bool keepLogs,
                                 const std::atomic<bool>* stop = nullptr);
/// The player of a side. Fails with a sentence where the word is none or it cannot play the game.
[[nodiscard]] Result<Lineup> readLabBot(std::string_view word, RulesetId ruleset);

/// The answer as a sentence, with its interval.
[[nodiscard]] std::string labSentence(const LabQuestion& question, const LabDesign& design,
                                      const LabAnswer& answer, Language language);
/// What will be done, before it is.
[[nodiscard]] std::string labPromise(const LabQuestion& question, const LabDesign& design, Language language);

} // namespace annales::inline replay
