// Several games of a library, opened in the background one after another, so that they can be edited without
// being shown.
#pragma once

#include "viewer/library/game_opener.h"

#include <QObject>
#include <QStringList>
#include <map>
#include <memory>
#include <vector>

namespace annales::viewer {

class LibraryGames : public QObject {
  Q_OBJECT
public:
  /// The desk outlives it.
  LibraryGames(StudyDesk& desk, Storyteller teller, QString library, std::vector<Hash> games,
               QObject* parent = nullptr);
  /// Answers with `ready`, at once where no game has to be read.
  void begin();

signals:
  /// In the order in which they were wanted. `missing`: why some could not be opened, a sentence each.
  void ready(const std::vector<std::shared_ptr<const annales::OpenedGame>>& games,
             const QStringList& missing);

private:
  void next();

  StudyDesk& desk_;
  QString library_;
  std::vector<Hash> wanted_;
  std::size_t place_ = 0;
  std::vector<std::shared_ptr<const OpenedGame>> games_;
  QStringList missing_;
  GameOpener opener_; // last: it is gone first
};

} // namespace annales::viewer
