#include "libreplay/reports/reporter.h"

#include <fmt/core.h>

#include <algorithm>
#include <limits>

namespace annales::inline replay {
namespace {

/// The best of a kind and all that share it: a tie is told as one.
class Record {
public:
  void offer(int value, std::string where) {
    if (value < best_) return;
    if (value > best_) where_.clear();
    best_ = value;
    where_.push_back(std::move(where));
  }
  [[nodiscard]] int value() const { return best_; }
  [[nodiscard]] bool any() const { return !where_.empty(); }
  [[nodiscard]] std::string where(const Reporter& reporter) const {
    constexpr std::size_t kNamed = 3;
    std::string words;
    for (std::size_t i = 0; i < std::min(kNamed, where_.size()); ++i)
      words += (i == 0 ? "" : "; ") + where_[i];
    if (where_.size() > kNamed) words += reporter.text(say(" and {} more", where_.size() - kNamed));
    return words;
  }

private:
  int best_ = std::numeric_limits<int>::min();
  std::vector<std::string> where_;
};

/// A game as its personages went, round by round.
struct Course {
  const Reporter& reporter;
  GameRow game;
  std::size_t number; // in the list of games, from 1

  [[nodiscard]] unsigned rounds() const { return reporter.table.games().rounds[game]; }
  [[nodiscard]] std::size_t nations() const { return reporter.table.games().nations[game]; }
  [[nodiscard]] SeatRow seat(std::size_t n) const {
    return reporter.table.games().firstSeat[game] + static_cast<SeatRow>(n);
  }
  [[nodiscard]] int at(std::size_t n, unsigned round) const {
    return reporter.table.personagesAt(seat(n), round);
  }
  [[nodiscard]] int bestOther(std::size_t n, unsigned round) const {
    int best = 0;
    for (std::size_t other = 0; other < nations(); ++other)
      if (other != n) best = std::max(best, at(other, round));
    return best;
  }
  [[nodiscard]] std::optional<std::size_t> winner() const {
    for (std::size_t n = 0; n < nations(); ++n)
      if (reporter.table.won(seat(n))) return n;
    return std::nullopt;
  }
  [[nodiscard]] std::string inGame() const { return reporter.text(say("game {}", number)); }
  [[nodiscard]] std::string who(std::size_t n) const {
    const bool named = !reporter.word(reporter.table.seats().player[seat(n)]).empty();
    const std::string nation = reporter.nation(seat(n));
    return fmt::format("{}, {}", named ? fmt::format("{} ({})", reporter.player(seat(n)), nation) : nation,
                       inGame());
  }
};

struct Moments {
  Record earliest, mostInRound, closest, widest, comeback, turns;

  void look(const Course& course) {
    for (std::size_t n = 0; n < course.nations(); ++n) {
      const unsigned first = course.reporter.table.seats().firstPersonageRound[course.seat(n)];
      if (first > 0) earliest.offer(-static_cast<int>(first), course.who(n));
      for (unsigned round = 1; round <= course.rounds(); ++round)
        mostInRound.offer(course.at(n, round) - (round > 1 ? course.at(n, round - 1) : 0), course.who(n));
    }
    lookAtWinner(course);
    lookAtLeaders(course);
  }

private:
  void lookAtWinner(const Course& course) {
    const auto winner = course.winner();
    if (!winner || course.rounds() == 0) return;
    const int lead = course.at(*winner, course.rounds()) - course.bestOther(*winner, course.rounds());
    closest.offer(-lead, course.who(*winner));
    widest.offer(lead, course.who(*winner));
    int behind = 0;
    for (unsigned round = 1; round <= course.rounds(); ++round)
      behind = std::max(behind, course.bestOther(*winner, round) - course.at(*winner, round));
    comeback.offer(behind, course.who(*winner));
  }

  void lookAtLeaders(const Course& course) {
    std::optional<std::size_t> leader;
    int changes = 0;
    for (unsigned round = 1; round <= course.rounds(); ++round)
      for (std::size_t n = 0; n < course.nations(); ++n)
        if (course.at(n, round) > course.bestOther(n, round)) { // alone in front
          if (leader && *leader != n) ++changes;
          leader = n;
        }
    turns.offer(changes, course.inGame());
  }
};

} // namespace

ReportSection momentsSection(const Reporter& reporter, const std::vector<GameRow>& games) {
  ReportSection section{"moments", reporter.text(say("Moments")), {}};
  Moments moments;
  for (std::size_t i = 0; i < games.size(); ++i)
    moments.look({reporter, games[i], i + 1});
  const auto add = [&](const Saying& saying) {
    section.blocks.emplace_back(ReportSentence{reporter.text(saying)});
  };
  const auto& [earliest, mostInRound, closest, widest, comeback, turns] = moments;
  if (earliest.any())
    add(say("The first personage came in round {}: {}.", -earliest.value(), earliest.where(reporter)));
  if (mostInRound.any() && mostInRound.value() > 1)
    add(say("The most personages in one round ({}): {}.", mostInRound.value(), mostInRound.where(reporter)));
  if (closest.any())
    add(say("The closest win (personages ahead: {}): {}.", -closest.value(), closest.where(reporter)));
  if (widest.any() && widest.value() > -closest.value())
    add(say("The clearest win (personages ahead: {}): {}.", widest.value(), widest.where(reporter)));
  if (comeback.any() && comeback.value() > 0)
    add(say("The biggest comeback (personages behind at the end of a round: {}): {}.", comeback.value(),
            comeback.where(reporter)));
  if (turns.any() && turns.value() > 0)
    add(say("Most changes of the lead ({}): {}.", turns.value(), turns.where(reporter)));
  return section;
}

} // namespace annales::inline replay
