// Causes of mistakes in annales analyse --json: every number that their sentences say.
#include "cli/analyse_view.h"
#include "cli/stats_numbers.h"
#include "engine/event/event_json.h"
#include "engine/event/fields.h"
#include "libreplay/causes/cause_words.h"

namespace annales::cli {
namespace {

void putAmountJson(JsonWriter& json, const Amount& amount) {
  std::string text;
  appendAmount(text, amount);
  json.raw(text);
}

/// What a loss consists of, as fields of an object that is open, in the order of their names.
class LossFields {
public:
  LossFields(JsonWriter& json, const AnalysisView& view) : json_(json), view_(view) {}

  void operator()(const VictoryMissed& loss) const {
    number("goal", loss.goal);
    number("points", loss.points);
    word("reason", wordOf(loss.reason));
  }
  void operator()(const VictoryLet& loss) const { award(loss.personage, loss.reason, loss.rival); }
  void operator()(const PersonageMissed& loss) const {
    number("count", loss.count);
    award(loss.personage, loss.reason, NationId::none());
  }
  void operator()(const CityOpen& loss) const {
    number("attackers", loss.attackers);
    word("city", province(loss.city));
    number("missing", loss.missing);
    word("rival", view_.game().nationWord(loss.rival));
    number("strength", loss.strength);
    json_.key("temple");
    json_.value(loss.temple);
  }
  void operator()(const PersonageLet& loss) const { award(loss.personage, loss.reason, loss.rival); }
  void operator()(const CityNotTaken& loss) const {
    word("city", province(loss.city));
    number("lost", loss.lost);
    word("owner", view_.game().nationWord(loss.owner));
  }
  void operator()(const NotBuilt& loss) const {
    amount("more", loss.more);
    amount("paid", loss.paid);
    orNull("paid_back_in_round", loss.paidBackIn);
    orNull("pays_back_after", loss.payBack);
    json_.key("provinces");
    json_.beginArray();
    for (const ProvinceId one : loss.provinces)
      json_.value(province(one));
    json_.endArray();
    word("what", loss.temples ? "temple" : "city");
  }
  void operator()(const NotLearned& loss) const {
    json_.key("know_how");
    json_.beginArray();
    for (const KnowHowId one : loss.knowHows)
      json_.value(view_.game().ruleset->knowHows[one.index()].id);
    json_.endArray();
    amount("paid", loss.paid);
  }
  void operator()(const NotProduced& loss) const {
    amount("gain", loss.gain);
    amount("instead", loss.instead);
    json_.key("within");
    loss.within ? purchase(*loss.within) : json_.null();
  }
  void operator()(const NotArmed& loss) const {
    units(loss.units);
    amount("paid", loss.paid);
  }
  void operator()(const UnitsLost& loss) const { units(loss.units); }
  void operator()(const StepTooDear& loss) const {
    number("instead", loss.instead);
    number("paid", loss.paid);
  }
  void operator()(const SeasMissed& loss) const {
    number("held", loss.held);
    number("instead", loss.instead);
    number("next", loss.next);
  }

private:
  void units(const UnitCounts& counts) const {
    const bool specials = view_.game().setup->options.specialUnits.has_value();
    if (specials) number("admirals", counts[indexOf(Kind::admiral)]);
    if (specials) number("commanders", counts[indexOf(Kind::commander)]);
    number("galleys", counts[indexOf(Kind::galley)]);
    number("legions", counts[indexOf(Kind::legion)]);
  }
  void purchase(const Purchase& one) const {
    json_.beginObject();
    if (one.kind == Purchase::Kind::knowHow)
      word("know_how", view_.game().ruleset->knowHows[one.knowHow.index()].id);
    number("missing", one.missing);
    amount("price", one.price);
    if (one.kind != Purchase::Kind::knowHow) word("province", province(one.province));
    constexpr std::array<std::string_view, 3> kKinds{"temple", "know-how", "city"};
    word("what", kKinds[indexOf(one.kind)]);
    json_.endObject();
  }
  void number(std::string_view key, int count) const {
    json_.key(key);
    json_.value(count);
  }
  void orNull(std::string_view key, int count) const {
    json_.key(key);
    count == 0 ? json_.null() : json_.value(count);
  }
  void word(std::string_view key, std::string_view text) const {
    json_.key(key);
    json_.value(text);
  }
  void amount(std::string_view key, const Amount& amount) const {
    json_.key(key);
    putAmountJson(json_, amount);
  }
  void award(Personage personage, AwardReason reason, NationId rival) const {
    word("personage", wordOf(personage));
    word("reason", wordOf(reason));
    if (rival.exists()) word("rival", view_.game().nationWord(rival));
  }
  [[nodiscard]] std::string_view province(ProvinceId id) const { return view_.names.provinces.word(id); }

  JsonWriter& json_;
  const AnalysisView& view_;
};

void putLoss(JsonWriter& json, const AnalysisView& view, const Loss& loss) {
  json.beginObject();
  json.key("numbers");
  json.beginObject();
  std::visit(LossFields(json, view), loss);
  json.endObject();
  json.key("type");
  json.value(kLossWords[loss.index()]);
  json.endObject();
}

} // namespace

void putCauseJson(JsonWriter& json, const AnalysisView& view, const Cause& cause, NationId who) {
  constexpr std::string_view kPairs =
      "mean over pairs of fresh rollouts with the same chance, less what was decided; Student's t, 95 %";
  const EventNames names = view.log.names();
  json.beginObject();
  json.key("also");
  if (cause.also)
    putLoss(json, view, *cause.also);
  else
    json.null();
  json.key("deeds");
  putFacts(json, cause.deeds, names);
  json.key("idle");
  putAmountJson(json, cause.idle);
  json.key("loss");
  putLoss(json, view, cause.loss);
  json.key("recovered");
  putEstimate(json, kPairs, cause.recovered, &cause.recoveredInterval, cause.rollouts);
  json.key("regret");
  putEstimate(json, kPairs, cause.regret, &cause.regretInterval, cause.rollouts);
  json.key("repaired");
  putFacts(json, cause.repaired, names);
  json.key("sentence");
  json.value(causeInWords(cause, who, view.names));
  json.key("undone");
  putFacts(json, cause.undone, names);
  json.endObject();
}

} // namespace annales::cli
