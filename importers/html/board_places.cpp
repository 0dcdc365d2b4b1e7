#include "importers/html/board_places.h"

#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace annales::inline importers::page {
namespace {

enum class Want : std::uint8_t { land, water, name, nameAnywhere };

constexpr std::array kPrints{1.0, 0.88, 0.76};

/// About as wide as the usual fonts of browsers, rather more: nobody knows which one the reader has.
double widthOf(std::string_view text) {
  double wide = 0;
  for (std::size_t i = 0; i < text.size(); i += lengthOfCharacter(text.substr(i))) {
    const char c = text[i];
    const bool narrow = std::string_view("iIljtfr .,'-").find(c) != std::string_view::npos;
    const bool broad = std::string_view("mwMW").find(c) != std::string_view::npos;
    wide += narrow ? 0.36 : broad ? 0.9 : c >= 'A' && c <= 'Z' ? 0.7 : 0.6;
  }
  return wide;
}

std::vector<std::string> wordsOf(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : text)
    if (c == ' ')
      words.emplace_back();
    else
      words.back() += c;
  std::erase(words, std::string());
  return words;
}

/// Whatever has the least choice is placed first, each as near to its city as can be.
class Placing {
public:
  Placing(const Board& board, const PageRaster& raster, const PieceSizes& sizes)
      : board_(board), raster_(raster), sizes_(sizes), cells_(board.provinces.size()),
        places_(board.provinces.size()) {
    for (int y = 0; y < raster.height(); ++y)
      for (int x = 0; x < raster.width(); ++x)
        if (const std::size_t p = raster.province(x, y); p < cells_.size()) ++cells_[p];
    order_.resize(cells_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::ranges::stable_sort(order_, {}, [this](std::size_t p) { return cells_[p]; });
  }

  std::vector<ProvincePlaces> place() {
    const double r = sizes_.token;
    for (std::size_t p = 0; p < places_.size(); ++p)
      if (!isSea(p)) taken_.push_back({at(p).x - 1.35 * r, at(p).y - 1.45 * r, 2.7 * r, 2.8 * r});
    for (const std::size_t p : order_)
      docks(p);
    for (const std::size_t p : order_)
      if (sizes_.text > 0) name(p);
    return std::move(places_);
  }

private:
  [[nodiscard]] const Point& at(std::size_t p) const { return board_.provinces[p].at; }
  [[nodiscard]] bool isSea(std::size_t p) const { return (*board_.map)[ProvinceId(p)].site == Site::none; }

  void docks(std::size_t p) {
    ProvincePlaces& places = places_[p];
    const double u = sizes_.unit();
    const auto water =
        isSea(p) ? find(p, 4.4 * u, 2.2 * u, Want::water) : find(p, 3.0 * u, 1.1 * u, Want::water);
    if (water) {
      places.water = water;
      taken_.push_back(*water);
    }
    if (isSea(p) && water) {
      places.dock = *water;
      return;
    }
    const double area = cells_[p] * raster_.cell() * raster_.cell();
    const double wide = area > 240 * u * u ? 3.4 * u : 2.6 * u;
    std::optional<Box> land = find(p, wide, 2.1 * u, Want::land);
    if (!land) land = find(p, wide, 1.05 * u, Want::land);
    places.dock = land.value_or(Box{at(p).x - 1.3 * u, at(p).y + sizes_.token * 1.4, 2.6 * u, 1.05 * u});
    taken_.push_back(places.dock);
  }

  void name(std::size_t p) {
    const std::string& text = board_.provinces[p].name;
    const std::vector<std::string> words = wordsOf(text);
    for (const double print : kPrints) {
      if (putName(p, {text}, print, Want::name)) return;
      if (words.size() > 1 && putName(p, words, print, Want::name)) return;
      if (putName(p, {text}, print, Want::nameAnywhere)) return;
    }
  }

  bool putName(std::size_t p, std::vector<std::string> lines, double print, Want want) {
    const double size = sizes_.text * print;
    double wide = 0;
    for (const std::string& line : lines)
      wide = std::max(wide, widthOf(line) * size);
    const auto box = find(p, wide + 2, size * 1.15 * static_cast<double>(lines.size()), want);
    if (!box) return false;
    places_[p].name = box;
    places_[p].lines = std::move(lines);
    places_[p].print = size;
    taken_.push_back(*box);
    return true;
  }

  [[nodiscard]] bool isFree(const Box& box) const {
    if (box.x < 0 || box.y < 0 || box.x + box.width > board_.view.width ||
        box.y + box.height > board_.view.height)
      return false;
    return std::ranges::none_of(taken_, [&](const Box& other) {
      return box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height &&
             other.y < box.y + box.height;
    });
  }

  /// In squares around the city, until they are farther than the best costs.
  [[nodiscard]] std::optional<Box> find(std::size_t p, double width, double height, Want want) const {
    const double step = std::max(1.5, std::min(raster_.cell(), height / 3));
    const auto [wide, high] = reach(p, width, height, want);
    const auto steps = [step](double far) { return static_cast<int>(std::ceil(far / step)); };
    const int across = steps(wide), down = steps(high), farthest = std::max(across, down);
    std::optional<Box> best;
    double least = 1e9;
    const auto look = [&](int x, int y) {
      const Box box{at(p).x + x * step - width / 2, at(p).y + y * step - height / 2, width, height};
      const double far = price(std::hypot(x * step, y * step * 1.3), want);
      if (far >= least || !isFree(box)) return;
      const double more = ground(p, box, want);
      if (more < 0 || far + more >= least) return;
      least = far + more;
      best = box;
    };
    for (int ring = 0; ring <= farthest && price(ring * step, want) < least; ++ring) {
      if (ring <= down)
        for (int i = -std::min(ring, across); i <= std::min(ring, across); ++i) {
          look(i, -ring);
          if (ring > 0) look(i, ring);
        }
      if (ring <= across)
        for (int i = -std::min(ring - 1, down); i <= std::min(ring - 1, down); ++i) {
          look(-ring, i);
          look(ring, i);
        }
    }
    return best;
  }

  /// How far from the city a box may be to both sides, and up and down: farther off it is outside the
  /// province. One that is long and low is looked at as such.
  [[nodiscard]] Point reach(std::size_t p, double width, double height, Want want) const {
    if (want == Want::nameAnywhere) return {width * 0.9 + 30, width * 0.9 + 30};
    Point most{0, 0};
    for (const Point& corner : board_.provinces[p].outline)
      most = {std::max(most.x, std::abs(corner.x - at(p).x)), std::max(most.y, std::abs(corner.y - at(p).y))};
    return {most.x + width / 2, most.y + height / 2};
  }

  static double price(double away, Want want) { return away / 10 * (want == Want::water ? 0.4 : 1.0); }

  /// What the ground costs; below 0 it is not possible there.
  [[nodiscard]] double ground(std::size_t p, const Box& box, Want want) const {
    const auto cell = [this](double place, int count) {
      return std::clamp(static_cast<int>(std::floor(place / raster_.cell())), 0, count - 1);
    };
    const int left = cell(box.x, raster_.width()), right = cell(box.x + box.width, raster_.width());
    const int top = cell(box.y, raster_.height()), bottom = cell(box.y + box.height, raster_.height());
    int dry = 0, wet = 0;
    for (int y = top; y <= bottom; ++y)
      for (int x = left; x <= right; ++x)
        if (raster_.province(x, y) == p) ++(raster_.sea(x, y) ? wet : dry);
    const double all = (right - left + 1) * (bottom - top + 1), land = dry / all, water = wet / all;
    switch (want) {
    case Want::land:
      return land < 0.8 ? -1 : 12 * (1 - land);
    case Want::water:
      return water < 0.85 ? -1 : 20 * (1 - water);
    case Want::name:
      return land + water < 0.85 ? -1 : 20 * (1 - land - water) + 6 * std::min(land, water);
    case Want::nameAnywhere:
      return 12 * (1 - land - water);
    }
    return -1;
  }

  const Board& board_;
  const PageRaster& raster_;
  PieceSizes sizes_;
  std::vector<int> cells_;
  std::vector<std::size_t> order_; // the smallest provinces first
  std::vector<Box> taken_;
  std::vector<ProvincePlaces> places_;
};

} // namespace

std::vector<ProvincePlaces> boardPlaces(const Board& board, const PageRaster& raster,
                                        const PieceSizes& sizes) {
  return Placing(board, raster, sizes).place();
}

} // namespace annales::inline importers::page
