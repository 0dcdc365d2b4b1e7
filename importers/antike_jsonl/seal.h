// The last record that an event log may have: it shows that no line, tag or annotation is missing or changed.
// Events need none, as their ids are hashes, and lines name the last of them.
#pragma once

#include "engine/core/sha256.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace annales::inline importers {

/// docs/event-log.md, "Seals".
struct LogSeal {
  std::uint64_t rows = 0; // before it, of all kinds, from the beginning of the file or the last seal on
  Hash sum;               // over those of lines, tags and annotations, each with its LF

  friend bool operator==(const LogSeal&, const LogSeal&) = default;
};

class SealSum {
public:
  /// One row, or several, of lines, tags and annotations; the last LF may be missing.
  void add(std::string_view rows);
  /// The seal of so many rows, with those that were added; the next begins behind it.
  [[nodiscard]] LogSeal take(std::uint64_t rows);

private:
  Sha256 sum_;
};

/// A canonical record with LF.
void appendSealRecord(std::string& out, const LogSeal& seal);

} // namespace annales::inline importers
