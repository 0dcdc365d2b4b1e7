#include "libreplay/query/answer_csv.h"
#include "libreplay/query/moments.h"
#include "libreplay/query/run_question.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <unordered_map>

namespace annales::inline replay {
namespace {

constexpr std::string_view kEitherManeuver = "maneuver";

/// Thrown where a column is not what was written; caught in `evaluate`.
struct Damaged {};

template <class T> T orDamaged(std::optional<T> value) {
  if (!value) throw Damaged{};
  return *value;
}

/// What is cheap to ask comes first: whatever follows is only looked at where that holds.
int costOf(const Condition& condition) {
  struct Cost {
    int operator()(const StandingIs&) const { return 0; }
    int operator()(const WordIs& c) const {
      return c.what == Attribute::space ? 2 : c.what == Attribute::player ? 1 : 0;
    }
    int operator()(const DateIs&) const { return 0; }
    int operator()(const FactIs& c) const { return c.what == Fact::ownTurn ? 2 : 0; }
    int operator()(const CountIs&) const { return 2; }
    int operator()(const Knows&) const { return 2; }
    int operator()(const Owns&) const { return 2; }
    int operator()(const CountAgainst&) const { return 3; }
    int operator()(const Did&) const { return 1; }
    int operator()(const Remarked&) const { return 1; }
    int operator()(const Not& c) const { return costOf(c.of.front()); }
    int operator()(const All& c) const { return most(c.of); }
    int operator()(const Any& c) const { return most(c.of) + 1; }
    int operator()(const Rivals& c) const { return costOf(c.have.front()) + 10; }
    int operator()(const When& c) const { return costOf(c.of.front()) + 10; }
    static int most(const std::vector<Condition>& of) {
      return costOf(*std::ranges::max_element(of, {}, costOf));
    }
  };
  return std::visit(Cost{}, condition.is);
}

bool holdsForText(const std::string& value, Compare how, const std::string& asked) {
  // Of a date as many letters count as were asked for.
  const int order = value.substr(0, asked.size()).compare(asked);
  return holds(order < 0 ? -1 : order > 0 ? 1 : 0, how, 0);
}

class Evaluation {
public:
  Evaluation(const StateChunk& chunk, std::string_view bytes, const std::vector<RemarkAt>& remarks)
      : chunk_(chunk), bytes_(bytes), remarks_(remarks) {}

  /// Bits count only where `care` has one.
  [[nodiscard]] Bits of(const Condition& condition, const Bits* care) {
    return std::visit([&](const auto& c) { return find(c, care); }, condition.is);
  }

private:
  [[nodiscard]] Bits none() const { return Bits(chunk_.rows()); }
  [[nodiscard]] Bits all() const {
    Bits bits = none();
    bits.invert();
    return bits;
  }
  [[nodiscard]] StateChunk::Column column(std::size_t number) const {
    return orDamaged(chunk_.column(bytes_, number));
  }
  [[nodiscard]] StateChunk::Column column(Quantity what) const {
    return column(static_cast<std::size_t>(what));
  }

  Bits compared(std::size_t number, Compare how, int with, const Bits* care) {
    const StateChunk::Column values = column(number);
    if (values.isSame()) return holds(values.same, how, with) ? all() : none();
    Bits out = none();
    compareBytes(values.bytes, how, static_cast<std::uint8_t>(with), care, out);
    return out;
  }
  Bits masked(std::size_t number, unsigned bit, const Bits* care) {
    const StateChunk::Column values = column(number);
    const auto mask = static_cast<std::uint8_t>(1U << bit);
    if (values.isSame()) return (values.same & mask) != 0 ? all() : none();
    Bits out = none();
    testBytes(values.bytes, mask, care, out);
    return out;
  }

  Bits find(const CountIs& c, const Bits* care) {
    return compared(static_cast<std::size_t>(c.what), c.how, c.number, care);
  }
  Bits find(const CountAgainst& c, const Bits* care) {
    const StateChunk::Column a = column(c.what), b = column(c.than);
    if (b.isSame()) return compared(static_cast<std::size_t>(c.what), c.how, b.same, care);
    Bits out = none();
    if (a.isSame()) {
      for (std::size_t row = 0; row < chunk_.rows(); ++row)
        if (holds(a.same, c.how, b.bytes[row])) out.set(row);
      return out;
    }
    compareColumns(a.bytes, c.how, b.bytes, care, out);
    return out;
  }
  Bits find(const Knows& c, const Bits* care) {
    const auto at = std::ranges::find(chunk_.kind().knowHows, c.knowHow);
    if (at == chunk_.kind().knowHows.end()) return none();
    return masked(kKnowsColumn, static_cast<unsigned>(at - chunk_.kind().knowHows.begin()), care);
  }
  Bits find(const Owns& c, const Bits* care) {
    const auto at = std::ranges::find(chunk_.kind().provinces, c.province);
    if (at == chunk_.kind().provinces.end()) return none();
    const auto place = static_cast<std::size_t>(at - chunk_.kind().provinces.begin());
    return masked(kOwnsColumn + place / 8, place % 8, care);
  }

  /// Of every row of the nations that fit.
  template <class F> Bits ofSeats(const F& fits) const {
    Bits out = none();
    for (const GameInChunk& game : chunk_.games()) {
      const auto seats = chunk_.seatsOf(game);
      for (std::size_t s = 0; s < seats.size(); ++s)
        if (fits(game, seats[s], s)) out.fill(game.firstRow + s * game.moments, game.moments);
    }
    return out;
  }
  template <class F> Bits ofGames(const F& fits) const {
    Bits out = none();
    for (const GameInChunk& game : chunk_.games())
      if (fits(game)) out.fill(game.firstRow, std::size_t{game.seats} * game.moments);
    return out;
  }

  Bits find(const StandingIs& c, const Bits*) {
    return ofSeats([&](const GameInChunk& game, const SeatInChunk& seat, std::size_t number) {
      switch (c.what) {
      case Standing::seat:
        return holds(static_cast<int>(number) + 1, c.how, c.number);
      case Standing::nations:
        return holds(game.seats, c.how, c.number);
      case Standing::place:
        return seat.place > 0 && holds(seat.place, c.how, c.number);
      case Standing::rating:
        return seat.rating != kNoRating && holds(seat.rating, c.how, c.number);
      }
      return false;
    });
  }

  /// The words of the chunk that contain it, as searches compare.
  [[nodiscard]] std::vector<bool> wordsWith(const std::string& part) const {
    return wordsThat([plain = plainText(part)](const std::string& word) {
      return !word.empty() && plainText(word).find(plain) != std::string::npos;
    });
  }
  template <class F> [[nodiscard]] std::vector<bool> wordsThat(F&& fit) const {
    std::vector<bool> fits;
    for (const std::string& word : chunk_.words())
      fits.push_back(fit(word));
    return fits;
  }
  [[nodiscard]] bool isWord(std::uint32_t place, const std::string& word) const {
    return chunk_.words()[place] == word;
  }
  [[nodiscard]] std::optional<std::uint32_t> placeOf(const std::string& word) const {
    const auto at = std::ranges::find(chunk_.words(), word);
    if (at == chunk_.words().end()) return std::nullopt;
    return static_cast<std::uint32_t>(at - chunk_.words().begin());
  }

  Bits find(const WordIs& c, const Bits* care) {
    switch (c.what) {
    case Attribute::nation: {
      const auto place = placeOf(c.word);
      return ofSeats([&](const GameInChunk&, const SeatInChunk& seat, std::size_t) {
        return (seat.nation == place) == c.is;
      });
    }
    case Attribute::winner: {
      const auto place = placeOf(c.word);
      return ofGames([&](const GameInChunk& game) {
        const auto seats = chunk_.seatsOf(game);
        const auto winner = std::ranges::find(seats, 1, &SeatInChunk::place);
        return winner != seats.end() && (winner->nation == place) == c.is;
      });
    }
    case Attribute::player: {
      const auto has =
          wordsThat([asked = AskedName(c.word)](const std::string& word) { return asked.fits(word); });
      return ofSeats([&](const GameInChunk&, const SeatInChunk& seat, std::size_t) {
        return !chunk_.words()[seat.player].empty() && has[seat.player] == c.is;
      });
    }
    case Attribute::event:
      return ofHeader(c, &GameInChunk::event);
    case Attribute::site:
      return ofHeader(c, &GameInChunk::site);
    case Attribute::ruleset:
      return (wordOf(chunk_.kind().ruleset) == c.word) == c.is ? all() : none();
    case Attribute::board:
      return (chunk_.kind().board == c.word) == c.is ? all() : none();
    case Attribute::outcome:
      return ofGames([&](const GameInChunk& game) { return (wordOf(game.outcome) == c.word) == c.is; });
    case Attribute::opening: {
      const OpeningKey prefix = OpeningKey::read(c.word).value_or(OpeningKey());
      return ofSeats([&](const GameInChunk&, const SeatInChunk& seat, std::size_t) {
        return seat.opening.beginsWith(prefix) == c.is;
      });
    }
    case Attribute::space:
      return ofSpace(c, care);
    }
    return none();
  }
  Bits ofHeader(const WordIs& c, std::uint32_t GameInChunk::*header) {
    const auto has = wordsWith(c.word);
    return ofGames([&](const GameInChunk& game) {
      return !chunk_.words()[game.*header].empty() && has[game.*header] == c.is;
    });
  }
  Bits ofSpace(const WordIs& c, const Bits* care) {
    const auto equal = [&](Space space) {
      return compared(kSpaceColumn, Compare::equal, static_cast<int>(indexOf(space)) + 1, care);
    };
    Bits is = c.word == kEitherManeuver ? equal(Space::maneuver1) : none();
    if (c.word == kEitherManeuver)
      is |= equal(Space::maneuver2);
    else if (const auto space = valueOf<Space>(c.word))
      is = equal(*space);
    if (c.is) return is;
    is.invert();
    is &= compared(kSpaceColumn, Compare::unequal, 0, care);
    return is;
  }

  Bits find(const DateIs& c, const Bits*) {
    return ofGames([&](const GameInChunk& game) {
      const std::string& date = chunk_.words()[game.date];
      return !date.empty() && holdsForText(date, c.how, c.date);
    });
  }
  Bits find(const FactIs& c, const Bits* care) {
    switch (c.what) {
    case Fact::won:
      return ofSeats(
          [](const GameInChunk&, const SeatInChunk& seat, std::size_t) { return seat.place == 1; });
    case Fact::decided:
      return ofGames([](const GameInChunk& game) { return game.outcome == Outcome::won; });
    case Fact::ownTurn:
      return compared(kOwnTurnColumn, Compare::equal, 1, care);
    }
    return none();
  }

  Bits find(const Did& c, const Bits*) {
    const StateChunk::Deeds deeds = orDamaged(chunk_.deeds(bytes_, c.deed));
    const auto place = c.what.empty() ? std::nullopt : placeOf(c.what);
    Bits out = none();
    if (!c.what.empty() && !place) return out;
    for (std::size_t i = 0; i < deeds.rows.size(); ++i)
      if (deeds.rows[i] < chunk_.rows() && (!place || deeds.what[i] == *place)) out.set(deeds.rows[i]);
    return out;
  }

  [[nodiscard]] static bool fits(const Remarked& asked, const RemarkAt& remark) {
    const auto contains = [&](const std::string& text) {
      return plainText(text).find(plainText(asked.word)) != std::string::npos;
    };
    switch (asked.part) {
    case RemarkPart::any:
      return true;
    case RemarkPart::text:
      return contains(remark.text);
    case RemarkPart::author:
      return AskedName(asked.word).fits(remark.author);
    case RemarkPart::glyph:
      return std::ranges::find(remark.glyphs, asked.word) != remark.glyphs.end();
    case RemarkPart::tag:
      return std::ranges::find(remark.tags, asked.word) != remark.tags.end();
    }
    return false;
  }
  Bits find(const Remarked& c, const Bits*) {
    if (places_.empty())
      for (std::size_t i = 0; i < chunk_.games().size(); ++i)
        places_.emplace(chunk_.games()[i].id, i);
    Bits out = none();
    const auto moments = orDamaged(chunk_.momentsIn(bytes_));
    for (const RemarkAt& remark : remarks_) {
      const auto at = places_.find(remark.game);
      if (at == places_.end() || !fits(c, remark)) continue;
      const GameInChunk& game = chunk_.games()[at->second];
      const auto own = moments.subspan(game.firstMoment, game.moments);
      const auto moment = std::ranges::lower_bound(own, remark.seq);
      if (moment == own.end()) continue; // in a turn that has not ended
      const auto seats = chunk_.seatsOf(game);
      for (std::size_t s = 0; s < seats.size(); ++s)
        if (remark.nation.empty() || isWord(seats[s].nation, remark.nation))
          out.set(game.firstRow + s * game.moments + static_cast<std::size_t>(moment - own.begin()));
    }
    return out;
  }

  Bits find(const Not& c, const Bits* care) {
    Bits out = of(c.of.front(), care);
    out.invert();
    return out;
  }
  Bits find(const All& c, const Bits* care) {
    std::vector<const Condition*> parts;
    for (const Condition& part : c.of)
      parts.push_back(&part);
    std::ranges::stable_sort(parts, {}, [](const Condition* part) { return costOf(*part); });
    Bits out = of(*parts.front(), care);
    if (care != nullptr) out &= *care;
    for (std::size_t i = 1; i < parts.size() && !out.none(); ++i)
      out &= of(*parts[i], &out);
    return out;
  }
  Bits find(const Any& c, const Bits* care) {
    Bits out = of(c.of.front(), care);
    for (std::size_t i = 1; i < c.of.size(); ++i)
      out |= of(c.of[i], care);
    return out;
  }
  Bits find(const Rivals& c, const Bits*) { return ofRivals(chunk_, of(c.have.front(), nullptr), c.who); }
  Bits find(const When& c, const Bits*) {
    const Bits holds = of(c.of.front(), nullptr);
    if (holds.none()) return holds;
    return atOtherMoments(chunk_, holds, c,
                          column(c.unit == When::Unit::turns ? Quantity::turn : Quantity::round));
  }

  const StateChunk& chunk_;
  const std::string_view bytes_;
  const std::vector<RemarkAt>& remarks_;
  std::unordered_map<Hash, std::size_t, HashHasher> places_; // of games, for remarks
};

} // namespace

std::optional<Bits> evaluate(const StateChunk& chunk, std::string_view bytes, const Condition& question,
                             const std::vector<RemarkAt>& remarks) {
  try {
    Bits found = Evaluation(chunk, bytes, remarks).of(question, nullptr);
    if (chunk.hasDead())
      for (const GameInChunk& game : chunk.games())
        if (game.dead) found.clear(game.firstRow, std::size_t{game.seats} * game.moments);
    return found;
  } catch (const Damaged&) {
    return std::nullopt;
  }
}

} // namespace annales::inline replay
