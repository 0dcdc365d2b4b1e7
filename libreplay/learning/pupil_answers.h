// What pupils answered to the steps of lessons, as a file that they mail: canonical JSON out, strict JSON in.
// docs/lessons.md describes it. It has turns and no verdicts: what they are worth, the coach's lesson says.
#pragma once

#include "engine/core/result.h"
#include "engine/core/sha256.h"
#include "libreplay/remarks/remark_threads.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// More bytes no file of answers has.
inline constexpr std::size_t kMostAnswerBytes = std::size_t{8} << 20;
inline constexpr std::size_t kMostPupilAnswers = 2'000;
inline constexpr std::size_t kLongestPupilName = 200, kLongestPupilText = 10'000; // code points

/// A turn, or words where no turn was played, for one step.
struct PupilAnswer {
  Hash game, event;              // where the step is
  std::string step;              // its name, as `stepName` says it
  std::string lesson;            // as its tag names it
  std::string at;                // UTC, YYYY-MM-DDThh:mm:ssZ
  int hints = 0;                 // that were shown before
  bool shown = false;            // the coach's answer was shown before
  std::vector<std::string> turn; // events after the step's, each as canonical `{"data":…,"type":…}`
  std::string text;              // the pupil's own words
  friend bool operator==(const PupilAnswer&, const PupilAnswer&) = default;
};

struct PupilAnswers {
  std::string pupil;
  std::vector<PupilAnswer> answers;
  friend bool operator==(const PupilAnswers&, const PupilAnswers&) = default;
};

/// The 16 digits by which all copies of a step know it.
[[nodiscard]] std::string stepName(const DiscussedRemark& step);

/// One line, with its LF.
[[nodiscard]] std::string answersText(const PupilAnswers& answers);
/// Fails with a sentence where anything but that stands there. Events keep their words: whether the game has
/// them is up to its reader.
[[nodiscard]] Result<PupilAnswers> readAnswers(std::string_view text);
/// Whether a text may be a file of answers, by its beginning.
[[nodiscard]] bool looksLikeAnswers(std::string_view beginning);
/// A name of a pupil as files have it: without blanks around it and control characters, cut off where it is
/// too long.
[[nodiscard]] std::string pupilName(std::string_view name);

} // namespace annales::inline replay
