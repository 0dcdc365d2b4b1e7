// Logs for tests: the conformance cases, and games between bots.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/core/strict_json.h"
#include "engine/play/simulate.h"
#include "engine/state/state_json.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/event_log.h"
#include "libreplay/store/stored_map.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace annales::test {

template <class T> T require(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

inline const BoardShelf& shelf() {
  static const BoardShelf boards = BoardShelf::builtIn();
  return boards;
}

inline std::shared_ptr<const Board> boardFor(RulesetId ruleset) {
  for (const ShelvedBoard& shelved : shelf().boards())
    if (shelved.board->isFor(ruleset)) return shelved.board;
  throw std::runtime_error("no board for the ruleset");
}

/// Game number k between random bots.
inline EventLog simulatedLog(RulesetId ruleset, std::uint64_t k) {
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.board = boardFor(ruleset);
  spec.nations = ruleset == RulesetId::duellum ? 2 : 4;
  spec.bots = Bots::random;
  spec.seed = 7;
  const NewGame begun = require(simulatedGame(spec, k));
  EventLog log(begun);
  NodeIndex head = 0;
  require(simulate(spec, k, begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) head = log.append(head, event);
  }));
  return log;
}

inline std::filesystem::path casePath(const std::string& name) {
  return std::filesystem::path(ANNALES_SOURCE_DIR "/tests/conformance/cases") / (name + ".antike.jsonl");
}

/// A case of one game that is well formed.
class CaseReader {
public:
  EventLog read(const std::string& name) {
    std::ifstream in(casePath(name), std::ios::binary);
    if (!in) throw std::runtime_error("no case " + name);
    for (std::string line; std::getline(in, line);)
      take(require(json_.parse(line)));
    return std::move(*log_);
  }

private:
  using element = simdjson::dom::element;

  static std::string_view text(element record, std::string_view key) {
    return record[key].get_string().value();
  }
  static Hash hash(element record, std::string_view key) { return hashFromHex(text(record, key)).value(); }

  void take(element record) {
    const std::string_view kind = text(record, "rec");
    if (kind == "map") map_ = require(readStoredMap(simdjson::to_string(record["map"].value())));
    if (kind == "event") takeEvent(record);
    if (kind == "line") require(log_->setLine(text(record, "name"), *log_->find(hash(record, "head"))));
    if (kind == "tag") log_->setTag(std::string(text(record, "name")), std::string(text(record, "value")));
    if (kind == "annotation") log_->annotate(require(readAnnotation(record)));
  }
  void takeEvent(element record) {
    const element data = record["data"].value();
    if (record["parent"].is_null()) {
      log_.emplace(require(decodeGameCreated(data, [this](const Hash&) { return map_; })));
      return;
    }
    const NodeIndex parent = *log_->find(hash(record, "parent"));
    log_->append(parent, require(decodeEvent(text(record, "type"), data, log_->names())));
  }

  StrictJson json_;
  std::shared_ptr<const Map> map_;
  std::optional<EventLog> log_;
};

inline EventLog caseLog(const std::string& name) {
  return CaseReader().read(name);
}

inline const std::vector<std::string>& wholeGames() {
  static const std::vector<std::string> names{"game-01-hex-3", "game-10-two-nations", "game-d-01",
                                              "game-ii-01-three"};
  return names;
}

/// The first events of a game: what a recording looks like before it has ended.
inline EventLog beginningOf(const EventLog& log, std::size_t events) {
  EventLog begun(NewGame{log.game(), std::make_shared<Gazetteer>(log.game().map)});
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  NodeIndex head = 0;
  for (std::size_t n = 1; n < events && n < path.size(); ++n)
    head = begun.append(head, log[path[n]].event);
  return begun;
}

/// Another course of play: after `events` events of the main line, a correction and nothing more.
inline NodeIndex branchOff(EventLog& log, std::size_t events, int coins) {
  require(log.setLine(kMainLine, log.mainHead())); // the twig is not what was played
  Corrected corrected;
  corrected.nation = NationId(0);
  corrected.change.set(Resource::marble, coins);
  corrected.more->reason = std::make_shared<const std::string>("what if");
  return log.append(log.path(log.mainHead())[events - 1], corrected);
}

/// All that other programs see of a state: equal texts, equal states.
inline std::string stateOf(const EventLog& log, const GameState& state) {
  return stateJson(log.game(), state);
}

inline Annotation remarkOn(const EventLog& log, NodeIndex event, const std::string& text) {
  Annotation remark;
  remark.event = log[event].id;
  remark.author = "coach";
  remark.at = "2024-05-06T07:08:09Z";
  remark.text = text;
  remark.id = annotationId(remark);
  return remark;
}

/// Everything a log says, for comparing.
inline std::string contentOf(const EventLog& log) {
  std::string text;
  for (NodeIndex i = 0; i < log.size(); ++i)
    text += hexOf(log[i].id) + ' ' + std::string(nameOf(log[i].event)) + '\n';
  text += "main " + hexOf(log[log.mainHead()].id) + '\n';
  for (const auto& [name, head] : log.lines())
    if (name != kMainLine) text += "line " + name + ' ' + hexOf(log[head].id) + '\n';
  for (const auto& [name, value] : log.tags())
    text += "tag " + name + '=' + value + '\n';
  for (const Annotation& remark : log.annotations()) {
    appendAnnotationRecord(text, remark);
    text += '\n';
  }
  return text;
}

} // namespace annales::test
