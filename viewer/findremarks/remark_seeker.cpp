#include "viewer/findremarks/remark_seeker.h"

#include "importers/boards/own_boards.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/remarks/glyph_groups.h"
#include "viewer/look/file_path.h"
#include "viewer/look/look.h"
#include "viewer/remarks/private_remarks.h"
#include "viewer/remarks/remark_file.h"
#include "viewer/store/trouble.h"

#include <QDir>
#include <chrono>
#include <map>
#include <set>

namespace annales::viewer {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kFirstHits = 200, kMoreHits = 2000;
constexpr auto kPatience = 1000ms; // short: closing the window waits for it at most

LibraryResult<Library> openToRead(const QString& path) {
  OpenOptions options;
  options.patience = kPatience;
  return Library::open(pathOf(path), Access::readOnly, options);
}

bool fits(const RemarkSearch& search, const FoundRemark& found) {
  return search.sign.empty() || hasGlyph(found.remark, search.sign);
}

/// The remarks of a search by game, in the order of the games' first ones.
struct FoundGames {
  std::vector<Hash> order;
  std::map<Hash, std::set<Hash>> remarks;
  int count = 0;
  std::size_t leftOut = 0;
};

LibraryResult<FoundGames> collect(Library& library, const RemarkSearch& search, Audience reader,
                                  const Job& job) {
  FoundGames games;
  HitMaker maker(library);
  const auto done = library.searchRemarks(
      search.query,
      [&](const FoundRemark& found) {
        if (!fits(search, found) || maker.hidden(found.game)) return true;
        if (!mayRead(reader, found.remark.audience)) {
          ++games.leftOut;
          return true;
        }
        auto& remarks = games.remarks[found.game];
        if (remarks.empty()) games.order.push_back(found.game);
        remarks.insert(found.remark.id);
        ++games.count;
        return true;
      },
      job.flag());
  if (!done) return tl::unexpected(done.error());
  return games;
}

} // namespace

RemarkSeeker::RemarkSeeker(QObject* parent) : QObject(parent) {}

void RemarkSeeker::seek(const QString& library, const RemarkSearch& search) {
  task_.run([this, library, search](const Job& job) { find(library, search, job); });
}

void RemarkSeeker::fail(const Job& job, const LibraryError& error) {
  job.end([this, error] { emit failed(error); });
}

void RemarkSeeker::find(const QString& path, const RemarkSearch& search, const Job& job) {
  auto library = openToRead(path);
  if (!library) return fail(job, library.error());
  HitMaker maker(*library);
  std::vector<RemarkHit> hits;
  bool first = true;
  SearchEnd end;
  const auto turn = [&] {
    job.tell([this, hits = std::move(hits), first] { emit hitsCame(hits, first); });
    hits.clear();
    first = false;
  };
  const auto done = library->searchRemarks(
      search.query,
      [&](const FoundRemark& found) {
        if (!fits(search, found) || maker.hidden(found.game)) return true;
        end.cut = end.hits == kMostHits;
        if (end.cut) return false;
        hits.push_back(maker.hit(found));
        ++end.hits;
        if (hits.size() == (first ? kFirstHits : kMoreHits)) turn();
        return true;
      },
      job.flag());
  if (!done) return fail(job, done.error());
  end.games = static_cast<int>(maker.games());
  if (first || !hits.empty()) turn();
  job.end([this, end] { emit ended(end); });
}

void RemarkSeeker::listWaiting(const QString& path) {
  task_.run([this, path](const Job& job) {
    auto library = openToRead(path);
    if (!library) return fail(job, library.error());
    const auto open = library->gamesWithOpenRemarks();
    if (!open) return fail(job, open.error());
    HitMaker maker(*library);
    std::vector<WaitingGame> games;
    for (const OpenRemarks& game : *open)
      if (!maker.hidden(game.game)) games.push_back(maker.waiting(game));
    job.end([this, games = std::move(games)] { emit waitingCame(games); });
  });
}

void RemarkSeeker::exportTo(const QString& library, const RemarkSearch& search, const QString& file,
                            Audience reader) {
  exporter_.run(
      [this, library, search, file, reader](const Job& job) { write(library, search, file, reader, job); });
}

void RemarkSeeker::write(const QString& path, const RemarkSearch& search, const QString& file,
                         Audience reader, const Job& job) {
  const auto conclude = [&](const QString& sentence, bool good) {
    job.end([this, sentence, good] { emit exported(sentence, good); });
  };
  auto library = openToRead(path);
  if (!library) return conclude(LibraryTrouble::sentence(library.error(), path), false);
  const auto games = collect(*library, search, reader, job);
  if (!games) return conclude(LibraryTrouble::sentence(games.error(), path), false);
  const bool table = RemarkFile::isTable(file);
  std::string text = table ? remarksCsvHeader() : std::string();
  const BoardShelf shelf = shelfWithOwnBoards();
  for (const Hash& game : games->order) {
    if (job.cancelled()) return;
    const auto log = library->load(game);
    if (!log) return conclude(LibraryTrouble::sentence(log.error(), path), false);
    const auto board = shelf.find(log->game().setup->mapHash);
    const std::set<Hash>& wanted = games->remarks.at(game);
    const RemarkedGame written{*log, board.get(), spokenLanguage(),
                               [&](const DiscussedRemark& remark) { return wanted.contains(remark.now.id); }};
    if (!table && !text.empty()) text += '\n';
    text += table ? remarksCsv(written) : remarksMarkdown(written);
  }
  const QString trouble = RemarkFile::save(file, text);
  if (!trouble.isEmpty()) return conclude(trouble, false);
  const QString saved =
      tr("%n remark(s) saved as %1.", nullptr, games->count).arg(QDir::toNativeSeparators(file));
  conclude(PrivateRemarks::withCount(saved, games->leftOut), true);
}

} // namespace annales::viewer
