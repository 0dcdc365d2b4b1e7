#include "importers/table/table_page.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/stats/line_stats.h"
#include "libreplay/words/reason.h"

#include <algorithm>

namespace annales::inline importers {

/// The states of the events that stay are folded again, which takes no time beside their sentences.
void TablePage::restart(const Study& study, std::size_t keep) {
  std::vector<Told> before = std::move(events_);
  before.resize(keep);
  events_.clear();
  told_ = std::min(told_, keep);
  added_ = {};
  shown_ = page::PageSlots(study.events().game()).none();
  state_ = blankState(study.events().game());
  events_ = std::move(before);
}

void TablePage::follow(const Study& study) {
  stop_.reset();
  const EventLog& log = study.events();
  const std::vector<NodeIndex> path = log.path(study.mainHead());
  std::size_t same = 0;
  while (same < std::min(events_.size(), path.size()) && events_[same].id == log[path[same]].id)
    ++same;
  const RemarkedGame game{log, board_.get()};
  const page::PageNames names(game);
  if (same < events_.size() || events_.empty()) {
    restart(study, same);
    const std::vector<Told> kept = std::move(events_);
    events_.clear();
    for (std::size_t i = 0; i < same; ++i) {
      add(study, log[path[i]].id, log[path[i]].event, names, true);
      events_.back() = kept[i];
    }
  }
  for (std::size_t i = events_.size(); i < path.size(); ++i) {
    const std::size_t length = events_.size();
    add(study, log[path[i]].id, log[path[i]].event, names, false);
    if (events_.size() == length) return; // folding refuses it
  }
}

void TablePage::add(const Study& study, const Hash& id, const Event& event, const page::PageNames& names,
                    bool known) {
  const Game& game = study.events().game();
  const GameState before = state_;
  const auto stop = [&](const std::optional<Violation>& wrong) {
    if (wrong)
      stop_ = {std::string(wrong->rule),
               {reasonInWords(*wrong, names.in[0]), reasonInWords(*wrong, names.in[1])}};
  };
  if (events_.empty()) {
    const auto begun = annales::begin(game);
    if (!begun) return stop(checkSetup(game));
    state_ = *begun;
  } else if (annales::apply(state_, event)) {
    return stop(check(game, before, event));
  }
  const Step step{static_cast<EventIndex>(events_.size() + 1), event, before, state_};
  added_.add(step);
  std::vector<std::int32_t> next = page::PageSlots(game).of(state_, added_.sums);
  Told& told = events_.emplace_back();
  told.id = id;
  if (!known) {
    told.sentence = {sentenceOf(event, names.in[0]), sentenceOf(event, names.in[1])};
    const NationId nation = nationOf(event);
    told.nation = nation.exists() ? static_cast<int>(nation.index()) : -1;
    told.step = page::stepKindOf(event);
    for (std::size_t i = 0; i < next.size(); ++i)
      if (shown_[i] != next[i])
        told.changes.insert(told.changes.end(), {static_cast<std::int32_t>(i), next[i]});
    told.signs = page::signsOf(game, step, names);
  }
  shown_ = std::move(next);
}

void TablePage::write(JsonWriter& json, const Study& study, bool whole) {
  if (whole) told_ = 0;
  const EventLog log = study.log();
  const RemarkedGame game{log, board_.get()};
  const page::PageNames names(game);
  const page::PageGame page(game, names);
  json.field("game", hexOf(log.id()));
  json.field("keep", static_cast<int>(told_));
  page.writeOwn(json);
  page.writeDeeds(json);
  writeEvents(json, told_);
  writeRemarks(json, study);
  told_ = events_.size();
  if (!whole) return;
  json.key("slots");
  page::PageSlots(log.game()).writeNames(json);
  for (const auto& [key, value] : page.commonValues()) {
    json.key(key);
    json.raw(value);
  }
}

void TablePage::writeEvents(JsonWriter& json, std::size_t from) const {
  const auto list = [&](std::string_view key, const auto& put) {
    json.key(key);
    json.beginArray();
    for (std::size_t i = from; i < events_.size(); ++i)
      put(static_cast<int>(i), events_[i]);
    json.endArray();
  };
  list("events", [&](int number, const Told& one) {
    json.beginArray();
    for (const int value : {number - 1, number, one.nation, one.step})
      json.value(value);
    for (const std::int32_t value : one.changes)
      json.value(value);
    json.endArray();
  });
  list("sentences", [&](int, const Told& one) { page::writeBoth(json, one.sentence); });
  list("symbols", [&](int number, const Told& one) {
    for (const Symbol& symbol : one.signs.symbols) {
      json.beginArray();
      for (const int value : {number, static_cast<int>(indexOf(symbol.kind)), int{symbol.detail},
                              symbol.nation.exists() ? static_cast<int>(symbol.nation.index()) : -1})
        json.value(value);
      json.endArray();
    }
  });
  const auto fault = [&](std::size_t number, const auto& one) {
    json.beginArray();
    json.value(static_cast<int>(number));
    json.value(one.first);
    page::writeBoth(json, one.second);
    json.endArray();
  };
  json.key("faults");
  json.beginArray();
  for (std::size_t i = from; i < events_.size(); ++i)
    if (events_[i].signs.fault) fault(i, *events_[i].signs.fault);
  if (stop_) fault(events_.size(), *stop_);
  json.endArray();
}

/// Those that stand on the recorded line, as plain text: the page has no Markdown.
void TablePage::writeRemarks(JsonWriter& json, const Study& study) const {
  const Discussion discussion(study.events(), study.remarks());
  json.key("remarks");
  json.beginArray();
  for (const DiscussedRemark& remark : discussion.remarks()) {
    const NodeIndex event = remark.event;
    const std::uint32_t seq = study.events()[event].seq;
    if (seq >= events_.size() || events_[seq].id != study.events()[event].id) continue;
    json.beginObject();
    json.field("event", static_cast<int>(seq));
    json.field("author", remark.now.author);
    json.field("at", remark.written);
    json.field("said", remark.now.text);
    json.endObject();
  }
  json.endArray();
}

} // namespace annales::inline importers
