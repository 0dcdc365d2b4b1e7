#include "cli/mark_words.h"

#include "libreplay/log/annotation_codec.h"

#include <fmt/core.h>

#include <charconv>
#include <set>
#include <vector>

namespace annales::cli {
namespace {

std::vector<std::string> split(const std::string& words, char at) {
  std::vector<std::string> parts(1);
  for (const char c : words)
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

Result<MarkColour> colourOf(const std::string& word) {
  if (const auto colour = valueOf<MarkColour>(word)) return *colour;
  return failure(fmt::format("\"{}\" is not a colour: use green, red, yellow or blue", word));
}

} // namespace

Result<Mark> arrowOf(const std::string& words) {
  const auto parts = split(words, ':');
  if (parts.size() < 2 || parts.size() > 3) return failure("an arrow is FROM:TO or FROM:TO:COLOUR");
  Arrow arrow{parts[0], parts[1], MarkColour::green};
  if (parts.size() == 2) return arrow;
  const auto colour = colourOf(parts[2]);
  if (!colour) return tl::unexpected(colour.error());
  arrow.colour = *colour;
  return arrow;
}

Result<Mark> ringOf(const std::string& words) {
  const auto parts = split(words, ':');
  if (parts.size() > 2) return failure("a ring is PROVINCE or PROVINCE:COLOUR");
  Ring ring{parts[0], MarkColour::green};
  if (parts.size() == 1) return ring;
  const auto colour = colourOf(parts[1]);
  if (!colour) return tl::unexpected(colour.error());
  ring.colour = *colour;
  return ring;
}

Result<Mark> pactOf(const std::string& words) {
  const auto parts = split(words, ':');
  if (parts.size() != 3) return failure("a pact is NATION,NATION:PROVINCE,PROVINCE:ROUND");
  Pact pact{split(parts[0], ','), split(parts[1], ','), 0};
  const std::set<std::string> nations(pact.nations.begin(), pact.nations.end());
  if (nations.size() < pact.nations.size()) return failure("a pact names each nation once");
  const char* end = parts[2].data() + parts[2].size();
  const auto [stop, fault] = std::from_chars(parts[2].data(), end, pact.until);
  if (fault != std::errc() || stop != end) return failure("a pact ends with a round number");
  return pact;
}

} // namespace annales::cli
