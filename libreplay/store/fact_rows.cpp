#include "libreplay/store/fact_rows.h"

#include "libreplay/log/played_by.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

std::string roundDigits(const std::vector<std::uint8_t>& numbers) {
  std::string text;
  for (const std::uint8_t number : numbers)
    text += kDigits[std::min<std::size_t>(number, kDigits.size() - 1)];
  return text;
}

std::vector<std::uint8_t> numbersOfDigits(std::string_view digits) {
  std::vector<std::uint8_t> numbers;
  for (const char digit : digits)
    numbers.push_back(static_cast<std::uint8_t>(std::min(kDigits.find(digit), kDigits.size() - 1)));
  return numbers;
}

} // namespace

FactRows::Key FactRows::keyOf(const std::string& id) {
  Query known(connection_, "SELECT game, mark FROM game_facts WHERE id = ?", id);
  return known.next() ? Key{known.number(0), known.text(1)} : Key{};
}

std::unordered_map<std::string, std::string> FactRows::marks() {
  std::unordered_map<std::string, std::string> known;
  Query row(connection_, "SELECT id, mark FROM game_facts");
  while (row.next())
    known.emplace(row.text(0), row.text(1));
  return known;
}

void FactRows::removeRows(std::int64_t game) {
  Query(connection_, "DELETE FROM tag_facts WHERE game = ?", game).run();
  Query(connection_, "DELETE FROM opening_facts WHERE game = ?", game).run();
  Query(connection_, "DELETE FROM seat_facts WHERE game = ?", game).run();
  Query(connection_, "DELETE FROM game_facts WHERE game = ?", game).run();
}

void FactRows::remove(const std::string& id) {
  removeRows(keyOf(id).game);
  Query(connection_, "INSERT OR IGNORE INTO unchunked (id) VALUES (?)", id).run();
}

void FactRows::write(const ReadGame& read) {
  const std::string id = hexOf(read.id);
  auto [key, mark] = keyOf(id);
  if (key != 0 && mark == read.mark) return; // somebody else was quicker
  if (key != 0) removeRows(key);
  const GameFacts& game = read.facts;
  const std::string winner = game.winner ? game.seats[*game.winner].nation : std::string();
  const std::string_view reason = game.reason ? wordOf(*game.reason) : std::string_view();
  Query(connection_,
        "INSERT INTO game_facts (game, id, mark, ruleset, board, map, options, nations, rounds, turns, "
        "events, reason, "
        "winner, date, event, site, bots) VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), "
        "nullif(?, ''), ?, ?, ?, ?)",
        key, id, read.mark, wordOf(game.ruleset), game.board, hexOf(game.map), game.options,
        game.seats.size(), game.rounds, game.turns, game.events, reason, winner, tagOf(read.tags, "date"),
        tagOf(read.tags, "event"), tagOf(read.tags, "site"), playedByBots(read.tags) ? 1 : 0)
      .run();
  if (key == 0) key = connection_.db().getLastInsertRowid();
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
    writeSeat(key, seat, game.seats[seat]);
  for (const auto& [name, value] : read.tags)
    Query(connection_, "INSERT INTO tag_facts (game, name, value) VALUES (?, ?, ?)", key, name, value).run();
  Query(connection_, "INSERT OR IGNORE INTO unchunked (id) VALUES (?)", id).run();
}

void FactRows::writeSeat(std::int64_t game, std::size_t number, const SeatFacts& seat) {
  constexpr int kNoneKnown = -1;
  Query(connection_,
        "INSERT INTO seat_facts (game, seat, nation, player, rating, place, personages, turns, "
        "first_personage_round, first_personage_turn, spaces, personages_by_round, idle_turns, stock_left) "
        "VALUES (?, ?, ?, ?, nullif(?, -1), ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game, number, seat.nation, seat.player, seat.rating.value_or(kNoneKnown), seat.place, seat.personages,
        seat.turns, seat.firstPersonageRound, seat.firstPersonageTurn, wordsOf(seat.spaces),
        roundDigits(seat.personagesByRound), seat.idleTurns, seat.left)
      .run();
  for (std::size_t turn = 0; turn < seat.opening.size(); ++turn)
    Query(connection_, "INSERT INTO opening_facts (game, seat, turn, deed, position) VALUES (?, ?, ?, ?, ?)",
          game, number, turn, deedOf(seat.opening[turn].done),
          static_cast<std::int64_t>(seat.opening[turn].position))
        .run();
}

std::int64_t FactRows::deedOf(const std::string& done) {
  if (const auto at = deeds_.find(done); at != deeds_.end()) return at->second;
  Query known(connection_, "SELECT deed FROM deeds WHERE done = ?", done);
  std::int64_t deed = 0;
  if (known.next()) {
    deed = known.number(0);
  } else {
    Query added(connection_,
                "INSERT INTO deeds (deed, done) SELECT ifnull(max(deed) + 1, 0), ? FROM deeds RETURNING deed",
                done);
    if (added.next()) deed = added.number(0);
    added.next(); // to its end
  }
  deeds_.emplace(done, deed);
  return deed;
}

void FactRows::readSeats(std::int64_t game, const std::string& winner, GameFacts& facts) {
  Query row(connection_,
            "SELECT nation, player, rating, place, personages, first_personage_round, spaces, "
            "personages_by_round, turns, idle_turns, stock_left FROM seat_facts WHERE game = ? ORDER BY seat",
            game);
  while (row.next() && facts.seats.size() < kMaxNations) {
    SeatFacts& seat = facts.seats.emplace_back();
    seat.nation = row.text(0);
    seat.player = row.text(1);
    if (!row.bytes(2).empty()) seat.rating = static_cast<int>(row.number(2));
    seat.place = static_cast<std::uint8_t>(row.number(3));
    seat.personages = static_cast<std::uint8_t>(row.number(4));
    seat.firstPersonageRound = static_cast<std::uint16_t>(row.number(5));
    seat.spaces = readSpaces(row.bytes(6), kKeyTurns).value_or(std::vector<Space>());
    seat.personagesByRound = numbersOfDigits(row.bytes(7));
    seat.turns = static_cast<std::uint16_t>(row.number(8));
    seat.idleTurns = static_cast<std::uint16_t>(row.number(9));
    seat.left = static_cast<std::uint16_t>(row.number(10));
    if (seat.nation == winner) facts.winner = facts.seats.size() - 1;
  }
}

bool FactRows::read(const std::string& id, FactColumns& columns, WordList& words) {
  Query row(connection_,
            "SELECT game, ruleset, board, rounds, reason, winner, date, event, site, options, map, bots FROM "
            "game_facts WHERE id = ?",
            id);
  if (!row.next()) return false;
  GameFacts game;
  game.id = hashFromHex(id).value_or(Hash{});
  game.ruleset = valueOf<RulesetId>(row.bytes(1)).value_or(RulesetId::antike);
  game.board = row.text(2);
  game.options = row.text(9);
  game.map = hashFromHex(row.bytes(10)).value_or(Hash{});
  game.rounds = static_cast<std::uint16_t>(row.number(3));
  game.reason = valueOf<EndReason>(row.bytes(4));
  readSeats(row.number(0), row.text(5), game);
  std::array<std::array<DeedIndex, kOpeningTurns>, kMaxNations> deeds{};
  Query turn(connection_, "SELECT seat, deed, position FROM opening_facts WHERE game = ? ORDER BY seat, turn",
             row.number(0));
  while (turn.next()) {
    const auto seat = static_cast<std::size_t>(turn.number(0));
    if (seat >= game.seats.size() || game.seats[seat].opening.size() == kOpeningTurns) continue;
    auto& opening = game.seats[seat].opening;
    deeds[seat][opening.size()] = static_cast<DeedIndex>(turn.number(1));
    opening.push_back({{}, static_cast<std::uint64_t>(turn.number(2))});
  }
  append(columns, words, game, {row.bytes(6), row.bytes(7), row.bytes(8), row.number(11) != 0},
         [&](std::size_t seat, std::size_t at) { return deeds[seat][at]; });
  return true;
}

} // namespace annales::inline replay
