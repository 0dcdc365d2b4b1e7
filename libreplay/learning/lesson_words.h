// What a lesson of decisive moments says, in both languages.
#pragma once

#include "libreplay/causes/cause.h"
#include "libreplay/learning/mistake_questions.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// "Round 7, the Romans move. Where do they go on the rondel?" `common`: events of the turn that have been
/// played when the question is asked; 0: its beginning.
[[nodiscard]] std::string questionInWords(const MistakeQuestion& question, std::size_t common,
                                          const DisplayNames& names);
/// What only the better turn does, what only the played one does, and what both do; what that gave away, why
/// (null: nothing), to whom and how surely, and against whom it counts. The place of the link to the better
/// line is `kBetterLine`.
[[nodiscard]] std::string answerInWords(const MistakeQuestion& question, const Cause* cause,
                                        const DisplayNames& names);
/// What it cost to play as in the game, for a pupil who plays the same.
[[nodiscard]] std::string playedInWords(const MistakeQuestion& question, const DisplayNames& names);
/// "Better: Temple (round 7)".
[[nodiscard]] std::string betterLineName(const MistakeQuestion& question, const DisplayNames& names);

} // namespace annales::inline replay
