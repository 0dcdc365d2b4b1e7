#include "libreplay/words/provenance_words.h"

#include "libreplay/words/word.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr std::array kNotes{
    Word{"Reconstructed from geography. Known of the printed board: the names of its 27 cities, the sea "
         "region Mare Aegaeum and five ways between neighbours. Which cities are start cities and what they "
         "produce, the other sea regions and the borders are ours.",
         "Nach der Geografie rekonstruiert. Vom gedruckten Plan bekannt: die Namen seiner 27 Städte, das "
         "Meeresgebiet Mare Aegaeum und fünf Wege zwischen Nachbarn. Welche Städte Startstädte sind und was "
         "sie erzeugen, die anderen Meeresgebiete und die Grenzen sind von uns."},
    Word{"Reconstructed from geography. Known of the printed board: the names of its 50 cities, the start "
         "cities of the Romans, that Syracus and Carthago are gold cities, and some ways between neighbours. "
         "The sea regions, the other sites, borders and start cities and the places of the neutral temples "
         "are ours.",
         "Nach der Geografie rekonstruiert. Vom gedruckten Plan bekannt: die Namen seiner 50 Städte, die "
         "Startstädte der Römer, dass Syracus und Carthago Goldstädte sind, und einige Wege zwischen "
         "Nachbarn. Die Meeresgebiete, die anderen Plätze, Grenzen und Startstädte und die Orte der "
         "neutralen Tempel sind von uns."},
    Word{"Reconstructed from geography. Known of the printed west side: 50 provinces with a city each, the "
         "nations for each number of nations, that the Phoenicians begin among four, and the cities Castra "
         "Regina, Athenae, Roma, Ephesos, Memphis, Alexandria, Attalia, Tyros, Corniclanum and Caesarea. The "
         "other cities, all sites, borders and start cities are ours.",
         "Nach der Geografie rekonstruiert. Von der gedruckten Westseite bekannt: 50 Provinzen mit je einer "
         "Stadt, die Völker für jede Anzahl von Völkern, dass unter vieren die Phönizier beginnen, und die "
         "Städte Castra Regina, Athenae, Roma, Ephesos, Memphis, Alexandria, Attalia, Tyros, Corniclanum und "
         "Caesarea. Die anderen Städte, alle Plätze, Grenzen und Startstädte sind von uns."},
    Word{"Reconstructed from geography. Known of the printed board: that Attalia is a gold city, that Paphos "
         "and about a dozen others leave the resource to the founder, and many names of cities, though not "
         "which names it shares with Mare Nostrum. The sea regions, nations, the other sites, borders, start "
         "cities and the places of the neutral temples are ours.",
         "Nach der Geografie rekonstruiert. Vom gedruckten Plan bekannt: dass Attalia eine Goldstadt ist, "
         "dass Paphos und etwa ein Dutzend andere die Wahl des Rohstoffs dem Gründer lassen, und viele Namen "
         "von Städten, aber nicht, welche es mit Mare Nostrum gemeinsam hat. Die Meeresgebiete, Völker, die "
         "anderen Plätze, Grenzen, Startstädte und die Orte der neutralen Tempel sind von uns."},
    Word{
        "Reconstructed from geography. Known of the printed east side: 50 provinces with a city each, the "
        "nations for each number of nations, that the Phoenicians begin among four, and that Alexandria lies "
        "between Phoenicia and Egypt. The list of cities, all sites, borders and start cities are ours.",
        "Nach der Geografie rekonstruiert. Von der gedruckten Ostseite bekannt: 50 Provinzen mit je einer "
        "Stadt, die Völker für jede Anzahl von Völkern, dass unter vieren die Phönizier beginnen, und dass "
        "Alexandria zwischen Phönizien und Ägypten liegt. Die Liste der Städte, alle Plätze, Grenzen und "
        "Startstädte sind von uns."},
    Word{"Reconstructed from geography. Known of the printed board: the names of its 27 cities, the sea "
         "region Corsica, that Zama has land borders only, and some neighbours. Which cities are start "
         "cities and what they produce, the other sea regions and the borders are ours.",
         "Nach der Geografie rekonstruiert. Vom gedruckten Plan bekannt: die Namen seiner 27 Städte, das "
         "Meeresgebiet Corsica, dass Zama nur Landgrenzen hat, und einige Nachbarn. Welche Städte "
         "Startstädte sind und was sie erzeugen, die anderen Meeresgebiete und die Grenzen sind von uns."},
    Word{"The four cards that the rulebook names; how many of each is made up.",
         "Die vier Karten, die das Regelheft nennt. Die Anzahl jeder Karte ist erfunden."}};

} // namespace

std::string_view noteOf(const Provenance& provenance, Language language) {
  const auto known = std::ranges::find(kNotes, std::string_view(provenance.note), &Word::english);
  return known == kNotes.end() ? std::string_view(provenance.note) : known->in(language);
}

} // namespace annales::inline replay
