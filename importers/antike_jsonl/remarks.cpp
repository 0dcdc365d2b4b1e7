#include "importers/antike_jsonl/remarks.h"

#include "libreplay/log/annotation_codec.h"

namespace annales::inline importers {
namespace {

Result<void> checkThread(const KeptGame& game, const Annotation& annotation, const std::optional<Hash>& named,
                         std::string_view field) {
  if (!named) return {};
  const auto earlier = game.remarks.find(*named);
  if (earlier != game.remarks.end() && earlier->second == annotation.event) return {};
  return failure("annotation: \"{}\" must be an earlier annotation about the same event", field);
}

} // namespace

Result<void> checkRemark(const KeptGame& game, const Annotation& annotation) {
  if (game.remarks.contains(annotation.id)) return failure("annotation: its id is already in the file");
  if (auto known = checkNamed(annotation, game.log->names()); !known) return known;
  if (auto fits = checkThread(game, annotation, annotation.answers, "answers"); !fits) return fits;
  return checkThread(game, annotation, annotation.replaces, "replaces");
}

} // namespace annales::inline importers
