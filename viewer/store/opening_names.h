// Names of openings for all windows: the rulebooks' and the user's own, which are kept in a file.
#pragma once

#include "libreplay/openings/opening_book.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

namespace annales::viewer {

class OpeningNames : public QObject {
  Q_OBJECT
public:
  /// Where the command line reads them, too; empty where there is no such place.
  [[nodiscard]] static QString usualFile();
  explicit OpeningNames(QString file = usualFile(), QObject* parent = nullptr);

  [[nodiscard]] const QString& file() const { return file_; }
  /// The rulebooks' with the user's own on top. Never null; another one after `changed`.
  [[nodiscard]] const std::shared_ptr<const OpeningBook>& all() const { return all_; }
  /// The user's own, as they stand in the file.
  [[nodiscard]] const OpeningBook& own() const { return own_; }
  /// Why the file could not be read, a sentence; empty where it could, or where there is none.
  [[nodiscard]] const QString& trouble() const { return trouble_; }
  /// Looks at the file again; somebody else may have written it.
  void reload();

  enum class Saved : std::uint8_t {
    done,
    changedMeanwhile, // nothing was written, as the file holds something else than `before`: `own()` now
    failed,           // nothing was written; `trouble()` says why
  };
  /// Writes the file in one go, if it still holds what somebody began with.
  [[nodiscard]] Saved save(const OpeningBook& own, const OpeningBook& before);
  /// A file that cannot be read is put aside under a name of its own, so that a new one can be written.
  /// Empty where that failed, else its new name.
  [[nodiscard]] QString putAside();

signals:
  void changed();

private:
  void watch();

  const QString file_;
  std::shared_ptr<const OpeningBook> all_;
  OpeningBook own_;
  QString trouble_;
  QFileSystemWatcher watcher_;
  QTimer soon_; // several changes on the disk are one here
};

/// In the language of the window.
[[nodiscard]] QString openingName(const NamedOpening& opening);
/// "G1 Growth".
[[nodiscard]] QString openingTitle(const NamedOpening& opening);

} // namespace annales::viewer
