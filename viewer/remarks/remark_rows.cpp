#include "viewer/remarks/remark_rows.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/text/plain_text.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_words.h"

#include <QSet>
#include <algorithm>
#include <numeric>
#include <utility>

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

/// Where the remark is on the shown line, and how its thread stands.
void place(RemarkRow& row, const DiscussedRemark& remark, const RemarkBook& book) {
  const OpenedLine& line = *book.tab()->line;
  row.node = remark.event;
  row.index = line.placeOf(remark.event);
  const LineOutline& outline = line.stats().outline;
  row.round = row.index != 0 ? outline.rounds()[outline.roundAt(row.index)].number : 0;
  row.state = book.discussion().stateOf(remark);
}

/// What the remark itself says.
RemarkRow rowOf(const DiscussedRemark& remark, const Tab& tab) {
  const Annotation& now = remark.now;
  RemarkRow row;
  row.game = tab.game->id();
  row.event = now.event;
  row.remark = remark.first;
  row.version = now.id;
  row.layer = layerOf(now);
  row.mistake = judgesMistake(now);
  row.nation = now.nation ? nationName(*tab.game, *now.nation) : QString();
  row.signs = signsAtAGlance(now);
  row.author = fromUtf8(now.author);
  row.text = remarkAtAGlance(now, *tab.game);
  row.plain = plainOf(row, now);
  return row;
}

/// Rows that were made before, in the same order but for those that came or went.
class KnownRows {
public:
  explicit KnownRows(std::vector<RemarkRow> rows) : rows_(std::move(rows)) {}

  /// Null where the remark is a new one, or too many rows went before it.
  [[nodiscard]] RemarkRow* of(const DiscussedRemark& remark) {
    const auto from = rows_.begin() + static_cast<std::ptrdiff_t>(next_);
    const auto to = from + std::min<std::ptrdiff_t>(kAhead, rows_.end() - from);
    const auto found = std::find_if(from, to, [&](const RemarkRow& row) {
      return row.version == remark.now.id && row.remark == remark.first;
    });
    if (found == to) return nullptr;
    next_ = static_cast<std::size_t>(found - rows_.begin()) + 1;
    return &*found;
  }

private:
  static constexpr std::ptrdiff_t kAhead = 16;

  std::vector<RemarkRow> rows_;
  std::size_t next_ = 0;
};

std::vector<std::string> wordsIn(const QString& typed) {
  std::vector<std::string> words;
  for (const QString& word : typed.split(u' ', Qt::SkipEmptyParts))
    words.push_back(plainText(word.toStdString()));
  return words;
}

} // namespace

std::vector<RemarkRow> remarkRows(const RemarkBook& book, std::vector<RemarkRow> known) {
  std::vector<RemarkRow> rows;
  if (book.tab() == nullptr) return rows;
  KnownRows before(std::move(known));
  rows.reserve(book.discussion().remarks().size());
  for (const DiscussedRemark& remark : book.discussion().remarks()) {
    if (!book.shows(remark)) continue;
    RemarkRow* same = before.of(remark);
    rows.push_back(same != nullptr ? std::move(*same) : rowOf(remark, *book.tab()));
    place(rows.back(), remark, book);
  }
  return rows;
}

void RemarkModel::setRows(std::vector<RemarkRow> rows) {
  changeRows([&](const std::vector<RemarkRow>& /*before*/) { return std::move(rows); });
}

void RemarkModel::changeRows(const std::function<std::vector<RemarkRow>(std::vector<RemarkRow>)>& change) {
  beginResetModel();
  rows_ = change(std::exchange(rows_, {}));
  order_.resize(rows_.size());
  std::iota(order_.begin(), order_.end(), 0U);
  std::ranges::stable_sort(
      order_, {}, [this](std::uint32_t i) { return rows_[i].index != 0 ? rows_[i].index : ~EventIndex{0}; });
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
  for (const std::uint32_t i : order_) {
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
  QSet<QString> all;
  for (const RemarkRow& row : rows_)
    all.insert(row.author);
  QStringList names(all.begin(), all.end());
  sortNames(names);
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
