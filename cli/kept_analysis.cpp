#include "cli/kept_analysis.h"

#include "cli/against.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "cli/spoken.h"
#include "engine/core/json_writer.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

constexpr Noun kTurnsOfLine{"turn", "turns", "Zug", "Zügen"};

/// "  against 20:50:20, beside strong, varied"; nothing where bots alone play on.
std::string againstText(const AnalysisEffort& effort, Language language) {
  std::string text;
  if (!effort.company.isUsual()) text = spoken(language, "  against {}", "  gegen {}", effort.company.text());
  for (std::size_t i = 0; i < effort.beside.size(); ++i)
    text += (i == 0 ? spoken(language, "  beside ", "  neben ") : ", ") +
            (effort.beside[i].isUsual() ? "bots" : effort.beside[i].text());
  return text;
}

} // namespace

KeptAnalysis::KeptAnalysis(std::shared_ptr<const EventLog> log, NodeIndex head, const AnalysisEffort& effort)
    : log_(std::move(log)), line_(*log_, head), label_(labelOf(effort, log_->game())) {}

std::unique_ptr<KeptAnalysis> KeptAnalysis::open(const std::string& library, bool mayKeep,
                                                 std::shared_ptr<const EventLog> log, NodeIndex head,
                                                 const AnalysisEffort& effort, int& status) {
  std::unique_ptr<KeptAnalysis> kept(new KeptAnalysis(std::move(log), head, effort));
  if (library.empty()) return kept;
  auto opened = Library::open(library, mayKeep ? Access::readWrite : Access::readOnly);
  kept->keeps_ = mayKeep && opened;
  if (mayKeep && !opened) {
    auto read = Library::open(library, Access::readOnly);
    if (read) tell(fmt::format("results will not be stored: {}", opened.error().message));
    opened = std::move(read);
  }
  if (!opened) {
    status = failed(opened.error());
    return nullptr;
  }
  kept->library_ = *std::move(opened);
  auto known = kept->library_->analyses(*kept->log_);
  if (!known) {
    status = failed(known.error());
    return nullptr;
  }
  if (known->leftOut > 0)
    tell(fmt::format("{} of the analyses of this game {} damaged and ignored; `annales check` lists the "
                     "damage",
                     counted(known->leftOut, "row"), known->leftOut == 1 ? "is" : "are"));
  kept->shelf_ = std::move(known->shelf);
  return kept;
}

void KeptAnalysis::watch(AnalysisWatch& watch) {
  if (!library_) return;
  watch.known = [this](const TurnSpot& spot) -> std::optional<TurnSaid> {
    const TurnSaid* said = line_.known(shelf_, label_, spot);
    if (said == nullptr) return std::nullopt;
    if (spot.event < line_.end().event) ++used_;
    return *said;
  };
  watch.found = [this](const TurnSpot& spot, const TurnSaid& said) { keep(spot, said); };
}

/// Where it cannot be kept any more the analysis goes on all the same.
void KeptAnalysis::keep(const TurnSpot& spot, const TurnSaid& said) {
  if (!keeps_) return;
  const KeptSaid row{label_, line_.placeOf(spot), said};
  if (const auto done = library_->keepAnalyses(*log_, {&row, 1}); !done) {
    keeps_ = false;
    return tell(fmt::format("results are no longer stored: {}", done.error().message));
  }
  if (spot.event < line_.end().event) ++kept_;
}

void KeptAnalysis::tellWhatWasKept(bool interrupted) const {
  if (!library_ || used_ + kept_ == 0) return;
  tell(fmt::format("{}: {} of {} were already stored, {} added{}", library_->path().string(), used_,
                   counted(line_.turns().size(), "turn"), kept_,
                   interrupted ? "; the same command continues from there" : ""));
}

void KeptAnalysis::putListJson() const {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("game");
  json.value(hexOf(log_->id()));
  json.key("kept");
  json.beginArray();
  for (const AnalysisLabel& label : shelf_.labels()) {
    const auto number = [&](std::string_view key, std::uint64_t value) {
      json.key(key);
      json.value(static_cast<std::int64_t>(value));
    };
    json.beginObject();
    json.key("against");
    putAgainstJson(json, log_->game(), label.effort.company);
    number("best", label.effort.best);
    number("budget", label.effort.budget);
    if (!label.effort.beside.empty()) {
      json.key("companies");
      putCompaniesJson(json, log_->game(), label.effort);
    }
    json.key("engine");
    json.value(label.engine);
    number("known", line_.with(shelf_, label).known());
    number("seed", label.effort.seed);
    number("turns", label.effort.turns);
    json.key("version");
    json.value(static_cast<std::int64_t>(label.version));
    json.endObject();
  }
  json.endArray();
  json.key("turns"); // of the line
  json.value(static_cast<std::int64_t>(line_.turns().size()));
  json.endObject();
  putLine(text);
}

void KeptAnalysis::putList(bool asJson, Language language) const {
  if (asJson) return putListJson();
  const bool german = language == Language::german;
  putLine(fmt::format("{:<16} {:>7} {:>8} {:>6} {:>5} {:>10}  {}", german ? "Engine" : "engine",
                      german ? "Version" : "version", german ? "Budget" : "budget", german ? "Züge" : "turns",
                      german ? "beste" : "best", german ? "Startwert" : "seed",
                      german ? "davon analysiert" : "analysed so far"));
  for (const AnalysisLabel& label : shelf_.labels())
    putLine(spoken(language, "{:<16} {:>7} {:>8} {:>6} {:>5} {:>10}  {} of {}{}",
                   "{:<16} {:>7} {:>8} {:>6} {:>5} {:>10}  {} von {}{}", label.engine, label.version,
                   label.effort.budget, label.effort.turns, label.effort.best, label.effort.seed,
                   line_.with(shelf_, label).known(), counted(line_.turns().size(), kTurnsOfLine, language),
                   againstText(label.effort, language)));
}

std::optional<GameAnalysis> analysedHere(const Game& game, const std::vector<Event>& events,
                                         const AnalysisEffort& effort, unsigned threads, KeptAnalysis& kept,
                                         int& status) {
  std::optional<Result<GameAnalysis>> analysis;
  {
    Progress progress("Analysing", 0);
    AnalysisWatch watch;
    watch.threads = threads;
    watch.cancel = &interruptFlag();
    watch.progress = [&](std::size_t done, std::size_t of) {
      progress.setTotal(of);
      progress.at(done);
    };
    kept.watch(watch);
    analysis = analysedGame(game, events, effort, watch);
  }
  kept.tellWhatWasKept(interrupted());
  status = interrupted() ? kInterrupted : kBadInput;
  if (interrupted()) return std::nullopt;
  if (!*analysis) return tell(analysis->error().message), std::nullopt;
  status = kDone;
  return **std::move(analysis);
}

} // namespace annales::cli
