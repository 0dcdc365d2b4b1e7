#include "engine/boards/board_draft_parts.h"

#include "engine/core/utf8.h"

namespace annales::inline engine::drafts {
namespace {

constexpr std::size_t kMaxName = 200;

} // namespace

Saying faultOfName(Saying what, std::string_view text) {
  const auto length = utf8::length(text);
  if (length && *length > 0 && *length <= kMaxName && !utf8::hasControl(text)) return {};
  return say("{} needs 1 to {} characters, without line breaks", std::move(what), kMaxName);
}

Saying faultOfId(std::string_view id) {
  if (isId(id) && id.size() <= kMaxName) return {};
  return say("\"{}\" is not an id: use only lower-case letters a-z, digits and hyphens", id);
}

Saying faultOfProvinceId(const Board& board, std::string_view id) {
  if (Saying fault = faultOfId(id); !fault.empty()) return fault;
  if (id == "box" || id == "supply") return say("no province may have the id \"{}\"", id);
  if (board.map->find(id).exists()) return say("the board already has a province \"{}\"", id);
  return {};
}

tl::unexpected<Error> noProvince() {
  return failure("this province is not on the board");
}

void forget(SuggestedGame& game, const std::string& province) {
  std::erase(game.neutralTemples, province);
  for (auto& [nation, cities] : game.start)
    std::erase(cities, province);
}

} // namespace annales::inline engine::drafts
