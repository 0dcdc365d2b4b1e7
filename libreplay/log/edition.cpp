#include "libreplay/log/edition.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::string_view kEdition = "edition-";
constexpr std::size_t kDigits = 16;

bool isHexDigit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

} // namespace

std::string editionName(const Hash& first) {
  return hexOf(first).substr(0, kDigits);
}

std::string editionTag(const Hash& first) {
  return std::string(kEdition) + editionName(first);
}

bool isEditionTag(std::string_view tag) {
  return tag.size() == kEdition.size() + kDigits && tag.starts_with(kEdition) &&
         std::ranges::all_of(tag.substr(kEdition.size()), isHexDigit);
}

std::optional<std::string> editionOf(const Annotation& remark) {
  const auto tag = std::ranges::find_if(remark.tags, isEditionTag);
  if (tag == remark.tags.end()) return std::nullopt;
  return tag->substr(kEdition.size());
}

Annotation withoutEdition(Annotation remark) {
  std::erase_if(remark.tags, isEditionTag);
  return remark;
}

} // namespace annales::inline replay
