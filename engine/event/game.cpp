#include "engine/event/game.h"

namespace annales::inline engine {
namespace {
constexpr std::size_t kMaxStrangers = 60'000;
}

NationId Game::nation(std::string_view word) const {
  for (std::size_t i = 0; i < nations(); ++i)
    if (setup->nations[i].nation == word) return NationId(i);
  return NationId::none();
}

Game makeGame(std::shared_ptr<const GameSetup> setup, std::shared_ptr<const Map> map) {
  auto ruleset = std::make_shared<const Ruleset>(
      withOptions(rulesetOf(setup->ruleset), setup->options, setup->nations.size()));
  return {std::move(setup), std::move(map), std::move(ruleset)};
}

std::string_view Gazetteer::word(ProvinceId p) const {
  return map_->has(p) ? (*map_)[p].id : strangers_[p.index() - map_->size()];
}

ProvinceId Gazetteer::intern(std::string_view word) {
  const ProvinceId known = map_->find(word);
  if (known.exists()) return known;
  const auto at = strangerIds_.find(word);
  if (at != strangerIds_.end()) return at->second;
  if (strangers_.size() == kMaxStrangers) return ProvinceId::none();
  const ProvinceId id(map_->size() + strangers_.size());
  strangers_.emplace_back(word);
  strangerIds_.emplace(word, id);
  return id;
}

} // namespace annales::inline engine
