#include "viewer/record/record_model.h"

#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/record/record_words.h"
#include "viewer/store/opening_names.h"

#include <algorithm>
#include <span>

namespace annales::viewer {
namespace {

constexpr qsizetype kLettersAlone = 2000; // of the only text in a tooltip

/// Plain text as a paragraph of a tooltip.
QString paragraph(const QString& head, const QString& text, qsizetype most = kTipLetters) {
  return QStringLiteral("<p><b>%1</b> %2</p>")
      .arg(cutForTip(head).toHtmlEscaped(),
           cutForTip(text, most).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

QString remarkTip(const Annotation& remark, qsizetype most = kTipLetters) {
  return paragraph(fromUtf8(remark.author) + u':', fromUtf8(remark.text), most);
}

/// How many of so many are told.
std::size_t firstOf(std::ptrdiff_t count) {
  return static_cast<std::size_t>(std::min<std::ptrdiff_t>(count, kTipEntries));
}

/// How many there are behind those that are told.
QString othersTip(std::ptrdiff_t count) {
  if (count <= kTipEntries) return {};
  return QStringLiteral("<p>%1</p>")
      .arg(CommonWords::tr("%n more", nullptr, static_cast<int>(count) - kTipEntries));
}

auto violationsOf(const LineStats& stats, EventIndex first, EventIndex last) {
  const auto from = std::ranges::lower_bound(stats.violations, first, {}, &LineViolation::index);
  const auto to = std::ranges::upper_bound(stats.violations, last, {}, &LineViolation::index);
  return std::pair(from, to);
}

} // namespace

void RecordModel::setLine(std::shared_ptr<const OpenedLine> line, std::vector<NationLook> looks,
                          std::shared_ptr<const OpenedGame> game, std::vector<RecordVariation> variations) {
  beginResetModel();
  line_ = std::move(line);
  looks_ = std::move(looks);
  game_ = std::move(game);
  variations_ = std::move(variations);
  nodes_.clear();
  ofEvent_.clear();
  ofVariation_.clear();
  told_.clear();
  rounds_ = 0;
  if (line_) build();
  nameOpenings();
  endResetModel();
}

void RecordModel::setOpenings(std::shared_ptr<const OpeningBook> book) {
  book_ = std::move(book);
  nameOpenings();
  if (rounds_ == 0) return;
  emit dataChanged(index(0, 0), index(rounds_ - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

/// In the turn with which a pattern is complete; a longer one that follows has its own turn.
void RecordModel::nameOpenings() {
  turnOpenings_.clear();
  played_.clear();
  if (!line_) return;
  const Game& game = line_->game();
  played_.resize(game.nations());
  for (const Turn& turn : line_->stats().outline.turns()) {
    OpeningKey& key = played_[turn.nation.index()];
    TurnOpening& opening = turnOpenings_.emplace_back();
    const std::size_t before = key.turns();
    key = key.then(turn.space);
    opening.played = key;
    if (key.turns() == before) continue; // longer than any opening
    const NamedOpening* named = book_->name(game.ruleset->id, game.nationWord(turn.nation), key);
    if (named != nullptr && named->turns.size() == key.turns()) opening.named = named;
  }
}

const RecordModel::TurnOpening* RecordModel::turnOpening(const QModelIndex& index) const {
  const Node& node = nodeOf(index);
  return node.kind == Row::turn && node.place < turnOpenings_.size() ? &turnOpenings_[node.place] : nullptr;
}

QString RecordModel::opening(const QModelIndex& index) const {
  const TurnOpening* turn = turnOpening(index);
  return turn != nullptr && turn->named != nullptr ? openingTitle(*turn->named) : QString();
}

OpeningKey RecordModel::playedBy(NationId nation) const {
  return nation.index() < played_.size() ? played_[nation.index()] : OpeningKey();
}

const NamedOpening* RecordModel::openingOf(NationId nation) const {
  if (!line_) return nullptr;
  return book_->name(line_->game().ruleset->id, line_->game().nationWord(nation), playedBy(nation));
}

void RecordModel::setLooks(std::vector<NationLook> looks) {
  if (looks.size() != looks_.size()) return setLine(line_, std::move(looks), game_, std::vector(variations_));
  looks_ = std::move(looks);
  if (rounds_ == 0) return;
  emit dataChanged(index(0, 0), index(rounds_ - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RecordModel::build() {
  const LineOutline& outline = line_->stats().outline;
  ofEvent_.assign(line_->length() + 1, -1);
  nodes_.reserve(outline.rounds().size() + outline.turns().size() + line_->length());
  for (const Round& round : outline.rounds()) {
    Node node{Row::round, round.first, round.last, {}, static_cast<std::uint32_t>(rounds_), -1, rounds_};
    nodes_.push_back(node);
    ++rounds_;
  }
  for (int round = 0; round < rounds_; ++round)
    addTurns(round);
  addBelowEvents();
}

/// Children of one parent lie together: first the round's own events and its turns, then the turns' events.
void RecordModel::addTurns(int round) {
  const LineOutline& outline = line_->stats().outline;
  const Round& of = outline.rounds()[static_cast<std::size_t>(round)];
  const auto turns = outline.turnsOf(of);
  const EventIndex end = turns.empty() ? of.last : turns.front().first - 1;
  nodes_[static_cast<std::size_t>(round)].firstChild = static_cast<int>(nodes_.size());
  addEvents(round, of.first, end, true);
  const int before = nodes_[static_cast<std::size_t>(round)].children;
  const int firstTurn = static_cast<int>(nodes_.size());
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const Turn& turn = turns[i];
    nodes_.push_back({Row::turn, turn.first, turn.last, turn.nation,
                      of.firstTurn + static_cast<std::uint32_t>(i), round, before + static_cast<int>(i)});
  }
  nodes_[static_cast<std::size_t>(round)].children += static_cast<int>(turns.size());
  for (std::size_t i = 0; i < turns.size(); ++i)
    addEvents(firstTurn + static_cast<int>(i), turns[i].first, turns[i].last, false);
}

void RecordModel::addEvents(int parent, EventIndex from, EventIndex to, bool together) {
  Node& above = nodes_[static_cast<std::size_t>(parent)];
  if (!together) above.firstChild = static_cast<int>(nodes_.size());
  above.children = static_cast<int>(to + 1 - from);
  for (EventIndex k = from; k <= to; ++k) {
    ofEvent_[k] = static_cast<int>(nodes_.size());
    nodes_.push_back({Row::event, k, k, nationOf(line_->event(k)), 0, parent, static_cast<int>(k - from)});
  }
}

QModelIndex RecordModel::indexOfEvent(EventIndex k) const {
  if (!line_ || k == 0 || k >= ofEvent_.size()) return {};
  const int node = ofEvent_[k];
  return createIndex(nodes_[static_cast<std::size_t>(node)].row, 0, static_cast<quintptr>(node));
}

QModelIndex RecordModel::indexOfRound(std::uint32_t round) const {
  return index(static_cast<int>(round), 0);
}

std::uint32_t RecordModel::round(const QModelIndex& index) const {
  return line_->stats().outline.roundAt(first(index));
}

NationChange RecordModel::change(const QModelIndex& index, NationId n) const {
  const Ledger& ledger = line_->stats().ledger;
  NationChange none;
  none.nation = n;
  if (isElsewhere(index) || isRemark(index)) return none;
  if (rowKind(index) != Row::event)
    return ledger.between(first(index), last(index), looks_.size())[n.index()];
  const auto changes = ledger.at(first(index));
  const auto at = std::ranges::find(changes, n, &NationChange::nation);
  return at == changes.end() ? none : *at;
}

int RecordModel::violations(const QModelIndex& index) const {
  if (isElsewhere(index) || isRemark(index)) return 0;
  const auto [from, to] = violationsOf(line_->stats(), first(index), last(index));
  return static_cast<int>(to - from);
}

QString RecordModel::text(const QModelIndex& index) const {
  const Node& node = nodeOf(index);
  const LineOutline& outline = line_->stats().outline;
  switch (node.kind) {
  case Row::round:
    return RecordWords::round(outline.rounds()[node.place].number);
  case Row::turn:
    return RecordWords::turn(looks_[node.nation.index()].withPlayer(), outline.turns()[node.place].space);
  case Row::event:
    break;
  case Row::remark:
    return QStringLiteral("%1: %2").arg(author(index), words(index));
  case Row::moreRemarks:
    return RecordWords::moreRemarks(static_cast<int>(node.place));
  case Row::variation:
  case Row::branch:
  case Row::more:
    return textElsewhere(index);
  }
  return fromUtf8(line_->stats().sentences.at(node.first));
}

QString RecordModel::violationText(const QModelIndex& index) const {
  if (isRemark(index)) return {};
  if (rowKind(index) != Row::event) {
    const int count = violations(index);
    return count == 0 ? QString() : RecordWords::violations(count);
  }
  const Violation* violation = line_->stats().violationAt(first(index));
  if (violation == nullptr) return {};
  return fromUtf8(violation->rule) + QStringLiteral(": ") + sentenceFor(*violation);
}

QString RecordModel::sentenceFor(const Violation& violation) const {
  return game_ ? reasonInWindow(violation, *game_) : reasonInWindow(violation);
}

QString RecordModel::tip(const QModelIndex& index) const {
  QString tip = QStringLiteral("<p>%1</p>").arg(text(index).toHtmlEscaped());
  if (isElsewhere(index)) return paragraph(RecordWords::about(variation(index)), text(index), kLettersAlone);
  if (rowKind(index) == Row::remark) return remarkTip(annotation(index), kLettersAlone);
  if (const QString named = opening(index); !named.isEmpty())
    tip += QStringLiteral("<p>%1</p>").arg(RecordWords::opening(named).toHtmlEscaped());
  const auto [broken, brokenEnd] = violationsOf(line_->stats(), first(index), last(index));
  const std::ptrdiff_t wrong = brokenEnd - broken;
  for (const LineViolation& told : std::span(broken, brokenEnd).first(firstOf(wrong)))
    tip += paragraph(fromUtf8(told.violation.rule) + u':', sentenceFor(told.violation));
  tip += othersTip(wrong);
  const std::vector<std::uint32_t> remarks = remarksOf(first(index), last(index));
  for (const std::uint32_t remark : std::span(remarks).first(firstOf(std::ssize(remarks))))
    tip += remarkTip(line_->log().annotations()[remark]);
  return tip + othersTip(std::ssize(remarks));
}

QModelIndex RecordModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  const int node = parent.isValid() ? nodeOf(parent).firstChild + row : row;
  return createIndex(row, column, static_cast<quintptr>(node));
}

QModelIndex RecordModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || nodeOf(index).parent < 0) return {};
  const int above = nodeOf(index).parent;
  return createIndex(nodes_[static_cast<std::size_t>(above)].row, 0, static_cast<quintptr>(above));
}

int RecordModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return rounds_;
  return parent.column() == 0 ? nodeOf(parent).children : 0;
}

int RecordModel::columnCount(const QModelIndex&) const {
  return 1 + static_cast<int>(looks_.size());
}

QVariant RecordModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (index.column() == 0) {
    if (role == Qt::DisplayRole) return text(index);
    if (role == Qt::AccessibleTextRole && isElsewhere(index))
      return QStringLiteral("%1: %2").arg(RecordWords::about(variation(index)), text(index));
    if (role == Qt::AccessibleTextRole) {
      const QString named = opening(index);
      return QStringLiteral("%1: %2").arg(first(index)).arg(text(index)) +
             (named.isEmpty() ? QString() : QStringLiteral(", ") + RecordWords::opening(named));
    }
    if (role == Qt::ToolTipRole) return tip(index);
    return {};
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const NationId n(static_cast<std::size_t>(index.column() - 1));
  const QString words = changeInWords(change(index, n));
  if (role == Qt::DisplayRole || words.isEmpty()) return words;
  return QStringLiteral("<p><b>%1:</b> %2</p>")
      .arg(looks_[n.index()].withPlayer().toHtmlEscaped(), words.toHtmlEscaped());
}

QVariant RecordModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
  if (section == 0) return role == Qt::DisplayRole ? QVariant(RecordWords::whatHappened()) : QVariant();
  const auto n = static_cast<std::size_t>(section - 1);
  if (n >= looks_.size()) return {};
  const QString whole = looks_[n].withPlayer();
  return role == Qt::DisplayRole ? whole : QStringLiteral("<p>%1</p>").arg(whole.toHtmlEscaped());
}

} // namespace annales::viewer
