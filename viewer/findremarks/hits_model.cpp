#include "viewer/findremarks/hits_model.h"

#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

QString textOf(const RemarkHit& hit, HitColumn column) {
  switch (column) {
  case HitColumn::game:
    return hit.title;
  case HitColumn::place:
    return hit.place;
  case HitColumn::author:
    return hit.author;
  case HitColumn::signs:
    return hit.signs;
  case HitColumn::text:
    return hit.text;
  case HitColumn::state:
    return hit.state;
  }
  return {};
}

QVariantList spansOf(const RemarkHit& hit) {
  QVariantList spans;
  for (const FoundSpan& span : hit.found)
    spans << span.from << span.length;
  return spans;
}

} // namespace

void HitsModel::begin(std::vector<RemarkHit> hits) {
  beginResetModel();
  hits_ = std::move(hits);
  endResetModel();
}

void HitsModel::append(const std::vector<RemarkHit>& hits) {
  if (hits.empty()) return;
  const int from = rowCount();
  beginInsertRows({}, from, from + static_cast<int>(hits.size()) - 1);
  hits_.insert(hits_.end(), hits.begin(), hits.end());
  endInsertRows();
}

int HitsModel::rowOf(const Hash& remark) const {
  const auto at = std::ranges::find(hits_, remark, &RemarkHit::remark);
  return at == hits_.end() ? -1 : static_cast<int>(at - hits_.begin());
}

QStringList HitsModel::authors() const {
  QStringList names;
  for (const RemarkHit& hit : hits_)
    names.append(hit.author);
  sortNames(names);
  names.removeDuplicates();
  return names;
}

int HitsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(hits_.size());
}

int HitsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kHitColumns;
}

QVariant HitsModel::cell(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const RemarkHit& of = hit(index.row());
  const auto column = static_cast<HitColumn>(index.column());
  if (role == Qt::DisplayRole) return textOf(of, column);
  if (role == Qt::ToolTipRole) return plainTip(textOf(of, column));
  if (role == kSpans && column == HitColumn::text) return spansOf(of);
  return {};
}

QVariant HitsModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (static_cast<HitColumn>(section)) {
  case HitColumn::game:
    return CommonWords::tr("Game");
  case HitColumn::place:
    return tr("Event");
  case HitColumn::author:
    return CommonWords::tr("Author");
  case HitColumn::signs:
    return CommonWords::tr("Glyphs");
  case HitColumn::text:
    return CommonWords::tr("Remark");
  case HitColumn::state:
    return CommonWords::tr("Status");
  }
  return {};
}

void WaitingModel::show(std::vector<WaitingGame> games) {
  beginResetModel();
  games_ = std::move(games);
  endResetModel();
}

int WaitingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int WaitingModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kWaitingColumns;
}

QVariant WaitingModel::cell(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const WaitingGame& of = game(index.row());
  const auto column = static_cast<WaitingColumn>(index.column());
  if (role == Qt::TextAlignmentRole && column == WaitingColumn::count) return QVariant(Qt::AlignCenter);
  if (role != Qt::DisplayRole) return {};
  if (column == WaitingColumn::count) return of.count;
  return column == WaitingColumn::game ? of.title : of.newest;
}

QVariant WaitingModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (static_cast<WaitingColumn>(section)) {
  case WaitingColumn::game:
    return CommonWords::tr("Game");
  case WaitingColumn::count:
    return tr("Open remarks");
  case WaitingColumn::newest:
    return tr("Newest");
  }
  return {};
}

} // namespace annales::viewer
