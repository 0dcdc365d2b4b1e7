#include "libreplay/words/terms.h"

#include "libreplay/log/event_log.h"
#include "libreplay/words/word.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace annales::inline replay {
namespace {

struct Noun {
  Word one, many;
  [[nodiscard]] constexpr std::string_view of(int count, Language language) const {
    return (count == 1 || count == -1 ? one : many).in(language);
  }
};

constexpr std::array<Noun, kResources> kResourceNouns{{{{"marble", "Marmor"}, {"marble", "Marmor"}},
                                                       {{"iron", "Eisen"}, {"iron", "Eisen"}},
                                                       {{"gold", "Gold"}, {"gold", "Gold"}},
                                                       {{"coin", "Münze"}, {"coins", "Münzen"}}}};
constexpr std::array<Word, kResources> kResourceLetters{{{"M", "M"}, {"I", "E"}, {"G", "G"}, {"C", "Mü"}}};
constexpr std::array<Noun, kKinds> kKindNouns{
    {{{"legion", "Legion"}, {"legions", "Legionen"}},
     {{"galley", "Galeere"}, {"galleys", "Galeeren"}},
     {{"commander", "Befehlshaber"}, {"commanders", "Befehlshaber"}},
     {{"admiral", "Admiral"}, {"admirals", "Admirale"}}}};
constexpr std::array<Noun, kPersonages> kPersonageNouns{
    {{{"king", "König"}, {"kings", "Könige"}},
     {{"scholar", "Gelehrter"}, {"scholars", "Gelehrte"}},
     {{"general", "Feldherr"}, {"generals", "Feldherren"}},
     {{"citizen", "Bürger"}, {"citizens", "Bürger"}},
     {{"navigator", "Seefahrer"}, {"navigators", "Seefahrer"}}}};
constexpr std::array kThings{Noun{{"city", "Stadt"}, {"cities", "Städte"}},
                             Noun{{"temple", "Tempel"}, {"temples", "Tempel"}},
                             Noun{{"sea", "Meer"}, {"seas", "Meere"}},
                             Noun{{"know-how", "Fortschritt"}, {"know-how", "Fortschritte"}},
                             Noun{{"point", "Punkt"}, {"points", "Punkte"}},
                             Noun{{"town wall", "Stadtmauer"}, {"town walls", "Stadtmauern"}},
                             Noun{{"unit", "Einheit"}, {"units", "Einheiten"}},
                             Noun{{"new unit", "neue Einheit"}, {"new units", "neue Einheiten"}},
                             Noun{{"action", "Aktion"}, {"actions", "Aktionen"}},
                             Noun{{"event", "Ereignis"}, {"events", "Ereignisse"}},
                             Noun{{"rule broken", "Regelverstoß"}, {"rules broken", "Regelverstöße"}},
                             Noun{{"more finding", "weiterer Mangel"}, {"more findings", "weitere Mängel"}}};
static_assert(kThings.size() == indexOf(Thing::finding) + 1);

constexpr std::array kTerms{Word{"Nation", "Volk"},
                            Word{"Nations", "Völker"},
                            Word{"Players", "Spieler"},
                            Word{"Resources", "Rohstoffe"},
                            Word{"All resources", "Alle Rohstoffe"},
                            Word{"Personages", "Persönlichkeiten"},
                            Word{"Points", "Punkte"},
                            Word{"Goal", "Ziel"},
                            Word{"Cities", "Städte"},
                            Word{"Temples", "Tempel"},
                            Word{"Town walls", "Stadtmauern"},
                            Word{"Seas", "Meere"},
                            Word{"Know-how", "Fortschritt"},
                            Word{"Know-how", "Fortschritte"},
                            Word{"Units", "Einheiten"},
                            Word{"Cards", "Karten"},
                            Word{"Trade", "Tausch"},
                            Word{"Production", "Produktion"},
                            Word{"Start", "Anfang"},
                            Word{"Round's coin", "Münze der Runde"},
                            Word{"Correction", "Berichtigung"},
                            Word{"Rondel", "Rondell"},
                            Word{"Waste", "Verlust"},
                            Word{"Legions on the board", "Legionen auf dem Spielplan"},
                            Word{"Galleys on the board", "Galeeren auf dem Spielplan"},
                            Word{"Commanders on the board", "Befehlshaber auf dem Spielplan"},
                            Word{"Admirals on the board", "Admirale auf dem Spielplan"},
                            Word{"Commanders and admirals", "Befehlshaber und Admirale"},
                            Word{"All units on the board", "Alle Einheiten auf dem Spielplan"},
                            Word{"Legions lost", "Verlorene Legionen"},
                            Word{"Galleys lost", "Verlorene Galeeren"},
                            Word{"All units lost", "Alle verlorenen Einheiten"},
                            Word{"Legions in supply", "Legionen im Vorrat"},
                            Word{"Galleys in supply", "Galeeren im Vorrat"},
                            Word{"Legions in the recruitment box", "Legionen in der Kaserne"},
                            Word{"Galleys in the recruitment box", "Galeeren in der Kaserne"},
                            Word{"Commanders in the recruitment box", "Befehlshaber in der Kaserne"},
                            Word{"Admirals in the recruitment box", "Admirale in der Kaserne"},
                            Word{"Town walls on the board", "Stadtmauern auf dem Spielplan"},
                            Word{"Town walls in supply", "Stadtmauern im Vorrat"},
                            Word{"City stones left", "Übrige Stadtsteine"},
                            Word{"Marble cities", "Marmorstädte"},
                            Word{"Iron cities", "Eisenstädte"},
                            Word{"Gold cities", "Goldstädte"},
                            Word{"Bank", "Bank"},
                            Word{"Open cards", "Offene Karten"},
                            Word{"Deck", "Stapel"},
                            Word{"City founded", "Stadt gegründet"},
                            Word{"Temple built", "Tempel gebaut"},
                            Word{"Town wall built", "Stadtmauer gebaut"},
                            Word{"Conquest", "Eroberung"},
                            Word{"Personage won", "Persönlichkeit gewonnen"},
                            Word{"Battle", "Kampf"},
                            Word{"Card played", "Karte gespielt"},
                            Word{"End of the game", "Ende der Partie"},
                            Word{"Breaks a rule", "Bricht eine Regel"},
                            Word{"temple", "Tempel"},
                            Word{"town wall", "Stadtmauer"},
                            Word{"neutral temple", "neutraler Tempel"},
                            Word{"As played", "Wie gespielt"},
                            Word{"Before round 1", "Vor Runde 1"},
                            Word{"Points: personages and the goal", "Punkte: Persönlichkeiten und Ziel"},
                            Word{"Sea regions", "Meere"},
                            Word{"Pe", "Pe"},
                            Word{"Ci", "St"},
                            Word{"Te", "Te"},
                            Word{"Kn", "Fo"},
                            Word{"Le", "Le"},
                            Word{"Ga", "Ga"},
                            Word{"Sp", "So"},
                            Word{"Se", "Me"}};
static_assert(kTerms.size() == indexOf(Term::shortSeas) + 1);

constexpr std::array<Word, kSpaces> kSpaceNames{{{"Iron", "Eisen"},
                                                 {"Temple", "Tempel"},
                                                 {"Gold", "Gold"},
                                                 {"Maneuver I", "Manöver I"},
                                                 {"Arming", "Rüsten"},
                                                 {"Marble", "Marmor"},
                                                 {"Know-how", "Fortschritt"},
                                                 {"Maneuver II", "Manöver II"}}};
constexpr std::array<Word, Words<AwardReason>::list.size()> kReasons{
    {{"cities", "Städte"},
     {"new know-how", "neuer Fortschritt"},
     {"destroyed temple", "zerstörter Tempel"},
     {"temples", "Tempel"},
     {"seas", "Meere"},
     {"all know-how", "alle Fortschritte"}}};
constexpr std::array<Word, Words<EndReason>::list.size()> kEndings{{{"goal reached", "Ziel erreicht"},
                                                                    {"temple destroyed", "Tempel zerstört"},
                                                                    {"by agreement", "einvernehmlich"},
                                                                    {"abandoned", "abgebrochen"}}};
constexpr std::array<Word, Words<BorderKind>::list.size()> kBorders{
    {{"land", "Land"}, {"sea", "See"}, {"land and sea", "Land und See"}}};
constexpr Word kNoBorder{"no border", "keine Grenze"};
constexpr Word kAnySite{"The founder chooses", "Der Gründer wählt"};
constexpr Word kNoSite{"No city: a sea region", "Keine Stadt: ein Meer"};
constexpr Word kInSupply{"{} in supply", "{} im Vorrat"};
constexpr Word kInBox{"{} in the box", "{} in der Kaserne"};
/// To the next of each personage: one is wanted, or many.
constexpr std::array<Noun, kPersonages> kProgress{
    {{{"{} of {} city", "{} von {} Stadt"}, {"{} of {} cities", "{} von {} Städten"}},
     {{"{} of {} new know-how this turn", "{} von {} neuem Fortschritt in diesem Zug"},
      {"{} of {} new know-how this turn", "{} von {} neuen Fortschritten in diesem Zug"}},
     {{"{} of {} temple destroyed this turn", "{} von {} Tempel in diesem Zug zerstört"},
      {"{} of {} temples destroyed this turn", "{} von {} Tempeln in diesem Zug zerstört"}},
     {{"{} of {} temple", "{} von {} Tempel"}, {"{} of {} temples", "{} von {} Tempeln"}},
     {{"{} of {} sea", "{} von {} Meer"}, {"{} of {} seas", "{} von {} Meeren"}}}};
constexpr Word kRound{"Round {}", "Runde {}"};
constexpr std::array<std::string_view, 3> kRulesets{"Antike", "Antike II", "Antike Duellum"};

/// Know-hows and cards whose id is no German word.
constexpr std::array<Word, 12> kIds{{{"wheel", "Rad"},
                                     {"roads", "Straßenbau"},
                                     {"sailing", "Segeln"},
                                     {"navigation", "Navigation"},
                                     {"market", "Marktplatz"},
                                     {"currency", "Währung"},
                                     {"monarchy", "Monarchie"},
                                     {"democracy", "Demokratie"},
                                     {"academy", "Akademie"},
                                     {"burglary", "Diebstahl"},
                                     {"earthquake", "Erdbeben"},
                                     {"fortress", "Festung"}}};

std::string capital(std::string_view text) {
  std::string out(text);
  if (!out.empty()) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
  return out;
}

std::string behind(int count, std::string_view noun) {
  return fmt::format("{} {}", count, noun);
}

template <class Nouns> std::string_view germanIn(const Nouns& nouns, std::string_view englishOne, bool one) {
  for (const Noun& noun : nouns)
    if (noun.one.english == englishOne) return (one ? noun.one : noun.many).german;
  return {};
}

} // namespace

std::string_view titleOf(Term term, Language language) {
  return kTerms[indexOf(term)].in(language);
}

std::string_view nounOf(Resource resource, int count, Language language) {
  return kResourceNouns[indexOf(resource)].of(count, language);
}
std::string_view nounOf(Kind kind, int count, Language language) {
  return kKindNouns[indexOf(kind)].of(count, language);
}
std::string_view nounOf(Personage personage, int count, Language language) {
  return kPersonageNouns[indexOf(personage)].of(count, language);
}
std::string_view nounOf(Thing thing, int count, Language language) {
  return kThings[indexOf(thing)].of(count, language);
}

std::string counted(int count, Resource resource, Language language) {
  return behind(count, nounOf(resource, count, language));
}
std::string counted(int count, Kind kind, Language language) {
  return behind(count, nounOf(kind, count, language));
}
std::string counted(int count, Personage personage, Language language) {
  return behind(count, nounOf(personage, count, language));
}
std::string counted(int count, Thing thing, Language language) {
  return behind(count, nounOf(thing, count, language));
}

std::string titleOf(Resource resource, Language language) {
  return capital(nounOf(resource, 2, language));
}
std::string titleOfOne(Resource resource, Language language) {
  return capital(nounOf(resource, 1, language));
}
std::string_view letterOf(Resource resource, Language language) {
  return kResourceLetters[indexOf(resource)].in(language);
}
std::string titleOf(Kind kind, Language language) {
  return capital(nounOf(kind, 2, language));
}
std::string titleOf(Personage personage, Language language) {
  return capital(nounOf(personage, 1, language));
}
std::string titleOfMany(Personage personage, Language language) {
  return capital(nounOf(personage, 2, language));
}
std::string_view titleOf(AwardReason reason, Language language) {
  return kReasons[indexOf(reason)].in(language);
}
std::string_view titleOf(EndReason reason, Language language) {
  return kEndings[indexOf(reason)].in(language);
}
std::string_view titleOf(BorderKind border, Language language) {
  return (border == BorderKind::none ? kNoBorder : kBorders[indexOf(border)]).in(language);
}
std::string_view titleOf(RulesetId ruleset) {
  return kRulesets[indexOf(ruleset)];
}
std::string_view titleOf(Space space, Language language) {
  return space == Space::none ? std::string_view() : kSpaceNames[indexOf(space)].in(language);
}

std::string titleOf(Site site, Language language) {
  switch (site) {
  case Site::marble:
    return titleOf(Resource::marble, language);
  case Site::iron:
    return titleOf(Resource::iron, language);
  case Site::gold:
    return titleOf(Resource::gold, language);
  case Site::any:
    return std::string(kAnySite.in(language));
  case Site::none:
    return std::string(kNoSite.in(language));
  }
  return {};
}

std::string titleOfTerm(std::string_view id, Language language) {
  const auto at = std::ranges::find(kIds, id, &Word::english);
  if (language == Language::german && at != kIds.end()) return std::string(at->german);
  return readableId(id);
}

std::string titleOfLine(std::string_view name, Language language) {
  return std::string(name == kMainLine ? titleOf(Term::asPlayed, language) : name);
}

std::string countedInSupply(int count, Kind kind, Language language) {
  return fmt::format(fmt::runtime(kInSupply.in(language)), counted(count, kind, language));
}
std::string countedInBox(int count, Kind kind, Language language) {
  return fmt::format(fmt::runtime(kInBox.in(language)), counted(count, kind, language));
}
std::string countedInSupply(int count, Thing thing, Language language) {
  return fmt::format(fmt::runtime(kInSupply.in(language)), counted(count, thing, language));
}

std::string progressTo(Personage personage, int count, int target, Language language) {
  return fmt::format(fmt::runtime(kProgress[indexOf(personage)].of(target, language)), count, target);
}

std::string titleOfRound(int round, Language language) {
  if (round == 0) return std::string(titleOf(Term::beforeRoundOne, language));
  return fmt::format(fmt::runtime(kRound.in(language)), round);
}

std::string readableId(std::string_view id) {
  std::string text(id);
  std::ranges::replace(text, '-', ' ');
  return capital(text);
}

std::string_view germanNoun(std::string_view englishOne, bool one) {
  for (const auto& found : {germanIn(kResourceNouns, englishOne, one), germanIn(kKindNouns, englishOne, one),
                            germanIn(kThings, englishOne, one)})
    if (!found.empty()) return found;
  return {};
}

} // namespace annales::inline replay
