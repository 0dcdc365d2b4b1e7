#include "viewer/analysis/played_out_view.h"

#include "viewer/analysis/analysis_words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kSwatch = 18, kRoundsHeight = 44, kGap = 6, kNarrow = 280;

} // namespace

PlayedOutView::PlayedOutView(PositionSource& source, QWidget* parent) : QWidget(parent), source_(source) {
  refresh();
}

void PlayedOutView::refresh() {
  look_ = Look::of(source_.book().store().session().view);
  const Tab* tab = source_.book().store().tab();
  const PlayedOut* played = tab != nullptr ? source_.playedOut() : nullptr;
  bars_.clear();
  rounds_.clear();
  roundsText_.clear();
  if (played != nullptr) {
    nations_ = nationLooks(*tab->game, look_, speaksGerman());
    for (std::size_t n = 0; n < nations_.size(); ++n) {
      const NationId nation(n);
      const auto interval = played->interval(nation);
      bars_.push_back({nations_[n].name, nations_[n].letter,
                       tr("%1 (%2 to %3)")
                           .arg(AnalysisWords::percent(played->share(nation)))
                           .arg(qRound(100 * interval.low))
                           .arg(qRound(100 * interval.high)),
                       played->share(nation), interval.low, interval.high});
    }
    rounds_ = played->rounds;
    roundsText_ = tr("Rounds to the end: median %1; 95 % of games take %2 to %3")
                      .arg(played->roundsOf(0.5))
                      .arg(played->roundsOf(0.025))
                      .arg(played->roundsOf(0.975));
  }
  setAccessibleName(inWords());
  setToolTip(played != nullptr
                 ? QStringLiteral("<p>%1</p>")
                       .arg(inWords().toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")))
                 : QString());
  updateGeometry();
  update();
}

QString PlayedOutView::inWords() const {
  QStringList words;
  for (const Bar& bar : bars_)
    words << bar.name + QStringLiteral(": ") + bar.text;
  if (!roundsText_.isEmpty()) words << roundsText_;
  return words.join(QLatin1Char('\n'));
}

QSize PlayedOutView::sizeHint() const {
  if (bars_.empty()) return {0, 0};
  const double rows = rowHeight() * static_cast<double>(bars_.size() + 1);
  return {qRound(look_.px(kNarrow)), qRound(rows + look_.px(kRoundsHeight + 2 * kGap))};
}

void PlayedOutView::paintEvent(QPaintEvent*) {
  if (bars_.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look_.font(9.5));
  paintBars(painter);
  paintRounds(painter);
}

/// All nations on one scale from 0 to 100, the interval as a line over the bar's end.
void PlayedOutView::paintBars(QPainter& painter) const {
  const QFontMetricsF metrics(painter.font());
  double widest = 0;
  for (const Bar& bar : bars_)
    widest = std::max(widest, metrics.horizontalAdvance(bar.text));
  const double left = look_.px(kSwatch + kGap), right = width() - widest - look_.px(2 * kGap);
  const double room = std::max(1.0, right - left);
  for (std::size_t n = 0; n < bars_.size(); ++n) {
    const Bar& bar = bars_[n];
    const NationLook& nation = nations_[n];
    const QRectF row(0, rowHeight() * static_cast<double>(n), width(), rowHeight());
    painter.setPen(look_.text);
    painter.drawText(QRectF(0, row.top(), left, row.height()), Qt::AlignLeft | Qt::AlignVCenter, bar.letter);
    const QRectF full(left, row.top() + look_.px(3), room * bar.share, row.height() - look_.px(6));
    painter.setPen(QPen(nation.edge, 1));
    painter.setBrush(nation.fill);
    painter.drawRect(full);
    painter.setPen(Qt::NoPen);
    painter.setBrush(nation.patternBrush());
    painter.drawRect(full);
    painter.setPen(QPen(look_.text, look_.px(1.5)));
    const double middle = row.center().y();
    painter.drawLine(QPointF(left + room * bar.low, middle), QPointF(left + room * bar.high, middle));
    for (const double end : {bar.low, bar.high})
      painter.drawLine(QPointF(left + room * end, middle - look_.px(3)),
                       QPointF(left + room * end, middle + look_.px(3)));
    painter.drawText(QRectF(right, row.top(), width() - right - look_.px(kGap), row.height()),
                     Qt::AlignRight | Qt::AlignVCenter, bar.text);
  }
}

/// A column a number of rounds; where there is no room, several rounds a column.
void PlayedOutView::paintRounds(QPainter& painter) const {
  if (rounds_.empty()) return;
  const double top = rowHeight() * static_cast<double>(bars_.size()) + look_.px(kGap);
  painter.setPen(look_.text);
  const QFontMetricsF metrics(painter.font());
  painter.drawText(QRectF(0, top, width(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(roundsText_, Qt::ElideRight, width()));
  const double left = look_.px(kSwatch + kGap), room = width() - left - look_.px(4 * kGap);
  const int first = rounds_.front(), span = rounds_.back() - first + 1;
  const int columns = std::clamp(static_cast<int>(room / look_.px(6)), 1, span);
  const int each = (span + columns - 1) / columns;
  std::vector<int> counts(static_cast<std::size_t>((span + each - 1) / each), 0);
  for (const int round : rounds_)
    ++counts[static_cast<std::size_t>((round - first) / each)];
  const double most = *std::ranges::max_element(counts), wide = room / static_cast<double>(counts.size());
  const double foot = top + rowHeight() + look_.px(kRoundsHeight - 14);
  painter.setBrush(look_.dim);
  painter.setPen(Qt::NoPen);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double high = look_.px(kRoundsHeight - 16) * counts[i] / most;
    painter.drawRect(
        QRectF(left + wide * static_cast<double>(i), foot - high, std::max(1.0, wide - 1), high));
  }
  painter.setPen(look_.dim);
  painter.drawLine(QPointF(left, foot), QPointF(left + room, foot));
  painter.drawText(QRectF(left, foot, room, look_.px(14)), Qt::AlignLeft | Qt::AlignTop,
                   QString::number(first));
  painter.drawText(QRectF(left, foot, room, look_.px(14)), Qt::AlignRight | Qt::AlignTop,
                   QString::number(rounds_.back()));
}

} // namespace annales::viewer
