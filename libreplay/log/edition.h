// How a copy of a remark is known again. A copy without earlier wordings, or without what it answered, has an
// id of its own. A tag says which remark it is.
#pragma once

#include "libreplay/log/annotation.h"

#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// `edition-` and the first 16 digits of the id of the remark's first wording.
[[nodiscard]] std::string editionTag(const Hash& first);
[[nodiscard]] bool isEditionTag(std::string_view tag);
/// The digits of its tag; nothing where it has none.
[[nodiscard]] std::optional<std::string> editionOf(const Annotation& remark);
/// The 16 digits by which other copies name a remark whose first wording has this id.
[[nodiscard]] std::string editionName(const Hash& first);
/// The remark without such a tag; its id is left as it is.
[[nodiscard]] Annotation withoutEdition(Annotation remark);

} // namespace annales::inline replay
