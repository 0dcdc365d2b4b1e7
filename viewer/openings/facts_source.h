// The facts of the open library, read in the background and kept up to date.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/look_ledger.h"
#include "libreplay/store/facts_file.h"
#include "viewer/jobs/task.h"
#include "viewer/library/saved_questions.h"

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

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
  /// The library of `table()`, as a ledger knows it.
  [[nodiscard]] const AskedLibrary& asked() const { return asked_; }
  /// Of the boards that were known then.
  [[nodiscard]] const std::vector<Hash>& reconstructedMaps() const { return reconstructedMaps_; }
  [[nodiscard]] bool reading() const { return task_.busy(); }
  /// The questions that the library keeps, read in the background with the table and by `readQuestions`.
  [[nodiscard]] const std::vector<SavedQuestion>& questions() const { return saved_.all(); }
  /// Another question was saved.
  void readQuestions();

signals:
  /// `table()` is another.
  void changed();
  /// Games that had to be read anew.
  void progressed(std::size_t done, std::size_t of);
  void failed(const QString& sentence);
  /// `questions()` are others.
  void questionsChanged();

private:
  void read(const std::filesystem::path& library, FactParts parts, const Job& job);

  QString library_;
  std::shared_ptr<const FactTable> table_;
  AskedLibrary asked_;
  std::vector<Hash> reconstructedMaps_;
  FactParts parts_ = FactParts::withResults; // that somebody wants
  SavedQuestions saved_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
