#include "libreplay/openings/meetings.h"

#include "libreplay/inference/proportion.h"

#include <algorithm>
#include <charconv>

namespace annales::inline replay {
namespace {

/// The best seat of each player of a game.
using BestSeats = std::map<WordIndex, SeatRow>;

void noteSeat(BestSeats& best, const FactTable& table, WordIndex name, SeatRow seat) {
  const auto [at, isNew] = best.try_emplace(name, seat);
  if (!isNew && isAhead(table, seat, at->second) == true) at->second = seat;
}

Meetings::Year& yearIn(std::vector<Meetings::Year>& years, int year) {
  const auto at = std::ranges::lower_bound(years, year, {}, &Meetings::Year::year);
  if (at != years.end() && at->year == year) return *at;
  Meetings::Year made;
  made.year = year;
  return *years.insert(at, made);
}

void addMeeting(Meetings& met, const FactTable& table, SeatRow a, SeatRow b) {
  const GameRow game = table.seats().game[a];
  const std::string& date = table.words()[table.games().date[game]];
  if (!date.empty() && (met.first.empty() || date < met.first)) met.first = date;
  met.last = std::max(met.last, date);
  const auto ahead = isAhead(table, a, b);
  const auto count = [&](MeetingCounts& into) {
    ++into.games;
    into.results += table.isResult(game) ? 1 : 0;
    into.decided += ahead ? 1 : 0;
    into.ahead += ahead == true ? 1 : 0;
  };
  count(met);
  count(yearIn(met.years, yearOf(date).value_or(0)));
}

} // namespace

std::optional<double> MeetingCounts::share() const {
  if (decided == 0) return std::nullopt;
  return static_cast<double>(ahead) / static_cast<double>(decided);
}

inference::Interval MeetingCounts::interval() const {
  return inference::wilson(static_cast<double>(ahead), static_cast<double>(decided));
}

std::optional<int> yearOf(std::string_view date) {
  constexpr std::size_t kYearDigits = 4;
  int year = 0;
  const auto read = std::from_chars(date.data(), date.data() + std::min(kYearDigits, date.size()), year);
  const bool isYear = date.size() >= kYearDigits && read.ptr == date.data() + kYearDigits && year > 0;
  return isYear ? std::optional(year) : std::nullopt;
}

std::optional<bool> isAhead(const FactTable& table, SeatRow a, SeatRow b) {
  const SeatColumns& seats = table.seats();
  const Outcome outcome = table.games().outcome[seats.game[a]];
  if (outcome == Outcome::won) {
    const int mine = seats.place[a], theirs = seats.place[b];
    if (mine == 1 || theirs == 1 || (mine > 0 && theirs > 0))
      return mine == theirs ? std::nullopt : std::optional(mine == 1 || (theirs != 1 && mine < theirs));
  }
  if (!table.isResult(seats.game[a]) || outcome == Outcome::unfinished) return std::nullopt;
  const int mine = seats.personages[a], theirs = seats.personages[b];
  if (mine == kNoPersonages || theirs == kNoPersonages || mine == theirs) return std::nullopt;
  return mine > theirs;
}

std::map<WordIndex, Meetings> meetingsOf(const FactTable& table, std::span<const SeatRow> seats,
                                         std::span<const SeatRow> others) {
  std::map<WordIndex, Meetings> all;
  const auto& gameOf = table.seats().game;
  auto other = others.begin();
  for (auto seat = seats.begin(); seat != seats.end();) {
    const GameRow game = gameOf[*seat];
    BestSeats own, best;
    for (; seat != seats.end() && gameOf[*seat] == game; ++seat)
      noteSeat(own, table, 0, *seat);
    for (; other != others.end() && gameOf[*other] <= game; ++other)
      if (const WordIndex name = table.seats().player[*other];
          gameOf[*other] == game && !table.words()[name].empty())
        noteSeat(best, table, name, *other);
    for (const auto& [name, theirs] : best)
      addMeeting(all[name], table, own.begin()->second, theirs);
  }
  return all;
}

std::map<std::pair<WordIndex, WordIndex>, Meetings> allMeetings(const FactTable& table,
                                                                std::span<const SeatRow> seats) {
  std::map<std::pair<WordIndex, WordIndex>, Meetings> all;
  for (auto seat = seats.begin(); seat != seats.end();) {
    const GameRow game = table.seats().game[*seat];
    BestSeats best;
    for (; seat != seats.end() && table.seats().game[*seat] == game; ++seat)
      if (const WordIndex name = table.seats().player[*seat]; !table.words()[name].empty())
        noteSeat(best, table, name, *seat);
    for (auto a = best.begin(); a != best.end(); ++a)
      for (auto b = std::next(a); b != best.end(); ++b) {
        const bool inOrder = table.words()[a->first] < table.words()[b->first];
        const auto &one = inOrder ? *a : *b, &two = inOrder ? *b : *a;
        addMeeting(all[{one.first, two.first}], table, one.second, two.second);
      }
  }
  return all;
}

} // namespace annales::inline replay
