#include "viewer/library/games_model.h"

#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/store/opening_names.h"

#include <QLocale>
#include <QMimeData>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostRuns = 256; // more separate insertions than that: reset the whole table

struct Run {
  std::size_t at = 0, count = 0;
};

/// Where rows must be inserted to make `now` of `before`; nothing where that is not enough.
std::optional<std::vector<Run>> insertions(const RowList& before, const RowList& now) {
  std::vector<Run> runs;
  std::size_t old = 0;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (old < before.size() && before[old]->id == now[i]->id) {
      ++old;
      continue;
    }
    if (!runs.empty() && runs.back().at + runs.back().count == i)
      ++runs.back().count;
    else if (runs.size() == kMostRuns)
      return std::nullopt;
    else
      runs.push_back({i, 1});
  }
  if (old < before.size()) return std::nullopt;
  return runs;
}

bool isNumber(GamesColumn column) {
  return column == GamesColumn::rounds || column == GamesColumn::events || column == GamesColumn::remarks;
}

} // namespace

GamesModel::GamesModel(QObject* parent) : SpokenModel(parent) {}

void GamesModel::setOpenings(std::shared_ptr<const OpeningBook> book) {
  openings_ = SeatOpenings(*book);
  book_ = std::move(book);
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kGamesColumns - 1));
  if (query_.sortBy == GamesColumn::openings || !query_.opening.isEmpty() || !query_.text.isEmpty())
    arrangeAgain();
}

const NamedOpening* GamesModel::openingOf(const GameRow& row, const Seat& seat) const {
  return openings_.of(row, seat);
}

void GamesModel::clear() {
  task_.cancel();
  beginResetModel();
  openings_ = SeatOpenings(*book_);
  chunks_.clear();
  all_.clear();
  counts_ = {};
  shown_.clear();
  shownChunks_.clear();
  endResetModel();
  choices_ = {};
  stale_ = false;
  setArranging(false);
  emit choicesChanged();
  emit arranged();
}

void GamesModel::take(const GameChunk& chunk) {
  for (const GameRow& row : chunk.rows) {
    all_.push_back(&row);
    counts_.hidden += row.hidden && row.kind == RowKind::played ? 1 : 0;
    if (row.kind != RowKind::result) {
      counts_.witnesses += row.kind == RowKind::witness ? 1 : 0;
      continue;
    }
    ++(row.hidden ? counts_.deletedResults : counts_.results);
    counts_.lacksNations += !row.hidden && row.lacksNations ? 1 : 0;
  }
  for (const GameRow& row : chunk.rows)
    counts_.doubtful += row.doubtful ? 1 : 0;
}

void GamesModel::append(const GameRows& chunk) {
  chunks_.push_back(chunk);
  all_.reserve(std::max(all_.capacity(), all_.size() + chunk->rows.size()));
  take(*chunk);
  choicesStale_ = true;
  if (arranging_)
    stale_ = true;
  else
    arrangeAgain();
}

void GamesModel::replaceAll(std::vector<GameRows> chunks) {
  chunks_ = std::move(chunks);
  all_.clear();
  counts_ = {};
  for (const GameRows& chunk : chunks_)
    take(*chunk);
  choicesStale_ = true;
  arrangeAgain();
}

void GamesModel::setQuery(const GamesQuery& query) {
  if (query == query_) return;
  query_ = query;
  arrangeAgain();
}

void GamesModel::sort(int column, Qt::SortOrder order) {
  if (column < 0 || column >= kGamesColumns) return;
  GamesQuery query = query_;
  query.sortBy = static_cast<GamesColumn>(column);
  query.descending = order == Qt::DescendingOrder;
  setQuery(query);
}

void GamesModel::arrangeAgain() {
  stale_ = false;
  setArranging(true);
  task_.run([this, rows = all_, kept = chunks_, query = query_, withChoices = choicesStale_,
             book = book_](const Job& job) mutable {
    auto list = arrange(rows, query, *job.flag(), book.get());
    if (!list) return;
    Arranged arranged{std::move(*list), std::move(kept), std::nullopt};
    if (withChoices) arranged.choices = choicesIn(rows);
    job.end([this, arranged = std::move(arranged)]() mutable { show(std::move(arranged)); });
  });
}

void GamesModel::show(Arranged&& arranged) {
  if (!insertMissing(arranged.rows)) {
    beginResetModel();
    shown_ = std::move(arranged.rows);
    endResetModel();
  }
  shownChunks_ = std::move(arranged.kept);
  openings_ = SeatOpenings(*book_); // texts may have other numbers now
  if (arranged.choices) {
    choicesStale_ = choicesStale_ && stale_;
    const bool differ = !(choices_ == *arranged.choices);
    choices_ = std::move(*arranged.choices);
    if (differ) emit choicesChanged();
  }
  if (stale_) {
    arrangeAgain();
    return;
  }
  setArranging(false);
  emit this->arranged();
}

/// The same rows, perhaps delivered again, and others between them: views keep their place.
bool GamesModel::insertMissing(const RowList& rows) {
  const auto runs = insertions(shown_, rows);
  if (!runs) return false;
  for (const Run& run : *runs) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(run.at);
    beginInsertRows({}, static_cast<int>(run.at), static_cast<int>(run.at + run.count) - 1);
    shown_.insert(shown_.begin() + static_cast<std::ptrdiff_t>(run.at), from,
                  from + static_cast<std::ptrdiff_t>(run.count));
    endInsertRows();
  }
  if (shown_ == rows) return true;
  shown_ = rows;
  emit dataChanged(index(0, 0), index(rowCount() - 1, kGamesColumns - 1));
  return true;
}

void GamesModel::setArranging(bool arranging) {
  if (arranging_ == arranging) return;
  arranging_ = arranging;
  emit arrangingChanged();
}

std::optional<Hash> GamesModel::longest() const {
  const auto at = std::ranges::max_element(all_, {}, [](const GameRow* row) { return row->events; });
  return at == all_.end() || (*at)->isResult() ? std::nullopt : std::optional((*at)->id);
}

const GameRow* GamesModel::find(const Hash& game) const {
  const auto at = std::ranges::find(all_, game, [](const GameRow* row) -> const Hash& { return row->id; });
  return at == all_.end() ? nullptr : *at;
}

int GamesModel::rowOf(const Hash& game) const {
  const auto at = std::ranges::find(shown_, game, [](const GameRow* row) -> const Hash& { return row->id; });
  return at == shown_.end() ? -1 : static_cast<int>(at - shown_.begin());
}

int GamesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kGamesColumns;
}

QVariant GamesModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount() || index.column() >= kGamesColumns) return {};
  const auto column = static_cast<GamesColumn>(index.column());
  const GameRow& game = row(index.row());
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return text(game, column);
  if (role == Qt::ToolTipRole) return column == GamesColumn::openings ? openingsTip(game) : toolTip(game);
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(Qt::Alignment(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                               Qt::AlignVCenter);
  return {};
}

QString GamesModel::text(const GameRow& row, GamesColumn column) const {
  switch (column) {
  case GamesColumn::date:
    return row.date->shown;
  case GamesColumn::event:
    return row.hidden ? tr("deleted · %1").arg(row.event->shown) : row.event->shown;
  case GamesColumn::nations: {
    QStringList seats;
    for (const Seat& seat : row.players())
      seats << seatText(seat);
    return seats.join(QStringLiteral(", "));
  }
  case GamesColumn::board:
    return row.board->shown;
  case GamesColumn::ruleset:
    return row.ruleset->shown;
  case GamesColumn::result:
    return row.result->shown;
  case GamesColumn::rounds:
    return row.isResult() ? QString() : QLocale().toString(row.rounds);
  case GamesColumn::events:
    return row.isResult() ? QString() : QLocale().toString(row.events);
  case GamesColumn::remarks:
    return row.remarks == 0 ? QString() : QLocale().toString(row.remarks);
  case GamesColumn::id:
    return idPrefix(row.id);
  case GamesColumn::openings: {
    QStringList codes;
    for (const Seat& seat : row.players())
      if (const NamedOpening* named = openingOf(row, seat))
        codes << seat.nation->shown + QLatin1Char(' ') + QString::fromStdString(named->code);
    return codes.join(QStringLiteral(", "));
  }
  }
  return {};
}

/// Code and name of each nation's opening; where it has none, how it began.
QString GamesModel::openingsTip(const GameRow& row) const {
  constexpr std::size_t kTold = 5;
  QStringList lines;
  for (const Seat& seat : row.players()) {
    const NamedOpening* named = openingOf(row, seat);
    QStringList spaces;
    for (std::size_t turn = 0; turn < std::min(seat.played.turns(), kTold); ++turn)
      spaces << spaceName(seat.played.at(turn));
    QString line = spaces.join(QStringLiteral(", "));
    if (named != nullptr)
      line = QStringLiteral("<b>%1</b> · %2").arg(openingTitle(*named).toHtmlEscaped(), line);
    lines << QStringLiteral("%1: %2").arg(seat.nation->shown.toHtmlEscaped(), line);
  }
  return lines.join(QStringLiteral("<br>"));
}

/// All seats on lines of their own, and the tags that have no column.
QString GamesModel::toolTip(const GameRow& row) const {
  QStringList lines;
  for (const Seat& seat : row.players())
    lines << seatText(seat).toHtmlEscaped();
  for (const TagText& tag : row.tags)
    if (!tag.name->shown.startsWith(QStringLiteral("player.")))
      lines << QStringLiteral("<i>%1:</i> %2")
                   .arg(tag.name->shown.toHtmlEscaped(), tag.value->shown.toHtmlEscaped());
  if (row.isResult()) lines << tr("<i>Only the result is known, no moves.</i>");
  if (row.doubtful) lines << tr("<i>Two records contradict each other or may be the same game.</i>");
  lines << tr("<i>game:</i> %1").arg(QString::fromStdString(hexOf(row.id)));
  return lines.join(QStringLiteral("<br>"));
}

QVariant GamesModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kGamesColumns) return {};
  const auto column = static_cast<GamesColumn>(section);
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(Qt::Alignment(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                               Qt::AlignVCenter);
  if (role == Qt::ToolTipRole) return tr("Click to sort, drag to move");
  if (role != Qt::DisplayRole) return {};
  switch (column) {
  case GamesColumn::date:
    return tr("Date");
  case GamesColumn::event:
    return tr("Event");
  case GamesColumn::nations:
    return tr("Nations and players");
  case GamesColumn::board:
    return CommonWords::tr("Board");
  case GamesColumn::ruleset:
    return tr("Ruleset");
  case GamesColumn::result:
    return tr("Winner");
  case GamesColumn::rounds:
    return tr("Rounds");
  case GamesColumn::events:
    return CommonWords::tr("Events");
  case GamesColumn::remarks:
    return CommonWords::tr("Remarks");
  case GamesColumn::id:
    return CommonWords::tr("Game");
  case GamesColumn::openings:
    return tr("Openings");
  }
  return {};
}

Qt::ItemFlags GamesModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  return clipper_ && index.isValid() ? usual | Qt::ItemIsDragEnabled : usual;
}

QStringList GamesModel::mimeTypes() const {
  return {QStringLiteral("text/plain")};
}

QMimeData* GamesModel::mimeData(const QModelIndexList& indexes) const {
  std::vector<Hash> games;
  for (const QModelIndex& index : indexes)
    if (std::ranges::find(games, row(index.row()).id) == games.end()) games.push_back(row(index.row()).id);
  return clipper_ ? clipper_(games).release() : nullptr;
}

} // namespace annales::viewer
