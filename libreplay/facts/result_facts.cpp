#include "libreplay/facts/result_facts.h"

#include "engine/ruleset/ruleset.h"

#include <algorithm>
#include <set>

namespace annales::inline replay {
namespace {

/// Two persons may lead two nations each where four can play.
bool mayLeadTwo(RulesetId ruleset) {
  constexpr std::size_t kTwoEach = 4;
  return rulesetOf(ruleset).goal[kTwoEach] != 0;
}

/// The only person who is said to have won; nothing where none is, or several are.
std::optional<std::size_t> onlyWinner(const ResultFacts& result) {
  std::optional<std::size_t> winner;
  for (std::size_t i = 0; i < result.persons.size(); ++i) {
    if (result.persons[i].won != true) continue;
    if (winner) return std::nullopt;
    winner = i;
  }
  return winner;
}

/// Nobody else has the first place, and none is far behind the number of persons.
bool arePlacesOf(const ResultFacts& result, std::size_t winner) {
  for (std::size_t i = 0; i < result.persons.size(); ++i) {
    const auto& place = result.persons[i].place;
    if (!place || *place < 1 || *place > result.persons.size() || (*place == 1) != (i == winner))
      return false;
  }
  return true;
}

bool isEach(const ResultFacts& result, auto&& known) {
  return std::ranges::all_of(result.persons, known);
}

bool areSeats(const ResultFacts& result) {
  std::set<std::uint8_t> seats;
  for (const ResultSeatFacts& person : result.persons)
    if (person.seat && *person.seat >= 1 && *person.seat <= result.persons.size()) seats.insert(*person.seat);
  return seats.size() == result.persons.size();
}

bool isOneNation(const std::string& nation) {
  return !nation.empty() && nation.find(' ') == std::string::npos;
}

bool areNationsOfEach(const ResultFacts& result) {
  std::set<std::string_view> nations;
  for (const ResultSeatFacts& person : result.persons)
    if (isOneNation(person.nation)) nations.insert(person.nation);
  return nations.size() == result.persons.size();
}

} // namespace

Outcome outcomeOf(const ResultFacts& result) {
  if (!result.finished) return Outcome::unfinished;
  return onlyWinner(result) ? Outcome::won : Outcome::unknown;
}

std::vector<std::uint8_t> placesOf(const ResultFacts& result) {
  std::vector<std::uint8_t> places(result.persons.size(), 0);
  const auto winner = result.finished ? onlyWinner(result) : std::nullopt;
  if (!winner) return places;
  if (arePlacesOf(result, *winner)) {
    std::ranges::transform(result.persons, places.begin(),
                           [](const ResultSeatFacts& person) { return *person.place; });
    return places;
  }
  places[*winner] = 1;
  if (!isEach(result, [](const ResultSeatFacts& person) { return person.personages.has_value(); }))
    return places;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i == *winner) continue;
    places[i] = 2;
    for (std::size_t k = 0; k < places.size(); ++k)
      if (k != *winner && result.persons[k].personages > result.persons[i].personages) ++places[i];
  }
  return places;
}

std::uint8_t knownOf(const ResultFacts& result) {
  std::uint8_t known = 0;
  const auto know = [&](std::uint8_t thing, bool isKnown) {
    if (isKnown) known |= thing;
  };
  const bool nations = areNationsOfEach(result);
  know(KnownOfAll::nations, nations);
  know(KnownOfAll::seats, areSeats(result));
  know(KnownOfAll::personages,
       isEach(result, [](const ResultSeatFacts& person) { return person.personages.has_value(); }));
  const std::vector<std::uint8_t> places = placesOf(result);
  know(KnownOfAll::places, std::ranges::none_of(places, [](std::uint8_t place) { return place == 0; }));
  know(KnownOfAll::count, nations || result.persons.size() > 2 || !mayLeadTwo(result.ruleset));
  know(KnownOfAll::options, result.options.has_value());
  // A board may follow from the nations, and the winner's alone are no fair choice of games.
  know(KnownOfAll::board, nations && !result.board.empty());
  return known;
}

std::string_view outcomeWordOf(const ResultFacts& result) {
  switch (outcomeOf(result)) {
  case Outcome::won:
    return "won";
  case Outcome::unfinished:
    return "unfinished";
  case Outcome::undecided:
  case Outcome::unknown:
    break;
  }
  return {};
}

std::string_view winnerOf(const ResultFacts& result) {
  const auto winner = result.finished ? onlyWinner(result) : std::nullopt;
  return winner ? std::string_view(result.persons[*winner].nation) : std::string_view();
}

std::string optionsTextOf(const ResultFacts& result) {
  if (!result.options) return {};
  return result.options->empty() ? "{}" : *result.options;
}

void append(FactColumns& columns, WordList& words, const ResultFacts& result) {
  auto& [games, seats, gains, turns] = columns;
  const auto row = static_cast<GameRow>(games.id.size());
  const WordIndex none = words.add("");
  games.id.push_back(result.id);
  games.ruleset.push_back(result.ruleset);
  games.board.push_back(words.add(result.board));
  games.options.push_back(words.add(result.options ? std::string_view(*result.options) : kUnknownOptions));
  games.date.push_back(words.add(result.date));
  games.event.push_back(none);
  games.site.push_back(words.add(result.site));
  games.map.push_back(none);
  games.nations.push_back(static_cast<std::uint8_t>(result.persons.size()));
  games.rounds.push_back(0);
  games.outcome.push_back(outcomeOf(result));
  games.bots.push_back(0);
  games.firstSeat.push_back(static_cast<SeatRow>(seats.game.size()));
  games.known.push_back(knownOf(result));
  const std::vector<std::uint8_t> places = placesOf(result);
  for (std::size_t i = 0; i < result.persons.size(); ++i) {
    const ResultSeatFacts& person = result.persons[i];
    seats.game.push_back(row);
    seats.seat.push_back(person.seat ? static_cast<std::uint8_t>(*person.seat - 1) : kUnknownSeat);
    seats.nation.push_back(words.add(person.nation));
    seats.player.push_back(words.add(person.player));
    seats.rating.push_back(kNoRating);
    seats.place.push_back(places[i]);
    seats.personages.push_back(person.personages.value_or(kNoPersonages));
    seats.firstPersonageRound.push_back(0);
    seats.turns.push_back(0);
    seats.idleTurns.push_back(0);
    seats.left.push_back(0);
    seats.opening.emplace_back();
    seats.firstGain.push_back(static_cast<std::uint32_t>(gains.size()));
  }
}

} // namespace annales::inline replay
