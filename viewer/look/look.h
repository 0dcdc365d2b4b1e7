// Colours, patterns and sizes: everything that differs between light, dark and large print, and how nations
// are told apart.
#pragma once

#include "libreplay/session/opened_game.h"
#include "libreplay/session/session.h"
#include "viewer/look/words.h"

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>
#include <QString>
#include <span>
#include <vector>

namespace annales::viewer {

/// A value; two views with the same choices give the same look.
struct Look {
  bool dark = false;
  double scale = 1.0; // of all sizes; above 1 on a projector

  QColor window;     // behind panels
  QColor panel;      // of a panel
  QColor raised;     // cards and headers on a panel
  QColor text;       // at least 7:1 on panel and raised
  QColor dim;        // secondary text, at least 4.5:1
  QColor line;       // hairlines and grids
  QColor accent;     // cursor, selection, focus
  QColor accentSoft; // behind a selected row, text is readable on it
  QColor accentText; // text on accent
  QColor warning;    // rule violations
  QColor good;       // gains
  QColor bad;        // losses

  QColor sea, land, landAlternate, coast, landBorder, seaBorder, bothBorder; // of a board
  QColor mapText, mapHalo;                                                   // names on it

  [[nodiscard]] static Look of(const View& view);
  /// For QApplication, with the Fusion style.
  [[nodiscard]] QPalette palette() const;
  /// A number of pixels that grows on a projector.
  [[nodiscard]] double px(double size) const { return size * scale; }
  /// The font of panels; `points` at scale 1.
  [[nodiscard]] QFont font(double points = 10, bool bold = false) const;
  /// Marble, iron, gold and coins; told apart also by `letterOf`.
  [[nodiscard]] QColor resource(Resource r) const;
  [[nodiscard]] QColor personage(Personage p) const;
};

/// Puts the style, the colours and the print of the whole application on. Widgets have them from there: one
/// sets only what it has beside them (`viewer/look/own_colours.h`).
void wearLook(const View& view);

/// How one nation of a game is told apart: by colour, by pattern and by letter.
struct NationLook {
  QString name;                              // for people, from the board
  QString player;                            // by the headers of the game; empty: not known
  QString letter;                            // one or two letters, unique in the game
  QColor fill;                               // pieces and bars
  QColor edge;                               // around a fill, visible on every surface
  QColor ink;                                // text and pattern on the fill
  QColor curve;                              // lines and text on a panel, at least 3:1
  Qt::BrushStyle pattern = Qt::SolidPattern; // over the fill, in the ink at low strength
  Qt::PenStyle dash = Qt::SolidLine;         // of curves

  /// "Romans (Anna)"; the nation alone where nobody is named. Narrow places cut it off: then the tool tip has
  /// it.
  [[nodiscard]] QString withPlayer() const;
  /// Fills a shape: first with `fill`, then with this.
  [[nodiscard]] QBrush patternBrush() const;
  [[nodiscard]] QPen curvePen(double width) const;
  friend bool operator==(const NationLook&, const NationLook&) = default;
};

/// By NationId. German names where `german`.
[[nodiscard]] std::vector<NationLook> nationLooks(const OpenedGame& game, const Look& look,
                                                  bool german = false);
/// The same for nations that play nowhere: without patterns and dashes. A name an id.
[[nodiscard]] std::vector<NationLook> nationLooks(std::span<const std::string> ids,
                                                  std::span<const std::string> names, const Board* board,
                                                  const Look& look);
/// Of the rondel, in the user's language.
[[nodiscard]] QString spaceName(Space space);

/// WCAG contrast of two colours, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// Black or white, whichever is easier to read on it.
[[nodiscard]] QColor inkOn(const QColor& fill);
/// The colour made lighter or darker until it has that contrast.
[[nodiscard]] QColor readableOn(QColor colour, const QColor& surface, double atLeast);

} // namespace annales::viewer
