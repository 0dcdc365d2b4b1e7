#include "viewer/timeline/event_label.h"

#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"

#include <QPainter>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kMostLines = 5; // of one cluster

QString line(const QString& words, const QColor& colour) {
  return QStringLiteral("<div style='color:%1'>%2</div>").arg(colour.name(), words.toHtmlEscaped());
}

/// The first remarks on the event, and how many more there are.
QString remarksOn(EventIndex k, const OpenedLine& shown, const Look& look, const View& view) {
  const auto& remarks = shown.log().annotations();
  QString html;
  int count = 0;
  for (const Pin& pin : std::ranges::equal_range(shown.pins(), k, {}, &Pin::index)) {
    const Annotation& remark = remarks[pin.annotation];
    if (!view.shows(remark) || ++count > kTipEntries) continue;
    html += line(
        QStringLiteral("✎ %1: %2").arg(cutForTip(fromUtf8(remark.author)), cutForTip(fromUtf8(remark.text))),
        look.accent);
  }
  if (count > kTipEntries) html += line(CommonWords::tr("%n more", nullptr, count - kTipEntries), look.dim);
  return html;
}

} // namespace

EventLabel::EventLabel(QWidget* parent) : QLabel(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setTextFormat(Qt::RichText);
  setWordWrap(true);
  hide();
}

QString EventLabel::textFor(const Tab& tab, EventIndex k, const SymbolCluster* cluster, const Look& look,
                            const View& view) {
  const LineStats& stats = tab.line->stats();
  const auto rounds = stats.outline.rounds();
  const int round = rounds.empty() ? 0 : rounds[stats.outline.roundAt(k)].number;
  const QString where =
      round == 0 ? tr("Event %1 · before round 1").arg(k) : tr("Event %1 · round %2").arg(k).arg(round);
  QString html = line(where, look.dim);
  html +=
      QStringLiteral("<div><b>%1</b></div>").arg(QString::fromUtf8(stats.sentences.at(k)).toHtmlEscaped());
  if (const Violation* violation = stats.violationAt(k))
    html += line(
        QStringLiteral("%1: %2").arg(titleInWindow(Term::breaksRule), reasonInWindow(*violation, *tab.game)),
        look.warning);
  if (cluster != nullptr) {
    int shown = 0;
    EventIndex told = k;
    for (const Symbol& symbol : cluster->symbols) {
      if (symbol.index == k || symbol.index == told || shown == kMostLines) continue;
      told = symbol.index;
      html += line(QStringLiteral("%1  %2").arg(told).arg(QString::fromUtf8(stats.sentences.at(told))),
                   look.text);
      ++shown;
    }
  }
  return html + remarksOn(k, *tab.line, look, view);
}

void EventLabel::tell(const Tab& tab, EventIndex k, const SymbolCluster* cluster, const View& view) {
  const Look look = look_ = Look::of(view);
  setFont(look.font(9.5));
  const int pad = static_cast<int>(look.px(8));
  setContentsMargins(pad, pad * 2 / 3, pad, pad * 2 / 3);
  setText(textFor(tab, k, cluster, look, view));
  setWordWrap(false);
  const int widest = static_cast<int>(look.px(440));
  const int wanted = std::min(sizeHint().width(), widest);
  setWordWrap(true);
  resize(wanted, heightForWidth(wanted));
}

void EventLabel::showAbove(const QWidget& of, QPointF anchor) {
  QWidget* window = of.window();
  if (parentWidget() != window) setParent(window);
  const QPoint at = of.mapTo(window, anchor.toPoint());
  const int gap = static_cast<int>(look_.px(8));
  const int x = std::clamp(at.x() - width() / 2, 0, std::max(0, window->width() - width()));
  int y = at.y() - height() - gap;
  // A timeline in a window of its own has no room above: beside the pointer then.
  if (y < 0) y = std::clamp(at.y() + 3 * gap, 0, std::max(0, window->height() - height()));
  move(x, y);
  show();
  raise();
}

void EventLabel::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.dim, 1));
  painter.setBrush(look_.raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), look_.px(5), look_.px(5));
  painter.end();
  QLabel::paintEvent(event);
}

} // namespace annales::viewer
