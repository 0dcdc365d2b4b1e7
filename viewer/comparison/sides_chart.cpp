#include "viewer/comparison/sides_chart.h"

#include "libreplay/inference/forest.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

/// One axis of the plot, from `low` to `high`.
struct ForestAxis {
  double low = 0, high = 1;
  double left = 0, right = 1; // pixels

  [[nodiscard]] double x(double value) const {
    return left + (std::clamp(value, low, high) - low) / (high - low) * (right - left);
  }
};

/// Draws row after row, from above.
class ForestSketch {
public:
  ForestSketch(double width, const Look& look, double names, double numbers)
      : look_(look), font_(look.font(9.5)), row_(QFontMetricsF(font_).height() + look.px(7)) {
    sketch_.size = {width, 0};
    sketch_.background = look.panel;
    margin_ = look.px(8);
    names_ = std::min(names + look.px(8), width * 0.32);
    numbers_ = std::min(numbers + look.px(8), width * 0.4);
    y_ = margin_;
  }

  void heading(const QString& words, bool first) {
    const QFont font = look_.font(first ? 11.5 : 10, true);
    y_ += QFontMetricsF(font).height() + (first ? 0 : look_.px(8));
    sketch_.text({margin_, y_}, words, font, look_.text, Qt::AlignLeft, sketch_.size.width() - 2 * margin_);
    y_ += look_.px(6);
  }
  void begin(double low, double high, double step, double line) {
    axis_ = {low, high, margin_ + names_ + look_.px(6),
             sketch_.size.width() - margin_ - numbers_ - look_.px(10)};
    top_ = y_;
    step_ = step;
    line_ = line;
  }
  void row(const QString& name, const QString& numbers, double value, const inference::Interval& interval,
           SketchMark mark) {
    const double middle = y_ + row_ / 2, base = middle + QFontMetricsF(font_).ascent() / 2 - look_.px(1);
    sketch_.text({margin_, base}, name, font_, look_.text, Qt::AlignLeft, names_);
    sketch_.text({axis_.right + look_.px(10), base}, numbers, font_, look_.text, Qt::AlignLeft, numbers_);
    if (!std::isnan(value)) {
      const double low = axis_.x(interval.low), high = axis_.x(interval.high);
      sketch_.line({low, middle}, {high, middle}, look_.text, look_.px(1.6));
      end(low, middle, interval.low < axis_.low ? -1 : 0);
      end(high, middle, interval.high > axis_.high ? 1 : 0);
      addMark(sketch_, mark, {axis_.x(value), middle}, look_.px(4), look_.text);
    }
    y_ += row_;
  }
  /// Ticks in points, with grid lines behind the rows.
  void finish(bool withSign) {
    for (double tick = std::ceil(axis_.low / step_ - 1e-9) * step_; tick <= axis_.high + 1e-9;
         tick += step_) {
      const double x = axis_.x(tick);
      const bool main = std::abs(tick - line_) < 1e-9;
      sketch_.line({x, top_}, {x, y_ + look_.px(3)}, main ? look_.dim : look_.line, main ? 1.4 : 1);
      const QString sign = tick < -1e-9              ? QStringLiteral("−")
                           : withSign && tick > 1e-9 ? QStringLiteral("+")
                                                     : QString();
      sketch_.text({x, y_ + look_.px(5) + QFontMetricsF(look_.font(8.5)).ascent()},
                   sign + QLocale().toString(std::abs(tick) * 100, 'f', 0), look_.font(8.5), look_.dim,
                   Qt::AlignHCenter);
    }
    y_ += look_.px(8) + QFontMetricsF(look_.font(8.5)).height();
  }
  void note(const QString& words) {
    const QFont font = look_.font(8.5);
    y_ += QFontMetricsF(font).height();
    sketch_.text({margin_, y_}, words, font, look_.dim, Qt::AlignLeft, sketch_.size.width() - 2 * margin_);
    y_ += look_.px(2);
  }
  Sketch take() {
    // Grid lines belong behind intervals.
    std::stable_partition(sketch_.lines.begin(), sketch_.lines.end(), [](const SketchLine& line) {
      return line.points[0].x() == line.points[1].x() && line.points[0].y() != line.points[1].y();
    });
    sketch_.size.setHeight(y_ + margin_);
    return std::move(sketch_);
  }

private:
  /// A small bar, or an arrow where the interval goes on.
  void end(double x, double middle, int beyond) {
    const double half = look_.px(3.5);
    if (beyond == 0) {
      sketch_.shapes.push_back(
          {QPolygonF(QRectF(x - look_.px(0.8), middle - half, look_.px(1.6), 2 * half)), 0, look_.text, {}});
      return;
    }
    const double back = -beyond * look_.px(6);
    sketch_.shapes.push_back(
        {QPolygonF{QPointF(x, middle), QPointF(x + back, middle - half), QPointF(x + back, middle + half)},
         0,
         look_.text,
         {}});
  }

  const Look& look_;
  QFont font_;
  double row_, margin_ = 0, names_ = 0, numbers_ = 0, y_ = 0, top_ = 0;
  double step_ = 0.1, line_ = 0;
  ForestAxis axis_;
  Sketch sketch_;
};

QString percentRange(double value, const inference::Interval& interval) {
  const Language language = spokenLanguage();
  return QStringLiteral("%1 (%2)").arg(fromUtf8(decimalInWords(value * 100, 1, language)),
                                       fromUtf8(pointsInWords(interval, language)));
}

/// A round number of points with at most about six ticks.
double tickOf(double width) {
  for (const double step : {0.01, 0.02, 0.05, 0.1, 0.2, 0.25})
    if (width / step <= 6.01) return step;
  return 0.5;
}

double widest(const QStringList& words, const QFont& font) {
  double wide = 0;
  for (const QString& word : words)
    wide = std::max(wide, QFontMetricsF(font).horizontalAdvance(word));
  return wide;
}

} // namespace

std::vector<std::string> JudgedSides::letters() const {
  std::vector<JudgedPair> pairs;
  for (std::size_t i = 0; i < found->pairs.size(); ++i)
    pairs.push_back({found->pairs[i].a, found->pairs[i].b, verdicts[i].verdict});
  return lettersOf(found->sides.size(), pairs);
}

std::size_t JudgedSides::shown() const {
  return static_cast<std::size_t>(std::ranges::count_if(
      verdicts, [](const LookVerdict& one) { return one.verdict != inference::Verdict::notShown; }));
}

QString sideLetter(std::size_t side) {
  return QString(QChar(static_cast<char16_t>(u'A' + side)));
}

QString sideTitle(const SidesFound& found, std::size_t side) {
  const std::string& name = found.sides[side].name;
  return sideLetter(side) + QStringLiteral("  ") + (name.empty() ? SidesChart::tr("all") : fromUtf8(name));
}

QString SidesChart::title() const {
  return tr("Share of wins of %n side(s), in percent (95 % confidence intervals)", nullptr,
            static_cast<int>(judged_.found->sides.size()));
}

std::vector<std::size_t> SidesChart::pairs() const {
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < judged_.found->pairs.size(); ++i)
    if (!withFirst_ || judged_.found->pairs[i].a == 0) drawn.push_back(i);
  return drawn;
}

QString SidesChart::shareWords(std::size_t side) const {
  const SideShare& one = judged_.found->shares[side];
  if (one.counts.decided() == 0) return tr("no decided games");
  return tr("%1, %2 of %3, %4", "share and interval, wins of decided seats, letters")
      .arg(percentRange(one.share.value, one.share.interval))
      .arg(one.counts.wins)
      .arg(one.counts.decided())
      .arg(fromUtf8(judged_.letters()[side]));
}

QString SidesChart::pairWords(std::size_t pair) const {
  const Comparison& counted = judged_.found->pairs[pair].counted;
  if (counted.strata == 0) return tr("nothing to compare");
  return tr("%1, %2", "difference and interval, verdict")
      .arg(percentRange(counted.pooled.value, counted.pooled.interval),
           fromUtf8(verdictInWords(judged_.verdicts[pair].verdict, spokenLanguage())));
}

Sketch SidesChart::draw(QSizeF room, const Look& look) const {
  const SidesFound& found = *judged_.found;
  QStringList names, numbers;
  double highest = 0.1;
  for (std::size_t i = 0; i < found.sides.size(); ++i) {
    names << sideTitle(found, i);
    numbers << shareWords(i);
    if (found.shares[i].counts.decided() > 0)
      highest = std::max(highest, found.shares[i].share.interval.high);
  }
  std::vector<inference::ForestRow> rows;
  for (const std::size_t i : pairs()) {
    const Comparison& counted = found.pairs[i].counted;
    rows.push_back({counted.strata > 0 ? counted.pooled.value : std::nan(""), counted.pooled.interval});
    numbers << pairWords(i);
  }
  ForestSketch sketch(room.width(), look, widest(names, look.font(9.5)), widest(numbers, look.font(9.5)));
  sketch.heading(title(), true);
  highest = std::min(1.0, std::ceil(highest * 10 - 1e-9) / 10);
  sketch.begin(0, highest, tickOf(highest), -1);
  for (std::size_t i = 0; i < found.sides.size(); ++i) {
    const inference::Share& share = found.shares[i].share;
    sketch.row(names[static_cast<qsizetype>(i)], shareWords(i), share.value, share.interval,
               SketchMark::disc);
  }
  sketch.finish(false);
  sketch.heading(withFirst_ ? tr("Difference from A within strata, points")
                            : tr("Differences within strata, points"),
                 false);
  const double reach = inference::forestReach(rows);
  sketch.begin(-reach, reach, tickOf(2 * reach), 0);
  std::size_t at = 0;
  for (const std::size_t i : pairs()) {
    const SidesPair& pair = found.pairs[i];
    const bool isShown = judged_.verdicts[i].verdict != inference::Verdict::notShown;
    sketch.row(sideLetter(pair.a) + QStringLiteral(" − ") + sideLetter(pair.b), pairWords(i), rows[at].value,
               rows[at].interval, isShown ? SketchMark::diamond : SketchMark::ring);
    ++at;
  }
  sketch.finish(true);
  sketch.note(
      tr("Filled diamond: the difference is shown. Ring: not shown. Sides that share a letter are not "
         "shown to differ."));
  return sketch.take();
}

std::string SidesChart::csv() const {
  const SidesFound& found = *judged_.found;
  const std::vector<std::string> letters = judged_.letters();
  CsvWriter csv;
  csv.row({"kind", "a", "b", "counted", "wins", "letters", "value", "low", "high", "p", "holm", "verdict"});
  for (std::size_t i = 0; i < found.sides.size(); ++i) {
    const SideShare& one = found.shares[i];
    csv.text("share").text(found.sides[i].name).nothing();
    csv.number(static_cast<std::int64_t>(one.counts.decided()))
        .number(static_cast<std::int64_t>(one.counts.wins));
    csv.text(letters[i]).decimal(one.share.value);
    csv.decimal(one.share.interval.low).decimal(one.share.interval.high).nothing().nothing().nothing();
    csv.endRow();
  }
  for (const std::size_t i : pairs()) {
    const SidesPair& pair = found.pairs[i];
    const Comparison& counted = pair.counted;
    csv.text("difference").text(found.sides[pair.a].name).text(found.sides[pair.b].name);
    csv.number(static_cast<std::int64_t>(counted.a.counted() + counted.b.counted())).nothing().nothing();
    if (counted.strata > 0)
      csv.decimal(counted.pooled.value)
          .decimal(counted.pooled.interval.low)
          .decimal(counted.pooled.interval.high)
          .decimal(counted.pooled.pValue)
          .decimal(judged_.verdicts[i].holm)
          .text(wordOf(judged_.verdicts[i].verdict));
    else
      csv.nothing().nothing().nothing().nothing().nothing().nothing();
    csv.endRow();
  }
  return csv.take();
}

QString SidesChart::words() const {
  const SidesFound& found = *judged_.found;
  QStringList lines;
  for (std::size_t i = 0; i < found.sides.size(); ++i)
    lines << sideTitle(found, i) + QStringLiteral(": ") + shareWords(i);
  for (const std::size_t i : pairs())
    lines << sideLetter(found.pairs[i].a) + QStringLiteral(" − ") + sideLetter(found.pairs[i].b) +
                 QStringLiteral(": ") + pairWords(i);
  return lines.join(QLatin1Char('\n'));
}

} // namespace annales::viewer
