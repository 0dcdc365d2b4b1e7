// Undo and redo without limit: every state of a value since it was opened.
#pragma once

#include "engine/boards/board_draft.h"

#include <vector>

namespace annales::viewer {

template <class Value> class History {
public:
  explicit History(Value first) { values_.push_back(std::move(first)); }

  [[nodiscard]] const Value& now() const { return values_[at_]; }
  /// What was undone before is forgotten.
  void push(Value next) {
    values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, values_.end());
    if (saved_ > at_) saved_ = kNever;
    values_.push_back(std::move(next));
    ++at_;
  }
  [[nodiscard]] bool canUndo() const { return at_ > 0; }
  [[nodiscard]] bool canRedo() const { return at_ + 1 < values_.size(); }
  void undo() { at_ -= canUndo() ? 1 : 0; }
  void redo() { at_ += canRedo() ? 1 : 0; }

  void markSaved() { saved_ = at_; }
  /// No opened or saved state matches what is shown.
  void markUnsaved() { saved_ = kNever; }
  [[nodiscard]] bool isChanged() const { return saved_ != at_; }

private:
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

  std::vector<Value> values_; // never empty
  std::size_t at_ = 0, saved_ = 0;
};

/// Drafts are cheap to copy.
using DraftHistory = History<BoardDraft>;

} // namespace annales::viewer
