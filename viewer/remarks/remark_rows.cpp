#include "viewer/remarks/remark_rows.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/text/plain_text.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

std::string plainOf(const RemarkRow& row, const Annotation& remark) {
  std::string words = remark.text.empty() ? row.text.toStdString() : remark.text;
  for (const QString& more : {row.author, row.nation, row.signs})
    words += ' ' + more.toStdString();
  for (const std::string& tag : remark.tags)
    words += ' ' + tag;
  return plainText(words);
}

RemarkRow rowOf(const DiscussedRemark& remark, const RemarkBook& book) {
  const Tab& tab = *book.tab();
  const Annotation& now = remark.now;
  RemarkRow row;
  row.game = tab.game->id();
  row.event = now.event;
  row.remark = remark.first;
  row.node = remark.event;
  row.index = tab.line->placeOf(remark.event);
  const LineOutline& outline = tab.line->stats().outline;
  if (row.index != 0) row.round = outline.rounds()[outline.roundAt(row.index)].number;
  row.state = book.discussion().stateOf(remark);
  row.layer = layerOf(now);
  row.mistake = judgesMistake(now);
  row.nation = now.nation ? nationName(*tab.game, *now.nation) : QString();
  row.signs = signsAtAGlance(now);
  row.author = fromUtf8(now.author);
  row.text = remarkAtAGlance(now, *tab.game);
  row.plain = plainOf(row, now);
  return row;
}

std::vector<std::string> wordsIn(const QString& typed) {
  std::vector<std::string> words;
  for (const QString& word : typed.split(u' ', Qt::SkipEmptyParts))
    words.push_back(plainText(word.toStdString()));
  return words;
}

} // namespace

std::vector<RemarkRow> remarkRows(const RemarkBook& book) {
  std::vector<RemarkRow> rows;
  if (book.tab() == nullptr) return rows;
  for (const DiscussedRemark& remark : book.discussion().remarks())
    if (book.shows(remark)) rows.push_back(rowOf(remark, book));
  std::ranges::stable_sort(rows, {},
                           [](const RemarkRow& row) { return row.index != 0 ? row.index : ~EventIndex{0}; });
  return rows;
}

void RemarkModel::setRows(std::vector<RemarkRow> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  filter();
  endResetModel();
}

void RemarkModel::setQuery(const RemarkListQuery& query) {
  if (query == query_) return;
  beginResetModel();
  query_ = query;
  filter();
  endResetModel();
}

void RemarkModel::filter() {
  const std::vector<std::string> words = wordsIn(query_.words);
  shown_.clear();
  for (std::uint32_t i = 0; i < rows_.size(); ++i) {
    const RemarkRow& row = rows_[i];
    if (query_.state && row.state != *query_.state) continue;
    if (query_.mistakes && !row.mistake) continue;
    if (!query_.author.isEmpty() && row.author != query_.author) continue;
    if (!query_.nation.isEmpty() && row.nation != query_.nation) continue;
    const auto stands = [&](const std::string& word) { return row.plain.find(word) != std::string::npos; };
    if (std::ranges::all_of(words, stands)) shown_.push_back(i);
  }
}

int RemarkModel::rowOf(EventIndex k) const {
  const auto at = std::ranges::lower_bound(shown_, k, {}, [this](std::uint32_t i) {
    return rows_[i].index != 0 ? rows_[i].index : ~EventIndex{0};
  });
  return at != shown_.end() && rows_[*at].index == k ? static_cast<int>(at - shown_.begin()) : -1;
}

QStringList RemarkModel::authors() const {
  QStringList names;
  for (const RemarkRow& row : rows_)
    names.append(row.author);
  sortNames(names);
  names.removeDuplicates();
  return names;
}

int RemarkModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int RemarkModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kRemarkColumns;
}

QString RemarkModel::textAt(const RemarkRow& row, RemarkColumn column) const {
  switch (column) {
  case RemarkColumn::event:
    return row.index != 0 ? QString::number(row.index) : QStringLiteral("–");
  case RemarkColumn::round:
    return row.round != 0 ? QString::number(row.round) : QString();
  case RemarkColumn::nation:
    return row.nation;
  case RemarkColumn::signs:
    return row.signs;
  case RemarkColumn::author:
    return row.author;
  case RemarkColumn::text:
    return row.text;
  case RemarkColumn::state:
    return row.state == ThreadState::plain  ? QString()
           : row.state == ThreadState::open ? tr("Open")
                                            : CommonWords::tr("Resolved");
  }
  return {};
}

QVariant RemarkModel::cell(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const RemarkRow& of = row(index.row());
  const auto column = static_cast<RemarkColumn>(index.column());
  if (role == Qt::DisplayRole) return textAt(of, column);
  if (role == Qt::ToolTipRole && column == RemarkColumn::text) return plainTip(of.text);
  if (role == Qt::TextAlignmentRole && column <= RemarkColumn::round)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ForegroundRole && column == RemarkColumn::state && of.state == ThreadState::open &&
      warning_.isValid())
    return warning_;
  return {};
}

QVariant RemarkModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (static_cast<RemarkColumn>(section)) {
  case RemarkColumn::event:
    return tr("Event");
  case RemarkColumn::round:
    return CommonWords::tr("Round");
  case RemarkColumn::nation:
    return titleInWindow(Term::nation);
  case RemarkColumn::signs:
    return CommonWords::tr("Glyphs");
  case RemarkColumn::author:
    return CommonWords::tr("Author");
  case RemarkColumn::text:
    return CommonWords::tr("Remark");
  case RemarkColumn::state:
    return CommonWords::tr("Status");
  }
  return {};
}

} // namespace annales::viewer
