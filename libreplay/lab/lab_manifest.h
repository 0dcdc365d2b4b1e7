// What is needed to play a laboratory's games again, byte for byte, and what came out.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/lab/lab_question.h"

#include <string>

namespace annales::inline replay {

/// Canonical JSON and a line feed (docs/lab.md). The same run gives the same bytes.
[[nodiscard]] Result<std::string> labManifest(const LabQuestion& question, const LabDesign& design,
                                              const LabAnswer& answer, std::string_view program);

/// The question as a manifest asks it; options of the game stay words.
struct LabRecord {
  LabQuestion question; // without board and options of the game
  std::string map;
  Hash mapHash;
};
[[nodiscard]] Result<LabRecord> readLabManifest(std::string_view text);

} // namespace annales::inline replay
