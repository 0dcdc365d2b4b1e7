#include "viewer/window/record_commands.h"

#include "importers/boards/own_boards.h"
#include "libreplay/choice/as_correction.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/desk/recording.h"
#include "libreplay/lines/rebase.h"
#include "libreplay/notebook/merge_preview.h"
#include "libreplay/store/library.h"
#include "libreplay/words/reason.h"
#include "viewer/change/corrected_dialog.h"
#include "viewer/change/merge_dialog.h"
#include "viewer/library/game_files.h"
#include "viewer/library/recent_libraries.h"
#include "viewer/library/tags_dialog.h"
#include "viewer/look/file_path.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/store/shown_game.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <algorithm>
#include <charconv>

namespace annales::viewer {
namespace {

/// The number with which a tag begins; 0 where no evening has so many games.
int numberedIn(const std::string& tag) {
  constexpr int kMostGames = 9999;
  int number = 0;
  std::from_chars(tag.data(), tag.data() + tag.size(), number);
  return number >= 1 && number <= kMostGames ? number : 0;
}

} // namespace

RecordCommands::RecordCommands(StudyEditor& editor, GamePage& page, QObject* parent)
    : QObject(parent), editor_(editor), page_(page), teller_(sentenceOf) {
  connect(&reader_, &RecordReader::failed, this, &RecordCommands::told);
  connect(&reader_, &RecordReader::found, this, &RecordCommands::ask);
}

void RecordCommands::addTo(Commands& commands) {
  commands.add(CommandGroup::lines, "correct",
               QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Correct the position…"),
               {QKeySequence::fromString(QStringLiteral("Ctrl+K"), QKeySequence::PortableText)},
               [this] { correct(); });
  commands.add(CommandGroup::lines, "begin-again",
               QT_TRANSLATE_NOOP("annales::viewer::Commands", "Correct the &beginning…"), {},
               [this] { askForBeginning(); });
}

void RecordCommands::addHeadersTo(Commands& commands) {
  commands.add(CommandGroup::file, "game-tags",
               QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Names, date and tags of the game…"),
               {QKeySequence(Qt::Key_F2)}, [this] { editTags(); });
}

// --- a new record

void RecordCommands::askForGame(const QString& library, QWidget* window) {
  const QStringList libraries = librariesToRecordIn(library);
  if (libraries.isEmpty()) return;
  NewGameDialog dialog(shelfWithOwnBoards(), window);
  if (players_) dialog.suggest(players_());
  dialog.offerLibraries(libraries);
  const bool begins = dialog.exec() == QDialog::Accepted;
  if (dialog.wantsResult()) return emit resultAsked(dialog.choice(), dialog.library());
  if (!begins) return;
  dialog.remember();
  begin(dialog.choice(), dialog.library(), QRandomGenerator::system()->generate64());
}

/// Those that can be written, before a form is filled in. Says why the open one is not among them. The
/// samples are for reading: they come last, unless the last game was recorded in them.
QStringList RecordCommands::librariesToRecordIn(const QString& open) {
  QStringList libraries;
  for (const QString& library : QStringList{NewGameDialog::rememberedLibrary(), open} +
                                    RecentLibraries::paths() + QStringList{RecentLibraries::defaultPath()})
    if (!library.isEmpty() && !libraries.contains(library) && offers(library, open)) libraries << library;
  const QString samples = RecentLibraries::samplesPath();
  if (samples != NewGameDialog::rememberedLibrary() && libraries.removeOne(samples)) libraries << samples;
  return libraries;
}

/// Only the open one is looked into: opening others might bring files of an earlier version up to date.
bool RecordCommands::offers(const QString& library, const QString& open) {
  if (library != open)
    return QFileInfo::exists(library) ? QFileInfo(library).isWritable()
                                      : library == RecentLibraries::defaultPath();
  const auto may = mayRecordIn(pathOf(library));
  if (!may) emit told(refusalText(may.error()));
  return may.has_value();
}

bool RecordCommands::begin(const NewGameChoice& choice, const QString& library, std::uint64_t seed) {
  Tags tags = tagsOf(choice);
  const std::filesystem::path path = pathOf(library);
  if (const std::string round = roundOf(choice, path); !round.empty()) tags["round"] = round;
  if (!start(choice, std::move(tags), path, seed)) return false;
  emit begun(library);
  return true;
}

/// Which game of the evening it is, where it is not the first.
std::string RecordCommands::roundOf(const NewGameChoice& choice, const std::filesystem::path& path) const {
  std::error_code ignored;
  if (choice.date.empty() || !std::filesystem::exists(path, ignored)) return {};
  auto library = Library::open(path, Access::readOnly);
  if (!library) return {};
  ListFilter evening;
  evening.from = evening.to = choice.date;
  int round = 1;
  static_cast<void>(library->list(evening, [&](const GameSummary& game) {
    const bool same = tagOf(game.tags, "event") == choice.event && !isHidden(game.tags);
    if (same) round = std::max(round, numberedIn(tagOf(game.tags, "round"))) + 1;
    return true;
  }));
  return round > 1 ? std::to_string(round) : std::string();
}

bool RecordCommands::start(const NewGameChoice& choice, Tags tags, const std::filesystem::path& library,
                           std::uint64_t seed) {
  auto game = beginGame(choice, seed);
  if (!game) {
    emit told(saidText(because(game.error())));
    return false;
  }
  NewRecord record{std::move(*game), choice.board, {}};
  for (auto& [name, value] : tags)
    if (!value.empty()) record.headers.emplace_back(name, value);
  SessionStore& store = editor_.store();
  const auto begun = beginRecord(editor_.desk(), record, library, store.session().reviewer, teller_);
  if (!begun) {
    emit told(refusalText(begun.error()));
    return false;
  }
  store.dispatch(OpenGame{*begun});
  store.dispatch(GoToEnd{});
  return true;
}

// --- putting the beginning right

void RecordCommands::editTags() {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr) return emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  if (editor_.study() == nullptr) return emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  const Hash game = tab->game->id();
  if (!canKeep(game)) return;
  std::vector<std::pair<std::string, QString>> nations;
  for (std::size_t i = 0; i < tab->game->game().nations(); ++i)
    nations.emplace_back(tab->game->game().nationWord(NationId(i)),
                         QString::fromStdString(tab->game->names().nation(NationId(i))));
  TagsDialog dialog(tab->game->log().tags(), nations, Look::of(editor_.store().session().view), &page_);
  if (players_) dialog.suggest(players_());
  while (dialog.exec() == QDialog::Accepted) {
    std::vector<Edit> edits;
    for (const auto& [name, value] : dialog.changed())
      edits.emplace_back(SetTag{name, value});
    const auto done = editor_.write(game, edits);
    if (done) return;
    dialog.refuse(refusalText(done.error())); // what was typed is still there
  }
}

/// Before a form is filled in for a library that cannot be written.
bool RecordCommands::canKeep(const Hash& game) {
  const PageKeeper* keeper = editor_.desk().keeper(game);
  if (keeper == nullptr || !GameFiles::isLibrary(QString::fromStdString(keeper->place().string())))
    return true;
  const auto may = mayRecordIn(keeper->place());
  if (!may) emit told(refusalText(may.error()));
  return may.has_value();
}

void RecordCommands::askForBeginning() {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr || !isRecording() || tab->game->sharedBoard() == nullptr)
    return emit told(tr("The beginning can be corrected only while a game is being recorded."));
  if (!canKeep(tab->game->id())) return;
  const ShownGame game(editor_.store());
  const NewGameChoice before = choiceOf(tab->game->log(), tab->game->sharedBoard());
  NewGameDialog dialog(shelfWithOwnBoards(), &page_);
  if (players_) dialog.suggest(players_());
  dialog.showBeginning(before);
  if (dialog.exec() != QDialog::Accepted || dialog.choice() == before) return;
  if (!game.stays()) return emit told(tr("A different game is shown now. The beginning was not corrected."));
  beginAgain(dialog.choice(), QRandomGenerator::system()->generate64());
}

bool RecordCommands::beginAgain(const NewGameChoice& choice, std::uint64_t seed) {
  const Tab* tab = editor_.store().tab();
  const PageKeeper* keeper = tab == nullptr ? nullptr : editor_.desk().keeper(tab->game->id());
  if (keeper == nullptr || !isRecording()) return false;
  const std::shared_ptr<const OpenedGame> before = tab->game;
  const std::filesystem::path library = keeper->place();
  Tags tags = before->log().tags();
  std::erase_if(tags, [](const auto& tag) { return tag.first.starts_with("player."); });
  for (auto& [name, value] : tagsOf(choice))
    tags[name] = value;
  const std::size_t old = editor_.store().session().current;
  if (!start(choice, std::move(tags), library, seed)) return false;
  carryOver(*before);
  const std::string& author = editor_.store().session().reviewer.name;
  const auto hidden = editor_.desk().write(before->id(), author, {SetTag{kHiddenTag, kHiddenValue}});
  if (!hidden) emit told(refusalText(hidden.error()));
  editor_.store().dispatch(CloseTab{old});
  emit begun(QString::fromStdString(library.string()));
  return true;
}

/// What was played goes on from the new beginning where nations and provinces are still the same.
void RecordCommands::carryOver(const OpenedGame& before) {
  const Tab& tab = *editor_.store().tab();
  const OpenedLine& old = *before.main();
  const auto words = [](const Game& game) {
    std::vector<std::string> all;
    for (const auto& nation : game.setup->nations)
      all.push_back(nation.nation);
    return all;
  };
  const bool same = words(before.game()) == words(tab.game->game()) &&
                    before.game().setup->mapHash == tab.game->game().setup->mapHash;
  if (!same) {
    if (old.length() > tab.cursor)
      emit told(tr("The game starts again. Everything played before is kept in the old record."));
    return;
  }
  const EventIndex from = std::min(tab.cursor, old.length());
  std::vector<Event> later;
  for (EventIndex k = from + 1; k <= old.length(); ++k)
    later.push_back(old.event(k));
  const GameState then = old.stateAt(from);
  const Rebased carried = carryOn(tab.game->game(), tab.state(), &then, later, from + 1);
  if (!carried.events.empty()) editor_.perform(PlayEvents{carried.events, {}});
  emit told(
      tr("The game starts again: %n event(s) kept, %1 left out.", nullptr, static_cast<int>(carried.kept))
          .arg(carried.leftOut.size()));
}

bool RecordCommands::isRecording() const {
  const Study* study = editor_.study();
  return study != nullptr && study->recording();
}

// --- correcting

void RecordCommands::correct() {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr || !page_.isVisible()) return emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  if (tab->state().ended) return emit told(saidText(Said{SaidKey::gameHasEnded, {}, {}}));
  const Hash game = tab->game->id(), event = tab->line->idAt(tab->cursor);
  CorrectedDialog dialog(*tab, editor_.store().session().view, &page_);
  takeOverRefused(dialog);
  if (dialog.exec() != QDialog::Accepted) return;
  const Tab* now = editor_.store().tab(); // others may have written meanwhile
  if (now == nullptr || now->game->id() != game || now->line->idAt(now->cursor) != event)
    return emit told(tr("A different position is shown now. Nothing was corrected."));
  editor_.perform(CorrectStocks{dialog.correction()});
}

/// What was typed and cannot be played is what the table did.
void RecordCommands::takeOverRefused(CorrectedDialog& dialog) {
  if (!page_.isInFront(Panel::play)) return;
  const auto refused = page_.play().refused();
  if (!refused) return;
  const Tab& tab = *editor_.store().tab();
  DisplayNames names = tab.game->names();
  names.language = spokenLanguage();
  const std::string reason = labelOf(refused->event, names) + ": " + reasonInWords(refused->why, names);
  dialog.takeOver(asCorrection(tab.line->game(), tab.state(), refused->event),
                  QString::fromStdString(reason));
}

// --- merging

void RecordCommands::merge(const QString& path) {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr) return emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  if (editor_.study() == nullptr) return emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  emit told(tr("Reading %1…").arg(QFileInfo(path).fileName()));
  reader_.read(path, tab->game->id());
}

void RecordCommands::ask(const QString& path, const std::shared_ptr<const EventLog>& record) {
  const QString file = QFileInfo(path).fileName();
  const Notebook* notebook = editor_.desk().notebook(record->id());
  if (notebook == nullptr) return;
  const Tab* tab = editor_.store().tab();
  const auto found = lookInto(*record, *notebook);
  if (!found) return emit told(tr("Cannot merge %1: %2").arg(file, saidText(because(found.error()), tab)));
  if (found->empty()) return emit told(tr("%1 contains nothing new.").arg(file));
  MergeDialog dialog(*found, file, editor_.store().session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return emit told(tr("Nothing was merged."));
  const Tab* now = editor_.store().tab(); // another game may be shown meanwhile
  if (now == nullptr || now->game->id() != record->id())
    return emit told(tr("A different game is shown now. Nothing was merged."));
  editor_.perform(
      MergeRecord{record, dialog.lines().isChecked(), dialog.remarks().isChecked(), dialog.choices()});
}

} // namespace annales::viewer
