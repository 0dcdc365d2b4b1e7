#include "engine/boards/board.h"

#include "engine/boards/board_check.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace annales::inline engine {
namespace {

using namespace boards;

Result<std::shared_ptr<const Map>> mapOf(const WrittenBoard& draft) {
  std::vector<Province> provinces;
  std::map<std::string_view, ProvinceId> places;
  for (const ProvinceDraft& p : draft.provinces) {
    places.emplace(p.id, ProvinceId(provinces.size()));
    provinces.push_back({p.id, p.site.value(), p.neutralTemple});
  }
  std::vector<Border> borders;
  for (const BorderDraft& b : draft.borders)
    borders.push_back({places.at(b.a), places.at(b.b), b.kind.value()});
  return Map::make(draft.id, std::move(provinces), std::move(borders));
}

/// Only for a draft without findings.
Result<std::shared_ptr<const Board>> finish(WrittenBoard draft) {
  auto map = mapOf(draft);
  if (!map) return tl::unexpected(map.error());
  auto board = std::make_shared<Board>();
  board->provinces.resize(draft.provinces.size());
  for (ProvinceDraft& p : draft.provinces)
    board->provinces[(*map)->find(p.id).index()] = {std::move(p.name), p.at.value(), std::move(p.outline)};
  for (GameDraft& g : draft.games)
    board->games.emplace(g.nations, std::move(g.game.value()));
  board->map = *std::move(map);
  board->name = std::move(draft.name);
  board->rulesets = std::move(draft.rulesets);
  board->provenance = std::move(draft.provenance);
  board->nations = std::move(draft.nations);
  board->view = std::move(draft.view);
  return board;
}

/// Puts the draft's board into the reading, or what was found.
void conclude(BoardReading& reading, WrittenBoard draft, Findings& findings) {
  if (findings.empty()) {
    auto board = finish(std::move(draft));
    if (board)
      reading.board = *std::move(board);
    else
      findings.add("", board.error());
  }
  reading.findings = findings.take();
}

} // namespace

const BoardNation* Board::nation(std::string_view id) const {
  const auto at = std::find_if(nations.begin(), nations.end(), [&](const auto& n) { return n.id == id; });
  return at == nations.end() ? nullptr : &*at;
}

bool Board::isFor(RulesetId ruleset) const {
  return std::find(rulesets.begin(), rulesets.end(), ruleset) != rulesets.end();
}

BoardReading readBoard(std::string_view text) {
  BoardReading reading;
  if (text.size() > kMaxBoardBytes) {
    reading.unreadable = Error(say("the file is larger than {} MiB", kMaxBoardBytes >> 20U));
    return reading;
  }
  Findings findings;
  const auto file = parseHostile(text, findings);
  if (!file) {
    reading.unreadable = file.error();
    return reading;
  }
  WrittenBoard draft = readShape(*file, findings);
  checkRules(draft, findings);
  checkDrawing(draft, findings);
  conclude(reading, std::move(draft), findings);
  return reading;
}

BoardReading readBuiltInBoard(std::string_view text) {
  BoardReading reading;
  Findings findings;
  WrittenBoard draft = readShape(nlohmann::json::parse(text, nullptr, false), findings);
  checkRules(draft, findings);
  conclude(reading, std::move(draft), findings);
  return reading;
}

} // namespace annales::inline engine
