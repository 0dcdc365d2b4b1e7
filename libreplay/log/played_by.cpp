#include "libreplay/log/played_by.h"

#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr std::string_view kPlayerTags = "player.";

bool isOfWord(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z');
}

bool isSourceOfBots(std::string_view source) {
  return std::ranges::any_of(std::array{kSimulateSource, kLabSource, kSampleSource},
                             [&](std::string_view maker) { return source.starts_with(maker); });
}

} // namespace

bool namesBot(std::string_view player) {
  constexpr std::string_view kBot = "bot";
  const std::string name = plainText(player);
  for (std::size_t at = name.find(kBot); at != std::string::npos; at = name.find(kBot, at + 1)) {
    const std::size_t end = at + kBot.size();
    if ((at == 0 || !isOfWord(name[at - 1])) && (end == name.size() || !isOfWord(name[end]))) return true;
  }
  return false;
}

bool playedByBots(const Tags& tags) {
  if (isSourceOfBots(tagOf(tags, "source"))) return true;
  bool bots = false;
  for (const auto& [name, value] : tags) {
    if (name.starts_with(kBotTags) && !value.empty()) bots = true;
    if (!name.starts_with(kPlayerTags) || value.empty()) continue;
    if (!namesBot(value)) return false;
    bots = true;
  }
  return bots;
}

bool isMachineAuthor(std::string_view author) {
  if (!author.starts_with(kMachineAuthors)) return false;
  author.remove_prefix(kMachineAuthors.size());
  return !author.empty() && author.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace annales::inline replay
