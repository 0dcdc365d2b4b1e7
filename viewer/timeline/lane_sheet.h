// Everything on the timeline that does not move with the cursor: lanes, turns, rounds, symbols and pins.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/look.h"
#include "viewer/timeline/symbol_clusters.h"
#include "viewer/timeline/time_axis.h"

#include <QPainter>
#include <array>
#include <optional>
#include <vector>

namespace annales::viewer {

/// Where the parts of a timeline are.
struct LaneLayout {
  QRectF heads, ruler, pins, lanes;
  double laneHeight = 0;
  double symbol = 0; // height of a symbol
  int rows = 1;      // of symbols in a lane

  [[nodiscard]] QRectF lane(std::size_t n) const;
  [[nodiscard]] QRectF head(std::size_t n) const;
  [[nodiscard]] double symbolY(std::size_t lane, int row) const;
};

/// The lane's row, or the strip of pins for what belongs to no lane.
struct SymbolRow {
  NationId nation;
  int row = 0;
  std::vector<SymbolCluster> clusters;
};

struct DrawnPin {
  double x = 0;
  bool machine = false;
  friend bool operator==(const DrawnPin&, const DrawnPin&) = default;
};

/// One line as lanes. Recomputed for another line, size or zoom; painted into a pixmap by the view.
class LaneSheet {
public:
  /// Borrowed until the next call. Null: nothing is open.
  void setTab(const Tab* tab, const Look& look, std::vector<NationLook> nations);
  void setLook(const Look& look, std::vector<NationLook> nations);
  /// The same line with other remarks. Whether it looks otherwise.
  bool takeRemarks(const Tab& tab);
  /// Which remarks have a pin.
  void setView(const View& view) { view_ = view; }
  /// Room for the sheet. The axis gets its span.
  void setRoom(QSizeF room);
  /// So high that the lanes of all nations are seen.
  [[nodiscard]] double leastHeight() const;

  [[nodiscard]] TimeAxis& axis() { return axis_; }
  [[nodiscard]] const TimeAxis& axis() const { return axis_; }
  [[nodiscard]] const LaneLayout& layout() const { return layout_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  [[nodiscard]] const std::vector<SymbolRow>& rows() const { return rows_; }
  [[nodiscard]] const std::shared_ptr<const OpenedLine>& line() const { return line_; }

  /// After zooming: what falls together is different.
  void regroup();
  void paint(QPainter& painter, NationId selected) const;
  /// The rounds whose numbers are written: every `step`-th.
  [[nodiscard]] int roundStep() const;

  /// The symbols under a point; null where there are none.
  [[nodiscard]] const SymbolCluster* clusterAt(QPointF point) const;
  /// The event whose pin is under a point; 0 where there is none.
  [[nodiscard]] EventIndex pinAt(QPointF point) const;
  /// The nation whose head is under a point.
  [[nodiscard]] NationId headAt(QPointF point) const;

private:
  void layOut();
  [[nodiscard]] bool hasLoose() const;
  /// The pins that are drawn: where others are not just beside them.
  [[nodiscard]] std::vector<DrawnPin> drawnPins() const;
  [[nodiscard]] QPointF centreOf(const SymbolRow& row, const SymbolCluster& cluster) const;
  void paintLanes(QPainter& painter, NationId selected) const;
  void paintTurns(QPainter& painter) const;
  void paintTurn(QPainter& painter, const Turn& turn) const;
  [[nodiscard]] bool hasSigns(NationId lane, double from, double to) const;
  void paintRounds(QPainter& painter) const;
  void paintSymbols(QPainter& painter) const;
  void paintPins(QPainter& painter) const;
  void paintHead(QPainter& painter, std::size_t n, bool selected) const;

  std::shared_ptr<const OpenedLine> line_;
  View view_;
  Look look_;
  std::vector<NationLook> nations_;
  QSizeF room_;
  TimeAxis axis_;
  LaneLayout layout_;
  std::vector<SymbolRow> rows_;
};

} // namespace annales::viewer
