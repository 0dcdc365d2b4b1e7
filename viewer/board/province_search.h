// Finds provinces by name or part of it.
#pragma once

#include "engine/core/ids.h"

#include <QString>
#include <string>
#include <vector>

namespace annales::viewer {

class ProvinceSearch {
public:
  ProvinceSearch() = default;
  /// By ProvinceId.
  explicit ProvinceSearch(const std::vector<QString>& names);

  /// Case and accents do not matter. Names that begin with the text come first; the same text again gives
  /// the next one, wrapping around. None where nothing matches.
  [[nodiscard]] ProvinceId next(const QString& text);
  /// All matches, best first.
  [[nodiscard]] std::vector<ProvinceId> all(const QString& text) const;

private:
  std::vector<std::string> names_;
  std::string last_;
  std::size_t hit_ = 0;
};

} // namespace annales::viewer
