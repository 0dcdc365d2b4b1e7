#include "libreplay/study/rebase_edits.h"

#include "libreplay/log/timeline.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales {
namespace {

/// Whether the line itself may go another way from the event on.
bool mayChange(const Study& study, const LineTree& tree, LineIndex line, NodeIndex event) {
  if (line != 0) return tree[line].own && tree.lineAt(event) == line;
  const NodeIndex last = study.events()[event].parent;
  return study.recording() && study.events().isAncestorOrSelf(study.base().mainHead(), last);
}

Played changed(const Study& study, const TreeLine& line, NodeIndex parent, const std::vector<Event>& events) {
  const Hash& from = study.events()[parent].id;
  const Hash head = headAfter(study.events(), from, events);
  if (head == study.events()[line.head].id) return {{}, line.name, head};
  return {{SetLine{line.name, from, events, head}}, line.name, head};
}

bool beginsTurn(const Event& event) {
  return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<IncomeReceived>(event) ||
         std::holds_alternative<TurnBegan>(event);
}

/// Null where the first decision was carried over: without it the later ones would mean something else.
const Stopped* stoppedAtOnce(const std::vector<Event>& branch, const Rebased& result) {
  if (result.leftOut.empty()) return nullptr;
  const auto first = std::find_if_not(branch.begin(), branch.end(), beginsTurn);
  const Stopped& stopped = result.leftOut.front();
  return static_cast<std::ptrdiff_t>(stopped.index) == first - branch.begin() + 1 ? &stopped : nullptr;
}

} // namespace

Result<CarriedOver> replaceEvent(const Study& study, const LinePlace& at, const std::vector<Event>& instead,
                                 std::string_view stem) {
  const LineTree tree(study);
  const LineIndex line = tree.lineNamed(at.line);
  if (line == kNoLine) return failure(fmt::format("there is no line \"{}\"", at.line));
  auto result = rebase(study.events(), tree[line].head, at.event, instead);
  if (!result) return tl::unexpected(result.error());
  const NodeIndex parent = study.events()[at.event].parent;
  Result<Played> played = mayChange(study, tree, line, at.event)
                              ? changed(study, tree[line], parent, result->events)
                              : play(study, {at.line, parent}, result->events, stem);
  if (!played) return tl::unexpected(played.error());
  played->event = headAfter(study.events(), study.events()[parent].id, instead);
  return CarriedOver{std::move(*played), std::move(*result)};
}

Result<CarriedOver> pasteBranch(const Study& study, const LinePlace& at, const std::vector<Event>& branch,
                                std::string_view stem) {
  if (at.event >= study.events().size()) return failure("the event is not in this game");
  TreeFold fold(study.events());
  const GameState* now = fold.after(at.event);
  if (now == nullptr) return failure("an event before it has no meaning, so nothing can go on from there");
  Rebased result = carryOn(study.events().game(), *now, nullptr, branch, 1);
  if (const Stopped* first = stoppedAtOnce(branch, result))
    return failure(fmt::format("the branch cannot be played there: {}", first->message));
  if (result.events.empty()) return failure("the branch has nothing to play there");
  auto played = play(study, at, result.events, stem);
  if (!played) return tl::unexpected(played.error());
  return CarriedOver{std::move(*played), std::move(result)};
}

} // namespace annales
