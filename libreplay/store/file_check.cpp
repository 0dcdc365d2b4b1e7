#include "libreplay/store/file_check.h"

#include "libreplay/store/open_file.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/schema_check.h"
#include "libreplay/store/seal.h"
#include "libreplay/store/search_check.h"

#include <fmt/core.h>
#include <sqlite3.h>

namespace annales::inline replay {
namespace {

constexpr int kMostFileFindings = 20;

void found(CheckReport& report, std::string what) {
  report.findings.push_back({std::nullopt, std::move(what)});
}

void checkSeal(Connection& connection, CheckReport& report) {
  const std::string& since = connection.seal().missingSince;
  if (!since.empty()) {
    report.pagesMissing = true;
    found(report,
          fmt::format(
              "newer pages are missing: changes made since {} (UTC) were not in this file yet when it was "
              "copied. Copy it again on the computer where it was recorded: use `annales backup` or \"Back "
              "up…\" in the window, or close Annales there first",
              since));
  }
  if (!report.counted) return; // an earlier version may have none
  if (!isSealSound(connection.db())) found(report, "its seal is damaged; `annales repair` rebuilds it");
}

void checkPagesOfFile(Connection& connection, bool quick, CheckReport& report) {
  SQLite::Statement rows(
      connection.db(),
      fmt::format("PRAGMA {}({})", quick ? "quick_check" : "integrity_check", kMostFileFindings));
  for (bool first = true; rows.executeStep(); first = false) {
    const std::string finding = rows.getColumn(0).getString();
    if (finding == "ok") continue;
    found(report, first ? fmt::format("the file is damaged: {}; `annales repair` restores what is in its "
                                      "intact pages",
                                      finding)
                        : fmt::format("the file is damaged: {}", finding));
  }
  SQLite::Statement orphans(connection.db(), "PRAGMA foreign_key_check");
  if (orphans.executeStep())
    found(report, fmt::format("records of the table {} belong to no game", orphans.getColumn(0).getString()));
}

void checkBoards(Connection& connection, GameReader& reader, CheckReport& report) {
  Query row(connection,
            "SELECT hash, canonical, typeof(canonical), hash IN (SELECT map FROM games) FROM maps");
  while (row.next()) {
    const auto hash = hashOf(row.bytes(0));
    const auto board = hash ? reader.board(*hash) : nullptr;
    const std::string name = hash ? shortId(*hash) : "without a hash";
    if (!board || row.bytes(2) != "text" || board->canonical() != row.bytes(1))
      found(report, fmt::format("the board {} does not match its hash", name));
    else if (row.number(3) == 0)
      found(report, fmt::format("no game was played on the board {}", name));
  }
}

/// An earlier program had fewer of them: nothing is wrong with its libraries.
void checkDerivedTables(Connection& connection, CheckReport& report) {
  const std::string lacking = readSchema(connection.db()).derivedLacking;
  report.derived = lacking.empty();
  if (report.derived || versionOf(connection.db()) < kRaisedVersion) return;
  found(report, fmt::format("the table {} is missing. No game is affected; `annales repair` rebuilds the "
                            "table from the games",
                            lacking));
}

void checkSearch(Connection& connection, const CheckOptions& options, CheckReport& report) {
  const std::string search = brokenSearch(connection, options.cancel);
  if (!search.empty())
    found(report, fmt::format("the search index of the remarks is damaged ({}); `annales repair` rebuilds it "
                              "from the games",
                              search));
}

} // namespace

void orFinding(Connection& connection, CheckReport& report, const std::function<void()>& look) {
  try {
    look();
  } catch (const SQLite::Exception& fault) {
    const int code = fault.getErrorCode();
    if (code == SQLITE_INTERRUPT || code == SQLITE_BUSY || code == SQLITE_LOCKED) throw;
    found(report, explain(fault, connection.file()).message);
  }
}

void checkFile(Connection& connection, GameReader& reader, const CheckOptions& options, CheckReport& report) {
  if (!report.counted && versionOf(connection.db()) >= kFirstChained)
    found(report, "the checksums of its records are missing, so Annales cannot check whether any records are "
                  "missing");
  if (isOnlyToBeRead(connection.db()))
    found(report, "its header says that it was written by a program that this version does not know: it can "
                  "be read, but not changed. Its games can be exported and imported into a new library");
  orFinding(connection, report, [&] { checkSeal(connection, report); });
  orFinding(connection, report, [&] { checkPagesOfFile(connection, options.quick, report); });
  orFinding(connection, report, [&] { checkBoards(connection, reader, report); });
  orFinding(connection, report, [&] { checkDerivedTables(connection, report); });
  if (report.derived && !options.quick)
    orFinding(connection, report, [&] { checkSearch(connection, options, report); });
}

} // namespace annales::inline replay
