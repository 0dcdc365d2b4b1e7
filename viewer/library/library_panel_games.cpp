// What is done with a single game of the list.
#include "viewer/library/library_panel.h"
#include "viewer/library/tags_dialog.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <algorithm>

namespace annales::viewer {
namespace {

/// The evening, who played, and the nations.
std::vector<GameMenu::Subject> reportSubjects(const GameRow& row) {
  std::vector<GameMenu::Subject> subjects;
  if (!row.date->shown.isEmpty()) subjects.push_back({ReportKind::evening, row.date->shown, row.date->shown});
  for (const Seat& seat : row.players())
    if (!seat.player->shown.isEmpty())
      subjects.push_back({ReportKind::player, seat.player->shown, seat.player->shown});
  for (const Seat& seat : row.players())
    if (!seat.word->shown.isEmpty())
      subjects.push_back({ReportKind::nation, seat.word->shown, seat.nation->shown});
  return subjects;
}

} // namespace

GameMenu* LibraryPanel::menuOf(const Hash& game) {
  const GameRow* row = model_.find(game);
  if (row == nullptr || path_.isEmpty()) return nullptr;
  auto* menu = new GameMenu(row->hidden, writable_, this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu, &GameMenu::openAsked, this, [this, game] { open(game); });
  connect(menu, &GameMenu::exportAsked, this,
          [this, game](const ExportFormat& format) { exportGame(game, format); });
  connect(menu, &GameMenu::copyAsked, this, [this, game](ClipText text) { copyGame(game, text); });
  connect(menu, &GameMenu::tagsAsked, this, [this, game] { editTags(game); });
  connect(menu, &GameMenu::mergeAsked, this, [this, game] {
    thenMerge_ = true;
    open(game);
  });
  connect(menu, &GameMenu::hideAsked, this, [this, game] { hideGame(game); });
  connect(menu, &GameMenu::showAsked, this, [this, game] { showGameAgain(game); });
  connect(menu, &GameMenu::reportAsked, this, &LibraryPanel::reportAsked);
  menu->offerReports(reportSubjects(*row));
  if (row->isResult()) menu->sayThatNoMovesAreKnown();
  return menu;
}

std::unique_ptr<QMimeData> LibraryPanel::clipOf(const std::vector<Hash>& games, ClipText text) {
  std::vector<EventLog> logs;
  for (const Hash& game : games)
    if (auto log = isResult(game) ? std::nullopt : logOf(game)) logs.push_back(std::move(*log));
  std::vector<const EventLog*> all;
  for (const EventLog& log : logs)
    all.push_back(&log);
  if (logs.empty() && std::ranges::any_of(games, [this](const Hash& game) { return isResult(game); }))
    strip_->tell(MessageStrip::Kind::note,
                 tr("Of this game only the result is known, so there are no moves to copy. The Library menu "
                    "exports results."));
  return all.empty() ? nullptr : Clips::ofGames(all, text);
}

void LibraryPanel::copyGame(const Hash& game, ClipText text) {
  if (auto clip = clipOf({game}, text)) QGuiApplication::clipboard()->setMimeData(clip.release());
}

void LibraryPanel::hideGame(const Hash& game) {
  const GameRow* row = model_.find(game);
  if (row == nullptr || row->hidden) return;
  if (row->isResult()) return setResultDeleted(game, true);
  const QString title = row->event->shown.isEmpty() ? idPrefix(game) : row->event->shown;
  const QString trouble = headers_.hide(path_, game, store_.session().reviewer.name);
  noteHeaders(trouble);
  if (!trouble.isEmpty()) return;
  strip_->tell(
      MessageStrip::Kind::note,
      tr("“%1” was deleted from the list but stays in the library. The Library menu can show deleted games.")
          .arg(title),
      {{tr("Undo"), [this, game] { showGameAgain(game); }}});
}

void LibraryPanel::showGameAgain(const Hash& game) {
  if (isResult(game)) return setResultDeleted(game, false);
  const QString trouble = headers_.showAgain(path_, game, store_.session().reviewer.name);
  if (trouble.isEmpty()) strip_->hide();
  noteHeaders(trouble);
}

void LibraryPanel::setTags(const Hash& game, const Tags& changed) {
  noteHeaders(headers_.set(path_, game, store_.session().reviewer.name, changed));
}

/// The list follows at once, though it would also see that the file has changed.
void LibraryPanel::noteHeaders(const QString& trouble) {
  if (!trouble.isEmpty()) return tellProblem(trouble);
  refresh();
}

void LibraryPanel::showHidden(bool hidden) {
  actions_.hidden->setChecked(hidden);
  GamesQuery query = model_.query();
  query.hidden = hidden;
  model_.setQuery(query);
  showStatus();
}

/// At once: a drag begins with its data.
std::optional<EventLog> LibraryPanel::logOf(const Hash& game) {
  auto library = Library::open(pathOf(path_), Access::readOnly);
  auto log = library ? library->load(game) : tl::unexpected(library.error());
  if (log) return std::move(*log);
  tellProblem(LibraryTrouble::sentence(log.error(), path_));
  return std::nullopt;
}

/// Reads the game in the background, then goes on with it. Another game, or library, asked for meanwhile
/// wins.
void LibraryPanel::withLog(const Hash& game, const std::function<void(const EventLog&)>& then) {
  reader_.run([this, game, then, path = path_](const Job& job) {
    OpenOptions options;
    options.cancel = job.flag();
    auto library = Library::open(pathOf(path), Access::readOnly, options);
    auto log = library ? library->load(game) : tl::unexpected(library.error());
    job.end([this, then, path, log = std::move(log)] {
      if (path != path_) return;
      if (!log) return tellProblem(LibraryTrouble::sentence(log.error(), path));
      then(*log);
    });
  });
}

void LibraryPanel::exportGame(const Hash& game, const ExportFormat& format) {
  withLog(game, [this, &format](const EventLog& log) {
    const QString said = GameExport::ask(this, log, {&format, 1});
    if (!said.isEmpty()) strip_->tell(MessageStrip::Kind::note, said);
  });
}

void LibraryPanel::editTags(const Hash& game) {
  withLog(game, [this, game](const EventLog& log) { showTags(game, log); });
}

void LibraryPanel::showTags(const Hash& game, const EventLog& log) {
  const GameRow* row = model_.find(game);
  if (row == nullptr) return;
  std::vector<std::pair<std::string, QString>> nations;
  for (std::size_t i = 0; i < log.game().nations(); ++i)
    nations.emplace_back(log.game().nationWord(NationId(i)),
                         i < row->seatCount ? row->seats[i].nation->shown : QString());
  auto* dialog = new TagsDialog(log.tags(), nations, look_, this);
  dialog->suggest(model_.choices().players);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, game] { setTags(game, dialog->changed()); });
  dialog->open();
}

} // namespace annales::viewer
