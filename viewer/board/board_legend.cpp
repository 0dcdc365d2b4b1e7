#include "viewer/board/board_legend.h"

#include "libreplay/words/provenance_words.h"
#include "viewer/board/board_picture.h"
#include "viewer/board/symbols.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace annales::viewer {
namespace {

/// Writes entries from left to right until the room is used up.
class Entries {
public:
  Entries(QPainter& painter, const Look& look, const QRectF& room)
      : painter_(painter), look_(look), room_(room), x_(room.left()) {}

  void border(BorderKind kind, const QString& text) {
    const double wide = look_.px(26);
    if (!fits(wide, text)) return;
    painter_.setPen(borderPen(kind, look_, look_.px(2)));
    const double y = std::round(room_.center().y());
    painter_.drawLine(QPointF(x_, y), QPointF(x_ + wide, y));
    write(wide, text);
  }

  void site(Site site, const QString& text) {
    const double wide = look_.px(12);
    if (!fits(wide, text)) return;
    symbols::site(painter_, QPointF(x_ + wide / 2, room_.center().y()), wide * 0.86, site, look_);
    write(wide, text);
  }

private:
  bool fits(double sign, const QString& text) {
    const double needed = sign + look_.px(4) + QFontMetricsF(painter_.font()).horizontalAdvance(text);
    full_ = full_ || x_ + needed > room_.right();
    return !full_;
  }

  void write(double sign, const QString& text) {
    painter_.setFont(look_.font(8.5));
    painter_.setPen(look_.dim);
    const double wide = QFontMetricsF(painter_.font()).horizontalAdvance(text);
    const QRectF box(x_ + sign + look_.px(4), room_.top(), wide + 2, room_.height());
    painter_.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, text);
    x_ = box.right() + look_.px(13);
  }

  QPainter& painter_;
  const Look& look_;
  QRectF room_;
  double x_;
  bool full_ = false;
};

} // namespace

void BoardLegend::show(std::shared_ptr<const Board> board, const Look& look) {
  board_ = std::move(board);
  look_ = look;
  setFixedHeight(sizeHint().height());
  explain();
  update();
}

void BoardLegend::explain() {
  setAccessibleName(tr("Legend of the board"));
  if (!board_) return setToolTip({});
  const QString note = fromUtf8(noteOf(board_->provenance, spokenLanguage()));
  setToolTip(plainTip(note));
  setAccessibleDescription(provenance() + QStringLiteral(". ") + note);
}

QSize BoardLegend::sizeHint() const {
  return {200, static_cast<int>(std::lround(look_.px(22)))};
}

QString BoardLegend::provenance() const {
  if (!board_) return {};
  const QString name = QString::fromStdString(board_->name.in(spokenLanguage()));
  return (board_->provenance.grade == Grade::reconstructed ? tr("%1: reconstructed") : tr("%1: published"))
      .arg(name);
}

void BoardLegend::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.window);
  if (!board_) return;
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF room = QRectF(rect()).adjusted(look_.px(8), 0, -look_.px(8), 0);
  painter.setFont(look_.font(8.5));
  painter.setPen(look_.dim);
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, provenance());
  const double note = painter.fontMetrics().horizontalAdvance(provenance()) + look_.px(16);
  Entries entries(painter, look_, room.adjusted(0, 0, -note, 0));
  entries.border(BorderKind::land, titleInWindow(BorderKind::land));
  entries.border(BorderKind::sea, titleInWindow(BorderKind::sea));
  entries.border(BorderKind::both, titleInWindow(BorderKind::both));
  entries.site(Site::marble, nounInWindow(Resource::marble));
  entries.site(Site::iron, nounInWindow(Resource::iron));
  entries.site(Site::gold, nounInWindow(Resource::gold));
  entries.site(Site::any, CommonWords::tr("any"));
  entries.border(BorderKind::none, titleInWindow(BorderKind::none));
}

void BoardLegend::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    explain();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace annales::viewer
