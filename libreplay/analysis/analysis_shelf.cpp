#include "libreplay/analysis/analysis_shelf.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::string_view kAgainst = " against ", kBesideWord = " beside ", kNextCompany = ", ";

/// As `Company::text`, where all styles evenly have a word.
constexpr std::string_view kUsualWord = "bots";

std::string companyText(const Company& company) {
  return company.isUsual() ? std::string(kUsualWord) : company.text();
}

/// Nothing where one of them is none.
std::optional<std::vector<Company>> companiesIn(std::string_view text) {
  std::vector<Company> all;
  while (true) {
    const std::string_view word = text.substr(0, text.find(kNextCompany));
    const auto company = word == kUsualWord ? std::optional(Company()) : Company::read(word);
    if (!company || (word != kUsualWord && company->isUsual())) return std::nullopt;
    all.push_back(*company);
    if (word.size() == text.size()) return all;
    text.remove_prefix(word.size() + kNextCompany.size());
  }
}

} // namespace

AnalysisLabel labelOf(const AnalysisEffort& effort, const Game& game) {
  return {std::string(kAnalysisEngine), kAnalysisVersion, settled(effort, game.nations())};
}

std::string writtenEngine(const AnalysisLabel& label) {
  std::string written = label.engine;
  if (!label.effort.company.isUsual()) written += std::string(kAgainst) + label.effort.company.text();
  for (std::size_t i = 0; i < label.effort.beside.size(); ++i)
    written += std::string(i == 0 ? kBesideWord : kNextCompany) + companyText(label.effort.beside[i]);
  return written;
}

std::optional<ReadEngine> readEngine(std::string_view written) {
  ReadEngine read;
  if (const std::size_t at = written.find(kBesideWord); at != std::string_view::npos) {
    const auto beside = companiesIn(written.substr(at + kBesideWord.size()));
    if (!beside) return std::nullopt;
    read.beside = *beside;
    written = written.substr(0, at);
  }
  const std::size_t at = written.find(kAgainst);
  read.name = written.substr(0, at);
  if (at == std::string_view::npos) return read;
  const auto company = Company::read(written.substr(at + kAgainst.size()));
  if (!company || company->isUsual()) return std::nullopt;
  read.company = *company;
  return read;
}

void AnalysisShelf::add(AnalysisShelf other) {
  for (auto& [label, said] : other.said_)
    said_[label].merge(said);
}

const TurnSaid* AnalysisShelf::find(const AnalysisLabel& label, const SaidPlace& place) const {
  const auto of = said_.find(label);
  if (of == said_.end()) return nullptr;
  const auto at = of->second.find(place);
  return at == of->second.end() ? nullptr : &at->second;
}

std::vector<AnalysisLabel> AnalysisShelf::labels() const {
  std::vector<AnalysisLabel> labels;
  for (const auto& [label, said] : said_)
    labels.push_back(label);
  return labels;
}

std::size_t LineAnalysis::known() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(turns, [](const LineTurn& turn) { return turn.said.has_value(); }));
}

LineAnalysis asLine(const GameAnalysis& analysis) {
  LineAnalysis line;
  for (const AnalysedTurn& turn : analysis.turns)
    line.turns.push_back({{turn.event, turn.next, turn.over},
                          turn.round,
                          turn.nation,
                          turn.space,
                          TurnSaid{turn.before, turn.regret}});
  line.after = analysis.after;
  line.ended = analysis.ended;
  return line;
}

AnalysisLine::AnalysisLine(const EventLog& log, NodeIndex head)
    : id_(log.id()), game_(log.game()), events_(log.eventsTo(head)) {
  for (const NodeIndex i : log.path(head))
    ids_.push_back(log[i].id);
  turns_ = playedTurns(game_, events_, last_);
}

SaidPlace AnalysisLine::placeOf(const TurnSpot& spot) const {
  const auto idOf = [this](std::size_t event) { return ids_[std::min(event + 1, ids_.size() - 1)]; };
  const Hash from = idOf(spot.event);
  return {from, spot.over ? idOf(spot.next) : Hash{}};
}

const TurnSaid* AnalysisLine::known(const AnalysisShelf& shelf, const AnalysisLabel& label,
                                    const TurnSpot& spot) const {
  const TurnSaid* said = shelf.find(label, placeOf(spot));
  if (said == nullptr || !said->regret) return said;
  const auto turn = std::ranges::find(turns_, spot.event, &PlayedTurn::event);
  const bool fits = turn != turns_.end() && isPlayableTurn(game_, turn->before, said->regret->alternative);
  return fits ? said : nullptr;
}

LineAnalysis AnalysisLine::with(const AnalysisShelf& shelf, const AnalysisLabel& label) const {
  LineAnalysis analysis{label, {}, {}, last_.ended};
  for (const PlayedTurn& turn : turns_)
    analysis.turns.push_back(
        {{turn.event, turn.next, turn.over}, turn.before.round, turn.nation, turn.space, {}});
  complete(analysis, shelf);
  return analysis;
}

void AnalysisLine::complete(LineAnalysis& analysis, const AnalysisShelf& shelf) const {
  for (LineTurn& turn : analysis.turns)
    if (const TurnSaid* said = turn.said ? nullptr : known(shelf, analysis.label, turn.spot); said != nullptr)
      turn.said = *said;
  if (const TurnSaid* said = known(shelf, analysis.label, end()); said != nullptr)
    analysis.after = said->before;
}

std::size_t AnalysisLine::countKnown(const AnalysisShelf& shelf, const AnalysisLabel& label) const {
  std::size_t known = shelf.find(label, placeOf(end())) != nullptr ? 1 : 0;
  for (const PlayedTurn& turn : turns_)
    if (shelf.find(label, placeOf({turn.event, turn.next, turn.over})) != nullptr) ++known;
  return known;
}

std::optional<LineAnalysis> thoroughest(const AnalysisLine& line, const AnalysisShelf& shelf) {
  const auto rank = [](const AnalysisLabel& label) { return std::pair(label.effort.budget, label.version); };
  std::optional<LineAnalysis> best;
  for (const AnalysisLabel& label : shelf.labels()) {
    if (best && rank(best->label) >= rank(label)) continue;
    LineAnalysis analysis = line.with(shelf, label);
    if (analysis.complete()) best = std::move(analysis);
  }
  return best;
}

} // namespace annales::inline replay
