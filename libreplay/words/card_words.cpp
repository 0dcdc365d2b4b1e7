#include "libreplay/words/card_words.h"

#include "libreplay/words/word.h"

#include <array>

namespace annales::inline replay {
namespace {

constexpr std::array<Word, Words<CardDoes>::list.size()> kDoes{
    {{"A town wall of any nation falls.", "Eine Stadtmauer eines beliebigen Volkes fällt."},
     {"The opponent loses half of the coins, rounded down.",
      "Der Gegner verliert die Hälfte seiner Münzen, abgerundet."},
     {"A gold for each know-how of the opponent.", "Ein Gold für jeden Fortschritt des Gegners."},
     {"A city is stronger by one against this conquest.",
      "Eine Stadt ist gegen diese Eroberung um eins stärker."},
     {"What is written on the card.", "Was auf der Karte steht."}}};
constexpr std::array<Word, Words<CardWhen>::list.size()> kWhen{
    {{"In your own turn.", "Im eigenen Zug."},
     {"In your own turn, on Know-how.", "Im eigenen Zug, auf Fortschritt."},
     {"When the opponent conquers.", "Wenn der Gegner erobert."}}};

} // namespace

std::string_view textOf(CardDoes does, Language language) {
  return kDoes[indexOf(does)].in(language);
}

std::string_view textOf(CardWhen when, Language language) {
  return kWhen[indexOf(when)].in(language);
}

} // namespace annales::inline replay
