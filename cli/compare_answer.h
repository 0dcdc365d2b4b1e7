// What `annales stats compare` found, and the forms in which it says so.
#pragma once

#include "cli/stats_source.h"
#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/compare.h"
#include "libreplay/openings/courses.h"
#include "libreplay/openings/look_ledger.h"
#include "libreplay/openings/rated_compare.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::cli {

/// A side as it was written, and what it chooses.
struct ChosenSide {
  std::string words;
  std::string name; // of a side of several, else the words
  FactFilter filter;
  OutcomeCounts counts;
  inference::Share share; // of wins, over all decided seats, by game
};

/// A is held against B.
struct ComparedWith {
  std::shared_ptr<const ChosenSide> a, b;
  Selection chosenA, chosenB; // of games of which it is known what either side asks for
  Strata strata;
  Comparison found;
  RatedComparison rated;
  std::optional<SideCourses> coursesA, coursesB; // where they were asked for
  std::vector<std::string> kinds, kindNames;     // of the strata: as conditions, and in words
  GameOrigins origins;                           // of the games of both sides
  ResultsMet results;                            // of both sides
  std::optional<Comparison> recordedAlone; // where results are counted: what the others say without them
  std::size_t look = 0;                    // its place in the ledger
};

struct CompareAnswer {
  std::vector<std::shared_ptr<const ChosenSide>> sides; // of several, each held against each; else none
  std::vector<ComparedWith> b;
  std::string over; // the common filter in words
  AskedLibrary library;
  bool showStrata = false, showPower = false;
  LookLedger ledger;                 // with all that was asked before
  std::vector<LookVerdict> verdicts; // by its looks
  [[nodiscard]] const LookVerdict& verdict(const ComparedWith& one) const { return verdicts[one.look]; }
};

/// What somebody wrote for a side; nothing chooses all.
[[nodiscard]] std::string sideName(const std::string& words, Language language);

void putAsSentences(const CompareAnswer& answer, Language language);
void putAsJson(const CompareAnswer& answer);
/// A row a comparison; a row a side and round where courses were asked for, a row a stratum where strata
/// were.
void putAsTable(const CompareAnswer& answer);

/// A file of looks; a file that is not there yet is an empty one. Nothing, with a message and the exit
/// status, where it cannot be read.
[[nodiscard]] std::optional<LookLedger> readLedger(const std::string& file, int& status);
/// At its end. False, with a message, where it cannot be written.
[[nodiscard]] bool appendLooks(const std::string& file, const std::vector<LedgerLook>& looks);

} // namespace annales::cli
