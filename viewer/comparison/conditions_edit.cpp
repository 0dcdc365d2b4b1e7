#include "viewer/comparison/conditions_edit.h"

#include "importers/openings/own_openings.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/game_options.h"
#include "viewer/look/words.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QStringListModel>
#include <algorithm>
#include <set>
#include <unordered_map>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostOpenings = 40;

QString condition(const char* key, const std::string& value) {
  return QLatin1String(key) + QLatin1Char('=') + fromUtf8(value);
}

/// The first one and two spaces that were played most.
QStringList openingsIn(const FactTable& table) {
  std::unordered_map<std::uint64_t, std::size_t> counts;
  for (const OpeningKey& opening : table.seats().opening)
    for (const std::size_t turns : {std::size_t{1}, std::size_t{2}})
      if (opening.turns() >= turns) ++counts[opening.first(turns).bits()];
  std::vector<std::pair<std::size_t, std::uint64_t>> order;
  for (const auto& [bits, count] : counts)
    order.emplace_back(count, bits);
  std::ranges::sort(order, std::greater{});
  order.resize(std::min(order.size(), kMostOpenings));
  QStringList found;
  for (const auto& [count, bits] : order)
    found << condition("opening", OpeningKey(bits).words());
  sortNames(found);
  return found;
}

/// By their codes.
QStringList namedOpeningsIn(const std::set<RulesetId>& rulesets) {
  const OpeningBook book = openingsWithOwn();
  QStringList found;
  for (const NamedOpening& opening : book.openings())
    if (rulesets.contains(opening.ruleset)) found << condition("opening", opening.code);
  return found;
}

} // namespace

QStringList conditionsIn(const FactTable& table) {
  QStringList found;
  const auto words = [&](const char* key, const std::vector<WordIndex>& column) {
    const std::set<WordIndex> used(column.begin(), column.end());
    QStringList values;
    for (const WordIndex word : used)
      if (!table.words()[word].empty()) values << condition(key, table.words()[word]);
    values.sort(Qt::CaseInsensitive);
    found << values;
  };
  const std::set<RulesetId> rulesets(table.games().ruleset.begin(), table.games().ruleset.end());
  words("nation", table.seats().nation);
  found << openingsIn(table) << namedOpeningsIn(rulesets);
  words("player", table.seats().player);
  words("board", table.games().board);
  const auto numbers = [&](const char* key, const auto& column, int more) {
    const std::set<int> used(column.begin(), column.end());
    for (const int number : used)
      found << condition(key, std::to_string(number + more));
  };
  numbers("seat", table.seats().seat, 1);
  numbers("nations", table.games().nations, 0);
  for (const RulesetId ruleset : rulesets)
    found << condition("ruleset", std::string(wordOf(ruleset)));
  for (const std::string& option : optionsIn(table))
    found << condition("option", option);
  words("event", table.games().event);
  words("site", table.games().site);
  for (const ConditionKey& key : conditionKeys())
    found << condition(std::string(key.key).c_str(), {});
  return found;
}

QString ConditionsCompleter::pathFromIndex(const QModelIndex& index) const {
  return before_ + QCompleter::pathFromIndex(index);
}

QStringList ConditionsCompleter::splitPath(const QString& path) const {
  const qsizetype end = path.lastIndexOf(QLatin1Char(';')) + 1;
  before_ = path.left(end);
  if (end > 0) before_ += QLatin1Char(' ');
  return {path.mid(end).trimmed()};
}

ConditionsEdit::ConditionsEdit(QWidget* parent) : QLineEdit(parent), words_(new QStringListModel(this)) {
  setClearButtonEnabled(true);
  auto* completer = new ConditionsCompleter(words_, this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  completer->setMaxVisibleItems(12);
  setCompleter(completer);
}

void ConditionsEdit::offer(const QStringList& conditions) {
  words_->setStringList(conditions);
}

QStringList ConditionsEdit::offered() const {
  return words_->stringList();
}

/// Down shows what there is, before anything is typed.
void ConditionsEdit::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && !completer()->popup()->isVisible()) {
    completer()->setCompletionPrefix(text());
    completer()->complete();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

} // namespace annales::viewer
