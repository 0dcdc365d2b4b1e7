// A board as its file tells it: the rule-relevant map, names and colours, suggested games, and the drawing.
#pragma once

#include "engine/core/result.h"
#include "engine/map/map.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

/// Languages that boards have names in and sentences are told in.
enum class Language : std::uint8_t { english, german };

struct LocalName {
  std::string en;
  std::string de;

  /// English where there is no translation.
  [[nodiscard]] const std::string& in(Language language) const {
    return language == Language::german && !de.empty() ? de : en;
  }
};

/// How reliable the board's facts are: copied from a published source, or made up from geography.
enum class Grade : std::uint8_t { published, reconstructed };
template <> struct Words<Grade> {
  static constexpr std::array<std::string_view, 2> list{"published", "reconstructed"};
};

struct Provenance {
  Grade grade = Grade::reconstructed;
  std::string note;
};

struct BoardNation {
  std::string id;
  LocalName name;
  std::string colour; // #rrggbb
};

/// As many as a game with neutral temples has.
constexpr std::size_t kNeutralTemples = 3;

/// A suggestion for one number of nations; a log may differ from it.
struct SuggestedGame {
  std::vector<std::string> order;
  std::map<std::string, std::vector<std::string>, std::less<>> start; // nation → provinces
  std::vector<std::string> neutralTemples;
};

/// How one province is written and drawn.
struct ProvinceView {
  std::string name;
  Point at;
  std::vector<Point> outline;
};

struct BoardView {
  double width = 0;
  double height = 0;
  std::vector<std::vector<Point>> coast;

  /// False for what is not a number.
  [[nodiscard]] bool contains(const Point& p) const {
    return p.x >= 0 && p.y >= 0 && p.x <= width && p.y <= height;
  }
};

/// Immutable once read.
struct Board {
  std::shared_ptr<const Map> map;
  LocalName name;
  std::vector<RulesetId> rulesets;
  Provenance provenance;
  std::vector<BoardNation> nations;
  std::map<int, SuggestedGame> games;  // by number of nations
  std::vector<ProvinceView> provinces; // by ProvinceId
  BoardView view;

  [[nodiscard]] const ProvinceView& operator[](ProvinceId p) const { return provinces[p.index()]; }
  /// Null for a nation that the board does not describe.
  [[nodiscard]] const BoardNation* nation(std::string_view id) const;
  [[nodiscard]] bool isFor(RulesetId ruleset) const;
};

/// What is wrong with a board, and where in its file.
struct Finding : Error {
  std::string place;
};

struct BoardReading {
  std::optional<Error> unreadable; // not JSON, or larger or deeper than any board
  std::vector<Finding> findings;
  std::shared_ptr<const Board> board; // present only when nothing was found
};

/// Larger files are refused unread.
inline constexpr std::size_t kMaxBoardBytes = 8U << 20U;

/// Reads a map file and checks everything that a valid map needs. No byte of the text is trusted.
[[nodiscard]] BoardReading readBoard(std::string_view text);
/// The same in a fraction of the time for texts that come with the program, which a test reads with
/// `readBoard`: no byte of them is hostile, and their outlines need no comparison.
[[nodiscard]] BoardReading readBuiltInBoard(std::string_view text);

} // namespace annales::inline engine
