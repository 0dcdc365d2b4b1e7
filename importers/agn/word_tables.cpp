#include "importers/agn/word_tables.h"

namespace annales::agn {
namespace {

constexpr std::array<std::string_view, kVerbs> kVerbWords{
    "begins beginnt incipit",
    "go goes gehe geht it",
    "produce produces produziert erhält gignit",
    "build builds baue baut aedificat",
    "wall walls mauer murus",
    "learn learns lerne lernt discit",
    "recruit recruits wirb wirbt hebt-aus conscribit",
    "arm arms rüste rüstet armat",
    "Bellona",
    "move moves ziehe zieht movet",
    "fight fights battle kampf kämpft pugnat",
    "conquer conquers erobere erobert capit",
    "destroy destroys zerstöre zerstört delet",
    "abandon abandons verlasse verlässt relinquit",
    "found founds gründe gründet condit",
    "trade trades tausche tauscht mutat",
    "reveal reveals aufgedeckt aperit",
    "take takes nimm nimmt sumit",
    "play plays spiele spielt ludit",
    "wins win gewinnt accipit",
    "end ends ende finis",
    "round runde",
    "income einkommen reditus",
    "game partie ludus",
    "correct corrected correction berichtige berichtigt berichtigung corrigit",
    "line linie linea"};

constexpr std::array<std::string_view, kSpaces> kSpaceWords{
    "Iron Eisen Ferrum",
    "Temple Temples Tempel Templum",
    "Gold Aurum",
    "Maneuver-1 Maneuver-I Manoeuvre-1 Manoeuvre-I Manöver-1 Manöver-I Movere-1 Movere-I M1 M-I",
    "Arming Rüsten Rüstung Militia",
    "Marble Marmor",
    "Know-how Knowhow Fortschritt Fortschritte Scientia",
    "Maneuver-2 Maneuver-II Manoeuvre-2 Manoeuvre-II Manöver-2 Manöver-II Movere-2 Movere-II M2 M-II"};

constexpr std::array<std::string_view, kKinds> kKindWords{
    "L legion legions legionen legio legiones",
    "G galley galleys galeere galeeren navis naves",
    "C commander commanders befehlshaber B dux duces",
    "A admiral admirals admirale"};

constexpr std::array<std::string_view, kResources> kResourceWords{
    "m marble marmor",
    "i iron eisen e ferrum fe",
    "g gold aurum au",
    "c coin coins münze münzen mü nummus nummi"};

constexpr std::array<std::string_view, kPersonages> kPersonageWords{
    "king kings könig könige rex reges",
    "scholar scholars gelehrter gelehrte gelehrten doctus docti",
    "general generals feldherr feldherren imperator",
    "citizen citizens bürger civis cives",
    "navigator navigators seefahrer nauta nautae"};

constexpr std::array<std::string_view, 6> kReasonWords{
    "cities städte urbes",
    "new-know-how neuer-fortschritt",
    "temple-destroyed tempel-zerstört",
    "temples tempel templa",
    "seas meere maria",
    "all-know-how alle-fortschritte omnia"};

constexpr std::array<std::string_view, 4> kEndingWords{
    "won gewonnen personages vicit",
    "temple-destroyed tempel-zerstört",
    "agreed vereinbart einvernehmlich",
    "abandoned abgebrochen"};

constexpr std::array<std::string_view, 14> kSmallWords{
    "by durch per",
    "from von ex",
    "to an ad",
    "then dann deinde",
    "none nothing nobody kein keine keiner niemand nihil nemo",
    "yes ja",
    "no nein",
    "walls mauern",
    "box kaserne",
    "supply vorrat",
    "pile stapel",
    "discards ablage",
    "open offen",
    "until bis"};

constexpr std::array<std::string_view, 3> kRulesetWords{
    "Antike antike-2005 antike-i antike-1",
    "Antike-II antike-2 antike-zwei",
    "Antike-Duellum duellum"};

/// Only such as everybody knows; a board's own names come first.
constexpr std::array kPlaces{
    Alias{"roma", "Rome Rom"},
    Alias{"athenae", "Athens Athen"},
    Alias{"carthago", "Carthage Karthago"},
    Alias{"neapolis", "Naples Neapel"},
    Alias{"alexandria", "Alexandrien"},
    Alias{"syracusae", "Syracuse Syrakus Syracus"},
    Alias{"syracus", "Syracuse Syrakus Syracusae"},
    Alias{"byzantion", "Byzantium Byzanz Constantinople Konstantinopel"},
    Alias{"londinium", "London"},
    Alias{"lutetia", "Paris"},
    Alias{"massilia", "Marseille"},
    Alias{"lugdunum", "Lyon"},
    Alias{"burdigala", "Bordeaux"},
    Alias{"toletum", "Toledo"},
    Alias{"olisipo", "Lisbon Lissabon"},
    Alias{"valentia", "Valencia"},
    Alias{"vindobona", "Vienna Wien"},
    Alias{"castra-regina", "Regensburg"},
    Alias{"colonia-agrippina", "Cologne Köln Colonia"},
    Alias{"mediolanum", "Milan Mailand"},
    Alias{"aquileia", "Aquileja"},
    Alias{"genua", "Genoa"},
    Alias{"tarentum", "Taranto Tarent"},
    Alias{"damascus", "Damaskus"},
    Alias{"antiochia", "Antioch"},
    Alias{"tyros", "Tyre Tyrus"},
    Alias{"ephesos", "Ephesus"},
    Alias{"rhodos", "Rhodes"},
    Alias{"corsica", "Korsika"},
    Alias{"carales", "Cagliari Sardinia Sardinien"},
    Alias{"knossos", "Knossus Cnossus Crete Kreta"},
    Alias{"paphos", "Cyprus Zypern"},
    Alias{"ninive", "Nineveh"},
    Alias{"thebai", "Thebes Theben"},
    Alias{"cyrene", "Kyrene"},
    Alias{"miletos", "Miletus Milet"},
    Alias{"miletus", "Miletos Milet"},
    Alias{"ankyra", "Ancyra Ankara"},
    Alias{"ancyra", "Ankyra Ankara"},
    Alias{"saguntum", "Sagunt"},
    Alias{"tarraco", "Tarragona"},
    Alias{"carthago-nova", "New-Carthage Neukarthago"},
    Alias{"basilia", "Basel"},
    Alias{"augusta-vindelicum", "Augsburg"},
    Alias{"melita", "Malta"},
    Alias{"makoraba", "Mecca Mekka"}};

constexpr std::array kNations{
    Alias{"romans", "Romans Rome Roman Römer Rom Romani"},
    Alias{"greeks", "Greeks Greece Greek Griechen Griechenland Graeci"},
    Alias{"germans", "Germans Germania German Germanen Germanien Germani"},
    Alias{"phoenicians", "Phoenicians Phoenicia Phönizier Phönizien Phoenices"},
    Alias{"carthaginians", "Carthaginians Carthage Karthager Karthago Poeni"},
    Alias{"persians", "Persians Persia Perser Persien Persae"},
    Alias{"arabs", "Arabs Arabia Araber Arabien Arabes"},
    Alias{"egyptians", "Egyptians Egypt Ägypter Ägypten Aegyptii"},
    Alias{"babylonians", "Babylonians Babylon Babylonier Babylonii"}};

constexpr std::array kTerms{
    Alias{"wheel", "Rad rota"},
    Alias{"roads", "road Straßen Straßenbau viae strata"},
    Alias{"sailing", "sail Segeln vela"},
    Alias{"navigation", "navigatio"},
    Alias{"market", "Markt Marktplatz mercatus"},
    Alias{"currency", "Währung moneta"},
    Alias{"monarchy", "Monarchie regnum"},
    Alias{"democracy", "Demokratie res-publica"},
    Alias{"strata", "roads Straßen Straßenbau"},
    Alias{"navigatio", "navigation"},
    Alias{"mercatura", "market trading Handel"},
    Alias{"commercium", "commerce Großhandel"},
    Alias{"metallum", "mining Bergbau"},
    Alias{"moneta", "coinage currency Münzwesen Währung"},
    Alias{"regnum", "kingdom monarchy Monarchie Königreich"},
    Alias{"res-publica", "republic Republik republica democracy"},
    Alias{"academy", "Akademie academia"},
    Alias{"burglary", "Diebstahl Einbruch furtum"},
    Alias{"earthquake", "Erdbeben terrae-motus"},
    Alias{"fortress", "Festung castellum"}};

} // namespace

std::span<const std::string_view> verbWords() {
  return kVerbWords;
}
std::span<const std::string_view> spaceWords() {
  return kSpaceWords;
}
std::span<const std::string_view> kindWords() {
  return kKindWords;
}
std::span<const std::string_view> resourceWords() {
  return kResourceWords;
}
std::span<const std::string_view> personageWords() {
  return kPersonageWords;
}
std::span<const std::string_view> reasonWords() {
  return kReasonWords;
}
std::span<const std::string_view> endingWords() {
  return kEndingWords;
}
std::span<const std::string_view> smallWords() {
  return kSmallWords;
}
std::span<const std::string_view> rulesetWords() {
  return kRulesetWords;
}
std::span<const Alias> placeAliases() {
  return kPlaces;
}
std::span<const Alias> nationAliases() {
  return kNations;
}
std::span<const Alias> termAliases() {
  return kTerms;
}

} // namespace annales::agn
