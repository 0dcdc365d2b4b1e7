#include "viewer/library/game_opener.h"

#include "engine/boards/board_shelf.h"
#include "importers/boards/own_boards.h"
#include "importers/readers/format.h"
#include "importers/readers/results_read.h"
#include "importers/verify/meaning.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/desk/moment.h"
#include "libreplay/notebook/merge_preview.h"
#include "libreplay/store/library.h"
#include "libreplay/words/game_title.h"
#include "viewer/library/counted_file.h"
#include "viewer/library/game_row.h"
#include "viewer/library/mistakes.h"
#include "viewer/library/recent_libraries.h"
#include "viewer/look/common_words.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"
#include "viewer/store/trouble.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <sstream>

namespace annales::viewer {
namespace {

using namespace std::chrono_literals;

constexpr auto kOpenerPatience = 1000ms;
constexpr std::size_t kMostTitles = 500;

/// The program's own folder for what can be computed anew.
StatsShelf keptStats() {
  const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
  return StatsShelf(pathOf(cache + QStringLiteral("/annales/lines")));
}

std::shared_ptr<const OpenedGame> fold(const EventLog& log, const Storyteller& teller) {
  const StatsShelf kept = keptStats();
  return openGame(EventLog(log), shelfWithOwnBoards().find(log.game().setup->mapHash), teller, &kept);
}

GamePlace placeOf(const QString& path, bool library, std::size_t number) {
  return {QFileInfo(path).absoluteFilePath().toStdString(), library, static_cast<std::uint32_t>(number)};
}

/// "Club evening · 2024-05-03: Romans, Greeks".
QString titleOf(const EventLog& log) {
  QStringList nations;
  for (const NationSetup& nation : log.game().setup->nations)
    nations << QString::fromStdString(readableId(nation.nation));
  const QString title = QString::fromStdString(gameTitle(log.tags()));
  return QStringLiteral("%1: %2").arg(title.isEmpty() ? idPrefix(log.id()) : title,
                                      nations.join(QStringLiteral(", ")));
}

QStringList titlesOf(GameReader& reader, const Job& job) {
  QStringList titles;
  if (reader.games() < 2) return titles;
  for (GameNumber number = 0; number < std::min(reader.games(), kMostTitles) && !job.cancelled(); ++number)
    if (const auto log = reader.game(number)) titles << titleOf(**log);
  return titles;
}

/// A log may have a hundred thousand: so many show what it is.
constexpr std::size_t kMostPlaysSeen = 1000;

/// Libraries that may have work on games opened from files.
QStringList homesOfOwnWork() {
  QStringList files{RecentLibraries::defaultPath()};
  for (const QString& recent : RecentLibraries::paths())
    if (!files.contains(recent)) files << recent;
  return files;
}

/// The game with what was written on it there, and what the record brings beyond it, as importing it will
/// write it. Nothing where nobody has written on it, or the record is of another course of the game.
std::shared_ptr<Notebook> writtenIn(const QString& file, const EventLog& record) {
  if (!QFile::exists(file)) return nullptr;
  auto library = Library::open(pathOf(file), Access::readOnly);
  if (!library) return nullptr;
  const auto pages = library->countEntries(record.id());
  if (!pages || *pages == 0) return nullptr;
  auto stored = library->loadNotebook(record.id());
  if (!stored) return nullptr;
  auto notebook = std::make_shared<Notebook>(std::move(stored->notebook));
  auto found = lookInto(record, *notebook);
  if (!found) return nullptr;
  auto edits = editsOf(std::move(*found), notebook->study(), true, true);
  if (!edits.empty() && !notebook->write(StudyChange{"import", presentMoment(), std::move(edits)}))
    return nullptr;
  return notebook;
}

} // namespace

GameOpener::Answer GameOpener::refused(const QString& why, const QString& path) {
  Answer answer;
  answer.failure = why;
  answer.path = path;
  return answer;
}

/// What was done to the game before, when it was opened from a file too, stands in a library, where it goes
/// on.
GameOpener::Answer GameOpener::fromFile(const EventLog& log, const QString& path, std::size_t number) {
  Answer answer;
  answer.path = path;
  answer.place = placeOf(path, false, number);
  answer.notebook = std::make_shared<Notebook>(std::make_shared<const EventLog>(log));
  answer.keeper = std::make_shared<UndecidedKeeper>();
  for (const QString& file : homesOfOwnWork()) {
    auto written = writtenIn(file, log);
    if (!written) continue;
    answer.keeper = std::make_shared<LibraryKeeper>(pathOf(file), log);
    answer.notebook = std::move(written);
    return answer;
  }
  return answer;
}

GameOpener::GameOpener(QObject* parent) : QObject(parent) {}

void GameOpener::openFile(const QString& path, std::size_t number, std::optional<AfterMistake> wanted) {
  const AfterMistake choice = wanted.value_or(Mistakes::remembered());
  beginInTurn([path, number, choice, teller = teller_](const Job& job) -> Answer {
    CountedFile source(path, *job.flag(), [](qint64) {});
    if (!source.open())
      return refused(
          CommonWords::tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(path), source.error()), path);
    std::istream in(&source);
    ResultsRead plays;
    AnyReader reader(ReadRequest{.shelf = shelfWithOwnBoards(),
                                 .afterMistake = choice,
                                 .result = [&](const ResultRecord&) { return plays.taken < kMostPlaysSeen; },
                                 .resultsRead = &plays,
                                 .name = path.toStdString()});
    Answer answer = answerOf(reader, in, job, path, number, teller);
    answer.choice = choice;
    answer.plays = reader.games() == 0 && plays.taken + plays.foreign + plays.leftOut > 0;
    return answer;
  });
}

void GameOpener::openBytes(const QByteArray& bytes, const QString& name) {
  const AfterMistake choice = Mistakes::remembered();
  beginInTurn([bytes, name, choice, teller = teller_](const Job& job) {
    std::istringstream in(bytes.toStdString());
    AnyReader reader(ReadRequest{.shelf = shelfWithOwnBoards(), .afterMistake = choice});
    Answer answer = answerOf(reader, in, job, name, 0, teller);
    answer.choice = choice;
    answer.place = {};
    return answer;
  });
}

GameOpener::Answer GameOpener::answerOf(GameReader& reader, std::istream& in, const Job& job,
                                        const QString& path, std::size_t number, const Storyteller& teller) {
  const QString file = QDir::toNativeSeparators(path);
  const auto rejection = reader.read(in);
  if (job.cancelled()) return {};
  if (rejection)
    return refused(tr("%1 cannot be opened. Row %2: %3")
                       .arg(file, QString::number(rejection->row), reasonInWindow(*rejection)),
                   path);
  if (number >= reader.games()) {
    const QString why = tr("%1 contains no game to open.").arg(file);
    if (reader.complaints().empty()) return refused(why, path);
    return refused(why + u' ' + Mistakes::line(reader.complaints().front()), path);
  }
  const auto log = reader.game(static_cast<GameNumber>(number));
  if (!log) return refused(reasonInWindow(log.error()), path);
  Answer answer = fromFile(**log, path, number);
  answer.game = fold(answer.notebook->study().log(), teller);
  answer.titles = titlesOf(reader, job);
  answer.complaints = reader.complaints();
  return answer;
}

void GameOpener::openFromLibrary(const QString& path, const Hash& game) {
  waiting_.clear();
  begin([path, game, teller = teller_](const Job&) -> Answer {
    OpenOptions options;
    options.patience = kOpenerPatience;
    auto library = Library::open(pathOf(path), Access::readOnly, options);
    if (!library) return refused(LibraryTrouble::sentence(library.error(), path), path);
    auto stored = library->loadNotebook(game);
    if (!stored) return refused(LibraryTrouble::sentence(stored.error(), path), path);
    const auto opened = fold(stored->notebook.study().log(), teller);
    return {opened,
            std::make_shared<Notebook>(std::move(stored->notebook)),
            std::make_shared<LibraryKeeper>(pathOf(path), stored->rows),
            {},
            false,
            path,
            placeOf(path, true, 0),
            {},
            {},
            {}};
  });
}

void GameOpener::cancel() {
  const bool wasBusy = busy();
  waiting_.clear();
  task_.cancel();
  busy_ = false;
  if (wasBusy) emit busyChanged();
}

void GameOpener::beginInTurn(Read read) {
  if (busy()) return waiting_.push_back(std::move(read));
  begin(std::move(read));
}

void GameOpener::begin(Read read) {
  task_.run([this, read = std::move(read)](const Job& job) {
    Answer answer;
    try {
      answer = read(job);
    } catch (const std::exception& fault) {
      answer = refused(QString::fromUtf8(fault.what()), {});
    }
    job.end([this, answer = std::move(answer)] { conclude(answer); });
  });
  if (busy_) return;
  busy_ = true;
  emit busyChanged();
}

/// A file that was written on meanwhile, or is read with another choice: it counts as long as nobody has done
/// anything to the game here.
bool GameOpener::isNewer(const Answer& answer, const Notebook& known) const {
  if (answer.place.file.empty() || answer.place.library) return false;
  const auto from = places_ == nullptr ? std::optional(answer.place) : places_->of(answer.game->id());
  if (!from || from->library || from->file != answer.place.file) return false;
  const EventLog &now = answer.notebook->study().base(), &before = known.study().base();
  const bool same = now.size() == before.size() && now.lines() == before.lines() &&
                    now.mainHead() == before.mainHead() && now.tags() == before.tags() &&
                    now.annotations().size() == before.annotations().size();
  return !same && known.entries().empty();
}

/// A game that some window shows already is the same for this one, with what was done to it there.
std::shared_ptr<const OpenedGame> GameOpener::onDesk(const Answer& answer) {
  if (desk_ == nullptr || !answer.notebook) return answer.game;
  const Hash& id = answer.game->id();
  if (!desk_->has(id)) {
    desk_->put(answer.game, std::move(*answer.notebook), answer.keeper);
  } else if (isNewer(answer, *desk_->notebook(id))) {
    desk_->put(answer.game, std::move(*answer.notebook), answer.keeper);
    emit desk_->changed({answer.game, 0, false, {}});
  }
  return desk_->game(id);
}

void GameOpener::conclude(const Answer& answer) {
  busy_ = false;
  emit busyChanged();
  tell(answer);
  if (busy_ || waiting_.empty()) return;
  Read next = std::move(waiting_.front());
  waiting_.pop_front();
  begin(std::move(next));
}

void GameOpener::tell(const Answer& answer) {
  if (answer.plays) return emit playsFound(answer.path);
  if (!answer.game) {
    emit failed(answer.failure);
    return;
  }
  if (places_ != nullptr && !answer.place.file.empty()) places_->note(answer.game->id(), answer.place);
  emit opened(onDesk(answer));
  if (!answer.titles.isEmpty()) emit severalGames(answer.path, answer.titles);
  if (!answer.complaints.empty())
    emit complained(answer.path, answer.place.number, answer.complaints, answer.choice);
}

} // namespace annales::viewer
