#include "libreplay/causes/cause_words.h"

#include "libreplay/causes/turn_repairs.h"
#include "libreplay/causes/turns_apart.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/sentence_words.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

struct WordsOfCauses {
  std::string_view victory, victoryByTemple, victoryLet, personage, open, openTemple, openFights,
      openTempleFights, personageLet, notTaken, temple, temples, city, cities, paysBack, paidBack, notLearned,
      produced, producedInstead, armed, fell, step, seas, remedy, instead, undone, idle, recovery,
      recoveryOfAll, and_, forTemple, forKnowHow, forCity;
};

/// Nations stand without an article where a case would need one.
constexpr WordsOfCauses kEnglishOfCauses{
    .victory = "The game could have been won at once with {} ({} are enough).",
    .victoryByTemple = "The game could have been won at once by destroying a temple.",
    .victoryLet = "The {} could win the game in their next turn, with {} {}.",
    .personage = "The turn could have won {} {}{}.",
    .open = "{} was left open: the {} could take it in their next turn with {} against a strength of {}. {} "
            "more would have saved it.",
    .openTemple =
        "{} was left open: the {} could destroy its temple and take it in their next turn with {} against a "
        "strength of {}. {} more would have saved it.",
    .openFights =
        "{} was left open: the {} could take it in their next turn, after battles with the units there. "
        "{} more would have saved it.",
    .openTempleFights =
        "{} was left open: the {} could destroy its temple and take it in their next turn, after "
        "battles with the units there. {} more would have saved it.",
    .personageLet = "The {} could win {} {} in their next turn.",
    .notTaken = "{} could have been taken from the {} at a cost of {}.",
    .temple = "A temple at {} was not built: {} would have brought {} more with each production{}{}.",
    .temples = "Temples at {} were not built: {} would have brought {} more with each production{}{}.",
    .city = "A city at {} was not founded: {} would have brought {} more with each production{}{}.",
    .cities = "Cities at {} were not founded: {} would have brought {} more with each production{}{}.",
    .paysBack = ", paid back by production number {}",
    .paidBack = ", here in round {}",
    .notLearned = "{} could have been developed for {}.",
    .produced = "{} could have been produced.",
    .producedInstead = "{} could have been produced instead of {}.",
    .armed = "{} could have been armed for {}.",
    .fell = "{} fell needlessly.",
    .step = "The step on the rondel cost {}, but {} would have been enough for the same actions.",
    .seas = "{} could have been held instead of {}; {} bring a navigator.",
    .remedy = "This would have been enough: {}.",
    .instead = "This would have been enough: {}; instead of: {}.",
    .undone = "Better not played: {}.",
    .idle = " Available for this and not used: {}.",
    .recovery = "That alone regains {} of the {} in 100 that were lost (95 %: {} to {}).",
    .recoveryOfAll = "That alone regains the whole loss of {} in 100 (95 %: {} to {}).",
    .and_ = " and ",
    .forTemple =
        " With that, a temple at {} could have been built in the next turn for {}. As played, it could "
        "not: the turn left {} too few.",
    .forKnowHow =
        " With that, {} could have been developed in the next turn for {}. As played, it could not: "
        "the turn left {} too few.",
    .forCity =
        " With that, a city at {} could have been founded in the next turn for {}. As played, it could "
        "not: the turn left {} too few."};
constexpr WordsOfCauses kGermanOfCauses{
    .victory = "Die Partie war sofort zu gewinnen: {} ({} genügen).",
    .victoryByTemple = "Die Partie war sofort zu gewinnen, durch die Zerstörung eines Tempels.",
    .victoryLet = "Die {} konnten in ihrem nächsten Zug die Partie gewinnen, durch {} {}.",
    .personage = "Der Zug hätte {} {} bringen können{}.",
    .open = "{} blieb offen: Die {} konnten die Stadt in ihrem nächsten Zug erobern, mit {} gegen Stärke {}. "
            "Mit {} mehr wäre sie gerettet gewesen.",
    .openTemple =
        "{} blieb offen: Die {} konnten in ihrem nächsten Zug den Tempel zerstören und die Stadt erobern, "
        "mit {} gegen Stärke {}. Mit {} mehr wäre sie gerettet gewesen.",
    .openFights =
        "{} blieb offen: Die {} konnten die Stadt in ihrem nächsten Zug erobern, nach Kämpfen mit den "
        "Einheiten dort. Mit {} mehr wäre sie gerettet gewesen.",
    .openTempleFights =
        "{} blieb offen: Die {} konnten in ihrem nächsten Zug den Tempel zerstören und die Stadt "
        "erobern, nach Kämpfen mit den Einheiten dort. Mit {} mehr wäre sie gerettet gewesen.",
    .personageLet = "Die {} konnten in ihrem nächsten Zug {} {} gewinnen.",
    .notTaken = "{} (bisher {}) war für {} zu erobern.",
    .temple = "Ein Tempel in {} wurde nicht gebaut: Für {} hätte jede Produktion {} mehr gebracht{}{}.",
    .temples = "Tempel in {} wurden nicht gebaut: Für {} hätte jede Produktion {} mehr gebracht{}{}.",
    .city = "Eine Stadt in {} wurde nicht gegründet: Für {} hätte jede Produktion {} mehr gebracht{}{}.",
    .cities = "Städte in {} wurden nicht gegründet: Für {} hätte jede Produktion {} mehr gebracht{}{}.",
    .paysBack = ", bezahlt mit der {}. Produktion",
    .paidBack = ", hier in Runde {}",
    .notLearned = "Möglich war die Entwicklung von {} für {}.",
    .produced = "Möglich war eine Produktion von {}.",
    .producedInstead = "Möglich war eine Produktion von {} statt {}.",
    .armed = "Möglich war das Rüsten von {} für {}.",
    .fell = "Ohne Not gefallen: {}.",
    .step = "Der Schritt auf dem Rondell kostete {}; für dieselben Aktionen hätte {} genügt.",
    .seas = "Möglich waren {} statt {}; {} bringen einen Seefahrer.",
    .remedy = "Genügt hätte: {}.",
    .instead = "Genügt hätte: {}; statt: {}.",
    .undone = "Besser nicht gespielt: {}.",
    .idle = " Dafür lag bereit, blieb aber ungenutzt: {}.",
    .recovery = "Das allein gewinnt {} der verlorenen {} von 100 zurück (95 %: {} bis {}).",
    .recoveryOfAll = "Das allein gewinnt den ganzen Verlust von {} von 100 zurück (95 %: {} bis {}).",
    .and_ = " und ",
    .forTemple =
        " Damit wäre im nächsten Zug ein Tempel in {} für {} möglich gewesen. So, wie gespielt wurde, "
        "war er es nicht: Nach dem Zug fehlte es an {}.",
    .forKnowHow =
        " Damit wäre im nächsten Zug {} für {} möglich gewesen. So, wie gespielt wurde, war das nicht "
        "möglich: Nach dem Zug fehlte es an {}.",
    .forCity =
        " Damit wäre im nächsten Zug eine Stadt in {} für {} möglich gewesen. So, wie gespielt wurde, war "
        "sie es nicht: Nach dem Zug fehlte es an {}."};

template <class... Parts> std::string put(std::string_view text, Parts&&... parts) {
  return fmt::format(fmt::runtime(text), std::forward<Parts>(parts)...);
}

/// One loss, said by its type.
class LossTeller {
public:
  explicit LossTeller(const DisplayNames& names)
      : names_(names), words_(wordsIn(names.language, kEnglishOfCauses, kGermanOfCauses)),
        phrases_(wordsIn(names.language, kEnglish, kGerman)) {}

  std::string operator()(const VictoryMissed& loss) const {
    if (loss.reason == EndReason::templeDestroyed) return std::string(words_.victoryByTemple);
    return put(words_.victory, counted(loss.points, Thing::point, names_.language), loss.goal);
  }
  std::string operator()(const VictoryLet& loss) const {
    return put(words_.victoryLet, names_.nation(loss.rival), personage(loss.personage), reason(loss.reason));
  }
  std::string operator()(const PersonageMissed& loss) const {
    return put(words_.personage, personage(loss.personage), reason(loss.reason),
               loss.count > 0 ? ": " + counted(loss.count, thingOf(loss.reason), names_.language) : "");
  }
  std::string operator()(const CityOpen& loss) const {
    const std::string missing = loss.anyKind ? counted(loss.missing, Thing::unit, names_.language)
                                             : units({loss.missing - loss.galleys, loss.galleys});
    // The strength is that of before the battles, in which defenders fall.
    if (loss.attackers < loss.strength)
      return put(loss.temple ? words_.openTempleFights : words_.openFights, names_.province(loss.city),
                 names_.nation(loss.rival), missing);
    return put(loss.temple ? words_.openTemple : words_.open, names_.province(loss.city),
               names_.nation(loss.rival), counted(loss.attackers, Thing::unit, names_.language),
               loss.strength, missing);
  }
  std::string operator()(const PersonageLet& loss) const {
    return put(words_.personageLet, names_.nation(loss.rival), personage(loss.personage),
               reason(loss.reason));
  }
  std::string operator()(const CityNotTaken& loss) const {
    return put(words_.notTaken, names_.province(loss.city), names_.nation(loss.owner),
               counted(loss.lost, Thing::unit, names_.language));
  }
  std::string operator()(const NotBuilt& loss) const {
    const bool one = loss.provinces.size() == 1;
    const std::string_view text =
        loss.temples ? (one ? words_.temple : words_.temples) : (one ? words_.city : words_.cities);
    std::string provinces;
    for (std::size_t i = 0; i < loss.provinces.size(); ++i)
      provinces += std::string(i == 0                          ? ""
                               : i + 1 < loss.provinces.size() ? ", "
                                                               : words_.and_) +
                   names_.province(loss.provinces[i]);
    return put(text, provinces, amountInWords(loss.paid, names_.language),
               amountInWords(loss.more, names_.language),
               loss.payBack > 0 ? put(words_.paysBack, loss.payBack) : "",
               loss.paidBackIn > 0 ? put(words_.paidBack, loss.paidBackIn) : "");
  }
  std::string operator()(const NotLearned& loss) const {
    std::string knowHows;
    for (std::size_t i = 0; i < loss.knowHows.size(); ++i)
      knowHows += (i == 0 ? "" : std::string(words_.and_)) +
                  titleOfTerm(names_.game.ruleset->knowHows[loss.knowHows[i].index()].id, names_.language);
    return put(words_.notLearned, knowHows, amountInWords(loss.paid, names_.language));
  }
  std::string operator()(const NotProduced& loss) const {
    const std::string gain = amountInWords(loss.gain, names_.language);
    const std::string text = loss.instead.empty() ? put(words_.produced, gain)
                                                  : put(words_.producedInstead, gain,
                                                        amountInWords(loss.instead, names_.language));
    return loss.within ? text + purchase(*loss.within) : text;
  }
  std::string operator()(const NotArmed& loss) const {
    return put(words_.armed, units(loss.units), amountInWords(loss.paid, names_.language));
  }
  std::string operator()(const UnitsLost& loss) const { return put(words_.fell, units(loss.units)); }
  std::string operator()(const StepTooDear& loss) const { return put(words_.step, loss.paid, loss.instead); }
  std::string operator()(const SeasMissed& loss) const {
    return put(words_.seas, counted(loss.instead, Thing::sea, names_.language), loss.held, loss.next);
  }

private:
  [[nodiscard]] std::string_view personage(Personage personage) const {
    return phrases_.personages[indexOf(personage)];
  }
  [[nodiscard]] std::string_view reason(AwardReason reason) const {
    return phrases_.reasons[indexOf(reason)];
  }
  [[nodiscard]] static Thing thingOf(AwardReason reason) {
    switch (reason) {
    case AwardReason::temples:
      return Thing::temple;
    case AwardReason::seas:
      return Thing::sea;
    case AwardReason::cities:
    case AwardReason::knowHow:
    case AwardReason::templeDestroyed:
    case AwardReason::allKnowHow:
      break;
    }
    return Thing::city;
  }
  [[nodiscard]] std::string purchase(const Purchase& one) const {
    const std::string price = amountInWords(one.price, names_.language);
    const std::string missing = counted(one.missing, Thing::unit, names_.language);
    switch (one.kind) {
    case Purchase::Kind::temple:
      return put(words_.forTemple, names_.province(one.province), price, missing);
    case Purchase::Kind::knowHow:
      return put(words_.forKnowHow,
                 titleOfTerm(names_.game.ruleset->knowHows[one.knowHow.index()].id, names_.language), price,
                 missing);
    case Purchase::Kind::city:
      return put(words_.forCity, names_.province(one.province), price, missing);
    }
    return {};
  }
  [[nodiscard]] std::string units(const UnitCounts& counts) const {
    std::string text;
    for (std::size_t k = 0; k < kKinds; ++k) {
      if (counts[k] == 0) continue;
      if (!text.empty()) text += words_.and_;
      text += counted(counts[k], static_cast<Kind>(k), names_.language);
    }
    return text;
  }

  const DisplayNames& names_;
  const WordsOfCauses& words_;
  const Phrasebook& phrases_;
};

/// On another space the whole turn is another one, so all of it is said.
std::vector<Event> remedyOf(const Cause& cause, NationId who, const Game& game) {
  const bool elsewhere = std::ranges::any_of(
      cause.deeds, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
  if (!elsewhere || cause.repaired.empty()) return cause.deeds;
  return decisionsOf(cause.repaired, who, game.ruleset->battles == BattlePolicy::automatic);
}

} // namespace

std::string lossInWords(const Loss& loss, const DisplayNames& names) {
  return std::visit(LossTeller(names), loss);
}

std::string remedyInWords(const Cause& cause, NationId who, const DisplayNames& names) {
  const WordsOfCauses& words = wordsIn(names.language, kEnglishOfCauses, kGermanOfCauses);
  const std::string deeds = deedsInWords(remedyOf(cause, who, names.game), who, names),
                    undone = deedsInWords(cause.undone, who, names);
  if (deeds.empty()) return put(words.undone, undone);
  std::string text = undone.empty() ? put(words.remedy, deeds) : put(words.instead, deeds, undone);
  if (!cause.idle.empty()) text += put(words.idle, amountInWords(cause.idle, names.language));
  return text;
}

std::string recoveryInWords(const Cause& cause, Language language) {
  const WordsOfCauses& words = wordsIn(language, kEnglishOfCauses, kGermanOfCauses);
  const auto number = [&](double share) { return inHundredText(share, language); };
  if (cause.share() >= 0.9995)
    return put(words.recoveryOfAll, number(cause.regret), number(cause.recoveredInterval.low),
               number(cause.recoveredInterval.high));
  return put(words.recovery, number(cause.recovered), number(cause.regret),
             number(cause.recoveredInterval.low), number(cause.recoveredInterval.high));
}

std::string causeInWords(const Cause& cause, NationId who, const DisplayNames& names) {
  return printable(lossInWords(cause.loss, names) + " " +
                   (cause.also ? lossInWords(*cause.also, names) + " " : "") +
                   remedyInWords(cause, who, names) + " " + recoveryInWords(cause, names.language));
}

} // namespace annales::inline replay
