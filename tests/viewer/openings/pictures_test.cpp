// Pictures of the editor of names, the form of conditions and the chart, each checked to show something.
#include "tests/viewer/samples.h"
#include "viewer/openings/filter_form.h"
#include "viewer/openings/icicle_view.h"
#include "viewer/openings/openings_editor.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>
#include <set>

namespace annales::viewer::test {
namespace {

Look lookOf(bool dark, bool projector) {
  View view;
  view.dark = dark;
  view.projector = projector;
  wearLook(view);
  return Look::of(view);
}

/// How many colours it has.
std::size_t saved(QWidget& widget, const QString& name) {
  widget.show();
  QApplication::processEvents();
  const QImage image = pictureOf(widget, name.toStdString());
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 5)
    for (int x = 0; x < image.width(); x += 5)
      colours.insert(image.pixel(x, y));
  return colours.size();
}

/// Whoever begins with iron wins more; the rest is chance. `games` of four nations.
FactTable inventedTable(std::size_t games) {
  FactTable table;
  unsigned state = 7;
  const auto below = [&](unsigned n) { return (state = state * 1103515245U + 12345U) / 65536U % n; };
  for (std::size_t g = 0; g < games; ++g) {
    GameFacts game;
    game.id = sha256(std::to_string(g));
    game.board = "occident";
    game.rounds = 8;
    game.reason = EndReason::personages;
    for (std::size_t n = 0; n < 4; ++n) {
      SeatFacts seat;
      seat.nation = std::array{"romans", "greeks", "germans", "phoenicians"}[n];
      for (int turn = 0; turn < 8; ++turn)
        seat.spaces.push_back(static_cast<Space>(std::min(below(8), below(6))));
      seat.personagesByRound.assign(8, 1);
      game.seats.push_back(seat);
    }
    const bool iron = game.seats[0].spaces[0] == Space::iron;
    game.winner = below(100) < (iron ? 45U : 20U) ? 0 : 1 + below(3);
    for (std::size_t n = 0; n < 4; ++n)
      game.seats[n].place = n == *game.winner ? 1 : 2;
    table.add(game, {});
  }
  return table;
}

class OpeningPictures : public testing::TestWithParam<std::pair<bool, bool>> {
protected:
  [[nodiscard]] QString named(const char* what) const {
    return QStringLiteral("openings-%1%2%3")
        .arg(QLatin1String(what), GetParam().first ? "-dark" : "-light",
             GetParam().second ? "-projector" : "");
  }
  const Look look_ = lookOf(GetParam().first, GetParam().second);
};

TEST_P(OpeningPictures, OfTheEditor) {
  QTemporaryDir folder;
  OpeningNames names(folder.filePath(QStringLiteral("openings.json")));
  OpeningBook own;
  ASSERT_TRUE(own.add({"G1a",
                       "Late temple",
                       "Später Tempel",
                       RulesetId::antike,
                       "",
                       {{Space::marble}, SpaceChoice::any(), {Space::temple}}}));
  ASSERT_TRUE(own.add({"M9",
                       "Roman march",
                       "",
                       RulesetId::antike,
                       "romans",
                       {{Space::arming}, {Space::maneuver1, Space::maneuver2}}}));
  ASSERT_EQ(names.save(own, {}), OpeningNames::Saved::done);
  OpeningsEditor editor(names, look_);
  editor.name(RulesetId::antike, "greeks", OpeningKey::of({Space::gold, Space::knowHow}));
  EXPECT_GT(saved(editor, named("editor")), 20U);
}

TEST_P(OpeningPictures, OfTheForm) {
  FilterForm form;
  form.setLook(look_);
  form.setTable(inventedTable(3));
  form.setText(QStringLiteral("nation=romans; player=Anna; from=2024; tag=site=Club"));
  form.adjustSize();
  EXPECT_GT(saved(form, named("form")), 10U);
}

TEST_P(OpeningPictures, OfTheChart) {
  for (const std::size_t games : {30U, 2000U}) {
    const FactTable table = inventedTable(games);
    FactFilter romans;
    romans.seats.nation = "romans";
    const auto tree = openingTree(table, select(table, romans), Baselines(table, {}), {}, 5);
    IcicleView chart;
    chart.setLook(look_);
    chart.resize(qRound(look_.px(620)), qRound(look_.px(380)));
    chart.show(std::make_shared<const OpeningTree>(*tree), {}, QStringLiteral("Romans"), 5);
    std::size_t clear = 0;
    for (const OpeningBranch& branch : tree->branches)
      clear += branch.depth > 0 && !IcicleView::isDoubtful(branch.measures) ? 1 : 0;
    EXPECT_EQ(clear > 0, games == 2000) << "thirty games assert nothing, two thousand show what was planted";
    EXPECT_GT(saved(chart, named(games == 30 ? "chart-club" : "chart")), 10U);
  }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, OpeningPictures,
                         testing::Values(std::pair(false, false), std::pair(true, false),
                                         std::pair(false, true)));

} // namespace
} // namespace annales::viewer::test
