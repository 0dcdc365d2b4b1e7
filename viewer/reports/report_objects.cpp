#include "viewer/reports/report_objects.h"

#include "viewer/reports/report_charts.h"

#include <QAbstractTextDocumentLayout>
#include <algorithm>

namespace annales::viewer {

ReportObjects::ReportObjects(QTextDocument& document, std::shared_ptr<const Report> report, const Look& look)
    : QObject(&document), report_(std::move(report)), look_(look) {
  for (const int type : {kShareObject, kBarsObject, kCurvesObject})
    document.documentLayout()->registerHandler(type, this);
}

int ReportObjects::keep(const Drawn& drawn) {
  drawn_.push_back(drawn);
  return static_cast<int>(drawn_.size()) - 1;
}

const ReportObjects::Drawn& ReportObjects::drawnIn(const QTextFormat& format) const {
  return drawn_[static_cast<std::size_t>(format.property(kDrawn).toInt())];
}

QSizeF ReportObjects::intrinsicSize(QTextDocument* document, int, const QTextFormat& format) {
  constexpr double kShareWidth = 90, kShareHeight = 9;
  const Drawn& drawn = drawnIn(format);
  if (drawn.share != nullptr) return {look_.px(kShareWidth), look_.px(kShareHeight)};
  constexpr double kWidest = 760, kNarrowest = 320;
  const double page = document->pageSize().width();
  const double room = (page > 0 ? page : document->textWidth()) - 2 * document->documentMargin() - 4;
  const double width = std::clamp(room, kNarrowest, look_.px(kWidest));
  return {width, drawn.bars != nullptr ? barsHeight(*drawn.bars, look_) : curvesHeight(look_)};
}

void ReportObjects::drawObject(QPainter* painter, const QRectF& room, QTextDocument*, int,
                               const QTextFormat& format) {
  const Drawn& drawn = drawnIn(format);
  painter->save();
  if (drawn.share != nullptr) drawShare(*painter, room, *drawn.share, look_);
  if (drawn.bars != nullptr) drawBars(*painter, room, *drawn.bars, look_, report_->language);
  if (drawn.curves != nullptr) drawCurves(*painter, room, *drawn.curves, look_, report_->language);
  painter->restore();
}

} // namespace annales::viewer
