// What annales analyse says in a terminal.
#include "cli/analyse_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/causes/cause_words.h"

#include <fmt/core.h>

#include <map>

namespace annales::cli {
namespace {

/// To the right of a column; "±" is two bytes and one column.
std::string rightOf(const std::string& cell, std::size_t width) {
  const std::size_t columns = columnsOf(cell);
  return (columns < width ? std::string(width - columns, ' ') : std::string(" ")) + cell;
}

std::string percentCell(const ChancesHere& here, std::size_t n) {
  const double value = 100 * here.chances[n], error = 100 * here.standardErrors[n];
  return here.rollouts > 1 ? fmt::format("{:.0f} ±{:.1f}", value, error) : fmt::format("{:.0f}", value);
}

std::string regretCell(const AnalysisView& view, const AnalysedTurn& turn) {
  if (!turn.regret || turn.regret->judgement == Judgement::notDistinguishable) return "";
  const TurnRegret& regret = *turn.regret;
  const Language language = view.names.language;
  const auto kind = view.kind(turn);
  Space better = Space::none;
  for (const Event& event : regret.alternative)
    if (const auto* move = std::get_if<RondelMoved>(&event)) better = move->to;
  const std::string rather = better == turn.space
                                 ? spoken(language, "there too, but otherwise", "auch dort, aber anders")
                                 : spoken(language, "rather {}", "besser {}", spaceInWords(better, language));
  return spoken(language, "{}{}: gives away {:.0f} ({:.0f} to {:.0f}), {}",
                "{}{}: verschenkt {:.0f} ({:.0f} bis {:.0f}), {}", inWords(regret.judgement, language),
                kind ? fmt::format(" ({})", inWords(*kind, language)) : "", 100 * regret.regret,
                100 * regret.interval.low, 100 * regret.interval.high, rather);
}

/// Below the turn, a little to the right.
void putCause(const AnalysisView& view, const Cause& cause, NationId who) {
  for (const std::string& line : wrapped(causeInWords(cause, who, view.names), 86))
    putLine(std::string(13, ' ') + line);
}

} // namespace

void putAnalysisTable(const AnalysisView& view) {
  const Language language = view.names.language;
  std::string head = spoken(language, "{:>5} {:>5}  {:<14} {:<10}", "{:>5} {:>5}  {:<14} {:<10}",
                            language == Language::german ? "Runde" : "round",
                            language == Language::german ? "Ereig" : "event",
                            language == Language::german ? "Volk" : "nation",
                            language == Language::german ? "geht auf" : "goes to");
  for (std::size_t n = 0; n < view.nations(); ++n)
    head += fmt::format(" {:>12.12}", view.nation(NationId(n)));
  putLine(head);
  const auto cells = [&](const ChancesHere& here) {
    std::string text;
    for (std::size_t n = 0; n < view.nations(); ++n)
      text += " " + rightOf(percentCell(here, n), 12);
    return text;
  };
  for (const AnalysedTurn& turn : view.analysis.turns) {
    putLine(fmt::format("{:>5} {:>5}  {} {}{}  {}", turn.round, countedEvent(turn.event),
                        padded(view.nation(turn.nation), 14), padded(spaceInWords(turn.space, language), 10),
                        cells(turn.before), regretCell(view, turn)));
    if (const Cause* cause = causeIn(view, turn)) putCause(view, *cause, turn.nation);
  }
  putLine(padded(view.analysis.ended ? spoken(language, "end", "Ende")
                                     : spoken(language, "as far as it is recorded", "soweit aufgezeichnet"),
                 37) +
          cells(view.analysis.after));
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
    putLine(spoken(language, "{}: {} with a choice: {}, {}, {}; {} not distinguishable from the best found",
                   "{}: {} mit einer Wahl: {}, {}, {}; {} vom besten gefundenen nicht zu unterscheiden",
                   view.nation(NationId(nation)), counted(all, {"turn", "turns", "Zug", "Züge"}, language),
                   counted(of(Judgement::blunder), {"blunder", "blunders", "Patzer", "Patzer"}, language),
                   counted(of(Judgement::mistake), {"mistake", "mistakes", "Fehler", "Fehler"}, language),
                   counted(of(Judgement::inaccuracy),
                           {"inaccuracy", "inaccuracies", "Ungenauigkeit", "Ungenauigkeiten"}, language),
                   of(Judgement::notDistinguishable)));
  }
}

} // namespace annales::cli
