#include "libreplay/store/import_batch.h"

#include "libreplay/results/result_codec.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/fact_rows.h"
#include "libreplay/store/facts_aside.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/recognise.h"
#include "libreplay/store/result_rows.h"
#include "libreplay/store/schema.h"

#include <fmt/core.h>

#include <memory>
#include <system_error>
#include <utility>

namespace annales::inline replay {

struct ImportBatch::Impl {
  Library::Impl& library;
  const std::atomic<bool>* cancel;
  std::optional<WriteTransaction> transaction = {}; // none once the batch has ended
  std::optional<Recognising> recognising = {};      // where moves are compared
  std::unique_ptr<FactsAside> facts = {};           // of the games added, where they are many
  std::size_t added = 0;                            // games
  bool mayMakeFacts = false;
  bool resultTables = false;    // are there
  std::int64_t firstResult = 0; // the number of the first that was added; 0: none

  [[nodiscard]] StoringWays ways(ConflictSide conflicts = ConflictSide::ask) const {
    return {*library.connection, library.reader, library.writer, conflicts};
  }
  /// From some hundreds on: for fewer a question is quick enough, and no file is made for them.
  void noteAdded(const EventLog& log, const PreparedGame* prepared);
  [[nodiscard]] LibraryResult<ImportOutcome> stored(const EventLog& log, const PreparedGame* prepared);
  /// `work`, unless the batch has ended; it ends where that fails.
  template <class Work> auto inBatch(Work&& work) -> decltype(work());
};

namespace {

Saying nothingStored(const std::filesystem::path& file) {
  return say("Cancelled: nothing from this import was stored in {}.", file.string());
}

/// Without games and without facts. Else the next question reads what is new.
bool isNewLibrary(Connection& connection) {
  std::error_code unknown;
  return !std::filesystem::exists(FactsFile::pathFor(connection.file()), unknown) && !unknown &&
         !Query(connection, "SELECT 1 FROM games LIMIT 1").next();
}

} // namespace

void ImportBatch::Impl::noteAdded(const EventLog& log, const PreparedGame* prepared) {
  if (!mayMakeFacts || ++added < kManyGames) return;
  if (!facts) facts = std::make_unique<FactsAside>(library.connection->file());
  const bool known = prepared != nullptr && prepared->facts;
  mayMakeFacts = facts->add(
      {log.id(), markOf(*library.connection, log.id()), log.tags(), known ? *prepared->facts : factsOf(log)},
      cancel);
}

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
    auto impl = std::unique_ptr<ImportBatch::Impl>(new ImportBatch::Impl{*impl_, cancel});
    if (auto begun = beginWriting(impl->transaction, *impl_->connection, cancel, nothingStored(path()));
        !begun)
      return tl::unexpected(begun.error());
    impl->mayMakeFacts = isNewLibrary(*impl_->connection);
    if (rules) impl_->knownGames().beginFile();
    if (rules) impl->recognising.emplace(impl->ways(rules->conflicts), impl_->knownGames(), *rules);
    return ImportBatch(std::move(impl));
  });
}

LibraryResult<ImportOutcome> ImportBatch::Impl::stored(const EventLog& log, const PreparedGame* prepared) {
  if (recognising) return recognising->add(log, prepared);
  if (const auto key = library.reader.keyOf(log.id())) return ways().extend(*key, log);
  return ways().addNew(log, prepared != nullptr ? *prepared : prepareGame(log));
}

LibraryResult<ImportOutcome> ImportBatch::add(const EventLog& log, const PreparedGame* prepared) {
  return impl_->inBatch([&]() -> LibraryResult<ImportOutcome> {
    auto outcome = impl_->stored(log, prepared);
    if (outcome)
      if (const auto* added = std::get_if<Added>(&*outcome); added != nullptr && !added->as)
        impl_->noteAdded(log, prepared);
    return outcome;
  });
}

Preparing ImportBatch::wanted() const {
  return {.facts = impl_->mayMakeFacts && impl_->added + 1 >= kManyGames,
          .deflated = impl_->library.writer.deflates()};
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
    if (impl_->facts) impl_->facts->finish();
    return {};
  });
  impl_->facts.reset();
  impl_->transaction.reset();
  return done;
}

} // namespace annales::inline replay
