// Undo and redo without limit: all drafts of a board since it was opened.
#pragma once

#include "engine/map/board_draft.h"

#include <QString>
#include <vector>

namespace annales {

class DraftHistory {
public:
  explicit DraftHistory(BoardDraft first) { drafts_.push_back(std::move(first)); }

  [[nodiscard]] const BoardDraft& now() const { return drafts_[at_]; }
  /// What was undone before is forgotten.
  void push(BoardDraft next) {
    drafts_.erase(drafts_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, drafts_.end());
    if (saved_ > at_) saved_ = kNever;
    drafts_.push_back(std::move(next));
    ++at_;
  }
  [[nodiscard]] bool canUndo() const { return at_ > 0; }
  [[nodiscard]] bool canRedo() const { return at_ + 1 < drafts_.size(); }
  void undo() { at_ -= canUndo() ? 1 : 0; }
  void redo() { at_ += canRedo() ? 1 : 0; }

  void markSaved() { saved_ = at_; }
  /// Nothing that was opened or saved says what is shown.
  void markUnsaved() { saved_ = kNever; }
  [[nodiscard]] bool isChanged() const { return saved_ != at_; }

private:
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

  std::vector<BoardDraft> drafts_; // never empty
  std::size_t at_ = 0, saved_ = 0;
};

} // namespace annales
