// The inside of `readBoard`: a board as it was written, before anything about it is believed.
#pragma once

#include "engine/boards/board.h"

#include <nlohmann/json_fwd.hpp>

#include <set>

namespace annales::inline engine::boards {

struct WrittenProvince {
  std::string place; // in the file
  std::string id;    // empty: missing or no id
  std::string name;
  std::optional<Site> site;
  bool neutralTemple = false;
  std::optional<Point> at;
  std::vector<Point> outline; // empty: missing or broken
};

struct WrittenBorder {
  std::string place;
  std::string a, b; // empty: missing or no id
  std::optional<BorderKind> kind;
};

struct WrittenGame {
  std::string place;
  int nations = 0;
  std::optional<SuggestedGame> game; // none: broken
};

struct WrittenBoard {
  std::string id;
  LocalName name;
  std::vector<RulesetId> rulesets;
  Provenance provenance;
  std::vector<WrittenProvince> provinces;
  std::vector<WrittenBorder> borders;
  std::vector<BoardNation> nations;
  std::vector<WrittenGame> games;
  BoardView view; // width 0: missing or broken
};

/// Collects what is wrong, up to a number that nobody would read to the end.
class Findings {
public:
  void add(std::string place, Saying saying);
  void add(std::string place, const Error& error);
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] std::vector<Finding> take() { return std::move(list_); }

private:
  std::vector<Finding> list_;
};

/// Parses the text. A key that appears twice in an object is a finding; anything that is not JSON, or longer
/// than `most` bytes, is an error.
[[nodiscard]] Result<nlohmann::json> parseHostile(std::string_view text, std::size_t most,
                                                  Findings& findings);
/// Every field present, of its type, and no others.
[[nodiscard]] WrittenBoard readShape(const nlohmann::json& file, Findings& findings);
/// Ids, borders and suggested games.
void checkRules(const WrittenBoard& written, Findings& findings);
/// Outlines and coordinates.
void checkDrawing(const WrittenBoard& written, Findings& findings);

} // namespace annales::inline engine::boards
