#include "libreplay/openings/opening_lookup.h"

namespace annales::inline replay {

const NamedOpening* OpeningLookup::name(RulesetId ruleset, std::string_view nation, OpeningKey key) {
  group_.assign(wordOf(ruleset)).append(1, ' ').append(nation);
  Known& known = known_[group_];
  const auto [at, isNew] = known.try_emplace(key.first(longest_).bits(), nullptr);
  if (isNew) at->second = book_.name(ruleset, nation, key);
  return at->second;
}

} // namespace annales::inline replay
