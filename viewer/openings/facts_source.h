// The facts of the open library, read in the background and kept up to date.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "viewer/library/worker.h"

#include <QObject>
#include <QString>
#include <memory>

namespace annales::viewer {

class FactsSource : public QObject {
  Q_OBJECT
public:
  explicit FactsSource(QObject* parent = nullptr);

  /// Empty: none. Nothing is read before somebody `want`s it.
  void setLibrary(const QString& path);
  [[nodiscard]] const QString& library() const { return library_; }
  /// Reads what is new; cheap where nothing is. Whoever shows facts asks when they come into sight.
  void want();
  /// Null while nothing was read.
  [[nodiscard]] std::shared_ptr<const FactTable> table() const { return table_; }
  [[nodiscard]] bool reading() const { return reading_; }

signals:
  /// `table()` is another.
  void changed();
  /// Games that had to be read anew.
  void progressed(std::size_t done, std::size_t of);
  void failed(const QString& sentence);

private:
  void read(const std::filesystem::path& library, const Cancel& cancel);

  QString library_;
  std::shared_ptr<const FactTable> table_;
  bool reading_ = false;
  Worker worker_; // last, so that it is destroyed first
};

} // namespace annales::viewer
