// Turns of a game for tests of lessons: one that was played, and others that are legal in its place.
#pragma once

#include "engine/rules/conductor.h"
#include "engine/rules/rules.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/step_ask.h"
#include "tests/libreplay/notebook/trees.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace annales::test {

inline constexpr std::string_view kCoachMoment = "2024-05-06T07:08:09Z";

inline bool isDecided(const Event& event) {
  return annales::isDecision(event);
}

/// A game in the middle of which a lesson asks: the step is the TurnBegan of a turn.
struct AskedTurn {
  EventLog log;
  NodeIndex step = kNoNode;
  std::vector<Event> played; // the whole turn

  explicit AskedTurn(std::size_t events = 200, std::size_t turn = 7) : log(*beginning(events)) {
    const auto path = log.path(log.mainHead());
    std::size_t seen = 0;
    for (const NodeIndex node : path)
      if (std::holds_alternative<TurnBegan>(log[node].event) && seen++ == turn) step = node;
    played = turnAfter(log, step, log.mainHead());
  }

  [[nodiscard]] GameState before() const {
    TreeFold fold(log);
    return *fold.after(step);
  }
  /// The turn begins with a step to another space than these, and then does as little as it may.
  [[nodiscard]] std::vector<Event> to(const std::vector<Space>& notTo) const {
    for (const Event& event : legal(log.game(), before(), Payments::cheapest)) {
      const auto* move = std::get_if<RondelMoved>(&event);
      if (move == nullptr || std::ranges::find(notTo, move->to) != notTo.end()) continue;
      if (auto turn = ended(event)) return *turn;
    }
    throw std::runtime_error("no other turn is legal");
  }
  [[nodiscard]] Space space(const std::vector<Event>& turn) const {
    for (const Event& event : turn)
      if (const auto* move = std::get_if<RondelMoved>(&event)) return move->to;
    return Space::none;
  }
  /// Another line through the turn.
  NodeIndex addLine(const std::string& name, const std::vector<Event>& turn) {
    NodeIndex node = step;
    for (const Event& event : turn)
      node = log.append(node, event);
    require(log.setLine(name, node));
    return node;
  }
  DiscussedRemark write(std::string text, std::optional<Ask> ask = std::nullopt) {
    Annotation remark;
    remark.event = log[step].id;
    remark.audience = Audience::club;
    remark.text = std::move(text);
    remark.ask = std::move(ask);
    remark = remarkOf(withLessonStep(std::move(remark), "walls", 1), {"Coach", std::string(kCoachMoment)});
    const Hash id = remark.id;
    log.annotate(std::move(remark));
    return *Discussion(log, log.annotations()).find(id);
  }
  [[nodiscard]] StepAsk asked(const DiscussedRemark& remark) const {
    return askOf(log, Discussion(log, log.annotations()), remark);
  }
  [[nodiscard]] TryWorth worth(const DiscussedRemark& remark, const std::vector<Event>& turn) const {
    return judgeTry(log, asked(remark), turn).worth;
  }
  [[nodiscard]] Ask askFor(const std::vector<Event>& right, const std::vector<Event>& wrong = {}) const {
    StepAsk ask{
        step, AskSource::stated, {{TurnWorth::right, TurnMatch::decisions, "Well done.", right, true}}, {}};
    if (!wrong.empty())
      ask.turns.push_back({TurnWorth::wrong, TurnMatch::decisions, "Too slow.", wrong, true});
    return statedAsk(ask, log.names());
  }

private:
  [[nodiscard]] std::optional<std::vector<Event>> ended(const Event& first) const {
    Passage passage{before(), {}, {}};
    if (!passage.put(first) || !Conductor(log.game()).endTurn(passage, OpenDecision::stays))
      return std::nullopt;
    return passage.events;
  }
};

} // namespace annales::test
