// The earliest round of each personage, a row a nation, below the list of what was missed.
#include "viewer/analysis/claims_panel.h"

#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

constexpr std::array kReasonColumns{AwardReason::cities,  AwardReason::knowHow, AwardReason::templeDestroyed,
                                    AwardReason::temples, AwardReason::seas,    AwardReason::allKnowHow};

QString cellOf(const QString& text, bool right) {
  return QStringLiteral("<td align='%1' style='padding-right:7px'>%2</td>")
      .arg(right ? QStringLiteral("right") : QStringLiteral("left"), text);
}

/// "5→7": within reach from round 5 on, won in 7.
QString roundsOf(const EarliestClaim& row) {
  if (row.round == 0) return QStringLiteral("–");
  if (row.atOnce()) return QStringLiteral("<b>%1</b>").arg(row.round);
  return QStringLiteral("%1→%2").arg(QString::number(row.round),
                                     row.wonInRound > 0 ? QStringLiteral("<b>%1</b>").arg(row.wonInRound)
                                                        : QStringLiteral("–"));
}

} // namespace

void ClaimsPanel::showEarliest() {
  const ExactLine* line = source_.shown();
  const Tab* tab = source_.book().store().tab();
  const bool any = line != nullptr && tab != nullptr && !line->earliest.empty();
  earliest_->setVisible(any);
  if (!any) return earliest_->clear();
  const QStringList heads{titleInWindow(Personage::king),      titleInWindow(Personage::scholar),
                          titleInWindow(Personage::general),   titleInWindow(Personage::citizen),
                          titleInWindow(Personage::navigator), titleInWindow(Term::knowHow)};
  const auto has = [&](AwardReason reason) {
    return std::ranges::find(line->earliest, reason, &EarliestClaim::reason) != line->earliest.end();
  };
  QString text = cellOf(QStringLiteral("<b>%1</b>").arg(tr("From round").toHtmlEscaped()), false);
  for (std::size_t i = 0; i < kReasonColumns.size(); ++i)
    if (has(kReasonColumns[i])) text += cellOf(heads[static_cast<int>(i)].toHtmlEscaped(), true);
  text = QStringLiteral("<tr>%1</tr>").arg(text);
  const auto nations =
      nationLooks(*tab->game, Look::of(source_.book().store().session().view), speaksGerman());
  for (std::size_t n = 0; n < nations.size(); ++n) {
    QString row = cellOf(QStringLiteral("<b>%1</b>").arg(nations[n].letter.toHtmlEscaped()), false); // narrow
    for (const EarliestClaim& claim : line->earliest)
      if (claim.nation.index() == n) row += cellOf(roundsOf(claim), true);
    text += QStringLiteral("<tr>%1</tr>").arg(row);
  }
  earliest_->setText(QStringLiteral("<table>%1</table>").arg(text));
  earliest_->setToolTip(QStringLiteral("<p>%1</p>")
                            .arg(tr("The first round in which each nation could have won the personage by "
                                    "its own decisions. After the arrow is the round in which the nation "
                                    "first won the personage. Everything before is taken as it was played.")
                                     .toHtmlEscaped()));
}

} // namespace annales::viewer
