// The rondel as a picture: who is where, what the next spaces cost, and the last move.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/tables/rondel_places.h"
#include "viewer/tables/table_icons.h"

#include <QPixmap>
#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace annales::viewer {

/// What the rondel shows for one event.
struct RondelPicture {
  std::array<std::vector<NationId>, kSpaces> standing;
  std::vector<NationId> outside; // not on it yet
  NationId chooser;              // for whom prices are shown; none: for nobody
  std::array<int, kSpaces> prices{};
  std::optional<RondelGone> moved;
};

[[nodiscard]] RondelPicture rondelPictureOf(const Tab& tab);

class RondelView : public QWidget {
  Q_OBJECT
public:
  explicit RondelView(SessionStore& store, QWidget* parent = nullptr);

  [[nodiscard]] const RondelPicture& picture() const { return picture_; }
  /// Where a nation's marker is drawn.
  [[nodiscard]] QRectF markerOf(NationId n) const;
  /// Where the word of a space is drawn, and what the space costs; no price where nobody chooses.
  [[nodiscard]] QRectF wordOf(Space space) const;
  [[nodiscard]] QRectF priceOf(Space space) const;
  /// Frames spaces that may be clicked; a click on one says so instead of selecting a nation there.
  void offer(std::vector<Space> spaces);
  /// Tool tips add what it says of a space: why it may not be gone to. Empty: nothing.
  void setWhyNot(std::function<QString(Space)> whyNot) { whyNot_ = std::move(whyNot); }
  /// What the tool tip at a point says.
  [[nodiscard]] QString tipAt(QPointF point) const;
  /// The middle of a space's picture.
  [[nodiscard]] QPointF placeOf(Space space) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void spaceClicked(annales::Space space);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow(const Change& change);
  /// `wheel`: its colours, sizes or words, too.
  void reload(bool wheel = true);
  void turnTo(const Tab& tab);
  void tellAloud();
  void paintWheel();
  void paintSpace(QPainter& painter, Space space) const;
  void paintOffered(QPainter& painter) const;
  void paintPrices(QPainter& painter) const;
  void paintMove(QPainter& painter) const;
  void paintMarkers(QPainter& painter) const;
  void paintMiddle(QPainter& painter) const;
  /// None in the middle and outside.
  [[nodiscard]] Space spaceAt(QPointF point) const;
  [[nodiscard]] QPointF centre() const;
  [[nodiscard]] double radius() const;
  /// On the rondel, clockwise from the top; `ring` is a part of the radius.
  [[nodiscard]] QPointF at(double space, double ring) const;
  [[nodiscard]] QRectF onView(const QRectF& box) const;
  [[nodiscard]] QString priceText(Space space) const;

  /// What depends on the size, and on who stands where. Parts of the radius, around the centre.
  struct Laid {
    double radius = 0;
    int wordPixels = 0, pricePixels = 0;
    std::array<QRectF, kSpaces> words;
    std::array<std::vector<std::vector<QRectF>>, kSpaces> pieces; // by how many stand there; empty: not yet
    bool shown = false;                                           // what follows is about the shown event
    std::array<QRectF, kSpaces> prices;
    std::vector<QRectF> markers; // by nation
  };
  [[nodiscard]] const Laid& laid() const;
  void layOutWords(Laid& laid) const;
  void layOutPrices(Laid& laid) const;
  void layOutMarkers(Laid& laid) const;
  /// Where so many stand on a space.
  [[nodiscard]] static const std::vector<QRectF>& piecesOf(Laid& laid, std::size_t space, std::size_t count);

  SessionStore& store_;
  Look look_;
  std::vector<NationLook> nations_;
  RondelPicture picture_;
  NationId selected_;
  std::vector<Space> offered_;
  std::function<QString(Space)> whyNot_;
  QPixmap wheel_;
  mutable std::optional<Laid> laid_; // a cache
  bool stale_ = true;
};

} // namespace annales::viewer
