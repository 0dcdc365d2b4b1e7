// Pictures of the panel for people to look at.
#include "tests/viewer/play/play_table.h"

#include <QLocale>

namespace annales::viewer::test {
namespace {

void take(const std::string& name, const std::string& file, EventIndex at, View view, bool waits) {
  SessionStore store;
  store.dispatch(SetView{view});
  store.dispatch(OpenGame{openedSample(file), at});
  PlayPanel panel(store);
  panel.resize(view.projector ? QSize(520, 820) : QSize(320, 560));
  panel.show();
  panel.setActive(true);
  const auto& rows = panel.list().rows();
  for (std::size_t i = 0; waits && i < rows.size(); ++i) {
    if (rows[i].payments < 2 && rows[i].counts.empty()) continue;
    emit panel.list().endClicked(static_cast<int>(i));
    break;
  }
  QCoreApplication::processEvents();
  EXPECT_FALSE(pictureOf(panel, name).isNull());
}

TEST(PlayPictures, Look) {
  const std::string antike = "samples/game-occident.antike.jsonl";
  const auto game = openedSample(antike);
  for (const bool dark : {false, true}) {
    View view;
    view.dark = dark;
    wearLook(view);
    const std::string end = dark ? "-dark" : "-light";
    take("play-rondel" + end, antike, beforeA<RondelMoved>(*game, 500), view, false);
    take("play-payment" + end, antike, beforeA<RondelMoved>(*game, 500), view, true);
    take("play-move" + end, antike, beforeA<UnitsMoved>(*game, 500), view, false);
    take("play-units" + end, antike, beforeA<UnitsMoved>(*game, 500), view, true);
    take("play-arm" + end, antike, beforeA<UnitsArmed>(*game, 700), view, false);
    take("play-end" + end, antike, beforeA<TurnEnded>(*game, 600), view, false);
  }
  View wall;
  wall.projector = true;
  wearLook(wall);
  take("play-projector", antike, beforeA<UnitsMoved>(*game, 500), wall, false);
  const std::string duellum = "samples/duellum.game-rome-carthage.antike.jsonl";
  take("play-cards", duellum, beforeA<CardTaken>(*openedSample(duellum), 100), {}, false);
  take("play-battle", antike, beforeA<BattleFought>(*game, 300), {}, false);
  PlayTable table(game, beforeA<UnitsMoved>(*game, 500));
  EXPECT_FALSE(pictureOf(table.board, "play-board-offered").isNull());
  QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
  take("play-german", antike, beforeA<UnitsMoved>(*game, 500), {}, false);
  QLocale::setDefault(QLocale::c());
}

} // namespace
} // namespace annales::viewer::test
