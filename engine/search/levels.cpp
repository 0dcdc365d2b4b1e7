#include "engine/search/levels.h"

namespace annales::inline engine {
namespace {

struct LevelRow {
  LevelThought thought;
  LevelRating rating;
};
using LevelTable = std::array<LevelRow, kPlayerLevels>;

constexpr std::array<std::string_view, kPlayerLevels> kLevelNames{"Diogenes", "Hanno",    "Solon",
                                                                  "Pyrrhus",  "Hannibal", "Alexander"};

// Measured by annales_rate_levels (tools/levels/README.md).
constexpr LevelTable kAntikeLevels{{{{false, 0, 0}, {1000, 0}},
                                    {{true, 0.35, 0}, {1236, 59}},
                                    {{true, 0.275, 0}, {1459, 59}},
                                    {{true, 0.208, 0}, {1656, 67}},
                                    {{true, 0.14, 0}, {1855, 71}},
                                    {{true, 0, 0}, {2100, 75}}}};
constexpr LevelTable kAntikeIILevels{{{{false, 0, 0}, {1000, 0}},
                                      {{true, 0.36, 0}, {1253, 72}},
                                      {{true, 0.285, 0}, {1460, 71}},
                                      {{true, 0.215, 0}, {1684, 79}},
                                      {{true, 0.135, 0}, {1909, 84}},
                                      {{true, 0, 0}, {2093, 88}}}};
constexpr LevelTable kDuellumLevels{{{{false, 0, 0}, {1000, 0}},
                                     {{true, 0.108, 0}, {1240, 53}},
                                     {{true, 0.083, 0}, {1469, 62}},
                                     {{true, 0.054, 0}, {1772, 79}},
                                     {{true, 0.02, 0}, {2005, 87}},
                                     {{true, 0, 8}, {2192, 94}}}};

constexpr std::array<LevelTable, 3> kLevelsOfGames{kAntikeLevels, kAntikeIILevels, kDuellumLevels};
static_assert(indexOf(RulesetId::antike) == 0 && indexOf(RulesetId::antikeII) == 1 &&
              indexOf(RulesetId::duellum) == 2);

const LevelRow& rowOf(PlayerLevel level, RulesetId ruleset) {
  return kLevelsOfGames[indexOf(ruleset)][indexOf(level)];
}

} // namespace

std::string_view nameOf(PlayerLevel level) {
  return kLevelNames[indexOf(level)];
}

LevelThought thoughtOf(PlayerLevel level, RulesetId ruleset) {
  return rowOf(level, ruleset).thought;
}

LevelRating ratingOf(PlayerLevel level, RulesetId ruleset) {
  return rowOf(level, ruleset).rating;
}

} // namespace annales::inline engine
