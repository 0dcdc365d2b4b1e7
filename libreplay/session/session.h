// The state of an open application as a value. A front end holds one, sends intents through `update`, and
// draws what differs between the old value and the new. One per window; games are shared.
#pragma once

#include "libreplay/session/opened_game.h"
#include "libreplay/session/pace.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// How the cursor got where it is: a step is worth an animation, a jump is not.
struct Arrival {
  EventIndex from = 1;
  bool stepped = false; // one event forward
  friend bool operator==(const Arrival&, const Arrival&) = default;
};

struct Playback {
  bool on = false;
  int speed = kNormalSpeed; // place in `kSpeeds`
  std::uint32_t waited = 0; // milliseconds since the last step
  friend bool operator==(const Playback&, const Playback&) = default;
};

/// A search in the record.
struct Search {
  std::string text;
  std::shared_ptr<const std::vector<EventIndex>> hits; // in order; null without a text
  [[nodiscard]] std::size_t size() const { return hits ? hits->size() : 0; }
  /// The hit's place among all, from 1; 0 when that event is not a hit.
  [[nodiscard]] std::size_t number(EventIndex k) const;
  friend bool operator==(const Search& a, const Search& b);
};

/// One open game with a line of it and a place on the line. `game` and `line` are never null.
struct Tab {
  std::shared_ptr<const OpenedGame> game;
  std::shared_ptr<const OpenedLine> line;
  EventIndex cursor = 1; // 1 to line->length()
  EventIndex hover = 0;  // an event that is previewed; 0: none
  Arrival arrival;
  NationId selected;                 // none: nobody
  std::uint8_t hidden = 0;           // nations left out of charts, a bit by NationId
  std::string beside;                // the line that charts show behind this one; empty: the recorded one
  std::vector<std::uint32_t> folded; // places in the outline's rounds, sorted
  Playback playback;
  Search search;
  std::optional<Hash> changing; // the decision that is about to be changed; always on `line`

  [[nodiscard]] bool isHidden(NationId n) const { return ((hidden >> n.index()) & 1U) != 0; }
  [[nodiscard]] bool isFolded(std::uint32_t round) const;
  [[nodiscard]] GameState state() const { return line->stateAt(cursor); }
  /// What should be shown: the previewed event if there is one, else the cursor.
  [[nodiscard]] EventIndex shown() const { return hover != 0 ? hover : cursor; }
  [[nodiscard]] const Event& event() const { return line->event(cursor); }
  /// The place on the line of the decision that is about to be changed; 0 while there is none.
  [[nodiscard]] EventIndex changingIndex() const;
  /// Whether what is played now takes the place of that decision: the tab stands right before it.
  [[nodiscard]] bool changesHere() const { return changing && cursor + 1 == changingIndex(); }
  /// The line that charts show behind this one. Null where there is none: it would be this one itself.
  [[nodiscard]] std::shared_ptr<const OpenedLine> lineBeside() const;
  friend bool operator==(const Tab&, const Tab&) = default;
};

enum class RecordView : std::uint8_t { sentences, ledger };

/// Remarks are shown or hidden by audience; those of programs are separate.
enum class RemarkLayer : std::uint8_t { mine, coach, club, machine };
inline constexpr std::size_t kRemarkLayers = 4;
[[nodiscard]] RemarkLayer layerOf(const Annotation& remark);

/// How things are shown, for all tabs.
struct View {
  StepUnit wheel = StepUnit::event;        // what a wheel notch steps by
  StepUnit playbackUnit = StepUnit::event; // what playback advances by
  StepUnit sampling = StepUnit::round;     // where charts sample their values
  RecordView record = RecordView::sentences;
  bool eventfulPace = true; // playback dwells on what matters and hurries over the rest
  bool dark = false;
  bool projector = false;         // large print
  bool beside = true;             // charts show another line behind the shown one
  bool variations = true;         // the record shows the lines that leave the shown one
  std::uint8_t hiddenRemarks = 0; // a bit by RemarkLayer

  [[nodiscard]] bool shows(RemarkLayer layer) const {
    return ((hiddenRemarks >> static_cast<unsigned>(layer)) & 1U) == 0;
  }
  [[nodiscard]] bool shows(const Annotation& remark) const { return shows(layerOf(remark)); }
  /// Lines that machines made go with their remarks.
  [[nodiscard]] bool shows(const OpenedGame& game, const LineName& line) const;
  friend bool operator==(const View&, const View&) = default;
};

/// Who writes lines and remarks, and how.
struct Reviewer {
  std::string name;                 // of the author; a front end never leaves it empty
  bool introduced = true;           // false: the name is a guess, and nobody signs a remark with it
  Audience audience = Audience::me; // of a new remark, as chosen last
  std::string lineStem = "What if"; // what new lines are named after
  friend bool operator==(const Reviewer&, const Reviewer&) = default;
};

struct Session {
  std::vector<Tab> tabs;
  std::size_t current = 0; // 0 when there is no tab
  View view;
  Reviewer reviewer;

  /// Null when nothing is open.
  [[nodiscard]] const Tab* tab() const { return current < tabs.size() ? &tabs[current] : nullptr; }
  friend bool operator==(const Session&, const Session&) = default;
};

} // namespace annales::inline replay
