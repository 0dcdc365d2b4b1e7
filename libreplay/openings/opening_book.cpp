#include "libreplay/openings/opening_book.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "engine/core/utf8.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_set>

namespace annales::inline replay {
namespace {

constexpr std::size_t kLongestCode = 12;
constexpr std::size_t kLongestName = 80;
constexpr std::size_t kMostOpenings = 10'000;

constexpr SpaceChoice kManeuver{Space::maneuver1, Space::maneuver2};

OpeningBook makeRulebooks() {
  using enum Space;
  OpeningBook book;
  const auto add = [&](std::string code, std::string english, std::string german, RulesetId ruleset,
                       std::vector<SpaceChoice> turns) {
    static_cast<void>(
        book.add({std::move(code), std::move(english), std::move(german), ruleset, "", std::move(turns)}));
  };
  add("G1", "Growth", "Wachstum", RulesetId::antike, {{marble}, {temple}});
  add("M1", "Military", "Militär", RulesetId::antike, {{arming}, kManeuver});
  add("P1", "Progress", "Fortschritt", RulesetId::antike, {{gold}, {marble}, {knowHow}});
  add("G2", "Growth", "Wachstum", RulesetId::antikeII, {{marble}, {temple}});
  add("M2", "Military", "Militär", RulesetId::antikeII, {{iron}, {gold}, {arming}});
  add("P2", "Progress", "Fortschritt", RulesetId::antikeII, {{gold}, {knowHow}});
  return book;
}

bool isShortText(std::string_view text, std::size_t longest) {
  const auto length = utf8::length(text);
  return length && *length >= 1 && *length <= longest;
}

tl::unexpected<Error> fullBook() {
  return failure("a book can have at most {} openings", kMostOpenings);
}

Result<SpaceChoice> readChoice(std::string_view words) {
  if (words == "*") return SpaceChoice::any();
  SpaceChoice choice;
  for (std::string_view rest = words;;) {
    const std::size_t end = std::min(rest.find('|'), rest.size());
    const auto space = valueOf<Space>(rest.substr(0, end));
    if (!space) return failure("{} is not a space of the rondel", inQuotes(rest.substr(0, end)));
    choice.allow(*space);
    if (end == rest.size()) return choice;
    rest.remove_prefix(end + 1);
  }
}

NamedOpening readOpening(simdjson::dom::element value, JsonFault& fault) {
  ObjectReader fields(value, "opening", fault);
  NamedOpening opening;
  opening.code = fields.text("code");
  opening.english = fields.text("english");
  if (const auto german = fields.optional("german")) opening.german = readText(*german, "german", fault);
  if (const auto nation = fields.optional("nation")) opening.nation = readText(*nation, "nation", fault);
  opening.ruleset = fields.word<RulesetId>("ruleset");
  for (const auto turn : fields.list("turns")) {
    const auto choice = readChoice(readText(turn, "a turn", fault));
    if (!choice) fault.set(choice.error());
    opening.turns.push_back(choice.value_or(SpaceChoice::any()));
  }
  fields.finish();
  return opening;
}

} // namespace

const OpeningBook& OpeningBook::ofRulebooks() {
  static const OpeningBook book = makeRulebooks();
  return book;
}

Result<OpeningBook> OpeningBook::read(std::string_view text) {
  StrictJson json;
  const auto value = json.parse(text);
  if (!value) return tl::unexpected(value.error());
  JsonFault fault;
  ObjectReader fields(*value, "book of openings", fault);
  OpeningBook book;
  std::unordered_set<std::string> codes;
  for (const auto element : fields.list("openings")) {
    NamedOpening opening = readOpening(element, fault);
    if (fault.any()) return fault.failed();
    if (!codes.insert(opening.code).second)
      return failure("two openings have the code {}", inQuotes(opening.code));
    if (const auto good = checkOpening(opening); !good) return tl::unexpected(good.error());
    if (book.openings_.size() == kMostOpenings) return fullBook();
    book.openings_.push_back(std::move(opening));
  }
  fields.finish();
  if (fault.any()) return fault.failed();
  return book;
}

std::string OpeningBook::json() const {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("openings");
  json.beginArray();
  for (const NamedOpening& opening : openings_) {
    json.beginObject();
    const auto field = [&](std::string_view key, std::string_view value) { json.field(key, value); };
    field("code", opening.code);
    field("english", opening.english);
    if (!opening.german.empty()) field("german", opening.german);
    if (!opening.nation.empty()) field("nation", opening.nation);
    field("ruleset", wordOf(opening.ruleset));
    json.key("turns");
    json.beginArray();
    for (const SpaceChoice& turn : opening.turns)
      json.value(wordsOf(turn));
    json.endArray();
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return text + '\n';
}

Result<void> checkOpening(const NamedOpening& opening) {
  if (!isShortText(opening.code, kLongestCode))
    return failure("the code of an opening must have 1 to {} characters", kLongestCode);
  if (!isShortText(opening.english, kLongestName))
    return failure("the name of the opening {} must have 1 to {} characters", inQuotes(opening.code),
                   kLongestName);
  if (!opening.german.empty() && !isShortText(opening.german, kLongestName))
    return failure("the German name of the opening {} is longer than {} characters", inQuotes(opening.code),
                   kLongestName);
  if (opening.turns.empty() || opening.turns.size() > kKeyTurns)
    return failure("the opening {} must name the spaces of 1 to {} turns", inQuotes(opening.code), kKeyTurns);
  for (std::size_t turn = 0; turn < opening.turns.size(); ++turn)
    if (opening.turns[turn] == SpaceChoice())
      return failure("the opening {} allows no space in turn {}", inQuotes(opening.code), turn + 1);
  return {};
}

Result<void> OpeningBook::add(NamedOpening opening) {
  if (auto good = checkOpening(opening); !good) return good;
  const auto same = std::ranges::find(openings_, opening.code, &NamedOpening::code);
  if (same != openings_.end()) {
    *same = std::move(opening);
    return {};
  }
  if (openings_.size() >= kMostOpenings) return fullBook();
  openings_.push_back(std::move(opening));
  return {};
}

bool OpeningBook::remove(std::string_view code) {
  return std::erase_if(openings_, [&](const NamedOpening& opening) { return opening.code == code; }) > 0;
}

OpeningBook OpeningBook::with(const OpeningBook& own) const {
  std::unordered_set<std::string_view> replaced;
  for (const NamedOpening& opening : own.openings_)
    replaced.insert(opening.code);
  OpeningBook both = *this;
  std::erase_if(both.openings_, [&](const NamedOpening& opening) { return replaced.contains(opening.code); });
  both.openings_.insert(both.openings_.end(), own.openings_.begin(), own.openings_.end());
  return both;
}

std::size_t OpeningBook::longest() const {
  std::size_t turns = 0;
  for (const NamedOpening& opening : openings_)
    turns = std::max(turns, opening.turns.size());
  return turns;
}

const NamedOpening* OpeningBook::name(RulesetId ruleset, std::string_view nation, OpeningKey key) const {
  const NamedOpening* best = nullptr;
  const auto rank = [](const NamedOpening& opening) {
    return std::pair(opening.turns.size(), !opening.nation.empty());
  };
  for (const NamedOpening& opening : openings_)
    if (fits(opening, ruleset, nation, key) && (best == nullptr || rank(opening) >= rank(*best)))
      best = &opening;
  return best;
}

const NamedOpening* OpeningBook::withCode(std::string_view code) const {
  const auto at = std::ranges::find(openings_, code, &NamedOpening::code);
  return at == openings_.end() ? nullptr : &*at;
}

bool fits(const NamedOpening& opening, RulesetId ruleset, std::string_view nation, OpeningKey key) {
  if (opening.ruleset != ruleset || (!opening.nation.empty() && opening.nation != nation)) return false;
  if (key.turns() < opening.turns.size()) return false;
  for (std::size_t i = 0; i < opening.turns.size(); ++i)
    if (!opening.turns[i].allows(key.at(i))) return false;
  return true;
}

std::string wordsOf(const SpaceChoice& choice) {
  if (choice.isAny()) return "*";
  std::string words;
  for (std::size_t i = 0; i < kSpaces; ++i)
    if (choice.allows(static_cast<Space>(i))) {
      if (!words.empty()) words += '|';
      words += wordOf(static_cast<Space>(i));
    }
  return words;
}

} // namespace annales::inline replay
