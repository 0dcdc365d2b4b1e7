// A remark on an event, as the event log carries it: append-only like the game.
#pragma once

#include "engine/core/sha256.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline replay {

enum class Layer : std::uint8_t { human, machine };
enum class Audience : std::uint8_t { me, coach, club };
enum class MarkColour : std::uint8_t { green, red, yellow, blue };

struct Arrow {
  std::string from, to; // provinces
  MarkColour colour = MarkColour::green;
};
struct Ring {
  std::string province;
  MarkColour colour = MarkColour::green;
};
/// No game has as many.
constexpr int kLastRound = 9999;
/// These nations bring no units into these provinces until that round is over.
struct Pact {
  std::vector<std::string> nations, provinces;
  int until = 1;
};
using Mark = std::variant<Arrow, Ring, Pact>;

/// What the author of a lesson says of a turn.
enum class TurnWorth : std::uint8_t { right, wrong };
/// When another turn counts as an expected one. `decisions`: its nation decided the same, or the position is
/// the same. `deeds`: it did to the board at least what the expected turn does, as in puzzles.
enum class TurnMatch : std::uint8_t { decisions, deeds };
/// A turn that the author of a lesson expects at a step.
struct ExpectedTurn {
  TurnWorth worth = TurnWorth::right;
  TurnMatch match = TurnMatch::decisions;
  std::string text;              // Markdown, for a pupil who plays it
  std::vector<std::string> turn; // events after the remark's, each as canonical `{"data":…,"type":…}`
};
/// What a step of a lesson asks. Without expected turns no answer can be judged.
struct Ask {
  std::vector<ExpectedTurn> answers;
  std::vector<std::string> hints; // Markdown, shown one after another
};

/// The tag of a remark that is read before its event: it introduces a what-if line.
inline constexpr std::string_view kBeforeTag = "before";

struct Annotation {
  Hash id;
  Hash event;
  std::string author;
  std::string at; // UTC, YYYY-MM-DDThh:mm:ssZ
  Layer layer = Layer::human;
  Audience audience = Audience::me;
  std::optional<std::string> nation; // the nation being judged
  std::vector<std::string> glyphs;
  std::string text; // Markdown
  std::vector<Mark> marks;
  std::vector<std::string> tags;
  std::optional<Hash> answers;
  std::optional<Hash> replaces;
  bool retracted = false;
  std::optional<Ask> ask = std::nullopt; // of steps of lessons
};

} // namespace annales::inline replay
