// All of the timeline that does not move with the cursor: lanes, turns, rounds, signs and pins.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/look.h"
#include "viewer/timeline/glyph_clusters.h"
#include "viewer/timeline/time_axis.h"

#include <QPainter>
#include <array>
#include <optional>
#include <vector>

namespace annales::viewer {

/// Where the parts of a timeline stand.
struct LaneLayout {
  QRectF heads, ruler, pins, lanes;
  double laneHeight = 0;
  double glyph = 0; // height of a sign
  int rows = 1;     // of signs in a lane

  [[nodiscard]] QRectF lane(std::size_t n) const;
  [[nodiscard]] QRectF head(std::size_t n) const;
  [[nodiscard]] double glyphY(std::size_t lane, int row) const;
};

/// The lane's row, or the strip of pins for what belongs to no lane.
struct GlyphRow {
  NationId nation;
  int row = 0;
  std::vector<GlyphCluster> clusters;
};

/// One line as lanes. Computed anew for another line, size or zoom; painted into a pixmap by the view.
class LaneSheet {
public:
  /// Borrowed until the next call. Null: nothing is open.
  void setTab(const Tab* tab, const Look& look, std::vector<NationLook> nations);
  void setLook(const Look& look, std::vector<NationLook> nations);
  /// Which remarks have a pin.
  void setView(const View& view) { view_ = view; }
  /// Room for the sheet. The axis gets its span.
  void setRoom(QSizeF room);

  [[nodiscard]] TimeAxis& axis() { return axis_; }
  [[nodiscard]] const TimeAxis& axis() const { return axis_; }
  [[nodiscard]] const LaneLayout& layout() const { return layout_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  [[nodiscard]] const std::vector<GlyphRow>& rows() const { return rows_; }
  [[nodiscard]] const std::shared_ptr<const OpenedLine>& line() const { return line_; }

  /// After zooming: what falls together is different.
  void regroup();
  void paint(QPainter& painter, NationId selected) const;
  /// The rounds whose numbers are written: every `step`-th.
  [[nodiscard]] int roundStep() const;

  /// The signs under a point; null where there are none.
  [[nodiscard]] const GlyphCluster* clusterAt(QPointF point) const;
  /// The event whose pin is under a point; 0 where there is none.
  [[nodiscard]] EventIndex pinAt(QPointF point) const;
  /// The nation whose head is under a point.
  [[nodiscard]] NationId headAt(QPointF point) const;

private:
  void layOut();
  [[nodiscard]] bool hasLoose() const;
  [[nodiscard]] QPointF centreOf(const GlyphRow& row, const GlyphCluster& cluster) const;
  void paintLanes(QPainter& painter, NationId selected) const;
  void paintTurns(QPainter& painter) const;
  void paintTurn(QPainter& painter, const Turn& turn) const;
  [[nodiscard]] bool hasSigns(NationId lane, double from, double to) const;
  void paintRounds(QPainter& painter) const;
  void paintGlyphs(QPainter& painter) const;
  void paintPins(QPainter& painter) const;
  void paintHead(QPainter& painter, std::size_t n, bool selected) const;

  std::shared_ptr<const OpenedLine> line_;
  View view_;
  Look look_;
  std::vector<NationLook> nations_;
  QSizeF room_;
  TimeAxis axis_;
  LaneLayout layout_;
  std::vector<GlyphRow> rows_;
};

} // namespace annales::viewer
