#include "viewer/remarks/layer_bar.h"

#include "viewer/look/look.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/wrap_layout.h"
#include "viewer/remarks/remark_words.h"

#include <QEvent>

namespace annales::viewer {

LayerBar::LayerBar(SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  setLayout(new WrapLayout(3));
  for (std::size_t i = 0; i < kRemarkLayers; ++i) {
    buttons_[i] = new QToolButton(this);
    buttons_[i]->setCheckable(true);
    buttons_[i]->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(buttons_[i]);
    connect(buttons_[i], &QToolButton::clicked, this,
            [this, i](bool on) { show(static_cast<RemarkLayer>(i), on); });
  }
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.remarks || change.look) refresh();
  });
  refresh();
}

void LayerBar::show(RemarkLayer layer, bool shown) {
  View view = store_.session().view;
  const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(layer));
  view.hiddenRemarks =
      static_cast<std::uint8_t>(shown ? view.hiddenRemarks & ~bit : view.hiddenRemarks | bit);
  store_.dispatch(SetView{view});
}

void LayerBar::refresh() {
  const View& view = store_.session().view;
  const Look look = Look::of(view);
  for (std::size_t i = 0; i < kRemarkLayers; ++i) {
    const auto layer = static_cast<RemarkLayer>(i);
    const bool shown = view.shows(layer);
    setOwnColours(*buttons_[i], {{QPalette::Button, shown ? look.accentSoft : look.panel},
                                 {QPalette::ButtonText, shown ? look.text : look.dim}});
    buttons_[i]->setFont(look.font(8.5));
    buttons_[i]->setChecked(shown);
    buttons_[i]->setText((shown ? QStringLiteral("✓ ") : QStringLiteral("  ")) + RemarkWords::layer(layer));
    buttons_[i]->setToolTip(tr("Show or hide these remarks on the board, on the timeline and in lists"));
    buttons_[i]->setAccessibleName(RemarkWords::layer(layer));
  }
}

void LayerBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace annales::viewer
