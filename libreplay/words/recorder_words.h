// The own words of the recorder for phones, beside those of the web page.
#pragma once

#include "libreplay/words/page_words.h"

namespace annales::inline replay {

[[nodiscard]] std::span<const PageWord> recorderWords();

} // namespace annales::inline replay
