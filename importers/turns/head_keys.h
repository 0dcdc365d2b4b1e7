// What the fields at the head of a game in JSON are called as tags of AGN: one list for both ways.
#pragma once

#include <array>
#include <string_view>

namespace annales::turns {

struct HeadKey {
  std::string_view json, tag;
};

inline constexpr std::array kHeadKeys{HeadKey{"board", "Board"},
                                      HeadKey{"boardHash", "BoardHash"},
                                      HeadKey{"rules", "Rules"},
                                      HeadKey{"nations", "Nations"},
                                      HeadKey{"controllers", "Controllers"},
                                      HeadKey{"neutralTemples", "NeutralTemples"},
                                      HeadKey{"bellona", "Bellona"},
                                      HeadKey{"game", "Game"},
                                      HeadKey{"date", "Date"}};

/// Objects in JSON; as tags the beginning of a name, with the member behind it.
inline constexpr std::array kHeadObjects{HeadKey{"players", "Player."}, HeadKey{"ratings", "Rating."},
                                         HeadKey{"start", "Start."},    HeadKey{"stock", "Stock."},
                                         HeadKey{"options", "Option."}, HeadKey{"tags", "Tag."}};

} // namespace annales::turns
