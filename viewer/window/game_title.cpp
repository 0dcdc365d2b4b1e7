#include "viewer/window/game_title.h"

#include "libreplay/words/game_title.h"
#include "viewer/look/look.h"

#include <string>
#include <vector>

namespace annales::viewer {

QString titleOf(const OpenedGame& game) {
  std::vector<std::string> nations;
  for (const NationLook& nation : nationLooks(game, Look{}, speaksGerman()))
    nations.push_back(nation.name.toStdString());
  return QString::fromStdString(gameTitle(game.log().tags(), nations));
}

} // namespace annales::viewer
