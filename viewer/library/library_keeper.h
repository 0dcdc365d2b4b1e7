// Keeps the pages of notebooks in a library. A game that was opened from a log of its own is put into the
// library with its first page.
#pragma once

#include "libreplay/store/library.h"
#include "viewer/store/study_desk.h"

#include <QCoreApplication>
#include <optional>

namespace annales::viewer {

class LibraryKeeper : public NotebookKeeper {
  Q_DECLARE_TR_FUNCTIONS(LibraryKeeper)
public:
  explicit LibraryKeeper(QString library) : path_(std::move(library)) {}
  /// For a game that is not known to be in the library yet.
  LibraryKeeper(QString library, EventLog log) : path_(std::move(library)), toImport_(std::move(log)) {}

  Answer keep(const Hash& game, std::size_t known, std::span<const Entry> pages) override;
  std::vector<Entry> since(const Hash& game, std::size_t known) override;

private:
  [[nodiscard]] LibraryResult<Library*> library();
  LibraryResult<void> import(Library& library);
  [[nodiscard]] Answer failed(const LibraryError& error) const;

  QString path_;
  std::optional<EventLog> toImport_;
  std::optional<Library> library_; // opened when it is first needed
};

} // namespace annales::viewer
