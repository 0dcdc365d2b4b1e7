// Games on their way into a library: those of one file, all or nothing.
#pragma once

#include "cli/held_lines.h"
#include "cli/import_report.h"
#include "cli/progress.h"
#include "libreplay/store/library.h"
#include "libreplay/store/prepared_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::cli {

/// They are there once `commit` says so.
class ImportStoring {
public:
  ImportStoring(Library& library, std::string file, const ImportRules& rules)
      : library_(library), rules_(rules), file_(std::move(file)) {}

  /// `of`: how many games there are, where that is known. False where it failed; `commit` says how.
  bool add(const EventLog& log, std::size_t of);
  /// Games whose events have all been folded may be prepared before they are added, by any thread.
  void prepare(const std::shared_ptr<const EventLog>& log) { prepared_.prepare(log); }
  /// A result without moves.
  bool add(const ResultRecord& record);
  [[nodiscard]] bool isFailed() const;
  [[nodiscard]] bool isEmpty() const { return stored_ == 0; }
  /// Reports only now that it is true. The exit status.
  int commit(ImportCounts& counts);
  /// Rows of a table, as they were read; other results are not kept here.
  [[nodiscard]] const std::vector<ResultRecord>& tableRows() const { return tableRows_; }

private:
  bool begin();
  bool tellLater(const EventLog& log, const ImportOutcome& outcome);
  bool fail(int status);

  Library& library_;
  const ImportRules& rules_;
  std::string file_;
  PreparedGames prepared_;
  std::optional<ImportBatch> batch_;
  std::optional<Progress> progress_;
  std::size_t stored_ = 0;
  ImportCounts counts_;
  std::vector<ResultRecord> tableRows_;
  HeldLines lines_;
  int status_ = 0;
};

} // namespace annales::cli
