// Paints a board and what is on it onto any painter: the viewer's board, an editor's, a picture file.
#pragma once

#include "viewer/board/board_frame.h"
#include "viewer/board/board_plan.h"
#include "viewer/board/board_scene.h"

#include <QImage>
#include <array>
#include <functional>
#include <map>
#include <memory>

class QPainter;

namespace annales::viewer {

class BoardPicture {
public:
  /// Without nations only for scenes without pieces.
  BoardPicture(std::shared_ptr<const Board> board, const Look& look, std::vector<NationLook> nations = {});

  /// Takes effect with the next frame: the size of print may move everything.
  void setLook(const Look& look, std::vector<NationLook> nations);
  /// Takes effect with what is drawn next.
  void setNations(std::vector<NationLook> nations);
  /// Parts of the view where something covers the whole board: no name is put there.
  void setCovered(std::vector<QRectF> covered);
  /// Before anything is drawn, and after another look. `ratio`: device pixels per pixel.
  void setFrame(const BoardFrame& frame, double ratio = 1.0);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const BoardFrame& frame() const { return frame_; }
  [[nodiscard]] const BoardShapes& shapes() const { return shapes_; }
  [[nodiscard]] const BoardMetrics& metrics() const { return placing_.metrics; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  /// In pixels from the board's corner, `frame().origin()`.
  [[nodiscard]] const ProvincePlan& plan(ProvinceId p) const { return placing_.plans[p.index()]; }
  [[nodiscard]] const std::vector<ProvincePlan>& plans() const { return placing_.plans; }

  /// All of it, lowest first: sea and land, colours of owners, borders and names, pieces.
  void draw(QPainter& painter, const BoardScene& scene) const;
  void drawGround(QPainter& painter) const;
  /// The owner's colour on the land of the province, as large as `ownerRect`.
  [[nodiscard]] QImage ownerImage(ProvinceId p, NationId owner) const;
  void drawLines(QPainter& painter) const;
  void drawPieces(QPainter& painter, ProvinceId p, const ProvinceScene& scene) const;

  /// Where pieces and owner's colour are in the view.
  [[nodiscard]] QRect pieceRect(ProvinceId p) const;
  [[nodiscard]] QRect ownerRect(ProvinceId p) const;
  /// The centre of a city, or of the sea where units of that kind are; in the view.
  [[nodiscard]] QPointF cityAt(ProvinceId p) const;
  [[nodiscard]] QPointF unitsAt(ProvinceId p, Kind kind) const;

private:
  /// Where everything is in a frame of that scale with that much covered, and the names as pictures.
  struct Placing {
    BoardMetrics metrics;
    double scale = 0, ratio = 0;
    std::vector<QRectF> covered;
    std::vector<ProvincePlan> plans;
    std::vector<QImage> names; // by province, in the colours of a look; names take longest to draw

    [[nodiscard]] bool isFor(const Placing& wanted) const {
      return metrics == wanted.metrics && scale == wanted.scale && ratio == wanted.ratio &&
             covered == wanted.covered;
    }
  };

  void placeAll();
  void placeAnew(Placing wanted);
  bool placeAsBefore(const Placing& wanted);
  void drawNameImages();
  [[nodiscard]] QImage nameImage(ProvinceId p) const;
  [[nodiscard]] QTransform transform() const;
  void drawLand(QPainter& painter) const;
  void drawBorders(QPainter& painter) const;
  void drawNames(QPainter& painter) const;
  void drawShallows(QPainter& painter) const;
  void drawCity(QPainter& painter, ProvinceId p, const ProvinceScene& scene) const;
  void stampCity(QPainter& painter, const ProvinceScene& scene, Site site) const;
  /// Kind, nation, detail, size.
  using StampKey = std::array<int, 4>;
  void drawStamp(QPainter& painter, const StampKey& key, const QPointF& at, const QRectF& reach,
                 const std::function<void(QPainter&)>& draw) const;

  std::shared_ptr<const Board> board_;
  BoardShapes shapes_;
  Look look_;
  std::vector<NationLook> nations_;
  BoardFrame frame_;
  double ratio_ = 1.0;
  std::vector<QRectF> covered_;
  Placing placing_;
  std::vector<Placing> earlier_; // the latest last: frames come again, as when a banner appears and goes
  mutable std::map<StampKey, QImage> stamps_; // symbols as first drawn; a cache, not state
  QImage land_;                               // of the view: opaque where there is land
};

/// A nation's colour over its land: as strong as it takes to tell the land from free land.
[[nodiscard]] QColor ownedTint(const QColor& fill, const Look& look);

/// How borders of a kind are drawn, on the map and in its legend.
[[nodiscard]] QPen borderPen(BorderKind kind, const Look& look, double width);

} // namespace annales::viewer
