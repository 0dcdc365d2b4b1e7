#include "libreplay/store/salvaged_game.h"

#include "engine/core/strict_json.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/store/analysis_rows.h"
#include "libreplay/store/salvaged_events.h"
#include "libreplay/store/salvaged_pages.h"
#include "libreplay/store/vouchers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace annales::inline replay {
namespace {

/// A row with where it stands.
struct PlacedRow {
  RawPlace place;
  RawRow row;
};

/// Those before two programs parted, then those of one after the other.
std::vector<RawPlace> inOrderOfWriting(std::vector<RawPlace> places) {
  std::ranges::stable_sort(places, {}, [](const RawPlace& row) { return std::pair(row.origin, row.number); });
  return places;
}

bool haveParted(const std::vector<RawPlace>& places) {
  return std::ranges::any_of(places, [](const RawPlace& place) { return place.origin != 0; });
}

std::optional<Segment> segmentIn(const RawRow& row) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  const std::int64_t first = row.cells[2].number, count = row.cells[3].number;
  const std::string_view events = row.cells[4].bytes, tips = row.cells[5].bytes;
  if (first < 1 || first >= kMost || count < 1 || count > static_cast<std::int64_t>(events.size()))
    return std::nullopt;
  return Segment{static_cast<NodeIndex>(first), static_cast<std::uint32_t>(count), std::string(events),
                 std::string(tips)};
}

/// One game's rows of one table after the other.
class GameRows {
public:
  GameRows(SalvagedGame& game, const RawRows& rows, const KeyOfGame& key)
      : game_(game), rows_(rows), key_(key) {}

  void add() {
    const NodeIndex solid = addSegments();
    addLines();
    addTags();
    addRemarks();
    addPages();
    addAnalyses();
    if (missing(RawTable::segments) > 0)
      game_.lacks.eventsFrom = std::max<std::size_t>(game_.lacks.eventsFrom, solid + 1);
    game_.vouched = game_.vouched || (vouchers_->knows(RawTable::lines) && !beyond_);
    game_.otherTags += others_[RawTable::tags];
    game_.otherPages += others_[RawTable::entries];
    game_.lacks.otherTags = game_.lacks.otherTags || changed_.contains(RawTable::tags);
    game_.lacks.otherPages = game_.lacks.otherPages || changed_.contains(RawTable::entries);
    game_.lacks.lines += missing(RawTable::lines);
    game_.lacks.tags += missing(RawTable::tags);
    game_.lacks.remarks += missing(RawTable::annotations);
    game_.lacks.pages += missing(RawTable::entries);
    game_.lacks.analyses += missing(RawTable::analyses);
  }

private:
  [[nodiscard]] std::vector<RawPlace> places(RawTable table) const { return rows_.of(table, key_.key); }

  /// How many rows there were at least and did not come back: what vouches for them says so, and so do rows
  /// that are not believed, unless they may be another game's.
  [[nodiscard]] std::size_t missing(RawTable table) const {
    std::int64_t last = vouchers_->last(table);
    if (!key_.shared && !haveParted(places(table)) && !vouchers_->knows(table)) {
      for (const RawPlace& place : places(table))
        last = std::max(last, place.number);
      last = std::max(last, lastInChain(table));
    }
    const auto all = static_cast<std::size_t>(last + 1);
    const auto have = have_.find(table);
    const std::size_t there = have == have_.end() ? 0 : have->second.size();
    return all > there ? all - there : 0;
  }

  [[nodiscard]] std::int64_t lastInChain(RawTable table) const {
    std::int64_t last = -1;
    for (const RawPlace& place : places(RawTable::chain))
      for (const RawRow& row : rows_.read(place))
        if (tableCalled(row.cells[1].bytes) == table) last = std::max(last, place.number);
    return last;
  }

  void have(RawTable table, std::int64_t number) { have_[table].insert(number); }

  NodeIndex addSegments() {
    std::vector<FoundSegment> found;
    for (const RawPlace& place : places(RawTable::segments))
      for (const RawRow& row : rows_.read(place))
        if (auto segment = segmentIn(row)) found.push_back({place.number, place.origin, std::move(*segment)});
    const SalvagedEvents events = salvageEvents(EventLog(game_.log.begun()), found);
    have_[RawTable::segments].insert(events.numbers.begin(), events.numbers.end());
    for (const std::uint32_t origin : events.strange)
      if (origin != 0 && !key_.shared) ++game_.strangeBatches;
    addEvents(game_.log, events.log);
    return events.solid;
  }

  void addLines() {
    const std::vector<RawPlace> all = places(RawTable::lines);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<RawRow>> lines; // by where they stand
    for (const RawPlace& place : inOrderOfWriting(all))
      for (RawRow& row : rows_.read(place))
        if (addLineOf(row)) lines[{place.page, place.place}].push_back(std::move(row));
    std::vector<std::vector<const RawRow*>> ways;
    for (const std::vector<RawPlace>& way : waysOfWriting(all)) {
      ways.emplace_back();
      for (const RawPlace& place : way)
        if (const auto found = lines.find({place.page, place.place}); found != lines.end())
          for (const RawRow& row : found->second)
            ways.back().push_back(&row);
    }
    vouchers_.emplace(rows_, key_.key, isAlone(), ways);
  }

  /// No other program wrote of a game of this key, as far as anything is left of it.
  [[nodiscard]] bool isAlone() const {
    if (key_.shared) return false;
    for (const RawTable table : {RawTable::segments, RawTable::lines, RawTable::tags, RawTable::annotations,
                                 RawTable::entries, RawTable::analyses})
      if (haveParted(places(table))) return false;
    return true;
  }

  bool addLineOf(const RawRow& row) {
    const auto id = hashOf(row.cells[4].bytes);
    const auto head = id ? game_.log.find(*id) : std::nullopt;
    const std::string name(row.cells[2].bytes);
    if (!head || !isLineName(name)) return false;
    have(RawTable::lines, row.cells[1].number);
    addLine(game_.log, name, *head);
    game_.lacks.mainLine = game_.lacks.mainLine && name != kMainLine;
    return true;
  }

  [[nodiscard]] std::vector<PlacedRow> read(const std::vector<RawPlace>& all) const {
    std::vector<PlacedRow> rows;
    for (const RawPlace& place : all)
      for (RawRow& row : rows_.read(place))
        rows.push_back({place, std::move(row)});
    return rows;
  }

  /// Rows without an id of their own, in the order of writing: all where nothing speaks against it; where
  /// several games or programs come into question, those that are vouched for. `sure` is false where that is
  /// not known.
  [[nodiscard]] std::vector<PlacedRow> believed(RawTable table, bool& sure) {
    const std::vector<RawPlace> all = inOrderOfWriting(places(table));
    const bool doubtful = key_.shared || haveParted(all);
    sure = !doubtful || vouchers_->knows(table);
    if (!doubtful) return unlessContradicted(table, read(all));
    if (!sure) return read(all);
    std::vector<PlacedRow> rows;
    std::set<std::pair<std::uint32_t, std::int64_t>> there; // what ways have in common
    for (const std::vector<RawPlace>& way : waysOfWriting(all)) {
      std::vector<PlacedRow> written = read(way);
      for (const std::size_t i : vouchers_->vouched(table, cellsOf(written)))
        if (there.emplace(written[i].place.origin, written[i].place.number).second)
          rows.push_back(std::move(written[i]));
    }
    return rows;
  }

  [[nodiscard]] static std::vector<RawRow> cellsOf(const std::vector<PlacedRow>& rows) {
    std::vector<RawRow> cells;
    for (const PlacedRow& one : rows)
      cells.push_back(one.row);
    return cells;
  }

  /// Of those that are vouched for what was written; and those of which nothing is known.
  std::vector<PlacedRow> unlessContradicted(RawTable table, std::vector<PlacedRow> rows) {
    if (!vouchers_->knows(table)) return rows;
    const std::vector<RawRow> cells = cellsOf(rows);
    if (vouchers_->contradicts(table, cells)) { // another game's, or changed
      std::set<std::int64_t> numbers;
      for (const PlacedRow& one : rows)
        if (one.place.number <= vouchers_->last(table)) numbers.insert(one.place.number);
      others_[table] = numbers.size();
      return {};
    }
    const std::vector<std::size_t> vouched = vouchers_->vouched(table, cells);
    const auto all = static_cast<std::size_t>(vouchers_->last(table) + 1);
    std::vector<PlacedRow> written;
    for (const std::size_t i : vouched)
      written.push_back(std::move(rows[i]));
    const std::size_t from = vouched.empty() ? 0 : vouched.back() + 1;
    for (std::size_t i = from; i < rows.size(); ++i) {
      const std::int64_t number = rows[i].place.number;
      if (!vouched.empty() && number < static_cast<std::int64_t>(vouched.size())) continue; // another reading
      written.push_back(std::move(rows[i]));
    }
    std::set<std::int64_t> numbers;
    for (const PlacedRow& one : written)
      numbers.insert(one.place.number);
    const auto last = numbers.empty() ? -1 : *numbers.rbegin();
    if (vouched.size() < all && numbers.size() >= all) changed_.insert(table);
    if (last > vouchers_->last(table)) beyond_ = true;
    return written;
  }

  void addTags() {
    bool sure = true;
    for (const PlacedRow& one : believed(RawTable::tags, sure)) {
      if (!sure && (key_.shared || one.place.origin != 0)) continue; // nothing says whose they are
      std::string name(one.row.cells[2].bytes), value(one.row.cells[3].bytes);
      have(RawTable::tags,
           one.place.number); // one that no log could have is left out of a sound library, too
      if (checkTag(name, value)) game_.tags.emplace_back(std::move(name), std::move(value));
    }
  }

  void addRemarks() {
    std::set<Hash> known;
    for (const Annotation& remark : game_.log.annotations())
      known.insert(remark.id);
    StrictJson json;
    for (const PlacedRow& one : read(inOrderOfWriting(places(RawTable::annotations)))) {
      const auto record = json.parse(one.row.cells[3].bytes);
      auto remark = record ? readAnnotation(*record) : tl::unexpected(record.error());
      if (!remark || hashOf(one.row.cells[2].bytes) != remark->id || !game_.log.find(remark->event) ||
          !checkNamed(*remark, game_.log.names()))
        continue;
      have(RawTable::annotations, one.place.number);
      if (known.insert(remark->id).second) game_.log.annotate(std::move(*remark));
    }
  }

  void addPages() {
    bool sure = true;
    FoundPages found;
    for (const PlacedRow& one : believed(RawTable::entries, sure))
      if (found.take(game_.log, one.place, one.row.cells[2].bytes)) have(RawTable::entries, one.place.number);
    const std::set<std::string> had(game_.pages.begin(),
                                    game_.pages.end()); // of another key, or as SQLite says
    for (std::string& text : std::move(found).all(!sure))
      if (!had.contains(text)) game_.pages.push_back(std::move(text));
  }

  void addAnalyses() {
    for (const PlacedRow& one : read(places(RawTable::analyses))) {
      const auto& c = one.row.cells;
      auto kept = readAnalysis({std::string(c[2].bytes), c[3].number, c[4].number, c[5].number, c[6].number,
                                c[7].number, c[8].bytes, c[9].bytes, c[10].bytes, c[11].bytes},
                               game_.log.id(), game_.log.game());
      if (!kept) continue;
      have(RawTable::analyses, one.place.number);
      game_.analyses.push_back(std::move(*kept));
    }
  }

  SalvagedGame& game_;
  const RawRows& rows_;
  KeyOfGame key_;
  std::map<RawTable, std::set<std::int64_t>> have_;
  std::map<RawTable, std::size_t> others_; // rows that are not what was written, and left out
  std::set<RawTable> changed_;             // some of which are not, and nobody knows which
  bool beyond_ = false;                    // there are more than what vouches for them says
  std::optional<Vouchers> vouchers_;
};

bool onOneWay(const EventLog& log, NodeIndex a, NodeIndex b) {
  return log.isAncestorOrSelf(a, b) || log.isAncestorOrSelf(b, a);
}

} // namespace

void addRows(SalvagedGame& game, const RawRows& rows, const KeyOfGame& key) {
  GameRows(game, rows, key).add();
}

void addLine(EventLog& log, const std::string& name, NodeIndex head) {
  constexpr int kMostNamesakes = 1000;
  std::string called = name;
  for (int number = 2; number < kMostNamesakes; ++number) {
    const auto known = log.lines().find(called);
    if (known != log.lines().end() && !onOneWay(log, known->second, head)) {
      called = numberedName(name, number);
      continue;
    }
    const bool grows = known == log.lines().end() || log.isAncestorOrSelf(known->second, head);
    if (grows) static_cast<void>(log.setLine(called, head)); // a name that may be one, and nothing turns back
    return;
  }
}

void addLog(EventLog& log, const EventLog& from) {
  addEvents(log, from);
  for (const auto& [name, head] : from.lines())
    if (const auto at = log.find(from[head].id)) addLine(log, name, *at);
  std::set<Hash> known;
  for (const Annotation& remark : log.annotations())
    known.insert(remark.id);
  for (const Annotation& remark : from.annotations())
    if (known.insert(remark.id).second) log.annotate(remark);
}

} // namespace annales::inline replay
