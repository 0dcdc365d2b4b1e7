#include "viewer/board/province_search.h"

#include "libreplay/text/plain_text.h"

#include <algorithm>

namespace annales::viewer {
namespace {

std::string plainName(const QString& text) {
  return plainText(text.simplified().toStdString());
}

} // namespace

ProvinceSearch::ProvinceSearch(const std::vector<QString>& names) {
  for (const QString& name : names)
    names_.push_back(plainName(name));
}

std::vector<ProvinceId> ProvinceSearch::all(const QString& text) const {
  const std::string wanted = plainName(text);
  std::vector<ProvinceId> found;
  if (wanted.empty()) return found;
  for (std::size_t p = 0; p < names_.size(); ++p)
    if (names_[p].find(wanted) != std::string::npos) found.emplace_back(p);
  std::ranges::stable_sort(found, {}, [&](ProvinceId p) {
    const std::string& name = names_[p.index()];
    return name == wanted ? 0 : name.starts_with(wanted) ? 1 : 2;
  });
  return found;
}

ProvinceId ProvinceSearch::next(const QString& text) {
  const std::vector<ProvinceId> found = all(text);
  if (found.empty()) return ProvinceId::none();
  const std::string wanted = plainName(text);
  hit_ = wanted == last_ ? (hit_ + 1) % found.size() : 0;
  last_ = wanted;
  return found[hit_];
}

} // namespace annales::viewer
