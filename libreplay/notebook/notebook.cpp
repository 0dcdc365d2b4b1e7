#include "libreplay/notebook/notebook.h"

#include "libreplay/log/tag_codec.h"

namespace annales::inline replay {

Notebook::Notebook(std::shared_ptr<const EventLog> base) : study_(std::move(base)) {}

const StudyChange* Notebook::changeAt(std::size_t number) const {
  return number < changes_.size() ? &std::get<StudyChange>(entries_[changes_[number]]) : nullptr;
}

std::optional<std::size_t> Notebook::pageAt(std::size_t number) const {
  return number < changes_.size() ? std::optional(changes_[number]) : std::nullopt;
}

std::vector<const StudyChange*> Notebook::standing() const {
  std::vector<const StudyChange*> changes;
  for (std::size_t i = 0; i < standing_; ++i)
    changes.push_back(changeAt(i));
  return changes;
}

Result<void> Notebook::write(Entry entry) {
  const auto author = [](const auto& page) -> const std::string& { return page.author; };
  if (auto good = checkAuthor(std::visit(author, entry)); !good) return good;
  auto good = note(std::move(entry));
  carryOut();
  return good;
}

/// What undo and redo could do before is found by going through the pages again: this is rare.
Entry Notebook::tearOut() {
  std::vector<Entry> pages = std::move(entries_);
  Entry torn = std::move(pages.back());
  pages.pop_back();
  entries_.clear();
  changes_.clear();
  standing_ = carriedOut_ = 0;
  study_.reset();
  for (Entry& page : pages)
    static_cast<void>(note(std::move(page)));
  carryOut();
  return torn;
}

std::vector<Notebook::Skipped> Notebook::read(std::vector<Entry> pages) {
  std::vector<Skipped> skipped;
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (const auto good = note(std::move(pages[i])); !good) skipped.push_back({i, good.error()});
  carryOut();
  passedOver_ += skipped.size();
  return skipped;
}

Result<void> Notebook::note(Entry entry) {
  auto good = std::visit([this](const auto& page) { return perform(page); }, entry);
  if (good) entries_.push_back(std::move(entry));
  return good;
}

Result<void> Notebook::perform(const StudyChange& change) {
  carryOut();
  if (auto good = applyAll(change); !good) return good;
  changes_.resize(standing_);
  changes_.push_back(entries_.size());
  carriedOut_ = ++standing_;
  return {};
}

Result<void> Notebook::perform(const UndoChange&) {
  if (undoable() == nullptr) return failure("there is nothing to undo");
  --standing_;
  return {};
}

Result<void> Notebook::perform(const RedoChange&) {
  if (redoable() == nullptr) return failure("there is nothing to redo");
  ++standing_;
  return {};
}

/// What is redone has been done before on the same study, so nothing can be wrong with it.
void Notebook::carryOut() {
  for (; carriedOut_ > standing_; --carriedOut_)
    study_.takeBack(changeAt(carriedOut_ - 1)->edits.size());
  for (; carriedOut_ < standing_; ++carriedOut_)
    static_cast<void>(applyAll(*changeAt(carriedOut_)));
}

Result<void> Notebook::applyAll(const StudyChange& change) {
  for (std::size_t i = 0; i < change.edits.size(); ++i)
    if (auto good = study_.apply(change.edits[i], change.author); !good) {
      study_.takeBack(i);
      return good;
    }
  return {};
}

} // namespace annales::inline replay
