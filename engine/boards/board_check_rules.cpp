// What the rules need of a board: ids, borders, one connected whole, and games that can be set up.
#include "engine/boards/board_check.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline engine::boards {
namespace {

using ById = std::map<std::string_view, const WrittenProvince*>;

constexpr std::array<std::string_view, 2> kForbidden{"box", "supply"}; // places of Duellum's cards

ById checkProvinces(const WrittenBoard& written, Findings& findings) {
  ById byId;
  if (written.provinces.size() > kMaxProvinces)
    findings.add("provinces", say("too many provinces: at most {} are supported", kMaxProvinces));
  for (const WrittenProvince& p : written.provinces) {
    if (p.id.empty()) continue;
    if (!byId.emplace(p.id, &p).second) findings.add(p.place, say("the province \"{}\" appears twice", p.id));
    if (std::find(kForbidden.begin(), kForbidden.end(), p.id) != kForbidden.end())
      findings.add(p.place, say("no province may have the id \"{}\"", p.id));
  }
  if (written.provinces.empty()) findings.add("provinces", "the board has no provinces");
  return byId;
}

void checkNations(const WrittenBoard& written, Findings& findings) {
  std::set<std::string_view> seen;
  for (const BoardNation& n : written.nations)
    if (!n.id.empty() && !seen.insert(n.id).second)
      findings.add(fmt::format("nations.{}", n.id), say("the nation \"{}\" appears twice", n.id));
}

using Pairs = std::set<std::pair<std::string_view, std::string_view>>;

Pairs checkBorders(const WrittenBoard& written, const ById& byId, Findings& findings) {
  Pairs pairs;
  for (const WrittenBorder& b : written.borders) {
    if (b.a.empty() || b.b.empty()) continue;
    bool known = true;
    for (const std::string_view end : {std::string_view(b.a), std::string_view(b.b)}) {
      if (byId.contains(end)) continue;
      findings.add(b.place, say("there is no province \"{}\"", end));
      known = false;
    }
    if (!known) continue;
    if (b.a == b.b)
      findings.add(b.place, "a border joins a province to itself");
    else if (!(b.a < b.b ? pairs.emplace(b.a, b.b) : pairs.emplace(b.b, b.a)).second)
      findings.add(b.place, "the border between these two provinces appears twice");
  }
  return pairs;
}

/// All provinces that can be reached from the first over any border.
std::set<std::string_view> reachable(const WrittenBoard& written, const Pairs& pairs) {
  std::map<std::string_view, std::vector<std::string_view>> neighbours;
  for (const auto& [a, b] : pairs) {
    neighbours[a].push_back(b);
    neighbours[b].push_back(a);
  }
  std::set<std::string_view> seen;
  std::vector<std::string_view> open{written.provinces.front().id};
  while (!open.empty()) {
    const std::string_view at = open.back();
    open.pop_back();
    if (!seen.insert(at).second) continue;
    const auto& next = neighbours[at];
    open.insert(open.end(), next.begin(), next.end());
  }
  return seen;
}

void checkConnected(const WrittenBoard& written, const Pairs& pairs, Findings& findings) {
  std::set<std::string_view> joined;
  for (const auto& [a, b] : pairs) {
    joined.insert(a);
    joined.insert(b);
  }
  for (const WrittenProvince& p : written.provinces)
    if (!p.id.empty() && !joined.contains(p.id)) findings.add(p.place, "this province has no border");
  if (written.provinces.empty() || written.provinces.front().id.empty()) return;
  const auto seen = reachable(written, pairs);
  for (const WrittenProvince& p : written.provinces) {
    if (p.id.empty() || seen.contains(p.id) || !joined.contains(p.id)) continue;
    findings.add("borders", say("the board falls into separate parts: there is no way from \"{}\" to \"{}\"",
                                written.provinces.front().id, p.id));
    return;
  }
}

class GameCheck {
public:
  GameCheck(const WrittenBoard& written, const ById& byId, Findings& findings)
      : written_(written), byId_(byId), findings_(findings) {}

  void check(const WrittenGame& written) {
    place_ = written.place;
    const SuggestedGame& game = written.game.value();
    taken_.clear();
    checkOrder(game, written.nations);
    for (const auto& [nation, cities] : game.start)
      checkStart(game, nation, cities);
    checkNeutralTemples(game, written.nations);
  }

private:
  void add(std::string_view field, Saying saying) {
    findings_.add(fmt::format("{}.{}", place_, field), std::move(saying));
  }

  void checkOrder(const SuggestedGame& game, int nations) {
    if (game.order.size() != static_cast<std::size_t>(nations))
      add("order", say("expected {} nations, found {}", nations, game.order.size()));
    std::set<std::string_view> seen;
    for (const std::string& nation : game.order) {
      if (nation.empty()) continue;
      if (!seen.insert(nation).second) add("order", say("\"{}\" appears twice", nation));
      if (!isKnownNation(nation)) add("order", say("the board has no nation \"{}\"", nation));
      if (!game.start.contains(nation)) add("start", say("\"{}\" has no start cities", nation));
    }
  }

  bool isKnownNation(const std::string& id) const {
    return std::any_of(written_.nations.begin(), written_.nations.end(),
                       [&](const auto& n) { return n.id == id; });
  }

  void checkStart(const SuggestedGame& game, const std::string& nation,
                  const std::vector<std::string>& cities) {
    const std::string field = "start." + nation;
    if (std::find(game.order.begin(), game.order.end(), nation) == game.order.end())
      add(field, say("\"{}\" is not in the turn order", nation));
    std::map<Site, int> sites;
    for (const std::string& city : cities) {
      if (city.empty()) continue;
      const auto at = byId_.find(city);
      if (at == byId_.end())
        add(field, say("there is no province \"{}\"", city));
      else if (at->second->site)
        ++sites[*at->second->site];
      if (!taken_.insert(city).second) add(field, say("\"{}\" appears twice as a start city", city));
    }
    if (cities.size() != kGoods.size() || sites[Site::marble] > 1 || sites[Site::iron] > 1 ||
        sites[Site::gold] > 1 || sites[Site::none] > 0)
      add(field,
          "expected three cities: one each on a marble, an iron and a gold site; an \"any\" site can replace "
          "a missing one");
  }

  void checkNeutralTemples(const SuggestedGame& game, int nations) {
    const auto& rulesets = written_.rulesets;
    const bool needed =
        nations > 2 && std::find(rulesets.begin(), rulesets.end(), RulesetId::antikeII) != rulesets.end();
    std::set<std::string_view> seen;
    for (const std::string& id : game.neutralTemples) {
      if (id.empty()) continue;
      if (!seen.insert(id).second) add("neutralTemples", say("\"{}\" appears twice", id));
      const auto at = byId_.find(id);
      if (at == byId_.end())
        add("neutralTemples", say("there is no province \"{}\"", id));
      else if (!at->second->neutralTemple)
        add("neutralTemples", say("\"{}\" is not marked as neutralTemple", id));
      if (taken_.contains(id)) add("neutralTemples", say("\"{}\" is a start city", id));
    }
    if ((needed || !game.neutralTemples.empty()) && game.neutralTemples.size() != kNeutralTemples)
      add("neutralTemples",
          say("expected {} provinces, found {}", kNeutralTemples, game.neutralTemples.size()));
  }

  const WrittenBoard& written_;
  const ById& byId_;
  Findings& findings_;
  std::string place_;
  std::set<std::string_view> taken_;
};

} // namespace

void checkRules(const WrittenBoard& written, Findings& findings) {
  const ById byId = checkProvinces(written, findings);
  checkNations(written, findings);
  const Pairs pairs = checkBorders(written, byId, findings);
  checkConnected(written, pairs, findings);
  GameCheck games(written, byId, findings);
  for (const WrittenGame& game : written.games)
    if (game.game) games.check(game);
}

} // namespace annales::inline engine::boards
