#include "libreplay/session/tab_moves.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace annales::inline replay {
namespace {

void moveTo(Tab& tab, EventIndex k, bool step) {
  tab.hover = 0;
  k = std::clamp<EventIndex>(k, 1, tab.line->length());
  if (k == tab.cursor) return;
  tab.arrival = {tab.cursor, step && k == tab.cursor + 1};
  tab.cursor = k;
}

const LineOutline& outlineOf(const Tab& tab) {
  return tab.line->stats().outline;
}

double weightAt(const Tab& tab, const View& view, EventIndex k) {
  if (!view.eventfulPace) return 1.0;
  if (view.playbackUnit == StepUnit::event) return weightOf(tab.line->event(k));
  const EventIndex before = outlineOf(tab).step(k, view.playbackUnit, -1);
  return weightOf(tab.line->stats().symbols.between(before + 1, k).size());
}

} // namespace

void jumpTo(Tab& tab, EventIndex k) {
  moveTo(tab, k, false);
}

void stepTo(Tab& tab, EventIndex k) {
  moveTo(tab, k, true);
}

void showLine(Tab& tab, std::shared_ptr<const OpenedGame> game, std::string_view name) {
  std::shared_ptr<const OpenedLine> line = game->line(name);
  if (!line) line = game->main();
  const EventIndex shared = line->sharedWith(*tab.line);
  tab.game = std::move(game);
  tab.line = std::move(line);
  tab.hover = 0;
  if (tab.cursor > shared) jumpTo(tab, shared);
  const std::size_t rounds = outlineOf(tab).rounds().size();
  std::erase_if(tab.folded, [&](std::uint32_t round) { return round >= rounds; });
  if (tab.changingIndex() == 0) tab.changing.reset();
  search(tab, std::string(tab.search.text));
}

void playOrPause(Tab& tab) {
  tab.playback.on = !tab.playback.on && tab.line->length() > 1;
  tab.playback.waited = 0;
  if (tab.playback.on && tab.cursor == tab.line->length()) jumpTo(tab, 1);
}

void setSpeed(Tab& tab, int speed) {
  tab.playback.speed = std::clamp(speed, 0, static_cast<int>(kSpeeds.size()) - 1);
}

void playOn(Tab& tab, const View& view, std::uint32_t elapsed) {
  if (!tab.playback.on) return;
  tab.playback.waited += std::min(elapsed, kLongestTick);
  EventIndex k = tab.cursor;
  while (k < tab.line->length()) {
    const std::uint32_t dwell = dwellOf(weightAt(tab, view, k), tab.playback.speed);
    if (tab.playback.waited < dwell) break;
    tab.playback.waited -= dwell;
    k = outlineOf(tab).step(k, view.playbackUnit, 1);
  }
  if (k != tab.cursor) stepTo(tab, k);
  if (k == tab.line->length()) tab.playback.on = false;
}

void search(Tab& tab, std::string_view text) {
  tab.search = {};
  if (text.empty()) return;
  tab.search.text = text;
  tab.search.hits = std::make_shared<const std::vector<EventIndex>>(tab.line->stats().sentences.find(text));
}

void goToHit(Tab& tab, int by) {
  const auto count = static_cast<std::int64_t>(tab.search.size());
  if (count == 0 || by == 0) return;
  const std::vector<EventIndex>& hits = *tab.search.hits;
  const auto next = by > 0 ? std::upper_bound(hits.begin(), hits.end(), tab.cursor)
                           : std::lower_bound(hits.begin(), hits.end(), tab.cursor);
  const std::int64_t target = (next - hits.begin()) + (by > 0 ? by - 1 : by);
  jumpTo(tab, hits[static_cast<std::size_t>(((target % count) + count) % count)]);
}

void foldRound(Tab& tab, std::uint32_t round, bool folded) {
  if (round >= outlineOf(tab).rounds().size() || tab.isFolded(round) == folded) return;
  const auto at = std::lower_bound(tab.folded.begin(), tab.folded.end(), round);
  if (folded)
    tab.folded.insert(at, round);
  else
    tab.folded.erase(at);
}

void foldAll(Tab& tab, bool folded) {
  tab.folded.resize(folded ? outlineOf(tab).rounds().size() : 0);
  std::iota(tab.folded.begin(), tab.folded.end(), std::uint32_t{0});
}

void foldRounds(Tab& tab, std::vector<std::uint32_t> folded) {
  std::sort(folded.begin(), folded.end());
  folded.erase(std::unique(folded.begin(), folded.end()), folded.end());
  const auto rounds = static_cast<std::uint32_t>(outlineOf(tab).rounds().size());
  folded.erase(std::lower_bound(folded.begin(), folded.end(), rounds), folded.end());
  tab.folded = std::move(folded);
}

} // namespace annales::inline replay
