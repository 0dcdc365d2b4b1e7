// Reads the catalogue of a library in the background, the first page first.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/library/game_row.h"

#include <QObject>
#include <QStringList>

namespace annales::viewer {

/// How a library was found when it was opened.
struct LibraryState {
  bool writable = false;
  QString missingSince; // UTC; empty where nothing is missing
};

class CatalogueLoader : public QObject {
  Q_OBJECT
public:
  enum class Start : std::uint8_t {
    open,    // a library that is there; one of an older version is brought up to date
    create,  // made where there is none
    refresh, // the same library again: rows come all at once
  };

  explicit CatalogueLoader(QObject* parent = nullptr);

  /// Whatever was being read is dropped.
  void load(const QString& path, Start start);
  void cancel() { task_.cancel(); }
  [[nodiscard]] bool loading() const { return task_.busy(); }

signals:
  void opened(const annales::viewer::LibraryState& state);
  /// Not when refreshing.
  void rowsCame(const annales::viewer::GameRows& rows);
  void refreshed(const std::vector<annales::viewer::GameRows>& rows);
  /// All rows have been delivered.
  void loaded();
  void failed(const annales::LibraryError& error);

private:
  void read(const std::filesystem::path& file, Start start, const Job& job);
  LibraryResult<Library> openFor(const std::filesystem::path& file, Start start, const Job& job);
  LibraryResult<void> list(Library& library, Start start, const Job& job);

  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
