// Keeps the pages of notebooks in a library. A game that was opened from a log of its own comes into the
// library with its first page.
#pragma once

#include "libreplay/desk/page_keeper.h"
#include "libreplay/store/library.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace annales::inline replay {

class LibraryKeeper : public PageKeeper {
public:
  /// The library is opened when it is first needed, and waited for that long while another program writes.
  explicit LibraryKeeper(std::filesystem::path library, std::chrono::milliseconds patience = kPatience)
      : path_(std::move(library)), patience_(patience) {}
  /// Likewise, of a game that was opened when it had that many rows (`Library::gameRows`).
  LibraryKeeper(std::filesystem::path library, std::uint64_t rows) : path_(std::move(library)), rows_(rows) {}
  /// A library that is open already, for writing.
  explicit LibraryKeeper(Library library, std::optional<std::uint64_t> rows = std::nullopt)
      : path_(library.path()), library_(std::move(library)), rows_(rows) {}
  /// For a game that is not known to be in the library yet, which is made where there is none.
  LibraryKeeper(std::filesystem::path library, EventLog log)
      : path_(std::move(library)), toImport_(std::move(log)) {}

  LibraryResult<void> keep(const Study& study, std::size_t known, std::span<const Entry> pages) override;
  std::vector<Entry> since(const Hash& game, std::size_t known) override;
  std::optional<Notebook> otherGame(const Hash& game) override;
  [[nodiscard]] std::filesystem::path place() const override { return path_; }
  [[nodiscard]] std::optional<LibraryError> trouble() override;
  Guarded guard() override;
  LibraryResult<Notebook> stored(const Hash& game) override;
  LibraryResult<void> bring(const EventLog& log) override;
  void rest() override;
  LibraryResult<void> copyTo(const std::filesystem::path& library) override;
  [[nodiscard]] bool hasGame() const override { return !toImport_; }

private:
  static constexpr std::chrono::milliseconds kPatience{1500}; // a person waits
  [[nodiscard]] LibraryResult<Library*> library();
  LibraryResult<void> importWaiting(Library& library);

  std::filesystem::path path_;
  std::chrono::milliseconds patience_ = kPatience;
  std::optional<EventLog> toImport_;
  std::optional<Library> library_;
  std::optional<std::uint64_t> rows_; // of the game that was opened
};

} // namespace annales::inline replay
