// An analysed game on its way to the terminal or into JSON.
#pragma once

#include "engine/core/json_writer.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/causes/cause.h"
#include "libreplay/log/event_log.h"
#include "libreplay/words/sentence.h"

#include <optional>
#include <span>
#include <string>

namespace annales::cli {

struct AnalysisView {
  const EventLog& log;
  std::span<const Event> events; // after GameCreated
  const GameAnalysis& analysis;
  const AnalysisEffort& effort;
  DisplayNames names;
  std::optional<std::vector<std::optional<Cause>>> causes =
      std::nullopt; // by turn, where they were asked for

  [[nodiscard]] const Game& game() const { return log.game(); }
  [[nodiscard]] std::size_t nations() const { return log.game().nations(); }
  [[nodiscard]] std::string nation(NationId n) const { return names.nation(n); }
  /// As wide as the widest of their names, and at least so wide.
  [[nodiscard]] std::size_t widthOfNations(std::size_t least) const;
  /// Of the turn's decision; nothing where there is none, or none that differs.
  [[nodiscard]] std::optional<MistakeKind> kind(const AnalysedTurn& turn) const;
};

/// The better turn beside the played one, where what was lost is certain; empty elsewhere.
[[nodiscard]] std::string turnsInWords(const AnalysisView& view, const AnalysedTurn& turn);
/// Why, where that was asked for and found; null else. `turn` is one of the analysis.
[[nodiscard]] const Cause* causeIn(const AnalysisView& view, const AnalysedTurn& turn);

/// As `replay` counts: GameCreated is event 1.
[[nodiscard]] constexpr std::size_t countedEvent(std::size_t place) {
  return place + 2;
}

/// "goes to".
[[nodiscard]] std::string spaceInWords(Space space, Language language);

void putAnalysisTable(const AnalysisView& view);
void putAnalysisSummary(const AnalysisView& view);
/// Where the game turned, in a sentence; nothing where no turn stands out.
void putTurningPoint(const AnalysisView& view);
/// The ledger of blame and the largest gifts.
void putBlameTable(const AnalysisView& view);

/// The whole answer; `blame`: with the ledger.
void putAnalysisJson(const AnalysisView& view, bool blame);
/// A cause as an object.
void putCauseJson(JsonWriter& json, const AnalysisView& view, const Cause& cause, NationId who);
/// The ledger as an object.
void putBlameJson(JsonWriter& json, const AnalysisView& view);
/// `{"greeks":0.4,"romans":0.6}`
void putByNation(JsonWriter& json, const Game& game, const Chances& numbers);
/// The same with every digit, so that sums close.
void putExactByNation(JsonWriter& json, const Game& game, const Chances& numbers);

} // namespace annales::cli
