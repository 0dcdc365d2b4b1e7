#include "libreplay/facts/fact_table.h"

#include "libreplay/text/person_name.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace annales::inline replay {

FactTable::FactTable(FactColumns columns, WordList words, WordList deeds, std::vector<std::uint64_t> times)
    : columns_(std::move(columns)), words_(std::move(words)), deeds_(std::move(deeds)),
      times_(std::move(times)) {
  recorded_ = gameCount();
  columns_.games.known.assign(recorded_, KnownOfAll::everything);
  addKinds(0);
}

void FactTable::add(const GameFacts& game, const Headers& headers) {
  const auto first = static_cast<SeatRow>(seatCount());
  append(columns_, words_, game, headers,
         [&](std::size_t seat, std::size_t turn) { return deeds_.add(game.seats[seat].opening[turn].done); });
  columns_.games.known.resize(gameCount(), KnownOfAll::everything);
  recorded_ = gameCount();
  addKinds(first);
}

void FactTable::addResults(std::span<const ResultFacts> results) {
  const auto first = static_cast<SeatRow>(seatCount());
  const bool withTurns = hasTurns();
  for (const ResultFacts& result : results)
    append(columns_, words_, result);
  if (withTurns)
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      columns_.turns.deed[turn].resize(seatCount(), kNoDeed);
      columns_.turns.position[turn].resize(seatCount(), 0);
    }
  addKinds(first);
}

void FactTable::unitePlayers() {
  std::vector<std::size_t> seatsOf(words_.size());
  for (const WordIndex player : seats().player)
    ++seatsOf[player];
  std::vector<CountedName> names;
  std::vector<WordIndex> nameAt; // in `words_`
  for (WordIndex word = 0; word < seatsOf.size(); ++word) {
    if (seatsOf[word] == 0 || words_[word].empty()) continue;
    names.push_back({words_[word], seatsOf[word]});
    nameAt.push_back(word);
  }
  std::vector<WordIndex> shownAs(seatsOf.size());
  std::iota(shownAs.begin(), shownAs.end(), WordIndex{0});
  const std::vector<std::string> shown = unitedNames(names);
  for (std::size_t i = 0; i < shown.size(); ++i)
    shownAs[nameAt[i]] = words_.add(shown[i]);
  for (WordIndex& player : columns_.seats.player)
    player = shownAs[player];
}

void FactTable::addKinds(SeatRow first) {
  const auto& [games, seats, gains, turns] = columns_;
  columns_.seats.kind.reserve(seats.game.size());
  for (SeatRow seat = first; seat < seats.game.size(); ++seat) {
    const GameRow game = seats.game[seat];
    SeatKind kind{games.ruleset[game], games.board[game], games.options[game],
                  games.nations[game], seats.seat[seat],  seats.nation[seat]};
    if (isResult(game)) {
      // What is known of some persons only, most likely the winner, must not sort them into kinds.
      const WordIndex unknown = words_.add("");
      kind.isResult = true;
      if (!knows(game, KnownOfAll::nations)) kind.nation = unknown;
      if (!knows(game, KnownOfAll::board)) kind.board = unknown;
      if (!knows(game, KnownOfAll::seats)) kind.seat = kUnknownSeat;
    }
    columns_.seats.kind.push_back(kinds_.add(kind));
  }
}

} // namespace annales::inline replay
