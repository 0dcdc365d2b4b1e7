#include "viewer/lines/lines_model.h"

#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QFont>
#include <QMimeData>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kDeepest = 32; // levels below the main line; views go from level to level by recursion

} // namespace

LinesModel::LinesModel(QObject* parent) : SpokenModel(parent) {}

bool LinesModel::show(std::shared_ptr<const OpenedGame> game, const Study* study, LinesOf whose, bool anew) {
  std::optional<LineTree> tree;
  std::vector<Told> told;
  if (game && study != nullptr)
    told = LinesModel::told(tree.emplace(*study, HiddenLines::shown, whose), *study);
  const bool same = !anew && tree && tree_ && game->id() == game_->id() && told == told_;
  if (same) {
    game_ = std::move(game);
    tree_ = std::move(tree);
    return false;
  }
  beginResetModel();
  game_ = std::move(game);
  tree_ = std::move(tree);
  told_ = std::move(told);
  above_.clear();
  children_.clear();
  row_.clear();
  if (tree_) hang();
  endResetModel();
  return true;
}

std::vector<LinesModel::Told> LinesModel::told(const LineTree& tree, const Study& study) {
  std::vector<Told> told;
  told.reserve(tree.lines().size());
  for (LineIndex at = 0; at < tree.lines().size(); ++at) {
    const TreeLine& line = tree[at];
    const StudyLine* shown = study.line(line.name);
    told.push_back({line.name, line.parent, study.events()[line.head].id,
                    line.fork == kNoNode ? 0 : study.events()[line.fork].seq + 1, tree.ownEvents(at).size(),
                    line.own, line.hidden,
                    shown != nullptr ? QString::fromStdString(study.authorOf(*shown)) : QString()});
  }
  return told;
}

/// A parent comes before its lines, so it hangs already.
void LinesModel::hang() {
  const std::size_t count = tree_->lines().size();
  above_.assign(count, kNoLine);
  children_.resize(count);
  row_.assign(count, 0);
  std::vector<int> level(count, 0);
  for (LineIndex line = 1; line < count; ++line) {
    const LineIndex parent = (*tree_)[line].parent;
    above_[line] = level[parent] < kDeepest ? parent : above_[parent];
    level[line] = level[above_[line]] + 1;
    children_[above_[line]].push_back(line);
  }
  for (std::vector<LineIndex>& siblings : children_) {
    std::ranges::stable_sort(siblings, {}, [this](LineIndex line) { return told_[line].depth; });
    for (std::size_t i = 0; i < siblings.size(); ++i)
      row_[siblings[i]] = static_cast<int>(i);
  }
}

const TreeLine* LinesModel::line(const QModelIndex& index) const {
  return tree_ && index.isValid() ? &(*tree_)[static_cast<LineIndex>(index.internalId())] : nullptr;
}

EventIndex LinesModel::forkOf(const QModelIndex& index) const {
  return tree_ && index.isValid() ? told_[index.internalId()].depth : 0;
}

QModelIndex LinesModel::at(LineIndex line, int column) const {
  return createIndex(row_[line], column, static_cast<quintptr>(line));
}

QModelIndex LinesModel::indexOfLine(std::string_view name) const {
  const LineIndex found = tree_ ? tree_->lineNamed(name) : kNoLine;
  return found == kNoLine ? QModelIndex() : at(found, 0);
}

QModelIndex LinesModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return at(parent.isValid() ? children_[parent.internalId()][static_cast<std::size_t>(row)] : 0, column);
}

QModelIndex LinesModel::parent(const QModelIndex& child) const {
  if (!tree_ || !child.isValid()) return {};
  const LineIndex above = above_[child.internalId()];
  return above == kNoLine ? QModelIndex() : at(above, 0);
}

int LinesModel::rowCount(const QModelIndex& parent) const {
  if (!tree_ || parent.column() > 0) return 0;
  return parent.isValid() ? static_cast<int>(children_[parent.internalId()].size()) : 1;
}

int LinesModel::columnCount(const QModelIndex& /*parent*/) const {
  return kColumns;
}

QString LinesModel::words(LineIndex line, int column) const {
  const TreeLine& shown = (*tree_)[line];
  switch (column) {
  case kName:
    if (line == 0) return titleInWindow(Term::asPlayed);
    return QString::fromStdString(shown.name) + (shown.hidden ? tr(" (hidden)") : QString());
  case kFrom:
    return line == 0 ? QString() : tr("after event %1").arg(told_[line].depth);
  case kAuthor:
    return told_[line].author;
  default:
    return tr("%n event(s)", nullptr, static_cast<int>(tree_->ownEvents(line).size()));
  }
}

QVariant LinesModel::cell(const QModelIndex& index, int role) const {
  const TreeLine* shown = line(index);
  if (shown == nullptr) return {};
  const auto at = static_cast<LineIndex>(index.internalId());
  switch (role) {
  case Qt::DisplayRole:
    return words(at, index.column());
  case Qt::ToolTipRole:
    if (at == 0) return tr("The main line stays as it was played.");
    return shown->own ? tr("Your own line. F2 renames it, Delete deletes it.")
                      : tr("This line came with the game. You can hide it.");
  case Qt::FontRole: {
    QFont font;
    font.setItalic(shown->hidden);
    font.setBold(at == 0);
    return font;
  }
  case Qt::TextAlignmentRole:
    return index.column() == kEvents ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  default:
    return {};
  }
}

QVariant LinesModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
  case kName:
    return CommonWords::tr("Line");
  case kFrom:
    return tr("Branches off");
  case kAuthor:
    return tr("By");
  default:
    return tr("Own events");
  }
}

Qt::ItemFlags LinesModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
  return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual;
}

QStringList LinesModel::mimeTypes() const {
  return {QStringLiteral("text/plain")};
}

QMimeData* LinesModel::mimeData(const QModelIndexList& indexes) const {
  return indexes.isEmpty() ? nullptr : clipOf(indexes.front(), ClipText::agn).release();
}

std::unique_ptr<QMimeData> LinesModel::clipOf(const QModelIndex& index, ClipText text) const {
  const TreeLine* shown = line(index);
  if (shown == nullptr) return nullptr;
  if (shown->name == kMainLine) {
    const EventLog* log = &game_->log();
    return Clips::ofGames({&log, 1}, text);
  }
  const auto opened = game_->line(shown->name);
  return opened ? Clips::ofEvents(*game_, *opened, forkOf(index) + 1, opened->length(), text) : nullptr;
}

} // namespace annales::viewer
