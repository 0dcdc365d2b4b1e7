// What the editor calls things.
#pragma once

#include "engine/boards/board.h"
#include "viewer/look/look.h"

#include <QString>
#include <array>
#include <vector>

namespace annales::viewer {

/// As a click goes through them.
inline constexpr std::array kBorderKinds{BorderKind::land, BorderKind::sea, BorderKind::both,
                                         BorderKind::none};

class EditWords {
public:
  [[nodiscard]] static QString border(BorderKind kind);
  [[nodiscard]] static QString site(Site site);
  [[nodiscard]] static QString ruleset(RulesetId ruleset);
  /// In the language of the program.
  [[nodiscard]] static QString nation(const Board& board, const std::string& id);
  [[nodiscard]] static QString province(const Board& board, ProvinceId p);
};

/// The nations that a board describes, in its order, as they are drawn.
[[nodiscard]] std::vector<NationLook> boardNations(const Board& board, const Look& look);

} // namespace annales::viewer
