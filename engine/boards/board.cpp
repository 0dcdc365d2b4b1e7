#include "engine/boards/board.h"

#include "engine/boards/board_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace annales::inline engine {
namespace {

using namespace boards;

Result<std::shared_ptr<const Map>> mapOf(const WrittenBoard& written) {
  std::vector<Province> provinces;
  std::map<std::string_view, ProvinceId> places;
  for (const WrittenProvince& p : written.provinces) {
    places.emplace(p.id, ProvinceId(provinces.size()));
    provinces.push_back({p.id, p.site.value(), p.neutralTemple});
  }
  std::vector<Border> borders;
  for (const WrittenBorder& b : written.borders)
    borders.push_back({places.at(b.a), places.at(b.b), b.kind.value()});
  return Map::make(written.id, std::move(provinces), std::move(borders));
}

/// Only for a board without findings.
Result<std::shared_ptr<const Board>> finish(WrittenBoard written) {
  auto map = mapOf(written);
  if (!map) return tl::unexpected(map.error());
  auto board = std::make_shared<Board>();
  board->provinces.resize(written.provinces.size());
  for (WrittenProvince& p : written.provinces)
    board->provinces[(*map)->find(p.id).index()] = {std::move(p.name), p.at.value(), std::move(p.outline)};
  for (WrittenGame& g : written.games)
    board->games.emplace(g.nations, std::move(g.game.value()));
  board->map = *std::move(map);
  board->name = std::move(written.name);
  board->rulesets = std::move(written.rulesets);
  board->provenance = std::move(written.provenance);
  board->nations = std::move(written.nations);
  board->view = std::move(written.view);
  return board;
}

/// Puts the finished board into the reading, or what was found.
void conclude(BoardReading& reading, WrittenBoard written, Findings& findings) {
  if (findings.empty()) {
    auto board = finish(std::move(written));
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
  Findings findings;
  const auto file = parseHostile(text, kMaxBoardBytes, findings);
  if (!file) {
    reading.unreadable = file.error();
    return reading;
  }
  WrittenBoard written = readShape(*file, findings);
  checkRules(written, findings);
  checkDrawing(written, findings);
  conclude(reading, std::move(written), findings);
  return reading;
}

BoardReading readBuiltInBoard(std::string_view text) {
  BoardReading reading;
  Findings findings;
  WrittenBoard written = readShape(nlohmann::json::parse(text, nullptr, false), findings);
  checkRules(written, findings);
  conclude(reading, std::move(written), findings);
  return reading;
}

} // namespace annales::inline engine
