#include "libreplay/store/result_fact_rows.h"

#include "engine/event/options_codec.h"
#include "engine/ruleset/ruleset.h"

namespace annales::inline replay {
namespace {

constexpr std::string_view kUsualOptions = "{}";
constexpr int kNotKnown = -1;

template <class T> std::optional<std::uint8_t> smallNumber(const std::optional<T>& number) {
  constexpr int kMost = 254;
  if (!number || *number < 0 || *number > kMost) return std::nullopt;
  return static_cast<std::uint8_t>(*number);
}

int numberOr(const std::optional<std::uint8_t>& number) {
  return number ? *number : kNotKnown;
}

std::optional<std::uint8_t> numberIn(const Query& row, int column) {
  return row.bytes(column).empty() ? std::nullopt
                                   : std::optional(static_cast<std::uint8_t>(row.number(column)));
}

void writeResultFact(Connection& connection, std::int64_t number, const ResultFacts& result) {
  Query(
      connection,
      "INSERT INTO result_facts (result, id, ruleset, board, options, nations, outcome, winner, date, site) "
      "VALUES (?, ?, ?, nullif(?, ''), nullif(?, ''), ?, nullif(?, ''), nullif(?, ''), nullif(?, ''), "
      "nullif(?, ''))",
      number, hexOf(result.id), wordOf(result.ruleset), result.board, optionsTextOf(result),
      result.persons.size(), outcomeWordOf(result), winnerOf(result), result.date, result.site)
      .run();
  for (std::size_t i = 0; i < result.persons.size(); ++i) {
    const ResultSeatFacts& person = result.persons[i];
    Query(
        connection,
        "INSERT INTO result_seat_facts (result, person, seat, nation, player, place, won, personages) VALUES "
        "(?, ?, nullif(?, -1), nullif(?, ''), nullif(?, ''), nullif(?, -1), nullif(?, -1), nullif(?, -1))",
        number, i, numberOr(person.seat), person.nation, person.player, numberOr(person.place),
        person.won ? (*person.won ? 1 : 0) : kNotKnown, numberOr(person.personages))
        .run();
  }
}

} // namespace

std::optional<ResultFacts> factsOf(const ResultGame& game) {
  const ResultRecord& from = game.result;
  if (game.recorded || !from.counted) return std::nullopt;
  ResultFacts facts;
  facts.id = from.id;
  facts.ruleset = from.ruleset;
  facts.board = from.board;
  if (from.options) {
    facts.options.emplace();
    if (!(*from.options == Options())) appendOptions(*facts.options, *from.options, rulesetOf(from.ruleset));
  }
  facts.date = from.date;
  facts.site = from.site;
  facts.finished = from.finished;
  for (const ResultPerson& person : from.persons) {
    ResultSeatFacts& seat = facts.persons.emplace_back();
    seat.player = person.player;
    for (const std::string& nation : person.nations)
      seat.nation += (seat.nation.empty() ? "" : " ") + nation;
    seat.seat = smallNumber(person.seat);
    seat.place = smallNumber(person.place);
    seat.personages = smallNumber(person.personages);
    seat.won = person.won;
  }
  return facts;
}

std::vector<ResultFacts> readResultFacts(Connection& connection) {
  std::vector<ResultFacts> results;
  Query row(
      connection,
      "SELECT result, id, ruleset, board, options, date, site, outcome FROM result_facts ORDER BY result");
  Query seat(connection, "SELECT result, seat, nation, player, place, won, personages FROM result_seat_facts "
                         "ORDER BY result, person");
  bool hasSeat = seat.next();
  while (row.next()) {
    ResultFacts facts;
    facts.id = hashFromHex(row.bytes(1)).value_or(Hash{});
    facts.ruleset = valueOf<RulesetId>(row.bytes(2)).value_or(RulesetId::antike);
    facts.board = row.text(3);
    if (const std::string options = row.text(4); !options.empty())
      facts.options = options == kUsualOptions ? std::string() : options;
    facts.date = row.text(5);
    facts.site = row.text(6);
    facts.finished = row.bytes(7) != "unfinished";
    for (; hasSeat && seat.number(0) <= row.number(0); hasSeat = seat.next()) {
      if (seat.number(0) != row.number(0) || facts.persons.size() == kMaxNations) continue;
      ResultSeatFacts& person = facts.persons.emplace_back();
      person.seat = numberIn(seat, 1);
      person.nation = seat.text(2);
      person.player = seat.text(3);
      person.place = numberIn(seat, 4);
      if (const auto won = numberIn(seat, 5)) person.won = *won == 1;
      person.personages = numberIn(seat, 6);
    }
    results.push_back(std::move(facts));
  }
  return results;
}

void writeResultFacts(Connection& connection, const std::vector<ResultFacts>& results) {
  connection.db().exec("DELETE FROM result_seat_facts; DELETE FROM result_facts");
  std::int64_t number = 0;
  for (const ResultFacts& result : results)
    writeResultFact(connection, ++number, result);
}

} // namespace annales::inline replay
