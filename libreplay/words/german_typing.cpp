// What is said of typed turns in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForTyping{
    Translation{"the text is too long: at most {} KiB can be typed at once",
                "der Text ist zu lang: Auf einmal lassen sich "
                "höchstens {} KiB eingeben"},
    Translation{"this is the head of a whole game; a turn begins with a space of the rondel",
                "das ist der Kopf einer ganzen Partie; ein Zug beginnt mit einem Feld des Rondells"},
};

} // namespace

std::span<const Translation> ofTyping() {
  return kForTyping;
}

} // namespace annales::inline replay::german
