#include "libreplay/store/import_batch.h"

#include "libreplay/results/result_codec.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/recognise.h"
#include "libreplay/store/result_rows.h"
#include "libreplay/store/schema.h"

#include <fmt/core.h>

#include <utility>

namespace annales::inline replay {

struct ImportBatch::Impl {
  Library::Impl& library;
  const std::atomic<bool>* cancel;
  std::optional<WriteTransaction> transaction; // none once the batch has ended
  std::optional<Recognising> recognising;      // where moves are compared
  bool resultTables = false;                   // are there
  std::int64_t firstResult = 0;                // the number of the first that was added; 0: none

  [[nodiscard]] StoringWays ways(ConflictSide conflicts = ConflictSide::ask) const {
    return {*library.connection, library.reader, library.writer, conflicts};
  }
  /// `work`, unless the batch has ended; it ends where that fails.
  template <class Work> auto inBatch(Work&& work) -> decltype(work());
};

namespace {

Saying nothingStored(const std::filesystem::path& file) {
  return say("Cancelled: nothing from this import was stored in {}.", file.string());
}

} // namespace

KnownGames& Library::Impl::knownGames() {
  Query row(*connection, "PRAGMA data_version");
  const std::int64_t version = row.next() ? row.number(0) : 0;
  const std::int64_t changes = connection->db().getTotalChanges();
  if (known && knownVersion == version && knownChanges == changes) return *known;
  known = std::make_unique<KnownGames>(*connection);
  knownVersion = version;
  knownChanges = changes;
  return *known;
}

void Library::Impl::keepKnownGames() {
  knownChanges = connection->db().getTotalChanges();
}

template <class Work> auto ImportBatch::Impl::inBatch(Work&& work) -> decltype(work()) {
  const auto& file = library.connection->file();
  auto done = guarded(file, [&]() -> decltype(work()) {
    if (!transaction)
      return libraryFailure(LibraryError::Kind::cancelled, "The import has ended. Start a new one.");
    return unlessCancelled(library.connection->db(), cancel, nothingStored(file), work);
  });
  if (!done) transaction.reset();
  return done;
}

ImportBatch::ImportBatch(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
ImportBatch::ImportBatch(ImportBatch&&) noexcept = default;
ImportBatch& ImportBatch::operator=(ImportBatch&&) noexcept = default;
ImportBatch::~ImportBatch() = default;

LibraryResult<ImportBatch> Library::beginImport(const std::atomic<bool>* cancel,
                                                const std::optional<ImportRules>& rules) {
  return guarded(path(), [&]() -> LibraryResult<ImportBatch> {
    auto impl = std::unique_ptr<ImportBatch::Impl>(
        new ImportBatch::Impl{*impl_, cancel, std::nullopt, std::nullopt, false, 0});
    if (auto begun = beginWriting(impl->transaction, *impl_->connection, cancel, nothingStored(path()));
        !begun)
      return tl::unexpected(begun.error());
    if (rules) impl_->knownGames().beginFile();
    if (rules) impl->recognising.emplace(impl->ways(rules->conflicts), impl_->knownGames(), *rules);
    return ImportBatch(std::move(impl));
  });
}

LibraryResult<ImportOutcome> ImportBatch::add(const EventLog& log) {
  return impl_->inBatch([&]() -> LibraryResult<ImportOutcome> {
    if (impl_->recognising) return impl_->recognising->add(log);
    const auto key = impl_->library.reader.keyOf(log.id());
    return key ? impl_->ways().extend(*key, log) : impl_->ways().addNew(log);
  });
}

LibraryResult<bool> ImportBatch::add(const ResultRecord& record) {
  return impl_->inBatch([&]() -> LibraryResult<bool> {
    if (auto fits = checkResult(record); !fits)
      return libraryFailure(LibraryError::Kind::refused, say("{}", fits.error().part()));
    if (!std::exchange(impl_->resultTables, true)) makeResultTables(impl_->library.connection->db());
    const std::int64_t number = storeResult(*impl_->library.connection, record);
    if (impl_->firstResult == 0) impl_->firstResult = number;
    return number > 0;
  });
}

LibraryResult<void>
ImportBatch::settle(const std::function<void(const EventLog&, const ImportOutcome&)>& told) {
  if (!impl_->recognising) return {};
  return impl_->inBatch([&] { return impl_->recognising->settle(told); });
}

LibraryResult<void> ImportBatch::commit() {
  const auto& file = impl_->library.connection->file();
  if (impl_->transaction)
    if (auto settled = settle({}); !settled) return settled;
  auto done = guarded(file, [&]() -> LibraryResult<void> {
    if (!impl_->transaction)
      return libraryFailure(LibraryError::Kind::cancelled,
                            "The import has ended. Nothing from it was stored.");
    if (isCancelled(impl_->cancel)) return libraryFailure(LibraryError::Kind::cancelled, nothingStored(file));
    if (impl_->firstResult > 0) chainRows(*impl_->library.connection, Chained::results, impl_->firstResult);
    impl_->transaction->commit();
    impl_->library.keepKnownGames();
    return {};
  });
  impl_->transaction.reset();
  return done;
}

} // namespace annales::inline replay
