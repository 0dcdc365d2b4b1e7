// The inside of `BoardDraft`: what its operations share.
#pragma once

#include "engine/boards/board_draft.h"

namespace annales::inline engine::drafts {

/// The parts of a board while one of them is changed.
struct Parts {
  Board board; // its map is rebuilt
  std::string id;
  std::vector<Province> provinces;
  std::vector<Border> borders;

  explicit Parts(const Board& from)
      : board(from), id(from.map->id()), provinces(from.map->provinces()), borders(from.map->borders()) {}

  /// Provinces may be in any order by now, their views in the same.
  Result<BoardDraft> done() && {
    std::vector<std::string> ids;
    for (const Province& p : provinces)
      ids.push_back(p.id);
    auto map = Map::make(std::move(id), std::move(provinces), std::move(borders));
    if (!map) return tl::unexpected(map.error());
    std::vector<ProvinceView> views(ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
      views[(*map)->find(ids[i]).index()] = std::move(board.provinces[i]);
    board.provinces = std::move(views);
    board.map = *std::move(map);
    return BoardDraft(std::make_shared<const Board>(std::move(board)));
  }
};

/// What is wrong with it, or nothing.
[[nodiscard]] Saying faultOfName(Saying what, std::string_view text);
[[nodiscard]] Saying faultOfId(std::string_view id);
[[nodiscard]] Saying faultOfProvinceId(const Board& board, std::string_view id);
[[nodiscard]] tl::unexpected<Error> noProvince();
/// The province is no longer a start city and has no neutral temple.
void forget(SuggestedGame& game, const std::string& province);

} // namespace annales::inline engine::drafts
