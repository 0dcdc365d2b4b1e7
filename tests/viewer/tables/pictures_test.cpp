#include "tests/viewer/tables/games.h"
#include "viewer/tables/bank_view.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"

#include <gtest/gtest.h>

namespace annales::viewer {
namespace {

std::shared_ptr<const OpenedGame> game(const std::string& name) {
  if (name == "six") return test::sixNations();
  if (name == "duellum") return test::duellumGame();
  if (name == "bare") return test::bareGame();
  return test::openedSample("samples/" + name + ".antike.jsonl");
}

EventIndex eventWorthSeeing(const OpenedLine& line) {
  for (EventIndex k = line.length() * 2 / 3; k < line.length(); ++k)
    if (std::holds_alternative<CityConquered>(line.event(k))) return k;
  return line.length() / 2;
}

TEST(TablesPictures, Look) {
  for (const bool dark : {false, true})
    for (const std::string name : {"six", "game-orient-mistakes", "duellum", "bare"}) {
      SessionStore store;
      View look;
      look.dark = dark;
      look.projector = name == "duellum" && dark;
      wearLook(look);
      store.dispatch(SetView{look});
      store.dispatch(OpenGame{game(name)});
      store.dispatch(GoTo{eventWorthSeeing(*store.tab()->line)});
      store.dispatch(SelectNation{NationId(1)});
      NationsView nations(store);
      nations.resize(look.projector ? 700 : 460, 260);
      EXPECT_FALSE(test::pictureOf(nations, "nations-" + name + (dark ? "-dark" : "-light")).isNull());
      BankView bank(store);
      bank.resize(look.projector ? 600 : 380, bank.heightForWidth(look.projector ? 600 : 380));
      EXPECT_FALSE(test::pictureOf(bank, "bank-" + name + (dark ? "-dark" : "-light")).isNull());
      KnowHowView knowHows(store);
      knowHows.resize(380, 240);
      EXPECT_FALSE(test::pictureOf(knowHows, "know-how-" + name + (dark ? "-dark" : "-light")).isNull());
      while (!std::holds_alternative<RondelMoved>(store.tab()->event()))
        store.dispatch(StepEvent{1});
      if (dark) store.dispatch(SelectNation{});
      RondelView rondel(store);
      rondel.resize(320, 320);
      EXPECT_FALSE(test::pictureOf(rondel, "rondel-" + name + (dark ? "-dark" : "-light")).isNull());
    }
}

} // namespace
} // namespace annales::viewer
