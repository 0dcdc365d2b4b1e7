#include "libreplay/text/person_name.h"

#include "libreplay/text/plain_text.h"
#include "libreplay/text/word_distance.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <tuple>

namespace annales::inline replay {
namespace {

constexpr char kPartMark = '~';

bool isWhiteSpace(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Blanks of other scripts become the blank of ours.
std::string caseFolded(std::string_view text) {
  constexpr auto kHow = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                                       UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  utf8proc_uint8_t* mapped = nullptr;
  const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                   static_cast<utf8proc_ssize_t>(text.size()), &mapped, kHow);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (length < 0) return std::string(text);
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

} // namespace

std::string foldedName(std::string_view name) {
  std::string out;
  for (const char c : caseFolded(name))
    if (!isWhiteSpace(c))
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

AskedName::AskedName(std::string_view asked) {
  while (!asked.empty() && isWhiteSpace(asked.front()))
    asked.remove_prefix(1);
  isPart_ = asked.starts_with(kPartMark);
  letters_ = asked.substr(isPart_ ? 1 : 0);
  folded_ = foldedName(letters_);
  if (isPart_) folded_ = plainText(folded_);
}

bool AskedName::fits(std::string_view name) const {
  const std::string folded = foldedName(name);
  if (folded.empty() || empty()) return false;
  return isPart_ ? plainText(folded).find(folded_) != std::string::npos : folded == folded_;
}

std::vector<std::string> nearNames(std::string_view asked, const std::set<std::string>& names,
                                   std::size_t most) {
  const std::string wanted = plainText(foldedName(asked));
  if (wanted.empty()) return {};
  const std::size_t farthest = std::min(std::max<std::size_t>(2, wanted.size() / 3), wanted.size() - 1);
  std::vector<std::tuple<std::size_t, std::string>> near;
  std::set<std::string> seen; // one spelling of a name is enough
  for (const std::string& name : names) {
    const std::string folded = foldedName(name), plain = plainText(folded);
    if (folded.empty() || !seen.insert(folded).second) continue;
    std::size_t away = wordDistance(wanted, plain);
    if (plain.find(wanted) != std::string::npos) away = std::min<std::size_t>(away, 1);
    if (away <= farthest || away <= 1) near.emplace_back(away, name);
  }
  std::ranges::sort(near);
  near.resize(std::min(near.size(), most));
  std::vector<std::string> found;
  for (auto& [away, name] : near)
    found.push_back(std::move(name));
  return found;
}

} // namespace annales::inline replay
