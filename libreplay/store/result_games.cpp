#include "libreplay/store/result_games.h"

#include "libreplay/facts/game_facts.h"
#include "libreplay/log/tags.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/store/cancelled.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <map>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

std::string dayBeside(const std::string& date, int days) {
  const auto part = [&](std::size_t at, std::size_t size) {
    int number = 0;
    std::from_chars(date.data() + at, date.data() + at + size, number);
    return number;
  };
  const std::chrono::year_month_day day{std::chrono::year(part(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(part(8, 2)))};
  const std::chrono::year_month_day beside{std::chrono::sys_days(day) + std::chrono::days(days)};
  const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return std::to_string(static_cast<int>(beside.year())) + '-' + two(static_cast<unsigned>(beside.month())) +
         '-' + two(static_cast<unsigned>(beside.day()));
}

using DaysOfGames = std::set<std::tuple<RulesetId, std::string>>;

DaysOfGames daysOf(const std::vector<ResultRecord>& records) {
  DaysOfGames days;
  for (const ResultRecord& record : records)
    if (record.date.size() == 10)
      for (const int beside : {-1, 0, 1})
        days.emplace(record.ruleset, dayBeside(record.date, beside));
  return days;
}

ResultRecord asRecord(const RecordedResult& result) {
  ResultRecord record;
  record.ruleset = result.ruleset;
  record.date = result.date;
  record.board = result.board;
  record.site = result.site;
  record.persons = result.persons;
  record.sources = {{PlayLog::annales, hexOf(result.game), {}, {}, {}}};
  seal(record);
  return record;
}

} // namespace

std::optional<RecordedResult> recordedResult(const MainLine& line) {
  const GameFacts facts = factsOf(line, 0);
  if (!facts.winner) return std::nullopt;
  RecordedResult result;
  result.game = facts.id;
  result.ruleset = facts.ruleset;
  result.date = tagOf(line.tags, "date");
  result.board = facts.board;
  result.site = tagOf(line.tags, "site");
  // Two nations of one person are one person, whose personages count together.
  std::map<int, std::size_t> persons;
  for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
    const SeatFacts& from = facts.seats[seat];
    const int controller = line.begun.game.setup->nations[seat].controller;
    const auto [at, isNew] = persons.try_emplace(controller, result.persons.size());
    if (isNew) result.persons.emplace_back();
    ResultPerson& person = result.persons[at->second];
    if (person.player.empty()) person.player = from.player;
    person.nations.push_back(from.nation);
    std::ranges::sort(person.nations);
    person.personages = person.personages.value_or(0) + from.personages;
    person.won = person.won.value_or(false) || seat == *facts.winner;
    if (isNew) person.seat = static_cast<int>(seat) + 1;
    if (isNew || from.place < *person.place) person.place = from.place;
  }
  return result;
}

LibraryResult<ResultsOfLibrary> resultsOf(Library& library, const std::atomic<bool>* cancel) {
  ResultsOfLibrary all;
  const auto read = library.results([&](ResultRecord&& record) {
    all.records.push_back(std::move(record));
    return !isCancelled(cancel);
  });
  if (!read) return tl::unexpected(read.error());
  const auto cancelled = libraryFailure(LibraryError::Kind::cancelled, "cancelled");
  if (isCancelled(cancel)) return cancelled;
  if (all.records.empty()) return all;
  const auto words = library.resultWords();
  if (!words) return tl::unexpected(words.error());
  const DaysOfGames days = daysOf(all.records);
  std::set<Hash> said; // by the owner, whatever the day
  for (const SaidSame& one : saidSame(*words))
    said.insert({one.a, one.b});
  std::vector<Hash> near;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    const bool isNear = days.contains({game.ruleset, tagOf(game.tags, "date")});
    if (game.ended && (isNear || said.contains(game.id))) near.push_back(game.id);
    return !isCancelled(cancel);
  });
  if (!listed) return tl::unexpected(listed.error());
  std::vector<RecordedResult> recorded;
  for (const Hash& game : near) {
    if (isCancelled(cancel)) return cancelled;
    const auto line = library.mainLine(game);
    if (!line && line.error().kind == LibraryError::Kind::damaged) continue; // `check` names it
    if (!line) return tl::unexpected(line.error());
    if (auto result = recordedResult(*line)) recorded.push_back(*std::move(result));
  }
  if (isCancelled(cancel)) return cancelled;
  all.games = resultGames(all.records, recorded, *words);
  return all;
}

LibraryResult<EveningsOfLibrary> eveningsOf(Library& library, const std::atomic<bool>* cancel) {
  auto all = resultsOf(library, cancel);
  if (!all) return tl::unexpected(all.error());
  EveningsOfLibrary found;
  std::set<Hash> told;
  for (ResultGame& game : all->games) {
    if (game.recorded) told.insert(*game.recorded);
    found.evenings.push_back(std::move(game.result));
  }
  std::vector<Hash> others;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    const bool isEvening = game.ended && !isHidden(game.tags) && !tagOf(game.tags, "date").empty();
    if (isEvening && !told.contains(game.id)) others.push_back(game.id);
    return !isCancelled(cancel);
  });
  if (!listed) return tl::unexpected(listed.error());
  for (const Hash& game : others) {
    if (isCancelled(cancel)) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    const auto line = library.mainLine(game);
    if (!line && line.error().kind == LibraryError::Kind::damaged) continue; // `check` names it
    if (!line) return tl::unexpected(line.error());
    const auto result = recordedResult(*line);
    if (!result) continue;
    found.evenings.push_back(asRecord(*result));
    ++found.recorded;
  }
  return found;
}

} // namespace annales::inline replay
