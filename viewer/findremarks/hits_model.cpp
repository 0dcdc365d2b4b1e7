#include "viewer/findremarks/hits_model.h"

#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <algorithm>

namespace annales::viewer {

HitsModel::HitsModel(QObject* parent)
    : Rows({{[] { return CommonWords::tr("Game"); }, &RemarkHit::title},
            {[] { return tr("Event"); }, &RemarkHit::place},
            {[] { return CommonWords::tr("Author"); }, &RemarkHit::author},
            {[] { return CommonWords::tr("Glyphs"); }, &RemarkHit::signs},
            {[] { return CommonWords::tr("Remark"); }, &RemarkHit::text},
            {[] { return CommonWords::tr("Status"); }, &RemarkHit::state}},
           parent) {}

int HitsModel::rowOf(const Hash& remark) const {
  const auto at = std::ranges::find(rows(), remark, &RemarkHit::remark);
  return at == rows().end() ? -1 : static_cast<int>(at - rows().begin());
}

QStringList HitsModel::authors() const {
  QStringList names;
  for (const RemarkHit& hit : rows())
    names.append(hit.author);
  sortNames(names);
  names.removeDuplicates();
  return names;
}

QVariant HitsModel::more(const RemarkHit& hit, int column, int role) const {
  if (role != kSpans || static_cast<HitColumn>(column) != HitColumn::text) return {};
  QVariantList spans;
  for (const FoundSpan& span : hit.found)
    spans << span.from << span.length;
  return spans;
}

WaitingModel::WaitingModel(QObject* parent)
    : Rows({{[] { return CommonWords::tr("Game"); }, &WaitingGame::title},
            {[] { return tr("Open remarks"); },
             [](const WaitingGame& game) { return QString::number(game.count); }, Qt::AlignRight},
            {[] { return tr("Newest"); }, &WaitingGame::newest}},
           parent) {}

} // namespace annales::viewer
