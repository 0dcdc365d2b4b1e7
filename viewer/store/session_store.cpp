#include "viewer/store/session_store.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kTick = 16; // milliseconds: a frame

bool sameLine(const Tab* a, const Tab* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->game == b->game && a->line == b->line;
}

/// The last event's id stands for all before it.
bool sameEvents(const OpenedLine* a, const OpenedLine* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->name() == b->name() && a->length() == b->length() && a->idAt(a->length()) == b->idAt(b->length());
}

/// The same is told, beside the same line, whatever was remarked upon it or tried elsewhere.
bool sameStory(const Tab& a, const Tab& b) {
  return a.game->id() == b.game->id() && a.game->sharedBoard() == b.game->sharedBoard() &&
         a.game->log().tags() == b.game->log().tags() && sameEvents(a.line.get(), b.line.get()) &&
         sameEvents(a.lineBeside().get(), b.lineBeside().get());
}

bool sameTabs(const Session& a, const Session& b) {
  return a.current == b.current && a.tabs.size() == b.tabs.size() &&
         std::equal(a.tabs.begin(), a.tabs.end(), b.tabs.begin(),
                    [](const Tab& x, const Tab& y) { return sameLine(&x, &y); });
}

} // namespace

Change changeBetween(const Session& before, const Session& after) {
  Change change{before, after};
  const Tab* a = before.tab();
  const Tab* b = after.tab();
  change.tabs = !sameTabs(before, after);
  change.line = !sameLine(a, b) || (b != nullptr && before.current != after.current);
  change.story =
      change.line && (a == nullptr || b == nullptr || before.current != after.current || !sameStory(*a, *b));
  change.look = before.view.dark != after.view.dark || before.view.projector != after.view.projector;
  change.sampling = before.view.sampling != after.view.sampling;
  change.record = before.view.record != after.view.record;
  change.variations = before.view.variations != after.view.variations;
  change.beside = before.view.beside != after.view.beside;
  change.remarks = before.view.hiddenRemarks != after.view.hiddenRemarks;
  change.reviewer = !(before.reviewer == after.reviewer);
  if (a == nullptr || b == nullptr) return change;
  change.shown = a->shown() != b->shown();
  change.cursor = a->cursor != b->cursor;
  change.selected = a->selected != b->selected;
  change.changing = a->changing != b->changing;
  change.hidden = a->hidden != b->hidden;
  change.beside = change.beside || a->beside != b->beside;
  change.folded = a->folded != b->folded;
  change.search = !(a->search == b->search);
  change.playback = a->playback.on != b->playback.on || a->playback.speed != b->playback.speed;
  return change;
}

SessionStore::SessionStore(QObject* parent) : QObject(parent) {
  tick_.setTimerType(Qt::PreciseTimer);
  connect(&tick_, &QTimer::timeout, this, [this] {
    const auto elapsed = std::min<qint64>(clock_.restart(), std::numeric_limits<std::uint32_t>::max());
    dispatch(Tick{static_cast<std::uint32_t>(elapsed)});
  });
}

void SessionStore::dispatch(const Intent& intent) {
  waiting_.push_back(intent);
  if (telling_) return;
  telling_ = true;
  while (!waiting_.empty()) {
    const Intent next = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    Session before = session_;
    session_ = update(std::move(session_), next);
    if (!(before == session_)) tellAll(before);
  }
  telling_ = false;
}

void SessionStore::tellAll(const Session& before) {
  keepTime();
  emit changed(changeBetween(before, session_));
}

void SessionStore::keepTime() {
  const bool playing = tab() != nullptr && tab()->playback.on;
  if (playing == tick_.isActive()) return;
  if (!playing) return tick_.stop();
  clock_.start();
  tick_.start(kTick);
}

} // namespace annales::viewer
