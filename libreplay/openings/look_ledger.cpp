#include "libreplay/openings/look_ledger.h"

#include "engine/core/json_writer.h"
#include "engine/core/sha256.h"
#include "libreplay/inference/multiplicity.h"
#include "libreplay/text/csv.h"

#include <fmt/core.h>
#include <simdjson.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

/// The same question in the other words.
LedgerLook turned(LedgerLook look) {
  std::swap(look.a, look.b);
  look.difference = -look.difference;
  std::swap(look.low, look.high);
  look.low = -look.low;
  look.high = -look.high;
  return look;
}

void putNumberOrNull(JsonWriter& json, std::string_view key, double number) {
  json.key(key);
  if (std::isfinite(number))
    json.raw(fmt::format("{}", number)); // the shortest text that is this number
  else
    json.null();
}

/// Empty cells where it is not known.
void putLibraryCells(CsvWriter& csv, const AskedLibrary& library) {
  csv.text(library.id).text(library.file);
  if (library.id.empty())
    csv.nothing();
  else
    csv.number(static_cast<std::int64_t>(library.games));
  csv.text(library.state);
}

/// One line of a ledger; the first thing that is wrong is kept.
class LookReader {
public:
  explicit LookReader(simdjson::dom::object object) : object_(object) {}

  std::string text(std::string_view key) {
    std::string_view found;
    good_ = object_[key].get_string().get(found) == simdjson::SUCCESS && good_;
    return std::string(found);
  }
  double number(std::string_view key) {
    const auto element = object_[key];
    if (element.error() == simdjson::SUCCESS && element.is_null()) return kNothing;
    double found = 0;
    good_ = element.get_double().get(found) == simdjson::SUCCESS && good_;
    return found;
  }
  [[nodiscard]] bool has(std::string_view key) const { return object_[key].error() == simdjson::SUCCESS; }
  /// A p-value, or null.
  double probability(std::string_view key) {
    const double found = number(key);
    good_ = good_ && !(found < 0) && !(found > 1);
    return found;
  }
  /// No more than a line can say again.
  std::uint64_t count(std::string_view key) {
    std::int64_t found = 0;
    good_ = object_[key].get_int64().get(found) == simdjson::SUCCESS && found >= 0 && good_;
    return static_cast<std::uint64_t>(found);
  }
  [[nodiscard]] bool good() const { return good_; }

private:
  simdjson::dom::object object_;
  bool good_ = true;
};

} // namespace

AskedLibrary askedLibrary(std::string id, std::string file, const FactTable& table) {
  constexpr std::size_t kDigitsOfState = 16;
  std::vector<Hash> games = table.games().id;
  std::ranges::sort(games);
  Sha256 sum;
  for (const Hash& game : games)
    sum.add({reinterpret_cast<const char*>(game.bytes.data()), game.bytes.size()});
  return {std::move(id), std::move(file), games.size(), hexOf(sum.take()).substr(0, kDigitsOfState)};
}

LedgerLook lookOf(const Comparison& comparison, std::string over, std::string a, std::string b,
                  std::string when) {
  LedgerLook look;
  look.first = when;
  look.last = std::move(when);
  look.over = std::move(over);
  look.a = std::move(a);
  look.b = std::move(b);
  look.games = comparison.games;
  const bool any = comparison.strata > 0;
  look.difference = any ? comparison.pooled.value : kNothing;
  look.low = any ? comparison.pooled.interval.low : kNothing;
  look.high = any ? comparison.pooled.interval.high : kNothing;
  look.pValue = any ? comparison.pooled.pValue : kNothing;
  look.anytimePValue = any ? comparison.anytime.pValue : kNothing;
  return look;
}

std::size_t LookLedger::add(LedgerLook look) {
  auto known = places_.find(questionOf(look));
  if (known == places_.end()) {
    LedgerLook other = turned(look);
    known = places_.find(questionOf(other));
    if (known != places_.end()) look = std::move(other);
  }
  if (known == places_.end()) {
    places_.emplace(questionOf(look), looks_.size());
    looks_.push_back(std::move(look));
    return looks_.size() - 1;
  }
  LedgerLook& kept = looks_[known->second];
  look.first = kept.first;
  look.times += kept.times;
  kept = std::move(look);
  return known->second;
}

void LookLedger::clear() {
  looks_.clear();
  places_.clear();
}

std::size_t LookLedger::questions() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(looks_, [](const LedgerLook& look) { return !std::isnan(look.anytimePValue); }));
}

std::size_t LookLedger::questionsOf(const AskedLibrary& library) const {
  return static_cast<std::size_t>(std::ranges::count_if(looks_, [&](const LedgerLook& look) {
    return !std::isnan(look.anytimePValue) && look.library.id == library.id;
  }));
}

bool LookLedger::hasSeveralLibraries() const {
  return std::ranges::any_of(
      looks_, [&](const LedgerLook& look) { return look.library.id != looks_.front().library.id; });
}

std::vector<LookVerdict> LookLedger::verdicts() const {
  std::vector<double> pValues;
  for (const LedgerLook& look : looks_)
    pValues.push_back(look.anytimePValue);
  const std::vector<double> holm = inference::holm(pValues), bh = inference::benjaminiHochberg(pValues);
  std::vector<LookVerdict> found;
  for (std::size_t i = 0; i < looks_.size(); ++i)
    found.push_back({holm[i], bh[i], inference::verdictOf(holm[i], looks_[i].difference)});
  return found;
}

std::string LookLedger::csv() const {
  CsvWriter csv;
  csv.row({"first", "last", "times", "over", "a", "b", "games", "difference", "low", "high", "p", "anytime_p",
           "holm", "benjamini_hochberg", "verdict", "library", "library_file", "library_games",
           "library_state"});
  const std::vector<LookVerdict> verdicts = this->verdicts();
  for (std::size_t i = 0; i < looks_.size(); ++i) {
    const LedgerLook& look = looks_[i];
    csv.text(look.first).text(look.last).number(look.times).text(look.over).text(look.a).text(look.b);
    csv.number(static_cast<std::int64_t>(look.games));
    for (const double number : {look.difference, look.low, look.high, look.pValue, look.anytimePValue,
                                verdicts[i].holm, verdicts[i].benjaminiHochberg})
      csv.decimal(number);
    csv.text(wordOf(verdicts[i].verdict));
    putLibraryCells(csv, look.library);
    csv.endRow();
  }
  return csv.take();
}

std::string LookLedger::lineOf(const LedgerLook& look) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("a", look.a);
  putNumberOrNull(json, "anytime_p", look.anytimePValue);
  json.field("b", look.b);
  putNumberOrNull(json, "difference", look.difference);
  json.field("games", static_cast<std::int64_t>(look.games));
  putNumberOrNull(json, "high", look.high);
  if (!look.library.id.empty()) {
    json.field("library", look.library.id);
    json.field("library_file", look.library.file);
    json.field("library_games", static_cast<std::int64_t>(look.library.games));
    json.field("library_state", look.library.state);
  }
  putNumberOrNull(json, "low", look.low);
  json.field("over", look.over);
  putNumberOrNull(json, "p", look.pValue);
  json.field("when", look.last);
  json.endObject();
  return out + '\n';
}

Result<LookLedger> LookLedger::read(std::string_view lines) {
  LookLedger ledger;
  simdjson::dom::parser parser;
  for (int number = 1; !lines.empty(); ++number) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    simdjson::dom::object object;
    if (parser.parse(line.data(), line.size()).get_object().get(object) != simdjson::SUCCESS)
      return failure("line {} is not an entry of a ledger", number);
    LookReader reader(object);
    LedgerLook look;
    look.first = look.last = reader.text("when");
    look.over = reader.text("over");
    look.a = reader.text("a");
    look.b = reader.text("b");
    look.games = reader.count("games");
    look.difference = reader.number("difference");
    look.low = reader.number("low");
    look.high = reader.number("high");
    look.pValue = reader.probability("p");
    look.anytimePValue = reader.probability("anytime_p");
    if (reader.has("library")) // ledgers of earlier versions do not know it
      look.library = {reader.text("library"), reader.text("library_file"), reader.count("library_games"),
                      reader.text("library_state")};
    if (!reader.good()) return failure("line {} is not an entry of a ledger", number);
    static_cast<void>(ledger.add(std::move(look)));
  }
  return ledger;
}

std::string_view wordOf(inference::Verdict verdict) {
  switch (verdict) {
  case inference::Verdict::notShown:
    return "not-shown";
  case inference::Verdict::shownHigher:
    return "a-wins-more";
  case inference::Verdict::shownLower:
    return "b-wins-more";
  }
  return {};
}

} // namespace annales::inline replay
