#include "importers/table/table_lessons.h"

#include "engine/core/json_writer.h"
#include "libreplay/learning/answer_sheet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <span>

namespace annales::inline importers {
namespace {

constexpr std::array<std::string_view, 4> kTryWorths{"right", "wrong", "notForeseen", "notJudged"};

std::string textIn(const nlohmann::json& question, const char* key) {
  const auto at = question.find(key);
  return at != question.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::size_t eventsIn(const nlohmann::json& question) {
  const auto at = question.find("events");
  return at != question.end() && at->is_number_unsigned() ? at->get<std::size_t>() : 0;
}

} // namespace

EventLog logUpTo(const EventLog& log, NodeIndex end) {
  EventLog beginning(log.begun());
  for (const auto& [name, value] : log.tags())
    beginning.setTag(name, value);
  NodeIndex head = 0;
  for (const NodeIndex place : log.path(end))
    if (place != 0) head = beginning.append(head, log[place].event, log[place].id);
  return beginning;
}

Result<TableLessons::Position> TableLessons::positionOf(const nlohmann::json& question) {
  const std::string id = textIn(question, "game");
  const auto game = std::ranges::find_if(games_, [&](const auto& one) { return hexOf(one->id()) == id; });
  if (game == games_.end()) return failure("no game is open");
  const EventLog& log = **game;
  const std::size_t events = eventsIn(question);
  const auto head = log.head(textIn(question, "line"));
  if (!head) return failure("there is no line of that name");
  const std::vector<NodeIndex> path = log.path(*head);
  if (events == 0 || events > path.size()) return failure("the line has {} events", path.size());
  const NodeIndex event = path[events - 1];
  std::vector<Event> begins = beginningOfTurn(log, event);
  asked_ = Asked{*game, event, begins.size()};
  return Position{logUpTo(log, event), std::move(begins)};
}

Result<std::string> TableLessons::turnTo(const EventLog& played, NodeIndex head) const {
  if (!asked_) return failure("no position is open");
  const EventLog& log = *asked_->game;
  const std::vector<Event> all = played.eventsTo(head); // without GameCreated
  const std::size_t before = log[asked_->event].seq;
  if (all.size() < before) return failure("no position is open");
  const auto events = std::span(all).subspan(before);
  const TurnExtent extent = extentOfTurn(log, asked_->event, events);
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("over", extent.over);
  json.key("turn");
  json.beginArray();
  for (std::size_t i = asked_->begins; i < extent.events; ++i) {
    std::string fact;
    appendFact(fact, events[i], played.names());
    json.raw(fact);
  }
  json.endArray();
  json.endObject();
  return out;
}

Result<std::string> TableLessons::verdictsOn(const nlohmann::json& question) const {
  const auto text = question.find("answers");
  if (text == question.end() || !text->is_string()) return failure("the answers are missing");
  const auto file = readAnswers(text->get<std::string>());
  if (!file) return tl::unexpected(file.error());
  std::vector<const EventLog*> games;
  for (const auto& game : games_)
    games.push_back(game.get());
  const AnswerSheet sheet = answerSheet(games, std::vector{*file});
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("verdicts");
  json.beginArray();
  for (const SheetAnswer& answer : sheet.answers) {
    json.beginObject();
    json.field("worth", kTryWorths[indexOf(answer.verdict.worth)]);
    json.field("turn", answer.verdict.turn ? static_cast<int>(*answer.verdict.turn) : -1);
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return out;
}

} // namespace annales::inline importers
