#include "viewer/questions/answer_model.h"

#include "libreplay/query/answer_csv.h"
#include "libreplay/words/opening_words.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

QString nationName(const std::string& id) {
  return fromUtf8(nationInWords(id, spokenLanguage()));
}

QString boardName(const std::string& id) {
  return fromUtf8(boardInWords(id, spokenLanguage()));
}

QString openingWords(const std::string& spaces) {
  return fromUtf8(spacesInWords(OpeningKey::read(spaces).value_or(OpeningKey()), spokenLanguage()));
}

QString shareWords(const std::optional<double>& share) {
  return share ? QStringLiteral("%1 %").arg(qRound(*share * 100)) : QStringLiteral("–");
}

} // namespace

AnswerModel::AnswerModel(QObject* parent) : SpokenModel(parent) {}

void AnswerModel::show(std::shared_ptr<const AskedAnswer> answer) {
  beginResetModel();
  answer_ = std::move(answer);
  endResetModel();
}

std::optional<AnswerModel::Place> AnswerModel::place(const QModelIndex& index) const {
  if (!index.isValid() || answer_ == nullptr) return std::nullopt;
  const auto row = static_cast<std::size_t>(index.row());
  if (const auto* events = std::get_if<std::vector<FoundEvent>>(&answer_->rows))
    if (row < events->size()) return Place{(*events)[row].game, (*events)[row].seq};
  if (const auto* games = std::get_if<std::vector<FoundGame>>(&answer_->rows))
    if (row < games->size()) return Place{(*games)[row].game, (*games)[row].seq};
  return std::nullopt;
}

const CountedGroup* AnswerModel::group(const QModelIndex& index) const {
  if (!index.isValid() || answer_ == nullptr) return nullptr;
  const auto* groups = std::get_if<std::vector<CountedGroup>>(&answer_->rows);
  const auto row = static_cast<std::size_t>(index.row());
  return groups != nullptr && row < groups->size() ? &(*groups)[row] : nullptr;
}

int AnswerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || answer_ == nullptr ? 0 : static_cast<int>(answer_->rowCount());
}

int AnswerModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(heads().size());
}

QStringList AnswerModel::heads() const {
  if (answer_ == nullptr) return {};
  switch (answer_->view) {
  case AnswerView::events:
    return {tr("Date"), tr("Event"), tr("Nation"), tr("Player"), tr("Round"), tr("Turns"), tr("Result")};
  case AnswerView::games:
    return {tr("Date"), tr("Event"), tr("Nations"), tr("Board"), tr("Result")};
  case AnswerView::byNation:
    return {tr("Nation"), tr("Games"), tr("Decided seats"), tr("Wins (95 %)"), tr("Baseline")};
  case AnswerView::byOpening:
    return {tr("Opening"), tr("Games"), tr("Decided seats"), tr("Wins (95 %)"), tr("Baseline")};
  case AnswerView::byWinner:
    return {tr("Winner"), tr("Games"), tr("Decided games"), tr("Wins (95 %)"), tr("Baseline")};
  case AnswerView::byPlayer:
    return {tr("Player"), tr("Games"), tr("Decided seats"), tr("Wins (95 %)"), tr("Baseline")};
  case AnswerView::byBoard:
    return {tr("Board"), tr("Games"), tr("Decided seats"), tr("Wins (95 %)"), tr("Baseline")};
  }
  return {};
}

QVariant AnswerModel::cell(const FoundEvent& event, int column) const {
  const auto result = [&] {
    switch (event.outcome) {
    case Outcome::unfinished:
      return tr("unfinished");
    case Outcome::undecided:
      return tr("no winner");
    case Outcome::unknown:
      return tr("unknown");
    case Outcome::won:
      return event.place == 1 ? tr("won") : tr("place %1").arg(event.place);
    }
    return QString();
  };
  switch (column) {
  case 0:
    return QString::fromStdString(event.date);
  case 1:
    return QString::fromStdString(event.event);
  case 2:
    return nationName(event.nation);
  case 3:
    return QString::fromStdString(event.player);
  case 4:
    return event.round;
  case 5:
    return event.moments;
  case 6:
    return result();
  default:
    return {};
  }
}

QVariant AnswerModel::cell(const FoundGame& game, int column) const {
  const auto result = [&] {
    switch (game.outcome) {
    case Outcome::unfinished:
      return tr("unfinished");
    case Outcome::undecided:
      return tr("no winner");
    case Outcome::unknown:
      return tr("unknown");
    case Outcome::won:
      return tr("%1 won").arg(nationName(game.winner));
    }
    return QString();
  };
  switch (column) {
  case 0:
    return QString::fromStdString(game.date);
  case 1:
    return QString::fromStdString(game.event);
  case 2: {
    QStringList names;
    for (const std::string& nation : game.nations)
      names << nationName(nation);
    return names.join(QStringLiteral(", "));
  }
  case 3:
    return boardName(game.board);
  case 4:
    return result();
  default:
    return {};
  }
}

QVariant AnswerModel::cell(const CountedGroup& group, int column) const {
  const auto name = [&] {
    if (group.key.empty()) return tr("unknown");
    switch (answer_->view) {
    case AnswerView::byNation:
    case AnswerView::byWinner:
      return nationName(group.key);
    case AnswerView::byBoard:
      return boardName(group.key);
    case AnswerView::byOpening: {
      const QString played = openingWords(group.key);
      return group.name.empty() ? played
                                : QStringLiteral("%1 (%2)").arg(played, QString::fromStdString(group.name));
    }
    case AnswerView::events:
    case AnswerView::games:
    case AnswerView::byPlayer:
      break;
    }
    return QString::fromStdString(group.key);
  };
  switch (column) {
  case 0:
    return name();
  case 1:
    return static_cast<qulonglong>(group.games);
  case 2:
    return static_cast<qulonglong>(group.share.observations);
  case kWinsColumn:
    return shareWords(winsOf(group));
  case 4:
    return shareWords(baselineOf(group));
  default:
    return {};
  }
}

QVariant AnswerModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid() || answer_ == nullptr) return {};
  const auto row = static_cast<std::size_t>(index.row());
  if (role == Qt::DisplayRole)
    return std::visit(
        [&](const auto& rows) { return row < rows.size() ? cell(rows[row], index.column()) : QVariant(); },
        answer_->rows);
  if (const CountedGroup* counted = group(index); role == Qt::ToolTipRole && counted != nullptr)
    return tr("%1 of %2 won (95 % confidence interval: %3 to %4); %5 without a winner do not count")
        .arg(counted->wins)
        .arg(counted->share.observations)
        .arg(shareWords(counted->share.interval.low), shareWords(counted->share.interval.high))
        .arg(counted->unfinished + counted->undecided);
  return {};
}

QVariant AnswerModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return heads().value(section);
}

} // namespace annales::viewer
