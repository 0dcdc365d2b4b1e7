// The program's own windows as PNG files, for machines without a display.
#pragma once

#include "viewer/window/colour_sight.h"

#include <QSize>
#include <QStringList>

namespace annales::viewer {

class Application;

struct PicturesOrder {
  QString folder;
  QString library; // may be empty
  QString game;    // a log file
  QSize size{1440, 900};
  unsigned event = 0; // 0: two thirds of the game
  ColourSight sight = ColourSight::full;
  bool analysed = false; // with little effort
};

/// Shows library and game as the window would and writes library.png, where the library has results without
/// moves results.png, result.png and result-words.png, game.png, board.png and, where the game
/// has a what-if line, study.png; where it is to be analysed, analysis.png, claims.png and account.png.
/// Returns the files written; on failure none, with a sentence in `why`.
[[nodiscard]] QStringList takePictures(Application& application, const PicturesOrder& order, QString& why);

} // namespace annales::viewer
