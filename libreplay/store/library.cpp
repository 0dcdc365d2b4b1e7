#include "libreplay/store/library.h"

#include "libreplay/store/library_impl.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

constexpr std::size_t kIdDigits = 64;
constexpr int kMostCandidates = 5;

bool isHex(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Hash padded(std::string_view prefix, char digit) {
  std::string digits(prefix);
  digits.resize(kIdDigits, digit);
  return hashFromHex(digits).value_or(Hash{});
}

tl::unexpected<LibraryError> noGame(const Connection& connection, std::string_view prefix) {
  return libraryFailure(Trouble::noSuchGame,
                        say("{} has no game whose id begins with \"{}\". `annales list` shows all ids.",
                            connection.file().string(), prefix));
}

/// A line for each of the first games that begin with the prefix.
std::string candidates(Connection& connection, std::string_view prefix) {
  Query row(connection,
            "SELECT id, date, event FROM games JOIN summaries ON game = key "
            "WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
            padded(prefix, '0'), padded(prefix, 'f'), kMostCandidates + 1);
  std::string lines;
  for (int i = 0; row.next(); ++i) {
    if (i == kMostCandidates) return lines + "\n  …";
    lines += fmt::format("\n  {} {} {}", shortId(hashOf(row.bytes(0)).value_or(Hash{})), row.bytes(1),
                         row.bytes(2));
  }
  return lines;
}

} // namespace

Library::Library(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

LibraryResult<Library> Library::open(const std::filesystem::path& file, Access access,
                                     const OpenOptions& options) {
  auto opened = openFile(file, access, options);
  if (opened && opened->derivedMissing && access == Access::readOnly && !options.asItIs) {
    // By an earlier program, or by one that was killed. Where nothing can be written it is read as it is.
    opened->connection.reset();
    if (const auto made = open(file, Access::readWrite, options);
        !made && made.error().kind == Trouble::cancelled)
      return tl::unexpected(made.error());
    opened = openFile(file, access, options);
  }
  if (!opened) return tl::unexpected(opened.error());
  auto impl = std::make_unique<Impl>(std::move(opened->connection));
  Library library(std::move(impl));
  if (opened->derivedMissing && access != Access::readOnly)
    if (auto done = library.rebuildDerived({options.cancel, {}}); !done) return tl::unexpected(done.error());
  return library;
}

const std::filesystem::path& Library::path() const {
  return impl_->connection->file();
}

LibraryResult<Hash> Library::find(std::string_view prefix) {
  return guarded(path(), [&]() -> LibraryResult<Hash> {
    if (prefix.empty() || prefix.size() > kIdDigits || !isHex(prefix))
      return noGame(*impl_->connection, prefix);
    Query row(*impl_->connection, "SELECT id FROM games WHERE id BETWEEN ? AND ? LIMIT 2",
              padded(prefix, '0'), padded(prefix, 'f'));
    if (!row.next()) return noGame(*impl_->connection, prefix);
    const Hash found = hashOf(row.bytes(0)).value_or(Hash{});
    if (!row.next()) return found;
    return libraryFailure(Trouble::ambiguous, say("The ids of several games begin with \"{}\". Give more "
                                                  "digits:{}",
                                                  prefix, candidates(*impl_->connection, prefix)));
  });
}

LibraryResult<GameKey> Library::Impl::keyOf(const Hash& game) {
  const auto key = reader.keyOf(game);
  if (!key) return noGame(*connection, hexOf(game));
  return *key;
}

LibraryResult<EventLog> Library::Impl::seenOn(const EventLog& base) {
  const auto key = reader.keyOf(base.id());
  if (!key || reader.pages().count(*key) == 0) return base;
  const auto before = reader.readNotebook(*key);
  if (!before) return tl::unexpected(before.error());
  const auto after = reader.writtenOn(*key, base);
  if (!after) return tl::unexpected(after.error());
  if (after->notebook.passedOver() > before->notebook.passedOver())
    return libraryFailure(Trouble::refused, "the lines and remarks added to this game would no longer fit");
  return after->notebook.study().log();
}

void Library::stopWhen(const std::atomic<bool>& wanted) {
  impl_->stop = &wanted;
}

LibraryResult<StoredGame> Library::loadForEditing(const Hash& game) {
  return impl_->reading(game,
                        [&](GameKey key) -> LibraryResult<StoredGame> { return impl_->reader.read(key); });
}

LibraryResult<EventLog> Library::load(const Hash& game) {
  return impl_->reading(game,
                        [&](GameKey key) -> LibraryResult<EventLog> { return impl_->reader.readWhole(key); });
}

LibraryResult<MainLine> Library::mainLine(const Hash& game) {
  return impl_->reading(
      game, [&](GameKey key) -> LibraryResult<MainLine> { return impl_->reader.readMainLine(key); });
}

LibraryResult<EventLog> Library::load(std::string_view prefix) {
  const auto game = find(prefix);
  if (!game) return tl::unexpected(game.error());
  return load(*game);
}

LibraryResult<std::shared_ptr<const Map>> Library::board(const Hash& hash) {
  return guarded(path(),
                 [&]() -> LibraryResult<std::shared_ptr<const Map>> { return impl_->reader.board(hash); });
}

LibraryResult<Saved> Library::save(const EventLog& log, const Saved& before) {
  return impl_->writing([&]() -> LibraryResult<Saved> {
    const auto seen = impl_->seenOn(log);
    if (!seen) return tl::unexpected(seen.error());
    return impl_->writer.write(log, before, *seen);
  });
}

} // namespace annales::inline replay
