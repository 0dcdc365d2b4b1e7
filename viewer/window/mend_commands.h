// What a window can do to mend a record: change an earlier decision, correct a stock, take in somebody's
// file.
#pragma once

#include "libreplay/lines/rebase_edits.h"
#include "viewer/library/record_reader.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/study_commands.h"

#include <QObject>

namespace annales::viewer {

class MendCommands : public QObject {
  Q_OBJECT
public:
  /// All outlive it. What a person plays in the page goes through it to `studies`.
  MendCommands(SessionStore& store, StudyDesk& desk, GamePage& page, StudyCommands& studies,
               QObject* parent = nullptr);

  /// Adds the commands with their keys, but for the one that takes in a file.
  void addTo(Commands& commands);

  /// In the place of the decision that is being changed; else as always.
  void play(const std::vector<Event>& events);
  /// Begins to change the decision at which the tab stands.
  void changeDecision();
  /// The decision that is being changed gives way to nothing.
  void leaveOut();
  void cancel();
  /// Asks what the table did otherwise.
  void correct();
  /// It takes the place of a decision that is being changed. At the end of a line it is played; before that,
  /// in what is being recorded, the later events are kept.
  void correct(const Corrected& correction);
  /// Reads the file and asks; a sentence is told where there is nothing to ask.
  void takeIn(const QString& path);
  void showReport();

signals:
  void told(const QString& sentence);

private:
  void replace(const std::vector<Event>& events);
  void keepRest(CarriedOver carried, const Study& study, const LinePlace& at, NodeIndex last,
                const QString& title);
  void ask(const QString& path, const EventLog& record);
  [[nodiscard]] std::optional<LinePlace> seenPlace();

  SessionStore& store_;
  StudyDesk& desk_;
  GamePage& page_;
  StudyCommands& studies_;
  RecordReader reader_;
};

} // namespace annales::viewer
