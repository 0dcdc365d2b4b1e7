// Typed conditions as a filter, with those that only the library can answer: tags and questions over states.
#pragma once

#include "libreplay/openings/conditions.h"
#include "libreplay/store/chosen_games.h"
#include "viewer/jobs/task.h"
#include "viewer/openings/facts_source.h"

#include <QHash>
#include <QObject>
#include <memory>
#include <optional>

namespace annales::viewer {

/// Looks up one thing after another in the background, and knows it until the library is another.
class GameChooser : public QObject {
  Q_OBJECT
public:
  /// The facts outlive it.
  explicit GameChooser(FactsSource& facts, QObject* parent = nullptr);

  /// The filter on top of `base`, or why there is none. Nothing while games are looked up: then there is a
  /// `found`. Whatever else was being looked up is given up.
  [[nodiscard]] std::optional<Result<FactFilter>> read(const QString& conditions,
                                                       const FactFilter& base = {});
  [[nodiscard]] bool busy() const { return !asking_.isEmpty(); }
  /// "where=temples >= 2": what is being looked up; empty where nothing is.
  [[nodiscard]] const QString& asking() const { return asking_; }
  /// `read` fails then, until `again`.
  void cancel();
  /// What failed or was cancelled may be looked up once more.
  void again();

signals:
  /// What was looked up is known, or why it cannot be.
  void found();
  /// Games that had to be read, or parts of the columns.
  void progressed(std::size_t done, std::size_t of, bool reading);

private:
  struct Kept; // what only tasks touch
  void forget();
  void start(const std::string& key, const std::string& value);
  void lookUp(const std::shared_ptr<Kept>& kept, const std::string& key, const std::string& value,
              const Job& job);
  void settle(LibraryResult<GameSet> games);

  FactsSource& facts_;
  QHash<QString, Result<GameSet>> known_; // by "key=value"
  QString asking_;
  std::shared_ptr<Kept> kept_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
