#include "libreplay/openings/courses.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

inference::RoundValues personagesOf(const FactTable& table, SeatRow seat) {
  const GameRow game = table.seats().game[seat];
  const unsigned rounds = table.wholeRounds(game);
  inference::RoundValues values{game, {}, inference::GameCourse::finished};
  if (table.games().outcome[game] == Outcome::unfinished) values.course = inference::GameCourse::brokenOff;
  values.values.reserve(rounds);
  for (unsigned round = 1; round <= rounds; ++round)
    values.values.push_back(table.personagesAt(seat, round));
  return values;
}

} // namespace

SideCourses coursesOf(const FactTable& table, const std::vector<SeatRow>& seats) {
  SideCourses found;
  found.seats = seats.size();
  std::vector<inference::RoundValues> personages;
  std::vector<inference::Lifetime> games, nations;
  personages.reserve(seats.size());
  nations.reserve(seats.size());
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    const double rounds = table.wholeRounds(game);
    const bool ended = table.games().outcome[game] != Outcome::unfinished;
    if (games.empty() || games.back().cluster != game) {
      games.push_back({rounds, ended, game});
      found.unfinished += ended ? 0 : 1;
    }
    const FirstPersonage first = table.firstPersonage(seat);
    nations.push_back({static_cast<double>(first.round), first.won, game});
    personages.push_back(personagesOf(table, seat));
  }
  found.games = games.size();
  found.personages =
      inference::meansOverRounds(personages, {.samples = inference::samplesForBand(personages.size())});
  found.playing = inference::kaplanMeier(games);
  found.withoutPersonage = inference::kaplanMeier(nations, inference::SurvivalErrors::byGame);
  return found;
}

} // namespace annales::inline replay
