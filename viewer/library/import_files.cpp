#include "viewer/library/import_files.h"

#include "importers/boards/own_boards.h"
#include "importers/readers/format.h"
#include "importers/readers/results_read.h"
#include "importers/verify/meaning.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_copy.h"
#include "libreplay/words/sentence.h"
#include "viewer/library/counted_file.h"
#include "viewer/library/game_files.h"
#include "viewer/library/game_row.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"
#include "viewer/store/trouble.h"

#include <QFileInfo>
#include <chrono>

namespace annales::viewer {
namespace {

using namespace std::chrono_literals;
using Trouble = LibraryError::Kind;

constexpr double kReadingShare = 0.6;   // of the time that a file takes
constexpr auto kImportPatience = 250ms; // between two looks at `cancel` while another program writes
constexpr int kMostTries = 120;

/// Folds while reading, and remembers where each game begins.
class BeginningsToo : public MeaningCheck {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override {
    if (event == 0) rows_[game] = row;
    MeaningCheck::accepted(game, log, event, row);
  }
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override {
    auto judge = std::make_unique<Judge>();
    judge->meaning = MeaningCheck::judge();
    return judge;
  }
  void judged(GameNumber game, const EventLog& log, std::unique_ptr<GameJudge> judge) override {
    auto& heard = static_cast<Judge&>(*judge);
    rows_[game] = heard.row;
    MeaningCheck::judged(game, log, std::move(heard.meaning));
  }
  [[nodiscard]] std::size_t rowOf(GameNumber game) const {
    const auto at = rows_.find(game);
    return at == rows_.end() ? 0 : at->second;
  }

private:
  struct Judge : GameJudge {
    void accepted(const EventLog& log, NodeIndex event, std::size_t at) override {
      if (event == 0) row = at;
      meaning->accepted(log, event, at);
    }
    std::unique_ptr<GameJudge> meaning;
    std::size_t row = 0;
  };

  std::unordered_map<GameNumber, std::size_t> rows_;
};

class FileImport {
public:
  FileImport(Library& library, ImportReport& report, const ImportRules& rules,
             const std::atomic<bool>& cancel, ResultsRead& plays, std::function<void(double, bool)> at)
      : library_(library), report_(report), rules_(rules), cancel_(cancel), plays_(plays),
        at_(std::move(at)) {}

  /// False when nothing more can be imported.
  bool run(const QString& file, const BoardShelf& shelf, const ResultWords& words) {
    file_ = file;
    const ResultsRead before = countsOf(plays_);
    if (GameFiles::isLibrary(file)) return wholeLibrary();
    const auto size = static_cast<double>(std::max<qint64>(1, QFileInfo(file).size()));
    CountedFile source(file, cancel_, [&](qint64 read) { at_(static_cast<double>(read) / size, false); });
    if (!source.open()) return reject(0, source.error());
    std::istream in(&source);
    AnyReader reader(ReadRequest{.shelf = shelf,
                                 .observer = &beginnings_,
                                 .afterMistake = report_.choice,
                                 .result = [this](const ResultRecord& record) { return take(record); },
                                 .words = &words,
                                 .resultsRead = &plays_,
                                 .name = file.toStdString()});
    const auto rejection = reader.read(in);
    if (cancel_) return false;
    if (failed_) return fail(*failed_);
    if (!source.error().isEmpty()) return reject(0, source.error());
    if (rejection && rejection->disk) return fail(reasonInWindow(*rejection));
    if (rejection) return reject(rejection->row, reasonInWindow(*rejection));
    if (const auto& refused = beginnings_.refused()) return reject(refused->row, reasonInWindow(*refused));
    ofPlays_.foreign = plays_.foreign - before.foreign;
    ofPlays_.leftOut = plays_.leftOut - before.leftOut;
    if (ofPlays_.hasPlays()) ofPlays_.playFiles << file;
    return store(reader);
  }

private:
  static ResultsRead countsOf(const ResultsRead& plays) {
    return {plays.taken, plays.foreign, plays.leftOut, {}};
  }

  /// Results are stored while they are read: a log may have a hundred thousand.
  bool take(const ResultRecord& record) {
    if (!batch_) {
      auto begun = begin();
      if (!begun) return failed_ = begun.error(), false;
      batch_.emplace(std::move(*begun));
    }
    const auto isNew = batch_->add(record);
    if (!isNew) return failed_ = isNew.error(), false;
    ++(*isNew ? ofPlays_.results : ofPlays_.knownResults);
    return !cancel_;
  }

  bool reject(std::size_t row, const QString& reason) {
    report_.rejected.push_back({file_, row, reason});
    return true;
  }
  bool fail(const QString& why) {
    report_.failure = why;
    return false;
  }
  bool fail(const LibraryError& error) {
    if (error.kind == Trouble::cancelled) return false;
    return fail(LibraryTrouble::sentence(error, QString::fromStdString(library_.path().string())));
  }

  /// Another program may be writing: asked again and again, so that cancelling does not wait for it.
  LibraryResult<ImportBatch> begin() {
    for (int tries = 1;; ++tries) {
      auto batch = library_.beginImport(&cancel_, rules_);
      if (batch || batch.error().kind != Trouble::busy || tries == kMostTries || cancel_) return batch;
    }
  }

  bool store(AnyReader& reader) {
    auto batch = batch_ ? LibraryResult<ImportBatch>(std::move(*batch_)) : begin();
    if (!batch) return fail(batch.error());
    ImportReport ofFile = std::move(ofPlays_);
    for (GameNumber number = 0; number < reader.games(); ++number) {
      const auto log = reader.game(number);
      if (!log) return fail(reasonInWindow(log.error()));
      const auto outcome = batch->add(**log);
      if (!outcome) return fail(outcome.error());
      count(ofFile, **log, *outcome, beginnings_.rowOf(number));
      at_(static_cast<double>(number + 1) / static_cast<double>(reader.games()), true);
    }
    if (!finish(*batch, ofFile)) return false;
    for (const Complaint& complaint : reader.complaints())
      ofFile.mistakes.push_back({file_, complaint});
    take(std::move(ofFile)); // reported only now that it is true
    return true;
  }

  bool finish(ImportBatch& batch, ImportReport& ofFile) {
    const auto settled = batch.settle(
        [&](const EventLog& log, const ImportOutcome& outcome) { count(ofFile, log, outcome, 0); });
    if (!settled) return fail(settled.error());
    if (const auto done = batch.commit(); !done) return fail(done.error());
    return true;
  }

  /// Games with their lines, remarks and headers, those that were deleted from the list too.
  bool wholeLibrary() {
    if (QFileInfo(file_) == QFileInfo(QString::fromStdString(library_.path().string())))
      return reject(0, ImportReport::itself());
    auto from = Library::open(pathOf(file_), Access::readOnly);
    if (!from) return reject(0, LibraryTrouble::sentence(from.error(), file_));
    const auto of = from->countGames();
    if (!of) return reject(0, LibraryTrouble::sentence(of.error(), file_));
    auto batch = begin();
    if (!batch) return fail(batch.error());
    ImportReport ofFile;
    std::size_t read = 0;
    std::optional<LibraryError> stopped;
    const auto done = eachGame(*from, [&](const LibraryResult<EventLog>& game) {
      at_(static_cast<double>(++read) / static_cast<double>(*of), true);
      if (!game) { // damaged; the others come all the same
        ofFile.rejected.push_back({file_, 0, LibraryTrouble::sentence(game.error(), file_)});
        return !cancel_;
      }
      const auto outcome = batch->add(*game);
      if (!outcome) return stopped = outcome.error(), false;
      count(ofFile, *game, *outcome, 0);
      return !cancel_;
    });
    if (stopped) return fail(*stopped);
    if (cancel_) return false;
    if (!done) return fail(done.error());
    if (!finish(*batch, ofFile)) return false;
    take(std::move(ofFile));
    if (const auto copied = copyQuestions(*from, library_); !copied) return fail(copied.error());
    const auto results = copyResults(*from, library_, &cancel_);
    if (!results) return fail(results.error());
    report_.results += *results;
    return true;
  }

  void count(ImportReport& to, const EventLog& log, const ImportOutcome& outcome, std::size_t row) const {
    if (const auto* added = std::get_if<Added>(&outcome)) countAdded(to, log, *added);
    if (const auto* there = std::get_if<AlreadyThere>(&outcome)) {
      ++to.known;
      noteKnown(to, log, there->known);
    }
    if (const auto* more = std::get_if<Extended>(&outcome)) {
      to.extended.push_back({file_, idPrefix(more->known.game.value_or(log.id())), more->newEvents,
                             more->newLines, more->newTags, more->newRemarks});
      noteKnown(to, log, more->known);
      if (!more->line.empty())
        to.corrected.push_back({CorrectedGame::Became::line, file_, *more->known.game, *more->known.game});
    }
    if (const auto* why = std::get_if<Rejected>(&outcome)) {
      to.rejected.push_back({file_, row, reasonInWindow(*why)});
      if (why->corrects)
        to.corrected.push_back({CorrectedGame::Became::nothing, file_, log.id(), *why->corrects});
    }
  }

  void countAdded(ImportReport& to, const EventLog& log, const Added& added) const {
    ++to.added;
    if (!added.corrects) return;
    using Became = CorrectedGame::Became;
    to.corrected.push_back({added.replaced ? Became::replacement : Became::game, file_,
                            added.as.value_or(log.id()), *added.corrects});
  }

  void noteKnown(ImportReport& to, const EventLog& log, const KnownAs& known) const {
    to.restored += known.restored ? 1 : 0;
    const bool heads = !known.heads.empty() && !known.headsTaken;
    if (!heads && !known.deleted && known.conflicts == 0) return;
    const QString game = idPrefix(known.game.value_or(log.id()));
    to.notes.push_back(
        {file_, ImportReport::knownLine(file_, game, known), heads, known.deleted, known.conflicts});
  }

  void take(ImportReport&& ofFile) {
    report_.added += ofFile.added;
    report_.known += ofFile.known;
    for (ExtendedGame& game : ofFile.extended)
      report_.extended.push_back(std::move(game));
    for (RejectedGame& game : ofFile.rejected)
      report_.rejected.push_back(std::move(game));
    for (CorrectedGame& game : ofFile.corrected)
      report_.corrected.push_back(std::move(game));
    for (KnownGameNote& note : ofFile.notes)
      report_.notes.push_back(std::move(note));
    report_.restored += ofFile.restored;
    report_.results += ofFile.results;
    report_.knownResults += ofFile.knownResults;
    report_.foreign += ofFile.foreign;
    report_.leftOut += ofFile.leftOut;
    report_.playFiles << ofFile.playFiles;
    for (FileMistake& mistake : ofFile.mistakes)
      report_.mistakes.push_back(std::move(mistake));
  }

  Library& library_;
  ImportReport& report_;
  const ImportRules& rules_;
  const std::atomic<bool>& cancel_;
  ResultsRead& plays_; // of all files
  std::function<void(double, bool)> at_;
  QString file_;
  std::optional<ImportBatch> batch_; // while results are read
  std::optional<LibraryError> failed_;
  ImportReport ofPlays_;
  BeginningsToo beginnings_;
};

} // namespace

ImportReport importFiles(const QString& path, const QStringList& paths, const std::atomic<bool>& cancel,
                         const ImportListener& step, const ImportWish& wish) {
  ImportReport report;
  report.library = path;
  report.choice = wish.afterMistake;
  const GameFiles::Found found = GameFiles::in(paths, cancel);
  const QStringList& files = found.files;
  report.leftAside = found.leftAside;
  OpenOptions options;
  options.patience = kImportPatience;
  auto library = Library::open(pathOf(path), Access::readWrite, options);
  if (!library) {
    report.failure = LibraryTrouble::sentence(library.error(), path);
    return report;
  }
  double total = 0;
  for (const QString& file : files)
    total += static_cast<double>(QFileInfo(file).size() + 1);
  const BoardShelf shelf = shelfWithOwnBoards();
  const auto words = library->resultWords();
  if (!words) {
    report.failure = LibraryTrouble::sentence(words.error(), path);
    return report;
  }
  ResultsRead plays;
  double before = 0;
  for (const QString& file : files) {
    if (cancel) break;
    const double share = static_cast<double>(QFileInfo(file).size() + 1);
    FileImport import(*library, report, wish.rules, cancel, plays, [&](double part, bool storing) {
      const double done = storing ? kReadingShare + (1 - kReadingShare) * part : kReadingShare * part;
      step({(before + share * done) / total, file, storing});
    });
    ++report.files;
    if (!import.run(file, shelf, *words)) break;
    before += share;
  }
  report.questions = plays.words.questions(*words);
  report.cancelled = cancel;
  return report;
}

} // namespace annales::viewer
