#include "viewer/window/colour_sight.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace annales::viewer {
namespace {

using Matrix = std::array<double, 9>;

constexpr std::array<Matrix, 4> kMatrices{
    {{1, 0, 0, 0, 1, 0, 0, 0, 1},
     {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
     {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
     {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}}};

double linear(int value) {
  const double c = value / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int encoded(double light) {
  const double c = std::clamp(light, 0.0, 1.0);
  const double s = c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
  return static_cast<int>(std::lround(s * 255));
}

const std::array<double, 256>& linearTable() {
  static const std::array<double, 256> table = [] {
    std::array<double, 256> made{};
    for (int i = 0; i < 256; ++i)
      made[static_cast<std::size_t>(i)] = linear(i);
    return made;
  }();
  return table;
}

QRgb through(const Matrix& m, QRgb pixel) {
  const auto& table = linearTable();
  const double r = table[static_cast<std::size_t>(qRed(pixel))];
  const double g = table[static_cast<std::size_t>(qGreen(pixel))];
  const double b = table[static_cast<std::size_t>(qBlue(pixel))];
  return qRgb(encoded(m[0] * r + m[1] * g + m[2] * b), encoded(m[3] * r + m[4] * g + m[5] * b),
              encoded(m[6] * r + m[7] * g + m[8] * b));
}

} // namespace

std::optional<ColourSight> colourSightOf(const QString& name) {
  constexpr std::array names{"full", "protanopia", "deuteranopia", "tritanopia"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (name == QLatin1String(names[i])) return static_cast<ColourSight>(i);
  return std::nullopt;
}

QImage seenWith(ColourSight sight, QImage image) {
  if (sight == ColourSight::full) return image;
  const Matrix& matrix = kMatrices[static_cast<std::size_t>(sight)];
  image.convertTo(QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    std::transform(line, line + image.width(), line, [&](QRgb pixel) { return through(matrix, pixel); });
  }
  return image;
}

} // namespace annales::viewer
