#include "cli/import_storing.h"

#include "cli/console.h"
#include "cli/library_source.h"

namespace annales::cli {

bool ImportStoring::add(const EventLog& log, std::size_t of) {
  if (!batch_ && !begin()) return false;
  ++stored_;
  const auto prepared = prepared_.take(log);
  const auto outcome = batch_->add(log, prepared ? &*prepared : nullptr);
  prepared_.want(batch_->wanted());
  if (!outcome) return fail(failed(outcome.error()));
  if (!tellLater(log, *outcome)) return false;
  if (of > 0 && !progress_) progress_.emplace("Storing " + file_, of);
  if (progress_) progress_->at(stored_);
  return true;
}

bool ImportStoring::add(const ResultRecord& record) {
  if (!batch_ && !begin()) return false;
  ++stored_;
  const auto isNew = batch_->add(record);
  if (!isNew) return fail(failed(isNew.error()));
  ++(*isNew ? counts_.results : counts_.knownResults);
  if (record.sources.front().log == PlayLog::table && !record.withdrawn) tableRows_.push_back(record);
  return !interrupted();
}

bool ImportStoring::isFailed() const {
  return status_ != kDone;
}

int ImportStoring::commit(ImportCounts& counts) {
  if (!isFailed() && (batch_ || begin())) {
    const auto settled = batch_->settle([this](const EventLog& log, const ImportOutcome& outcome) {
      static_cast<void>(tellLater(log, outcome));
    });
    if (!settled) fail(failed(settled.error()));
  }
  if (!isFailed())
    if (const auto done = batch_->commit(); !done) fail(failed(done.error()));
  if (isFailed()) return status_;
  progress_.reset();
  if (auto put = lines_.putAll(); !put) return tell(put.error().message), kStorageFailed;
  counts += counts_;
  return counts_.rejected + counts_.conflicts > 0 ? kBadInput : kDone;
}

bool ImportStoring::tellLater(const EventLog& log, const ImportOutcome& outcome) {
  const std::string line = lineAbout(log, outcome, counts_);
  if (line.empty()) return true;
  if (auto held = lines_.add(line); !held) return tell(held.error().message), fail(kStorageFailed);
  return true;
}

bool ImportStoring::begin() {
  auto batch = library_.beginImport(&interruptFlag(), rules_);
  if (!batch) return fail(failed(batch.error()));
  batch_.emplace(*std::move(batch));
  prepared_.want(batch_->wanted());
  return true;
}

bool ImportStoring::fail(int status) {
  status_ = status;
  return false;
}

} // namespace annales::cli
