#include "viewer/board/board_plan.h"

#include "viewer/board/spot_search.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace annales::viewer {
namespace {

constexpr std::array kNameSizes{1.0, 0.88, 0.76};

QPointF inPixels(const Point& p, double scale) {
  return {p.x * scale, p.y * scale};
}

/// Places everything on a board, whatever has the least choice first.
class Planner {
public:
  Planner(const Board& board, const BoardShapes& shapes, double scale, const BoardMetrics& metrics,
          const QFont& font, const std::vector<QRectF>& covered)
      : board_(board), metrics_(metrics), font_(font), scale_(scale), spots_(shapes, scale),
        plans_(board.provinces.size()) {
    for (const QRectF& box : covered)
      spots_.take(box);
  }

  std::vector<ProvincePlan> plan() {
    for (const std::size_t p : all())
      city(p);
    for (const std::size_t p : bySpace())
      docks(p);
    for (const std::size_t p : bySpace())
      name(p);
    return std::move(plans_);
  }

private:
  [[nodiscard]] std::vector<std::size_t> all() const {
    std::vector<std::size_t> order(plans_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
  }

  [[nodiscard]] std::vector<std::size_t> bySpace() const {
    std::vector<std::size_t> order = all();
    std::ranges::stable_sort(order, {}, [this](std::size_t p) { return spots_.cells(ProvinceId(p)); });
    return order;
  }

  [[nodiscard]] bool isRegion(std::size_t p) const { return (*board_.map)[ProvinceId(p)].site == Site::none; }

  void city(std::size_t p) {
    ProvincePlan& plan = plans_[p];
    const double r = metrics_.token;
    plan.city = inPixels(board_.provinces[p].at, scale_);
    if (isRegion(p)) return;
    plan.cityBox = QRectF(plan.city - QPointF(1.35 * r, 1.45 * r), QSizeF(2.7 * r, 2.8 * r));
    spots_.take(plan.cityBox);
  }

  void docks(std::size_t p) {
    ProvincePlan& plan = plans_[p];
    const double u = metrics_.unit;
    if (const auto water = spots_.find(ProvinceId(p), waterDock(p), plan.city, SpotWish::water)) {
      plan.water = *water;
      spots_.take(*water);
    }
    if (isRegion(p) && plan.water) {
      plan.dock = *plan.water;
      return;
    }
    const double wide = spots_.cells(ProvinceId(p)) * std::pow(scale_, 2) > 240 * u * u ? 3.4 : 2.6;
    std::optional<QRectF> land;
    for (const double rows : {2.1, 1.05})
      if (!land) land = spots_.find(ProvinceId(p), {wide * u, rows * u}, plan.city, SpotWish::land);
    const QSizeF least(2.6 * u, 1.05 * u);
    plan.dock = land.value_or(QRectF(plan.city + QPointF(-least.width() / 2, metrics_.token * 1.4), least));
    spots_.take(plan.dock);
  }

  [[nodiscard]] QSizeF waterDock(std::size_t p) const {
    const double u = metrics_.unit;
    return isRegion(p) ? QSizeF(4.4 * u, 2.2 * u) : QSizeF(3.0 * u, 1.1 * u);
  }

  /// In large print where the province has room; else as in plain print, since a large name beside other
  /// cities would seem to be theirs.
  void name(std::size_t p) {
    const QString text = QString::fromStdString(board_.provinces[p].name);
    const double print = font_.pointSizeF() / Look().font().pointSizeF();
    for (const double size : kNameSizes)
      if (print > 1 && nameInProvince(p, text, size * metrics_.text)) return;
    for (const double size : kNameSizes)
      if (nameOfSize(p, text, size * metrics_.text / print)) return;
  }

  bool nameInProvince(std::size_t p, const QString& text, double pixelSize) {
    if (putName(p, {text}, pixelSize, SpotWish::name)) return true;
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.size() > 1 && putName(p, words, pixelSize, SpotWish::name);
  }

  bool nameOfSize(std::size_t p, const QString& text, double pixelSize) {
    return nameInProvince(p, text, pixelSize) || putName(p, {text}, pixelSize, SpotWish::nameAnywhere);
  }

  bool putName(std::size_t p, const QStringList& lines, double pixelSize, SpotWish wish) {
    QFont font = font_;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixelSize))));
    font.setItalic(isRegion(p));
    const QFontMetricsF measure(font);
    double wide = 0;
    for (const QString& line : lines)
      wide = std::max(wide, measure.horizontalAdvance(line));
    const QSizeF size(wide + 2, measure.height() * static_cast<double>(lines.size()) * 0.92);
    const auto box = spots_.find(ProvinceId(p), size, plans_[p].city, wish);
    if (!box) return false;
    plans_[p].name = PlacedName{*box, lines, static_cast<double>(font.pixelSize())};
    spots_.take(*box);
    return true;
  }

  const Board& board_;
  const BoardMetrics& metrics_;
  const QFont& font_;
  double scale_;
  SpotSearch spots_;
  std::vector<ProvincePlan> plans_;
};

} // namespace

BoardMetrics::BoardMetrics(double fitScale, double zoom, double lookScale) {
  const double pieces = 1 + 0.4 * (lookScale - 1); // larger ones would cover the names
  token = std::clamp(13.0 * fitScale, 7.2, 60.0) * std::pow(zoom, 0.55) * pieces;
  unit = 1.5 * token;
  text = std::clamp(14.5 * fitScale, 10.0, 56.0) * std::pow(zoom, 0.45) * lookScale;
}

std::vector<ProvincePlan> planBoard(const Board& board, const BoardShapes& shapes, double scale,
                                    const BoardMetrics& metrics, const QFont& font,
                                    const std::vector<QRectF>& covered) {
  return Planner(board, shapes, scale, metrics, font, covered).plan();
}

} // namespace annales::viewer
