#include "libreplay/log/packed.h"

namespace annales::inline replay {

std::string sumOf(std::string_view key, std::string_view payload) {
  std::string all;
  all.reserve(key.size() + 1 + payload.size());
  all.append(key).append(1, '\0').append(payload);
  const Hash sum = sha256(all);
  return {sum.bytes.begin(), sum.bytes.end()};
}

} // namespace annales::inline replay
