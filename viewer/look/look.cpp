#include "viewer/look/look.h"

#include "libreplay/log/tags.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"
#include "viewer/look/outlined_style.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QWidget>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

Look light() {
  Look look;
  look.window = QColor("#e7e5df");
  look.panel = QColor("#fbfaf7");
  look.raised = QColor("#f1efe8");
  look.text = QColor("#1f2328");
  look.dim = QColor("#5b6068");
  look.line = QColor("#d6d3ca");
  look.accent = QColor("#1f5fa8");
  look.accentSoft = QColor("#d8e6f6");
  look.accentText = QColor("#ffffff");
  look.warning = QColor("#b3261e");
  look.good = QColor("#1c7a3f");
  look.bad = QColor("#b3261e");
  look.sea = QColor("#c5dbe6");
  look.land = QColor("#f0e6cd");
  look.landAlternate = QColor("#ebdfc1");
  look.coast = QColor("#6d7f86");
  look.landBorder = QColor("#8a7350");
  look.seaBorder = QColor("#3f7fa6");
  look.bothBorder = QColor("#7a5c86");
  look.mapText = QColor("#33302a");
  look.mapHalo = QColor(255, 252, 244, 215);
  return look;
}

Look darkLook() {
  Look look;
  look.dark = true;
  look.window = QColor("#15181c");
  look.panel = QColor("#1d2126");
  look.raised = QColor("#272c33");
  look.text = QColor("#eceef1");
  look.dim = QColor("#a3abb5");
  look.line = QColor("#3a4149");
  look.accent = QColor("#6fb1ff");
  look.accentSoft = QColor("#1f3a57");
  look.accentText = QColor("#0b1420");
  look.warning = QColor("#ff8a80");
  look.good = QColor("#6fd394");
  look.bad = QColor("#ff8a80");
  look.sea = QColor("#22333f");
  look.land = QColor("#4a463b");
  look.landAlternate = QColor("#443f34");
  look.coast = QColor("#8fa3ad");
  look.landBorder = QColor("#b59b6c");
  look.seaBorder = QColor("#6cb2da");
  look.bothBorder = QColor("#c39ad1");
  look.mapText = QColor("#f2eee2");
  look.mapHalo = QColor(20, 22, 24, 200);
  return look;
}

Rgb rgbOf(const QColor& colour) {
  return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
          static_cast<std::uint8_t>(colour.blue())};
}

QColor colourOf(Rgb rgb) {
  return {rgb.red, rgb.green, rgb.blue};
}

constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern,     Qt::Dense6Pattern,
                               Qt::HorPattern,   Qt::DiagCrossPattern, Qt::VerPattern};
constexpr std::array kDashes{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                             Qt::DashDotLine, Qt::DashDotDotLine, Qt::CustomDashLine};

std::string nameOf(const OpenedGame& game, NationId n, bool german) {
  DisplayNames names = game.names();
  names.language = german ? Language::german : Language::english;
  return names.nation(n);
}

} // namespace

Look Look::of(const View& view) {
  Look look = view.dark ? darkLook() : light();
  if (view.projector) look.scale = 1.45;
  return look;
}

QPalette Look::palette() const {
  QPalette palette;
  palette.setColor(QPalette::Window, window);
  palette.setColor(QPalette::WindowText, text);
  palette.setColor(QPalette::Base, panel);
  palette.setColor(QPalette::AlternateBase, raised);
  palette.setColor(QPalette::Text, text);
  palette.setColor(QPalette::PlaceholderText, dim);
  palette.setColor(QPalette::Button, raised);
  palette.setColor(QPalette::ButtonText, text);
  palette.setColor(QPalette::BrightText, warning);
  if (dark) palette.setColor(QPalette::Light, panel); // behind the words of what is disabled in menus
  palette.setColor(QPalette::ToolTipBase, raised);
  palette.setColor(QPalette::ToolTipText, text);
  palette.setColor(QPalette::Highlight, accent);
  palette.setColor(QPalette::HighlightedText, accentText);
  palette.setColor(QPalette::Link, accent);
  palette.setColor(QPalette::LinkVisited, accent);
  for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, dim);
  return palette;
}

QFont Look::font(double points, bool bold) const {
  QFont font;
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
  font.setPointSizeF(points * scale);
  font.setBold(bold);
  return font;
}

void wearLook(const View& view) {
  const Look look = Look::of(view);
  QApplication::setStyle(new OutlinedStyle);
  QApplication::setPalette(look.palette());
  QApplication::setFont(look.font());
  // Qt tells windows of it only while the event loop runs: not those that are made into pictures or tested.
  for (QWidget* window : QApplication::topLevelWidgets())
    for (const QEvent::Type type : {QEvent::ApplicationPaletteChange, QEvent::ApplicationFontChange}) {
      QEvent change(type);
      QApplication::sendEvent(window, &change);
    }
}

QColor Look::resource(Resource r) const {
  switch (r) {
  case Resource::marble:
    return dark ? QColor("#e6e3dc") : QColor("#b9b3a6");
  case Resource::iron:
    return dark ? QColor("#8796a5") : QColor("#56616d");
  case Resource::gold:
    return QColor("#d9a520");
  case Resource::coins:
    return dark ? QColor("#d68a5c") : QColor("#a5592a");
  }
  return text;
}

QColor Look::personage(Personage p) const {
  static constexpr std::array lightColours{"#7b3fa0", "#1f77b4", "#c0392b", "#8a6d1d", "#148f77"};
  static constexpr std::array darkColours{"#c59be0", "#7cc0f0", "#f08a7e", "#dcbf6a", "#6fd0ba"};
  return QColor(dark ? darkColours[indexOf(p)] : lightColours[indexOf(p)]);
}

QBrush NationLook::patternBrush() const {
  if (pattern == Qt::SolidPattern) return Qt::NoBrush;
  QColor strokes = ink;
  strokes.setAlpha(110);
  return {strokes, pattern};
}

QString NationLook::withPlayer() const {
  return player.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, player);
}

QPen NationLook::curvePen(double width) const {
  QPen pen(curve, width, dash, Qt::FlatCap, Qt::RoundJoin);
  if (dash == Qt::CustomDashLine) pen.setDashPattern({6, 2, 1, 2, 1, 2, 1, 2});
  return pen;
}

std::vector<NationLook> nationLooks(std::span<const std::string> ids, std::span<const std::string> names,
                                    const Board* board, const Look& look) {
  const std::vector<Rgb> colours = nationColours(ids, board);
  const std::vector<std::string> letters = nationLetters(names);
  std::vector<NationLook> looks;
  for (std::size_t n = 0; n < ids.size(); ++n) {
    NationLook one;
    one.name = QString::fromStdString(names[n]);
    one.letter = QString::fromStdString(letters[n]);
    one.fill = colourOf(colours[n]);
    one.ink = inkOn(one.fill);
    one.curve = readableOn(one.fill, look.panel, 3.0);
    one.edge = look.dark ? QColor(240, 240, 240) : QColor(20, 20, 20);
    looks.push_back(one);
  }
  return looks;
}

std::vector<NationLook> nationLooks(const OpenedGame& game, const Look& look, bool german) {
  std::vector<std::string> ids, names;
  for (std::size_t n = 0; n < game.game().nations(); ++n) {
    ids.push_back(game.game().nationWord(NationId(n)));
    names.push_back(nameOf(game, NationId(n), german));
  }
  std::vector<NationLook> looks = nationLooks(ids, names, game.board(), look);
  for (std::size_t n = 0; n < looks.size(); ++n) {
    looks[n].pattern = kPatterns[n];
    looks[n].dash = kDashes[n];
    looks[n].player = QString::fromStdString(tagOf(game.log().tags(), "player." + ids[n])).simplified();
  }
  return looks;
}

QString spaceName(Space space) {
  return titleInWindow(space);
}

double contrast(const QColor& a, const QColor& b) {
  return annales::contrast(rgbOf(a), rgbOf(b));
}

QColor inkOn(const QColor& fill) {
  return colourOf(annales::inkOn(rgbOf(fill)));
}

QColor readableOn(QColor colour, const QColor& surface, double atLeast) {
  const bool lighten = inkOn(surface) == QColor(Qt::white);
  for (int i = 0; i < 40 && contrast(colour, surface) < atLeast; ++i) {
    auto [h, s, l, a] =
        std::array<float, 4>{colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF(), 1.0F};
    l = std::clamp(l + (lighten ? 0.025F : -0.025F), 0.0F, 1.0F);
    colour = QColor::fromHslF(std::max(h, 0.0F), s, l, a);
  }
  return colour;
}

} // namespace annales::viewer
