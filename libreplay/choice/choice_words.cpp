#include "libreplay/choice/choice_words.h"

#include "libreplay/words/wording.h"

#include <fmt/format.h>

namespace annales::inline replay {
namespace {

struct ChoiceWords {
  std::array<std::string_view, kEventTypes> deeds;  // in the order of Event
  std::array<std::string_view, kEventTypes> others; // what else people call it; likewise
  std::string_view nowhere, nobody, fresh, used, nothingLost, free, other;
};

constexpr ChoiceWords kChoicesInEnglish{
    .deeds = {"New game",
              "Begin the round",
              "Income",
              "Begin the turn",
              "Rondel",
              "Produce",
              "Build a temple",
              "Build a wall",
              "Know-how",
              "Recruit",
              "Arm",
              "Bellona",
              "Move",
              "Battle",
              "Conquer",
              "Destroy the neutral temple",
              "Give up a city",
              "Found a city",
              "Trade",
              "Reveal a card",
              "Take a card",
              "Play a card",
              "Personage",
              "End the turn only",
              "End the game",
              "Correct"},
    .others = {"",
               "",
               "",
               "",
               "go",
               "",
               "construct",
               "construct town",
               "develop learn research",
               "draft train",
               "build",
               "",
               "go march sail maneuver",
               "fight attack combat",
               "take capture attack city siege",
               "raze attack",
               "abandon",
               "settle colony",
               "exchange buy sell",
               "",
               "draw",
               "",
               "",
               "",
               "finish",
               ""},
    .nowhere = "without a unit",
    .nobody = "no winner",
    .fresh = "not moved yet",
    .used = "{} used",
    .nothingLost = "no legion",
    .free = "free",
    .other = "No. {}",
};

constexpr ChoiceWords kChoicesInGerman{
    .deeds = {"Neue Partie",    "Runde beginnen", "Einkommen",      "Zug beginnen",
              "Rondell",        "Produzieren",    "Tempel bauen",   "Stadtmauer bauen",
              "Fortschritt",    "Ausheben",       "Rüsten",         "Bellona",
              "Bewegen",        "Kampf",          "Erobern",        "Neutralen Tempel zerstören",
              "Stadt aufgeben", "Stadt gründen",  "Tauschen",       "Karte aufdecken",
              "Karte nehmen",   "Karte spielen",  "Persönlichkeit", "Nur den Zug beenden",
              "Partie beenden", "Berichtigen"},
    .others = {"",
               "",
               "",
               "",
               "gehen",
               "",
               "errichten",
               "Mauer errichten",
               "entwickeln erforschen",
               "anwerben",
               "bauen aufrüsten",
               "",
               "ziehen gehen segeln Manöver",
               "kämpfen angreifen Angriff Schlacht",
               "einnehmen angreifen Angriff belagern",
               "schleifen angreifen",
               "verlassen",
               "siedeln Gründung",
               "handeln kaufen verkaufen",
               "",
               "ziehen",
               "",
               "",
               "",
               "Schluss",
               ""},
    .nowhere = "ohne Einheit",
    .nobody = "kein Sieger",
    .fresh = "noch nicht bewegt",
    .used = "{} verbraucht",
    .nothingLost = "keine Legion",
    .free = "kostenlos",
    .other = "Nr. {}",
};

const ChoiceWords& wordsOf(Language language) {
  return wordsIn(language, kChoicesInEnglish, kChoicesInGerman);
}

class Labels {
public:
  explicit Labels(const DisplayNames& names) : names_(names), words_(wordsOf(names.language)) {}

  [[nodiscard]] std::string of(const Pick& pick) const {
    switch (pick.sort) {
    case PickSort::deed:
      return std::string(words_.deeds[pick.code]);
    case PickSort::by:
    case PickSort::against:
      return names_.nation(pick.nation());
    case PickSort::winner:
      return pick.nation().exists() ? names_.nation(pick.nation()) : std::string(words_.nobody);
    case PickSort::space:
      return std::string(titleOf(pick.as<Space>(), names_.language));
    case PickSort::where:
    case PickSort::to:
      return pick.province().exists() ? names_.province(pick.province()) : std::string(words_.nowhere);
    case PickSort::card:
      return card(pick.card());
    case PickSort::knowHow:
      return titleOfTerm(names_.game.ruleset->knowHows[pick.knowHow().index()].id, names_.language);
    case PickSort::kind:
      return titleOf(pick.as<Kind>(), names_.language);
    case PickSort::resource:
      return titleOfOne(pick.as<Resource>(), names_.language);
    case PickSort::personage:
      return titleOf(pick.as<Personage>(), names_.language);
    case PickSort::reason:
      return std::string(titleOf(pick.as<AwardReason>(), names_.language));
    case PickSort::give:
    case PickSort::take:
      return amountInWords(pick.amount(), names_.language);
    case PickSort::ending:
      return std::string(titleOf(pick.as<EndReason>(), names_.language));
    case PickSort::other:
      return fmt::format(fmt::runtime(words_.other), pick.code);
    case PickSort::spent:
      return spent(pick.number());
    case PickSort::count:
      return std::to_string(pick.number());
    case PickSort::losses:
      return pick.number() == 0 ? std::string(words_.nothingLost) : units(pick.number(), Kind::legion);
    }
    return {};
  }

  std::string operator()(const RondelMoved& e) const { return std::string(titleOf(e.to, names_.language)); }
  std::string operator()(const Produced& e) const { return with(e, amountInWords(e.gain, names_.language)); }
  std::string operator()(const IncomeReceived& e) const {
    return with(e, amountInWords(e.gain, names_.language));
  }
  std::string operator()(const UnitsRecruited& e) const { return with(e, units(e.count, e.kind)); }
  std::string operator()(const UnitsArmed& e) const {
    return with(e, fmt::format("{}, {}", units(e.count, e.kind), names_.province(e.province)));
  }
  std::string operator()(const BellonaUsed& e) const {
    if (!e.province.exists()) return with(e, words_.nowhere);
    return with(e, fmt::format("{}, {}", units(1, e.kind), names_.province(e.province)));
  }
  std::string operator()(const UnitsMoved& e) const {
    return fmt::format("{}: {} → {}", units(e.count, e.kind), names_.province(e.from), names_.province(e.to));
  }
  std::string operator()(const BattleFought& e) const {
    const NationId other = e.demandedBy == e.nation ? e.opponent : e.nation;
    return with(e, fmt::format("{}, {}, −{}", names_.nation(other), names_.province(e.province),
                               units(e.count, e.kind)));
  }
  std::string operator()(const CityConquered& e) const { return conquest(e); }
  std::string operator()(const NeutralTempleDestroyed& e) const { return conquest(e); }
  std::string operator()(const CityFounded& e) const {
    return with(e,
                fmt::format("{} ({})", names_.province(e.province), titleOfOne(e.resource, names_.language)));
  }
  std::string operator()(const KnowHowDeveloped& e) const { return of(Pick::knowHow(e.knowHow)); }
  std::string operator()(const Traded& e) const {
    return fmt::format("{} → {}", amountInWords(e.paid, names_.language),
                       amountInWords(e.gain, names_.language));
  }
  std::string operator()(const CardRevealed& e) const { return with(e, card(e.card)); }
  std::string operator()(const CardTaken& e) const { return with(e, card(e.card)); }
  std::string operator()(const CardPlayed& e) const {
    for (const Adjustment& effect : *e.effects)
      if (effect.province.exists())
        return with(e, fmt::format("{}, {}", card(e.card), names_.province(effect.province)));
    return with(e, card(e.card));
  }
  std::string operator()(const PersonageWon& e) const { return of(Pick::personage(e.personage)); }
  std::string operator()(const GameEnded& e) const {
    return with(e, fmt::format("{}, {}", titleOf(e.reason, names_.language), of(Pick::winner(e.winner))));
  }
  template <class E> std::string operator()(const E& e) const {
    if constexpr (requires { e.province; }) return with(e, names_.province(e.province));
    return std::string(words_.deeds[kPlaceOf<E>]);
  }

private:
  template <class E> [[nodiscard]] std::string with(const E&, std::string_view rest) const {
    return fmt::format("{}: {}", words_.deeds[kPlaceOf<E>], rest);
  }
  template <class E> [[nodiscard]] std::string conquest(const E& e) const {
    std::string text = with(e, names_.province(e.province));
    if (e.legions > 0) text += ", −" + units(e.legions, Kind::legion);
    if (e.galleys > 0) text += ", −" + units(e.galleys, Kind::galley);
    return text;
  }
  [[nodiscard]] std::string units(int count, Kind kind) const {
    return counted(count, kind, names_.language);
  }
  [[nodiscard]] std::string spent(int actions) const {
    if (actions == 0) return std::string(words_.fresh);
    return fmt::format(fmt::runtime(words_.used), counted(actions, Thing::action, names_.language));
  }
  [[nodiscard]] std::string card(CardId c) const {
    return titleOfTerm(names_.game.ruleset->deck[c.index()].id, names_.language);
  }

  const DisplayNames& names_;
  const ChoiceWords& words_;
};

} // namespace

std::string labelOf(const Pick& pick, const DisplayNames& names) {
  return Labels(names).of(pick);
}

std::string labelOf(const Event& event, const DisplayNames& names) {
  return std::visit(Labels(names), event);
}

std::string otherWordsOf(const Event& event, const DisplayNames& names) {
  std::string words(wordsOf(names.language).others[event.index()]);
  const auto* way = std::get_if<RondelMoved>(&event);
  if (way != nullptr && way->to == Space::maneuver1) words += " 1";
  if (way != nullptr && way->to == Space::maneuver2) words += " 2";
  return words;
}

std::string priceInWords(const Amount& price, Language language) {
  return price.empty() ? std::string(wordsOf(language).free) : amountInWords(price, language);
}

} // namespace annales::inline replay
