#include "viewer/timeline/glyph_legend.h"

#include "viewer/timeline/glyph_shapes.h"

#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

QIcon iconOf(GlyphKind kind, const Look& look, double ratio) {
  const double side = look.px(18);
  QPixmap pixmap(QSize(static_cast<int>(side * ratio), static_cast<int>(side * ratio)));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  Glyph glyph;
  glyph.kind = kind;
  paintGlyph(painter, glyph, QPointF(side / 2, side / 2), look.px(13), look);
  return QIcon(pixmap);
}

} // namespace

GlyphLegend::GlyphLegend(SessionStore& store, QWidget* parent) : QFrame(parent, Qt::Popup), store_(store) {
  setAttribute(Qt::WA_DeleteOnClose);
  setFrameShape(QFrame::StyledPanel);
  const Look look = Look::of(store.session().view);
  setPalette(look.palette());
  setFont(look.font(10));
  setAccessibleName(tr("Signs of the timeline"));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(0);
  const Tab* tab = store.tab();
  for (std::size_t i = 0; tab != nullptr && i < kGlyphKinds; ++i) {
    const auto kind = static_cast<GlyphKind>(i);
    const auto count = std::ranges::count(tab->line->stats().glyphs.all(), kind, &Glyph::kind);
    if (count > 0) addKind(kind, static_cast<std::size_t>(count), look);
  }
  addHelp(look);
}

void GlyphLegend::addKind(GlyphKind kind, std::size_t count, const Look& look) {
  auto* button = new QPushButton(
      iconOf(kind, look, devicePixelRatioF()),
      QStringLiteral("%1 (%2)").arg(GlyphWords::of(kind)).arg(static_cast<qulonglong>(count)), this);
  const int side = static_cast<int>(look.px(18));
  button->setIconSize({side, side});
  button->setFlat(true);
  button->setStyleSheet(QStringLiteral("text-align:left;padding:3px 8px;"));
  button->setToolTip(tr("Go to the next one"));
  connect(button, &QPushButton::clicked, this, [this, kind] { store_.dispatch(StepGlyph{kind, 1}); });
  layout()->addWidget(button);
}

void GlyphLegend::addHelp(const Look& look) {
  auto* help = new QLabel(
      tr("A number beside a sign: so many fall together.\nClick or drag: go there. Ctrl+wheel: zoom."), this);
  help->setFont(look.font(9));
  help->setContentsMargins(8, 6, 8, 4);
  layout()->addWidget(help);
}

} // namespace annales::viewer
