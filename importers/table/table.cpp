#include "importers/table/table.h"

#include "engine/core/json_reader.h"
#include "engine/event/event_json.h"
#include "engine/fold/apply.h"
#include "engine/play/new_game.h"
#include "engine/rules/rules.h"
#include "engine/ruleset/options_offered.h"
#include "engine/state/state_json.h"
#include "importers/agn/agn_reader.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/table/table_setup.h"
#include "libreplay/choice/as_correction.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/describe.h"
#include "libreplay/choice/production.h"
#include "libreplay/desk/stamp.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/words/reason.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <sstream>

namespace annales::inline importers {
namespace {

using TableJson = nlohmann::json;

std::string textOf(const TableJson& object, const char* key) {
  const auto at = object.find(key);
  return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::optional<int> numberOf(const TableJson& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_number_integer()) return std::nullopt;
  const auto number = at->get<std::int64_t>();
  return number < -999 || number > 99'999 ? std::nullopt : std::optional(static_cast<int>(number));
}

tl::unexpected<Error> noGame() {
  return failure("no game is open");
}

/// What the rules refuse, in words of the game.
struct Names {
  Names(const EventLog& log, const Board* board)
      : ids(log.names()), in{DisplayNames{ids.game, ids.provinces, board, Language::english},
                             DisplayNames{ids.game, ids.provinces, board, Language::german}} {}
  EventNames ids;
  std::array<DisplayNames, 2> in;
};

template <class Say> void putBoth(JsonWriter& json, std::string_view key, const Say& say) {
  json.key(key);
  page::writeBoth(json, {say(0), say(1)});
}

void putNumbers(JsonWriter& json, std::string_view key, const std::vector<int>& numbers) {
  json.key(key);
  json.beginArray();
  for (const int number : numbers)
    json.value(number);
  json.endArray();
}

/// A pick as its sort and its code; codes that are larger than the page counts are only compared, so a text
/// will do.
void putPick(JsonWriter& json, const Pick& pick) {
  json.beginArray();
  json.value(static_cast<int>(indexOf(pick.sort)));
  if (pick.code < (1U << 30U))
    json.value(static_cast<std::int64_t>(pick.code));
  else
    json.value(std::to_string(pick.code));
  json.endArray();
}

std::vector<int> openNumbers(const Choices& all, const Leaf& leaf, PickSort sort) {
  Choices narrowed = all;
  for (const Pick& pick : leaf.picks)
    narrowed.pick(pick);
  std::vector<int> numbers;
  for (const Pick& pick : narrowed.alternatives(sort))
    numbers.push_back(pick.number());
  return numbers.size() > 1 ? numbers : std::vector<int>{};
}

void putLeaf(JsonWriter& json, const Choices& all, const Leaf& leaf, const Names& names) {
  json.beginObject();
  json.key("picks");
  json.beginArray();
  for (const Pick& pick : leaf.picks)
    putPick(json, pick);
  json.endArray();
  putBoth(json, "label", [&](std::size_t l) { return labelOf(leaf.chosen.event, names.in[l]); });
  json.key("prices");
  json.beginArray();
  for (const Amount& price : leaf.chosen.payments)
    page::writeBoth(json, {priceInWords(price, Language::english), priceInWords(price, Language::german)});
  json.endArray();
  if (leaf.counts.size() > 1) putNumbers(json, "counts", leaf.counts);
  if (leaf.variesElse) {
    putNumbers(json, "losses", openNumbers(all, leaf, PickSort::losses));
    putNumbers(json, "spents", openNumbers(all, leaf, PickSort::spent));
    for (const Pick& pick : picksOf(leaf.chosen.event)) { // what is recorded where nothing else is chosen
      if (pick.sort == PickSort::losses) json.field("usualLosses", pick.number());
      if (pick.sort == PickSort::spent) json.field("usualSpent", pick.number());
    }
  }
  json.endObject();
}

/// What the picks of all leaves are called, each once: with its sort and its code.
void putPickNames(JsonWriter& json, const std::vector<Leaf>& leaves, const Names& names) {
  std::set<Pick> picks;
  for (const Leaf& leaf : leaves)
    picks.insert(leaf.picks.begin(), leaf.picks.end());
  json.key("names");
  json.beginArray();
  for (const Pick& pick : picks) {
    json.beginArray();
    putPick(json, pick);
    page::writeBoth(json, {labelOf(pick, names.in[0]), labelOf(pick, names.in[1])});
    json.endArray();
  }
  json.endArray();
}

void putChoices(JsonWriter& json, const Choices& choices, const std::vector<Leaf>& leaves,
                const GameState& state, const Names& names) {
  json.key("choices");
  json.beginObject();
  json.field("active", state.active.exists() ? static_cast<int>(state.active.index()) : -1);
  json.field("ended", state.ended);
  json.field("breaksOff", static_cast<int>(kPlaceOf<GameEnded>)); // the deed that is always on offer
  json.field("proceeds", !choices.proceeding().empty());
  json.field("mayEnd", !choices.turnsEnd().empty());
  std::vector<int> personages;
  for (const Personage one : choices.personages())
    personages.push_back(static_cast<int>(indexOf(one)));
  putNumbers(json, "personages", personages);
  json.key("endBrings"); // beside the ends and beginnings that every turn has
  json.beginArray();
  for (const Event& event : choices.turnsEnd())
    if (std::holds_alternative<PersonageWon>(event) || std::holds_alternative<GameEnded>(event))
      page::writeBoth(json, {labelOf(event, names.in[0]), labelOf(event, names.in[1])});
  json.endArray();
  putPickNames(json, leaves, names);
  json.key("leaves");
  json.beginArray();
  for (const Leaf& leaf : leaves)
    putLeaf(json, choices, leaf, names);
  json.endArray();
  json.endObject();
}

/// With what follows by itself, so that one undo takes all of it back.
std::vector<Event> withWhatFollows(const Game& game, const GameState& state, std::vector<Event> events) {
  events = withProduction(game, state, std::move(events));
  GameState behind = state;
  for (const Event& event : events)
    if (annales::apply(behind, event)) return events;
  if (const auto more = decide(game, behind, Proceed{}))
    events.insert(events.end(), more->begin(), more->end());
  return events;
}

bool isDoneBy(const Leaf& leaf, const std::vector<Pick>& picks) {
  std::vector<Pick> kept = picks;
  std::erase_if(kept, [](const Pick& pick) { return isAdjustable(pick.sort); });
  return kept == leaf.picks;
}

/// The place of what the event pays among the payments on offer; 0 where it has no price.
std::size_t paymentIn(const Event& event, const std::vector<Amount>& payments) {
  const Amount* paid = priceIn(event);
  const auto at = paid == nullptr ? payments.end() : std::ranges::find(payments, *paid);
  return at == payments.end() ? 0 : static_cast<std::size_t>(at - payments.begin());
}

/// Begins and ends of recordings are not taken back: there would be no game to go on with.
bool setsRecording(const StudyChange* change) {
  return change == nullptr || std::ranges::any_of(change->edits, [](const Edit& edit) {
           return std::holds_alternative<SetRecording>(edit);
         });
}

Error whyNoBoard(const Finding& first) {
  return Error(
      say("{}: {}", first.place.empty() ? Part(Saying("the file")) : Part(first.place), first.part()));
}

std::string logText(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return out.str();
}

/// Games of a text, in its order.
using TextGames = std::vector<std::shared_ptr<const EventLog>>;

Result<TextGames> gamesOf(GameReader& reader, const std::string& text) {
  std::istringstream in(text);
  if (const auto rejected = reader.read(in)) {
    if (rejected->row == 0) return tl::unexpected<Error>(*rejected);
    return failure("row {}: {}", rejected->row, rejected->part());
  }
  if (reader.games() == 0)
    return failure("there is no game in this text: paste an event log or a game in AGN");
  TextGames games;
  for (GameNumber number = 0; number < reader.games(); ++number) {
    auto game = reader.game(number);
    if (!game) return tl::unexpected(game.error());
    games.push_back(*std::move(game));
  }
  return games;
}

Result<TextGames> readGames(const std::string& text, const BoardShelf& shelf) {
  if (text.find_first_not_of(" \n\r\t") != std::string::npos &&
      text[text.find_first_not_of(" \n\r\t")] == '{') {
    ReadOptions options;
    options.threads = 1;
    LogReader reader(shelf.finder(), nullptr, std::move(options));
    return gamesOf(reader, text.ends_with('\n') ? text : text + "\n");
  }
  ReadRequest request;
  request.shelf = shelf;
  request.threads = 1;
  agn::AgnReader reader(std::move(request));
  return gamesOf(reader, text);
}

Result<std::shared_ptr<const EventLog>> readGame(const std::string& text, std::size_t place,
                                                 const BoardShelf& shelf) {
  auto games = readGames(text, shelf);
  if (!games) return tl::unexpected(games.error());
  if (place >= games->size()) return failure("this is not on offer any more");
  return (*games)[place];
}

} // namespace

Table::Table() : shelf_(BoardShelf::builtIn()) {}
Table::~Table() = default;

std::string Table::answer(std::string_view question) {
  const Json asked = Json::parse(question, nullptr, false);
  const Answer answer = asked.is_object() ? ask(asked) : Answer(failure("the question is no object of JSON"));
  if (answer) return *answer;
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("error");
  if (notebook_) {
    const Names names(study().events(), board_.get());
    page::writeBoth(json,
                    {reasonInWords(answer.error(), names.in[0]), reasonInWords(answer.error(), names.in[1])});
  } else {
    page::writeBoth(json, {reasonInWords(answer.error(), Language::english),
                           reasonInWords(answer.error(), Language::german)});
  }
  json.endObject();
  return out;
}

Table::Answer Table::ask(const Json& question) {
  const std::string what = textOf(question, "ask");
  if (what == "boards") return boards(question);
  if (what == "begin") return begin(question);
  if (what == "games") return games(question);
  if (what == "open") return open(question);
  if (what == "lessons") return lessons(question);
  if (what == "position") return position(question);
  if (what == "judge") return lessons_.verdictsOn(question);
  if (what == "restore") return restore(question);
  if (what == "result") return result(question);
  if (!notebook_) return noGame();
  if (what == "play") return play(question);
  if (what == "end") return end(question);
  if (what == "proceed") return perform({choices_.proceeding(), {}}, question);
  if (what == "fact") return fact(question);
  if (what == "way") return wayTo(question);
  if (what == "missing") return missing();
  if (what == "as-correction") return asCorrected(question);
  if (what == "remark") return remark(question);
  if (what == "undo" && !setsRecording(notebook_->undoable()))
    return writePage(UndoChange{textOf(question, "author"), textOf(question, "now")});
  if (what == "redo" && notebook_->redoable() != nullptr)
    return writePage(RedoChange{textOf(question, "author"), textOf(question, "now")});
  if (what == "undo" || what == "redo") return failure("there is nothing to undo or redo");
  if (what == "table") return table(true);
  if (what == "legal") return legalEvents();
  if (what == "state") return state();
  if (what == "turn") return lessons_.turnTo(study().events(), study().mainHead());
  if (what == "export") return exported(question);
  return failure("there is no question of that name");
}

// --- games that come

Table::Answer Table::boards(const Json& question) {
  const auto added = question.find("add");
  for (const Json& text : added != question.end() && added->is_array() ? *added : Json::array()) {
    if (!text.is_string()) continue;
    BoardReading reading = readBoard(text.get<std::string>());
    if (reading.unreadable) return tl::unexpected(*reading.unreadable);
    if (!reading.board) return tl::unexpected(whyNoBoard(reading.findings.front()));
    shelf_.add(reading.board, "own");
  }
  return boardsOnOffer(shelf_);
}

Table::Answer Table::begin(const Json& question) {
  auto setup = setupOf(question, shelf_);
  if (!setup) return tl::unexpected(setup.error());
  EventLog log(std::move(setup->game));
  std::vector<Edit> first;
  for (auto& [name, value] : setup->headers)
    first.emplace_back(SetTag{name, value});
  const auto state = annales::begin(log.game());
  if (!state) return tl::unexpected(state.error());
  if (const auto events = decide(log.game(), *state, Proceed{}))
    first.emplace_back(SetLine{std::string(kMainLine), log.id(), *events, headAfter(log, log.id(), *events)});
  return openedWith(std::move(log), question, std::move(first));
}

/// What the games of a text are called, so that a person can choose one.
Table::Answer Table::games(const Json& question) {
  const auto games = readGames(textOf(question, "text"), shelf_);
  if (!games) return tl::unexpected(games.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("games");
  json.beginArray();
  for (const auto& log : *games) {
    const auto board = shelf_.find(log->game().map->hash());
    const RemarkedGame game{*log, board.get()};
    const page::PageNames names(game);
    const page::PageGame told(game, names);
    json.beginObject();
    putBoth(json, "title", [&](std::size_t l) { return told.title(l); });
    json.field("events", static_cast<int>(log->path(log->mainHead()).size()));
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return out;
}

Table::Answer Table::open(const Json& question) {
  const auto place = static_cast<std::size_t>(std::max(0, numberOf(question, "number").value_or(0)));
  const auto log = readGame(textOf(question, "text"), place, shelf_);
  if (!log) return tl::unexpected(log.error());
  if (const auto events = numberOf(question, "events")) {
    const std::vector<NodeIndex> path = (*log)->path((*log)->mainHead());
    const auto last = std::clamp(*events, 1, static_cast<int>(path.size())) - 1;
    return openedWith(logUpTo(**log, path[static_cast<std::size_t>(last)]), question, {});
  }
  return openedWith(EventLog(**log), question, {});
}

/// Games whose steps are answered here, each a text of its own.
Table::Answer Table::lessons(const Json& question) {
  const auto texts = question.find("texts");
  for (const Json& text : texts != question.end() && texts->is_array() ? *texts : Json::array()) {
    const auto log = readGame(text.is_string() ? text.get<std::string>() : std::string(), 0, shelf_);
    if (!log) return tl::unexpected(log.error());
    lessons_.add(*log);
  }
  return fmt::format("{{\"games\":{}}}", lessons_.size());
}

Table::Answer Table::position(const Json& question) {
  auto position = lessons_.positionOf(question);
  if (!position) return tl::unexpected(position.error());
  std::vector<Edit> first;
  if (const EventLog& log = position->game; !position->begins.empty()) {
    const Hash head = log[log.mainHead()].id;
    first.emplace_back(
        SetLine{std::string(kMainLine), head, position->begins, headAfter(log, head, position->begins)});
  }
  return openedWith(std::move(position->game), question, std::move(first));
}

Table::Answer Table::openedWith(EventLog log, const Json& question, std::vector<Edit> first) {
  first.insert(first.begin(), SetRecording{true});
  auto shared = std::make_shared<const EventLog>(std::move(log));
  Notebook notebook(shared);
  const Entry page = StudyChange{textOf(question, "author"), textOf(question, "now"), std::move(first)};
  if (auto written = notebook.write(page); !written) return tl::unexpected(written.error());
  base_ = logText(*shared);
  newBase_ = true;
  newPages_.clear();
  std::string text;
  appendEntry(text, page, shared->names());
  appendJsonString(newPages_, text);
  put(std::move(notebook), shelf_.find(shared->game().map->hash()));
  return table(true);
}

Table::Answer Table::restore(const Json& question) {
  const auto log = readGame(textOf(question, "base"), 0, shelf_);
  if (!log) return tl::unexpected(log.error());
  std::vector<Entry> pages;
  const auto kept = question.find("pages");
  for (const Json& text : kept != question.end() && kept->is_array() ? *kept : Json::array()) {
    auto page = readEntry(text.is_string() ? text.get<std::string>() : std::string(), (*log)->names());
    if (!page) break; // the battery was empty while it was written: what is before it is whole
    pages.push_back(*std::move(page));
  }
  const auto whole = static_cast<int>(pages.size());
  Notebook notebook(*log);
  notebook.read(std::move(pages));
  base_ = textOf(question, "base");
  newBase_ = false;
  newPages_.clear();
  put(std::move(notebook), shelf_.find((*log)->game().map->hash()));
  std::string told = table(true);
  told.insert(1, fmt::format("\"kept\":{},", whole));
  return told;
}

void Table::put(Notebook notebook, std::shared_ptr<const Board> board) {
  notebook_.emplace(std::move(notebook));
  board_ = std::move(board);
  page_.emplace(board_);
  look();
}

void Table::look() {
  page_->follow(study());
  choices_ = Choices(game(), page_->state());
  leaves_ = choices_.leaves();
  missing_.clear();
}

// --- what is done

Table::Answer Table::play(const Json& question) {
  const auto place = numberOf(question, "leaf");
  if (!place || *place < 0 || static_cast<std::size_t>(*place) >= leaves_.size())
    return failure("this is not on offer any more");
  Choices narrowed = choices_;
  for (const Pick& pick : leaves_[static_cast<std::size_t>(*place)].picks)
    narrowed.pick(pick);
  if (const auto count = numberOf(question, "count")) narrowed.pick(Pick::count(*count));
  if (const auto losses = numberOf(question, "losses")) narrowed.pick(Pick::losses(*losses));
  if (const auto spent = numberOf(question, "spent")) narrowed.pick(Pick::spent(*spent));
  const int payment = numberOf(question, "payment").value_or(0);
  std::vector<Event> events = narrowed.eventsFor(static_cast<std::size_t>(std::max(payment, 0)));
  if (events.empty()) return failure("this is not on offer any more");
  return perform({withWhatFollows(game(), page_->state(), std::move(events)), {}}, question);
}

Table::Answer Table::end(const Json& question) {
  const auto personage = numberOf(question, "personage");
  const bool chosen = personage && *personage >= 0 && static_cast<std::size_t>(*personage) < kPersonages;
  std::vector<Event> events =
      chosen ? choices_.turnsEndWith(static_cast<Personage>(*personage)) : choices_.turnsEnd();
  return perform({withWhatFollows(game(), page_->state(), std::move(events)), {}}, question);
}

Result<Event> Table::eventIn(const Json& question) const {
  const auto fact = question.find("fact");
  if (fact == question.end() || !fact->is_object()) return failure("the fact is missing");
  StrictJson strict;
  const auto data = strict.parse(fact->value("data", Json::object()).dump());
  if (!data) return tl::unexpected(data.error());
  return decodeEvent(textOf(*fact, "type"), *data, study().events().names());
}

Table::Answer Table::fact(const Json& question) {
  auto event = eventIn(question);
  if (!event) return tl::unexpected(event.error());
  if (auto wrong = check(game(), page_->state(), *event)) return tl::unexpected<Error>(*wrong);
  return perform({{*std::move(event)}, {}}, question);
}

/// What a finger does to record this event.
Table::Answer Table::wayTo(const Json& question) {
  const auto event = eventIn(question);
  if (!event) return tl::unexpected(event.error());
  const std::vector<Pick> picks = picksOf(*event);
  const auto leaf = std::ranges::find_if(leaves_, [&](const Leaf& one) { return isDoneBy(one, picks); });
  if (leaf == leaves_.end()) return failure("this is not on offer any more");
  Choices narrowed = choices_;
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("leaf", static_cast<int>(leaf - leaves_.begin()));
  for (const Pick& pick : picks) {
    narrowed.pick(pick);
    if (pick.sort == PickSort::count) json.field("count", pick.number());
    if (pick.sort == PickSort::losses) json.field("losses", pick.number());
    if (pick.sort == PickSort::spent) json.field("spent", pick.number());
  }
  const auto chosen = narrowed.chosen();
  json.field("payment", chosen ? static_cast<int>(paymentIn(*event, chosen->payments)) : 0);
  json.endObject();
  return out;
}

Table::Answer Table::missing() {
  if (missing_.empty()) missing_ = missingFrom(game(), page_->state());
  const Names names(study().events(), board_.get());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("missing");
  json.beginArray();
  for (const Missing& one : missing_) {
    json.beginObject();
    putBoth(json, "label", [&](std::size_t l) {
      return one.isWholeKind() ? labelOf(one.picks.front(), names.in[l]) : labelOf(one.event, names.in[l]);
    });
    putBoth(json, "why", [&](std::size_t l) { return reasonInWords(one.why, names.in[l]); });
    json.field("correctable", !one.isWholeKind() &&
                                  asCorrection(game(), page_->state(), one.event).more->effects != nullptr);
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return out;
}

/// The table did what the rules refuse.
Table::Answer Table::asCorrected(const Json& question) {
  const auto place = numberOf(question, "missing");
  if (!place || *place < 0 || static_cast<std::size_t>(*place) >= missing_.size())
    return failure("this is not on offer any more");
  Corrected made = asCorrection(game(), page_->state(), missing_[static_cast<std::size_t>(*place)].event);
  made.more->reason = std::make_shared<const std::string>(textOf(question, "reason"));
  Event event = std::move(made);
  if (auto wrong = check(game(), page_->state(), event)) return tl::unexpected<Error>(*wrong);
  return perform({{std::move(event)}, {}}, question);
}

Table::Answer Table::remark(const Json& question) {
  Annotation draft;
  draft.event = study().events()[study().mainHead()].id;
  draft.text = textOf(question, "text");
  if (draft.text.empty()) return failure("the remark is empty");
  return write({AddRemark{remarkOf(std::move(draft), {textOf(question, "author"), {}})}}, question);
}

/// At the end of the recorded line, as at the desk.
Table::Answer Table::perform(const PlayEvents& intent, const Json& question) {
  if (intent.events.empty()) return failure("this is not on offer any more");
  for (const Event& event : intent.events)
    if (auto sayable = checkSayable(event, study().events().names()); !sayable)
      return tl::unexpected(sayable.error());
  auto played = annales::play(study(), {std::string(kMainLine), study().mainHead()}, intent.events);
  if (!played) return tl::unexpected(played.error());
  if (played->edits.empty() ||
      played->line != kMainLine) { // another line goes on so: the record does now, too
    const Hash head = study().events()[study().mainHead()].id;
    played->edits = {SetLine{std::string(kMainLine), head, intent.events,
                             headAfter(study().events(), head, intent.events)}};
  }
  return write(std::move(played->edits), question);
}

Table::Answer Table::write(std::vector<Edit> edits, const Json& question) {
  const std::string author = textOf(question, "author"), now = textOf(question, "now");
  stamp(edits, {author, remarkMoment(study(), author, now)});
  return writePage(StudyChange{author, now, std::move(edits)});
}

/// A page is told before it is shown, so that it is kept where another program could read it.
Table::Answer Table::writePage(Entry page) {
  std::string text;
  appendEntry(text, page, study().events().names());
  if (auto readable = readEntry(text, study().events().names()); !readable)
    return tl::unexpected(readable.error());
  if (auto written = notebook_->write(std::move(page)); !written) return tl::unexpected(written.error());
  if (!newPages_.empty()) newPages_ += ',';
  appendJsonString(newPages_, text);
  look();
  return table(false);
}

// --- what is told

std::string Table::table(bool whole) {
  const Names names(study().events(), board_.get());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  if (std::exchange(newBase_, false)) json.field("base", base_);
  json.key("pages");
  json.raw("[" + std::exchange(newPages_, {}) + "]");
  json.field("undo", notebook_->undoable() != nullptr && !setsRecording(notebook_->undoable()));
  json.field("redo", notebook_->redoable() != nullptr);
  json.field("ruleset", wordOf(game().setup->ruleset));
  page_->write(json, study(), whole);
  putChoices(json, choices_, leaves_, page_->state(), names);
  json.endObject();
  return out;
}

Table::Answer Table::exported(const Json& question) const {
  const EventLog log = study().log();
  std::string text;
  if (textOf(question, "format") == "agn") {
    const BoardShelf builtIn = BoardShelf::builtIn(); // a board of the person's own goes with the game
    std::ostringstream out;
    if (auto written = agn::AgnWriter(out, builtIn).write(log); !written)
      return tl::unexpected(written.error());
    text = out.str();
  } else {
    text = logText(log);
  }
  std::string answer;
  JsonWriter json(answer);
  json.beginObject();
  json.field("text", text);
  json.endObject();
  return answer;
}

Table::Answer Table::result(const Json& question) const {
  const auto text = typedResultText(question);
  if (!text) return tl::unexpected(text.error());
  std::string answer;
  JsonWriter json(answer);
  json.beginObject();
  json.field("text", *text);
  json.endObject();
  return answer;
}

/// The facts stand one behind the other in one text, so that only places in it are sorted.
Table::Answer Table::legalEvents() const {
  const std::vector<Event> events = legal(game(), page_->state(), Payments::every);
  std::string text;
  std::vector<std::size_t> ends;
  ends.reserve(events.size());
  for (const Event& event : events) {
    appendFact(text, event, study().events().names());
    ends.push_back(text.size());
  }
  std::vector<std::string_view> facts;
  facts.reserve(ends.size());
  for (std::size_t begin = 0; const std::size_t end : ends) {
    facts.push_back(std::string_view(text).substr(begin, end - begin));
    begin = end;
  }
  std::ranges::sort(facts);
  std::string out = "{\"events\":[";
  out.reserve(out.size() + text.size() + facts.size() + 2);
  for (const std::string_view fact : facts) {
    if (out.back() != '[') out += ',';
    out += fact;
  }
  return out + "]}";
}

Table::Answer Table::state() const {
  return "{\"state\":" + stateJson(game(), page_->state()) + "}";
}

} // namespace annales::inline importers
