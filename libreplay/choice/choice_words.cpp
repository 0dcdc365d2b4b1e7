#include "libreplay/choice/choice_words.h"

#include "libreplay/words/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace annales::inline replay {
namespace {

struct ChoiceWords {
  std::array<std::string_view, kEventTypes> deeds; // in the order of Event
  std::array<std::string_view, kPersonages> personages;
  std::array<std::string_view, kGoods.size() + 1> resources;
  std::array<std::array<std::string_view, 2>, kKinds> kinds; // one and many
  std::array<std::string_view, Words<AwardReason>::list.size()> reasons;
  std::array<std::string_view, Words<EndReason>::list.size()> endings;
  std::string_view nowhere, nobody, fresh, usedOne, used, nothingLost, free, other;
};

constexpr ChoiceWords kEnglish{
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
    .personages = {"King", "Scholar", "General", "Citizen", "Navigator"},
    .resources = {"Marble", "Iron", "Gold", "Coin"},
    .kinds = {{{"legion", "legions"},
               {"galley", "galleys"},
               {"commander", "commanders"},
               {"admiral", "admirals"}}},
    .reasons = {"cities", "new know-how", "destroyed temple", "temples", "seas", "all the know-how"},
    .endings = {"goal reached", "temple destroyed", "by agreement", "broken off"},
    .nowhere = "without a unit",
    .nobody = "nobody",
    .fresh = "not moved yet",
    .usedOne = "1 action used",
    .used = "{} actions used",
    .nothingLost = "no legion",
    .free = "free",
    .other = "No. {}",
};

constexpr ChoiceWords kGerman{
    .deeds = {"Neue Partie",    "Runde beginnen", "Einkommen",      "Zug beginnen",
              "Rondell",        "Produzieren",    "Tempel bauen",   "Stadtmauer bauen",
              "Fortschritt",    "Ausheben",       "Rüsten",         "Bellona",
              "Bewegen",        "Kampf",          "Erobern",        "Neutralen Tempel zerstören",
              "Stadt aufgeben", "Stadt gründen",  "Tauschen",       "Karte aufdecken",
              "Karte nehmen",   "Karte spielen",  "Persönlichkeit", "Nur den Zug beenden",
              "Partie beenden", "Berichtigen"},
    .personages = {"König", "Gelehrter", "Feldherr", "Bürger", "Seefahrer"},
    .resources = {"Marmor", "Eisen", "Gold", "Münze"},
    .kinds = {{{"Legion", "Legionen"},
               {"Galeere", "Galeeren"},
               {"Befehlshaber", "Befehlshaber"},
               {"Admiral", "Admirale"}}},
    .reasons = {"Städte", "neuer Fortschritt", "zerstörter Tempel", "Tempel", "Meere", "alle Fortschritte"},
    .endings = {"Ziel erreicht", "Tempel zerstört", "einvernehmlich", "abgebrochen"},
    .nowhere = "ohne Einheit",
    .nobody = "niemand",
    .fresh = "noch nicht bewegt",
    .usedOne = "1 Aktion verbraucht",
    .used = "{} Aktionen verbraucht",
    .nothingLost = "keine Legion",
    .free = "kostenlos",
    .other = "Nr. {}",
};

const ChoiceWords& wordsOf(Language language) {
  return wordsIn(language, kEnglish, kGerman);
}

std::string capital(std::string_view text) {
  std::string out(text);
  if (!out.empty()) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
  return out;
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
      return capital(words_.kinds[pick.code][1]);
    case PickSort::resource:
      return std::string(words_.resources[pick.code]);
    case PickSort::personage:
      return std::string(words_.personages[pick.code]);
    case PickSort::reason:
      return std::string(words_.reasons[pick.code]);
    case PickSort::give:
    case PickSort::take:
      return amountInWords(pick.amount(), names_.language);
    case PickSort::ending:
      return std::string(words_.endings[pick.code]);
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
                fmt::format("{} ({})", names_.province(e.province), words_.resources[indexOf(e.resource)]));
  }
  std::string operator()(const KnowHowDeveloped& e) const { return of(Pick::knowHow(e.knowHow)); }
  std::string operator()(const Traded& e) const {
    return fmt::format("{} → {}", amountInWords(e.paid, names_.language),
                       amountInWords(e.gain, names_.language));
  }
  std::string operator()(const CardRevealed& e) const { return with(e, card(e.card)); }
  std::string operator()(const CardTaken& e) const { return with(e, card(e.card)); }
  std::string operator()(const CardPlayed& e) const {
    for (const CardEffect& effect : *e.effects)
      if (effect.province.exists())
        return with(e, fmt::format("{}, {}", card(e.card), names_.province(effect.province)));
    return with(e, card(e.card));
  }
  std::string operator()(const PersonageWon& e) const { return of(Pick::personage(e.personage)); }
  std::string operator()(const GameEnded& e) const {
    return with(e, fmt::format("{}, {}", words_.endings[indexOf(e.reason)], of(Pick::winner(e.winner))));
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
    return fmt::format("{} {}", count, words_.kinds[indexOf(kind)][count == 1 ? 0 : 1]);
  }
  [[nodiscard]] std::string spent(int actions) const {
    if (actions == 0) return std::string(words_.fresh);
    return actions == 1 ? std::string(words_.usedOne) : fmt::format(fmt::runtime(words_.used), actions);
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

std::string priceInWords(const Amount& price, Language language) {
  return price.empty() ? std::string(wordsOf(language).free) : amountInWords(price, language);
}

} // namespace annales::inline replay
