#include "viewer/timeline/symbol_legend.h"

#include "viewer/timeline/symbol_shapes.h"

#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

QIcon iconOf(SymbolKind kind, const Look& look, double ratio) {
  const double side = look.px(18);
  QPixmap pixmap(QSize(static_cast<int>(side * ratio), static_cast<int>(side * ratio)));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  Symbol symbol;
  symbol.kind = kind;
  paintSymbol(painter, symbol, QPointF(side / 2, side / 2), look.px(13), look);
  return QIcon(pixmap);
}

} // namespace

SymbolLegend::SymbolLegend(SessionStore& store, QWidget* parent) : QFrame(parent, Qt::Popup), store_(store) {
  setAttribute(Qt::WA_DeleteOnClose);
  setFrameShape(QFrame::StyledPanel);
  const Look look = Look::of(store.session().view);
  setAccessibleName(tr("Symbols on the timeline"));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(0);
  const Tab* tab = store.tab();
  for (std::size_t i = 0; tab != nullptr && i < kSymbolKinds; ++i) {
    const auto kind = static_cast<SymbolKind>(i);
    const auto count = std::ranges::count(tab->line->stats().symbols.all(), kind, &Symbol::kind);
    if (count > 0) addKind(kind, static_cast<std::size_t>(count), look);
  }
  addHelp(look);
}

void SymbolLegend::addKind(SymbolKind kind, std::size_t count, const Look& look) {
  auto* button = new QPushButton(
      iconOf(kind, look, devicePixelRatioF()),
      QStringLiteral("%1 (%2)").arg(SymbolWords::of(kind)).arg(static_cast<qulonglong>(count)), this);
  const int side = static_cast<int>(look.px(18));
  button->setIconSize({side, side});
  button->setFlat(true);
  button->setStyleSheet(QStringLiteral("text-align:left;padding:3px 8px;"));
  button->setToolTip(tr("Go to the next event with this symbol"));
  connect(button, &QPushButton::clicked, this, [this, kind] { store_.dispatch(StepSymbol{kind, 1}); });
  layout()->addWidget(button);
}

void SymbolLegend::addHelp(const Look& look) {
  auto* help = new QLabel(tr("A number next to a symbol shows how many symbols share the spot.\nClick or "
                             "drag on the timeline to go to an event. Ctrl+wheel zooms."),
                          this);
  help->setFont(look.font(9));
  help->setContentsMargins(8, 6, 8, 4);
  layout()->addWidget(help);
}

} // namespace annales::viewer
