#include "engine/boards/board_draft_parts.h"

#include "engine/core/utf8.h"

#include <fmt/core.h>

namespace annales::inline engine::drafts {
namespace {

constexpr std::size_t kMaxName = 200;

} // namespace

std::string faultOfName(std::string_view what, std::string_view text) {
  const auto length = utf8::length(text);
  if (length && *length > 0 && *length <= kMaxName && !utf8::hasControl(text)) return {};
  return fmt::format("{} needs 1 to {} characters, without line breaks", what, kMaxName);
}

std::string faultOfId(std::string_view id) {
  if (isId(id) && id.size() <= kMaxName) return {};
  return fmt::format("\"{}\" is no id: it needs small letters a-z, digits and hyphens, nothing else", id);
}

std::string faultOfProvinceId(const Board& board, std::string_view id) {
  if (std::string fault = faultOfId(id); !fault.empty()) return fault;
  if (id == "box" || id == "supply") return fmt::format("no province may be called \"{}\"", id);
  if (board.map->find(id).exists()) return fmt::format("the board has a province \"{}\" already", id);
  return {};
}

tl::unexpected<Error> noProvince() {
  return failure("the board has no such province");
}

void forget(SuggestedGame& game, const std::string& province) {
  std::erase(game.neutralTemples, province);
  for (auto& [nation, cities] : game.start)
    std::erase(cities, province);
}

} // namespace annales::inline engine::drafts
