// Questions over all states of the open library, asked in the background.
#pragma once

#include "libreplay/query/findings.h"
#include "libreplay/query/vocabulary.h"
#include "libreplay/store/state_columns.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace annales::viewer {

/// How an answer is looked at.
enum class AnswerView : std::uint8_t { events, games, byNation, byOpening, byWinner, byPlayer, byBoard };
inline constexpr int kAnswerViews = 7;
/// Nothing for events and games.
[[nodiscard]] std::optional<CountBy> countByOf(AnswerView view);

/// More rows than anybody reads are counted and not listed.
inline constexpr std::size_t kMostAnswerRows = 2000;

struct AskedAnswer {
  std::string question; // in its one form
  AnswerView view = AnswerView::events;
  std::size_t libraryGames = 0;
  std::size_t games = 0, nations = 0, events = 0; // found
  std::variant<std::vector<FoundEvent>, std::vector<FoundGame>, std::vector<CountedGroup>> rows;
  std::vector<Hash> ids; // of the games found, sorted

  [[nodiscard]] std::size_t rowCount() const;
};

class QuestionAsker : public QObject {
  Q_OBJECT
public:
  explicit QuestionAsker(QObject* parent = nullptr);

  /// Empty: none. Nothing is read before somebody asks.
  void setLibrary(const QString& path);
  [[nodiscard]] const QString& library() const { return library_; }
  /// Cancels what was asked before.
  void ask(const std::string& question, AnswerView view);
  /// Writes the whole answer that was given last as CSV.
  void writeCsv(const QString& file, AnswerView view);
  void cancel();
  /// What openings are called from the next question on. Null: as in the rulebooks.
  void setBook(std::shared_ptr<const OpeningBook> book) { book_ = std::move(book); }
  [[nodiscard]] bool busy() const { return busy_; }
  /// With the names of the library's boards once it has been asked something.
  [[nodiscard]] const Vocabulary& vocabulary() const;

signals:
  void answered(std::shared_ptr<const annales::viewer::AskedAnswer> answer);
  void written(const QString& file);
  /// Games that had to be read, or parts of the columns.
  void progressed(std::size_t done, std::size_t of, bool reading);
  void failed(const QString& sentence);
  void busyChanged();

private:
  struct Kept; // what only tasks touch
  void setBusy(bool busy);
  void answer(const std::shared_ptr<Kept>& kept, const std::string& question, AnswerView view,
              const std::shared_ptr<const OpeningBook>& book, const Job& job);

  QString library_;
  bool busy_ = false;
  std::shared_ptr<const Vocabulary> vocabulary_;
  std::shared_ptr<Kept> kept_;
  std::shared_ptr<const Answer> given_; // last: also where a later question came to nothing
  std::shared_ptr<const OpeningBook> book_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
