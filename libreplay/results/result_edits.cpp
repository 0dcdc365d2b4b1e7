#include "libreplay/results/result_edits.h"

#include "libreplay/results/result_codec.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

using EntryOfLog = std::tuple<PlayLog, std::string>;

EntryOfLog entryOf(const ResultRecord& record) {
  return {record.sources.front().log, record.sources.front().play};
}

template <class T> void takeChange(T& here, const T& shown, const T& edited) {
  if (shown != edited) here = edited;
}

/// Whether the second version of an entry counts before the first, as in `resultGames`: an answer about seats
/// makes another version of the same time.
bool isLater(const ResultRecord& a, const ResultRecord& b) {
  const auto seats = [](const ResultRecord& one) {
    return std::ranges::count_if(one.persons, [](const ResultPerson& p) { return p.seat.has_value(); });
  };
  const auto &before = a.sources.front().modified, &after = b.sources.front().modified;
  return std::tuple(before, seats(a), b.id) < std::tuple(after, seats(b), a.id);
}

/// What was changed of a person; the log's words stay beside what was not.
void takePerson(ResultPerson& here, const ResultPerson& shown, const ResultPerson& edited) {
  if (shown.nations != edited.nations || shown.nationWritten != edited.nationWritten) {
    here.nations = edited.nations;
    here.nationWritten = edited.nationWritten;
  }
  if (shown.personages != edited.personages || shown.pointsWritten != edited.pointsWritten) {
    here.personages = edited.personages;
    here.pointsWritten = edited.pointsWritten;
  }
  takeChange(here.player, shown.player, edited.player);
  takeChange(here.place, shown.place, edited.place);
  takeChange(here.seat, shown.seat, edited.seat);
  takeChange(here.won, shown.won, edited.won);
}

/// Persons of the version whom the form did not show were never in the game that it shows.
std::vector<ResultPerson> editedPersons(const ResultRecord& version, const ResultEdit& edit) {
  const std::vector<int> same =
      version.persons.size() == edit.shown.persons.size() && version.id == edit.shown.id
          ? std::vector<int>{}
          : samePersons(edit.shown, version);
  std::vector<ResultPerson> persons;
  for (std::size_t i = 0; i < edit.edited.persons.size(); ++i) {
    const ResultPerson& edited = edit.edited.persons[i];
    const int from = edit.from[i];
    const int at = from < 0 || same.empty() ? from : same[static_cast<std::size_t>(from)];
    if (at < 0) {
      persons.push_back(edited);
      continue;
    }
    ResultPerson person = version.persons[static_cast<std::size_t>(at)];
    takePerson(person, edit.shown.persons[static_cast<std::size_t>(from)], edited);
    persons.push_back(std::move(person));
  }
  return persons;
}

/// The first of them names the entries of all: they stay one game when nothing else says so any more.
void keepTogether(std::vector<ResultRecord>& versions) {
  if (versions.size() < 2) return;
  std::vector<ResultSource>& all = versions.front().sources;
  for (std::size_t i = 1; i < versions.size(); ++i)
    all.insert(all.end(), versions[i].sources.begin(), versions[i].sources.end());
  seal(versions.front());
}

bool sameInForm(const ResultEdit& edit) {
  ResultRecord edited = edit.edited;
  edited.persons.clear();
  ResultRecord shown = edit.shown;
  shown.persons.clear();
  edited.id = shown.id;
  if (edited != shown || edit.edited.persons.size() != edit.shown.persons.size()) return false;
  for (std::size_t i = 0; i < edit.from.size(); ++i)
    if (edit.from[i] < 0 ||
        edit.edited.persons[i] != edit.shown.persons[static_cast<std::size_t>(edit.from[i])])
      return false;
  return true;
}

} // namespace

void takePlaces(std::vector<ResultPerson>& persons) {
  for (ResultPerson& person : persons)
    person.place.reset();
  const auto winner = std::ranges::find_if(persons, [](const ResultPerson& p) { return p.won == true; });
  if (winner == persons.end()) return;
  winner->place = 1;
  const bool all =
      std::ranges::all_of(persons, [](const ResultPerson& p) { return p.personages.has_value(); });
  if (!all) return;
  for (ResultPerson& person : persons) {
    if (&person == &*winner) continue;
    person.place = 2 + static_cast<int>(std::ranges::count_if(persons, [&](const ResultPerson& other) {
                     return &other != &*winner && *other.personages > *person.personages;
                   }));
  }
}

std::string timeForLogs(std::int64_t microseconds) {
  const std::chrono::system_clock::time_point time{std::chrono::microseconds(microseconds)};
  return fmt::format("{:%Y-%m-%d %H:%M:%S}.{:06}",
                     fmt::gmtime(std::chrono::floor<std::chrono::seconds>(time)), microseconds % 1'000'000);
}

ResultRecord typedResult(ResultRecord result, const std::string& play, const std::string& now) {
  result.sources = {{PlayLog::annales, play, {}, {}, now}};
  seal(result);
  return result;
}

std::vector<ResultRecord> latestVersions(std::span<const ResultRecord> records,
                                         std::span<const std::size_t> places) {
  std::map<EntryOfLog, const ResultRecord*> latest;
  for (const std::size_t place : places) {
    const ResultRecord& record = records[place];
    const ResultRecord*& known = latest[entryOf(record)];
    if (known == nullptr || isLater(*known, record)) known = &record;
  }
  std::vector<ResultRecord> versions;
  for (const auto& [entry, record] : latest)
    versions.push_back(*record);
  return versions;
}

std::vector<ResultRecord> editedVersions(const std::vector<ResultRecord>& latest, const ResultEdit& edit) {
  std::vector<ResultRecord> versions;
  if (sameInForm(edit)) return versions;
  for (const ResultRecord& version : latest) {
    if (version.withdrawn) continue;
    ResultRecord record = version;
    record.persons = editedPersons(version, edit);
    const ResultRecord &shown = edit.shown, &edited = edit.edited;
    takeChange(record.ruleset, shown.ruleset, edited.ruleset);
    if (shown.date != edited.date) record.dateWritten.clear();
    takeChange(record.date, shown.date, edited.date);
    if (shown.board != edited.board) record.boardWritten.clear();
    takeChange(record.board, shown.board, edited.board);
    takeChange(record.minutes, shown.minutes, edited.minutes);
    takeChange(record.site, shown.site, edited.site);
    takeChange(record.comments, shown.comments, edited.comments);
    takeChange(record.finished, shown.finished, edited.finished);
    takeChange(record.counted, shown.counted, edited.counted);
    seal(record);
    versions.push_back(std::move(record));
  }
  keepTogether(versions);
  return versions;
}

std::vector<ResultRecord> withdrawnVersions(std::vector<ResultRecord> latest, bool withdrawn) {
  for (ResultRecord& record : latest) {
    record.withdrawn = withdrawn;
    seal(record);
  }
  return latest;
}

std::vector<ResultRecord> madeLatest(std::vector<ResultRecord> versions,
                                     std::span<const ResultRecord> records, const std::string& now) {
  std::map<EntryOfLog, std::string> last;
  for (const ResultRecord& record : records)
    for (const ResultSource& source : record.sources) {
      std::string& known = last[{source.log, source.play}];
      known = std::max(known, source.modified);
    }
  for (ResultRecord& version : versions) {
    for (ResultSource& source : version.sources) {
      const std::string& known = last[{source.log, source.play}];
      source.modified = now > known ? now : known + ".0"; // the clock of a log may be ahead
    }
    seal(version);
  }
  return versions;
}

std::vector<ResultGame> deletedGames(std::span<const ResultRecord> records, const ResultWords& words) {
  std::map<EntryOfLog, std::size_t> latest;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto [at, isNew] = latest.try_emplace(entryOf(records[i]), i);
    if (!isNew && isLater(records[at->second], records[i])) at->second = i;
  }
  std::vector<ResultRecord> deleted;
  std::vector<std::size_t> places;
  for (const auto& [entry, place] : latest) {
    if (!records[place].withdrawn) continue;
    deleted.push_back(records[place]);
    deleted.back().withdrawn = false;
    places.push_back(place);
  }
  std::vector<ResultGame> games = resultGames(deleted, {}, words);
  for (ResultGame& game : games)
    for (std::size_t& place : game.records)
      place = places[place];
  return games;
}

} // namespace annales::inline replay
