// The events of all lines as the page steps through them, each with what it changes.
#pragma once

#include "engine/core/json_writer.h"
#include "importers/html/page_slots.h"
#include "importers/remarks/remarked_game.h"
#include "libreplay/lines/line_tree.h"
#include "libreplay/log/timeline.h"
#include "libreplay/stats/symbols.h"
#include "libreplay/words/sentence.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline importers::page {

/// Text in both languages, English first.
using BothWords = std::array<std::string, 2>;
inline constexpr std::array kPageLanguages{Language::english, Language::german};
void writeBoth(JsonWriter& json, const BothWords& words);

using GoOn = std::function<bool()>;

/// Names in both languages, for as long as the game is there.
struct PageNames {
  explicit PageNames(const RemarkedGame& game);

  EventNames ids;
  std::array<DisplayNames, 2> in;
};

/// What adds up along a line, brought from event to event.
struct AddedUp {
  void add(const Step& step);

  LineSums sums;
  Fallen fallen;
  std::vector<Transfer> transfers; // scratch
};

/// What a step is worth a symbol for, and what is wrong with it.
struct StepSigns {
  std::vector<Symbol> symbols;
  std::optional<std::pair<std::string, BothWords>> fault; // the rule's id, and why
};
[[nodiscard]] StepSigns signsOf(const Game& game, const Step& step, const PageNames& names);

/// Whether stepping by rounds or turns stops at it: 1 a round begins, 2 a turn, 3 a turn ends; else 0.
[[nodiscard]] int stepKindOf(const Event& event);

/// Main first, each line with the events that it does not share with an earlier one.
class PageLines {
public:
  /// Linear in the events of all lines. Incomplete once `goOn` says no.
  PageLines(const RemarkedGame& game, const PageNames& names, const GoOn& goOn);

  /// The keys `lines`, `events`, `sentences`, `symbols` and `faults` of an open object.
  void write(JsonWriter& json) const;
  /// Its number on the page; -1 where no line leads through it, or folding stopped before.
  [[nodiscard]] int numberOf(NodeIndex event) const { return numbers_[event]; }
  /// -1 where there is none of that name.
  [[nodiscard]] int lineNamed(std::string_view name) const;

private:
  struct PageEvent {
    int parent = -1;
    int sentence = 0;
    int nation = -1;
    int step = 0;
    std::vector<std::int32_t> changes; // slot, new value, slot, new value…
  };
  struct PageSymbol {
    int event = 0;
    Symbol symbol;
  };
  struct PageFault {
    int event = 0;
    std::string rule;
    BothWords words;
  };

  void add(const LineTree& tree, LineIndex line, TreeFold& fold,
           std::unordered_map<NodeIndex, AddedUp>& forks, const GoOn& goOn);
  void addSigns(const Step& step, int number);
  void addEvent(NodeIndex event, const std::vector<std::int32_t>& before,
                const std::vector<std::int32_t>& after);
  int sentence(const Event& event);
  void writeEvents(JsonWriter& json) const;
  void writeLines(JsonWriter& json) const;
  void writeSymbols(JsonWriter& json) const;

  const EventLog& log_;
  const PageNames& names_;
  PageSlots slots_;
  std::vector<int> numbers_; // by event of the log
  std::vector<PageEvent> events_;
  std::vector<TreeLine> lines_;
  std::unordered_map<std::string_view, int> byName_; // of `lines_`
  std::vector<int> heads_;
  std::vector<BothWords> sentences_;
  std::map<BothWords, int> known_;
  std::vector<PageSymbol> symbols_;
  std::vector<PageFault> faults_;
};

} // namespace annales::inline importers::page
