#include "importers/html/page_lines.h"

#include "engine/rules/rules.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/tags.h"
#include "libreplay/stats/line_stats.h"
#include "libreplay/words/reason.h"

#include <algorithm>
#include <limits>

namespace annales::inline importers::page {
namespace {

int placeOf(NationId n) {
  return n.exists() ? static_cast<int>(n.index()) : -1;
}

void addUpTo(int& sum, int more) {
  const std::int64_t most = std::numeric_limits<int>::max(); // a hostile game pays itself without end
  sum = static_cast<int>(std::min(most, std::int64_t{sum} + more));
}

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

int stepKindOf(const Event& event) {
  if (std::holds_alternative<RoundBegan>(event)) return 1;
  if (std::holds_alternative<TurnBegan>(event)) return 2;
  return std::holds_alternative<TurnEnded>(event) ? 3 : 0;
}

void AddedUp::add(const Step& step) {
  transfers.clear();
  transfersInto(transfers, step.event);
  for (const Transfer& transfer : transfers) {
    const std::size_t n = transfer.nation.index();
    addUpTo(transfer.incoming ? sums.in[n][transfer.reason] : sums.out[n][transfer.reason],
            transfer.amount.total());
  }
  fallen.add(step.before, step.after);
  for (std::size_t n = 0; n < step.after.fixed.nations; ++n) {
    const NationId nation(n);
    sums.lost[n] = {fallen.of(nation, Kind::legion), fallen.of(nation, Kind::galley),
                    fallen.of(nation, Kind::commander) + fallen.of(nation, Kind::admiral)};
  }
}

PageLines::PageLines(const RemarkedGame& game, const PageNames& names, const GoOn& goOn)
    : log_(game.log), names_(names), slots_(game.log.game()), numbers_(game.log.size(), -1) {
  const LineTree tree(Study(std::make_shared<EventLog>(log_)));
  lines_ = tree.lines();
  for (LineIndex i = 0; i < lines_.size(); ++i)
    byName_.emplace(lines_[i].name, static_cast<int>(i));
  TreeFold fold(log_);
  std::unordered_map<NodeIndex, AddedUp> forks; // where later lines begin
  for (const TreeLine& line : lines_)
    forks.emplace(line.fork, AddedUp());
  for (LineIndex i = 0; i < lines_.size() && goOn(); ++i)
    add(tree, i, fold, forks, goOn);
}

void PageLines::add(const LineTree& tree, LineIndex line, TreeFold& fold,
                    std::unordered_map<NodeIndex, AddedUp>& forks, const GoOn& goOn) {
  const auto [from, parent] = std::pair(lines_[line].fork, lines_[line].parent);
  heads_.push_back(parent == kNoLine ? -1 : heads_[parent]);
  GameState before = blankState(log_.game());
  AddedUp adding;
  std::vector<std::int32_t> shown = slots_.none();
  if (from != kNoNode) {
    if (numbers_[from] < 0) return; // folding stopped before
    heads_.back() = numbers_[from];
    if (tree.ownEvents(line).empty()) return; // it ends on an earlier line
    before = *fold.after(from);
    adding = forks.at(from);
    shown = slots_.of(before, adding.sums);
  }
  for (const NodeIndex event : tree.ownEvents(line)) {
    const GameState* after = goOn() ? fold.after(event) : nullptr;
    if (after == nullptr) return;
    const Step step{static_cast<EventIndex>(after->seq), log_[event].event, before, *after};
    adding.add(step);
    std::vector<std::int32_t> next = slots_.of(*after, adding.sums);
    addEvent(event, shown, next);
    addSigns(step, numbers_[event]);
    heads_.back() = numbers_[event];
    if (const auto fork = forks.find(event); fork != forks.end()) fork->second = adding;
    before = *after;
    shown = std::move(next);
  }
}

StepSigns signsOf(const Game& game, const Step& step, const PageNames& names) {
  SymbolTrack track;
  track.add(step);
  StepSigns signs;
  const bool first = std::holds_alternative<GameCreated>(step.event);
  if (const auto wrong = first ? checkSetup(game) : check(game, step.before, step.event)) {
    track.addViolation(step.index, nationOf(step.event));
    signs.fault = {std::string(wrong->rule),
                   {reasonInWords(*wrong, names.in[0]), reasonInWords(*wrong, names.in[1])}};
  }
  signs.symbols.assign(track.all().begin(), track.all().end());
  return signs;
}

void PageLines::addSigns(const Step& step, int number) {
  StepSigns signs = signsOf(log_.game(), step, names_);
  if (signs.fault) faults_.push_back({number, std::move(signs.fault->first), std::move(signs.fault->second)});
  for (const Symbol& symbol : signs.symbols)
    symbols_.push_back({number, symbol});
}

void PageLines::addEvent(NodeIndex event, const std::vector<std::int32_t>& before,
                         const std::vector<std::int32_t>& after) {
  const EventNode& node = log_[event];
  PageEvent one;
  one.parent = node.parent == kNoNode ? -1 : numbers_[node.parent];
  one.sentence = sentence(node.event);
  one.nation = placeOf(nationOf(node.event));
  one.step = stepKindOf(node.event);
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
  const auto at = byName_.find(lineOfLink(log_, name));
  return at == byName_.end() ? -1 : at->second;
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
