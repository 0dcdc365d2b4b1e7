#include "viewer/library/game_menu.h"

#include "viewer/look/common_words.h"

#include <tuple>

namespace annales::viewer {

GameMenu::GameMenu(bool hidden, bool writable, QWidget* parent) : QMenu(parent) {
  setDefaultAction(add(tr("&Open"), "open", &GameMenu::openAsked));
  QMenu* exports = addMenu(tr("E&xport"));
  exports->setObjectName(QStringLiteral("export"));
  for (const ExportFormat& format : GameExport::formats())
    connect(exports->addAction(GameExport::titleOf(format)), &QAction::triggered, this,
            [this, &format] { emit exportAsked(format); });
  for (const auto& [words, name, text] : {std::tuple(tr("Copy as &AGN"), "copy-agn", ClipText::agn),
                                          std::tuple(tr("Copy as &JSON"), "copy-json", ClipText::json)}) {
    QAction* copies = addAction(words);
    copies->setObjectName(QLatin1String(name));
    connect(copies, &QAction::triggered, this, [this, text = text] { emit copyAsked(text); });
  }
  addSeparator();
  QAction* tags = add(tr("Edit &tags…"), "tags", &GameMenu::tagsAsked);
  QAction* merge = add(tr("&Merge lines and remarks from a file…"), "merge", &GameMenu::mergeAsked);
  addSeparator();
  QAction* last = hidden ? add(tr("&Show again"), "show", &GameMenu::showAsked)
                         : add(CommonWords::tr("Delete"), "delete", &GameMenu::hideAsked);
  if (!hidden) last->setShortcut(QKeySequence::Delete); // to read; the table hears the key
  for (QAction* writes : {tags, merge, last})
    writes->setEnabled(writable);
}

/// Behind the exports: both make something of the game to take along.
void GameMenu::offerReports(const std::vector<Subject>& subjects) {
  if (subjects.empty()) return;
  auto* reports = new QMenu(tr("&Report on"), this);
  reports->setObjectName(QStringLiteral("report"));
  reports->setFont(font());
  for (const Subject& one : subjects) {
    if (one.kind != subjects.front().kind && reports->actions().last()->data() != static_cast<int>(one.kind))
      reports->addSeparator();
    QAction* action = reports->addAction(QString(one.words).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setData(static_cast<int>(one.kind));
    connect(action, &QAction::triggered, this, [this, one] { emit reportAsked(one.kind, one.subject); });
  }
  insertMenu(findChild<QAction*>(QStringLiteral("tags")), reports);
}

void GameMenu::sayThatNoMovesAreKnown() {
  findChild<QMenu*>(QStringLiteral("export"))->menuAction()->setEnabled(false);
  for (const char* name : {"copy-agn", "copy-json", "tags", "merge"})
    findChild<QAction*>(QLatin1String(name))->setEnabled(false);
  QAction* open = findChild<QAction*>(QStringLiteral("open"));
  open->setText(tr("&Open and fill in…"));
  auto* why = new QAction(tr("Only the result is known: no moves to replay, export or analyse"), this);
  why->setObjectName(QStringLiteral("no-moves"));
  why->setEnabled(false);
  insertAction(actions().at(1), why);
}

QAction* GameMenu::add(const QString& words, const char* name, void (GameMenu::*signal)()) {
  QAction* action = addAction(words);
  action->setObjectName(QLatin1String(name));
  connect(action, &QAction::triggered, this, signal);
  return action;
}

} // namespace annales::viewer
