#include "libreplay/facts/tidy_game.h"

#include "engine/fold/apply.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/log/played_by.h"
#include "libreplay/log/tags.h"

#include <simdjson.h>

#include <algorithm>
#include <bit>

namespace annales::inline replay {
namespace {

constexpr std::string_view kRoundDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

/// Appends one row, cell by cell.
class TidyRow {
public:
  explicit TidyRow(std::vector<TidyCell>& cells) : cells_(cells) {}
  TidyRow& text(std::string_view text) {
    cells_.emplace_back(std::string(text));
    return *this;
  }
  /// Nothing where it is empty.
  TidyRow& known(std::string_view text) { return text.empty() ? nothing() : this->text(text); }
  TidyRow& number(std::int64_t number) {
    cells_.emplace_back(number);
    return *this;
  }
  /// Nothing where it is zero.
  TidyRow& counted(std::int64_t number) { return number == 0 ? nothing() : this->number(number); }
  /// Nothing where it is not known.
  template <class T> TidyRow& numberIf(const std::optional<T>& number) {
    return number ? this->number(static_cast<std::int64_t>(*number)) : nothing();
  }
  TidyRow& nothing() {
    cells_.emplace_back();
    return *this;
  }

private:
  std::vector<TidyCell>& cells_;
};

constexpr std::string_view kPlayedRecord = "played", kResultRecord = "result";

/// As the view `options` writes it: texts as they are, all else as JSON.
std::string valueInWords(const simdjson::dom::element& value) {
  std::string_view text;
  return value.get_string().get(text) == simdjson::SUCCESS ? std::string(text) : simdjson::minify(value);
}

/// Walks along the main line once more, as far as its facts go.
class TidyWalk {
public:
  TidyWalk(const MainLine& line, TidyGame& game)
      : line_(line), names_(line.names()), out_(game), facts_(factsOf(line, ~std::size_t{0})) {}

  void run() {
    gameRow();
    for (std::size_t seat = 0; seat < facts_.seats.size(); ++seat) {
      seatRow(seat);
      roundRows(seat);
      openingRows(seat);
    }
    for (const auto& [name, value] : line_.tags)
      row(TidyTable::tags).text(name).text(value);
    optionRows();
    const auto begun = begin(line_.begun.game);
    if (!begun) return;
    state_ = *begun;
    startCities();
    for (number_ = 1; number_ < facts_.events; ++number_)
      step(line_.events[number_ - 1]);
    endTurn();
  }

private:
  [[nodiscard]] TidyRow row(TidyTable table) { return TidyRow(out_.tables[indexOf(table)]); }

  void gameRow() {
    std::string_view outcome = "unfinished";
    if (facts_.reason) outcome = facts_.winner ? "won" : "undecided";
    row(TidyTable::games)
        .text(wordOf(facts_.ruleset))
        .text(facts_.board)
        .text(hexOf(facts_.map))
        .number(static_cast<std::int64_t>(facts_.seats.size()))
        .number(facts_.rounds)
        .number(facts_.turns)
        .number(facts_.events)
        .text(outcome)
        .known(facts_.reason ? wordOf(*facts_.reason) : std::string_view())
        .known(facts_.winner ? std::string_view(facts_.seats[*facts_.winner].nation) : std::string_view())
        .known(facts_.options)
        .known(tagOf(line_.tags, "date"))
        .known(tagOf(line_.tags, "event"))
        .known(tagOf(line_.tags, "site"))
        .number(playedByBots(line_.tags) ? 1 : 0)
        .text(kPlayedRecord);
  }

  void seatRow(std::size_t place) {
    const SeatFacts& seat = facts_.seats[place];
    TidyRow cells = row(TidyTable::seats);
    cells.number(static_cast<std::int64_t>(place) + 1).text(seat.nation).known(seat.player);
    if (seat.rating)
      cells.number(*seat.rating);
    else
      cells.nothing();
    cells.counted(seat.place);
    if (seat.place == 0)
      cells.nothing();
    else
      cells.number(seat.place == 1 ? 1 : 0);
    std::string byRound;
    for (const std::uint8_t personages : seat.personagesByRound)
      byRound += kRoundDigits[std::min<std::size_t>(personages, kRoundDigits.size() - 1)];
    cells.number(seat.personages)
        .number(seat.turns)
        .counted(seat.firstPersonageRound)
        .counted(seat.firstPersonageTurn)
        .number(seat.idleTurns)
        .number(seat.left)
        .text(wordsOf(seat.spaces))
        .text(byRound)
        .text(kPlayedRecord);
  }

  void roundRows(std::size_t place) {
    const SeatFacts& seat = facts_.seats[place];
    for (std::size_t round = 0; round < seat.personagesByRound.size(); ++round)
      row(TidyTable::rounds)
          .number(static_cast<std::int64_t>(place) + 1)
          .text(seat.nation)
          .number(static_cast<std::int64_t>(round) + 1)
          .number(seat.personagesByRound[round]);
  }

  void openingRows(std::size_t place) {
    const SeatFacts& seat = facts_.seats[place];
    for (std::size_t turn = 0; turn < std::min(seat.opening.size(), kOpeningTurns); ++turn)
      row(TidyTable::openings)
          .number(static_cast<std::int64_t>(place) + 1)
          .text(seat.nation)
          .number(static_cast<std::int64_t>(turn) + 1)
          .text(seat.opening[turn].done)
          .number(static_cast<std::int64_t>(seat.opening[turn].position));
  }

  void optionRows() {
    if (facts_.options.empty()) return;
    simdjson::dom::parser parser;
    simdjson::dom::object options;
    if (parser.parse(facts_.options).get_object().get(options) != simdjson::SUCCESS) return;
    for (const auto& [name, value] : options)
      row(TidyTable::options).text(name).text(valueInWords(value));
  }

  void startCities() {
    for (std::size_t p = 0; p < state_.fixed.provinces; ++p)
      if (state_.provinces[p].hasCity()) cityRow(ProvinceId(p), NationId::none(), "start");
  }

  void step(const Event& event) {
    if (std::holds_alternative<TurnBegan>(event)) endTurn();
    before_ = state_;
    static_cast<void>(apply(state_, event)); // `factsOf` has folded it
    std::visit([this](const auto& e) { take(e); }, event);
  }

  template <class E> void take(const E& e) {
    if constexpr (requires { e.paid; }) payment(e);
    cities(e);
    note(e);
  }

  template <class E> void note(const E&) {}
  void note(const TurnBegan& e) {
    actor_ = e.nation;
    ++gameTurn_;
    turnEvent_ = number_;
    turnRound_ = state_.round;
    ++turns_[e.nation.index()];
  }
  void note(const TurnEnded&) { endTurn(); }
  void note(const PersonageWon& e) {
    common(TidyTable::personages, e.nation)
        .text(wordOf(e.personage))
        .text(wordOf(e.reason))
        .number(state_.points(e.nation));
  }
  void note(const BattleFought& e) { fight(e.nation, "battle", e.opponent, e.demandedBy, e.province); }
  void note(const CityConquered& e) { fight(e.nation, "conquest", e.from, NationId::none(), e.province); }
  void note(const NeutralTempleDestroyed& e) {
    fight(e.nation, "destruction", NationId::none(), NationId::none(), e.province);
  }
  void note(const CardTaken& e) { cardRow(e.nation, "taken", e.card); }
  void note(const CardPlayed& e) { cardRow(e.nation, "played", e.card); }

  /// What both sides had there before and have after says more than the event: in a conquest the units of the
  /// loser fall, too, and in a battle special units count as others.
  void fight(NationId nation, std::string_view what, NationId opponent, NationId demander,
             ProvinceId province) {
    constexpr std::array kOrder{Kind::legion, Kind::galley, Kind::commander, Kind::admiral};
    const auto lost = [&](NationId of, Kind kind) {
      return of.exists() ? std::max(0, before_.units(province, of, kind) - state_.units(province, of, kind))
                         : 0;
    };
    TidyRow cells = common(TidyTable::battles, nation);
    cells.text(what)
        .known(wordOfNation(opponent))
        .known(wordOfNation(demander))
        .text(wordOfProvince(province));
    int all = 0;
    for (const Kind kind : kOrder) {
      cells.number(lost(nation, kind));
      all += lost(opponent, kind);
    }
    cells.number(all);
    for (const Kind kind : kOrder)
      cells.number(lost(opponent, kind));
    const ProvinceState &was = before_[province], &is = state_[province];
    cells.number((was.temple && !is.temple ? 1 : 0) + (was.neutralTemple && !is.neutralTemple ? 1 : 0));
    cells.number(was.wall && !is.wall ? 1 : 0);
  }

  void cardRow(NationId nation, std::string_view what, CardId card) {
    common(TidyTable::cards, nation)
        .text(what)
        .text(names_.game.ruleset->deck[card.index()].id)
        .known(wordOfNation(actor_));
  }

  /// event, round, seat, nation, turn
  TidyRow common(TidyTable table, NationId nation) {
    TidyRow cells = row(table);
    cells.number(static_cast<std::int64_t>(number_))
        .number(state_.round)
        .number(static_cast<std::int64_t>(nation.index()) + 1)
        .text(wordOfNation(nation))
        .number(turns_[nation.index()]);
    return cells;
  }

  // Cities: whose they are before and after says more than the event.
  template <class E> void cities(const E&) {}
  void cities(const CityFounded& e) { changed(e.province, "founded"); }
  void cities(const CityConquered& e) { changed(e.province, "conquered"); }
  void cities(const CityAbandoned& e) { changed(e.province, "abandoned"); }
  void cities(const CardPlayed&) { anyChanged("card"); }
  void cities(const Corrected&) { anyChanged("correction"); }
  void anyChanged(std::string_view how) {
    for (std::size_t p = 0; p < state_.fixed.provinces; ++p)
      changed(ProvinceId(p), how);
  }
  void changed(ProvinceId province, std::string_view how) {
    const ProvinceState& was = before_[province];
    const ProvinceState& is = state_[province];
    if (was.owner == is.owner && (!is.hasCity() || was.resource == is.resource)) return;
    cityRow(province, was.owner, how);
  }
  void cityRow(ProvinceId province, NationId from, std::string_view how) {
    const ProvinceState& is = state_[province];
    TidyRow cells = row(TidyTable::cities);
    cells.number(static_cast<std::int64_t>(number_)).number(state_.round);
    if (is.hasCity())
      cells.number(static_cast<std::int64_t>(is.owner.index()) + 1);
    else
      cells.nothing();
    cells.known(wordOfNation(is.owner))
        .number(actor_.exists() ? turns_[actor_.index()] : 0)
        .text(wordOfProvince(province))
        .known(is.hasCity() ? wordOf(is.resource) : std::string_view())
        .text(how)
        .known(wordOfNation(from));
  }

  // Payments.
  template <class E> void payment(const E& e) {
    if (e.paid.empty()) return;
    TidyRow cells = common(TidyTable::payments, e.nation);
    thing(cells, e);
    if constexpr (requires { e.count; })
      cells.number(e.count);
    else
      cells.number(1);
    for (const Resource r : {Resource::marble, Resource::iron, Resource::gold, Resource::coins})
      cells.number(e.paid[r]);
  }
  void thing(TidyRow& cells, const RondelMoved& e) { cells.text("rondel").text(wordOf(e.to)); }
  void thing(TidyRow& cells, const TempleBuilt& e) { cells.text("temple").text(wordOfProvince(e.province)); }
  void thing(TidyRow& cells, const WallBuilt& e) { cells.text("wall").text(wordOfProvince(e.province)); }
  void thing(TidyRow& cells, const KnowHowDeveloped& e) {
    cells.text("know-how").text(names_.game.ruleset->knowHows[e.knowHow.index()].id);
  }
  void thing(TidyRow& cells, const UnitsRecruited& e) { cells.text("recruiting").text(wordOf(e.kind)); }
  void thing(TidyRow& cells, const UnitsArmed& e) { cells.text("arming").text(wordOf(e.kind)); }
  void thing(TidyRow& cells, const CityFounded& e) { cells.text("city").text(wordOfProvince(e.province)); }
  void thing(TidyRow& cells, const Traded&) { cells.text("trade").nothing(); }

  /// What the acting nation has when its turn is over, or when the game is.
  void endTurn() {
    if (!actor_.exists()) return;
    const NationId n = actor_;
    actor_ = NationId::none();
    const NationState& nation = state_[n];
    const std::size_t own = turns_[n.index()];
    const SeatFacts& seat = facts_.seats[n.index()];
    const Space space = seat.spaces[own - 1];
    int legions = 0, galleys = 0;
    for (std::size_t p = 0; p < state_.fixed.provinces; ++p) {
      legions += state_.provinces[p].of(n, Kind::legion);
      galleys += state_.provinces[p].of(n, Kind::galley);
    }
    row(TidyTable::turns)
        .number(static_cast<std::int64_t>(gameTurn_))
        .number(turnRound_)
        .number(static_cast<std::int64_t>(n.index()) + 1)
        .text(seat.nation)
        .number(static_cast<std::int64_t>(own))
        .number(static_cast<std::int64_t>(turnEvent_))
        .known(space == Space::none ? std::string_view() : wordOf(space))
        .text(seat.opening[own - 1].done)
        .number(nation.has(Resource::marble))
        .number(nation.has(Resource::iron))
        .number(nation.has(Resource::gold))
        .number(nation.has(Resource::coins))
        .number(legions)
        .number(galleys)
        .number(nation.cities)
        .number(nation.temples)
        .number(std::popcount(nation.knowHow))
        .number(state_.points(n));
  }

  [[nodiscard]] std::string wordOfNation(NationId n) const {
    return n.exists() ? line_.begun.game.nationWord(n) : std::string();
  }
  [[nodiscard]] std::string wordOfProvince(ProvinceId p) const {
    return std::string(names_.provinces.word(p));
  }

  const MainLine& line_;
  EventNames names_;
  TidyGame& out_;
  GameFacts facts_;
  GameState state_, before_;
  std::size_t number_ = 0, gameTurn_ = 0, turnEvent_ = 0; // events before this one; turns so far
  int turnRound_ = 0;
  NationId actor_; // whose turn it is
  std::array<std::uint16_t, kMaxNations> turns_{};
};

} // namespace

TidyGame tidyOf(const MainLine& line) {
  TidyGame game;
  game.id = hexOf(line.id);
  TidyWalk(line, game).run();
  return game;
}

TidyGame tidyOf(const ResultFacts& result) {
  TidyGame game;
  game.id = hexOf(result.id);
  TidyRow(game.tables[indexOf(TidyTable::games)])
      .text(wordOf(result.ruleset))
      .known(result.board)
      .nothing() // map
      .number(static_cast<std::int64_t>(result.persons.size()))
      .nothing() // rounds
      .nothing() // turns
      .nothing() // events
      .known(outcomeWordOf(result))
      .nothing() // reason
      .known(winnerOf(result))
      .known(optionsTextOf(result))
      .known(result.date)
      .nothing() // event
      .known(result.site)
      .nothing() // bots
      .text(kResultRecord);
  for (const ResultSeatFacts& person : result.persons) {
    TidyRow cells(game.tables[indexOf(TidyTable::seats)]);
    cells.numberIf(person.seat).known(person.nation).known(person.player).nothing(); // rating
    cells.numberIf(person.place).numberIf(person.won).numberIf(person.personages);
    constexpr int kOfMoves = 7; // turns to personages_by_round
    for (int column = 0; column < kOfMoves; ++column)
      cells.nothing();
    cells.text(kResultRecord);
  }
  return game;
}

} // namespace annales::inline replay
