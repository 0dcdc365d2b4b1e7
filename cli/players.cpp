#include "cli/players.h"

#include "cli/console.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/unknown_ids.h"

#include <algorithm>
#include <set>

namespace annales::cli {

void tellUnknownPlayer(Library& library, const std::string& asked, Language language) {
  std::set<std::string> names;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    for (const auto& [tag, value] : game.tags)
      if (tag.starts_with("player.")) names.insert(value);
    return !interrupted();
  });
  const AskedName name(asked);
  if (!listed || interrupted() || names.empty()) return;
  if (std::ranges::any_of(names, [&](const std::string& known) { return name.fits(known); })) return;
  tell(reasonInWords(noGamesOf(asked, names), language));
}

} // namespace annales::cli
