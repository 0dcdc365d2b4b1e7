// Small boards for tests of the rules, written as words: `roma:marble` a province and its site, with `*` for
// the flag of a neutral temple; `roma=land=capua` a border.
#pragma once

#include "engine/map/map.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>

namespace annales::tests {

inline std::shared_ptr<const Map> boardOf(const std::string& words) {
  std::vector<Province> provinces;
  std::vector<std::array<std::string, 3>> drawn;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    if (const auto colon = word.find(':'); colon != std::string::npos) {
      const bool flag = word.back() == '*';
      const std::string site = word.substr(colon + 1, word.size() - colon - 1 - (flag ? 1 : 0));
      provinces.push_back({word.substr(0, colon), valueOf<Site>(site).value(), flag});
      continue;
    }
    const auto first = word.find('=');
    const auto second = word.find('=', first + 1);
    drawn.push_back(
        {word.substr(0, first), word.substr(first + 1, second - first - 1), word.substr(second + 1)});
  }
  const auto place = [&](const std::string& id) {
    for (std::size_t i = 0; i < provinces.size(); ++i)
      if (provinces[i].id == id) return ProvinceId(i);
    throw std::runtime_error("the test board has no province " + id);
  };
  std::sort(provinces.begin(), provinces.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  std::vector<Border> borders;
  for (const auto& [a, kind, b] : drawn)
    borders.push_back({place(a), place(b), valueOf<BorderKind>(kind).value()});
  auto made = Map::make("bay", std::move(provinces), std::move(borders));
  if (!made) throw std::runtime_error(made.error().message);
  return *made;
}

/// Romans in the west, Greeks in the east, Germans in the north; twelve isles; three open seas; two
/// landlocked provinces (alesia, treveri) and one without land (creta).
inline std::shared_ptr<const Map> bay() {
  return boardOf(R"(
    roma:marble ostia:iron capua:gold  athenae:marble sparta:iron delphi:gold  colonia:marble bonna:iron treveri:gold
    ravenna:marble* pola:iron* syracus:gold* dodona:gold* alesia:gold creta:marble delos:any mare:none pontus:none oceanus:none
    i01:gold i02:gold i03:gold i04:gold i05:gold i06:gold i07:gold i08:gold i09:gold i10:gold i11:gold i12:gold
    roma=both=ostia roma=land=capua ostia=both=capua roma=land=ravenna roma=land=alesia ravenna=both=pola
    pola=land=dodona dodona=land=delphi pola=sea=mare ostia=sea=mare ostia=sea=syracus syracus=sea=athenae
    athenae=both=sparta athenae=land=delphi sparta=sea=creta creta=sea=syracus sparta=sea=delos mare=sea=pontus
    mare=sea=syracus colonia=both=bonna colonia=land=treveri alesia=land=colonia bonna=sea=pontus capua=both=delos
    pontus=sea=i01 i01=both=i02 i02=both=i03 i03=both=i04 i04=both=i05 i05=both=i06 i06=both=i07 i07=both=i08
    i08=both=i09 i09=both=i10 i10=both=i11 i11=both=i12 oceanus=sea=pontus)");
}

/// For two nations: brown in the west, beige in the east, free sites of any resource, three open seas.
inline std::shared_ptr<const Map> straits() {
  return boardOf(R"(
    bm:marble bi:iron bg:gold  em:marble ei:iron eg:gold  x:any y:any z:any w:any v:any sea:none ocean:none gulf:none
    bm=land=bi bi=both=bg bm=both=bg bg=both=x x=both=y y=both=eg x=land=z y=land=z z=land=em bg=sea=sea
    eg=sea=sea sea=sea=ocean eg=both=ei ei=land=em eg=both=em w=sea=ocean v=sea=ocean w=both=v bg=both=eg gulf=sea=ocean)");
}

} // namespace annales::tests
