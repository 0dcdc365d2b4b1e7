#include "importers/antike_jsonl/canonical_event.h"

#include <cstring>
#include <string>

namespace annales::inline importers {
namespace {

constexpr std::string_view kData = R"({"data":)", kId = R"(,"id":")", kParent = R"(","parent":")",
                           kType = R"(","rec":"event","type":")", kEnd = R"("})", kTypeKey = R"(,"type":")";
constexpr std::size_t kDigits = 64;
constexpr std::size_t kIds = kId.size() + kDigits + kParent.size() + kDigits + kType.size();

/// Of a text known when this is compiled, so that no call is needed; as many letters must be there.
inline bool stands(std::string_view text, const char* at) {
  return std::memcmp(at, text.data(), text.size()) == 0;
}

} // namespace

std::optional<CanonicalEvent> canonicalEvent(std::string_view line) {
  if (line.size() < kData.size() + kIds + kEnd.size() || !stands(kData, line.data()) ||
      !stands(kEnd, line.data() + line.size() - kEnd.size()))
    return std::nullopt;
  const std::string_view whole = line;
  line.remove_suffix(kEnd.size());
  const std::size_t typeAt = line.rfind('"') + 1;
  if (typeAt < kData.size() + kIds) return std::nullopt;
  const std::string_view ids = line.substr(typeAt - kIds, kIds);
  constexpr std::size_t parentAt = kId.size() + kDigits + kParent.size();
  if (!stands(kId, ids.data()) || !stands(kParent, ids.data() + kId.size() + kDigits) ||
      !stands(kType, ids.data() + kIds - kType.size()))
    return std::nullopt;
  const auto id = hashFromHex(ids.substr(kId.size(), kDigits));
  const auto parent = hashFromHex(ids.substr(parentAt, kDigits));
  if (!id || !parent) return std::nullopt;
  constexpr std::size_t middleAt = kId.size() + kDigits + 1, middleSize = kParent.size() + kDigits;
  return CanonicalEvent{line.substr(kData.size(), typeAt - kIds - kData.size()),
                        line.substr(typeAt),
                        *id,
                        *parent,
                        line.substr(0, typeAt - kIds),
                        ids.substr(middleAt, middleSize),
                        whole.substr(typeAt - kTypeKey.size())};
}

Hash canonicalId(const CanonicalEvent& event) {
  thread_local std::string text; // kept for its capacity: ids are computed by the million
  text.assign(event.start).append(event.middle).append(event.end);
  return sha256(text);
}

} // namespace annales::inline importers
