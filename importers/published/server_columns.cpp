#include "importers/published/server_columns.h"

#include "engine/core/sha256.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

std::string digits(std::int64_t number) {
  return std::to_string(number);
}

/// Of round 1, 2, … until the last gain; at least one.
std::string personagesOf(const FactTable& table, SeatRow seat) {
  const SeatColumns& seats = table.seats();
  const std::uint32_t first = seats.firstGain[seat];
  const std::uint32_t end = seat + 1 < seats.firstGain.size()
                                ? seats.firstGain[seat + 1]
                                : static_cast<std::uint32_t>(table.gains().size());
  const unsigned rounds = first < end ? table.gains()[end - 1].round : 0U;
  std::string signs;
  for (unsigned round = 1; round <= std::max(rounds, 1U); ++round)
    signs += static_cast<char>(kNoPersonagesSign + table.personagesAt(seat, round));
  return signs;
}

} // namespace

std::string withoutNul(std::string_view text) {
  std::string out;
  for (const char c : text)
    c == '\0' ? out += "\uFFFD" : out += c;
  return out;
}

std::string columnNames() {
  std::string names;
  for (const ServerColumn& column : kServerColumns)
    names.append(names.empty() ? "" : ", ").append(column.name);
  return names;
}

ServerCells cellsOf(const FactTable& table, GameRow game, const std::string& version) {
  const GameColumns& games = table.games();
  const auto word = [&](WordIndex index) { return withoutNul(table.words()[index]); };
  ServerCells cells;
  std::size_t column = 0;
  const auto put = [&](std::string cell) { cells[column++].push_back(std::move(cell)); };
  put(hexOf(games.id[game]));
  put(version);
  put({}); // the mark
  put(std::string(wordOf(games.ruleset[game])));
  for (const auto* words : {&games.board, &games.options, &games.map, &games.date, &games.event, &games.site})
    put(word((*words)[game]));
  put(digits(games.bots[game]));
  put(digits(games.nations[game]));
  put(digits(static_cast<int>(games.outcome[game])));
  put(digits(games.rounds[game]));
  const SeatColumns& seats = table.seats();
  for (std::size_t n = 0; n < games.nations[game]; ++n) {
    const auto seat = static_cast<SeatRow>(games.firstSeat[game] + n);
    std::size_t ofSeat = column;
    const auto add = [&](std::string cell) { cells[ofSeat++].push_back(std::move(cell)); };
    add(word(seats.nation[seat]));
    add(word(seats.player[seat]));
    add(digits(seats.rating[seat]));
    add(digits(seats.place[seat]));
    add(digits(static_cast<std::int64_t>(seats.opening[seat].bits())));
    add(digits(seats.firstPersonageRound[seat]));
    add(personagesOf(table, seat));
  }
  cells[kMarkColumn].front() = markOf(cells);
  return cells;
}

ServerCells cellsOfPublisher(const std::string& row, const std::string& version) {
  ServerCells cells;
  for (std::size_t column = 0; column < cells.size(); ++column)
    if (!kServerColumns[column].ofSeats)
      cells[column].push_back(kServerColumns[column].type == CellType::text ? "" : "0");
  cells[0].front() = row;
  cells[1].front() = version;
  return cells;
}

std::string markOf(const ServerCells& cells) {
  std::string text = cells[0].front();
  for (std::size_t column = kFirstMarkedColumn; column < cells.size(); ++column) {
    text += '\t';
    for (std::size_t i = 0; i < cells[column].size(); ++i)
      text.append(i == 0 ? "" : "\n").append(cells[column][i]);
  }
  return hexOf(sha256(text)).substr(0, kMarkDigits);
}

} // namespace annales::inline importers
