// Games that came back, written into a new library as an import and its pages would be: chained, in the
// catalogue, under a seal.
#pragma once

#include "libreplay/store/library_error.h"
#include "libreplay/store/salvaged_game.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace annales::inline replay {

class SalvageWriter {
public:
  /// Makes the library.
  static LibraryResult<SalvageWriter> begin(const std::filesystem::path& file);
  SalvageWriter(SalvageWriter&&) noexcept;
  SalvageWriter& operator=(SalvageWriter&&) = delete;
  ~SalvageWriter();

  /// Counts in `lacks` what makes no sense. `refused`, with nothing of it written, where no library can keep
  /// it.
  LibraryResult<void> add(SalvagedGame& game);
  /// All pages stand in the file itself then, or the disk is full.
  LibraryResult<void> finish();
  [[nodiscard]] std::size_t pages() const { return pages_; }

private:
  struct Open;
  explicit SalvageWriter(std::unique_ptr<Open> open);
  void addNotebook(const EventLog& base, SalvagedGame& game);

  std::unique_ptr<Open> open_;
  std::size_t pages_ = 0; // of notebooks
};

} // namespace annales::inline replay
