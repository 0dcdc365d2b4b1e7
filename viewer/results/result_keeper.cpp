#include "viewer/results/result_keeper.h"

#include "libreplay/store/library.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"

#include <chrono>
#include <utility>

namespace annales::viewer {
namespace {

constexpr std::chrono::milliseconds kResultPatience{1500}; // a person waits

LibraryResult<void> storeAll(const QString& file, const std::vector<ResultRecord>& records) {
  OpenOptions options;
  options.patience = kResultPatience;
  auto library = Library::open(pathOf(file), Access::readWrite, options);
  if (!library) return tl::unexpected(library.error());
  auto batch = library->beginImport();
  if (!batch) return tl::unexpected(batch.error());
  for (const ResultRecord& record : records)
    if (const auto added = batch->add(record); !added) return tl::unexpected(added.error());
  return batch->commit();
}

/// What is known of the entries of a change.
std::vector<ResultRecord> versionsOf(const ResultKeeper::Change& change) {
  std::vector<ResultRecord> all = change.before;
  all.insert(all.end(), change.after.begin(), change.after.end());
  return all;
}

} // namespace

ResultKeeper::Change ResultKeeper::added(ResultRecord result, const QString& words) {
  const std::vector<ResultRecord> after{std::move(result)};
  return {withdrawnVersions(after, true), after, words};
}

std::string ResultKeeper::now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return timeForLogs(std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

void ResultKeeper::setLibrary(const QString& path) {
  if (path == library_) return;
  library_ = path;
  done_.clear();
  undone_.clear();
  last_.clear();
}

QString ResultKeeper::write(std::vector<ResultRecord>& versions, std::span<const ResultRecord> known) {
  std::vector<ResultRecord> latest = madeLatest(versions, known, now());
  if (const auto stored = storeAll(library_, latest); !stored)
    return LibraryTrouble::sentence(stored.error(), library_);
  versions = std::move(latest);
  last_.clear();
  for (const ResultRecord& version : versions)
    last_.push_back(version.id);
  return {};
}

QString ResultKeeper::store(Change change, std::span<const ResultRecord> known) {
  if (QString trouble = write(change.after, known); !trouble.isEmpty()) return trouble;
  done_.push_back(std::move(change));
  undone_.clear();
  return {};
}

QString ResultKeeper::undo() {
  if (done_.empty()) return {};
  Change& change = done_.back();
  if (QString trouble = write(change.before, versionsOf(change)); !trouble.isEmpty()) return trouble;
  undone_.push_back(std::move(change));
  done_.pop_back();
  return {};
}

QString ResultKeeper::redo() {
  if (undone_.empty()) return {};
  Change& change = undone_.back();
  if (QString trouble = write(change.after, versionsOf(change)); !trouble.isEmpty()) return trouble;
  done_.push_back(std::move(change));
  undone_.pop_back();
  return {};
}

} // namespace annales::viewer
