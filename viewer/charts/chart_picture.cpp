// A chart as a picture for other people: what it shows of which game, the legend, the chart.
#include "libreplay/words/game_title.h"
#include "viewer/charts/chart_view.h"
#include "viewer/charts/chart_words.h"
#include "viewer/charts/legend_chip.h"
#include "viewer/look/common_words.h"

#include <QComboBox>
#include <QPainter>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kRatio = 2;                 // sharp enough for print
constexpr double kTitle = 12.5, kGame = 9.5; // points

/// Where the entries of a legend are in so much width, and how high they are together.
struct ChipRows {
  std::vector<QRectF> boxes;
  double height = 0;
};

ChipRows rowsOf(const std::vector<const LegendChip*>& chips, double width) {
  ChipRows rows;
  double x = 0, y = 0;
  for (const LegendChip* chip : chips) {
    const QSizeF size = chip->sizeHint();
    if (x > 0 && x + size.width() > width) {
      x = 0;
      y = rows.height;
    }
    rows.boxes.emplace_back(QPointF(x, y), size);
    x += size.width();
    rows.height = std::max(rows.height, y + size.height());
  }
  return rows;
}

void writeLine(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
               const QString& text) {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width()));
}

} // namespace

/// "Resources: All resources · Stock · By round".
QString ChartView::pictureTitle() const {
  QStringList parts;
  for (const QComboBox* box : {measure_, aspect_, form_, nation_, sampling_}) {
    const bool plain = box == form_ && content_.choice.overTime() && content_.choice.form == ChartForm::lines;
    if (!box->isHidden() && !plain && !box->currentText().isEmpty()) parts << box->currentText();
  }
  const Tab* tab = store_.tab();
  if (tab != nullptr && !content_.choice.overTime()) parts << CommonWords::tr("Event %1").arg(tab->shown());
  const QString title = titleOf(content_.choice.kind);
  return parts.isEmpty() ? title : title + QStringLiteral(": ") + parts.join(QStringLiteral(" · "));
}

/// The game, and the line where it is not the game as played.
QString ChartView::pictureGame() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return {};
  std::vector<std::string> nations;
  for (const NationLook& look : content_.looks)
    nations.push_back(look.name.toStdString());
  QString game = QString::fromStdString(gameTitle(tab->game->log().tags(), nations));
  if (tab->line->name() != kMainLine) game += QStringLiteral(" · ") + ChartWords::line(tab->line->name());
  return game;
}

QImage ChartView::picture() const {
  const Look& look = content_.look;
  const QFont title = look.font(kTitle, true), game = look.font(kGame);
  const double margin = look.px(8), wide = canvas_->width() - 2 * margin;
  const double titleHeight = QFontMetricsF(title).height() + look.px(4),
               gameHeight = QFontMetricsF(game).height();
  std::vector<const LegendChip*> chips;
  for (const LegendChip* chip : chips_)
    if (chip->isShown()) chips.push_back(chip);
  const ChipRows rows = rowsOf(chips, canvas_->width());
  const int head = static_cast<int>(std::ceil(margin + titleHeight + gameHeight + look.px(4) + rows.height));
  QImage image(QSize(canvas_->width(), canvas_->height() + head) * kRatio, QImage::Format_RGB32);
  image.setDevicePixelRatio(kRatio);
  image.fill(look.panel);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  writeLine(painter, {margin, margin, wide, titleHeight}, title, look.text, pictureTitle());
  writeLine(painter, {margin, margin + titleHeight, wide, gameHeight}, game, look.dim, pictureGame());
  for (std::size_t i = 0; i < chips.size(); ++i)
    chips[i]->paintOn(painter, rows.boxes[i].translated(0, head - rows.height));
  painter.translate(0, head);
  canvas_->paintOn(painter, kRatio);
  return image;
}

} // namespace annales::viewer
