#include "importers/published/published_sides.h"

#include "importers/published/answer_cells.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace annales::inline importers {
namespace {

constexpr std::size_t kMostNamesOfStatement = 2000;
// How a player is written: of the others each has a number, in the order of the model.
constexpr std::size_t kNoPlayer = 0, kOneOfTheFew = 1, kFirstOwn = 2;
/// Of whom the model has no strength of his own. No name has a NUL.
constexpr std::string_view kOtherPerson("\0", 1);

/// Which of the two sides have a seat, by their conditions.
struct InSides {
  bool a = false, b = false;
};
constexpr unsigned kSidesOfSeat = 4; // of `InSides`

InSides sidesOf(unsigned number) {
  return {(number & 1U) != 0, (number & 2U) != 0};
}

/// As `apart` deals with seats that both ask for.
bool isOfASide(InSides in, SidesOverlap overlap) {
  if (in.a && in.b) return overlap == SidesOverlap::aWithinB || overlap == SidesOverlap::bWithinA;
  return in.a || in.b;
}

std::string flag(std::string_view condition) {
  return fmt::format("CASE WHEN {} THEN 1 ELSE 0 END", condition);
}

/// The names of a server, and which of them are one person's.
struct KnownPersons {
  std::map<std::string, std::string> shownAs; // by every name that anybody wrote
  std::map<std::string, std::string> united;  // of these, those that are shown otherwise
};

/// The statements of one comparison.
class SideStatements {
public:
  SideStatements(const FactServer& server, const ServerConditions& a, const ServerConditions& b,
                 const ServerConditions& over, bool onlyNewest)
      : server_(server), rows_(server.columnRows(onlyNewest)), onlyNewest_(onlyNewest),
        gamesOfA_(fmt::format("{} AND {}", a.games, a.gamesOfSeats)),
        gamesOfB_(fmt::format("{} AND {}", b.games, b.gamesOfSeats)),
        over_(fmt::format("{} AND outcome = 2", over.games)),
        sides_([a = a.seats, b = b.seats](const SeatTerms& seat) {
          return fmt::format("({} + 2 * {})", flag(a(seat)), flag(b(seat)));
        }) {}

  [[nodiscard]] std::string where() const {
    return fmt::format("({}) OR ({}) OR ({})", over_, gamesOfA_, gamesOfB_);
  }
  /// By kind of game how many there are. `player`: an expression for what a seat says of its player.
  [[nodiscard]] std::string gamesAlike(const SeatText& player) const {
    constexpr std::string_view kOfGame =
        "ruleset, board, options, map, nations, bots, outcome, is_over, is_a, is_b, alike";
    const SeatText seatInWords = [&](const SeatTerms& seat) {
      return server_.joined({seat.nation, fmt::format("CASE WHEN outcome = 2 THEN {} ELSE 0 END", seat.place),
                             sides_(seat), player(seat)},
                            kBetweenParts);
    };
    return fmt::format("SELECT ruleset, board, options, map, nations, bots, outcome, {} AS is_over, {} AS "
                       "is_a, {} AS is_b, {} AS alike, count(*) FROM {} WHERE {} GROUP BY {}",
                       flag(over_), flag(gamesOfA_), flag(gamesOfB_),
                       server_.seatsInTurn(seatInWords, kBetweenSeats), rows_, where(), kOfGame);
  }
  [[nodiscard]] std::string countGames() const {
    return fmt::format("SELECT count(*) FROM {} WHERE {}", rows_, where());
  }
  /// By person, and which kinds of seats he has in a game, a bit each: how many games there are.
  [[nodiscard]] std::string gamesOfPersons(const KnownPersons& persons) const {
    const SeatText person = [&](const SeatTerms& seat) {
      return server_.mapped(seat.player, persons.united, seat.player);
    };
    const SeatText kind = [&](const SeatTerms& seat) {
      return fmt::format("CASE WHEN {0} = 0 THEN 1 WHEN {0} = 1 THEN 2 WHEN {0} = 2 THEN 4 ELSE 8 END",
                         sides_(seat));
    };
    return fmt::format(
        "SELECT person, kinds, {} AS is_a, {} AS is_b, count(*) FROM {} WHERE {} GROUP BY person, "
        "kinds, is_a, is_b",
        flag(gamesOfA_), flag(gamesOfB_), server_.persons(person, kind, onlyNewest_), over_);
  }

  static constexpr char kBetweenParts = ':', kBetweenSeats = ';';

private:
  const FactServer& server_;
  std::string rows_;
  bool onlyNewest_;
  std::string gamesOfA_, gamesOfB_, over_;
  SeatText sides_; // the number of `InSides`
};

std::vector<std::string_view> splitAt(std::string_view text, char between) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = std::min(text.find(between), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> wholeNumberIn(std::string_view digits) {
  int number = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return std::nullopt;
  return number;
}

/// Rows of games alike as columns.
class AlikeReading {
public:
  AlikeReading(SkillFrom skill, const OwnStrengths* own) : skill_(skill), own_(own) {}

  /// False where a row makes no sense.
  bool add(AnswerCells& cells) {
    GameColumns& games = columns_.games;
    const auto game = static_cast<GameRow>(games.id.size());
    games.id.emplace_back();
    games.ruleset.push_back(cells.ruleset());
    games.board.push_back(words_.add(cells.text()));
    games.options.push_back(words_.add(cells.text()));
    games.map.push_back(words_.add(cells.text()));
    const std::uint64_t nations = cells.count(), bots = cells.count(), outcome = cells.count();
    const bool isOver = cells.count() == 1;
    const InSides in{cells.count() == 1, cells.count() == 1};
    const std::string alike = cells.text();
    const std::uint64_t times = cells.count();
    const std::vector<std::string_view> seats = splitAt(alike, SideStatements::kBetweenSeats);
    if (cells.faulty() || seats.size() != nations || nations > kMaxNations || outcome >= kOutcomes ||
        times == 0)
      return false;
    games.nations.push_back(static_cast<std::uint8_t>(nations));
    games.bots.push_back(bots == 1 ? 1 : 0);
    games.outcome.push_back(static_cast<Outcome>(outcome));
    for (auto* column : {&games.date, &games.event, &games.site})
      column->push_back(words_.add(""));
    games.rounds.push_back(0);
    games.firstSeat.push_back(static_cast<SeatRow>(columns_.seats.game.size()));
    times_.push_back(times);
    games_ += times;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      if (!addSeat(game, seat, seats[seat], isOver, in)) return false;
    return true;
  }

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] PublishedSides take() {
    found_.table = FactTable(std::move(columns_), std::move(words_), {}, std::move(times_));
    if (own_ != nullptr) found_.own = *own_;
    return std::move(found_);
  }

private:
  bool addSeat(GameRow game, std::size_t place, std::string_view text, bool isOver, InSides in) {
    const std::vector<std::string_view> parts = splitAt(text, SideStatements::kBetweenParts);
    if (parts.size() != 4) return false;
    const auto placed = wholeNumberIn(parts[1]), sides = wholeNumberIn(parts[2]),
               player = wholeNumberIn(parts[3]);
    if (!placed || !sides || !player || *placed < 0 || *placed > static_cast<int>(kMaxNations) ||
        *sides < 0 || *sides >= static_cast<int>(kSidesOfSeat))
      return false;
    SeatColumns& seats = columns_.seats;
    const auto seat = static_cast<SeatRow>(seats.game.size());
    seats.game.push_back(game);
    seats.seat.push_back(static_cast<std::uint8_t>(place));
    seats.nation.push_back(words_.add(parts[0]));
    seats.place.push_back(static_cast<std::uint8_t>(*placed));
    const bool hasRating = skill_ == SkillFrom::ratings;
    seats.rating.push_back(hasRating ? static_cast<std::int16_t>(*player) : kNoRating);
    const auto name = nameOf(hasRating ? static_cast<int>(kNoPlayer) : *player);
    if (!name) return false;
    seats.player.push_back(words_.add(*name));
    for (auto* column : {&seats.personages, &seats.firstPersonageRound})
      column->push_back(0);
    for (auto* column : {&seats.turns, &seats.idleTurns, &seats.left})
      column->push_back(0);
    seats.opening.emplace_back();
    seats.firstGain.push_back(0);
    const InSides asked = sidesOf(static_cast<unsigned>(*sides));
    if (in.a && asked.a) found_.a.seats.push_back(seat);
    if (in.b && asked.b) found_.b.seats.push_back(seat);
    if (isOver) found_.over.seats.push_back(seat);
    return true;
  }
  [[nodiscard]] std::optional<std::string_view> nameOf(int player) const {
    if (player == static_cast<int>(kNoPlayer)) return "";
    if (player == static_cast<int>(kOneOfTheFew)) return kOtherPerson;
    const std::size_t own = static_cast<std::size_t>(player) - kFirstOwn;
    if (player < 0 || own_ == nullptr || own >= own_->names.size()) return std::nullopt;
    return own_->names[own];
  }

  SkillFrom skill_;
  const OwnStrengths* own_;
  FactColumns columns_;
  WordList words_;
  std::vector<std::uint64_t> times_;
  std::uint64_t games_ = 0;
  PublishedSides found_;
};

class SidesOnServer {
public:
  SidesOnServer(FactServer& server, const SidesAsked& asked, const SideStatements& statements)
      : server_(server), asked_(asked), statements_(statements) {}

  Result<std::optional<PublishedSides>> find(const ServerWords& words) {
    const SeatText nobody = [](const SeatTerms&) { return std::to_string(kNoPlayer); };
    if (asked_.skill == SkillFrom::nothing) return alike(nobody, nullptr);
    if (asked_.skill == SkillFrom::ratings)
      return alike([](const SeatTerms& seat) { return seat.rating; }, nullptr);
    const auto persons = personsOn(words);
    if (!persons) return tl::unexpected(persons.error());
    if (persons->united.size() > kMostNamesOfStatement) return std::nullopt;
    SidesOverlap overlap = SidesOverlap::none;
    if (comparesPlayers(asked_.a, asked_.b)) {
      auto withoutNames = alike(nobody, nullptr);
      if (!withoutNames || !*withoutNames) return withoutNames;
      overlap = apart((*withoutNames)->a, (*withoutNames)->b).overlap;
    }
    const auto own = strengths(*persons, overlap);
    if (!own) return tl::unexpected(own.error());
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < own->names.size(); ++i)
      places.emplace(own->names[i], kFirstOwn + i);
    std::map<std::string, std::string> numbers;
    for (const auto& [written, shown] : persons->shownAs)
      if (const auto at = places.find(shown); at != places.end())
        numbers.emplace(written, std::to_string(at->second));
    if (numbers.size() > kMostNamesOfStatement) return std::nullopt;
    const SeatText number = [&](const SeatTerms& seat) {
      return fmt::format("CASE WHEN {} = '' THEN '{}' ELSE {} END", seat.player, kNoPlayer,
                         server_.mapped(seat.player, numbers, fmt::format("'{}'", kOneOfTheFew)));
    };
    return alike(number, &*own);
  }

private:
  Result<std::optional<PublishedSides>> alike(const SeatText& player, const OwnStrengths* own) {
    AlikeReading reading(asked_.skill, own);
    bool strange = false;
    std::uint64_t games = 0;
    auto answered = askEach(server_, statements_.gamesAlike(player),
                            [&](AnswerCells& cells) { strange = strange || !reading.add(cells); });
    if (answered)
      answered =
          askEach(server_, statements_.countGames(), [&](AnswerCells& cells) { games = cells.count(); });
    if (!answered) return tl::unexpected(answered.error());
    if (strange || games != reading.games())
      return failure("{}: the server's sums do not agree", server_.columnTable());
    return reading.take();
  }

  static Result<KnownPersons> personsOn(const ServerWords& words) {
    const auto names = words.players();
    if (!names) return tl::unexpected(names.error());
    const std::vector<std::string> shown = unitedNames(*names);
    KnownPersons persons;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      persons.shownAs.emplace((*names)[i].name, shown[i]);
      if ((*names)[i].name != shown[i]) persons.united.emplace((*names)[i].name, shown[i]);
    }
    return persons;
  }

  /// Of the decided games: who compares players gives them no strength where they are compared.
  Result<OwnStrengths> strengths(const KnownPersons& persons, SidesOverlap overlap) {
    const bool everySeat = !comparesPlayers(asked_.a, asked_.b);
    std::map<std::string, std::uint64_t> games;
    const auto answered = askEach(server_, statements_.gamesOfPersons(persons), [&](AnswerCells& cells) {
      const std::string person = cells.text();
      const auto kinds = static_cast<unsigned>(cells.count());
      const InSides game{cells.count() == 1, cells.count() == 1};
      const std::uint64_t times = cells.count();
      for (unsigned kind = 0; kind < kSidesOfSeat; ++kind) {
        if ((kinds >> kind & 1U) == 0) continue;
        const InSides seat = sidesOf(kind);
        if (!everySeat && isOfASide({game.a && seat.a, game.b && seat.b}, overlap)) continue;
        games[person] += times;
        break;
      }
    });
    if (!answered) return tl::unexpected(answered.error());
    std::vector<PlayerGames> players;
    for (const auto& [name, count] : games)
      players.push_back({name, count});
    return ownStrengths(std::move(players));
  }

  FactServer& server_;
  const SidesAsked& asked_;
  const SideStatements& statements_;
};

} // namespace

Result<std::optional<PublishedSides>> publishedSides(FactServer& server, const SidesAsked& asked,
                                                     const ServerWords& words, bool onlyNewest) {
  const auto a = serverConditions(server, asked.a, words), b = serverConditions(server, asked.b, words),
             over = serverConditions(server, {asked.over, {}}, words);
  for (const auto* conditions : {&a, &b, &over}) {
    if (!*conditions) return tl::unexpected(conditions->error());
    if (!**conditions) return std::nullopt;
  }
  const SideStatements statements(server, **a, **b, **over, onlyNewest);
  return SidesOnServer(server, asked, statements).find(words);
}

} // namespace annales::inline importers
