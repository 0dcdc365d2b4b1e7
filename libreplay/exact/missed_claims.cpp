#include "libreplay/exact/missed_claims.h"

#include "libreplay/analysis/played_turns.h"

#include <map>
#include <set>

namespace annales::inline replay {
namespace {

std::vector<PersonageWon> wonIn(const PlayedTurn& turn) {
  std::vector<PersonageWon> won;
  for (const Event& event : turn.line)
    if (const auto* award = std::get_if<PersonageWon>(&event);
        award != nullptr && award->nation == turn.nation)
      won.push_back(*award);
  return won;
}

class MissedSearch {
public:
  explicit MissedSearch(const Game& game) : game_(game) { found_.turns.resize(game.nations()); }

  void look(const PlayedTurn& turn) {
    const Claims claims = claimsIn(game_, turn.before);
    ++found_.turns[turn.nation.index()];
    const std::vector<PersonageWon> won = wonIn(turn);
    std::set<AwardReason> reasons;
    for (const PersonageWon& award : won)
      reasons.insert(award.reason);
    settle(turn, reasons);
    std::set<AwardReason> missed;
    for (const Claim& claim : claims.claims)
      if (!reasons.contains(claim.reason)) {
        missed.insert(claim.reason);
        note(turn, claim, won);
      }
    for (const AwardReason reason : claims.unsettled)
      if (!reasons.contains(reason)) found_.open.push_back({beginOf(turn), turn.nation, reason});
    std::erase_if(rows_, [&](const auto& row) {
      return row.first.first == turn.nation.index() && !missed.contains(row.first.second);
    });
  }

  MissedClaims take() { return std::move(found_); }

private:
  using Key = std::pair<std::size_t, AwardReason>;

  static EventIndex beginOf(const PlayedTurn& turn) { return static_cast<EventIndex>(turn.event + 2); }

  static EventIndex endOf(const PlayedTurn& turn) {
    const auto isEnd = [](const Event& event) { return std::holds_alternative<TurnEnded>(event); };
    const auto end = std::ranges::find_if(turn.line, isEnd);
    if (end == turn.line.end()) return static_cast<EventIndex>(turn.next + 1);
    return beginOf(turn) + 1 + static_cast<EventIndex>(end - turn.line.begin());
  }

  /// What was missed before was won now.
  void settle(const PlayedTurn& turn, const std::set<AwardReason>& reasons) {
    for (MissedClaim& earlier : found_.missed)
      if (earlier.nation == turn.nation && earlier.wonInRound == 0 && reasons.contains(earlier.claim.reason))
        earlier.wonInRound = turn.before.round;
  }

  void note(const PlayedTurn& turn, const Claim& claim, const std::vector<PersonageWon>& won) {
    MissedClaim missed;
    missed.first = beginOf(turn);
    missed.last = endOf(turn);
    missed.nation = turn.nation;
    missed.round = turn.before.round;
    missed.played = turn.space;
    missed.claim = claim;
    missed.inRow = ++rows_[Key(turn.nation.index(), claim.reason)];
    for (const PersonageWon& award : won)
      missed.won.push_back(award.personage);
    found_.missed.push_back(std::move(missed));
  }

  const Game& game_;
  MissedClaims found_;
  std::map<Key, int> rows_; // turns in a row so far
};

} // namespace

MissedClaims missedClaims(const Game& game, std::span<const Event> events, const std::atomic<bool>* cancel) {
  GameState last;
  MissedSearch search(game);
  for (const PlayedTurn& turn : playedTurns(game, events, last)) {
    if (cancel != nullptr && *cancel) break;
    if (!turn.over) continue;
    search.look(turn);
  }
  return search.take();
}

} // namespace annales::inline replay
