#include "python/game.h"

#include "cli/analyse_view.h"
#include "cli/captured.h"
#include "engine/core/json_reader.h"
#include "engine/event/event_json.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "engine/state/state_json.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/boards/own_boards.h"
#include "importers/service/answers.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/analysis/position_search.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

namespace annales::python {
namespace {

/// Read once: the boards of the program and the user's own.
const BoardShelf& boardShelf() {
  static const BoardShelf shelf = shelfWithOwnBoards();
  return shelf;
}

Language languageNamed(const std::string& word) {
  if (word == "en") return Language::english;
  if (word == "de") return Language::german;
  throw Trouble(fmt::format("language: expected en or de, not {}", inQuotes(word)));
}

Company companyNamed(const std::string& against, const EventLog& log) {
  const auto opponents = valueOf<Opponents>(against);
  if (!opponents)
    throw Trouble(fmt::format("against must be bots, players, strong or varied, not {}", inQuotes(against)));
  return valueOr(companyAsked(*opponents, log));
}

std::string factsJson(const std::vector<Event>& events, const EventNames& names) {
  std::string text;
  JsonWriter json(text);
  putFacts(json, events, names);
  return text;
}

Trouble troubleOf(const Violation& violation, const DisplayNames& names) {
  Trouble trouble(reasonInWords(violation, names));
  trouble.rule = violation.rule;
  return trouble;
}

std::string whyStopped(const Timeline& timeline) {
  return fmt::format("event {} of the line cannot be replayed: {}", timeline.folded() + 1,
                     timeline.stop() ? timeline.stop()->why : "the set-up is not valid");
}

} // namespace

Game::Game(std::shared_ptr<const EventLog> log)
    : log_(std::move(log)), board_(boardShelf().find(log_->game().map->hash())) {}

DisplayNames Game::names(Language language) const {
  const EventNames ids = log_->names();
  return {ids.game, ids.provinces, board_.get(), language};
}

NodeIndex Game::headOf(const std::string& line) const {
  const auto head = log_->head(line);
  if (!head) throw Trouble(fmt::format("the game has no line \"{}\"", printable(line)));
  return *head;
}

Timeline& Game::follow(const std::string& line) const {
  if (!followed_ || followed_->line != line)
    followed_ = std::make_shared<Followed>(Followed{line, Timeline(*log_, headOf(line))});
  return followed_->timeline;
}

std::size_t Game::place(const std::string& line, std::size_t n) const {
  const std::size_t length = follow(line).length();
  if (n == 0) return length;
  if (n <= length) return n;
  throw Trouble(fmt::format("event {}: the line \"{}\" has events 1 to {}", n, printable(line), length));
}

const GameState& Game::stateAt(const std::string& line, std::size_t n) const {
  const std::size_t at = place(line, n);
  Timeline& timeline = follow(line);
  if (at > timeline.folded()) throw Trouble(whyStopped(timeline));
  return timeline.seek(at);
}

std::size_t Game::length(const std::string& line) const {
  return follow(line).length();
}

std::string Game::event(const std::string& line, std::size_t n) const {
  const EventNode& node = (*log_)[follow(line).path()[place(line, n) - 1]];
  const bool begins = node.parent == kNoNode;
  std::string out;
  appendEventRecord(out, node.event, node.id, begins ? nullptr : &(*log_)[node.parent].id, log_->names());
  return out;
}

std::string Game::sentence(const std::string& line, std::size_t n, const std::string& language) const {
  return sentenceOf((*log_)[follow(line).path()[place(line, n) - 1]].event, names(languageNamed(language)));
}

std::string Game::state(const std::string& line, std::size_t n) const {
  return stateJson(log_->game(), stateAt(line, n));
}

std::string Game::legal(const std::string& line, std::size_t n) const {
  std::vector<std::string> facts;
  for (const Event& event : annales::legal(log_->game(), stateAt(line, n), Payments::every))
    appendFact(facts.emplace_back(), event, log_->names());
  std::ranges::sort(facts);
  return fmt::format("[{}]", fmt::join(facts, ","));
}

Event Game::read(const std::string& event) const {
  StrictJson json;
  const auto element = valueOr(json.parse(event));
  simdjson::dom::element data;
  std::string_view type;
  if (element["type"].get(type) != simdjson::SUCCESS || element["data"].get(data) != simdjson::SUCCESS)
    throw Trouble("an event is a dict with \"type\" and \"data\", such as legal() lists");
  return valueOr(decodeEvent(type, data, log_->names()));
}

std::optional<Trouble> Game::check(const std::string& event, const std::string& line, std::size_t n) const {
  const auto violation = annales::check(log_->game(), stateAt(line, n), read(event));
  if (!violation) return std::nullopt;
  return troubleOf(*violation, names(Language::english));
}

std::vector<Event> Game::eventsOf(const GameState& state, const std::string& move, bool cheapest) const {
  const auto wanted = [&]() -> Move {
    if (move == "proceed") return Proceed{};
    if (move == "end turn") return EndTurn{};
    return Act{read(move), !cheapest};
  };
  auto events = annales::decide(log_->game(), state, wanted());
  if (!events) throw troubleOf(events.error(), names(Language::english));
  return std::move(*events);
}

std::string Game::decide(const std::string& move, bool cheapest, const std::string& line,
                         std::size_t n) const {
  return factsJson(eventsOf(stateAt(line, n), move, cheapest), log_->names());
}

Game Game::play(const std::vector<std::string>& moves, const std::string& name, bool follow, bool cheapest,
                const std::string& line, std::size_t n) const {
  GameState state = stateAt(line, n);
  if (log_->head(name)) throw Trouble(fmt::format("the game has a line \"{}\" already", printable(name)));
  EventLog log = *log_;
  NodeIndex head = this->follow(line).path()[place(line, n) - 1];
  for (const std::string& move : moves) {
    const std::vector<Event> events =
        follow ? eventsOf(state, move, cheapest) : std::vector<Event>{read(move)};
    for (const Event& event : events) {
      if (const auto broken = annales::check(log_->game(), state, event))
        throw troubleOf(*broken, names(Language::english));
      if (const auto refused = apply(state, event)) throw Trouble(std::string(*refused));
      head = log.append(head, event);
    }
  }
  // A record without a named main line ends with the last event that was added.
  if (!log.lines().contains(kMainLine)) valueOr(log.setLine(kMainLine, log_->mainHead()));
  valueOr(log.setLine(name, head));
  return Game(std::make_shared<const EventLog>(std::move(log)));
}

std::string Game::analyse(const Effort& effort, const std::string& line, const py::object& progress) const {
  const Timeline& timeline = follow(line);
  if (timeline.folded() < timeline.length()) throw Trouble(whyStopped(timeline));
  AnalysisEffort wanted{effort.budget, effort.turns};
  wanted.seed = effort.seed;
  Companies companies = valueOr(companiesOf(effort.against, *log_));
  wanted.company = companies.first;
  if (wanted.budget >= kLeastJudging) wanted.beside = std::move(companies.beside);
  const std::vector<Event> events = log_->eventsTo(headOf(line));
  return watched(progress, [&](Watch& watch) {
    AnalysisWatch watching;
    watching.threads = effort.threads;
    watching.cancel = &watch.cancel;
    watching.progress = watch.progress();
    const auto analysis = analysedGame(log_->game(), events, wanted, watching);
    if (!analysis) throw Trouble(analysis.error());
    cli::Captured captured;
    cli::putAnalysisJson({*log_, events, *analysis, wanted, names(Language::english)}, false);
    return std::move(captured.out);
  });
}

std::string Game::search(const Effort& effort, const std::string& line, std::size_t n,
                         const py::object& progress) const {
  const GameState state = stateAt(line, n);
  const SearchEffort wanted{effort.moves, effort.turns, effort.seed, companyNamed(effort.against, *log_)};
  const PositionFound found = watched(progress, [&](Watch& watch) {
    PositionSearch search(log_->game(), state, wanted);
    watch.of = effort.budget;
    while (search.steps() < effort.budget && !watch.cancel) {
      search.step();
      watch.done = search.steps();
    }
    return search.found();
  });
  return foundAnswer("", place(line, n), *log_, found, false);
}

std::string Game::remarks() const {
  std::string out = "[";
  for (const Annotation& remark : log_->annotations()) {
    if (out.size() > 1) out += ',';
    appendAnnotationRecord(out, remark);
  }
  return out + "]";
}

std::string Game::text() const {
  std::ostringstream out;
  LogWriter writer(out);
  writer.write(*log_);
  writer.seal();
  return out.str();
}

} // namespace annales::python
