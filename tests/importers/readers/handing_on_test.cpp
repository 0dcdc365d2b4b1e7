// Files of sheets and of turns in JSON, whose games are handed on as they come.
#include "importers/sheets/sheet_writer.h"
#include "importers/turns/turns_writer.h"
#include "tests/importers/readers/many_games.h"

namespace annales {
namespace {

using namespace test;

/// The games of an AGN file in the other format; the third stands there twice.
template <class Write> std::string fileIn(Write write) {
  std::string agn, text;
  std::size_t games = 0;
  for (std::size_t k = 0; k < 30; ++k)
    agn += gameText(k);
  AnyReader reader(
      ReadRequest{.shelf = knownShelf(), .whole = [&](const std::shared_ptr<const EventLog>& log) {
                    const std::string game = write(*log);
                    text += game;
                    if (++games == 3) text += game;
                    return true;
                  }});
  std::istringstream in(agn);
  EXPECT_FALSE(reader.read(in));
  return text;
}

std::string asSheets() {
  return fileIn(
      [](const EventLog& log) { return *sheets::sheetCsv(log, knownShelf().find(log.game().map->hash())); });
}

std::string asTurns() {
  return fileIn([](const EventLog& log) { return *turns::turnsJson(log, knownShelf()); });
}

TEST(HandingOn, ChangesNothing) {
  for (const std::string& text : {asSheets(), asTurns()}) {
    const Told kept = readMany(text, 1, false);
    EXPECT_NE(kept.complaints.find("only the first one is read"), std::string::npos);
    EXPECT_NE(kept.logs.find("Game 29"), std::string::npos);
    EXPECT_EQ(readMany(text, 1, true), kept);
  }
}

TEST(HandingOn, GamesRestAtOnceAndWhoeverHasEnoughGetsNoMore) {
  for (const std::string& text : {asSheets(), asTurns()}) {
    Watched watched;
    std::size_t games = 0;
    AnyReader reader(ReadRequest{
        .shelf = knownShelf(), .observer = &watched, .whole = [&](const std::shared_ptr<const EventLog>&) {
          EXPECT_EQ(watched.alive.size(), 1U);
          return ++games < 10;
        }});
    std::istringstream in(text + "\"[{ what comes after is not looked at");
    EXPECT_FALSE(reader.read(in));
    EXPECT_EQ(games, 10U);
    EXPECT_TRUE(watched.alive.empty());
    EXPECT_EQ(reader.games(), 0U);
  }
}

} // namespace
} // namespace annales
