// Asking for remarks across a library.
#pragma once

#include "libreplay/log/annotation.h"

#include <cstdint>
#include <optional>
#include <string>

namespace annales::inline replay {

/// Every given condition must hold. Only remarks that stand are found: none that was edited later,
/// taken back or undone.
struct RemarkQuery {
  /// Words, in any order; each may be the beginning of a longer one. Case and accents make no difference, and
  /// no character has a meaning of its own. Punctuation alone finds nothing.
  std::string text = {};
  std::string author = {}, tag = {}, glyph = {}, nation = {}; // exactly so; empty: any
  std::optional<Layer> layer = {};
  std::optional<Audience> audience = {};
  std::optional<Hash> game = {};
  bool onlyOpen = false; // tag `open`, and nothing later in the thread that stands has the tag `resolved`
  std::string from = {}, to = {}; // when it was written: beginnings of moments, both included; empty: any
};

struct FoundRemark {
  Hash game;
  Annotation remark;
  std::uint32_t seq = 0; // of its event
  std::string line;      // that has the event: `main` if possible, else the first by name, or none
  /// The place that was found, cut short, as plain text with U+0002 and U+0003 around each word that was
  /// asked for; the beginning of the remark where no words were.
  std::string snippet;
};

/// A game that is waiting for answers.
struct OpenRemarks {
  Hash game;
  std::uint32_t count = 0;
  std::string newest; // when its newest open remark was written
};

} // namespace annales::inline replay
