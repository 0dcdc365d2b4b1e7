#include "viewer/library/doubles_dialog.h"

#include "libreplay/log/tags.h"
#include "libreplay/words/game_title.h"
#include "viewer/library/game_row.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kGame = Qt::UserRole, kDeleted = Qt::UserRole + 1;

QStringList playersOfGame(const GameSummary& game) {
  QStringList players;
  for (const std::string& nation : game.nations)
    if (const std::string& name = tagOf(game.tags, "player." + nation); !name.empty())
      players << QString::fromStdString(name);
  return players;
}

std::optional<Hash> gameIn(const QTreeWidgetItem* item) {
  return item == nullptr ? std::nullopt : hashFromHex(item->data(0, kGame).toString().toStdString());
}

} // namespace

DoublesDialog::DoublesDialog(const std::vector<Doubles>& found, Change change, const Look& look,
                             QWidget* parent)
    : QDialog(parent), change_(std::move(change)), words_(new QLabel), list_(new QTreeWidget) {
  setWindowTitle(tr("Doubles"));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setText(tr("%n pair(s) of games that may be the same game. Delete the game that you do not need. "
                     "The deleted game stays in the library and can be brought back.",
                     nullptr, static_cast<int>(found.size())));
  list_->setHeaderLabels({tr("Game"), tr("Players"), tr("Events"), tr("Remarks"), tr("Imported")});
  list_->setAccessibleName(tr("Doubles"));
  for (const Doubles& doubles : found)
    addPair(doubles);
  list_->expandAll();
  for (int column = 0; column < list_->columnCount(); ++column)
    list_->resizeColumnToContents(column);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  delete_ = buttons->addButton(tr("Delete from the list"), QDialogButtonBox::ActionRole);
  open_ = buttons->addButton(tr("Open"), QDialogButtonBox::ActionRole);
  auto* column = new QVBoxLayout(this);
  column->addWidget(words_);
  column->addWidget(list_, 1);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(delete_, &QPushButton::clicked, this, &DoublesDialog::deleteOrBringBack);
  connect(open_, &QPushButton::clicked, this, [this] {
    if (const auto game = gameIn(chosen())) emit openAsked(*game);
  });
  connect(list_, &QTreeWidget::currentItemChanged, this, &DoublesDialog::showButtons);
  resize(static_cast<int>(look.px(760)), static_cast<int>(look.px(420)));
  showButtons();
}

QString DoublesDialog::reasonOf(const Doubles& doubles) {
  switch (doubles.why) {
  case Doubles::Why::sameMoves:
    return tr("The same moves");
  case Doubles::Why::continued:
    return tr("One continues the other");
  case Doubles::Why::nearlyTheSame:
    break;
  }
  return tr("%1 % of the moves are the same").arg(qRound(doubles.moves * 100));
}

QStringList DoublesDialog::cellsOf(const GameSummary& game) {
  const QString title = QString::fromStdString(gameTitle(game.tags, game.nations));
  return {idPrefix(game.id) + u' ' + title, playersOfGame(game).join(QStringLiteral(", ")),
          QString::number(game.events), QString::number(game.remarks),
          QString::fromStdString(game.importedAt.substr(0, 10))};
}

void DoublesDialog::addPair(const Doubles& doubles) {
  auto* pair = new QTreeWidgetItem(list_, {reasonOf(doubles)});
  pair->setFirstColumnSpanned(true);
  for (const GameSummary* game : {&doubles.first, &doubles.second}) {
    auto* item = new QTreeWidgetItem(pair, cellsOf(*game));
    item->setData(0, kGame, QString::fromStdString(hexOf(game->id)));
  }
}

QTreeWidgetItem* DoublesDialog::chosen() const {
  QTreeWidgetItem* item = list_->currentItem();
  return gameIn(item) ? item : nullptr;
}

/// A game may be in several pairs.
void DoublesDialog::deleteOrBringBack() {
  const QTreeWidgetItem* item = chosen();
  const auto game = gameIn(item);
  if (!game) return;
  const bool deleted = !item->data(0, kDeleted).toBool();
  if (const QString trouble = change_(*game, deleted); !trouble.isEmpty()) return words_->setText(trouble);
  for (int i = 0; i < list_->topLevelItemCount(); ++i)
    for (int k = 0; k < list_->topLevelItem(i)->childCount(); ++k) {
      QTreeWidgetItem* row = list_->topLevelItem(i)->child(k);
      if (gameIn(row) != game) continue;
      row->setData(0, kDeleted, deleted);
      QFont font = list_->font();
      font.setStrikeOut(deleted);
      for (int column = 0; column < list_->columnCount(); ++column)
        row->setFont(column, font);
    }
  showButtons();
}

void DoublesDialog::showButtons() {
  const QTreeWidgetItem* item = chosen();
  delete_->setEnabled(item != nullptr);
  open_->setEnabled(item != nullptr);
  const bool deleted = item != nullptr && item->data(0, kDeleted).toBool();
  delete_->setText(deleted ? tr("Bring back") : tr("Delete from the list"));
}

} // namespace annales::viewer
