// What a question asks about other moments and other nations, from the bits of what it asks there.
#pragma once

#include "libreplay/query/bits.h"
#include "libreplay/query/question.h"
#include "libreplay/query/state_chunk.h"

namespace annales::inline replay {

[[nodiscard]] Bits ofRivals(const StateChunk& chunk, const Bits& holds, Rivals::Who who);
/// `clock`: the column of turns or rounds; only asked for what is near.
[[nodiscard]] Bits atOtherMoments(const StateChunk& chunk, const Bits& holds, const When& when,
                                  const StateChunk::Column& clock);

} // namespace annales::inline replay
