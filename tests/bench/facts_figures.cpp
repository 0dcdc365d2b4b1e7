// annales_facts_figures LIBRARY [DUCKDB] [TIMES]: how fast questions about all games of a library are, a line
// a figure, beside the same questions asked of SQLite over the views, and of DuckDB where its library is
// found. With TIMES also over a table of so many times the games.
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/explorer.h"
#include "libreplay/store/facts_file.h"
#include "tests/bench/duckdb.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/core.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <fstream>
#include <random>
#include <stdexcept>
#include <utility>

namespace {

using namespace annales;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

template <class T> T need(LibraryResult<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(*result);
}

/// Milliseconds, on the clock and of the processor: on a busy machine the latter tell more.
struct Times {
  std::vector<double> wall, processor;
  void add(const Times& other) {
    wall.insert(wall.end(), other.wall.begin(), other.wall.end());
    processor.insert(processor.end(), other.processor.begin(), other.processor.end());
  }
};

double processorTime() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <class F> Times timeOf(F&& f) {
  const auto begun = Clock::now();
  const double used = processorTime();
  f();
  const double usedNow = processorTime();
  return {{Milliseconds(Clock::now() - begun).count()}, {usedNow - used}};
}

void say(std::string_view what, const std::string& figure, std::string_view remark = "") {
  fmt::print("{:<52} {:>34}  {}\n", what, figure, remark);
  std::fflush(stdout);
}

std::string spread(Times both) {
  std::ranges::sort(both.processor);
  std::ranges::sort(both.wall);
  const auto at = [](const std::vector<double>& times, double part) {
    return times[std::min(times.size() - 1,
                          static_cast<std::size_t>(part * static_cast<double>(times.size())))];
  };
  return fmt::format("p50 {:.2f}, p95 {:.2f}, max {:.2f} ms (clock: p50 {:.2f}, p95 {:.2f})",
                     at(both.processor, 0.5), at(both.processor, 0.95), both.processor.back(),
                     at(both.wall, 0.5), at(both.wall, 0.95));
}

double peakMegabytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) / 1024;
}

FactFilter filterOf(const std::string& conditions) {
  const auto filter = readConditions(conditions);
  if (!filter) throw std::runtime_error(filter.error().message);
  return *filter;
}

/// Every opening of at most 8 turns that was played, or some of them evenly over all.
std::vector<OpeningKey> openingsOf(const FactTable& table) {
  constexpr std::size_t kTurns = 8, kMost = 3000;
  std::vector<OpeningKey> all{OpeningKey()};
  for (std::size_t turns = 1; turns <= kTurns; ++turns)
    for (const OpeningKey key : table.seats().opening)
      all.push_back(key.first(turns));
  std::ranges::sort(all);
  const auto twice = std::ranges::unique(all);
  all.erase(twice.begin(), twice.end());
  fmt::print("{} openings of up to {} turns were played\n", all.size(), kTurns);
  std::vector<OpeningKey> some;
  for (std::size_t i = 0; i < std::min(kMost, all.size()); ++i)
    some.push_back(all[i * all.size() / std::min(kMost, all.size())]);
  return some;
}

/// Select and explore, as somebody waits for both.
std::string explorerTimes(const FactTable& table, const std::string& conditions,
                          const std::vector<Journey>& journeys) {
  const FactFilter filter = filterOf(conditions);
  const Baselines baselines(table, filter.games);
  Times times;
  for (const Journey& from : journeys)
    times.add(timeOf([&] { return explore(table, select(table, filter), baselines, from, 5); }));
  return spread(std::move(times));
}

std::vector<Journey> byDeeds(const FactTable& table, std::size_t count) {
  std::mt19937_64 random(1);
  std::vector<Journey> journeys{SameDeeds{}};
  while (journeys.size() < count) {
    const auto seat = static_cast<SeatRow>(random() % table.seatCount());
    SameDeeds from;
    for (std::size_t turn = 0; turn < random() % kOpeningTurns; ++turn)
      if (const DeedIndex deed = table.turns().deed[turn][seat]; deed != kNoDeed)
        from.done.push_back(table.deeds()[deed]);
    journeys.emplace_back(std::move(from));
  }
  return journeys;
}

std::vector<Journey> byPosition(const FactTable& table, std::size_t count) {
  std::mt19937_64 random(2);
  std::vector<Journey> journeys;
  while (journeys.size() < count)
    journeys.emplace_back(
        SamePosition{table.turns().position[random() % kOpeningTurns][random() % table.seatCount()]});
  return journeys;
}

void questions(const FactTable& table, bool large) {
  std::vector<Journey> journeys;
  for (const OpeningKey key : openingsOf(table))
    journeys.emplace_back(key);
  if (large) journeys.resize(std::min<std::size_t>(journeys.size(), 300));
  const std::size_t some = large ? 50 : 500;
  const std::string usual = "nation=romans; board=occident; nations=4";
  say("explorer by spaces, all games", explorerTimes(table, "", journeys), "aim: p95 5 ms on 100,000 games");
  say("explorer by spaces, one nation on one board", explorerTimes(table, usual, journeys));
  say("explorer by deeds", explorerTimes(table, "", byDeeds(table, some)));
  say("explorer by position", explorerTimes(table, "", byPosition(table, some)));
  double slowest = 0;
  std::string which;
  for (const char* conditions :
       {"ruleset=antike", "board=occident", "nations=4", "nation=romans", "seat=2", "player=player 7",
        "rating-from=1400; rating-to=1600", "place=1", "opening=marble temple", "from=2010; to=2015",
        "event=evening 7", "site=town 1", "outcome=won", "winner=romans", "with=player 7; with=player 8",
        "ratings-from=1200", "player=player 7; nation=romans; from=2012; event=evening; rating-from=1200"}) {
    const FactFilter filter = filterOf(conditions);
    const double time = timeOf([&] { return select(table, filter); }).processor[0];
    if (time > slowest) which = conditions;
    slowest = std::max(slowest, time);
  }
  say("the slowest of 17 filters", fmt::format("{:.2f} ms", slowest), "aim: 50 ms; " + which);
  say("baselines", fmt::format("{:.2f} ms", timeOf([&] { return Baselines(table, {}); }).processor[0]));
}

/// The same question for some openings: continuations with games, share of wins and mean place.
void inSql(const FactTable& table, const std::filesystem::path& facts, const std::string& duckLibrary) {
  constexpr std::size_t kAsked = 12;
  const std::vector<OpeningKey> all = openingsOf(table);
  std::vector<OpeningKey> asked;
  for (std::size_t i = 0; i < kAsked; ++i)
    asked.push_back(all[i * all.size() / kAsked]);
  SQLite::Database db(facts.string(), SQLite::OPEN_READONLY);
  Times times;
  for (const OpeningKey key : asked) {
    const std::string words = key.words();
    const std::size_t next = words.empty() ? 1 : words.size() + 2;
    times.add(timeOf([&] {
      SQLite::Statement row(
          db, fmt::format("SELECT substr(spaces, {0}, instr(substr(spaces, {0}) || ' ', ' ') - 1), count(*), "
                          "avg(won), avg(place) FROM seats WHERE spaces LIKE '{1}%' GROUP BY 1",
                          next, words));
      while (row.executeStep()) {
      }
    }));
  }
  say("the same in SQLite over the views", spread(std::move(times)), "beside");
  auto duck = bench::DuckDb::load(duckLibrary);
  if (!duck) return say("the same in DuckDB", "its library was not found", "beside");
  const std::filesystem::path file = facts.string() + "-duckdb.csv";
  {
    std::ofstream out(file);
    out << "spaces,won,place\n";
    for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
      out << table.seats().opening[seat].words() << ','
          << (table.decided(seat) ? (table.won(seat) ? "1" : "0") : "") << ','
          << (table.decided(seat) ? std::to_string(table.seats().place[seat]) : "") << '\n';
  }
  if (!duck->run(fmt::format("CREATE TABLE seats AS SELECT * FROM read_csv('{}')", file.string())))
    return say("the same in DuckDB", "it does not read the table", "beside");
  std::filesystem::remove(file);
  Times duckTimes;
  for (const OpeningKey key : asked)
    duckTimes.add(timeOf([&] {
      if (!duck->run(
              fmt::format("SELECT split_part(spaces, ' ', {}) AS next, count(*), avg(won), avg(place) FROM "
                          "seats WHERE starts_with(spaces, '{}') GROUP BY next",
                          key.turns() + 1, key.words())))
        throw std::runtime_error("DuckDB does not answer");
    }));
  say("the same in DuckDB, from a table in memory", spread(std::move(duckTimes)), "beside");
}

void load(const std::filesystem::path& library) {
  Times plain, whole;
  for (int i = 0; i < 7; ++i) {
    const auto open = [&](FactParts parts) {
      return timeOf([&] {
        FactsFile file = need(FactsFile::open(library));
        need(file.refresh());
        need(file.load(parts));
      });
    };
    plain.add(open(FactParts::plain));
    whole.add(open(FactParts::withTurns));
  }
  say("open, see that nothing is new, load", spread(plain), "aim: 50 ms on 100,000 games");
  say("the same with turns", spread(whole));
}

FactTable larger(const FactTable& table, std::size_t times) {
  FactColumns columns;
  const FactColumns once{table.games(), table.seats(), table.gains(), table.turns()};
  WordList words, deeds;
  for (WordIndex word = 0; word < table.words().size(); ++word)
    words.add(table.words()[word]);
  for (DeedIndex deed = 0; deed < table.deeds().size(); ++deed)
    deeds.add(table.deeds()[deed]);
  for (std::size_t i = 0; i < times; ++i)
    for (GameRow game = 0; game < table.gameCount(); ++game)
      append(columns, once, game);
  return {std::move(columns), std::move(words), std::move(deeds)};
}

/// Evenings of a club, as many as asked for; half of them without nations.
std::vector<ResultFacts> evenings(std::size_t count) {
  static constexpr std::array<const char*, 6> kPeoples{"romans",    "greeks",      "germans",
                                                       "egyptians", "babylonians", "arabs"};
  std::mt19937_64 random(3);
  std::vector<ResultFacts> results(count);
  for (std::size_t i = 0; i < count; ++i) {
    ResultFacts& result = results[i];
    for (std::size_t byte = 0; byte < sizeof i; ++byte)
      result.id.bytes[byte] = static_cast<std::uint8_t>(i >> (8 * byte));
    result.date = fmt::format("{}-{:02}-{:02}", 2010 + random() % 15, 1 + random() % 12, 1 + random() % 28);
    const std::size_t persons = 3 + random() % 2, first = random() % kPeoples.size(),
                      winner = random() % persons;
    for (std::size_t n = 0; n < persons; ++n) {
      ResultSeatFacts& person = result.persons.emplace_back();
      person.player = fmt::format("player {}", (first + n) % 40);
      if (i % 2 == 0) person.nation = kPeoples[(first + n) % kPeoples.size()];
      person.won = n == winner;
    }
  }
  return results;
}

/// Each opening asked of both in turn, so that a busy computer slows both.
void besideResults(const FactTable& table, std::size_t results) {
  FactTable more = larger(table, 1);
  const std::vector<ResultFacts> made = evenings(results);
  const Times added = timeOf([&] { more.addResults(made); });
  say(fmt::format("{} results without moves added to the table", results), spread(added));
  const FactFilter filter = filterOf("");
  const Baselines alone(table, filter.games), beside(more, filter.games);
  Times without, with;
  std::size_t asked = 0;
  for (const OpeningKey key : openingsOf(table)) {
    if (++asked > 500) break;
    without.add(timeOf([&] { return explore(table, select(table, filter), alone, key, 5); }));
    with.add(timeOf([&] { return explore(more, select(more, filter), beside, key, 5); }));
  }
  say("explorer by spaces, without results", spread(std::move(without)), "baseline");
  say("the same beside the results", spread(std::move(with)), "aim: no slower");
}

void measure(const std::filesystem::path& library, const std::string& duck, std::size_t times) {
  {
    FactsFile file = need(FactsFile::open(library));
    std::size_t read = 0;
    const Times time = timeOf([&] { read = need(file.refresh()).read; });
    if (read > 0)
      say("facts built, two threads",
          fmt::format("{} games, {:.0f} /s, {:.0f} /s and core", read,
                      static_cast<double>(read) / time.wall[0] * 1e3,
                      static_cast<double>(read) / time.processor[0] * 1e3),
          "aim: 2,000 /s");
  }
  load(library);
  say("memory so far", fmt::format("{:.0f} MB", peakMegabytes()));
  FactTable table = need(need(FactsFile::open(library)).load(FactParts::withTurns));
  say("games, seats", fmt::format("{}, {}", table.gameCount(), table.seatCount()));
  questions(table, false);
  say("memory so far", fmt::format("{:.0f} MB", peakMegabytes()), "aim: 1,024 MB");
  inSql(table, FactsFile::pathFor(library), duck);
  besideResults(table, table.gameCount());
  if (times < 2) return;
  const FactTable many = larger(std::exchange(table, {}), times);
  fmt::print("\n{} games\n", many.gameCount());
  questions(many, true);
  say("memory at the most", fmt::format("{:.0f} MB", peakMegabytes()), "with the smaller table");
}

} // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 4) {
    fmt::print(stderr, "annales_facts_figures LIBRARY [DUCKDB] [TIMES]\n");
    return 2;
  }
  try {
    std::size_t times = 1;
    if (argc == 4) std::from_chars(argv[3], argv[3] + std::string_view(argv[3]).size(), times);
    measure(argv[1], argc > 2 ? argv[2] : "libduckdb.so", times);
  } catch (const std::exception& fault) {
    fmt::print(stderr, "annales_facts_figures: {}\n", fault.what());
    return 3;
  }
  return 0;
}
