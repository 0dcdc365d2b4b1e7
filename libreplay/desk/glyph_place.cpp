#include "libreplay/desk/glyph_place.h"

#include "libreplay/choice/decision.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/stats/step.h"

namespace annales::inline replay {
namespace {

bool onlyBegins(const Event& event) {
  return std::holds_alternative<TurnBegan>(event) || std::holds_alternative<RoundBegan>(event) ||
         std::holds_alternative<IncomeReceived>(event);
}

EventIndex nextMove(const OpenedLine& line, EventIndex at) {
  EventIndex place = at + 1;
  while (place <= line.length() && onlyBegins(line.event(place)))
    ++place;
  return place <= line.length() && isDecision(line.event(place)) ? place : 0;
}

EventIndex moveBefore(const OpenedLine& line, EventIndex at) {
  for (EventIndex place = at - 1; place > 1; --place)
    if (!onlyBegins(line.event(place)) && isDecision(line.event(place))) return place;
  return 0;
}

} // namespace

EventIndex glyphPlace(const OpenedLine& line, EventIndex at, std::string_view glyph) {
  if (groupOf(glyph) != GlyphGroup::move || at < 2 || at > line.length()) return at;
  const bool begins = onlyBegins(line.event(at));
  if (!begins && !std::holds_alternative<TurnEnded>(line.event(at))) return at;
  EventIndex place = begins ? nextMove(line, at) : 0;
  if (place == 0) place = moveBefore(line, at);
  return place != 0 ? place : at;
}

std::string glyphNation(const OpenedLine& line, EventIndex place, std::string_view glyph,
                        std::string chosen) {
  if (groupOf(glyph) != GlyphGroup::move || place < 2 || place > line.length()) return chosen;
  const NationId acts = nationOf(line.event(place));
  return acts.exists() ? line.log().game().nationWord(acts) : chosen;
}

} // namespace annales::inline replay
