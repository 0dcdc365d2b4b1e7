// `check` and `legal` are two answers to one question: on random walks through the three games every listed
// event is legal, and a legal event is listed, also among events that are nearly the listed ones.
#include "tests/engine/rules/tables.h"

#include <algorithm>
#include <random>
#include <set>

namespace annales::tests {
namespace {

class Walk {
public:
  Walk(Table table, unsigned seed) : table_(std::move(table)), random_(seed) {}

  void run(int steps) {
    for (int i = 0; i < steps && !table_.state().ended; ++i) {
      const std::vector<Event> listed = legal(table_.game(), table_.state(), Payments::every);
      ASSERT_FALSE(listed.empty());
      judge(listed);
      if (::testing::Test::HasFailure()) return;
      ASSERT_FALSE(annales::apply(table_.state(), choose(listed)));
      if (pick(6) == 0) enrich();
    }
  }

private:
  [[nodiscard]] std::size_t pick(std::size_t below) { return random_() % below; }

  /// Types first, so that a rare one comes as often as a common one; the game is seldom broken off.
  [[nodiscard]] const Event& choose(const std::vector<Event>& listed) {
    std::set<std::size_t> types;
    for (const Event& e : listed)
      if (!std::holds_alternative<GameEnded>(e) || listed.size() == 1) types.insert(e.index());
    auto type = types.begin();
    std::advance(type, static_cast<std::ptrdiff_t>(pick(types.size())));
    std::vector<const Event*> these;
    for (const Event& e : listed)
      if (e.index() == *type) these.push_back(&e);
    return *these[pick(these.size())];
  }

  /// Riches, as a correction gives them.
  void enrich() {
    Corrected gift{
        NationId(pick(table_.game().nations())), {}, std::make_shared<const std::string>("a gift")};
    for (const Resource r : kGoods)
      gift.change.set(r, 1 + static_cast<int>(pick(3)));
    static_cast<void>(annales::apply(table_.state(), gift));
  }

  void judge(const std::vector<Event>& listed) {
    std::set<std::string> facts;
    for (const Event& e : listed)
      if (facts.size() < 400) judgeListed(e, facts);
    for (const Event& e : listed)
      all_.insert(table_.fact(e));
    for (int i = 0; i < 25; ++i) {
      Event near = listed[pick(listed.size())];
      spoil(near);
      judgeNear(near);
    }
    for (int i = 0; i < 5 && !past_.empty(); ++i) // what was legal once
      judgeNear(past_[pick(past_.size())]);
    if (past_.size() < 3000) past_.push_back(listed[pick(listed.size())]);
    all_.clear();
  }

  void judgeListed(const Event& e, std::set<std::string>& facts) {
    const auto wrong = check(table_.game(), table_.state(), e);
    EXPECT_FALSE(wrong) << table_.fact(e) << " is listed and breaks " << wrong->rule;
    EXPECT_TRUE(facts.insert(table_.fact(e)).second) << table_.fact(e) << " is listed twice";
  }

  void judgeNear(const Event& e) {
    const auto wrong = check(table_.game(), table_.state(), e);
    const std::string fact = table_.fact(e);
    EXPECT_NE(wrong.has_value(), all_.contains(fact)) << fact << (wrong ? " is listed" : " is not listed");
    if (wrong) return;
    GameState next = table_.state();
    EXPECT_FALSE(annales::apply(next, e)) << fact << " is legal and has no meaning";
  }

  void spoilAmount(Amount& amount) {
    const auto r = static_cast<Resource>(pick(kResources));
    const auto to = static_cast<Resource>(pick(kResources));
    if (pick(3) == 0) {
      amount.add(r, 1);
    } else if (amount[r] > 0) {
      amount.add(r, -1);
      if (pick(2) == 0) amount.add(to, 1);
    }
  }
  void spoilCount(std::uint8_t& count, int least) {
    count = static_cast<std::uint8_t>(std::max(least, count + static_cast<int>(pick(3)) - 1));
  }
  [[nodiscard]] ProvinceId anywhere() { return ProvinceId(pick(table_.game().map->size())); }
  [[nodiscard]] NationId anybody() { return NationId(pick(table_.game().nations())); }

  /// Changes one field a little.
  void spoil(Event& event) {
    std::visit(
        [&](auto& e) {
          if constexpr (requires { e.paid; })
            if (pick(3) == 0) spoilAmount(e.paid);
          if constexpr (requires { e.gain; })
            if (pick(3) == 0) spoilAmount(e.gain);
          if constexpr (requires { e.count; })
            if (pick(4) == 0) spoilCount(e.count, 1);
          if constexpr (requires { e.spent; })
            if (pick(4) == 0) spoilCount(e.spent, 0);
          if constexpr (requires { e.legions; })
            if (pick(3) == 0) spoilCount(pick(2) == 0 ? e.legions : e.galleys, 0);
          if constexpr (requires { e.nation; })
            if (pick(8) == 0) e.nation = anybody();
          if constexpr (requires { e.opponent; })
            if (pick(4) == 0) (pick(2) == 0 ? e.opponent : e.demandedBy) = anybody();
          if constexpr (requires { e.province; })
            if (e.province.exists() && pick(4) == 0) e.province = anywhere();
          if constexpr (requires { e.resource; })
            if (pick(4) == 0) e.resource = kGoods[pick(3)];
          if constexpr (requires { e.personage; }) {
            if (pick(3) == 0) e.personage = static_cast<Personage>(pick(kPersonages));
          }
          if constexpr (std::is_same_v<std::decay_t<decltype(e)>, UnitsMoved>)
            if (pick(4) == 0) e.to = anywhere();
        },
        event);
  }

  Table table_;
  std::mt19937 random_;
  std::set<std::string> all_;
  std::vector<Event> past_;
};

constexpr int kSteps = 500;

TEST(Agreement, Antike) {
  for (unsigned seed = 1; seed <= 4; ++seed)
    Walk(antikeTable(), seed).run(kSteps);
}

TEST(Agreement, AntikeWithEveryKnowHow) {
  Table t = antikeTable();
  t.knowsAll("romans")
      .knows("greeks", "wheel sailing monarchy")
      .isles("romans", 1, 6)
      .units("romans", "delphi", 3, 0);
  Walk(std::move(t), 7).run(kSteps);
}

TEST(Agreement, AntikeII) {
  for (unsigned seed = 1; seed <= 4; ++seed)
    Walk(antikeIITable(), seed).run(kSteps);
}

TEST(Agreement, Duellum) {
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const Options options = seed % 2 == 0 ? specialUnitsOf("beige", "brown") : Options{};
    Walk(duellumTable(options), seed).run(kSteps);
  }
}

TEST(Agreement, DuellumWithASmallDeck) {
  Options options;
  options.deck = std::vector<Card>{{"fort", 3, CardDoes::strength, CardWhen::opponentConquest},
                                   {"quake", 1, CardDoes::wallDestroyed, CardWhen::ownTurn}};
  for (unsigned seed = 1; seed <= 4; ++seed)
    Walk(duellumTable(options), seed).run(2 * kSteps);
}

} // namespace
} // namespace annales::tests
