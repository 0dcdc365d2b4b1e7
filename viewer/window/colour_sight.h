// How a picture looks to people who see fewer colours.
#pragma once

#include <QImage>
#include <QString>
#include <optional>

namespace annales::viewer {

enum class ColourSight : std::uint8_t { full, protanopia, deuteranopia, tritanopia };

/// By name; nothing for an unknown one.
[[nodiscard]] std::optional<ColourSight> colourSightOf(const QString& name);
/// Simulated for complete loss, with the matrices of Machado, Oliveira and Fernandes (2009), in linear light.
[[nodiscard]] QImage seenWith(ColourSight sight, QImage image);

} // namespace annales::viewer
