#include "importers/published/server_conditions.h"

#include "libreplay/openings/game_options.h"
#include "libreplay/text/plain_text.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace annales::inline importers {
namespace {

constexpr std::size_t kMostWordsOfCondition = 2000; // a statement has its limits

/// Conditions that must all hold.
class AllOf {
public:
  void add(std::string condition) { parts_.push_back(std::move(condition)); }
  [[nodiscard]] std::string text() const {
    return parts_.empty() ? "1 = 1" : fmt::format("{}", fmt::join(parts_, " AND "));
  }

private:
  std::vector<std::string> parts_;
};

std::string isOneOf(const FactServer& server, std::string_view column,
                    const std::vector<std::string>& words) {
  if (words.empty()) return "1 = 0";
  std::string list;
  for (const std::string& word : words)
    list.append(list.empty() ? "" : ", ").append(server.text(word));
  return fmt::format("{} IN ({})", column, list);
}

std::string isRatedIn(const std::string& rating, const std::optional<int>& from,
                      const std::optional<int>& to) {
  std::string condition = fmt::format("{} <> {}", rating, kNoRating);
  if (from) condition += fmt::format(" AND {} >= {}", rating, *from);
  if (to) condition += fmt::format(" AND {} <= {}", rating, *to);
  return condition;
}

/// The bits of the first turns.
std::uint64_t maskOf(std::size_t turns) {
  return OpeningKey(~std::uint64_t{0}).first(turns).bits();
}

std::string beginsWith(const FactServer& server, OpeningKey opening, const SeatTerms& seat) {
  return fmt::format("{} = {}", server.bitsOf(seat.opening, maskOf(opening.turns())),
                     server.large(opening.bits()));
}

/// Where the first turns may be one of several spaces. Its ruleset is a matter of the game.
std::string isNamed(const FactServer& server, const NamedOpening& named, const SeatTerms& seat) {
  AllOf all;
  if (!named.nation.empty()) all.add(seat.nation + " = " + server.text(named.nation));
  for (std::size_t turn = 0; turn < named.turns.size(); ++turn) {
    const std::uint64_t mask = maskOf(turn + 1) & ~maskOf(turn);
    std::string spaces;
    for (std::size_t i = 0; i < kSpaces; ++i)
      if (const auto space = static_cast<Space>(i); named.turns[turn].allows(space)) {
        const std::vector<Space> played(turn + 1, space);
        spaces.append(spaces.empty() ? "" : ", ").append(server.large(OpeningKey::of(played).bits() & mask));
      }
    all.add(fmt::format("{} IN ({})", server.bitsOf(seat.opening, mask), spaces));
  }
  return all.text();
}

class ConditionsInWords {
public:
  ConditionsInWords(const FactServer& server, const FactFilter& filter, const ServerWords& words)
      : server_(server), asked_(filter.games), seat_(filter.seats), words_(words) {}

  Result<std::optional<ServerConditions>> find() {
    if (asked_.among || asked_.record == RecordKind::result) return std::nullopt;
    games_.add("nations > 0");
    addColumns();
    for (const auto& step : {&ConditionsInWords::addWords, &ConditionsInWords::addPersons})
      if (auto added = (this->*step)(); !added) return tl::unexpected(added.error());
    if (tooMany_) return std::nullopt;
    return ServerConditions{games_.text(), gamesOfSeats_.text(), conditionOfSeats()};
  }

private:
  /// What the server itself can decide.
  void addColumns() {
    if (asked_.ruleset) games_.add(fmt::format("ruleset = '{}'", wordOf(*asked_.ruleset)));
    if (!asked_.board.empty()) games_.add("board = " + server_.text(asked_.board));
    if (asked_.nations) games_.add(fmt::format("nations = {}", *asked_.nations));
    if (asked_.outcome) games_.add(fmt::format("outcome = {}", static_cast<int>(*asked_.outcome)));
    if (!asked_.from.empty() || !asked_.to.empty()) {
      games_.add("date <> ''");
      const std::string date = server_.inBytes("date");
      if (!asked_.from.empty()) games_.add(fmt::format("{} >= {}", date, server_.text(asked_.from)));
      if (!asked_.to.empty()) games_.add(fmt::format("{} <= {}", date, server_.text(asked_.to + '~')));
    }
    if (!asked_.winner.empty())
      games_.add(server_.someSeat([word = server_.text(asked_.winner)](const SeatTerms& seat) {
        return fmt::format("{} = 1 AND {} = {}", seat.place, seat.nation, word);
      }));
    if (asked_.ratingsFrom || asked_.ratingsTo)
      games_.add("NOT " + server_.someSeat([this](const SeatTerms& seat) {
        return fmt::format("NOT ({})", isRatedIn(seat.rating, asked_.ratingsFrom, asked_.ratingsTo));
      }));
    if (seat_.named) gamesOfSeats_.add(fmt::format("ruleset = '{}'", wordOf(seat_.named->ruleset)));
  }
  /// It outlives this, but not the server.
  [[nodiscard]] SeatText conditionOfSeats() const {
    return [&server = server_, asked = seat_, persons = personsOfSeats_](const SeatTerms& seat) {
      AllOf all;
      if (!asked.nation.empty()) all.add(seat.nation + " = " + server.text(asked.nation));
      if (asked.seat) all.add(fmt::format("{} = {}", seat.seat, *asked.seat));
      if (asked.place) all.add(fmt::format("{} = {}", seat.place, *asked.place));
      if (asked.ratingFrom || asked.ratingTo)
        all.add(isRatedIn(seat.rating, asked.ratingFrom, asked.ratingTo));
      if (asked.opening != OpeningKey()) all.add(beginsWith(server, asked.opening, seat));
      if (asked.named) all.add(isNamed(server, *asked.named, seat));
      if (persons) all.add(isOneOf(server, seat.player, *persons));
      return all.text();
    };
  }

  template <class F> Result<void> addFitting(const std::string& column, F&& fits) {
    const auto all = words_.ofGames(column);
    if (!all) return tl::unexpected(all.error());
    std::vector<std::string> fitting;
    std::ranges::copy_if(*all, std::back_inserter(fitting), fits);
    tooMany_ = tooMany_ || fitting.size() > kMostWordsOfCondition;
    if (!tooMany_) games_.add(isOneOf(server_, column, fitting));
    return {};
  }
  Result<void> addWords() {
    for (const std::string& option : asked_.options)
      if (auto added = addFitting("options", [&](const std::string& all) { return hasOption(all, option); });
          !added)
        return added;
    for (const auto& [column, part] : {std::pair("event", &asked_.event), std::pair("site", &asked_.site)}) {
      if (part->empty()) continue;
      const auto holds = [plain = plainText(*part)](const std::string& word) {
        return plainText(word).find(plain) != std::string::npos;
      };
      if (auto added = addFitting(column, holds); !added) return added;
    }
    return {};
  }

  /// Of a person all spellings that anybody has written.
  Result<void> addPersons() {
    if (asked_.with.empty() && seat_.player.empty()) return {};
    const auto names = words_.players();
    if (!names) return tl::unexpected(names.error());
    const std::vector<std::string> shown = unitedNames(*names);
    const auto namesOf = [&](const std::string& asked) {
      const AskedName name(asked);
      std::vector<std::string> fitting;
      for (std::size_t i = 0; i < shown.size(); ++i)
        if (name.fits(shown[i])) fitting.push_back((*names)[i].name);
      tooMany_ = tooMany_ || fitting.size() > kMostWordsOfCondition;
      return fitting;
    };
    if (!seat_.player.empty()) personsOfSeats_ = namesOf(seat_.player);
    for (const std::string& player : asked_.with)
      if (const auto fitting = namesOf(player); !tooMany_)
        games_.add(
            server_.someSeat([&](const SeatTerms& seat) { return isOneOf(server_, seat.player, fitting); }));
    return {};
  }

  const FactServer& server_;
  const GameConditions& asked_;
  const SeatConditions& seat_;
  const ServerWords& words_;
  AllOf games_, gamesOfSeats_;
  std::optional<std::vector<std::string>> personsOfSeats_; // who may sit there, by all names
  bool tooMany_ = false;
};

} // namespace

Result<std::optional<ServerConditions>> serverConditions(const FactServer& server, const FactFilter& filter,
                                                         const ServerWords& words) {
  return ConditionsInWords(server, filter, words).find();
}

} // namespace annales::inline importers
