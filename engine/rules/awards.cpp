#include "engine/rules/awards.h"

#include "engine/rules/arming.h"
#include "engine/rules/phase.h"

#include <algorithm>
#include <bit>

namespace annales::inline engine {

AwardReason reasonFor(Personage personage) {
  switch (personage) {
  case Personage::king:
    return AwardReason::cities;
  case Personage::scholar:
    return AwardReason::knowHow;
  case Personage::general:
    return AwardReason::templeDestroyed;
  case Personage::citizen:
    return AwardReason::temples;
  case Personage::navigator:
    return AwardReason::seas;
  }
  return AwardReason::cities;
}

namespace {

struct LevelRule {
  Personage personage;
  int step;
};
constexpr std::array<LevelRule, 3> kLevels{
    {{Personage::king, 5}, {Personage::citizen, 3}, {Personage::navigator, 7}}};
constexpr std::array kOrder{Personage::king, Personage::scholar, Personage::general, Personage::citizen,
                            Personage::navigator};

std::string_view ruleOf(const Situation& at, const PersonageWon& e) {
  if (e.reason == AwardReason::allKnowHow) return at.rules().rules.allKnowHow;
  switch (e.personage) {
  case Personage::scholar:
    return "personage.scholar";
  case Personage::general:
    return "personage.general";
  case Personage::king:
  case Personage::citizen:
  case Personage::navigator:
    return "personage.level";
  }
  return "personage.order";
}

bool completedKnowHows(const Situation& at) {
  return at.turn().developed != 0 && at.own().knowHow == at.rules().allKnowHows() && !at.turn().wonAllKnowHow;
}

bool firstWithAll(const Situation& at) {
  for (std::size_t i = 0; i < at.game.nations(); ++i)
    if (NationId(i) != at.actor() && at.state.nations[i].knowHow == at.rules().allKnowHows()) return false;
  return true;
}

/// The highest stacks of what the bank will have after the turn's other awards.
std::vector<Personage> highestStacks(const Situation& at, const std::array<int, kPersonages>& due) {
  int most = 0;
  std::vector<Personage> found;
  for (const Personage p : kOrder) {
    const int left = at.state.bank.personages[indexOf(p)] - due[indexOf(p)];
    if (left > most) found.clear();
    most = std::max(most, left);
    if (left == most && most > 0) found.push_back(p);
  }
  return found;
}

std::vector<Personage> allKnowHowChoices(const Situation& at, const std::array<int, kPersonages>& due) {
  if (!completedKnowHows(at)) return {};
  switch (at.rules().allKnowHow) {
  case AllKnowHowPolicy::none:
    return {};
  case AllKnowHowPolicy::mostLeft:
    return highestStacks(at, due);
  case AllKnowHowPolicy::ninthScholar: {
    const int left = at.state.bank.personages[indexOf(Personage::scholar)] - due[indexOf(Personage::scholar)];
    return firstWithAll(at) && left > 0 ? std::vector{Personage::scholar} : std::vector<Personage>{};
  }
  }
  return {};
}

/// Reason and personage belong together.
bool fits(const Situation& at, const PersonageWon& e) {
  if (e.reason != AwardReason::allKnowHow) return e.reason == reasonFor(e.personage);
  const auto only = at.rules().allKnowHowPersonage;
  return !only || *only == e.personage;
}

bool isDue(const DueAwards& due, const PersonageWon& e) {
  return e.reason == AwardReason::allKnowHow ? due.allKnowHow : due.count[indexOf(e.personage)] > 0;
}

/// What the nation lacks for it.
Fault notDue(const Situation& at, const PersonageWon& e) {
  const std::string_view rule = ruleOf(at, e);
  if (e.reason == AwardReason::allKnowHow)
    return fault(rule, "this personage is not due: {} ({})", e.personage, e.reason);
  if (at.state.bank.personages[indexOf(e.personage)] == 0)
    return fault(rule, "the bank has no card of this personage left");
  const NationState& own = at.own();
  const auto next = [&](std::size_t level, int has, std::string_view one, std::string_view many) {
    const int wanted = kLevels[level].step * (own.reached[level] + at.turn().won[indexOf(e.personage)] + 1);
    return fault(rule, "the next one needs {}; the {} have {}", counted(wanted, one, many),
                 at.name(at.actor()), has);
  };
  switch (e.personage) {
  case Personage::king:
    return next(0, own.cities, "city", "cities");
  case Personage::citizen:
    return next(1, own.temples, "temple", "temples");
  case Personage::navigator:
    return next(2, own.seas, "sea", "seas");
  case Personage::scholar:
    return fault(rule, "no scholar is due: only a know-how that no nation had before this turn brings one");
  case Personage::general:
    return fault(rule, "no general is due: only a temple destroyed in this turn brings one");
  }
  return kLegal;
}

bool contains(const std::vector<Personage>& list, Personage p) {
  return std::find(list.begin(), list.end(), p) != list.end();
}

} // namespace

bool DueAwards::none() const {
  return !allKnowHow && std::all_of(count.begin(), count.end(), [](int n) { return n == 0; });
}

int earnedThisTurn(const Situation& at, Personage personage) {
  const NationState& own = at.own();
  const std::array<int, 3> counts{own.cities, own.temples, own.seas};
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    if (kLevels[i].personage == personage) return std::max(0, counts[i] / kLevels[i].step - own.reached[i]);
  if (personage == Personage::scholar)
    return std::popcount(static_cast<unsigned>(at.turn().developed & ~at.turn().knownBefore));
  return at.turn().templesDestroyed;
}

DueAwards dueAwards(const Situation& at) {
  DueAwards due;
  for (const Personage p : kOrder) {
    const std::size_t i = indexOf(p);
    due.count[i] = std::clamp(earnedThisTurn(at, p) - at.turn().won[i], 0,
                              static_cast<int>(at.state.bank.personages[i]));
  }
  due.choices = allKnowHowChoices(at, due.count);
  due.allKnowHow = !due.choices.empty();
  return due;
}

bool awardDue(const Situation& at) {
  return !dueAwards(at).none();
}

std::vector<Award> nextAwards(const Situation& at) {
  const DueAwards due = dueAwards(at);
  for (const Personage p : kOrder)
    if (due.count[indexOf(p)] > 0) return {{p, reasonFor(p)}};
  std::vector<Award> found;
  for (const Personage p : due.choices)
    found.push_back({p, AwardReason::allKnowHow});
  return found;
}

std::uint8_t wallsWith(const Situation& at, NationId n) {
  if (!at.rules().hasWalls) return 0;
  int after = 1;
  for (const std::uint8_t count : at.state[n].personages)
    after += count;
  constexpr std::array steps{1, 2, 3, 5, 7};
  return std::find(steps.begin(), steps.end(), after) != steps.end() ? 1 : 0;
}

PersonageWon wonWith(const Situation& at, const Award& award) {
  return {at.actor(), award.personage, award.reason, wallsWith(at, at.actor())};
}

Fault checkAward(const Situation& at, const PersonageWon& e) {
  if (auto wrong = checkActor(at, e.nation)) return wrong;
  if (auto wrong = checkMoved(at)) return wrong;
  if (auto wrong = checkBellonaNotDue(at)) return wrong;
  if (!fits(at, e))
    return fault("personage.order", "this personage is not won for this reason: {} ({})", e.personage,
                 e.reason);
  const DueAwards due = dueAwards(at);
  if (!isDue(due, e)) return notDue(at, e);
  if (e.reason == AwardReason::allKnowHow && !contains(due.choices, e.personage))
    return fault(ruleOf(at, e), "the bank has more cards of another personage");
  const Award next = nextAwards(at).front();
  const bool inOrder =
      next.reason == e.reason && (next.personage == e.personage || e.reason == AwardReason::allKnowHow);
  if (!inOrder)
    return fault("personage.order", "another personage comes first: {} ({})", next.personage, next.reason);
  if (e.walls != wallsWith(at, e.nation))
    return fault("duellum.personages", "this personage brings the nation {}",
                 counted(wallsWith(at, e.nation), "town wall", "town walls"));
  return kLegal;
}

void listAwards(const Situation& at, std::vector<Event>& out) {
  if (at.turn().space == Space::none || bellonaDue(at)) return;
  for (const Award& award : nextAwards(at))
    out.emplace_back(wonWith(at, award));
}

} // namespace annales::inline engine
