#include "viewer/openings/game_chooser.h"

#include "importers/openings/own_openings.h"
#include "libreplay/words/unknown_ids.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

constexpr int kMostKnown = 64; // answers, while somebody types

QString conditionWords(std::string_view key, std::string_view value) {
  return fromUtf8(key) + QLatin1Char('=') + fromUtf8(value);
}

} // namespace

struct GameChooser::Kept {
  explicit Kept(const QString& library) : games(pathOf(library)) {}
  ChosenGames games;
};

GameChooser::GameChooser(FactsSource& facts, QObject* parent) : QObject(parent), facts_(facts) {
  connect(&facts_, &FactsSource::changed, this, &GameChooser::forget);
  connect(&facts_, &FactsSource::questionsChanged, this, [this] {
    forget();
    emit found();
  });
}

void GameChooser::forget() {
  task_.cancel();
  asking_.clear();
  known_.clear();
  kept_ = facts_.library().isEmpty() ? nullptr : std::make_shared<Kept>(facts_.library());
}

std::optional<Result<FactFilter>> GameChooser::read(const QString& conditions, const FactFilter& base) {
  const std::string text = conditions.toStdString();
  const OpeningBook book = openingsWithOwn();
  // Faults that need no library first.
  auto checked = readConditions(
      text, base, [](auto, auto) { return GameSet(); }, book);
  if (!checked) return checked;
  if (const auto table = facts_.table()) {
    if (auto unknown = unknownId(*table, *checked)) return tl::unexpected(*std::move(unknown));
    if (auto unknown = unknownPlayer(*table, *checked)) return tl::unexpected(*std::move(unknown));
  }
  std::optional<std::pair<std::string, std::string>> missing;
  const auto known = [&](std::string_view key, std::string_view value) -> Result<GameSet> {
    const auto at = known_.constFind(conditionWords(key, value));
    if (at != known_.constEnd()) return *at;
    missing.emplace(key, value);
    return tl::unexpected(Error());
  };
  auto read = readConditions(text, base, known, book);
  if (!missing) {
    task_.cancel(); // nobody waits for it any more
    asking_.clear();
    return read;
  }
  start(missing->first, missing->second);
  return std::nullopt;
}

void GameChooser::start(const std::string& key, const std::string& value) {
  const QString words = conditionWords(key, value);
  if (words == asking_) return;
  if (kept_ == nullptr) forget();
  if (kept_ == nullptr) return; // no library: there is nothing to choose from
  asking_ = words;
  task_.run([this, kept = kept_, key, value](const Job& job) { lookUp(kept, key, value, job); });
}

void GameChooser::lookUp(const std::shared_ptr<Kept>& kept, const std::string& key, const std::string& value,
                         const Job& job) {
  RefreshOptions refreshing;
  static_cast<Watch&>(refreshing) =
      job.watch([this](std::size_t done, std::size_t of) { emit progressed(done, of, true); });
  refreshing.threads = 1; // the window and the person in front of it need the other one
  RunOptions running;
  static_cast<Watch&>(running) =
      job.watch([this](std::size_t done, std::size_t of) { emit progressed(done, of, false); });
  auto games = kept->games.of(key, value, refreshing, running);
  job.end([this, games = std::move(games)]() mutable { settle(std::move(games)); });
}

void GameChooser::settle(LibraryResult<GameSet> games) {
  if (known_.size() >= kMostKnown) known_.clear();
  known_.insert(asking_, games ? Result<GameSet>(std::move(*games)) : tl::unexpected<Error>(games.error()));
  asking_.clear();
  emit found();
}

void GameChooser::cancel() {
  task_.cancel();
  if (busy())
    known_.insert(asking_,
                  tl::unexpected(Error(tr("Search cancelled. Press Enter to search again.").toStdString())));
  asking_.clear();
}

void GameChooser::again() {
  known_.removeIf([](const auto& entry) { return !entry.value(); });
}

} // namespace annales::viewer
