#include "libreplay/log/keyframes.h"

#include "engine/fold/apply.h"
#include "libreplay/log/state_archive.h"

#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <boost/iostreams/device/array.hpp>
#include <boost/iostreams/stream.hpp>

#include <exception>
#include <sstream>

namespace annales::inline replay {
namespace {

// Raise it whenever the fields of a state, their meaning or what folding does to them change.
constexpr std::string_view kFormat = "AKF1";
constexpr auto kPlain = boost::archive::no_header;

std::string textOf(const Hash& hash) {
  return {hash.bytes.begin(), hash.bytes.end()};
}

/// Hostile bytes never get this far: the checksum guards against damage, the reader against everything else.
std::optional<Keyframes> readStates(std::string_view payload, const GameState& first) {
  namespace io = boost::iostreams;
  io::stream<io::array_source> in(payload.data(), payload.size());
  boost::archive::binary_iarchive archive(in, kPlain);
  std::uint64_t folded = 0;
  archive >> folded;
  if (folded == 0 || folded / kKeyframeStep > payload.size()) return std::nullopt;
  Keyframes keyframes;
  keyframes.folded = folded;
  keyframes.states.resize((folded - 1) / kKeyframeStep + 1, first); // what `begin` fixed, it fixed for all
  for (GameState& state : keyframes.states)
    if (!readState(archive, state)) return std::nullopt;
  return keyframes;
}

/// Whether the first keyframes are what this program folds today.
bool agrees(const Keyframes& keyframes, const EventLog& log, const std::vector<NodeIndex>& path,
            GameState state) {
  if (stateBytes(keyframes.states.front()) != stateBytes(state)) return false;
  if (keyframes.states.size() == 1) return true;
  for (std::size_t n = 1; n <= kKeyframeStep; ++n)
    if (annales::apply(state, log[path[n]].event)) return false;
  return stateBytes(keyframes.states[1]) == stateBytes(state);
}

} // namespace

std::string packKeyframes(const Keyframes& keyframes, const Hash& head) {
  std::ostringstream out(std::ios::binary);
  {
    boost::archive::binary_oarchive archive(out, kPlain);
    const auto folded = static_cast<std::uint64_t>(keyframes.folded);
    archive << folded;
    for (const GameState& state : keyframes.states)
      writeState(archive, state);
  }
  const std::string payload = textOf(head) + out.str();
  return std::string(kFormat) + textOf(sha256(payload)) + payload;
}

std::optional<Keyframes> unpackKeyframes(std::string_view blob, const EventLog& log, NodeIndex head) {
  constexpr std::size_t kHash = sizeof(Hash);
  if (blob.size() < kFormat.size() + 2 * kHash || blob.substr(0, kFormat.size()) != kFormat)
    return std::nullopt;
  blob.remove_prefix(kFormat.size());
  const std::string_view payload = blob.substr(kHash);
  if (blob.substr(0, kHash) != textOf(sha256(payload))) return std::nullopt;
  if (payload.substr(0, kHash) != textOf(log[head].id)) return std::nullopt;
  const auto first = begin(log.game());
  if (!first) return std::nullopt;
  try {
    auto keyframes = readStates(payload.substr(kHash), *first);
    if (!keyframes || keyframes->folded != log[head].seq + 1) return std::nullopt;
    if (!agrees(*keyframes, log, log.path(head), *first)) return std::nullopt;
    return keyframes;
  } catch (const std::exception&) { // an archive that ends early
    return std::nullopt;
  }
}

std::string stateBytes(const GameState& state) {
  std::ostringstream out(std::ios::binary);
  boost::archive::binary_oarchive archive(out, kPlain);
  writeState(archive, state);
  return out.str();
}

} // namespace annales::inline replay
