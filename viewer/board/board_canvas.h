// The painted board, kept: a step paints only what it changed.
#pragma once

#include "viewer/board/board_picture.h"

#include <QPixmap>
#include <QRegion>
#include <map>
#include <utility>

namespace annales::viewer {

class BoardCanvas {
public:
  /// Everything is redrawn: another board, look, size or magnification.
  void paintAll(const BoardPicture& picture, const BoardScene& scene, const QSize& size, double ratio);
  /// The provinces that look different in the new scene. Returns what was painted.
  QRegion paintChanges(const BoardPicture& picture, const BoardScene& scene);

  [[nodiscard]] const QPixmap& pixmap() const { return painted_; }
  /// What is painted now.
  [[nodiscard]] const BoardScene& scene() const { return scene_; }

private:
  void paintOwners(const BoardPicture& picture, const QRect& area);
  void paintPieces(const BoardPicture& picture, const QRect& area);
  const QImage& tint(const BoardPicture& picture, ProvinceId p, NationId owner);
  void copy(QPainter& painter, const QPixmap& layer, const QRect& area) const;

  double ratio_ = 1.0;
  QPixmap ground_, lines_; // below and above the owners' colours
  QPixmap owned_;          // these three together: owners change more rarely than pieces
  QPixmap painted_;        // and the pieces
  std::map<std::pair<std::size_t, std::size_t>, QImage> tints_; // by province and owner, as they are needed
  qsizetype tintBytes_ = 0;
  BoardScene scene_;
};

} // namespace annales::viewer
