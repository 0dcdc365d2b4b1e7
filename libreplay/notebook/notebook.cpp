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
  if (auto good = applyAll(change); !good) return good;
  done_.push_back(entries_.size());
  undone_.clear();
  return {};
}

Result<void> Notebook::applyAll(const StudyChange& change) {
  for (std::size_t i = 0; i < change.edits.size(); ++i)
    if (auto good = study_.apply(change.edits[i], change.author); !good) {
      study_.takeBack(i);
      return good;
    }
  return {};
}

Result<void> Notebook::perform(const UndoChange&) {
  if (done_.empty()) return failure("there is nothing to undo");
  study_.takeBack(undoable()->edits.size());
  undone_.push_back(done_.back());
  done_.pop_back();
  return {};
}

Result<void> Notebook::perform(const RedoChange&) {
  if (undone_.empty()) return failure("there is nothing to redo");
  if (auto good = applyAll(*redoable()); !good) return good;
  done_.push_back(undone_.back());
  undone_.pop_back();
  return {};
}

} // namespace annales::inline replay
