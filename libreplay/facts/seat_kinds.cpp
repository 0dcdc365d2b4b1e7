#include "libreplay/facts/seat_kinds.h"

#include <map>
#include <tuple>

namespace annales::inline replay {

SeatKinds::Setup& SeatKinds::setupOf(const SeatKind& kind) {
  constexpr std::uint64_t kResult = std::uint64_t{1} << 63U;
  const SetupKey key{(kind.isResult ? kResult : 0) | std::uint64_t{kind.board} << 16U |
                         std::uint64_t{kind.nations} << 8U | indexOf(kind.ruleset),
                     kind.options};
  if (setups_.empty() || key != lastKey_) {
    const auto [at, added] = setupAt_.try_emplace(key, setups_.size());
    if (added) setups_.emplace_back();
    lastKey_ = key;
    last_ = at->second;
  }
  return setups_[last_];
}

KindIndex SeatKinds::add(const SeatKind& kind) {
  auto& known = setupOf(kind)[kind.seat];
  for (const auto& [nation, index] : known)
    if (nation == kind.nation) return index;
  const auto index = static_cast<KindIndex>(kinds_.size());
  known.emplace_back(kind.nation, index);
  kinds_.push_back(kind);
  return index;
}

std::vector<std::uint32_t> SeatKinds::groupedBy(const KindParts& parts) const {
  using Looked = std::tuple<bool, std::size_t, WordIndex, WordIndex, unsigned, unsigned, WordIndex>;
  std::map<Looked, std::uint32_t> numbers;
  std::vector<std::uint32_t> groups;
  for (const SeatKind& kind : kinds_) {
    const Looked looked{kind.isResult,
                        parts.ruleset ? indexOf(kind.ruleset) : 0,
                        parts.board ? kind.board : 0,
                        parts.options ? kind.options : 0,
                        parts.nations ? kind.nations : 0U,
                        parts.seat ? kind.seat : 0U,
                        parts.nation ? kind.nation : 0};
    groups.push_back(numbers.try_emplace(looked, static_cast<std::uint32_t>(numbers.size())).first->second);
  }
  return groups;
}

} // namespace annales::inline replay
