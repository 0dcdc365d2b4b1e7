// The hover card says what the report says.
#include "libreplay/stats/province_report.h"
#include "tests/viewer/board/board_games.h"
#include "viewer/board/board_panel.h"
#include "viewer/board/province_card.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

QString valueOf(const ProvinceCard& card, const QString& label) {
  for (const CardRow& row : card.rows)
    if (row.label == label) return row.value;
  return {};
}

int sumOf(const QString& defence) { // "5 = city 3 + units 2"
  int sum = 0;
  const QStringList halves = defence.split(QStringLiteral(" = "));
  if (halves.size() < 2) return halves[0].split(QLatin1Char(';'))[0].toInt();
  const QString parts = halves[1].split(QLatin1Char(';'))[0];
  for (const QString& part : parts.split(QStringLiteral(" + ")))
    sum += part.section(QLatin1Char(' '), -1).toInt();
  return sum;
}

void expectCard(const OpenedGame& game, const GameState& state, ProvinceId p, const ProvinceCard& card,
                const std::vector<NationLook>& nations) {
  const ProvinceReport report = provinceReport(game.game(), state, p);
  const QString defence = valueOf(card, QStringLiteral("Defence"));
  ASSERT_EQ(defence.isEmpty(), report.strength == 0);
  if (!defence.isEmpty()) {
    ASSERT_EQ(defence.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char(';')).toInt(), report.strength);
    ASSERT_EQ(sumOf(defence), report.strength) << defence.toStdString();
    ASSERT_EQ(defence.contains(QStringLiteral("last city")), report.protectedCity);
  }
  std::size_t reaching = 0;
  for (const CardRow& row : card.rows)
    reaching += row.label.startsWith(QStringLiteral("In reach of")) ? 1 : 0;
  ASSERT_EQ(reaching, report.reach.size());
  for (const Incoming& reach : report.reach) {
    const QString text =
        valueOf(card, QStringLiteral("In reach of %1").arg(nations[reach.nation.index()].name));
    ASSERT_EQ(text.contains(QStringLiteral("%1 legion").arg(reach.legions)), reach.legions > 0);
    ASSERT_EQ(text.contains(QStringLiteral("%1 galley").arg(reach.galleys)), reach.galleys > 0);
    ASSERT_EQ(text.contains(QStringLiteral("enough")), reach.conquers);
  }
}

void expectCards(const std::shared_ptr<const OpenedGame>& game, EventIndex by) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(400, 300);
  store.dispatch(OpenGame{game});
  const auto nations = nationLooks(*game, Look::of({}));
  for (EventIndex k = 1; k <= game->main()->length(); k += by) {
    store.dispatch(GoTo{k});
    const GameState state = game->main()->stateAt(k);
    for (std::size_t p = 0; p < state.fixed.provinces; ++p)
      ASSERT_NO_FATAL_FAILURE(expectCard(*game, state, ProvinceId(p), panel.cardOf(ProvinceId(p)), nations))
          << "event " << k << " province " << p;
  }
}

TEST(ProvinceCard, SaysWhatTheReportSays) {
  expectCards(sixNations(), 41);
  expectCards(duellumGame(), 23);
  expectCards(antikeIIGame(), 37);
}

TEST(ProvinceCard, NamesTheNeighboursByBorder) {
  SessionStore store;
  BoardPanel panel(store);
  store.dispatch(OpenGame{openedSample("samples/game-occident.antike.jsonl")});
  const OpenedGame& game = *store.tab()->game;
  const Map& map = *game.game().map;
  for (std::size_t p = 0; p < map.size(); ++p) {
    const ProvinceCard card = panel.cardOf(ProvinceId(p));
    EXPECT_EQ(card.title.toStdString(), game.names().province(ProvinceId(p)));
    for (const Neighbour& neighbour : map.neighbours(ProvinceId(p))) {
      const char* label = neighbour.kind == BorderKind::land  ? "By land"
                          : neighbour.kind == BorderKind::sea ? "By sea"
                                                              : "By land and sea";
      EXPECT_THAT(valueOf(card, QString::fromLatin1(label)).toStdString(),
                  testing::HasSubstr(game.names().province(neighbour.province)));
    }
  }
}

TEST(ProvinceCard, CountsTheUnitsOfEveryNation) {
  const OpenedGame& game = *duellumGame();
  const auto nations = nationLooks(game, Look{});
  const GameState state = game.main()->stateAt(game.main()->length());
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    for (std::size_t n = 0; n < nations.size(); ++n) {
      const QString words = valueOf(provinceCard(game, state, ProvinceId(p), nations), nations[n].name);
      EXPECT_EQ(words.isEmpty(), state[ProvinceId(p)].all(NationId(n)) == 0 &&
                                     state.units(ProvinceId(p), NationId(n), Kind::commander) == 0 &&
                                     state.units(ProvinceId(p), NationId(n), Kind::admiral) == 0);
      for (const Kind kind : kBasicKinds)
        if (const int count = state.units(ProvinceId(p), NationId(n), kind); count > 0) {
          EXPECT_TRUE(words.contains(
              QStringLiteral("%1 %2").arg(count).arg(QString::fromStdString(std::string(wordOf(kind))))));
        }
    }
}

} // namespace
} // namespace annales::viewer::test
