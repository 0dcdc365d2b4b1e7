#include "libreplay/query/moments.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

using Word = std::uint64_t;

/// Up to 64 moments of all nations of a game: where another nation has the bit.
void someOther(const std::array<Word, kMaxNations>& has, std::size_t seats,
               std::array<Word, kMaxNations>& out) {
  Word once = 0, twice = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    twice |= once & has[s];
    once |= has[s];
  }
  for (std::size_t s = 0; s < seats; ++s)
    out[s] = twice | (once & ~has[s]);
}

/// One nation of one game: its rows follow each other.
struct Stretch {
  std::size_t first, count;
};

template <class F> void forStretches(const StateChunk& chunk, const F& f) {
  for (const GameInChunk& game : chunk.games())
    for (std::size_t seat = 0; seat < game.seats; ++seat)
      f(Stretch{game.firstRow + seat * game.moments, game.moments});
}

void setNear(const Bits& holds, const Stretch& rows, int within, bool later, bool earlier,
             const StateChunk::Column& clock, Bits& out) {
  bool seen = false;
  int last = 0;
  const auto mark = [&](std::size_t row, int sign) {
    const int now = clock.at(row);
    if (holds.test(row)) {
      seen = true;
      last = now;
    }
    if (seen && sign * (now - last) <= within) out.set(row);
  };
  if (later)
    for (std::size_t m = 0; m < rows.count; ++m)
      mark(rows.first + m, 1);
  seen = false;
  if (earlier)
    for (std::size_t m = rows.count; m > 0; --m)
      mark(rows.first + m - 1, -1);
}

} // namespace

Bits ofRivals(const StateChunk& chunk, const Bits& holds, Rivals::Who who) {
  Bits out(holds.rows());
  const Word flip = who == Rivals::Who::every ? ~Word{0} : 0; // every rival has it: no rival lacks it
  for (const GameInChunk& game : chunk.games()) {
    for (std::size_t done = 0; done < game.moments; done += Bits::kWord) {
      const std::size_t now = std::min<std::size_t>(Bits::kWord, game.moments - done);
      const Word mask = now == Bits::kWord ? ~Word{0} : (Word{1} << now) - 1;
      std::array<Word, kMaxNations> has{}, found{};
      for (std::size_t s = 0; s < game.seats; ++s)
        has[s] = (holds.slice(game.firstRow + s * game.moments + done, now) ^ flip) & mask;
      someOther(has, game.seats, found);
      for (std::size_t s = 0; s < game.seats; ++s)
        out.orSlice(game.firstRow + s * game.moments + done, (found[s] ^ flip) & mask);
    }
  }
  return out;
}

Bits atOtherMoments(const StateChunk& chunk, const Bits& holds, const When& when,
                    const StateChunk::Column& clock) {
  Bits out(holds.rows());
  forStretches(chunk, [&](const Stretch& rows) {
    const std::size_t first = holds.firstSet(rows.first, rows.count);
    if (first == rows.count) return;
    switch (when.how) {
    case When::How::before:
      return out.fill(rows.first, first);
    case When::How::after:
      return out.fill(rows.first + first + 1, rows.count - first - 1);
    case When::How::ever:
      return out.fill(rows.first, rows.count);
    case When::How::near:
      return setNear(holds, rows, when.within, true, true, clock, out);
    case When::How::soonAfter:
      return setNear(holds, rows, when.within, true, false, clock, out);
    case When::How::soonBefore:
      return setNear(holds, rows, when.within, false, true, clock, out);
    }
  });
  return out;
}

} // namespace annales::inline replay
