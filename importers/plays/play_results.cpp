#include "importers/plays/play_results.h"

#include "engine/core/json_reader.h"
#include "engine/core/utf8.h"
#include "importers/readers/results_read.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/log/written_date.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/results/result_edits.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace annales::plays {
namespace {

constexpr std::string_view kJoined = "\xEF\xBC\x8F"; // U+FF0F
constexpr std::string_view kFirstYear = "2005";      // of the oldest game
constexpr std::string_view kLastYear = "2100";
constexpr std::size_t kMostComplaints = 10'000;

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kWide = "\xC2\xA0";
  while (!text.empty() && (isBlank(text.front()) || text.starts_with(kWide)))
    text.remove_prefix(isBlank(text.front()) ? 1 : kWide.size());
  while (!text.empty() && (isBlank(text.back()) || text.ends_with(kWide)))
    text.remove_suffix(isBlank(text.back()) ? 1 : kWide.size());
  return text;
}

/// One blank between words, at most so many characters, no U+0000.
std::string oneLine(std::string_view text, std::size_t most = kLongestResultName) {
  std::string out;
  std::size_t letters = 0;
  for (const char c : trimmed(text)) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U && ++letters > most) break;
    const bool gap = isBlank(c) || c == '\0';
    if (gap && out.ends_with(' ')) continue;
    out += gap ? ' ' : c;
  }
  return out;
}

std::string manyLines(std::string_view text) {
  std::string out;
  std::size_t letters = 0;
  for (const char c : trimmed(text)) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U && ++letters > kLongestResultText) break;
    if (c != '\r' && c != '\0') out += c;
  }
  return out;
}

/// "13", "13.5", "21,7": the whole part.
std::optional<std::int64_t> wholePart(std::string_view& text) {
  constexpr std::size_t kMostDigits = 9;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > kMostDigits) return std::nullopt;
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + digits, value);
  text.remove_prefix(digits);
  if (text.size() < 2 || (text.front() != '.' && text.front() != ',')) return value;
  const std::size_t behind = std::min(text.substr(1).find_first_not_of("0123456789"), text.size() - 1);
  if (behind > 0) text.remove_prefix(behind + 1);
  return value;
}

bool isBrokenOff(std::string_view comments) {
  constexpr std::array<std::string_view, 9> kWords{"dnf",           "abgebrochen",   "abgebr.",
                                                   "broken off",    "not finished",  "unfinished",
                                                   "nicht beendet", "nicht zu ende", "aborted"};
  const std::string plain = foldedWord(comments);
  return std::ranges::any_of(kWords, [&](std::string_view word) {
    for (std::size_t at = plain.find(word); at != std::string::npos; at = plain.find(word, at + 1)) {
      const auto isLetter = [&](std::size_t i) {
        return i < plain.size() && std::isalnum(static_cast<unsigned char>(plain[i])) != 0;
      };
      if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size())) return true;
    }
    return false;
  });
}

bool isTeamName(std::string_view role) {
  const std::string plain = foldedWord(role);
  return plain.starts_with("team ") && plain.find_first_not_of("0123456789", 5) == std::string::npos;
}

/// Why no result can be made of the entry; nothing where one can.
std::optional<Saying> whyNot(const PlayEntry& entry, RulesetId ruleset) {
  if (entry.quantity == 0) return say("it counts no game");
  if (entry.quantity != 1) return say("it counts {} games and has one result", entry.quantity);
  if (entry.persons.empty()) return say("it names no persons");
  if (entry.persons.size() == 1) return say("it names one person alone");
  if (entry.persons.size() > kMaxNations) return say("it names {} persons", entry.persons.size());
  if (entry.bots) return say("a program played along");
  if (entry.cooperative || entry.teams ||
      std::ranges::all_of(entry.persons, [](const EntryPerson& person) { return isTeamName(person.role); }))
    return say("the persons played in teams");
  const bool twoAlone = mostPersons(ruleset) == 2;
  if (twoAlone && entry.persons.size() != 2)
    return say("it names {} persons, and the game is for two", entry.persons.size());
  return std::nullopt;
}

void takeDate(ResultRecord& record, const PlayEntry& entry) {
  record.dateWritten = oneLine(entry.dateWritten);
  const std::string written = oneLine(entry.date);
  const std::string day = written.substr(0, written.find_first_of(" T"));
  if (isDate(day) && day >= kFirstYear && day < kLastYear)
    record.date = day;
  else if (!written.starts_with("0000") && record.dateWritten.empty())
    record.dateWritten = written;
}

/// Of the persons in the order of the entry.
std::vector<ResultPerson> personsOf(const PlayEntry& entry, RulesetId ruleset) {
  std::vector<ResultPerson> persons;
  std::map<std::string, int> times;
  for (const EntryPerson& from : entry.persons)
    ++times[foldedWord(from.name)];
  const int most = mostPersonages(ruleset, entry.persons.size());
  for (const EntryPerson& from : entry.persons) {
    ResultPerson person;
    // A name that one play has several times is a placeholder, whatever the log calls it.
    const bool named = !from.nameless && !isPlaceholder(from.name) && times[foldedWord(from.name)] == 1;
    if (named) person.player = oneLine(from.name);
    std::string role = oneLine(from.role);
    if (isPlaceholder(role) || role == "-") role.clear();
    person.nations = nationsNamed(ruleset, role);
    if (person.nations.size() != 1 || !isPlainName(person.nations.front(), role)) person.nationWritten = role;
    const std::string points = oneLine(from.points);
    if (const auto number = pointsIn(points); number && *number >= 0 && *number <= most)
      person.personages = static_cast<int>(*number);
    if (person.personages != std::nullopt && points == std::to_string(*person.personages))
      person.pointsWritten.clear();
    else
      person.pointsWritten = points;
    persons.push_back(std::move(person));
  }
  return persons;
}

/// Programs write 0 where nothing was typed, and no game ends so.
void dropEmptyPoints(std::vector<ResultPerson>& persons) {
  if (!std::ranges::all_of(persons, [](const ResultPerson& p) { return p.personages == 0; })) return;
  for (ResultPerson& person : persons)
    person.personages.reset();
}

/// What two persons cannot both have.
void dropDoubleNations(std::vector<ResultPerson>& persons, const PlayEntry& entry) {
  std::map<std::string, int> times;
  for (const ResultPerson& person : persons)
    for (const std::string& nation : person.nations)
      ++times[nation];
  for (std::size_t i = 0; i < persons.size(); ++i) {
    const bool shared = std::ranges::any_of(persons[i].nations, [&](const auto& n) { return times[n] > 1; });
    if (!shared) continue;
    persons[i].nations.clear();
    persons[i].nationWritten = oneLine(entry.persons[i].role);
  }
}

void takeWinner(std::vector<ResultPerson>& persons, const PlayEntry& entry) {
  const auto winners =
      std::ranges::count_if(entry.persons, [](const EntryPerson& p) { return p.winner == true; });
  if (winners != 1 || entry.unfinished) return;
  for (std::size_t i = 0; i < persons.size(); ++i)
    persons[i].won = entry.persons[i].winner == true;
}

/// The ranks of the log where it has any and they do not contradict the winner.
bool takeRanks(std::vector<ResultPerson>& persons, const PlayEntry& entry) {
  const int most = static_cast<int>(persons.size());
  bool any = false;
  for (std::size_t i = 0; i < persons.size(); ++i) {
    const int rank = entry.persons[i].rank;
    if (rank < 0 || rank > most) return false;
    if (persons[i].won && (rank != 0) && (rank == 1) != *persons[i].won) return false;
    any = any || rank > 0;
  }
  if (!any) return false;
  for (std::size_t i = 0; i < persons.size(); ++i)
    if (entry.persons[i].rank > 0) persons[i].place = entry.persons[i].rank;
  return true;
}

/// Of each person the seat that its start position is, where they are 1 to n, each once.
bool takeSeats(std::vector<ResultPerson>& persons, const PlayEntry& entry) {
  std::set<int> seats;
  std::vector<int> numbers;
  for (const EntryPerson& person : entry.persons) {
    const std::string text = oneLine(person.startPosition);
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size() || number < 1 ||
        number > static_cast<int>(persons.size()) || !seats.insert(number).second)
      return false;
    numbers.push_back(number);
  }
  for (std::size_t i = 0; i < persons.size(); ++i)
    persons[i].seat = numbers[i];
  return true;
}

void takeStarter(std::vector<ResultPerson>& persons, const PlayEntry& entry) {
  if (std::ranges::count(entry.persons, true, &EntryPerson::starts) != 1) return;
  for (std::size_t i = 0; i < persons.size(); ++i)
    if (entry.persons[i].starts) persons[i].seat = 1;
}

std::string whatEntry(const PlayEntry& entry) {
  const std::string date = oneLine(entry.date);
  return date.empty() ? entry.id : date.substr(0, 10);
}

} // namespace

std::optional<std::int64_t> pointsIn(std::string_view text) {
  text = trimmed(text);
  std::int64_t sum = 0;
  bool any = false;
  while (!text.empty()) {
    const bool minus = text.front() == '-';
    if (minus || text.front() == '+')
      text.remove_prefix(1);
    else if (any)
      return std::nullopt;
    text = trimmed(text);
    const auto part = wholePart(text);
    if (!part) return std::nullopt;
    sum += minus ? -*part : *part;
    any = true;
    text = trimmed(text);
  }
  if (!any) return std::nullopt;
  return sum;
}

std::optional<RulesetId> PlayResults::gameOf(const std::string& name, std::int64_t bggGame) {
  if (const auto game = gameOfBgg(bggGame)) return game;
  if (bggGame == 0) {
    if (const auto game = gameNamed(name)) return game;
    const std::string* answer =
        request_.words == nullptr ? nullptr : request_.words->find(WordKind::game, "", name);
    if (answer != nullptr)
      if (const auto game = valueOf<RulesetId>(*answer)) return game;
    if (request_.resultsRead != nullptr && resemblesGame(name))
      request_.resultsRead->words.addGame(oneLine(name));
  }
  if (request_.resultsRead != nullptr) ++request_.resultsRead->foreign;
  return std::nullopt;
}

Result<void> PlayResults::take(PlayEntry entry) {
  const auto game = gameOf(entry.game, entry.bggGame);
  return game ? take(std::move(entry), *game) : Result<void>();
}

Result<void> PlayResults::take(PlayEntry entry, RulesetId ruleset) {
  if (auto why = whyNot(entry, ruleset)) {
    leaveOut(entry.line, whatEntry(entry), std::move(*why));
    return {};
  }
  entry.unfinished = entry.unfinished || isBrokenOff(entry.comments);
  ResultRecord record;
  record.ruleset = ruleset;
  takeDate(record, entry);
  record.board = boardNamed(ruleset, entry.board);
  if (record.board.empty()) record.boardWritten = oneLine(entry.board);
  if (entry.minutes > 0 && entry.minutes <= 99'999) record.minutes = entry.minutes;
  record.site = oneLine(entry.site);
  record.comments = manyLines(entry.comments);
  record.finished = !entry.unfinished;
  record.counted = !entry.ignored;
  record.persons = personsOf(entry, ruleset);
  dropEmptyPoints(record.persons);
  dropDoubleNations(record.persons, entry);
  takeWinner(record.persons, entry);
  if (record.finished && !takeRanks(record.persons, entry)) takePlaces(record.persons);
  record.sources.push_back(
      {entry.log, oneLine(entry.id), oneLine(entry.bggPlay), oneLine(entry.owner), oneLine(entry.modified)});
  const bool numbered = takeSeats(record.persons, entry);
  if (!numbered) takeStarter(record.persons, entry);
  if (!numbered) {
    give(std::move(record));
    return {};
  }
  return keepWaiting(record);
}

void PlayResults::leaveOut(std::size_t line, const std::string& what, Saying why) {
  if (request_.resultsRead != nullptr) ++request_.resultsRead->leftOut;
  if (complaints_.size() >= kMostComplaints) return;
  complaints_.push_back(Complaint{Error(say("the play of {} was left out: {}", what, std::move(why))),
                                  std::max<std::size_t>(line, 1),
                                  1,
                                  {},
                                  {}});
}

/// Persons of the record are in the order of the list still.
Result<void> PlayResults::keepWaiting(const ResultRecord& record) {
  const PlayLog log = record.sources.front().log;
  Positions& positions = record.persons.size() > 2 ? ofMany_[log] : ofTwo_[log];
  ++positions.plays;
  const auto seatsRise = std::ranges::is_sorted(record.persons, {}, &ResultPerson::seat);
  positions.inListOrder += seatsRise ? 1 : 0;
  std::vector<ResultPerson> bySeat = record.persons;
  std::ranges::sort(bySeat, {}, &ResultPerson::seat);
  const bool all =
      std::ranges::all_of(bySeat, [](const ResultPerson& p) { return p.personages.has_value(); });
  const auto fall = [](const ResultPerson& a, const ResultPerson& b) {
    return *a.personages > *b.personages;
  };
  positions.inPointsOrder += all && std::ranges::is_sorted(bySeat, fall) ? 1 : 0;
  ResultRecord sealed = record;
  seal(sealed);
  std::string text;
  appendResultRecord(text, sealed);
  const auto at = scratch_.append(text.data(), text.size());
  if (!at) return tl::unexpected(at.error());
  waiting_.push_back({*at, text.size()});
  return {};
}

Result<void> PlayResults::finish() {
  std::map<PlayLog, bool> doubtful;
  for (std::size_t log = 0; log < Words<PlayLog>::list.size(); ++log) {
    const auto kind = static_cast<PlayLog>(log);
    const Positions& seen = ofMany_[kind].plays > 0 ? ofMany_[kind] : ofTwo_[kind];
    const std::string* answer =
        request_.words == nullptr ? nullptr : request_.words->find(WordKind::seats, "", wordOf(kind));
    doubtful[kind] = answer != nullptr ? *answer == "no" : seen.isDoubtful();
    if (seen.isDoubtful() && request_.resultsRead != nullptr)
      request_.resultsRead->words.addDoubtedSeats(kind, ofMany_[kind].plays + ofTwo_[kind].plays);
  }
  std::string text;
  for (const Waiting& one : waiting_) {
    if (over_) break;
    text.resize(one.bytes);
    if (auto read = scratch_.read(one.at, text.data(), text.size()); !read) return read;
    auto record = readResult(text);
    if (!record) return tl::unexpected(record.error());
    if (doubtful[record->sources.front().log])
      for (ResultPerson& person : record->persons)
        person.seat.reset();
    give(*std::move(record));
  }
  return {};
}

void PlayResults::give(ResultRecord record) {
  if (over_) return;
  seal(record);
  if (record.sources.front().play.empty()) nameByContents(record);
  if (auto fits = checkResult(record); !fits) {
    leaveOut(0, record.date, say("{}", fits.error().part()));
    return;
  }
  if (request_.resultsRead != nullptr) {
    ++request_.resultsRead->taken;
    request_.resultsRead->words.add(record);
  }
  if (request_.result) over_ = !request_.result(record);
}

/// An entry without an id of its own is known by what it says. Two of one file that say the same are two
/// games.
void PlayResults::nameByContents(ResultRecord& record) {
  const std::size_t before = twins_[record.id]++;
  std::string& play = record.sources.front().play;
  play = hexOf(record.id).substr(0, 16);
  if (before > 0) play += '-' + std::to_string(before + 1);
  seal(record);
}

} // namespace annales::plays
