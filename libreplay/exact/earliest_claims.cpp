#include "libreplay/exact/earliest_claims.h"

#include "libreplay/analysis/played_turns.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

class EarliestSearch {
public:
  explicit EarliestSearch(const Game& game) : game_(game) {
    for (std::size_t n = 0; n < game.nations(); ++n)
      for (const AwardReason reason :
           {AwardReason::cities, AwardReason::knowHow, AwardReason::templeDestroyed, AwardReason::temples,
            AwardReason::seas, AwardReason::allKnowHow}) {
        if (reason == AwardReason::allKnowHow && game.ruleset->allKnowHow == AllKnowHowPolicy::none) continue;
        EarliestClaim row;
        row.nation = NationId(n);
        row.reason = reason;
        rows_.push_back(std::move(row));
      }
  }

  void look(const PlayedTurn& turn) {
    const Claims claims = claimsIn(game_, turn.before);
    for (EarliestClaim& row : rows_)
      if (row.nation == turn.nation && row.wonInRound == 0) look(turn, claims, row);
  }

  std::vector<EarliestClaim> take() { return std::move(rows_); }

private:
  static void look(const PlayedTurn& turn, const Claims& claims, EarliestClaim& row) {
    const auto claim = std::ranges::find(claims.claims, row.reason, &Claim::reason);
    const PersonageWon* won = wonIn(turn, row.reason);
    if (row.first != 0) ++row.turnsLater;
    if (row.first == 0 && (claim != claims.claims.end() || won != nullptr)) {
      row.first = static_cast<EventIndex>(turn.event + 2);
      row.round = turn.before.round;
      if (claim != claims.claims.end()) row.claim = *claim;
    }
    if (row.first == 0 && std::ranges::find(claims.unsettled, row.reason) != claims.unsettled.end())
      row.isOpen = true;
    if (won == nullptr) return;
    row.wonInRound = turn.before.round;
    if (row.claim.line.empty()) {
      row.claim.by = turn.nation;
      row.claim.reason = row.reason;
      row.claim.personage = won->personage;
      row.claim.space = turn.space;
    }
  }

  static const PersonageWon* wonIn(const PlayedTurn& turn, AwardReason reason) {
    for (const Event& event : turn.line)
      if (const auto* award = std::get_if<PersonageWon>(&event);
          award != nullptr && award->nation == turn.nation && award->reason == reason)
        return award;
    return nullptr;
  }

  const Game& game_;
  std::vector<EarliestClaim> rows_;
};

} // namespace

std::vector<EarliestClaim> earliestClaims(const Game& game, std::span<const Event> events,
                                          const std::atomic<bool>* cancel) {
  GameState last;
  EarliestSearch search(game);
  for (const PlayedTurn& turn : playedTurns(game, events, last)) {
    if (cancel != nullptr && *cancel) break;
    if (!turn.over) continue;
    search.look(turn);
  }
  return search.take();
}

} // namespace annales::inline replay
