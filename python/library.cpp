#include "python/library.h"

#include "cli/captured.h"
#include "cli/console.h"
#include "importers/openings/own_openings.h"
#include "importers/places/own_places.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/words/unknown_ids.h"

#include "python/trouble.h"
#include <fmt/core.h>

#include <chrono>
#include <thread>

namespace annales::python {
namespace {

RefreshOptions refreshing(Watch& watch) {
  RefreshOptions options;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  options.cancel = &watch.cancel;
  options.progress = watch.progress();
  return options;
}

RunOptions asking(const Watch& watch) {
  RunOptions options;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  options.cancel = &watch.cancel;
  return options;
}

void noteLeftOut(std::vector<std::string>& notices, std::size_t count, std::string_view word,
                 std::string_view advice) {
  if (count > 0)
    notices.push_back(fmt::format("{} {} game{} left out{}", count, word, count == 1 ? "" : "s", advice));
}

void noteLeftOut(std::vector<std::string>& notices, std::size_t damaged, Library& library) {
  noteLeftOut(notices, damaged, "damaged", "; `annales check` says why");
  const auto hidden = library.hiddenGames();
  noteLeftOut(notices, hidden ? hidden->size() : 0, "deleted", "");
}

OpeningBook bookAt(const std::string& file) {
  const std::filesystem::path path = file.empty() ? ownOpeningsFile() : std::filesystem::path(file);
  if (std::error_code ignored; !file.empty() && !std::filesystem::exists(path, ignored))
    throw Trouble(fmt::format("{} cannot be opened: No such file or directory", file));
  const auto book = readOwnOpenings(path);
  if (!book) throw Trouble(fmt::format("{}: {}", path.string(), Trouble(book.error()).message));
  return OpeningBook::ofRulebooks().with(*book);
}

} // namespace

OpenLibrary::OpenLibrary(const std::string& file, const std::string& openings) : book_(bookAt(openings)) {
  const std::string place = file.empty() ? defaultLibrary().string() : file;
  if (place.empty())
    throw Trouble("cannot find your library: neither XDG_DATA_HOME nor HOME names its folder; name a file");
  const py::gil_scoped_release released;
  library_ = valueOr(Library::open(place, Access::readOnly));
  library_->stopWhen(never_);
}

template <class Work> auto OpenLibrary::work(const py::object& progress, Work&& work) {
  return watched(progress, [&](Watch& watch) {
    const std::scoped_lock lock(mutex_);
    open().stopWhen(watch.cancel);
    const auto rests = [this](Library* library) { library->stopWhen(never_); };
    const std::unique_ptr<Library, decltype(rests)> guard(&open(), rests);
    return work(watch);
  });
}

Library& OpenLibrary::open() {
  if (!library_) throw Trouble("the library is closed; open it again with annales.Library");
  return *library_;
}

void OpenLibrary::close() {
  const py::gil_scoped_release released;
  const std::scoped_lock lock(mutex_);
  library_.reset();
  table_.reset();
}

std::string OpenLibrary::path() {
  const py::gil_scoped_release released;
  const std::scoped_lock lock(mutex_);
  return open().path().string();
}

Table OpenLibrary::loaded(FactParts parts, Watch& watch, std::vector<std::string>& notices) {
  Library& library = open();
  auto file = valueOr(FactsFile::open(library.path(), &watch.cancel));
  const std::string mark = valueOr(library.restMark());
  const Refreshed fresh = valueOr(file.refresh(refreshing(watch)));
  noteLeftOut(notices, fresh.damaged, library);
  const bool enough = table_ && (parts == FactParts::plain || table_->hasTurns());
  if (enough && fresh.read == 0 && !mark.empty() && mark == mark_) return table_;
  table_ = std::make_shared<const FactTable>(valueOr(file.load(parts)));
  mark_ = mark;
  return table_;
}

FactFilter OpenLibrary::filterOf(const FactTable& table, const std::string& conditions,
                                 const FactFilter& common, Watch& watch, std::vector<std::string>& notices) {
  ChosenGames chosen(open().path());
  const auto lookUp = [&](std::string_view key, std::string_view value) -> Result<GameSet> {
    auto found = chosen.of(key, value, refreshing(watch), asking(watch));
    if (!found) return tl::unexpected<Error>(found.error());
    return std::move(*found);
  };
  FactFilter filter = valueOr(readConditions(conditions, common, lookUp, book_));
  if (const auto unknown = unknownId(table, filter)) throw Trouble(*unknown);
  if (const auto unknown = unknownPlayer(table, filter)) notices.push_back(Trouble(*unknown).message);
  return filter;
}

Game OpenLibrary::game(const std::string& prefix, const py::object& progress) {
  auto log = work(progress, [&](Watch&) {
    return std::make_shared<const EventLog>(valueOr(open().load(std::string_view(prefix))));
  });
  return Game(std::move(log));
}

Noted<Table> OpenLibrary::facts(bool turns, const py::object& progress) {
  return work(progress, [&](Watch& watch) {
    Noted<Table> noted;
    noted.answer = loaded(turns ? FactParts::withTurns : FactParts::plain, watch, noted.notices);
    return noted;
  });
}

Noted<std::vector<SeatRow>> OpenLibrary::select(const std::string& conditions, const py::object& progress) {
  return work(progress, [&](Watch& watch) {
    Noted<std::vector<SeatRow>> noted;
    const Table table = loaded(FactParts::plain, watch, noted.notices);
    noted.answer = annales::select(*table, filterOf(*table, conditions, {}, watch, noted.notices)).seats;
    return noted;
  });
}

std::vector<std::pair<std::string, std::string>> OpenLibrary::questions() {
  const py::gil_scoped_release released;
  const std::scoped_lock lock(mutex_);
  std::vector<std::pair<std::string, std::string>> found;
  for (const SavedQuestion& one : valueOr(open().questions()))
    found.emplace_back(one.name, one.question);
  return found;
}

Said command(const std::vector<std::string>& words, const py::object& progress) {
  return watched(progress, [&](Watch& watch) {
    cli::Captured captured;
    captured.progress = watch.progress();
    std::jthread relay([&](const std::stop_token& stop) {
      constexpr std::chrono::milliseconds kPatience{20};
      while (!stop.stop_requested() && !watch.cancel)
        std::this_thread::sleep_for(kPatience);
      if (watch.cancel) cli::interrupt();
    });
    const int status = cli::runCaptured(words);
    relay = {};
    return Said{status, std::move(captured.out), std::move(captured.told)};
  });
}

} // namespace annales::python
