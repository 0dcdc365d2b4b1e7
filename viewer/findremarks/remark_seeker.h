// Searches and exports remarks of a library in the background, on a connection of its own.
#pragma once

#include "viewer/findremarks/remark_hit.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <memory>

namespace annales::viewer {

struct RemarkSearch {
  RemarkQuery query;
  std::string sign = {}; // a glyph under either name, or an observation tag; empty: any
};

/// What is worth knowing about a search once it has ended.
struct SearchEnd {
  int hits = 0, games = 0;
  bool cut = false; // there are more
};

class RemarkSeeker : public QObject {
  Q_OBJECT
public:
  /// Nobody would read more.
  static constexpr int kMostHits = 20'000;

  explicit RemarkSeeker(QObject* parent = nullptr);

  // Each cancels what was being done before.
  void seek(const QString& library, const RemarkSearch& search);
  void listWaiting(const QString& library);
  void cancel() { task_.cancel(); }
  [[nodiscard]] bool busy() const { return task_.busy(); }

  /// Everything the search finds, without what is only for its author unless just that is sought, written to
  /// a file of the kind its suffix names. Does not disturb a search.
  void exportTo(const QString& library, const RemarkSearch& search, const QString& file, Audience reader);
  [[nodiscard]] bool exporting() const { return exporter_.busy(); }

signals:
  /// The first hits as soon as there are 200, or all; `first` once per search, even where nothing is found.
  void hitsCame(const std::vector<annales::viewer::RemarkHit>& hits, bool first);
  void ended(const annales::viewer::SearchEnd& end);
  void waitingCame(const std::vector<annales::viewer::WaitingGame>& games);
  void failed(const annales::LibraryError& error);
  void exported(const QString& sentence, bool good);

private:
  void find(const QString& path, const RemarkSearch& search, const Job& job);
  void fail(const Job& job, const LibraryError& error);
  void write(const QString& path, const RemarkSearch& search, const QString& file, Audience reader,
             const Job& job);

  Task exporter_{this}, task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
