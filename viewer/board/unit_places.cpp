#include "viewer/board/board_plan.h"
#include "viewer/board/symbols.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kOverlap = 0.74; // of the next symbol of a stack, in widths
constexpr double kLeast = 0.6;    // of the size, when there are very many

struct Density {
  double size;
  int singles; // up to so many a symbol each
};
constexpr std::array kDensities{Density{1, 4},    Density{0.86, 4}, Density{0.86, 3},
                                Density{0.86, 1}, Density{0.72, 1}, Density{kLeast, 1}};

double timesWidth(double height, int count) {
  const double digits = std::floor(std::log10(static_cast<double>(count))) + 1;
  return symbols::timesPixels(height) * (0.85 + 0.68 * digits);
}

double stackWidth(const UnitStack& stack, double height, int singles) {
  const double one = unitWidth(stack.kind, height);
  if (stack.count > singles) return one + timesWidth(height, stack.count);
  return one * (1 + kOverlap * (stack.count - 1));
}

void putStack(std::vector<PlacedUnit>& out, const UnitStack& stack, QPointF at, double height, int singles) {
  const double one = unitWidth(stack.kind, height);
  if (stack.count > singles) {
    const QRectF box(at, QSizeF(one, height));
    const double wide = stackWidth(stack, height, singles) - one;
    out.push_back({stack.nation, stack.kind, box, stack.count, QRectF(box.topRight(), QSizeF(wide, height))});
    return;
  }
  for (int i = 0; i < stack.count; ++i, at.rx() += one * kOverlap)
    out.push_back({stack.nation, stack.kind, QRectF(at, QSizeF(one, height)), 1, {}});
}

/// Stacks as rows of a dock.
class Rows {
public:
  Rows(const std::vector<UnitStack>& stacks, const QRectF& dock, double height, int singles)
      : dock_(dock), height_(height), singles_(singles) {
    for (const UnitStack& stack : stacks)
      add(stack);
  }

  [[nodiscard]] bool fit() const {
    const double high = static_cast<double>(rows_.size()) * height_ * 1.05;
    return high <= dock_.height() * 1.02 &&
           std::ranges::all_of(rows_, [this](const Row& row) { return row.wide <= dock_.width() + 0.5; });
  }

  void put(std::vector<PlacedUnit>& out) const {
    const double high = static_cast<double>(rows_.size()) * height_ * 1.05;
    double y = dock_.center().y() - high / 2;
    for (const Row& row : rows_) {
      double x = dock_.center().x() - row.wide / 2;
      for (const UnitStack& stack : row.stacks) {
        putStack(out, stack, {x, y}, height_, singles_);
        x += stackWidth(stack, height_, singles_) + gap();
      }
      y += height_ * 1.05;
    }
  }

private:
  struct Row {
    std::vector<UnitStack> stacks;
    double wide = 0;
  };

  [[nodiscard]] double gap() const { return height_ * 0.2; }

  void add(const UnitStack& stack) {
    const double wide = stackWidth(stack, height_, singles_);
    if (rows_.empty() || rows_.back().wide + gap() + wide > dock_.width())
      rows_.push_back({{stack}, wide});
    else {
      rows_.back().stacks.push_back(stack);
      rows_.back().wide += gap() + wide;
    }
  }

  const QRectF& dock_;
  double height_;
  int singles_;
  std::vector<Row> rows_;
};

void putInto(std::vector<PlacedUnit>& out, const std::vector<UnitStack>& stacks, const QRectF& dock,
             double height) {
  if (stacks.empty()) return;
  for (const Density& density : kDensities) {
    const Rows rows(stacks, dock, height * density.size, density.singles);
    if (rows.fit() || density.size == kLeast) return rows.put(out);
  }
}

} // namespace

double unitWidth(Kind kind, double height) {
  switch (kind) {
  case Kind::legion:
    return height * 0.74;
  case Kind::commander:
    return height * 0.86;
  case Kind::galley:
    return height * 1.3;
  case Kind::admiral:
    return height * 1.4;
  }
  return height;
}

std::vector<PlacedUnit> placeUnits(const ProvinceScene& scene, const ProvincePlan& plan,
                                   const BoardMetrics& metrics) {
  const bool shared = plan.water && plan.dock == *plan.water;
  std::vector<UnitStack> ashore, afloat;
  for (const UnitStack& stack : scene.units)
    (plan.water && (shared || isNaval(stack.kind)) ? afloat : ashore).push_back(stack);
  std::vector<PlacedUnit> out;
  putInto(out, ashore, plan.dock, metrics.unit);
  if (plan.water) putInto(out, afloat, *plan.water, metrics.unit);
  return out;
}

} // namespace annales::viewer
