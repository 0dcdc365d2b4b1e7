#include "viewer/charts/chart_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

constexpr double kWide = 900, kHigh = 460, kLeft = 48, kRight = 16, kTop = 84, kFoot = 28;

std::string written(const QString& text) {
  return text.toHtmlEscaped().toStdString();
}

class DrawnChart {
public:
  DrawnChart(const TimeData& data, const std::vector<NationLook>& looks, const Look& look)
      : data_(data), looks_(looks), look_(look), low_(data.lowest({1, data.end})),
        high_(data.highest({1, data.end})) {}

  std::string write(const QString& title, const QString& game) {
    out_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
        "font-family=\"Inter,'Noto Sans','DejaVu Sans',sans-serif\" font-size=\"12\">\n"
        "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n"
        "<text x=\"12\" y=\"24\" font-size=\"17\" font-weight=\"bold\">{2}</text>\n"
        "<text x=\"12\" y=\"43\" fill=\"#5b6068\">{3}</text>\n",
        kWide, kHigh, written(title), written(game));
    axes();
    data_.stacked ? layers() : curves();
    legend();
    return out_ + "</svg>\n";
  }

private:
  [[nodiscard]] double x(EventIndex k) const {
    return kLeft + (kWide - kLeft - kRight) * (k - 1.0) / std::max(1.0, data_.end - 1.0);
  }
  [[nodiscard]] double y(double value) const {
    return kHigh - kFoot - (kHigh - kFoot - kTop) * (value - low_) / std::max(1, high_ - low_);
  }
  [[nodiscard]] std::string colour(std::size_t curve) const {
    const TimeCurve& one = data_.curves[curve];
    return (one.resource ? look_.resource(*one.resource) : looks_[one.nation.index()].curve)
        .name()
        .toStdString();
  }

  void axes() {
    int step = 1;
    for (const int wider : {2, 5, 10, 20, 50, 100, 200, 500, 1000})
      if ((high_ - low_) / step > 7) step = wider;
    for (int value = low_ / step * step; value <= high_; value += step)
      out_ += fmt::format(
          "<path d=\"M{} {:.1f}H{}\" stroke=\"{}\"/><text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\" "
          "fill=\"#5b6068\">{}</text>\n",
          kLeft, y(value), kWide - kRight, value == 0 ? "#5b6068" : "#d6d3ca", kLeft - 6, y(value) + 4,
          value);
    if (data_.goal > 0)
      out_ += fmt::format("<path d=\"M{} {:.1f}H{}\" stroke=\"#1f5fa8\" stroke-dasharray=\"6 4\"/>\n", kLeft,
                          y(data_.goal), kWide - kRight);
    for (EventIndex k = 1; k <= data_.end; k += std::max<EventIndex>(1, data_.end / 10))
      out_ += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\" fill=\"#5b6068\">{}</text>\n",
                          x(k), kHigh - 9, k);
  }

  /// A value holds from its sample to the next.
  [[nodiscard]] std::string steps(const std::vector<double>& values) const {
    std::string path;
    for (std::size_t i = 0; i < values.size(); ++i)
      path += i == 0 ? fmt::format("M{:.1f} {:.1f}", x(data_.samples[i]), y(values[i]))
                     : fmt::format("H{:.1f}V{:.1f}", x(data_.samples[i]), y(values[i]));
    return path;
  }
  void curves() {
    for (std::size_t i = 0; i < data_.curves.size(); ++i) {
      const std::vector<std::int32_t>& drawn = data_.drawn(i);
      std::string dashes;
      if (!data_.curves[i].resource)
        for (const double dash : looks_[data_.curves[i].nation.index()].curvePen(2).dashPattern())
          dashes += fmt::format("{}{:.0f}", dashes.empty() ? "" : " ", dash * 2);
      out_ += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\"{}/>\n",
                          steps({drawn.begin(), drawn.end()}), colour(i),
                          dashes.empty() ? "" : fmt::format(" stroke-dasharray=\"{}\"", dashes));
    }
  }
  void layers() {
    std::vector<double> sums(data_.samples.size(), 0);
    std::vector<std::string> paths;
    for (std::size_t i = 0; i < data_.curves.size(); ++i) {
      for (std::size_t k = 0; k < sums.size(); ++k)
        sums[k] += data_.curves[i].values[k];
      paths.push_back(fmt::format("<path d=\"{}V{:.1f}H{}Z\" fill=\"{}\" stroke=\"#ffffff\"/>\n", steps(sums),
                                  y(0), kLeft, colour(i)));
    }
    std::for_each(paths.rbegin(), paths.rend(), [this](const std::string& path) { out_ += path; });
  }

  void legend() {
    double at = 12;
    for (std::size_t i = 0; i < data_.curves.size(); ++i) {
      const QString& name = data_.curves[i].name;
      out_ += fmt::format("<rect x=\"{:.0f}\" y=\"56\" width=\"14\" height=\"14\" rx=\"3\" "
                          "fill=\"{}\"/><text x=\"{:.0f}\" y=\"68\">{}</text>\n",
                          at, colour(i), at + 19, written(name));
      at += 19 + 8.0 * static_cast<double>(name.size()) + 18;
    }
  }

  const TimeData& data_;
  const std::vector<NationLook>& looks_;
  const Look& look_;
  int low_, high_;
  std::string out_;
};

} // namespace

std::string chartSvg(const TimeData& data, const std::vector<NationLook>& looks, const Look& look,
                     const QString& title, const QString& game) {
  return DrawnChart(data, looks, look).write(title, game);
}

} // namespace annales::viewer
