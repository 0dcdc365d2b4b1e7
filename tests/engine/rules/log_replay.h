// Replays an event log for tests: every event in file order against the fold of its ancestors. A small reader
// that trusts its input; the strict one is an importer's business.
#pragma once

#include "engine/event/codec.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "engine/state/state_json.h"

#include <simdjson.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace annales::tests {

struct Found {
  std::uint32_t seq = 0;
  std::string rule;
  std::string message;
};

inline std::string textOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("no file " + path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class LogReplay {
public:
  struct Node {
    std::size_t game = 0;
    std::size_t parent = 0; // itself for GameCreated
    GameState state;
    bool folded = false;
  };

  explicit LogReplay(const std::string& path) {
    std::istringstream lines(textOf(path));
    for (std::string line; std::getline(lines, line);)
      record(line);
  }

  [[nodiscard]] const std::vector<Found>& violations() const { return violations_; }

  /// The state after the first `count` events of the line `main` of the file's only game.
  [[nodiscard]] const Node& nodeAt(std::uint32_t count) const {
    std::size_t at = main_;
    while (nodes_[at].state.seq > count)
      at = nodes_[at].parent;
    return nodes_[at];
  }
  [[nodiscard]] std::string stateAt(std::uint32_t count) const {
    const Node& node = nodeAt(count);
    return stateJson(games_[node.game].game, node.state);
  }
  /// Facts in canonical form, sorted.
  [[nodiscard]] std::vector<std::string> legalAt(std::uint32_t count) const {
    const Node& node = nodeAt(count);
    const NewGame& game = games_[node.game];
    std::vector<std::string> facts;
    for (const Event& event : legal(game.game, node.state, Payments::every)) {
      facts.emplace_back();
      appendFact(facts.back(), event, {game.game, *game.provinces});
    }
    std::sort(facts.begin(), facts.end());
    return facts;
  }
  /// Events that `legal` does not list although they are in the log and break no rule, and listed events that
  /// break one: both must be empty.
  [[nodiscard]] const std::vector<std::string>& disagreements() const { return disagreements_; }

private:
  using Element = simdjson::dom::element;

  void record(const std::string& line) {
    const Element root = parser_.parse(line);
    const std::string_view rec = root["rec"];
    if (rec == "map") readMap(root["map"]);
    if (rec == "event") readEvent(root);
    if (rec == "line" && std::string_view(root["name"]) == "main")
      main_ = byId_.at(std::string(root["head"]));
  }

  template <class E> static E valueOfWord(std::string_view word) { return annales::valueOf<E>(word).value(); }

  void readMap(const Element& map) {
    std::vector<Province> provinces;
    for (const Element p : map["provinces"])
      provinces.push_back({std::string(p["id"]), valueOfWord<Site>(p["site"]), bool(p["neutralTemple"])});
    std::sort(provinces.begin(), provinces.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    const auto place = [&](std::string_view id) {
      const auto at =
          std::find_if(provinces.begin(), provinces.end(), [&](const auto& p) { return p.id == id; });
      return ProvinceId(static_cast<std::size_t>(at - provinces.begin()));
    };
    std::vector<Border> borders;
    for (const Element b : map["borders"])
      borders.push_back({place(b["a"]), place(b["b"]), valueOfWord<BorderKind>(b["kind"])});
    auto made = Map::make(std::string(map["id"]), std::move(provinces), std::move(borders));
    if (!made) throw std::runtime_error(made.error().message);
    maps_[(*made)->hash()] = *made;
  }

  void readEvent(const Element& root) {
    const std::string_view type = root["type"];
    if (type == "GameCreated") return begin(root);
    const std::size_t parent = byId_.at(std::string(root["parent"]));
    const NewGame& game = games_[nodes_[parent].game];
    const EventNames names{game.game, *game.provinces};
    auto event = decodeEvent(type, root["data"], names);
    if (!event) throw std::runtime_error(std::string(type) + ": " + event.error().message);
    if (hexOf(eventId(*event, &ids_[parent], names)) != std::string_view(root["id"]))
      throw std::runtime_error("a wrong id: " + std::string(root["id"]));
    Node node{nodes_[parent].game, parent, nodes_[parent].state, nodes_[parent].folded};
    if (node.folded) judge(game, node, *event, names);
    keep(root, std::move(node));
  }

  void begin(const Element& root) {
    auto game = decodeGameCreated(root["data"], [this](const Hash& hash) { return maps_[hash]; });
    if (!game) throw std::runtime_error("GameCreated: " + game.error().message);
    if (auto wrong = checkSetup(game->game)) note(0, *wrong);
    Node node{games_.size(), nodes_.size(), {}, false};
    if (auto state = annales::begin(game->game)) {
      node.state = *state;
      node.folded = true;
    }
    games_.push_back(std::move(*game));
    keep(root, std::move(node));
  }

  void judge(const NewGame& game, Node& node, const Event& event, const EventNames& names) {
    const auto wrong = check(game.game, node.state, event);
    if (wrong) note(node.state.seq, *wrong);
    if (violations_.empty()) compareWithLegal(game, node.state, event, names);
    node.folded = !apply(node.state, event);
    if (!node.folded && !wrong) disagreements_.push_back("folding refuses what no rule forbids");
  }

  /// Whether `legal` lists a legal event of the log.
  void compareWithLegal(const NewGame& game, const GameState& state, const Event& event,
                        const EventNames& names) {
    if (std::holds_alternative<Corrected>(event) || isFreeCard(game, event)) return; // never listed
    std::string fact;
    appendFact(fact, event, names);
    const std::vector<Event> listed = legal(game.game, state, Payments::every);
    const bool found = std::any_of(listed.begin(), listed.end(), [&](const Event& e) {
      if (e.index() != event.index()) return false;
      std::string other;
      appendFact(other, e, names);
      return other == fact;
    });
    if (!found) disagreements_.push_back("not listed: " + fact);
    for (const Event& e : listed)
      if (auto wrong = check(game.game, state, e)) {
        std::string other;
        appendFact(other, e, names);
        disagreements_.push_back("listed, but breaks " + std::string(wrong->rule) + ": " + other);
      }
  }

  static bool isFreeCard(const NewGame& game, const Event& event) {
    const auto* played = std::get_if<CardPlayed>(&event);
    return played != nullptr && game.game.ruleset->deck[played->card.index()].does == CardDoes::free;
  }

  void note(std::uint32_t seq, const Violation& wrong) {
    violations_.push_back({seq, std::string(wrong.rule), wrong.message});
  }

  void keep(const Element& root, Node node) {
    byId_[std::string(root["id"])] = nodes_.size();
    ids_.push_back(hashFromHex(std::string_view(root["id"])).value());
    if (node.folded && main_ == node.parent) main_ = nodes_.size(); // moved on by a `line` record
    nodes_.push_back(std::move(node));
  }

  simdjson::dom::parser parser_;
  std::map<Hash, std::shared_ptr<const Map>> maps_;
  std::vector<NewGame> games_;
  std::vector<Node> nodes_;
  std::vector<Hash> ids_;
  std::map<std::string, std::size_t> byId_;
  std::size_t main_ = 0;
  std::vector<Found> violations_;
  std::vector<std::string> disagreements_;
};

} // namespace annales::tests
