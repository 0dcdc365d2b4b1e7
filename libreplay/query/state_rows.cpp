#include "libreplay/query/state_rows.h"

#include "engine/fold/apply.h"
#include "libreplay/log/tags.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::uint8_t inByte(int count) {
  return static_cast<std::uint8_t>(std::clamp(count, 0, kMostCounted));
}

/// What is counted on the board, of every nation at once.
struct OnBoard {
  std::array<std::array<int, kKinds>, kMaxNations> units{};
  std::array<int, kMaxNations> walls{};
};

OnBoard countBoard(const GameState& state) {
  OnBoard board;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p) {
    const ProvinceState& province = state.provinces[p];
    for (std::size_t n = 0; n < state.fixed.nations; ++n)
      for (const Kind kind : kBasicKinds)
        board.units[n][indexOf(kind)] += province.units[n][indexOf(kind)];
    if (province.hasCity() && province.wall) ++board.walls[province.owner.index()];
  }
  for (const GameState::Special& special : state.specials)
    if (special.count > 0)
      board.units[special.nationAndKind / kKinds][special.nationAndKind % kKinds] += special.count;
  return board;
}

/// Takes the events of the main line in order, and the state at each moment.
class Watcher {
public:
  Watcher(const MainLine& line, const GameFacts& facts)
      : line_(line), game_(line.begun.game), names_(line.names()) {
    const Game& game = game_;
    out_.kind = {game.setup->ruleset, game.setup->mapHash, game.setup->map, {}, {}};
    for (const KnowHow& knowHow : game.ruleset->knowHows)
      out_.kind.knowHows.emplace_back(knowHow.id);
    for (const Province& province : game.map->provinces())
      out_.kind.provinces.push_back(province.id);
    takeHead(facts);
    columns_ = columnsFor(out_.kind.provinces.size());
    rows_.resize(facts.seats.size());
    turns_.resize(facts.seats.size());
  }

  [[nodiscard]] GameStates watch() {
    if (auto begun = begin(game_)) {
      state_ = *begun;
      follow();
    }
    put();
    return std::move(out_);
  }

private:
  void takeHead(const GameFacts& facts) {
    out_.head.id = facts.id;
    out_.head.date = tagOf(line_.tags, "date");
    out_.head.event = tagOf(line_.tags, "event");
    out_.head.site = tagOf(line_.tags, "site");
    out_.head.options = facts.options;
    out_.head.outcome = !facts.reason  ? Outcome::unfinished
                        : facts.winner ? Outcome::won
                                       : Outcome::undecided;
    for (const SeatFacts& seat : facts.seats)
      out_.head.seats.push_back(
          {seat.nation, seat.player,
           static_cast<std::int16_t>(std::clamp<int>(seat.rating.value_or(kNoRating), -1, 32767)), seat.place,
           OpeningKey::of(seat.spaces)});
  }

  void follow() {
    std::uint32_t seq = 0;
    for (const Event& event : line_.events) {
      ++seq;
      const bool inTurn = state_.active.exists();
      if (apply(state_, event)) return; // what cannot be folded has not happened
      std::visit([this](const auto& e) { note(e); }, event);
      const bool endsTurn =
          std::holds_alternative<TurnEnded>(event) || (inTurn && std::holds_alternative<GameEnded>(event));
      if (endsTurn) takeMoment(seq);
    }
  }

  template <class E> void note(const E&) {}
  void note(const TurnBegan& e) { ++turns_[e.nation.index()]; }
  void note(const CityFounded& e) { at(Deed::founded, e.nation, e.province); }
  void note(const CityConquered& e) {
    at(Deed::conquered, e.nation, e.province);
    if (e.from.exists()) at(Deed::lost, e.from, e.province);
  }
  void note(const CityAbandoned& e) { at(Deed::abandoned, e.nation, e.province); }
  void note(const NeutralTempleDestroyed& e) { at(Deed::destroyed, e.nation, e.province); }
  void note(const TempleBuilt& e) { at(Deed::temple, e.nation, e.province); }
  void note(const WallBuilt& e) { at(Deed::wall, e.nation, e.province); }
  void note(const KnowHowDeveloped& e) {
    did(Deed::bought, e.nation, game_.ruleset->knowHows[e.knowHow.index()].id);
  }
  void note(const PersonageWon& e) { did(Deed::claimed, e.nation, wordOf(e.personage)); }
  void note(const UnitsArmed& e) { did(Deed::armed, e.nation, wordOf(e.kind)); }
  void note(const UnitsRecruited& e) { did(Deed::recruited, e.nation, wordOf(e.kind)); }
  void note(const BattleFought& e) {
    at(Deed::fought, e.nation, e.province);
    if (e.opponent.exists() && e.opponent != e.nation) at(Deed::fought, e.opponent, e.province);
  }
  void note(const Traded& e) { did(Deed::traded, e.nation, ""); }
  void note(const CardTaken& e) { did(Deed::took, e.nation, cardWord(e.card)); }
  void note(const CardPlayed& e) { did(Deed::played, e.nation, cardWord(e.card)); }
  void note(const BellonaUsed& e) { did(Deed::bellona, e.nation, ""); }

  [[nodiscard]] std::string_view cardWord(CardId card) const { return game_.ruleset->deck[card.index()].id; }
  void at(Deed deed, NationId nation, ProvinceId province) {
    did(deed, nation, province.exists() ? names_.provinces.word(province) : std::string_view());
  }
  void did(Deed deed, NationId nation, std::string_view what) {
    // The row is known once the number of moments is.
    notes_.push_back({deed, nation.index(), out_.moments.size(), std::string(what)});
  }

  void takeMoment(std::uint32_t seq) {
    const OnBoard board = countBoard(state_);
    for (std::size_t n = 0; n < rows_.size(); ++n)
      takeRow(NationId(n), board);
    out_.moments.push_back(seq);
  }

  void takeRow(NationId nation, const OnBoard& board) {
    std::vector<std::uint8_t>& rows = rows_[nation.index()];
    const std::size_t first = rows.size();
    rows.resize(first + columns_);
    const NationState& own = state_[nation];
    const auto put = [&](Quantity what, int count) {
      rows[first + static_cast<std::size_t>(what)] = inByte(count);
    };
    const auto& units = board.units[nation.index()];
    put(Quantity::round, state_.round);
    put(Quantity::turn, turns_[nation.index()]);
    put(Quantity::temples, own.temples);
    put(Quantity::cities, own.cities);
    put(Quantity::legions, units[indexOf(Kind::legion)]);
    put(Quantity::galleys, units[indexOf(Kind::galley)]);
    put(Quantity::commanders, units[indexOf(Kind::commander)]);
    put(Quantity::admirals, units[indexOf(Kind::admiral)]);
    put(Quantity::units, units[0] + units[1] + units[2] + units[3]);
    put(Quantity::seas, own.seas);
    put(Quantity::walls, board.walls[nation.index()]);
    put(Quantity::coins, own.has(Resource::coins));
    put(Quantity::marble, own.has(Resource::marble));
    put(Quantity::iron, own.has(Resource::iron));
    put(Quantity::gold, own.has(Resource::gold));
    put(Quantity::knowHows, __builtin_popcount(own.knowHow));
    put(Quantity::personages, state_.points(nation));
    for (std::size_t kind = 0; kind < kPersonages; ++kind)
      rows[first + static_cast<std::size_t>(Quantity::kings) + kind] = own.personages[kind];
    const bool itsTurn = state_.turn.actor == nation;
    const Space space = itsTurn ? state_.turn.space : Space::none;
    rows[first + kSpaceColumn] = space == Space::none ? 0 : static_cast<std::uint8_t>(indexOf(space) + 1);
    rows[first + kOwnTurnColumn] = itsTurn ? 1 : 0;
    rows[first + kKnowsColumn] = static_cast<std::uint8_t>(own.knowHow);
    for (std::size_t p = 0; p < out_.kind.provinces.size(); ++p)
      if (state_.provinces[p].owner == nation)
        rows[first + kOwnsColumn + p / 8] =
            static_cast<std::uint8_t>(rows[first + kOwnsColumn + p / 8] | 1U << p % 8);
  }

  /// From rows of a moment to columns of a seat.
  void put() {
    const std::size_t moments = out_.moments.size();
    out_.columns.resize(columns_);
    for (std::size_t c = 0; c < columns_; ++c) {
      out_.columns[c].reserve(out_.rows());
      for (const auto& rows : rows_)
        for (std::size_t m = 0; m < moments; ++m)
          out_.columns[c].push_back(rows[m * columns_ + c]);
    }
    for (Note& note : notes_)
      if (note.moment < moments) // else its turn has not ended
        out_.deeds[static_cast<std::size_t>(note.deed)].push_back(
            {static_cast<std::uint32_t>(note.seat * moments + note.moment), std::move(note.what)});
    for (auto& deeds : out_.deeds)
      std::ranges::stable_sort(deeds, {}, &DeedAt::row);
  }

  struct Note {
    Deed deed;
    std::size_t seat, moment;
    std::string what;
  };

  const MainLine& line_;
  const Game& game_;
  EventNames names_;
  GameState state_;
  GameStates out_;
  std::size_t columns_ = 0;
  std::vector<std::vector<std::uint8_t>> rows_; // of each seat, a row a moment
  std::vector<int> turns_;
  std::vector<Note> notes_;
};

} // namespace

GameStates statesOf(const MainLine& line, const GameFacts& facts) {
  return Watcher(line, facts).watch();
}

} // namespace annales::inline replay
