// The questions that a library keeps under a name, read and written in the background.
#pragma once

#include "libreplay/store/library.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <QString>
#include <deque>
#include <string>
#include <vector>

namespace annales::viewer {

class SavedQuestions : public QObject {
  Q_OBJECT
public:
  explicit SavedQuestions(QObject* parent = nullptr);
  SavedQuestions(const SavedQuestions&) = delete;
  SavedQuestions& operator=(const SavedQuestions&) = delete;
  /// Writes what was still to be written.
  ~SavedQuestions() override;

  /// Empty: none. Reads nothing before `refresh`; what was to be written is written.
  void setLibrary(const QString& path);
  [[nodiscard]] const QString& library() const { return library_; }
  /// Reads them again: other windows and programs may write into the library, too.
  void refresh();
  /// By name, as the library had them when it was last read.
  [[nodiscard]] const std::vector<SavedQuestion>& all() const { return all_; }
  /// Under that name. `occupied` where the library has another question of that name, and nothing is written.
  void keep(const QString& name, const std::string& question);
  /// Instead of what has that name.
  void replace(const QString& name, const std::string& question);
  void remove(const QString& name) { replace(name, {}); }
  /// Whether something is being read or written.
  [[nodiscard]] bool busy() const { return !orders_.empty(); }

signals:
  /// `all()` are others.
  void changed();
  /// The library keeps this now; `question` is empty where it was deleted.
  void written(const QString& name, const std::string& question);
  /// Another question has that name: `replace` would take its place.
  void occupied(const QString& name, const std::string& question);
  /// What was to be written was not.
  void failed(const QString& sentence);

private:
  struct Order {
    QString library, name; // empty name: only reads
    std::string question;
    bool replaces = false;
  };
  struct Outcome {
    LibraryResult<std::vector<SavedQuestion>> read;
    LibraryResult<void> wrote;
    bool occupied = false;
  };
  [[nodiscard]] static Outcome carryOut(const Order& order, const std::atomic<bool>* cancel);
  void give(Order order);
  void begin();
  void finish(const Outcome& outcome);

  QString library_;
  std::vector<SavedQuestion> all_;
  std::deque<Order> orders_; // the first is being carried out
  Task task_{this};          // last, so that it is destroyed first
};

} // namespace annales::viewer
