#include "importers/agn/typed_turns.h"

#include "engine/core/strict_json.h"
#include "importers/agn/arguments.h"
#include "importers/agn/remarks.h"

#include <algorithm>

namespace annales::agn {
namespace {

using ItemSort = Item::Sort;

/// Where the item ends in the text, with the marks around it.
std::size_t endOf(const Item& item) {
  switch (item.sort) {
  case ItemSort::quoted:
  case ItemSort::payment:
  case ItemSort::effects:
  case ItemSort::remark:
    return item.offset + item.text.size() + 2;
  case ItemSort::heading:
  case ItemSort::round:
    return item.offset + item.text.size() + 1;
  default:
    return item.offset + item.text.size();
  }
}

/// What no rule has looked at may be malformed: the event as the log's own reader sees it.
std::optional<Error> malformed(const Event& event, const EventNames& names) {
  std::string data;
  appendData(data, event, names);
  StrictJson json;
  const auto parsed = json.parse(data);
  if (!parsed) return parsed.error();
  const auto decoded = decodeEvent(nameOf(event), *parsed, names);
  if (!decoded) return decoded.error();
  return std::nullopt;
}

class TurnsReader {
public:
  TurnsReader(const TypedIn& in, const GameState& from)
      : in_(in), interpreter_(in.words, in.names), course_(in.game), place_(placeAt(from)) {}

  Typed read(std::string_view text, LastTurn last) {
    typed_.beforeLast = typed_.after = place_;
    if (text.size() > kLongestTyped) {
      fault(Error(say("the text is too long: at most {} KiB can be typed at once", kLongestTyped >> 10U)), 0,
            0);
      return std::move(typed_);
    }
    const Items items = itemsOf(text);
    if (!items.tags.empty()) {
      typed_.wholeGame = true;
      fault(Error(Saying("this is the head of a whole game; a turn begins with a space of the rondel")), 0,
            text.size());
      return std::move(typed_);
    }
    for (std::size_t at = 0; at < items.moves.size() && !typed_.fault;)
      item(items.moves, at);
    typed_.after = place_;
    if (!typed_.fault && last == LastTurn::ends && !goesOn_) finish();
    close(text.size());
    return std::move(typed_);
  }

private:
  void item(const std::vector<Item>& items, std::size_t& at) {
    const Item& next = items[at];
    switch (next.sort) {
    case ItemSort::open:
      return skipBrackets(items, at);
    case ItemSort::remark:
    case ItemSort::glyph:
      return remark(items, at);
    case ItemSort::comma:
    case ItemSort::round: // for the eye
      ++at;
      return;
    case ItemSort::goesOn:
      goesOn_ = true;
      ++at;
      return;
    case ItemSort::close:
      return fault(Error(Saying("this closing bracket has no opening bracket")), next.offset, 1);
    case ItemSort::unclosed:
      return fault(Error(Saying("this is never closed, so everything after it counts as part of it")),
                   next.offset, next.text.size());
    case ItemSort::strange:
    case ItemSort::effects:
      return fault(Error(say("\"{}\" makes no sense here", std::string(next.text.substr(0, 40)))),
                   next.offset, endOf(next) - next.offset);
    default:
      return action(items, at);
    }
  }

  /// What might have been is written in files; at the cursor one thing is played.
  void skipBrackets(const std::vector<Item>& items, std::size_t& at) {
    const std::size_t from = items[at].offset;
    ++typed_.bracketsLeftOut;
    std::size_t deep = 0;
    do {
      if (items[at].sort == ItemSort::open) ++deep;
      if (items[at].sort == ItemSort::close) --deep;
      ++at;
    } while (deep > 0 && at < items.size());
    if (deep > 0) fault(Error(Saying("this bracket is never closed")), from, 1);
  }

  [[nodiscard]] static bool isHeading(const std::vector<Item>& items, std::size_t at) {
    if (items[at].sort == ItemSort::fact) ++at;
    return at < items.size() && items[at].sort == ItemSort::heading;
  }

  void action(const std::vector<Item>& items, std::size_t& at) {
    if (isHeading(items, at) && !turn_.events.empty()) {
      finish();
      close(items[at].offset);
    }
    goesOn_ = false;
    typed_.beforeLast = place_;
    typed_.lastFrom = items[at].offset;
    typed_.lastIsWhole = false;
    said_.clear();
    const auto understood = interpreter_.read(items, at, Moment{place_.space}, said_);
    const std::size_t end = at > 0 ? endOf(items[at - 1]) : 0;
    if (!understood) return misread(items, understood.error());
    if (said_.front().verb == Verb::line) {
      typed_.line = said_.front().text;
      return;
    }
    const std::size_t known = turn_.events.size();
    for (const Said& said : said_) {
      if (tell(said, end)) continue;
      place_ = typed_.beforeLast; // nothing of an action is played of which something is wrong
      turn_.events.resize(known, Event(TurnEnded{}));
      return;
    }
    typed_.lastIsWhole = true;
  }

  bool tell(const Said& said, std::size_t end) {
    Place place = place_;
    std::vector<Event> events;
    if (auto wrong = course_.tell(place, said, events)) {
      fault(*wrong, said.offset, end - said.offset);
      typed_.fault->rule = wrong->rule;
      return false;
    }
    if (!events.empty())
      if (const auto unfit = malformed(events.back(), in_.names)) {
        fault(*unfit, said.offset, end - said.offset);
        return false;
      }
    place_ = std::move(place);
    std::move(events.begin(), events.end(), std::back_inserter(turn_.events));
    return true;
  }

  void misread(const std::vector<Item>& items, const Misread& why) {
    const auto item = std::ranges::find_if(items, [&](const Item& one) { return one.offset == why.offset; });
    fault(why, why.offset, item == items.end() ? 0 : endOf(*item) - why.offset);
  }

  void remark(const std::vector<Item>& items, std::size_t& at) {
    std::vector<std::string> glyphs;
    const std::size_t offset = items[at].offset;
    while (at < items.size() && items[at].sort == ItemSort::glyph)
      glyphs.emplace_back(items[at++].text);
    std::string_view inside;
    if (at < items.size() && items[at].sort == ItemSort::remark) inside = items[at++].text;
    ReadRemark read = readRemark(inside, glyphs, {}, in_.words, in_.game);
    if (!read.faults.empty() && !typed_.remarkFault)
      typed_.remarkFault = TypedFault{read.faults.front(), offset, inside.size(), {}};
    const RemarkText text = remarkTextOf(inside);
    const bool forWhom =
        std::ranges::any_of(text.commands, [](const Command& command) { return command.name == "for"; });
    turn_.remarks.push_back({turn_.events.size(), std::move(read.remark), forWhom});
  }

  void finish() {
    if (!turn_.events.empty()) course_.finish(place_, turn_.events);
  }
  void close(std::size_t end) {
    if (turn_.events.empty() && turn_.remarks.empty()) return;
    turn_.end = end;
    turn_.whole = !typed_.fault;
    typed_.turns.push_back(std::exchange(turn_, {}));
  }

  void fault(const Error& why, std::size_t offset, std::size_t length) {
    typed_.fault = TypedFault{why, offset, length, {}};
  }

  const TypedIn& in_;
  Interpreter interpreter_;
  Course course_;
  Place place_;
  bool goesOn_ = false;
  TypedTurn turn_;
  Typed typed_;
  std::vector<Said> said_;
};

} // namespace

Place placeAt(const GameState& state) {
  Place place;
  place.state = state;
  place.nation = state.active;
  place.space = state.turn.stage == Stage::inTurn ? state.turn.space : Space::none;
  return place;
}

NationId nextToAct(const Game& game, const GameState& state) {
  Place place = placeAt(state);
  const Course course(game);
  for (int most = 64; most > 0 && place.state && !place.state->ended; --most) {
    if (place.state->turn.stage == Stage::inTurn) return place.state->active;
    const auto next = dictated(game, *place.state, false);
    if (!next) return NationId::none();
    course.take(place, *next);
  }
  return NationId::none();
}

Typed readTurns(std::string_view text, const TypedIn& in, const GameState& from, LastTurn last) {
  return TurnsReader(in, from).read(text, last);
}

} // namespace annales::agn
