// What annales analyse says in a terminal.
#include "cli/analyse_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/analysis/turning_point.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/words/number_text.h"

#include <fmt/core.h>

#include <map>

namespace annales::cli {
namespace {

std::string percentCell(const ChancesHere& here, std::size_t n) {
  const double value = 100 * here.chances[n], error = 100 * here.standardErrors[n];
  return here.rollouts > 1 ? fmt::format("{:.0f} ±{:.1f}", value, error) : fmt::format("{:.0f}", value);
}

std::string regretCell(const AnalysisView& view, const AnalysedTurn& turn) {
  if (!turn.over)
    return spoken(view.names.language, "the record ends in this turn, so it is not judged",
                  "die Aufzeichnung endet in diesem Zug, daher kein Urteil");
  if (!turn.regret || turn.regret->judgement == Judgement::notDistinguishable) return "";
  const TurnRegret& regret = *turn.regret;
  const Language language = view.names.language;
  const auto kind = view.kind(turn);
  Space better = Space::none;
  for (const Event& event : regret.alternative)
    if (const auto* move = std::get_if<RondelMoved>(&event)) better = move->to;
  const std::string best = better == turn.space
                               ? spoken(language, "same space, played differently",
                                        "gleiches Feld, anders "
                                        "gespielt")
                               : spoken(language, "better: {}", "besser: {}", spaceInWords(better, language));
  const auto number = [&](double share) { return inHundredText(share, language); };
  const JudgedLoss loss = judgedLoss(regret);
  const std::string against = againstInWords(loss, view.effort, language);
  return spoken(language, "{}{}: loses {} ({} to {}){}, {}", "{}{}: verliert {} ({} bis {}){}, {}",
                inWords(regret.judgement, language),
                kind ? fmt::format(" ({})", inWords(*kind, language)) : "", number(loss.regret),
                number(loss.interval.low), number(loss.interval.high),
                against.empty() ? against : " " + against, best);
}

/// The turns, each with everybody's chances when it begins; columns as wide as the names need.
class TurnTable {
public:
  explicit TurnTable(const AnalysisView& view) : view_(view) {}

  void put() const {
    putHead();
    for (const AnalysedTurn& turn : view_.analysis.turns) {
      putTurn(turn);
      if (const Cause* cause = causeIn(view_, turn)) putBelow(causeInWords(*cause, turn.nation, view_.names));
      putBelow(turnsInWords(view_, turn));
      putBelow(companiesOfTurn(turn));
    }
    putLine(padded(view_.analysis.ended ? spoken(language_, "end", "Ende")
                                        : spoken(language_, "end of the recording", "Ende der Aufzeichnung"),
                   numbers_ + nation_ + 1 + kSpaceColumn) +
            cells(view_.analysis.after));
  }

private:
  static constexpr std::size_t kRoundColumn = 5, kSpaceColumn = 11, kCauseWidth = 86;

  void putHead() const {
    std::string head =
        fmt::format("{} {}  {} {}", spoken(language_, "round", "Runde"), headOfEvents(language_),
                    padded(spoken(language_, "nation", "Volk"), nation_),
                    padded(spoken(language_, "goes to", "geht auf"), kSpaceColumn));
    for (std::size_t n = 0; n < view_.nations(); ++n)
      head += " " + toTheRight(view_.nation(NationId(n)), chance_);
    putLine(head);
  }
  void putTurn(const AnalysedTurn& turn) const {
    putLine(fmt::format("{:>{}} {:>{}}  {} {}{}  {}", turn.round, kRoundColumn, countedEvent(turn.event),
                        event_, padded(view_.nation(turn.nation), nation_),
                        padded(spaceInWords(turn.space, language_), kSpaceColumn), cells(turn.before),
                        regretCell(view_, turn)));
  }
  /// Of what is held against it, and of what only some would hold against it.
  [[nodiscard]] std::string companiesOfTurn(const AnalysedTurn& turn) const {
    const bool told = turn.regret && (turn.regret->judgement != Judgement::notDistinguishable ||
                                      turn.regret->companiesDiffer());
    return told ? companiesInWords(*turn.regret, view_.effort, language_) : std::string();
  }
  /// Below the turn, a little to the right.
  void putBelow(const std::string& text) const {
    if (text.empty()) return;
    for (const std::string& line : wrapped(text, kCauseWidth))
      putLine(std::string(numbers_, ' ') + line);
  }
  [[nodiscard]] std::string cells(const ChancesHere& here) const {
    std::string text;
    for (std::size_t n = 0; n < view_.nations(); ++n)
      text += " " + toTheRight(percentCell(here, n), chance_);
    return text;
  }

  const AnalysisView& view_;
  Language language_ = view_.names.language;
  std::size_t event_ = headOfEvents(language_).size();
  std::size_t numbers_ = kRoundColumn + 1 + event_ + 2; // of round and event
  std::size_t nation_ = view_.widthOfNations(14), chance_ = view_.widthOfNations(12);
};

} // namespace

void putAnalysisTable(const AnalysisView& view) {
  TurnTable(view).put();
}

void putTurningPoint(const AnalysisView& view) {
  const LineAnalysis line = asLine(view.analysis);
  if (const auto point = turningPoint(view.game(), line))
    putLine(turningPointInWords(*point, line, view.names));
}

void putAnalysisSummary(const AnalysisView& view) {
  const Language language = view.names.language;
  std::map<std::pair<std::size_t, Judgement>, std::uint64_t> counts;
  std::map<std::size_t, std::uint64_t> judged;
  for (const AnalysedTurn& turn : view.analysis.turns) {
    if (!turn.regret) continue;
    ++judged[turn.nation.index()];
    ++counts[{turn.nation.index(), turn.regret->judgement}];
  }
  for (const auto& [nation, all] : judged) {
    const auto of = [&, n = nation](Judgement judgement) { return counts[{n, judgement}]; };
    putLine(spoken(
        language, "{}: {} with a choice: {}, {}, {}; {} not distinguishable from the best turn found",
        "{}: {} mit einer Wahl: {}, {}, {}; {} vom besten gefundenen Zug nicht zu unterscheiden",
        view.nation(NationId(nation)), counted(all, {"turn", "turns", "Zug", "Züge"}, language),
        counted(of(Judgement::blunder), {"blunder", "blunders", "grober Fehler", "grobe Fehler"}, language),
        counted(of(Judgement::mistake), {"mistake", "mistakes", "Fehler", "Fehler"}, language),
        counted(of(Judgement::inaccuracy), {"inaccuracy", "inaccuracies", "Ungenauigkeit", "Ungenauigkeiten"},
                language),
        of(Judgement::notDistinguishable)));
  }
}

} // namespace annales::cli
