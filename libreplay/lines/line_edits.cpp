#include "libreplay/lines/line_edits.h"

#include "libreplay/log/descent.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/played_by.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace annales::inline replay {
namespace {

constexpr char kAsPlayed[] = "the main line is kept as it was played and cannot be changed";
constexpr char kStored[] = "this part of the main line is already stored and cannot be changed";

tl::unexpected<Error> cameWithGame(std::string_view name) {
  return failure("the line \"{}\" came with the game: you can hide it, but not change it", name);
}

/// A line that may be hidden and put elsewhere.
Result<const StudyLine*> whatIf(const Study& study, std::string_view name) {
  if (name == kMainLine) return failure("the main line always comes first and cannot be hidden");
  if (const StudyLine* line = study.line(name)) return line;
  return noLine(name);
}

Result<const StudyLine*> ownLine(const Study& study, std::string_view name) {
  if (name == kMainLine) return failure(kAsPlayed);
  const StudyLine* line = study.line(name);
  if (line == nullptr) return noLine(name);
  if (!line->own) return cameWithGame(name);
  return line;
}

/// The line leads to an event that is there.
SetLine cut(const Study& study, std::string_view line, NodeIndex head) {
  const Hash& id = study.events()[head].id;
  return {std::string(line), id, {}, id};
}

/// The order goes with the game wherever it is written, so a header says it.
void sayOrder(const Study& study, const std::vector<std::string>& names, Edits& edits) {
  for (auto& [name, value] : lineOrderTags(names, study.lineOrder()))
    edits.emplace_back(SetTag{name, std::move(value)});
}

/// Older remarks link to lines by name; those of other people cannot be changed.
bool isLinkedByName(const Study& study, std::string_view line) {
  return std::ranges::any_of(study.remarks(),
                             [&](const Annotation& remark) { return linksToLine(remark.text, line); });
}

void keepFormerName(const Study& study, std::string_view line, Edits& edits) {
  const Hash& head = study.events()[study.line(line)->head].id;
  edits.emplace_back(SetTag{lineFormerTag(head), withFormerName(study.tagNow(lineFormerTag(head)), line)});
}

Edits placed(const Study& study, std::string_view line, std::optional<std::string> before) {
  std::vector<std::string> names;
  for (const StudyLine& other : study.lines())
    if (other.name != line) names.push_back(other.name);
  names.insert(before ? std::ranges::find(names, *before) : names.end(), std::string(line));
  Edits edits{PlaceLine{std::string(line), std::move(before)}};
  sayOrder(study, names, edits);
  return edits;
}

// --- playback
// -------------------------------------------------------------------------------------------------

/// Goes along lines as long as they say the same.
class Walk {
public:
  Walk(const Study& study, const LineTree& tree, TreePlace at)
      : study_(study), tree_(tree), at_(at), head_(study.events()[at.event].id) {}

  /// Whether some line goes on with the event; if so, that is where the walk now is.
  bool follow(const Event& event) {
    const Hash id = eventId(event, &head_, study_.events().names());
    const auto node = study_.events().find(id);
    if (!node || tree_.lineAt(*node) == kNoLine) return false;
    if (!tree_.isOnLine(*node, at_.line)) at_.line = tree_.lineAt(*node);
    at_.event = *node;
    head_ = id;
    return true;
  }

  [[nodiscard]] const TreeLine& line() const { return tree_[at_.line]; }
  [[nodiscard]] const Hash& head() const { return head_; }
  /// Whether playing on lengthens the line instead of leaving it.
  [[nodiscard]] bool mayLengthen() const {
    if (at_.event != line().head) return false;
    const StudyLine* held = study_.line(line().name); // null: main
    const bool byMachine = held != nullptr && isMachineAuthor(study_.authorOf(*held));
    return (line().own && !byMachine) || (at_.line == 0 && study_.recording());
  }

private:
  const Study& study_;
  const LineTree& tree_;
  TreePlace at_;
  Hash head_;
};

Result<TreePlace> placeIn(const Study& study, const LineTree& tree, const LinePlace& at) {
  const LineIndex line = tree.lineNamed(at.line);
  if (line == kNoLine) return noLine(at.line);
  if (at.event >= study.events().size() || !tree.isOnLine(at.event, line))
    return failure("the event is not on the line \"{}\"", at.line);
  return TreePlace{line, at.event};
}

/// 3 for "What if 3", 0 for a name of another form.
int numberAfter(std::string_view name, std::string_view stem) {
  if (name.size() < stem.size() + 2 || !name.starts_with(stem) || name[stem.size()] != ' ') return 0;
  const char* const end = name.data() + name.size();
  int number = 0;
  const auto read = std::from_chars(name.data() + stem.size() + 1, end, number);
  return read.ec == std::errc{} && read.ptr == end && number < 1'000'000 ? std::max(number, 0) : 0;
}

// --- order
// -------------------------------------------------------------------------------------------------

bool leaveTogether(const TreeLine& a, const TreeLine& b) {
  return a.parent == b.parent && a.fork == b.fork;
}

/// The line that comes right after `line` in the study's order; nothing after the last.
std::optional<std::string> after(const LineTree& tree, LineIndex line) {
  if (line + 1 >= tree.lines().size()) return std::nullopt;
  return tree[line + 1].name;
}

// --- deleting
// -------------------------------------------------------------------------------------------------

Result<void> mayCut(const Study& study, const TreeLine& line, NodeIndex last) {
  if (line.own) return {};
  if (line.name != kMainLine) return cameWithGame(line.name);
  if (!study.recording()) return failure(kAsPlayed);
  if (!study.events().isAncestorOrSelf(study.base().mainHead(), last)) return failure(kStored);
  return {};
}

/// Whether a line that does not go through the event keeps the ones before it.
bool keptWithout(const LineTree& tree, const Descent& descent, NodeIndex event, NodeIndex last) {
  return std::ranges::any_of(tree.lines(), [&](const TreeLine& line) {
    return !descent.isAncestorOrSelf(event, line.head) && descent.isAncestorOrSelf(last, line.head);
  });
}

// --- taking back
// -------------------------------------------------------------------------------------------------

/// What follows automatically once a turn is over.
bool followsTurn(const Event& event) {
  return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<IncomeReceived>(event) ||
         std::holds_alternative<TurnBegan>(event) || std::holds_alternative<GameEnded>(event);
}

bool endsTurn(const Event& event) {
  return std::holds_alternative<PersonageWon>(event) || std::holds_alternative<TurnEnded>(event);
}

/// Where a line ends when its last steps are taken back, never before `first`.
NodeIndex steppedBack(const EventLog& events, NodeIndex head, NodeIndex first, int steps) {
  while (head != first && steps > 0) {
    const NodeIndex before = events[head].parent;
    if (beginsStep(events[before].event, events[head].event)) --steps;
    head = before;
  }
  return head;
}

} // namespace

Hash headAfter(const EventLog& events, const Hash& parent, const std::vector<Event>& played) {
  Hash head = parent;
  for (const Event& event : played)
    head = eventId(event, &head, events.names());
  return head;
}

std::string automaticName(const Study& study, std::string_view stem) {
  int number = 0;
  for (const StudyLine& line : study.lines())
    number = std::max(number, numberAfter(line.name, stem));
  return study.freeName(fmt::format("{} {}", stem, number + 1));
}

Result<Played> play(const Study& study, const LinePlace& at, const std::vector<Event>& events,
                    std::string_view stem) {
  const LineTree tree(study);
  const auto place = placeIn(study, tree, at);
  if (!place) return tl::unexpected(place.error());
  Walk walk(study, tree, *place);
  std::size_t known = 0;
  while (known < events.size() && walk.follow(events[known]))
    ++known;
  if (known == events.size()) return Played{{}, walk.line().name, walk.head()};
  const std::string name = walk.mayLengthen() ? walk.line().name : automaticName(study, stem);
  std::vector<Event> rest(events.begin() + static_cast<std::ptrdiff_t>(known), events.end());
  const Hash head = headAfter(study.events(), walk.head(), rest);
  return Played{{SetLine{name, walk.head(), std::move(rest), head}}, name, head};
}

Result<Edits> promote(const Study& study, std::string_view line) {
  if (const auto found = whatIf(study, line); !found) return tl::unexpected(found.error());
  const LineTree tree(study);
  const LineIndex at = tree.lineNamed(line);
  for (LineIndex above = at - 1; above > 0; --above)
    if (leaveTogether(tree[above], tree[at])) return placed(study, line, tree[above].name);
  if (tree[at].parent != 0) return placed(study, line, tree[tree[at].parent].name);
  return failure("\"{}\" is already the first what-if line at its fork", line);
}

Result<Edits> demote(const Study& study, std::string_view line) {
  if (const auto found = whatIf(study, line); !found) return tl::unexpected(found.error());
  const LineTree tree(study);
  const LineIndex at = tree.lineNamed(line);
  for (LineIndex below = at + 1; below < tree.lines().size(); ++below)
    if (leaveTogether(tree[below], tree[at])) return placed(study, line, after(tree, below));
  for (LineIndex below = at + 1; below < tree.lines().size(); ++below)
    if (tree[below].parent == at) return placed(study, line, after(tree, below));
  return failure("\"{}\" is already the last line at its fork", line);
}

Result<Edits> makeFirst(const Study& study, std::string_view line) {
  if (const auto found = whatIf(study, line); !found) return tl::unexpected(found.error());
  const std::string& first = study.lines().front().name;
  if (first == line) return Edits{};
  return placed(study, line, first);
}

Result<Edits> renameLine(const Study& study, std::string_view line, std::string_view to) {
  if (const auto found = ownLine(study, line); !found) return tl::unexpected(found.error());
  if (line == to) return Edits{};
  if (!isLineName(to)) return failure("a line's name must have 1 to 80 characters and no control characters");
  if (to == kMainLine || study.line(to) != nullptr) return failure("there is already a line \"{}\"", to);
  Edits edits{RenameLine{std::string(line), std::string(to)}};
  std::vector<std::string> names = namesInLineOrder(study.lineOrder());
  if (const auto at = std::ranges::find(names, line); at != names.end()) {
    *at = to;
    sayOrder(study, names, edits);
  }
  if (isLinkedByName(study, line)) keepFormerName(study, line, edits);
  return edits;
}

Result<Edits> deleteLine(const Study& study, std::string_view line) {
  if (const auto found = ownLine(study, line); !found) return tl::unexpected(found.error());
  return Edits{DeleteLine{std::string(line)}};
}

Result<Edits> hideLine(const Study& study, std::string_view line, bool hidden) {
  const auto found = whatIf(study, line);
  if (!found) return tl::unexpected(found.error());
  if ((*found)->hidden == hidden) return Edits{};
  return Edits{HideLine{std::string(line), hidden}};
}

Result<Edits> deleteBranch(const Study& study, NodeIndex event) {
  const LineTree tree(study);
  if (tree.lineAt(event) == kNoLine) return failure("the event is not on any line");
  if (event == 0) return failure("the start of a game cannot be changed");
  const EventLog& events = study.events();
  const NodeIndex last = events[event].parent;
  const Descent descent(events.size(), [&events](NodeIndex of) { return events[of].parent; });
  for (const TreeLine& line : tree.lines())
    if (descent.isAncestorOrSelf(event, line.head))
      if (auto may = mayCut(study, line, last); !may) return tl::unexpected(may.error());
  bool kept = keptWithout(tree, descent, event, last);
  Edits edits;
  for (LineIndex line = 0; line < tree.lines().size(); ++line) {
    if (!descent.isAncestorOrSelf(event, tree[line].head)) continue;
    if (kept && line > 0)
      edits.emplace_back(DeleteLine{tree[line].name});
    else
      edits.emplace_back(cut(study, tree[line].name, last));
    kept = true;
  }
  return edits;
}

bool beginsStep(const Event& before, const Event& event) {
  if (followsTurn(event)) return false;
  if (!endsTurn(event)) return true;
  return !std::holds_alternative<PersonageWon>(before);
}

Result<Edits> takeBack(const Study& study, std::string_view line, int steps) {
  const LineTree tree(study);
  const bool main = line == kMainLine;
  if (main && !study.recording()) return failure(kAsPlayed);
  if (!main)
    if (const auto own = ownLine(study, line); !own) return tl::unexpected(own.error());
  const TreeLine& whole = tree[tree.lineNamed(line)];
  const NodeIndex first = main ? study.base().mainHead() : whole.fork;
  const NodeIndex head = steppedBack(study.events(), whole.head, first, steps);
  if (head == whole.head) return failure("\"{}\" has nothing to undo", line);
  if (!main && head == first) return Edits{DeleteLine{std::string(line)}};
  return Edits{cut(study, line, head)};
}

} // namespace annales::inline replay
