// Rows of the record on their way to other windows, and the menu of a row.
#include "viewer/record/record_tree.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace annales::viewer {

std::unique_ptr<QMimeData> RecordTree::clipOf(const QModelIndex& row, ClipText text) const {
  const Tab* tab = store_.tab();
  if (tab == nullptr || !row.isValid()) return nullptr;
  if (model_.isElsewhere(row)) {
    const RecordVariation& way = model_.variation(row);
    const auto line = tab->game->line(way.line);
    return line ? Clips::ofEvents(*tab->game, *line, way.at + 1, line->length(), text) : nullptr;
  }
  auto clip = Clips::ofEvents(*tab->game, *tab->line, model_.first(row), model_.last(row), text);
  return clip->formats().isEmpty() ? nullptr : std::move(clip);
}

void RecordTree::copy(const QModelIndex& row, ClipText text) {
  if (auto clip = clipOf(row, text)) QGuiApplication::clipboard()->setMimeData(clip.release());
}

/// The opening is that of the nation's turn, also on an event of it.
QMenu* RecordTree::menuOf(const QModelIndex& row) {
  if (!row.isValid() || store_.tab() == nullptr) return nullptr;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setFont(delegate_.look().font(10));
  const QPersistentModelIndex kept(row);
  const auto add = [&](const QString& words, const char* name, ClipText text) {
    QAction* action = menu->addAction(words);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, [this, kept, text] { copy(kept, text); });
  };
  add(tr("Copy as &AGN"), "copy-agn", ClipText::agn);
  add(tr("Copy as &JSON"), "copy-json", ClipText::json);
  QModelIndex turn = row;
  while (turn.isValid() && model_.turnOpening(turn) == nullptr)
    turn = turn.parent();
  if (!turn.isValid() || !model_.nation(turn).exists()) return menu;
  menu->addSeparator();
  const OpeningKey played = model_.turnOpening(turn)->played;
  const std::string nation = model_.line()->game().nationWord(model_.nation(turn));
  connect(menu->addAction(tr("Name this opening…")), &QAction::triggered, this,
          [this, nation, played] { emit nameAsked(nation, played); });
  return menu;
}

} // namespace annales::viewer
