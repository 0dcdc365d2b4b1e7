// What a library keeps of analyses, while a game of it is analysed.
#pragma once

#include "libreplay/store/kept_analyses.h"
#include "libreplay/words/wording.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::cli {

/// Uses what was kept of a line with an effort, and keeps what is found as it is found.
class KeptAnalysis {
public:
  /// `library` empty: nothing is kept. `mayKeep` false: it is only read. Nothing, with a message and the exit
  /// status, where the library cannot be opened.
  [[nodiscard]] static std::unique_ptr<KeptAnalysis> open(const std::string& library, bool mayKeep,
                                                          std::shared_ptr<const EventLog> log, NodeIndex head,
                                                          const AnalysisEffort& effort, int& status);

  /// Sets what the analysis asks and tells. This outlives it.
  void watch(AnalysisWatch& watch);
  /// What was used and what was kept, on standard error; nothing without a library.
  void tellWhatWasKept(bool interrupted) const;
  /// A row for each effort with which something was said of the line; or one JSON document.
  void putList(bool asJson, Language language) const;

private:
  KeptAnalysis(std::shared_ptr<const EventLog> log, NodeIndex head, const AnalysisEffort& effort);
  void keep(const TurnSpot& spot, const TurnSaid& said);
  void putListJson() const;

  std::shared_ptr<const EventLog> log_;
  AnalysisLine line_;
  AnalysisLabel label_;
  std::optional<Library> library_;
  bool keeps_ = false;
  AnalysisShelf shelf_;
  std::size_t used_ = 0, kept_ = 0; // turns, not where the line ends
};

/// Turn by turn, with progress, using and keeping what `kept` says. Nothing, with a message and the exit
/// status, where it was interrupted.
[[nodiscard]] std::optional<GameAnalysis> analysedHere(const Game& game, const std::vector<Event>& events,
                                                       const AnalysisEffort& effort, unsigned threads,
                                                       KeptAnalysis& kept, int& status);

} // namespace annales::cli
