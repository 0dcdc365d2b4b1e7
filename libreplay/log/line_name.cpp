#include "libreplay/log/line_name.h"

#include "engine/core/utf8.h"

namespace annales {

bool isLineName(std::string_view name) {
  const auto count = utf8::length(name);
  return count && *count >= 1 && *count <= 80 && !utf8::hasControl(name);
}

} // namespace annales
