// The pictures inside of a report's document.
#pragma once

#include "libreplay/reports/report.h"
#include "viewer/look/look.h"

#include <QObject>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <memory>
#include <vector>

namespace annales::viewer {

enum ReportObject : int { kShareObject = QTextFormat::UserObject + 1, kBarsObject, kCurvesObject };
enum ReportProperty : int { kDrawn = QTextFormat::UserProperty + 1 };

/// Draws what is no text. It keeps the report that the document shows, and lives with it.
class ReportObjects : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)
public:
  ReportObjects(QTextDocument& document, std::shared_ptr<const Report> report, const Look& look);

  // What is remembered must belong to the report. The number stands in the format as `kDrawn`.
  int remember(const ShareCell* share) { return keep({share, nullptr, nullptr}); }
  int remember(const BarChart* bars) { return keep({nullptr, bars, nullptr}); }
  int remember(const CurveChart* curves) { return keep({nullptr, nullptr, curves}); }

  QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& room, QTextDocument* document, int position,
                  const QTextFormat& format) override;

private:
  struct Drawn {
    const ShareCell* share;
    const BarChart* bars;
    const CurveChart* curves;
  };
  int keep(const Drawn& drawn);
  [[nodiscard]] const Drawn& drawnIn(const QTextFormat& format) const;

  std::shared_ptr<const Report> report_;
  Look look_;
  std::vector<Drawn> drawn_;
};

} // namespace annales::viewer
