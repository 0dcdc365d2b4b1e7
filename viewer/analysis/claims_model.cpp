#include "viewer/analysis/claims_model.h"

#include "viewer/analysis/analysis_words.h"

#include <algorithm>
#include <utility>

namespace annales::viewer {

ClaimsModel::ClaimsModel(AnalysisBook& book, QObject* parent)
    : Rows({{[] { return tr("Round"); }, [](ClaimRow claim) { return QString::number(claim->round); },
             Qt::AlignRight},
            {[] { return tr("Nation"); }, [this](ClaimRow claim) { return nationOf(*claim); }},
            {[] { return tr("Went to"); },
             [](ClaimRow claim) {
               return claim->played == Space::none ? QStringLiteral("–") : titleInWindow(claim->played);
             }},
            {[] { return tr("Could win"); },
             [](ClaimRow claim) {
               return titleInWindow(claim->claim.personage) +
                      (claim->claim.wins ? tr(" – and the game") : QString());
             }},
            {[] { return tr("Via"); }, [](ClaimRow claim) { return titleInWindow(claim->claim.space); }},
            {[] { return tr("Step"); }, [](ClaimRow claim) { return QString::number(claim->claim.price); },
             Qt::AlignRight},
            {[] { return tr("Won in"); },
             [](ClaimRow claim) {
               return claim->wonInRound == 0 ? tr("never") : tr("round %1").arg(claim->wonInRound);
             }}},
           parent),
      book_(book) {}

void ClaimsModel::set(MissedClaims found) {
  setRows({}); // none of those that go
  found_ = std::move(found);
  refresh();
}

void ClaimsModel::setNation(NationId whose) {
  only_ = whose;
  refresh();
}

void ClaimsModel::refresh() {
  const Tab* tab = book_.store().tab();
  nations_ = tab != nullptr ? nationLooks(*tab->game, Look::of(book_.store().session().view), speaksGerman())
                            : std::vector<NationLook>{};
  std::vector<ClaimRow> shown;
  for (const MissedClaim& claim : found_.missed)
    if (claim.nation.index() < nations_.size() && (!only_.exists() || claim.nation == only_))
      shown.push_back(&claim);
  setRows(std::move(shown));
}

const MissedClaim* ClaimsModel::claim(int row) const {
  return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)] : nullptr;
}

int ClaimsModel::rowAt(EventIndex k) const {
  const auto next = std::ranges::upper_bound(rows(), k, {}, [](ClaimRow claim) { return claim->first; });
  return static_cast<int>(next - rows().begin()) - 1;
}

QString ClaimsModel::nationOf(const MissedClaim& claim) const {
  const NationLook& look = nations_[claim.nation.index()];
  return look.letter + QLatin1Char(' ') + look.name;
}

QString ClaimsModel::tip(const ClaimRow& claim, int /*column*/) const {
  if (book_.store().tab() == nullptr) return {};
  QString text = tr("One way to win the personage:\n%1")
                     .arg(AnalysisWords::deeds(*book_.store().tab(), claim->claim.line));
  if (claim->inRow > 1)
    text += QStringLiteral("\n\n") + tr("Missed in %n turn(s) in a row.", nullptr, claim->inRow);
  QStringList won;
  for (const Personage personage : claim->won)
    won << titleInWindow(personage);
  if (!won.isEmpty())
    text += QStringLiteral("\n\n") + tr("Won in this turn instead: %1").arg(won.join(QStringLiteral(", ")));
  return text;
}

} // namespace annales::viewer
