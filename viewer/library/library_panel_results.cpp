// Results without moves: typed, looked at, changed, deleted; the words of their logs; files of them.
#include "libreplay/results/known_names.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/library/library_panel.h"
#include "viewer/library/mistakes.h"
#include "viewer/look/common_words.h"
#include "viewer/look/file_path.h"
#include "viewer/results/result_dialog.h"
#include "viewer/results/result_text.h"
#include "viewer/results/results_file.h"
#include "viewer/results/word_answers.h"
#include "viewer/results/words_dialog.h"
#include "viewer/store/trouble.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUuid>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

LibraryResult<LibraryPanel::Results> readResults(const QString& path, const std::atomic<bool>* cancel) {
  OpenOptions options;
  options.cancel = cancel;
  auto library = Library::open(pathOf(path), Access::readOnly, options);
  if (!library) return tl::unexpected(library.error());
  auto all = resultsOf(*library, cancel);
  if (!all) return tl::unexpected(all.error());
  auto words = library->resultWords();
  if (!words) return tl::unexpected(words.error());
  return LibraryPanel::Results{std::move(*all), std::move(*words)};
}

/// The game and whether it was deleted; its `records` are places in all records.
std::optional<std::pair<ResultGame, bool>> resultCalled(const LibraryPanel::Results& results,
                                                        const Hash& id) {
  const auto isIt = [&](const ResultGame& game) { return game.result.id == id; };
  const auto& games = results.all.games;
  if (const auto at = std::ranges::find_if(games, isIt); at != games.end()) return std::pair(*at, false);
  const std::vector<ResultGame> deleted = deletedGames(results.all.records, results.words);
  if (const auto at = std::ranges::find_if(deleted, isIt); at != deleted.end()) return std::pair(*at, true);
  return std::nullopt;
}

std::string playTypedHere() {
  return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

/// Places where people play, as the results have them.
QStringList sitesIn(const GamesModel& model) {
  QStringList sites;
  for (int row = 0; row < model.rowCount(); ++row)
    for (const TagText& tag : model.row(row).tags)
      if (tag.name->shown == QStringLiteral("site")) sites << tag.value->shown;
  sites.removeDuplicates();
  return sites;
}

bool needsImportAgain(const std::vector<ResultWords::Answer>& answers) {
  return std::ranges::any_of(answers, [](const ResultWords::Answer& answer) {
    return answer.kind == WordKind::game || answer.kind == WordKind::seats;
  });
}

} // namespace

bool LibraryPanel::isResult(const Hash& game) const {
  const GameRow* row = model_.find(game);
  return row != nullptr && row->isResult();
}

void LibraryPanel::tellThatNoLibraryIsOpen() {
  strip_->tell(MessageStrip::Kind::note, tr("No library is open. Open or create one first."),
               {{CommonWords::tr("Open a library…"), [this] { askForLibrary(); }}});
}

/// Reads all results in the background, then goes on with them. What is asked for meanwhile wins.
void LibraryPanel::withResults(const std::function<void(const Results&)>& then) {
  if (path_.isEmpty()) return tellThatNoLibraryIsOpen();
  reader_.run([this, then, path = path_](const Job& job) {
    auto read = readResults(path, job.flag());
    job.end([this, then, path, read = std::move(read)] {
      if (path != path_) return;
      if (!read) return tellProblem(LibraryTrouble::sentence(read.error(), path));
      then(*read);
    });
  });
}

void LibraryPanel::withResult(
    const Hash& game, const std::function<void(const Results&, const ResultGame&, bool deleted)>& then) {
  withResults([this, game, then](const Results& results) {
    const auto found = resultCalled(results, game);
    if (!found)
      return strip_->tell(MessageStrip::Kind::note,
                          tr("This result was changed meanwhile. The list is read again."));
    then(results, found->first, found->second);
  });
}

/// Also says so where the library cannot be written.
bool LibraryPanel::canKeepResults() {
  if (writable_) return true;
  tellProblem(tr("This library is read-only. To change results, allow access to the file and its folder, or "
                 "work on a copy."));
  return false;
}

// --- typed

void LibraryPanel::askForResult() {
  typeResult(std::nullopt, QString(), QString(), QString());
}

void LibraryPanel::typeResult(std::optional<RulesetId> ruleset, const QString& date, const QString& site,
                              const QString& library) {
  const bool here = library.isEmpty() || QFileInfo(library).absoluteFilePath() == path_;
  if (here && !path_.isEmpty() && !canKeepResults()) return;
  auto* dialog = new ResultDialog(look_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->suggest(model_.choices().players, sitesIn(model_));
  if (ruleset) dialog->begin(*ruleset, date, site);
  connect(dialog, &QDialog::accepted, this, [this, dialog, library] {
    dialog->remember();
    addResult(dialog->edit().edited, library);
  });
  dialog->open();
}

void LibraryPanel::addResult(const ResultRecord& typed, const QString& library) {
  const QString wanted = library.isEmpty() ? path_ : QFileInfo(library).absoluteFilePath();
  if (!wanted.isEmpty() && wanted == path_) return keepTyped(typed);
  typedWaiting_ = typed;
  if (!wanted.isEmpty()) return createLibrary(wanted);
  const QString place = RecentLibraries::defaultPath();
  strip_->tell(MessageStrip::Kind::note,
               tr("Results are kept in a library. The usual place for your library is %1.")
                   .arg(QDir::toNativeSeparators(place)),
               {{tr("Use this place"), [this, place] { createLibrary(place); }},
                {CommonWords::tr("Open a library…"), [this] { askForLibrary(); }},
                {tr("Discard the result"), [this] {
                   typedWaiting_.reset();
                   strip_->hide();
                 }}});
}

void LibraryPanel::keepTyped(const ResultRecord& typed) {
  ResultRecord result = typedResult(typed, playTypedHere(), ResultKeeper::now());
  const QString title = resultTitle(result);
  changeResult(ResultKeeper::added(std::move(result), tr("“%1” was added.").arg(title)), {});
}

// --- changed

void LibraryPanel::changeResult(ResultKeeper::Change change, std::span<const ResultRecord> known) {
  if (!canKeepResults()) return;
  results_.setLibrary(path_);
  const QString words = change.words;
  if (const QString trouble = results_.store(std::move(change), known); !trouble.isEmpty())
    return tellProblem(trouble);
  strip_->tell(MessageStrip::Kind::success, words, {{tr("Undo (Ctrl+Z)"), [this] { undoResult(); }}});
  showChangedResult();
}

/// The list stays where the changed result is.
void LibraryPanel::showChangedResult() {
  wantedRows_ = results_.last();
  rowBefore_ = table_->currentIndex().row();
  refresh();
}

bool LibraryPanel::undoResult() {
  if (!canUndoResult()) return false;
  const QString words = results_.undoWords();
  if (const QString trouble = results_.undo(); !trouble.isEmpty()) return tellProblem(trouble), true;
  strip_->tell(MessageStrip::Kind::note, tr("Undone: %1").arg(words),
               {{tr("Redo (Ctrl+Y)"), [this] { redoResult(); }}});
  showChangedResult();
  return true;
}

bool LibraryPanel::redoResult() {
  if (!canRedoResult()) return false;
  const QString words = results_.redoWords();
  if (const QString trouble = results_.redo(); !trouble.isEmpty()) return tellProblem(trouble), true;
  strip_->tell(MessageStrip::Kind::success, words, {{tr("Undo (Ctrl+Z)"), [this] { undoResult(); }}});
  showChangedResult();
  return true;
}

void LibraryPanel::openResult(const Hash& game) {
  withResult(game, [this](const Results& results, const ResultGame& found, bool deleted) {
    showResult(results, found, deleted);
  });
}

QString LibraryPanel::titleOfRecorded(const Hash& game) const {
  const GameRow* row = model_.find(game);
  QStringList names;
  if (row != nullptr)
    for (const Seat& seat : row->players())
      names << seatText(seat);
  return tr("the recorded game %1").arg(names.isEmpty() ? idPrefix(game) : names.join(QStringLiteral(", ")));
}

void LibraryPanel::showResult(const Results& results, const ResultGame& game, bool deleted) {
  auto* dialog = new ResultDialog(look_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->suggest(model_.choices().players, sitesIn(model_));
  dialog->showResult(game, writable_ && !deleted);
  if (deleted)
    dialog->ask(tr("This result was deleted from the list."), {tr("Bring back")},
                [this, id = game.result.id](int) { showGameAgain(id); });
  if (game.recorded)
    dialog->ask(
        tr("This game was also recorded move by move. The record counts; the logged result stays beside it."),
        {tr("Open the recorded game")}, [this, id = *game.recorded](int) { open(id); });
  for (const std::size_t other : game.perhaps) {
    const ResultRecord& result = results.all.games[other].result;
    askWhetherSame(*dialog, game.result.id, result.id, resultTitle(result));
  }
  for (const Hash& recorded : game.perhapsRecorded)
    askWhetherSame(*dialog, game.result.id, recorded, titleOfRecorded(recorded));
  connect(dialog, &QDialog::accepted, this, [this, dialog, results, game] {
    const std::vector<ResultRecord> latest = latestVersions(results.all.records, game.records);
    std::vector<ResultRecord> versions = editedVersions(latest, dialog->edit());
    if (versions.empty()) return;
    const QString title = resultTitle(game.result);
    changeResult({latest, std::move(versions), tr("“%1” was changed.").arg(title)}, results.all.records);
  });
  dialog->open();
}

void LibraryPanel::setResultDeleted(const Hash& game, bool deleted) {
  if (!canKeepResults()) return;
  withResult(game, [this, deleted](const Results& results, const ResultGame& found, bool isDeleted) {
    if (deleted == isDeleted) return;
    std::vector<ResultRecord> latest = latestVersions(results.all.records, found.records);
    std::vector<ResultRecord> versions = withdrawnVersions(latest, deleted);
    const QString title = resultTitle(found.result);
    changeResult(
        {std::move(latest), std::move(versions),
         deleted ? tr("“%1” was deleted from the list but stays in the library. The Library menu can show "
                      "deleted games.")
                       .arg(title)
                 : tr("“%1” is back in the list.").arg(title)},
        results.all.records);
  });
}

/// The answer is remembered like that for a word, and can be taken back.
void LibraryPanel::askWhetherSame(ResultDialog& dialog, const Hash& here, const Hash& other,
                                  const QString& title) {
  dialog.ask(
      tr("Perhaps the same game as %1.").arg(title), {tr("The same game"), tr("Another game")},
      [this, here, other](int answer) { keepSame(here, other, answer == 0 ? SameGame::yes : SameGame::no); });
}

void LibraryPanel::keepSame(const Hash& here, const Hash& other, SameGame same) {
  if (!canKeepResults()) return;
  auto library = Library::open(pathOf(path_), Access::readWrite);
  const std::array answer{sameGameAnswer(here, other, same)};
  const auto kept = library ? library->keepResultWords(answer) : tl::unexpected(library.error());
  if (!kept) return tellProblem(LibraryTrouble::sentence(kept.error(), path_));
  wantedRows_ = {here, other};
  refresh();
  if (same == SameGame::open) return strip_->tell(MessageStrip::Kind::note, tr("The answer was undone."));
  strip_->tell(MessageStrip::Kind::success,
               same == SameGame::yes ? tr("The two entries now count as one game.")
                                     : tr("The two entries count as different games."),
               {{tr("Undo"), [this, here, other] { keepSame(here, other, SameGame::open); }}});
}

/// Games to fill in, or to look through: the list shows them alone.
void LibraryPanel::showOnly(RecordFilter record) {
  GamesQuery query = filter_->query();
  query.record = record;
  filter_->setQuery(query);
  filter_->showMore(record != RecordFilter::any || filter_->showsMore()); // what is filtered is seen
  emit filter_->queryChanged(query);
  focusList();
}

void LibraryPanel::focusList() {
  if (model_.rowCount() > 0 && !table_->currentIndex().isValid()) table_->goTo(0);
  table_->setFocus(Qt::OtherFocusReason);
}

// --- words

/// Of all results that the library has, with the answers of before.
void LibraryPanel::askForWords() {
  withResults([this](const Results& results) {
    WordTally tally;
    for (const ResultRecord& record : results.all.records)
      tally.add(record);
    const auto questions = questionsForPage(tally.questions(results.words), results.words);
    if (questions.empty())
      return strip_->tell(MessageStrip::Kind::note,
                          results.all.records.empty()
                              ? tr("This library has no results without moves. Drop a file from BG Stats or "
                                   "BoardGameGeek, or your own table, on the list.")
                              : tr("All words in these results are clear."));
    showWords(questions, {});
  });
}

void LibraryPanel::showWords(const std::vector<WordQuestion>& questions, const QStringList& files) {
  if (!canKeepResults() || findChild<WordsDialog*>() != nullptr) return; // one page at a time
  auto* dialog = new WordsDialog(questions, model_.choices().players, look_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, files] { keepWords(dialog->answers(), files); });
  dialog->open();
}

void LibraryPanel::keepWords(const std::vector<ResultWords::Answer>& answers, const QStringList& files) {
  if (answers.empty()) return;
  auto library = Library::open(pathOf(path_), Access::readWrite);
  const auto kept = library ? library->keepResultWords(answers) : tl::unexpected(library.error());
  if (!kept) return tellProblem(LibraryTrouble::sentence(kept.error(), path_));
  QString sentence = tr("%n answer(s) remembered. They count for all results of this library.", nullptr,
                        static_cast<int>(*kept));
  const bool again = needsImportAgain(answers);
  if (again && files.isEmpty())
    sentence += u' ' + tr("Import the file again to read its other games and its seats.");
  strip_->tell(MessageStrip::Kind::success, sentence,
               {{tr("Change the answers…"), [this] { askForWords(); }}});
  refresh();
  if (!again || files.isEmpty()) return;
  quietWords_ = true;
  import_.start(path_, files, {.afterMistake = Mistakes::remembered()});
}

// --- files

void LibraryPanel::askForResultsFile() {
  if (path_.isEmpty()) return tellThatNoLibraryIsOpen();
  QStringList filters;
  for (const ResultsFile::Format format : ResultsFile::kFormats)
    filters << QStringLiteral("%1 (*.%2)").arg(ResultsFile::titleOf(format), ResultsFile::suffixOf(format));
  QString chosen = filters.front();
  const QString file =
      FileDialogs::fileToSave(this,
                              {.title = tr("Export results"),
                               .filters = filters.join(QStringLiteral(";;")),
                               .purpose = QStringLiteral("exports"),
                               .suggested = QFileInfo(path_).completeBaseName() + QStringLiteral("-results"),
                               .suffix = ResultsFile::suffixOf(ResultsFile::kFormats.front())},
                              &chosen);
  if (file.isEmpty()) return;
  auto format =
      ResultsFile::kFormats[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(chosen)))];
  for (const ResultsFile::Format named : ResultsFile::kFormats)
    if (file.endsWith(u'.' + ResultsFile::suffixOf(named))) format = named;
  exportResults(file, static_cast<int>(format));
}

void LibraryPanel::exportResults(const QString& file, int format) {
  strip_->tellStep(tr("Exporting the results…"), {tr("Cancel"), [this] {
                                                    chores_.cancel();
                                                    strip_->hide();
                                                  }});
  chores_.run([this, path = path_, file, format](const Job& job) {
    const auto report = ResultsFile::write(path, file, static_cast<ResultsFile::Format>(format), *job.flag());
    job.end([this, file, report] {
      if (!report.trouble.isEmpty()) return tellProblem(report.trouble);
      strip_->tell(MessageStrip::Kind::success,
                   tr("Saved as %1: %n result(s).", nullptr, static_cast<int>(report.results))
                       .arg(QDir::toNativeSeparators(file)));
    });
  });
}

} // namespace annales::viewer
