#include "importers/html/page_lines.h"

#include "libreplay/log/tags.h"
#include "libreplay/log/timeline.h"
#include "libreplay/stats/line_stats.h"
#include "libreplay/words/reason.h"

#include <algorithm>

namespace annales::inline importers::page {
namespace {

/// Where stepping by turns and rounds stops.
enum class PageStep : std::uint8_t { other, round, turn, turnEnd };

PageStep stepOf(const Event& event) {
  if (std::holds_alternative<RoundBegan>(event)) return PageStep::round;
  if (std::holds_alternative<TurnBegan>(event)) return PageStep::turn;
  if (std::holds_alternative<TurnEnded>(event)) return PageStep::turnEnd;
  return PageStep::other;
}

int placeOf(NationId n) {
  return n.exists() ? static_cast<int>(n.index()) : -1;
}

/// What adds up, brought from event to event.
class Adding {
public:
  explicit Adding(const LineStats& stats) : stats_(stats) {}

  const LineSums& upTo(EventIndex k) {
    for (std::size_t n = 0; n < stats_.series.nations(); ++n) {
      const NationId nation(n);
      const FlowSums more = stats_.flow.between(nation, done_ + 1, k);
      for (std::size_t s = 0; s < kSources; ++s)
        sums_.in[n][s] += more.of(static_cast<Source>(s));
      for (std::size_t p = 0; p < kPurposes; ++p)
        sums_.out[n][p] += more.of(static_cast<Purpose>(p));
      constexpr std::array lost{Measure::legionsLost, Measure::galleysLost, Measure::specialsLost};
      for (std::size_t i = 0; i < kLost; ++i)
        sums_.lost[n][i] = stats_.series.at(lost[i], nation, k);
    }
    done_ = k;
    return sums_;
  }

private:
  const LineStats& stats_;
  LineSums sums_;
  EventIndex done_ = 0;
};

} // namespace

void writeBoth(JsonWriter& json, const BothWords& words) {
  json.beginArray();
  for (const std::string& text : words)
    json.value(text);
  json.endArray();
}

PageNames::PageNames(const RemarkedGame& game)
    : ids(game.log.names()), in{DisplayNames{ids.game, ids.provinces, game.board, Language::english},
                                DisplayNames{ids.game, ids.provinces, game.board, Language::german}} {}

PageLines::PageLines(const RemarkedGame& game, const PageNames& names)
    : log_(game.log), names_(names), slots_(game.log.game()), numbers_(game.log.size(), -1) {
  const LineTree tree(Study(std::make_shared<EventLog>(log_)));
  lines_ = tree.lines();
  for (const TreeLine& line : lines_)
    add(line);
}

void PageLines::add(const TreeLine& line) {
  Timeline timeline(log_, line.head);
  const std::vector<NodeIndex>& path = timeline.path();
  const LineStats stats = computeStats(
      log_.game(), path.size(), [&](EventIndex k) -> const Event& { return log_[path[k - 1]].event; },
      [](const Event&) { return std::string(); });
  const auto length = static_cast<EventIndex>(timeline.folded());
  Adding adding(stats);
  EventIndex k = 1;
  while (k <= length && numbers_[path[k - 1]] >= 0)
    ++k;
  const EventIndex fresh = k; // the first event that no earlier line has
  std::vector<std::int32_t> before =
      k == 1 ? slots_.none() : slots_.of(timeline.seek(k - 1), adding.upTo(k - 1));
  for (; k <= length; ++k) {
    std::vector<std::int32_t> after = slots_.of(timeline.seek(k), adding.upTo(k));
    addEvent(path[k - 1], before, after);
    before = std::move(after);
  }
  heads_.push_back(length == 0 ? -1 : numbers_[path[length - 1]]);
  for (const Symbol& symbol : stats.symbols.all())
    if (symbol.index >= fresh && symbol.index <= length)
      symbols_.push_back({numbers_[path[symbol.index - 1]], symbol});
  for (const LineViolation& fault : stats.violations)
    if (fault.index >= fresh && fault.index <= length)
      faults_.push_back(
          {numbers_[path[fault.index - 1]],
           std::string(fault.violation.rule),
           {reasonInWords(fault.violation, names_.in[0]), reasonInWords(fault.violation, names_.in[1])}});
}

void PageLines::addEvent(NodeIndex event, const std::vector<std::int32_t>& before,
                         const std::vector<std::int32_t>& after) {
  const EventNode& node = log_[event];
  PageEvent one;
  one.parent = node.parent == kNoNode ? -1 : numbers_[node.parent];
  one.sentence = sentence(node.event);
  one.nation = placeOf(nationOf(node.event));
  one.step = static_cast<int>(stepOf(node.event));
  for (std::size_t i = 0; i < after.size(); ++i)
    if (before[i] != after[i])
      one.changes.insert(one.changes.end(), {static_cast<std::int32_t>(i), after[i]});
  numbers_[event] = static_cast<int>(events_.size());
  events_.push_back(std::move(one));
}

int PageLines::sentence(const Event& event) {
  BothWords words{sentenceOf(event, names_.in[0]), sentenceOf(event, names_.in[1])};
  const auto [at, isNew] = known_.emplace(words, static_cast<int>(sentences_.size()));
  if (isNew) sentences_.push_back(std::move(words));
  return at->second;
}

int PageLines::lineNamed(std::string_view name) const {
  const auto at = std::ranges::find(lines_, name, &TreeLine::name);
  return at == lines_.end() ? -1 : static_cast<int>(at - lines_.begin());
}

void PageLines::write(JsonWriter& json) const {
  json.key("slots");
  slots_.writeNames(json);
  writeLines(json);
  writeEvents(json);
  json.key("sentences");
  json.beginArray();
  for (const BothWords& words : sentences_)
    writeBoth(json, words);
  json.endArray();
  writeSymbols(json);
  json.key("faults");
  json.beginArray();
  for (const PageFault& fault : faults_) {
    json.beginArray();
    json.value(fault.event);
    json.value(fault.rule);
    writeBoth(json, fault.words);
    json.endArray();
  }
  json.endArray();
}

void PageLines::writeLines(JsonWriter& json) const {
  json.key("lines");
  json.beginArray();
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const TreeLine& line = lines_[i];
    json.beginObject();
    json.key("name");
    writeBoth(json, {titleOfLine(line.name, Language::english), titleOfLine(line.name, Language::german)});
    json.key("id");
    json.value(line.name);
    json.key("head");
    json.value(heads_[i]);
    json.key("parent");
    json.value(line.parent == kNoLine ? -1 : static_cast<int>(line.parent));
    json.key("fork");
    json.value(line.fork == kNoNode ? -1 : numbers_[line.fork]);
    json.key("author");
    json.value(printable(tagOf(log_.tags(), lineAuthorTag(log_[line.head].id))));
    json.endObject();
  }
  json.endArray();
}

/// An event is parent, sentence, nation, step, then its changes.
void PageLines::writeEvents(JsonWriter& json) const {
  json.key("events");
  json.beginArray();
  for (const PageEvent& event : events_) {
    json.beginArray();
    for (const int number : {event.parent, event.sentence, event.nation, event.step})
      json.value(number);
    for (const std::int32_t number : event.changes)
      json.value(number);
    json.endArray();
  }
  json.endArray();
}

void PageLines::writeSymbols(JsonWriter& json) const {
  json.key("symbols");
  json.beginArray();
  for (const PageSymbol& one : symbols_) {
    json.beginArray();
    for (const int number : {one.event, static_cast<int>(indexOf(one.symbol.kind)), int{one.symbol.detail},
                             placeOf(one.symbol.nation)})
      json.value(number);
    json.endArray();
  }
  json.endArray();
}

} // namespace annales::inline importers::page
