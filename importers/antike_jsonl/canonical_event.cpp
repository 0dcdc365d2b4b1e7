#include "importers/antike_jsonl/canonical_event.h"

namespace annales::inline importers {
namespace {

constexpr std::string_view kData = R"({"data":)", kId = R"(,"id":")", kParent = R"(","parent":")",
                           kType = R"(","rec":"event","type":")", kEnd = R"("})";
constexpr std::size_t kDigits = 64;
constexpr std::size_t kIds = kId.size() + kDigits + kParent.size() + kDigits + kType.size();

} // namespace

std::optional<CanonicalEvent> canonicalEvent(std::string_view line) {
  if (!line.starts_with(kData) || !line.ends_with(kEnd)) return std::nullopt;
  line.remove_suffix(kEnd.size());
  const std::size_t typeAt = line.rfind('"') + 1;
  if (typeAt < kData.size() + kIds) return std::nullopt;
  const std::string_view ids = line.substr(typeAt - kIds, kIds);
  const std::size_t parentAt = kId.size() + kDigits + kParent.size();
  if (!ids.starts_with(kId) || ids.substr(kId.size() + kDigits, kParent.size()) != kParent ||
      !ids.ends_with(kType))
    return std::nullopt;
  const auto id = hashFromHex(ids.substr(kId.size(), kDigits));
  const auto parent = hashFromHex(ids.substr(parentAt, kDigits));
  if (!id || !parent) return std::nullopt;
  return CanonicalEvent{line.substr(kData.size(), typeAt - kIds - kData.size()), line.substr(typeAt), *id,
                        *parent};
}

} // namespace annales::inline importers
