#include "libreplay/stats/flow.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

std::vector<Transfer> transfersOf(const Event& event) {
  std::vector<Transfer> found;
  transfersInto(found, event);
  return found;
}

TEST(Flow, SumsToTheStocksOfEveryEvent) {
  for (const FollowedLine& line : followedLines())
    for (std::size_t i = 0; i < line.game().nations(); ++i)
      for (EventIndex k = 1; k <= line.length(); k += 7) {
        const FlowSums sums = line.stats.flow.upTo(NationId(i), k);
        for (std::size_t r = 0; r < kResources; ++r) {
          int stock = 0;
          for (const auto& row : sums.in)
            stock += row[r];
          for (const auto& row : sums.out)
            stock -= row[r];
          ASSERT_EQ(stock, line.states[k].nations[i].stock[r]) << line.name << " at " << k;
        }
        ASSERT_EQ(sums.totalIn() - sums.totalOut(), line.stats.series.at(Measure::stock, NationId(i), k));
      }
}

TEST(Flow, PartsOfALineAddUp) {
  const FollowedLine& line = followedLines().front();
  const NationId n(0);
  const EventIndex middle = line.length() / 2;
  const FlowSums whole = line.stats.flow.upTo(n, line.length());
  EXPECT_EQ(whole.totalIn(), line.stats.flow.upTo(n, middle).totalIn() +
                                 line.stats.flow.between(n, middle + 1, line.length()).totalIn());
}

int amount(const std::vector<Transfer>& transfers, Purpose purpose) {
  int sum = 0;
  for (const Transfer& t : transfers)
    if (!t.incoming && t.reason == indexOf(purpose)) sum += t.amount.total();
  return sum;
}
int amount(const std::vector<Transfer>& transfers, Source source) {
  int sum = 0;
  for (const Transfer& t : transfers)
    if (t.incoming && t.reason == indexOf(source)) sum += t.amount.total();
  return sum;
}

TEST(Flow, NamesThePurposeOfEveryPayment) {
  const NationId n(0);
  const Amount two = amountOf(Resource::gold, 2);
  EXPECT_EQ(amount(transfersOf(RondelMoved{n, Space::gold, two}), Purpose::rondel), 2);
  EXPECT_EQ(amount(transfersOf(TempleBuilt{n, ProvinceId(0), two}), Purpose::temples), 2);
  EXPECT_EQ(amount(transfersOf(WallBuilt{n, ProvinceId(0), two}), Purpose::walls), 2);
  EXPECT_EQ(amount(transfersOf(KnowHowDeveloped{n, KnowHowId(0), two}), Purpose::knowHow), 2);
  EXPECT_EQ(amount(transfersOf(UnitsRecruited{n, Kind::legion, 2, two}), Purpose::units), 2);
  EXPECT_EQ(amount(transfersOf(UnitsArmed{n, Kind::legion, ProvinceId(0), 2, two}), Purpose::units), 2);
  EXPECT_EQ(amount(transfersOf(CityFounded{n, Resource::gold, ProvinceId(0), two}), Purpose::cities), 2);
  EXPECT_EQ(amount(transfersOf(Produced{n, two}), Source::production), 2);
  EXPECT_EQ(amount(transfersOf(IncomeReceived{n, two}), Source::round), 2);
  EXPECT_TRUE(transfersOf(TurnBegan{n}).empty());
}

TEST(Flow, AnExchangeWastesWhatDoesNotComeBack) {
  Amount paid = amountOf(Resource::marble, 1);
  paid.set(Resource::iron, 2);
  const auto transfers = transfersOf(Traded{NationId(0), paid, amountOf(Resource::gold, 2)});
  EXPECT_EQ(amount(transfers, Purpose::trade), 2);
  EXPECT_EQ(amount(transfers, Purpose::waste), 1);
  EXPECT_EQ(amount(transfers, Source::trade), 2);
}

TEST(Flow, CardsAndCorrectionsGiveAndTake) {
  Corrected corrected;
  corrected.nation = NationId(1);
  corrected.change = amountOf(Resource::gold, 3);
  corrected.change.set(Resource::coins, -2);
  corrected.more->reason = std::make_shared<const std::string>("miscounted");
  const auto transfers = transfersOf(corrected);
  EXPECT_EQ(amount(transfers, Source::correction), 3);
  EXPECT_EQ(amount(transfers, Purpose::waste), 2);

  Adjustment robbed;
  robbed.op = Adjustment::Op::stock;
  robbed.nation = NationId(1);
  robbed.stock = amountOf(Resource::coins, -4);
  const CardPlayed card{NationId(0), CardId(0), std::make_shared<const Adjustments>(1, robbed)};
  EXPECT_EQ(amount(transfersOf(card), Purpose::waste), 4);
  EXPECT_EQ(transfersOf(card).front().nation, NationId(1));
}

} // namespace
} // namespace annales
