// Autopilots of the shown game: who plays which nation, and their turns, played in the background after a
// move by hand.
#pragma once

#include "libreplay/pilots/autopilot.h"
#include "viewer/jobs/task.h"
#include "viewer/store/study_editor.h"

#include <QObject>
#include <map>
#include <optional>

namespace annales::viewer {

class PilotBook : public QObject {
  Q_OBJECT
public:
  /// The editor outlives it.
  explicit PilotBook(StudyEditor& editor, QObject* parent = nullptr);

  [[nodiscard]] SessionStore& store() const { return editor_.store(); }
  /// Of the shown game, by nation; everybody by hand until somebody says otherwise. Kept as long as the
  /// program runs.
  [[nodiscard]] Pilots pilots() const;
  void setPilots(Pilots pilots);
  /// How many nations of the shown game are not played by hand.
  [[nodiscard]] std::size_t flying() const;

  /// A move was made by hand: the autopilots go on, if there are any.
  void follow();
  /// The autopilots go on from the shown event; where they wait for an answer that need not be given, without
  /// it.
  void goOn();
  /// What they have played so far stays.
  void stop();
  [[nodiscard]] bool isRunning() const { return running_; }
  /// What they do or wait for, and who has left the record; empty where there is nothing to say here.
  [[nodiscard]] QString news() const;

signals:
  void changed();
  void told(const QString& sentence);

private:
  struct Waiting {
    Hash at; // the event behind which they stopped
    QString text;
    bool mayPass = false;
  };

  void followCursor(const Change& change);
  void start(bool pass);
  void progressed(std::size_t events, int round);
  void take(const Result<PilotsRun>& run);
  void land(const PilotsRun& run);
  [[nodiscard]] QString sentencesOf(const PilotsRun& run) const;
  [[nodiscard]] bool isHere(const Hash& event) const;

  StudyEditor& editor_;
  std::map<Hash, Pilots> pilots_; // by game
  std::optional<Hash> from_;      // where the run began
  std::optional<Waiting> waiting_;
  bool running_ = false, landing_ = false;
  QString progress_;
  Task task_{this};
};

} // namespace annales::viewer
