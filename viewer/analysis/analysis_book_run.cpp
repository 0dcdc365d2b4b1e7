// How analyses come: out of the library, and out of a run whose results go there.
#include "libreplay/desk/library_keeper.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/look/common_words.h"
#include "viewer/store/trouble.h"

#include <utility>

namespace annales::viewer {
namespace {

/// Empty where the game is in no library.
std::filesystem::path libraryOf(const StudyDesk& desk, const Hash& game) {
  const auto* keeper = dynamic_cast<const LibraryKeeper*>(desk.keeper(game));
  return keeper != nullptr && keeper->hasGame() ? keeper->place() : std::filesystem::path();
}

QString fileName(const std::filesystem::path& file) {
  return QString::fromStdString(file.string());
}

} // namespace

/// What the library has, which others may have written too.
void AnalysisBook::load() {
  const Tab* tab = store().tab();
  const std::filesystem::path file = libraryOf(editor_.desk(), tab->game->id());
  if (file.empty()) return;
  loader_.run([this, file, game = tab->game](const Job& job) {
    auto library = Library::open(file, Access::readOnly);
    if (!library) return; // the catalogue says why
    auto kept = library->analyses(game->log());
    if (!kept) return;
    auto found = std::make_shared<KeptAnalyses>(*std::move(kept));
    job.end([this, game, found] {
      shelves_[game->id()].shelf.add(std::move(found->shelf));
      if (found->leftOut > 0)
        emit told(tr("%n row(s) of this game's analyses are damaged and were left out. Check the library "
                     "with “annales check” for details.",
                     nullptr, static_cast<int>(found->leftOut)));
      refresh();
      emit stateChanged();
    });
  });
}

/// The game has come into a library: so does what was found before.
void AnalysisBook::keepWhatIsNot(const OpenedGame& game) {
  const auto shelf = shelves_.find(game.id());
  const std::filesystem::path file = libraryOf(editor_.desk(), game.id());
  emit stateChanged();
  if (shelf == shelves_.end() || shelf->second.unkept.empty() || file.empty()) return;
  keeper_.run([this, file, log = std::make_shared<const EventLog>(game.log()),
               unkept = std::exchange(shelf->second.unkept, {})](const Job&) {
    auto library = Library::open(file, Access::readWrite);
    const auto kept = library ? library->keepAnalyses(*log, unkept) : tl::unexpected(library.error());
    if (kept) return;
    QMetaObject::invokeMethod(this, [this, file, log, unkept, error = kept.error()] {
      if (const auto at = shelves_.find(log->id()); at != shelves_.end()) at->second.unkept = unkept;
      tellNotKept(log->id(), file, error);
    });
  });
}

void AnalysisBook::tellNotKept(const Hash& game, const std::filesystem::path& file,
                               const LibraryError& error) {
  shelves_[game].refused = true;
  emit told(tr("The analysis was not saved. %1").arg(LibraryTrouble::sentence(error, fileName(file))));
  emit stateChanged();
}

bool AnalysisBook::isKept() const {
  const GameShelf* shelf = this->shelf();
  return !library().empty() && (shelf == nullptr || !shelf->refused);
}

AnalysisBook::Doing AnalysisBook::doing() const {
  if (!run_) return Doing::nothing;
  return run_->paused() ? Doing::waiting : Doing::running;
}

bool AnalysisBook::runsHere() const {
  if (!run_ || !line_) return false;
  const AnalysisLine& line = *run_->order().line;
  return line.gameId() == line_->gameId() && line.headId() == line_->headId();
}

bool AnalysisBook::complete() const {
  const GameShelf* shelf = this->shelf();
  return shelf != nullptr && line_->countKnown(shelf->shelf, wanted()) > line_->turns().size();
}

std::filesystem::path AnalysisBook::library() const {
  return line_ ? libraryOf(editor_.desk(), line_->gameId()) : std::filesystem::path();
}

void AnalysisBook::startOrPause() {
  if (!line_) return emit told(CommonWords::tr("Open a game first."));
  const bool here = runsHere() && run_->order().label == wanted();
  if (here) {
    run_->setPaused(!run_->paused());
    return emit stateChanged();
  }
  if (line_->turns().empty()) return emit told(tr("No turns have been played on this line yet."));
  if (complete()) {
    choose(wanted());
    return emit told(tr("This line is already analysed. Choose more effort for more certainty."));
  }
  start();
}

void AnalysisBook::start() {
  const bool another = run_ != nullptr;
  run_.reset();
  const Tab* tab = store().tab();
  GameShelf& shelf = shelves_[line_->gameId()];
  shelf.chosen.reset();
  shelf.refused = false;
  const std::filesystem::path file = library();
  AnalysisOrder order{tab->game, line_, wanted(), shelf.shelf, file, {}};
  if (!file.empty()) order.unkept = shelf.unkept;
  run_ = std::make_unique<AnalysisRun>(std::move(order));
  const Hash game = line_->gameId();
  connect(run_.get(), &AnalysisRun::found, this,
          [this, game](const KeptSaid& said, bool kept) { take(game, said, kept); });
  connect(run_.get(), &AnalysisRun::progressed, this, &AnalysisBook::stateChanged);
  connect(run_.get(), &AnalysisRun::caughtUp, this, [this, game] { shelves_[game].unkept.clear(); });
  connect(run_.get(), &AnalysisRun::keepingFailed, this,
          [this, game, file](const LibraryError& error) { tellNotKept(game, file, error); });
  connect(run_.get(), &AnalysisRun::ended, this, &AnalysisBook::stop);
  if (another) emit told(tr("The other analysis was stopped. Its results are kept."));
  refresh();
  emit stateChanged();
}

void AnalysisBook::take(const Hash& game, const KeptSaid& said, bool kept) {
  const auto shelf = shelves_.find(game);
  if (shelf == shelves_.end()) return; // it was closed
  shelf->second.shelf.put(said);
  if (!kept) shelf->second.unkept.push_back(said);
  if (!soon_.isActive()) soon_.start();
}

void AnalysisBook::stop() {
  if (!run_) return;
  disconnect(run_.get(), &AnalysisRun::ended, this, nullptr);
  run_.release()->deleteLater(); // it may be telling just now
  refresh();
  emit stateChanged();
}

} // namespace annales::viewer
