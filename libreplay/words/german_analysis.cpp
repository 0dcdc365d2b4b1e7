// Players, matches and analyses in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForAnalysis{
    Translation{
        "a player is random, greedy, growth, military, progress, value or rollout:N:T, not {}",
        "ein Spieler ist random, greedy, growth, military, progress, value oder rollout:N:T, nicht {}"},
    Translation{"a match of {} nations has 2 to {} players, not {}",
                "ein Wettkampf von {} Völkern hat 2 bis {} Spieler, nicht {}"},
    Translation{"{} is no feature of a position", "{} ist kein Merkmal einer Stellung"},
    Translation{"the feature {} needs {} numbers", "das Merkmal {} braucht {} Zahlen"},
    Translation{"fitted weights need their format, a game and every feature",
                "angepasste Gewichte brauchen ihr Format, ein Spiel und jedes Merkmal"},
};

} // namespace

std::span<const Translation> ofAnalysis() {
  return kForAnalysis;
}

} // namespace annales::inline replay::german
