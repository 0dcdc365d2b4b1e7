#include "importers/agn/game_text.h"

#include "engine/core/json_reader.h"
#include "engine/core/utf8.h"
#include "importers/agn/arguments.h"
#include "importers/agn/blanks.h"
#include "importers/agn/course.h"
#include "importers/agn/remarks.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/record_limit.h"
#include "libreplay/log/tags.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace annales::agn {
namespace {

using Sort = Item::Sort;

/// Line and column of a place in a text, wherever it was asked before: neither a long row nor going to and
/// fro costs more than one block of it.
class TextPlaces {
public:
  TextPlaces(std::string_view text, std::size_t firstLine) : text_(text), blocks_{{firstLine, 1}} {}

  struct Spot {
    std::size_t line, column;
  };
  [[nodiscard]] Spot at(std::size_t offset) {
    offset = std::min(offset, text_.size());
    const std::size_t block = offset / kBlock;
    while (blocks_.size() <= block)
      blocks_.push_back(behind(blocks_.back(), text_.substr((blocks_.size() - 1) * kBlock, kBlock)));
    return behind(blocks_[block], text_.substr(block * kBlock, offset % kBlock));
  }

private:
  static constexpr std::size_t kBlock = 1024;

  static Spot behind(Spot spot, std::string_view passed) {
    if (const std::size_t end = passed.rfind('\n'); end != std::string_view::npos) {
      spot.line += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
      spot.column = 1;
      passed.remove_prefix(end + 1);
    }
    spot.column += static_cast<std::size_t>(std::count_if(passed.begin(), passed.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
    return spot;
  }

  std::string_view text_;
  std::vector<Spot> blocks_; // where each begins, as far as anybody asked
};

/// Where a line of play stands in the log.
struct Standing {
  Place place;
  NodeIndex node = 0;
};

/// A line of play while it is read: the main one, or a variation in its brackets.
struct Frame {
  Standing now, beforeAction, beforeTurn;
  std::optional<std::string> name; // empty: a line that has none
  bool started = true;             // it is known where it begins
  bool dead = false;               // nothing more is read of it
  bool goesOn = false;             // its last turn is not over
  bool acted = false;              // more than the heading of its first turn was read
  bool ownEvents = false;          // some of it is in no other line
  NodeIndex beginning = 0;
  std::size_t offset = 0;
  struct Waiting {
    ReadRemark remark;
    std::size_t offset;
  };
  std::vector<Waiting> waiting; // remarks before its first own event
};

class GameTextReader {
public:
  /// `alone`: the text is that of a file, which may have words below its last turn that are no turn.
  GameTextReader(std::string_view text, std::size_t firstLine, AfterMistake choice, bool alone)
      : text_(text), places_(text, firstLine), choice_(choice), alone_(alone) {}

  ReadGame read(std::string_view text, std::string_view identity, const KnownBoards& boards) {
    const std::vector<TagItem> tags = tagsOf(text);
    std::vector<HeadFault> notes;
    auto head = readHead(tags, boards, identity, notes);
    std::ranges::stable_sort(notes, {}, &HeadFault::offset);
    for (const HeadFault& note : notes)
      complain(note, note.offset);
    if (!head) {
      complain(head.error(), head.error().offset, Complaint::Outcome::stopped);
      game_.rejected = choice_ == AfterMistake::reject;
      return std::move(game_);
    }
    game_.log = std::make_shared<EventLog>(std::move(head->begun));
    game_.rows.push_back(places_.at(tags.empty() ? 0 : tags.front().offset).line);
    for (auto& [name, value] : head->tags) {
      orderTold_ = orderTold_ || isLineOrderTag(name);
      if (!value.empty() || !isLineOrderTag(name)) game_.log->setTag(std::move(name), std::move(value));
    }
    ItemWindow window(text);
    play(window, head->board, tags);
    return std::move(game_);
  }

private:
  void play(ItemWindow& window, const std::shared_ptr<const Board>& board, const std::vector<TagItem>& tags) {
    const GameWords words(game_.log->game(), board);
    const EventNames names = game_.log->names();
    const Interpreter interpreter(words, names);
    const Course course(game_.log->game());
    words_ = &words;
    interpreter_ = &interpreter;
    course_ = &course;
    usual_ = usualRemark(game_.log->tags());
    Frame main;
    main.now.place = Course::start(game_.log->game());
    main.beforeAction = main.beforeTurn = main.now;
    main.acted = main.ownEvents = true;
    frames_.push_back(std::move(main));
    for (at_ = 0; !game_.rejected && !over_ && window.fill(at_);)
      item(window.items());
    while (frames_.size() > 1 && !game_.rejected) {
      complain(Error(Saying("this bracket is never closed")), frames_.back().offset);
      leave();
    }
    if (game_.rejected) return;
    finish(frames_.front());
    attachWaiting(frames_.front());
    if (auto named = game_.log->setLine(kMainLine, frames_.front().now.node); !named)
      complain(named.error(), 0);
    keepOrder();
    takeRemarks();
    checkResult(tags);
  }

  void item(const std::vector<Item>& items) {
    const Item& next = items[at_];
    Frame& frame = frames_.back();
    const bool remarked = next.sort == Sort::remark || next.sort == Sort::glyph;
    behindLine_ = next.sort == Sort::close || (behindLine_ && remarked);
    switch (next.sort) {
    case Sort::open:
      ++at_;
      if (frames_.size() > kDeepestLines) return enterTooDeep(next.offset);
      return enter(items, next.offset);
    case Sort::close:
      ++at_;
      if (tooDeep_ > 0) return static_cast<void>(--tooDeep_);
      if (frames_.size() > 1) return leave();
      complain(Error(Saying("this closing bracket has no opening bracket")), next.offset);
      return;
    case Sort::comma:
      ++at_;
      return;
    case Sort::unclosed:
      ++at_;
      frame.dead = frame.dead || next.text.front() != '{';
      complain(Error(Saying("this is never closed, so everything after it counts as part of it")),
               next.offset, Complaint::Outcome::stopped);
      for (Frame& line : frames_)
        line.goesOn = true; // nobody knows whether more was played
      return;
    default:
      break;
    }
    if (frame.dead || tooDeep_ > 0) {
      ++at_;
      return;
    }
    switch (next.sort) {
    case Sort::effects:
      ++at_;
      complain(Error(Saying(
                   "a tag needs a name and a text in quotation marks, and must come before the first turn")),
               next.offset);
      return;
    case Sort::remark:
    case Sort::glyph:
      return remark(items);
    case Sort::goesOn:
      ++at_;
      if (frame.started)
        frame.goesOn = true;
      else
        start(frame, parent().beforeAction);
      return;
    case Sort::round:
      round_ = wholeNumber(next.text);
      roundOffset_ = next.offset;
      ++at_;
      return;
    case Sort::strange:
      ++at_;
      return mistake(frame, Wrong{Error(say("\"{}\" makes no sense here", std::string(next.text))), {}, {}},
                     next.offset);
    default:
      return action(items);
    }
  }

  Frame& parent() { return frames_[frames_.size() - 2]; }

  void enter(const std::vector<Item>& items, std::size_t offset) {
    Frame frame;
    frame.offset = offset;
    frame.started = false;
    frame.dead = frames_.back().dead;
    frame.waiting = std::exchange(beforeLine_, {});
    if (!frames_.back().started && !frame.dead) start(frames_.back(), parent().now);
    if (at_ < items.size() && items[at_].sort == Sort::quoted) frame.name = unescaped(items[at_++].text);
    frames_.push_back(std::move(frame));
  }

  void enterTooDeep(std::size_t offset) {
    if (tooDeep_++ == 0) complain(Error(Saying("these brackets are nested too deeply")), offset);
  }

  void start(Frame& frame, const Standing& from) {
    frame.now = frame.beforeAction = frame.beforeTurn = from;
    frame.beginning = from.node;
    frame.started = true;
  }

  void leave() {
    Frame frame = std::move(frames_.back());
    frames_.pop_back();
    if (!frame.started) {
      if (!frame.dead) complain(Error(Saying("these brackets are empty")), frame.offset);
      return keepRemarks(frame, frames_.back());
    }
    if (game_.rejected) return;
    if (frame.dead && frame.now.node == frame.beginning) return keepRemarks(frame, frames_.back());
    finish(frame);
    keepRemarks(frame, frame);
    if (frame.name && frame.name->empty()) return;
    const std::string name = frame.name ? *frame.name : freeName();
    giveName(name, frame.now.node, frame.offset);
  }

  /// What-if lines stand in the order in which their brackets open.
  void keepOrder() {
    if (orderTold_) return;
    std::ranges::stable_sort(named_, {}, &Named::offset);
    std::vector<std::string> names;
    std::set<std::string_view> known;
    for (const Named& line : named_)
      if (known.insert(line.name).second) names.push_back(line.name);
    setLineOrder(*game_.log, names);
  }

  void giveName(const std::string& name, NodeIndex head, std::size_t offset) {
    if (game_.log->lines().size() >= kMostLines)
      return complain(Error(say("a game may have at most {} lines", kMostLines)), offset);
    if (auto named = game_.log->setLine(name, head); !named) return complain(named.error(), offset);
    if (name != kMainLine) named_.push_back({name, offset});
  }

  std::string freeName() {
    for (;;) {
      std::string name = "line " + std::to_string(++unnamed_);
      if (!game_.log->lines().contains(name)) return name;
    }
  }

  /// A turn that ends with the line ends as the rules say.
  void finish(Frame& frame) {
    if (frame.dead || frame.goesOn) return;
    std::vector<Event> events;
    course_->finish(frame.now.place, events);
    append(frame, events, lastOffset_);
  }

  void append(Frame& frame, std::vector<Event>& events, std::size_t offset) {
    if (events.empty()) return;
    const std::size_t row = places_.at(offset).line;
    for (Event& event : events)
      frame.now.node = game_.log->append(frame.now.node, std::move(event));
    game_.rows.resize(game_.log->size(), row);
  }

  [[nodiscard]] bool isHeading(const std::vector<Item>& items) const {
    if (items[at_].sort == Sort::heading) return true;
    return items[at_].sort == Sort::fact && at_ + 1 < items.size() && items[at_ + 1].sort == Sort::heading;
  }

  void action(const std::vector<Item>& items) {
    Frame& frame = frames_.back();
    const Item first = items[at_];
    if (!frame.started && first.sort == Sort::word &&
        commonWords().smalls.exactly(first.text) == static_cast<int>(Small::then)) {
      ++at_;
      return start(frame, parent().now);
    }
    if (items.size() - at_ >= ItemWindow::kLongestAction) {
      const std::size_t offset = first.offset;
      at_ = items.size();
      return mistake(frame, Wrong{Error(Saying("this action has too many words")), {}, {}}, offset);
    }
    if (game_.log->size() >= kMostEvents) {
      ++at_;
      return mistake(frame, Wrong{Error(say("a game may have at most {} events", kMostEvents)), {}, {}},
                     items[at_ - 1].offset);
    }
    const bool heading = isHeading(items);
    if (!frame.started) start(frame, heading ? parent().beforeTurn : parent().beforeAction);
    frame.goesOn = false;
    lastOffset_ = first.offset;
    said_.clear();
    auto read = interpreter_->read(items, at_, Moment{frame.now.place.space}, said_);
    if (!read && isNoPlay(first.offset)) return passOver(first.offset);
    if (!read) return mistake(frame, Wrong{read.error(), {}, {}}, read.error().offset);
    if (said_.size() == 1 && said_.front().verb == Verb::line) return nameLine(frame);
    const std::size_t known = game_.log->size();
    frame.beforeAction = frame.now;
    if (heading) frame.beforeTurn = frame.now;
    before_ = &frame.beforeAction;
    for (const Said& said : said_) {
      events_.clear();
      if (&said != &said_.front()) {
        beforeStep_ = frame.now;
        before_ = &beforeStep_;
      }
      if (auto wrong = course_->tell(frame.now.place, said, events_)) {
        if (!handle(frame, said, *wrong)) return;
      } else if (auto unfit = mayBeMalformed(said) ? misfit(events_.back()) : std::nullopt) {
        frame.now = *before_;
        return mistake(frame, Wrong{*unfit, {}, {}}, said.offset);
      }
      append(frame, events_, said.offset);
    }
    if (heading) checkRound(frame);
    round_.reset();
    frame.ownEvents = frame.ownEvents || game_.log->size() > known;
    frame.acted = frame.acted || said_.back().verb != Verb::begin;
    if (frame.ownEvents && frame.acted) attachWaiting(frame);
  }

  /// A signature, a greeting, the title of the next game: below the last turn, and no word of it is one of
  /// the game.
  [[nodiscard]] bool isNoPlay(std::size_t offset) const {
    constexpr std::size_t kLongest = std::size_t{1} << 16U;
    const std::string_view rest = withoutBlanks(text_.substr(offset));
    if (!alone_ || frames_.size() > 1 || rest.size() > kLongest) return false;
    for (const std::string_view result : {"*", "1-0", "0-1", "1/2-1/2"}) // as PGN ends a game
      if (rest == result) return true;
    std::string_view above = text_.substr(0, offset);
    const std::size_t line = above.find_last_not_of(" \t");
    if (line == std::string_view::npos || above[line] != '\n') return false;
    above = above.substr(0, line);
    const std::size_t before = above.find_last_not_of(" \t\r");
    const bool paragraph = before == std::string_view::npos || above[before] == '\n';
    std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n,.:"));
    const bool title = rest.find_first_not_of("#=-_ ") > 0 || isNumbered(rest.substr(word.size()));
    if (!paragraph && !title) return false;
    if (!title && commonWords().verbs.exactly(word) >= 0) return false;
    for (std::size_t at = 0; at < rest.size();) {
      const std::size_t end = std::min(rest.find('\n', at), rest.size());
      if (looksLikeTurn(rest.substr(at, end - at))) return false;
      at = end + 1;
    }
    for (std::size_t at = 0; at < rest.size();) {
      const std::size_t end = std::min(rest.find_first_of(" \t\r\n,.:;!?()[]{}\"<>#=*", at), rest.size());
      word = rest.substr(at, end - at);
      at = end + 1;
      if (plainWord(word).empty()) continue; // dashes
      if (commonWords().spaces.exactly(word) >= 0 || words_->nations().exactly(word) >= 0 ||
          words_->provinces().exactly(word) >= 0)
        return false;
    }
    return true;
  }
  /// " 2", " 12:": behind the word Game.
  static bool isNumbered(std::string_view text) {
    if (!text.starts_with(' ') || text.size() < 2) return false;
    const std::size_t end = text.find_first_not_of("0123456789", 1);
    return end != 1 && withoutBlanks(text.substr(1).substr(0, text.find('\n', 1) - 1)).size() <= 8;
  }
  void passOver(std::size_t offset) {
    const std::string_view rest = text_.substr(offset);
    complain(Error(say("this line is not part of a game, so it is skipped: {}",
                       inQuotes(shownLine(rest.substr(0, rest.find('\n')))))),
             offset);
    over_ = true;
  }

  /// The tag Result against the end of the game.
  void checkResult(const std::vector<TagItem>& tags) {
    const auto& place = frames_.front().now.place;
    const std::string value(withoutBlanks(tagOf(game_.log->tags(), "result")));
    if (value.empty() || !place.state || !place.state->ended) return;
    std::size_t offset = 0;
    for (const TagItem& tag : tags)
      if (plainWord(tag.name) == "result") offset = tag.offset;
    const NationId winner = place.state->winner;
    const Game& game = game_.log->game();
    const int named = words_->nations().exactly(value);
    bool wrong = named >= 0 && (!winner.exists() || winner.index() != static_cast<std::size_t>(named));
    if (named < 0) {
      const std::string plain = plainWord(value);
      const bool nobody = plain == "draw" || plain == "remis" || plain == "unentschieden" ||
                          value == "1/2-1/2" || value == "\u00bd-\u00bd";
      wrong = nobody && winner.exists();
      bool plays = false, won = false;
      for (std::size_t n = 0; n < game.nations(); ++n)
        if (tagOf(game_.log->tags(), "player." + game.nationWord(NationId(n))) == value) {
          plays = true;
          won = won || (winner.exists() && winner.index() == n);
        }
      wrong = wrong || (plays && !won);
    }
    if (!wrong) return;
    if (winner.exists())
      complain(Error(say("the tag Result says {}, but the {} won this game", inQuotes(value),
                         Part(Part::Sort::nation, game.nationWord(winner)))),
               offset);
    else
      complain(Error(say("the tag Result says {}, but no nation won this game", inQuotes(value))), offset);
  }

  void nameLine(Frame& frame) { giveName(said_.front().text, frame.now.node, said_.front().offset); }

  void checkRound(const Frame& frame) {
    if (!round_ || !frame.now.place.state || frame.now.place.state->round == *round_) return;
    complain(Error(say("this is round {}, not {}", frame.now.place.state->round, *round_)), roundOffset_);
  }

  /// What no rule has looked at.
  static bool mayBeMalformed(const Said& said) {
    return said.fact || said.verb == Verb::correct || said.verb == Verb::play;
  }

  /// The event as the log's own reader sees it: a fact may be illegal, but not malformed.
  [[nodiscard]] std::optional<Error> misfit(const Event& event) const {
    const EventNames names = game_.log->names();
    if (auto fits = checkRecordLength(event, names); !fits) return fits.error();
    if (auto sayable = checkSayable(event, names); !sayable) return sayable.error();
    return std::nullopt;
  }

  /// True where the action is taken all the same.
  bool handle(Frame& frame, const Said& said, const Wrong& wrong) {
    if (choice_ == AfterMistake::facts && wrong.event && !misfit(*wrong.event)) {
      events_.push_back(*wrong.event);
      course_->take(frame.now.place, events_.back());
      complain(wrong, said.offset, Complaint::Outcome::taken, wrong.rule);
      return true;
    }
    // What was dictated before it has not happened either, as far as anybody knows.
    frame.now = *before_;
    mistake(frame, wrong, said.offset);
    return false;
  }

  void mistake(Frame& frame, const Wrong& wrong, std::size_t offset) {
    complain(wrong, offset, Complaint::Outcome::stopped, wrong.rule);
    frame.dead = true;
    game_.rejected = choice_ == AfterMistake::reject;
  }

  void complain(const Error& why, std::size_t offset, Complaint::Outcome outcome = Complaint::Outcome::noted,
                std::string_view rule = {}) {
    Complaint complaint;
    static_cast<Error&>(complaint) = why;
    const TextPlaces::Spot spot = places_.at(offset);
    complaint.line = spot.line;
    complaint.column = spot.column;
    complaint.outcome = outcome;
    complaint.rule = rule;
    addComplaint(game_.complaints, std::move(complaint));
  }

  // Remarks.

  void remark(const std::vector<Item>& items) {
    std::vector<std::string> glyphs;
    const std::size_t offset = items[at_].offset;
    while (at_ < items.size() && items[at_].sort == Sort::glyph)
      glyphs.emplace_back(items[at_++].text);
    std::string_view inside;
    if (at_ < items.size() && items[at_].sort == Sort::remark) inside = items[at_++].text;
    if (glyphs.empty() && withoutBlanks(inside).empty()) return; // it says nothing
    if (++remarksRead_ > kMostRemarks)
      return complain(Error(say("a game may have at most {} remarks", kMostRemarks)), offset);
    Frame::Waiting waiting{readRemark(inside, glyphs, usual_, *words_, game_.log->game()), offset};
    for (const Error& fault : std::exchange(waiting.remark.faults, {}))
      complain(fault, offset);
    Frame& frame = frames_.back();
    if (!frame.ownEvents && !frame.acted)
      frame.waiting.push_back(std::move(waiting));
    else if (behindLine_ && glyphs.empty() && comesBeforeLine(items))
      beforeLine_.push_back(std::move(waiting));
    else
      attach(std::move(waiting), frame.now.node);
  }

  /// Another what-if line follows, with more remarks before it or without.
  [[nodiscard]] bool comesBeforeLine(const std::vector<Item>& items) const {
    std::size_t next = at_;
    while (next < items.size() && items[next].sort == Sort::remark)
      ++next;
    return next < items.size() && items[next].sort == Sort::open && frames_.size() <= kDeepestLines;
  }

  /// Remarks before a what-if line, which belong to its first own event.
  void attachWaiting(Frame& frame) {
    for (Frame::Waiting& waiting : frame.waiting) {
      std::vector<std::string>& tags = waiting.remark.remark.tags;
      if (std::ranges::find(tags, kBeforeTag) == tags.end()) tags.emplace_back(kBeforeTag);
      attach(std::move(waiting), frame.now.node);
    }
    frame.waiting.clear();
  }
  /// Remarks in brackets that have no own event.
  void keepRemarks(Frame& of, const Frame& at) {
    for (Frame::Waiting& waiting : of.waiting)
      attach(std::move(waiting), at.now.node);
    of.waiting.clear();
  }

  struct Attached {
    ReadRemark remark;
    std::size_t offset;
    NodeIndex node;
  };
  void attach(Frame::Waiting waiting, NodeIndex node) {
    remarks_.push_back({std::move(waiting.remark), waiting.offset, node});
  }

  /// In the order in which they came into being, which is that of the file unless they have numbers.
  void takeRemarks() {
    std::stable_sort(remarks_.begin(), remarks_.end(), [](const Attached& a, const Attached& b) {
      return a.remark.number.value_or(0) < b.remark.number.value_or(0);
    });
    std::map<std::string, Hash> names;
    std::unordered_map<Hash, Hash, HashHasher> events; // remark → event
    for (Attached& attached : remarks_) {
      Annotation& remark = attached.remark.remark;
      remark.event = (*game_.log)[attached.node].id;
      const auto known = thread(attached.remark.answers, remark.answers, names, events, remark.event) &&
                         thread(attached.remark.replaces, remark.replaces, names, events, remark.event);
      if (!known) {
        complain(Error(Saying("the remark that this one answers or replaces must come before it and be about "
                              "the same event")),
                 attached.offset);
        continue;
      }
      if (auto wrong = faultOf(remark)) {
        complain(*wrong, attached.offset);
        continue;
      }
      remark.id = annotationId(remark);
      if (attached.remark.number) names[std::to_string(*attached.remark.number)] = remark.id;
      if (!events.emplace(remark.id, remark.event).second) continue; // said twice
      game_.log->annotate(std::move(remark));
    }
  }

  static bool thread(const std::string& written, std::optional<Hash>& into,
                     const std::map<std::string, Hash>& names,
                     const std::unordered_map<Hash, Hash, HashHasher>& events, const Hash& event) {
    if (written.empty()) return true;
    const auto named = names.find(written);
    into = named == names.end() ? hashFromHex(written) : named->second;
    if (!into) return false;
    const auto at = events.find(*into);
    return at != events.end() && at->second == event;
  }

  std::optional<Error> faultOf(const Annotation& remark) const {
    if (auto fine = checkAnnotation(remark); !fine) return fine.error();
    if (auto known = checkNamed(remark, game_.log->names()); !known) return known.error();
    return std::nullopt;
  }

  std::string_view text_;
  TextPlaces places_;
  AfterMistake choice_;
  bool alone_;
  bool over_ = false; // nothing more is play
  ReadGame game_;
  const GameWords* words_ = nullptr;
  const Interpreter* interpreter_ = nullptr;
  const Course* course_ = nullptr;
  UsualRemark usual_;
  std::vector<Frame> frames_;
  Standing beforeStep_;
  const Standing* before_ = nullptr; // the step that is being told
  std::size_t at_ = 0, lastOffset_ = 0, roundOffset_ = 0, unnamed_ = 0, remarksRead_ = 0, tooDeep_ = 0;
  std::optional<int> round_;
  std::vector<Said> said_;
  std::vector<Event> events_;
  std::vector<Attached> remarks_;
  bool behindLine_ = false; // brackets were closed, and only remarks came since
  std::vector<Frame::Waiting> beforeLine_;
  struct Named {
    std::string name;
    std::size_t offset;
  };
  std::vector<Named> named_;
  bool orderTold_ = false;
};

} // namespace

void addComplaint(std::vector<Complaint>& complaints, Complaint complaint) {
  constexpr std::size_t kMost = 1000;
  const bool ends = complaint.outcome == Complaint::Outcome::stopped;
  if (complaints.size() < kMost || (ends && complaints.size() == kMost))
    complaints.push_back(std::move(complaint));
}

ReadGame readGameText(const WrittenGame& game, const KnownBoards& boards, AfterMistake choice) {
  return GameTextReader(game.text, game.firstLine, choice, true).read(game.text, game.identity, boards);
}

ReadGame readGameText(std::string_view text, std::size_t firstLine, GameSeeds& seeds,
                      const KnownBoards& boards, AfterMistake choice) {
  return GameTextReader(text, firstLine, choice, false).read(text, seeds.identityOf(text), boards);
}

} // namespace annales::agn
