#include "libreplay/notebook/notebook.h"

namespace annales::inline replay {

Notebook::Notebook(std::shared_ptr<const EventLog> base) : study_(std::move(base)) {}

const StudyChange* Notebook::changeAt(const std::vector<std::size_t>& pages) const {
  return pages.empty() ? nullptr : &std::get<StudyChange>(entries_[pages.back()]);
}

std::vector<const StudyChange*> Notebook::standing() const {
  std::vector<const StudyChange*> changes;
  for (const std::size_t page : done_)
    changes.push_back(&std::get<StudyChange>(entries_[page]));
  return changes;
}

Result<void> Notebook::write(Entry entry) {
  auto good = std::visit([this](const auto& page) { return perform(page); }, entry);
  if (good) entries_.push_back(std::move(entry));
  return good;
}

/// What undo and redo could do before is found by going through the pages again: this is rare.
Entry Notebook::tearOut() {
  std::vector<Entry> pages = std::move(entries_);
  Entry torn = std::move(pages.back());
  pages.pop_back();
  entries_.clear();
  done_.clear();
  undone_.clear();
  study_.reset();
  for (Entry& page : pages)
    static_cast<void>(write(std::move(page)));
  return torn;
}

void Notebook::read(Entry entry) {
  if (!write(std::move(entry))) ++passedOver_;
}

Result<void> Notebook::perform(const StudyChange& change) {
  if (auto good = applyAll(change); !good) {
    refold();
    return good;
  }
  done_.push_back(entries_.size());
  undone_.clear();
  return {};
}

Result<void> Notebook::applyAll(const StudyChange& change) {
  for (const Edit& edit : change.edits)
    if (auto good = study_.apply(edit, change.author); !good) return good;
  return {};
}

Result<void> Notebook::perform(const UndoChange&) {
  if (done_.empty()) return failure("there is nothing to undo");
  undone_.push_back(done_.back());
  done_.pop_back();
  refold();
  return {};
}

Result<void> Notebook::perform(const RedoChange&) {
  if (undone_.empty()) return failure("there is nothing to redo");
  done_.push_back(undone_.back());
  undone_.pop_back();
  return applyAll(*changeAt(done_));
}

/// Events are found where they were before, so this takes no hashing.
void Notebook::refold() {
  study_.reset();
  for (const std::size_t page : done_)
    static_cast<void>(applyAll(std::get<StudyChange>(entries_[page])));
}

} // namespace annales::inline replay
