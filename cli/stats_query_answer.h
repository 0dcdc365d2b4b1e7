// What `annales stats query` says, in each form.
#pragma once

#include "cli/stats_source.h"
#include "libreplay/query/findings.h"

#include <string>
#include <vector>

namespace annales::cli {

/// A question and what came of it. One of the three lists is asked for.
struct QueryAnswer {
  std::string question; // in its one form
  std::size_t libraryGames = 0, libraryStates = 0;
  std::size_t games = 0, nations = 0, events = 0, states = 0; // where it holds
  std::optional<CountBy> by;
  bool listsGames = false;
  std::vector<FoundEvent> eventRows;
  std::vector<FoundGame> gameRows;
  std::vector<CountedGroup> groups;
  std::size_t leftOut = 0; // rows beyond the limit
  std::size_t results = 0; // without moves: of these nothing is known
};

void putQueryAnswer(const QueryAnswer& answer, StatsForm form, Language language);

} // namespace annales::cli
