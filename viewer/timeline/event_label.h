// What the pointer is over, in words, floating above the timeline.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/look.h"
#include "viewer/timeline/symbol_clusters.h"

#include <QLabel>

namespace annales::viewer {

/// Lives in the window of the timeline, lets the mouse through.
class EventLabel : public QLabel {
  Q_OBJECT
public:
  explicit EventLabel(QWidget* parent);

  /// Says what event `k` is, with the other symbols of a cluster and the remarks on it.
  void tell(const Tab& tab, EventIndex k, const SymbolCluster* cluster, const View& view);
  /// Above `anchor`, a point of `of`, inside the window.
  void showAbove(const QWidget& of, QPointF anchor);

  [[nodiscard]] static QString textFor(const Tab& tab, EventIndex k, const SymbolCluster* cluster,
                                       const Look& look, const View& view = {});

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  Look look_;
};

} // namespace annales::viewer
