// The states of a library's games as columns of bytes, in a folder beside it: `club.annales-states`. Derived,
// so it may be deleted at any time and is made anew. Each file of it is a chunk
// (libreplay/query/state_chunk.h) that is written once, under another name until it is whole, and never
// changed: whoever reads one is not disturbed by whoever writes.
#pragma once

#include "libreplay/query/run_question.h"
#include "libreplay/query/vocabulary.h"
#include "libreplay/store/facts_file.h"

#include <memory>

namespace annales::inline replay {

/// Belongs to one thread at a time.
class StateColumns {
public:
  /// Of the library at that path. Where nothing can be written, the columns are kept in memory.
  explicit StateColumns(std::filesystem::path library);
  StateColumns(StateColumns&&) noexcept;
  StateColumns& operator=(StateColumns&&) noexcept;
  ~StateColumns();

  /// Reads the games that are new or have changed; chunks that are damaged, foreign or of another version are
  /// made anew. What was read before `cancelled` is kept.
  LibraryResult<Refreshed> refresh(const RefreshOptions& options = {});
  /// All games as they were at the last refresh. Null before.
  [[nodiscard]] std::shared_ptr<const StateTable> table() const;

  /// Asks of the games as they were at the last refresh; refreshes where there was none. Reads the remarks if
  /// the question asks for them. Chunks that turn out to be damaged are made anew.
  LibraryResult<Answer> ask(const Condition& question, const RefreshOptions& refreshing = {},
                            const RunOptions& running = {});

  /// Where the columns of a library are.
  [[nodiscard]] static std::filesystem::path folderFor(const std::filesystem::path& library);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The names of the boards that the games of a table were played on, beside the built-in ones.
[[nodiscard]] Vocabulary vocabularyOf(const StateTable& table);
/// Remarks on main lines that stand.
[[nodiscard]] LibraryResult<std::vector<RemarkAt>> remarksForQuestions(Library& library);

} // namespace annales::inline replay
