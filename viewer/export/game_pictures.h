// Pictures of a game for paper and for files: positions and charts, always in the light look.
#pragma once

#include "libreplay/session/opened_game.h"
#include "viewer/board/board_picture.h"

#include <QImage>
#include <memory>
#include <vector>

namespace annales::viewer {

class GamePictures {
public:
  /// The game outlives the pictures. So many pixels wide.
  GamePictures(const OpenedGame& game, bool german, int width = 1400);

  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  /// False for a board of which no drawing is known.
  [[nodiscard]] bool hasBoard() const { return board_ != nullptr; }
  /// What was there after the event, with what it did and with these marks. Null without a board.
  [[nodiscard]] QImage position(const OpenedLine& line, EventIndex k, const std::vector<Mark>& marks);
  /// A stepped curve for each nation along the line, below its title and legend.
  [[nodiscard]] QImage chart(const OpenedLine& line, Measure measure, const QString& title) const;

private:
  Look look_;
  std::vector<NationLook> nations_;
  std::unique_ptr<BoardPicture> board_;
  QSize size_;
};

} // namespace annales::viewer
