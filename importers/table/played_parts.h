// The fixed parts of the page in which readers play, embedded from the files in importers/html/page and
// importers/table/page.
#pragma once

#include <string_view>

namespace annales::inline importers::played {

[[nodiscard]] std::string_view style();
[[nodiscard]] std::string_view script();
/// The body of the document, without words.
[[nodiscard]] std::string_view skeleton();

} // namespace annales::inline importers::played
