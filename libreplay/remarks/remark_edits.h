// New remarks, and remarks about remarks: answers, edits, retractions, with their ids.
#pragma once

#include "libreplay/log/annotation.h"

#include <string>

namespace annales::inline replay {

/// Who writes, and when (UTC, `YYYY-MM-DDThh:mm:ssZ`). Clocks stay outside.
struct Writing {
  std::string author, at;
};

/// The remark by that author, of that moment, with the id that follows.
[[nodiscard]] Annotation signedBy(Annotation remark, const Writing& by);
/// `content` as a remark of its own: text, glyphs, marks and so on as they are, including `event` and
/// `answers`.
[[nodiscard]] Annotation remarkOf(Annotation content, const Writing& by);
/// `changed` in place of `before`, on its event, in its layer and in its thread, whatever `changed` says
/// about them.
[[nodiscard]] Annotation editOf(const Annotation& before, Annotation changed, const Writing& by);
/// Retracts `before`. Says nothing else.
[[nodiscard]] Annotation retractionOf(const Annotation& before, const Writing& by);
/// Goes on in the thread of `before`, for the same audience and about the same nation, in the layer of
/// people.
[[nodiscard]] Annotation answerTo(const Annotation& before, std::string text, const Writing& by);
/// Says `open` or `resolved` of the thread of `before`: an edit where the remark is one's own, else an answer
/// without text, since nobody writes in another's name.
[[nodiscard]] Annotation resolutionOf(const Annotation& before, bool resolved, const Writing& by);

} // namespace annales::inline replay
