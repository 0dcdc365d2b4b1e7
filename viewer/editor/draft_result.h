// The outcome of an operation on a draft, as signals carry it.
#pragma once

#include "engine/boards/board_draft.h"

#include <utility>

namespace annales::viewer {

/// A `Result<BoardDraft>` without comparison: Qt's meta types look for one.
class DraftResult {
public:
  DraftResult(Result<BoardDraft> result) : result_(std::move(result)) {}  // NOLINT: it is one
  DraftResult(BoardDraft draft) : result_(std::move(draft)) {}            // NOLINT
  DraftResult(tl::unexpected<Error> error) : result_(std::move(error)) {} // NOLINT

  explicit operator bool() const { return result_.has_value(); }
  const BoardDraft& operator*() const { return *result_; }
  const BoardDraft* operator->() const { return &*result_; }
  [[nodiscard]] const Error& error() const { return result_.error(); }

private:
  Result<BoardDraft> result_;
};

} // namespace annales::viewer
