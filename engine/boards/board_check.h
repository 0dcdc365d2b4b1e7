// Inside of `readBoard`: a board as it was written, before anything about it is believed.
#pragma once

#include "engine/boards/board.h"

#include <nlohmann/json_fwd.hpp>

#include <set>

namespace annales::inline engine::boards {

struct ProvinceDraft {
  std::string place; // in the file
  std::string id;    // empty: missing or no id
  std::string name;
  std::optional<Site> site;
  bool neutralTemple = false;
  std::optional<Point> at;
  std::vector<Point> outline; // empty: missing or broken
};

struct BorderDraft {
  std::string place;
  std::string a, b; // empty: missing or no id
  std::optional<BorderKind> kind;
};

struct GameDraft {
  std::string place;
  int nations = 0;
  std::optional<SuggestedGame> game; // none: broken
};

struct WrittenBoard {
  std::string id;
  LocalName name;
  std::vector<RulesetId> rulesets;
  Provenance provenance;
  std::vector<ProvinceDraft> provinces;
  std::vector<BorderDraft> borders;
  std::vector<BoardNation> nations;
  std::vector<GameDraft> games;
  BoardView view; // width 0: missing or broken
};

/// Collects what is wrong, up to a number that nobody reads to the end.
class Findings {
public:
  void add(std::string place, Saying saying);
  void add(std::string place, const Error& error);
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] std::vector<Finding> take() { return std::move(list_); }

private:
  std::vector<Finding> list_;
};

/// Parses the text. A key that appears twice in an object is a finding; anything that is not JSON is an
/// error.
[[nodiscard]] Result<nlohmann::json> parseHostile(std::string_view text, Findings& findings);
/// Every field there, of its type, and none besides.
[[nodiscard]] WrittenBoard readShape(const nlohmann::json& file, Findings& findings);
/// Ids, borders and suggested games.
void checkRules(const WrittenBoard& draft, Findings& findings);
/// Outlines and coordinates.
void checkDrawing(const WrittenBoard& draft, Findings& findings);

} // namespace annales::inline engine::boards
