// The fixed parts of the page, embedded from the files in importers/html/page.
#pragma once

#include <string_view>

namespace annales::inline importers::page {

[[nodiscard]] std::string_view style();
[[nodiscard]] std::string_view script();
/// The body of the document, without words.
[[nodiscard]] std::string_view skeleton();

} // namespace annales::inline importers::page
