// The facts of the open library, read in the background and kept up to date.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/store/facts_file.h"
#include "viewer/library/worker.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <memory>
#include <set>

namespace annales::viewer {

class FactsSource : public QObject {
  Q_OBJECT
public:
  explicit FactsSource(QObject* parent = nullptr);

  /// Empty: none. Nothing is read before somebody `want`s it.
  void setLibrary(const QString& path);
  [[nodiscard]] const QString& library() const { return library_; }
  /// Reads what is new; cheap where nothing is. Whoever shows facts asks when they come into sight.
  /// `parts`: with turns for questions about deeds and positions; once they are there they stay.
  void want(FactParts parts = FactParts::plain);
  /// Null while nothing was read.
  [[nodiscard]] std::shared_ptr<const FactTable> table() const { return table_; }
  [[nodiscard]] bool reading() const { return reading_; }
  /// The games of `table()` that have a tag, "site" or "site=Club". Null until they have been looked up:
  /// then there is a `changed`.
  [[nodiscard]] const std::set<Hash>* tagged(const QString& tag);

signals:
  /// `table()` is another.
  void changed();
  /// Games that had to be read anew.
  void progressed(std::size_t done, std::size_t of);
  void failed(const QString& sentence);

private:
  void read(const std::filesystem::path& library, FactParts parts, const Cancel& cancel);
  void lookUp(const std::filesystem::path& library, const QString& tag, const Cancel& cancel);
  void forget();

  QString library_;
  std::shared_ptr<const FactTable> table_;
  bool reading_ = false;
  FactParts parts_ = FactParts::plain;    // that somebody wants
  QHash<QString, std::set<Hash>> tagged_; // of `table_`
  QString lookedUp_;                      // a tag that is being looked up
  Worker tagWorker_;
  Worker worker_; // last, so that they are destroyed first
};

} // namespace annales::viewer
