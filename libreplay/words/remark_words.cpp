#include "libreplay/words/remark_words.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/words/word.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr std::array kPhrases{Word{"event {}", "Ereignis {}"},
                              Word{"line “{}”", "Linie „{}“"},
                              Word{"on no line", "auf keiner Linie"},
                              Word{"edited", "geändert"},
                              Word{"open", "offen"},
                              Word{"resolved", "erledigt"},
                              Word{"by a program", "von einem Programm"},
                              Word{"about the {}", "über die {}"},
                              Word{"Arrow from {} to {}", "Pfeil von {} nach {}"},
                              Word{"Ring around {}", "Ring um {}"},
                              Word{"Pact of {}: no unit enters {} until the end of round {}",
                                   "Pakt von {}: Keine Einheit zieht nach {}, bis Runde {} zu Ende ist"},
                              Word{"Right:", "Richtig:"},
                              Word{"Wrong:", "Falsch:"},
                              Word{"Hint:", "Hinweis:"}};
static_assert(kPhrases.size() == indexOf(RemarkPhrase::hint) + 1);

constexpr std::array kMarkColours{Word{"green", "grün"}, Word{"red", "rot"}, Word{"yellow", "gelb"},
                                  Word{"blue", "blau"}};
static_assert(kMarkColours.size() == indexOf(MarkColour::blue) + 1);

struct Sign {
  std::string_view word; // a glyph or a tag
  Word name;
};

constexpr std::array kSigns{Sign{"!", {"Good", "Gut"}},
                            Sign{"?", {"Mistake", "Fehler"}},
                            Sign{"!!", {"Brilliant", "Glänzend"}},
                            Sign{"??", {"Blunder", "Grober Fehler"}},
                            Sign{"!?", {"Interesting", "Interessant"}},
                            Sign{"?!", {"Dubious", "Zweifelhaft"}},
                            Sign{"$7", {"Only move", "Einziger Zug"}},
                            Sign{"$22", {"Zugzwang", "Zugzwang"}},
                            Sign{"=", {"Even", "Ausgeglichen"}},
                            Sign{"~", {"Unclear", "Unklar"}},
                            Sign{"$14", {"Slightly better", "Etwas besser"}},
                            Sign{"$15", {"Slightly worse", "Etwas schlechter"}},
                            Sign{"$16", {"Better", "Besser"}},
                            Sign{"$17", {"Worse", "Schlechter"}},
                            Sign{"+-", {"Winning", "Gewonnen"}},
                            Sign{"-+", {"Losing", "Verloren"}},
                            Sign{"tempo-loss", {"Tempo lost", "Tempo verloren"}},
                            Sign{"overpaid", {"Overpaid", "Zu viel bezahlt"}},
                            Sign{"missed-personage", {"Missed personage", "Persönlichkeit verpasst"}},
                            Sign{"kingmaking", {"Kingmaking", "Königsmacher"}},
                            Sign{"broken-pact", {"Broken pact", "Gebrochener Pakt"}},
                            Sign{"before", {"Before the line", "Vor der Linie"}},
                            Sign{"$138", {"Time trouble", "Zeitnot"}},
                            Sign{"$146", {"Novelty", "Neuerung"}},
                            Sign{"$36", {"Initiative", "Initiative"}},
                            Sign{"$40", {"Attack", "Angriff"}},
                            Sign{"$132", {"Counterplay", "Gegenspiel"}},
                            Sign{"$44", {"Compensation", "Kompensation"}},
                            Sign{"$140", {"With the idea", "Mit der Idee"}}};

constexpr std::array<Word, Words<Audience>::list.size()> kAudiences{
    {{"Only me", "Nur ich"}, {"Coach", "Trainer"}, {"Club", "Club"}}};
constexpr std::array<Word, Words<Layer>::list.size()> kLayers{{{"Human", "Mensch"}, {"Machine", "Maschine"}}};

} // namespace

std::string_view phraseOf(RemarkPhrase phrase, Language language) {
  return kPhrases[indexOf(phrase)].in(language);
}

std::string pactInWords(std::string_view nations, std::string_view provinces, int until, Language language) {
  return fmt::format(fmt::runtime(phraseOf(RemarkPhrase::pact, language)), nations, provinces, until);
}

std::string titleOfSign(std::string_view word, Language language) {
  const auto at = std::ranges::find(kSigns, word, &Sign::word);
  return std::string(at == kSigns.end() ? word : at->name.in(language));
}

std::string_view nameOf(MarkColour colour, Language language) {
  return kMarkColours[indexOf(colour)].in(language);
}

std::string_view titleOf(Audience audience, Language language) {
  return kAudiences[indexOf(audience)].in(language);
}
std::string_view titleOf(Layer layer, Language language) {
  return kLayers[indexOf(layer)].in(language);
}

} // namespace annales::inline replay
