// Facts of the games of a new library, made on a thread of their own while many are imported: so the first
// question about them need not read them again.
#pragma once

#include "libreplay/store/fact_rows.h"

#include <atomic>
#include <filesystem>
#include <memory>

namespace annales::inline replay {

/// They are in a file of another name until the library has the games, so no question sees them before.
class FactsAside {
public:
  /// Of the library at that path, which has no facts yet. Where they cannot be written, nothing is.
  explicit FactsAside(const std::filesystem::path& library);
  FactsAside(const FactsAside&) = delete;
  FactsAside& operator=(const FactsAside&) = delete;
  ~FactsAside();

  /// Waits while very many are on their way, unless `cancel` is set. False where no more are wanted.
  [[nodiscard]] bool add(ReadGame game, const std::atomic<bool>* cancel);
  /// Once the library has the games: from now on these are its facts.
  void finish();

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline replay
