// What stays the same from the first event of a game to its last: its setup, its board and its rules.
#pragma once

#include "engine/event/event.h"
#include "engine/map/map.h"
#include "engine/ruleset/ruleset.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

/// Copied freely: the large parts are shared and immutable.
struct Game {
  std::shared_ptr<const GameSetup> setup;
  std::shared_ptr<const Map> map;
  std::shared_ptr<const Ruleset> ruleset; // options worked in

  [[nodiscard]] std::size_t nations() const { return setup->nations.size(); }
  [[nodiscard]] const std::string& nationWord(NationId n) const { return setup->nations[n.index()].nation; }
  /// None for a word that is not in `order`.
  [[nodiscard]] NationId nation(std::string_view word) const;
};

/// `map` is the board that `setup->mapHash` names.
[[nodiscard]] Game makeGame(std::shared_ptr<const GameSetup> setup, std::shared_ptr<const Map> map);

/// Names of provinces both ways, with those that a log mentions although its board does not have them:
/// folding refuses such an event, but its bytes are kept.
class Gazetteer {
public:
  explicit Gazetteer(std::shared_ptr<const Map> map) : map_(std::move(map)) {}
  [[nodiscard]] const Map& map() const { return *map_; }
  [[nodiscard]] std::string_view word(ProvinceId p) const;
  /// Never none unless 60,000 unknown names have been given, far beyond any honest log.
  ProvinceId intern(std::string_view word);
  /// Whether it has any that the board does not have.
  [[nodiscard]] bool hasStrangers() const { return !strangers_.empty(); }

private:
  std::shared_ptr<const Map> map_;
  std::vector<std::string> strangers_;
  std::map<std::string, ProvinceId, std::less<>> strangerIds_;
};

} // namespace annales::inline engine
