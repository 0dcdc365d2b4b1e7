// The conformance cases, as lines.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/event/codec.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace annales::test {

inline std::vector<std::filesystem::path> casesNamed(std::string_view part, std::string_view ending) {
  std::vector<std::filesystem::path> found;
  for (const auto& entry :
       std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/tests/conformance/cases")) {
    const std::string name = entry.path().filename().string();
    if (name.find(part) != std::string::npos && name.ends_with(ending)) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

inline std::vector<std::string> linesOf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

/// The board of a `map` record that is known to be good.
inline std::shared_ptr<const Map> boardOf(simdjson::dom::element record) {
  std::vector<Province> provinces;
  std::map<std::string, ProvinceId> places;
  const simdjson::dom::array stated = record["map"]["provinces"].get_array().value();
  for (const auto p : stated) {
    Province province;
    province.id = std::string(p["id"].get_string().value());
    province.site = *valueOf<Site>(p["site"].get_string().value());
    province.neutralTemple = p["neutralTemple"].get_bool().value();
    places[province.id] = ProvinceId(provinces.size());
    provinces.push_back(province);
  }
  std::vector<Border> borders;
  const simdjson::dom::array joined = record["map"]["borders"].get_array().value();
  for (const auto b : joined)
    borders.push_back({places.at(std::string(b["a"].get_string().value())),
                       places.at(std::string(b["b"].get_string().value())),
                       *valueOf<BorderKind>(b["kind"].get_string().value())});
  return Map::make(std::string(record["map"]["id"].get_string().value()), provinces, borders).value();
}

} // namespace annales::test
