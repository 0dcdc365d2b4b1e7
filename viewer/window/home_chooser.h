// Where the work on a game goes that was opened from a file of its own: into a library, or into the file.
#pragma once

#include "viewer/library/game_places.h"
#include "viewer/store/study_editor.h"

#include <QCoreApplication>
#include <QWidget>

namespace annales::viewer {

/// What a user has chosen for all such games.
enum class Home : std::uint8_t { ask, library, file };
[[nodiscard]] Home rememberedHome();
void rememberHome(Home home);

class HomeChooser {
  Q_DECLARE_TR_FUNCTIONS(HomeChooser)
public:
  /// All outlive it.
  HomeChooser(StudyEditor& editor, const GamePlaces& places) : editor_(editor), places_(places) {}

  /// For the game that is shown; asks unless something is remembered that can be done. `library`: where it
  /// would go, made where it is not there. False: nothing was decided.
  bool decide(const QString& library, QWidget* window);

private:
  [[nodiscard]] static Home asked(const QString& library, const QString& file, bool fileToo, QWidget* window);
  void intoLibrary(const Hash& game, const QString& library);
  [[nodiscard]] QString file() const;
  [[nodiscard]] std::shared_ptr<const EventLog> gameInFile() const;

  StudyEditor& editor_;
  const GamePlaces& places_;
};

} // namespace annales::viewer
