#include "viewer/board/province_card.h"

#include "libreplay/stats/province_report.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace annales::viewer {
namespace {

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::ProvinceCard)
public:
  static QString border(BorderKind kind) {
    switch (kind) {
    case BorderKind::land:
      return tr("By land");
    case BorderKind::sea:
      return tr("By sea");
    default:
      return tr("By land and sea");
    }
  }
};

class CardWriter {
public:
  CardWriter(const OpenedGame& game, const GameState& state, ProvinceId p,
             const std::vector<NationLook>& nations)
      : game_(game), state_(state), p_(p), nations_(nations), report_(provinceReport(game.game(), state, p)) {
  }

  ProvinceCard write() {
    card_.title = name(p_);
    row(CommonWords::tr("City"), cityInWords(game_, state_, p_, nations_));
    row(CardWords::tr("Defence"), defence());
    for (std::size_t n = 0; n < nations_.size(); ++n)
      row(nations_[n].name, unitsInWords(state_, p_, NationId(n)));
    for (const Incoming& reach : report_.reach)
      row(CardWords::tr("In reach of %1").arg(nation(reach.nation)), incoming(reach));
    for (const BorderKind kind : {BorderKind::land, BorderKind::sea, BorderKind::both})
      row(CardWords::border(kind), neighbours(kind));
    return std::move(card_);
  }

private:
  void row(const QString& label, const QString& value) {
    if (!value.isEmpty()) card_.rows.push_back({label, value});
  }

  [[nodiscard]] QString name(ProvinceId p) const { return QString::fromStdString(game_.names().province(p)); }
  [[nodiscard]] QString nation(NationId n) const {
    return n.index() < nations_.size() ? nations_[n.index()].name : QString();
  }

  [[nodiscard]] QString defence() const {
    if (report_.strength == 0) return {};
    QStringList parts;
    if (report_.defence) {
      const Defence& d = *report_.defence;
      const auto part = [&parts](int value, const QString& text) {
        if (value != 0) parts << text.arg(value);
      };
      part(d.city, state_[p_].temple ? CardWords::tr("temple %1") : CardWords::tr("city %1"));
      part(d.units, CardWords::tr("units %1"));
      part(d.knowHow, CardWords::tr("know-how %1"));
      part(d.modest, CardWords::tr("few personages %1"));
      part(d.wall, CardWords::tr("wall %1"));
      part(d.fortress, CardWords::tr("Fortress %1"));
      part(d.special, CardWords::tr("special units %1"));
    }
    QString text = QString::number(report_.strength);
    if (parts.size() > 0) text += QStringLiteral(" = ") + parts.join(QStringLiteral(" + "));
    if (report_.protectedCity) text += QStringLiteral("; ") + CardWords::tr("the last city cannot be taken");
    return text;
  }

  [[nodiscard]] QString incoming(const Incoming& reach) const {
    QStringList parts;
    if (reach.legions > 0) parts << countInWindow(reach.legions, Kind::legion);
    if (reach.galleys > 0) parts << countInWindow(reach.galleys, Kind::galley);
    QString text = parts.join(QStringLiteral(", "));
    const bool own = state_[p_].owner == reach.nation;
    if (report_.strength > 0 && !own)
      text += QStringLiteral("; ") + CardWords::tr("strength %1").arg(reach.strikers);
    if (reach.conquers) text += QStringLiteral(": ") + CardWords::tr("enough to take it");
    return text;
  }

  [[nodiscard]] QString neighbours(BorderKind kind) const {
    QStringList names;
    for (const Neighbour& neighbour : game_.game().map->neighbours(p_))
      if (neighbour.kind == kind) names << name(neighbour.province);
    return names.join(QStringLiteral(", "));
  }

  const OpenedGame& game_;
  const GameState& state_;
  ProvinceId p_;
  const std::vector<NationLook>& nations_;
  ProvinceReport report_;
  ProvinceCard card_;
};

} // namespace

QString unitsInWords(const GameState& state, ProvinceId p, NationId n) {
  QStringList parts;
  for (std::size_t k = 0; k < kKinds; ++k) {
    const int count = state.units(p, n, static_cast<Kind>(k));
    if (count > 0) parts << countInWindow(count, static_cast<Kind>(k));
  }
  return parts.join(QStringLiteral(", "));
}

QString cityInWords(const OpenedGame& game, const GameState& state, ProvinceId p,
                    const std::vector<NationLook>& nations) {
  const ProvinceState& province = state[p];
  if (province.neutralTemple) return titleInWindow(Term::neutralTemple);
  if (province.hasCity()) {
    QStringList parts{province.owner.index() < nations.size() ? nations[province.owner.index()].name
                                                              : QString(),
                      nounInWindow(province.resource)};
    if (province.temple) parts << titleInWindow(Term::temple);
    if (province.wall) parts << titleInWindow(Term::wall);
    return parts.join(QStringLiteral(", "));
  }
  const Site site = (*game.game().map)[p].site;
  if (site == Site::none) return CardWords::tr("not possible at sea");
  if (site == Site::any) return CardWords::tr("free; the founder chooses the resource");
  return CardWords::tr("free; %1").arg(nounInWindow(static_cast<Resource>(indexOf(site))));
}

ProvinceCard provinceCard(const OpenedGame& game, const GameState& state, ProvinceId p,
                          const std::vector<NationLook>& nations) {
  return CardWriter(game, state, p, nations).write();
}

QString ProvinceCard::html(const Look& look) const {
  QString text =
      QStringLiteral("<b>%1</b><table cellspacing='0' cellpadding='1'>").arg(title.toHtmlEscaped());
  for (const CardRow& row : rows)
    text += QStringLiteral("<tr><td style='color:%1'>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                .arg(look.dim.name(), row.label.toHtmlEscaped(), row.value.toHtmlEscaped());
  return text + QStringLiteral("</table>");
}

QString ProvinceCard::plain() const {
  QStringList lines{title};
  for (const CardRow& row : rows)
    lines << row.label + QStringLiteral(": ") + row.value;
  return lines.join(QLatin1Char('\n'));
}

HoverCard::HoverCard(QWidget* parent) : QLabel(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setTextFormat(Qt::RichText);
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setWordWrap(true);
  hide();
}

void HoverCard::showBeside(const QRect& place, const ProvinceCard& card, const Look& look) {
  setOwnColours(*this, {{QPalette::Window, look.raised}});
  setFont(look.font(9.5));
  setMargin(static_cast<int>(look.px(7)));
  setText(card.html(look));
  const int most = std::min(parentWidget()->width() * 3 / 5, static_cast<int>(look.px(380)));
  setWordWrap(false);
  const int wanted = sizeHint().width();
  setWordWrap(true);
  const int wide = std::min(wanted, most);
  resize(wide, heightForWidth(wide));
  const int gap = static_cast<int>(look.px(14));
  const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
  int x = place.right() + gap;
  if (x + width() > room.right()) x = place.left() - gap - width();
  const int y = place.center().y() - height() / 2;
  move(std::clamp(x, room.left(), std::max(room.left(), room.right() - width())),
       std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height())));
  raise();
  show();
}

} // namespace annales::viewer
