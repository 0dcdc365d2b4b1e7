#include "importers/antike_jsonl/remarks.h"

#include "engine/core/json_reader.h"

namespace annales::inline importers {
namespace {

Result<void> checkNation(const Game& game, std::string_view nation) {
  if (game.nation(nation).exists()) return {};
  return failure("annotation: {} is not a nation of this game", inQuotes(nation));
}

Result<void> checkThread(const KeptGame& game, const Annotation& annotation, const std::optional<Hash>& named,
                         std::string_view field) {
  if (!named) return {};
  const auto earlier = game.remarks.find(*named);
  if (earlier != game.remarks.end() && earlier->second == annotation.event) return {};
  return failure("annotation: \"{}\" must be an earlier annotation of the same event", field);
}

Result<void> checkNations(const Game& game, const Annotation& annotation) {
  if (annotation.nation)
    if (auto known = checkNation(game, *annotation.nation); !known) return known;
  for (const Mark& mark : annotation.marks) {
    const Pact* pact = std::get_if<Pact>(&mark);
    if (pact == nullptr) continue;
    for (const std::string& nation : pact->nations)
      if (auto known = checkNation(game, nation); !known) return known;
  }
  return {};
}

} // namespace

Result<void> checkRemark(const KeptGame& game, const Annotation& annotation) {
  if (game.remarks.contains(annotation.id)) return failure("annotation: its id is in the file already");
  if (auto known = checkNations(game.log->game(), annotation); !known) return known;
  if (auto fits = checkThread(game, annotation, annotation.answers, "answers"); !fits) return fits;
  return checkThread(game, annotation, annotation.replaces, "replaces");
}

} // namespace annales::inline importers
