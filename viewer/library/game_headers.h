// The headers of a game of the library, whether it is open or not: names, dates, and whether it is hidden.
#pragma once

#include "libreplay/log/tags.h"
#include "libreplay/store/library.h"
#include "viewer/library/game_places.h"
#include "viewer/store/study_desk.h"

#include <QString>

namespace annales::viewer {

/// Writes pages of notebooks: what was there before stays in the library and can be undone in the game.
class GameHeaders {
public:
  /// Where open games are edited and where they came from; both outlive it. Without them no game is open.
  void setDesk(StudyDesk& desk) { desk_ = &desk; }
  void setPlaces(GamePlaces& places) { places_ = &places; }

  /// The sentence is empty where all was written, else says why nothing was.
  QString set(const QString& library, const Hash& game, const std::string& author, const Tags& changed);
  QString hide(const QString& library, const Hash& game, const std::string& author);
  QString showAgain(const QString& library, const Hash& game, const std::string& author);
  /// The last change to the game, whatever it was.
  QString undoLast(const QString& library, const Hash& game, const std::string& author);

private:
  [[nodiscard]] bool isOpen(const QString& library, const Hash& game) const;

  StudyDesk* desk_ = nullptr;
  GamePlaces* places_ = nullptr;
};

} // namespace annales::viewer
