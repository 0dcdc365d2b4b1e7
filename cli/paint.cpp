#include "cli/paint.h"

#include "cli/console.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace annales::cli {
namespace {

/// As most terminals show them.
constexpr std::array<Rgb, 8> kEight{{{0, 0, 0},
                                     {205, 0, 0},
                                     {0, 205, 0},
                                     {205, 205, 0},
                                     {0, 0, 238},
                                     {205, 0, 205},
                                     {0, 205, 205},
                                     {229, 229, 229}}};

/// Colours 16 to 255: a cube of six steps a side, then greys.
std::array<Rgb, 240> palette() {
  constexpr std::array<std::uint8_t, 6> steps{0, 95, 135, 175, 215, 255};
  std::array<Rgb, 240> all{};
  for (std::size_t i = 0; i < 216; ++i)
    all[i] = {steps[i / 36], steps[i / 6 % 6], steps[i % 6]};
  for (std::size_t i = 0; i < 24; ++i) {
    const auto grey = static_cast<std::uint8_t>(8 + 10 * i);
    all[216 + i] = {grey, grey, grey};
  }
  return all;
}

int distance(Rgb a, Rgb b) {
  const int red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
  return red * red + green * green + blue * blue;
}

template <std::size_t N> std::size_t nearest(const std::array<Rgb, N>& all, Rgb wanted) {
  const auto at =
      std::ranges::min_element(all, {}, [wanted](const Rgb& colour) { return distance(colour, wanted); });
  return static_cast<std::size_t>(at - all.begin());
}

std::string codeOf(Colours colours, Rgb colour, bool ground) {
  const int kind = ground ? 48 : 38;
  switch (colours) {
  case Colours::none:
    return {};
  case Colours::eight:
    return fmt::format("{}", (ground ? 40 : 30) + nearest(kEight, colour));
  case Colours::palette:
    return fmt::format("{};5;{}", kind, 16 + nearest(palette(), colour));
  case Colours::all:
    return fmt::format("{};2;{};{};{}", kind, colour.red, colour.green, colour.blue);
  }
  return {};
}

} // namespace

Colours coloursOf(const char* term, const char* colorterm) {
  const std::string_view name = term == nullptr ? "dumb" : term, more = colorterm == nullptr ? "" : colorterm;
  if (name == "dumb") return Colours::none;
  if (more == "truecolor" || more == "24bit" || name.ends_with("-direct")) return Colours::all;
  return name.find("256color") != std::string_view::npos ? Colours::palette : Colours::eight;
}

Colours coloursOfOutput() {
  const char* unwanted = std::getenv("NO_COLOR");
  if (!isTerminal(STDOUT_FILENO) || (unwanted != nullptr && *unwanted != '\0')) return Colours::none;
  return coloursOf(std::getenv("TERM"), std::getenv("COLORTERM"));
}

std::string Paint::on(Rgb ground, std::string_view text) const {
  return with(fmt::format("1;{};{}", codeOf(colours_, ground, true), codeOf(colours_, inkOn(ground), false)),
              text);
}

std::string Paint::with(std::string_view code, std::string_view text) const {
  return colours_ == Colours::none ? std::string(text) : fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

} // namespace annales::cli
