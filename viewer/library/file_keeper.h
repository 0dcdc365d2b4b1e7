// Keeps what is done to a game in the event log that it was opened from. The file is written anew with every
// page, whole or not at all.
#pragma once

#include "libreplay/desk/page_keeper.h"
#include "libreplay/notebook/notebook.h"

#include <QByteArray>
#include <QString>

namespace annales::viewer {

/// The file has one game. What only its author may read stands in it, too.
class FileKeeper : public PageKeeper {
public:
  /// `base`: the game as it stands in the file now.
  FileKeeper(QString file, std::shared_ptr<const EventLog> base);

  /// `moved` where the file is gone or another program has written it meanwhile: it is left as it is.
  LibraryResult<void> keep(const Study& study, std::size_t known, std::span<const Entry> pages) override;
  std::vector<Entry> since(const Hash&, std::size_t) override { return {}; }
  [[nodiscard]] std::filesystem::path place() const override;
  [[nodiscard]] std::optional<LibraryError> trouble() override;

private:
  [[nodiscard]] QByteArray digestNow() const;

  QString file_;
  Notebook notebook_;
  QByteArray digest_; // of the file as it was last read or written
};

} // namespace annales::viewer
