// Which games bots played, by their headers.
#include "libreplay/log/played_by.h"

#include <gtest/gtest.h>

namespace annales::tests {
namespace {

TEST(PlayedByBots, IsSaidByTheSourceOfEachMakerOfSuchGames) {
  for (const char* source : {"annales simulate: bots mixed, seed 1, game 2",
                             "annales stats lab: seed 3, game 4", "bots of Annales, Occident, seed 7"}) {
    EXPECT_TRUE(playedByBots({{"source", source}})) << source;
    EXPECT_TRUE(playedByBots({{"source", source}, {"player.romans", "Anna"}})) << "named later: " << source;
  }
  for (const char* source : {"", "a club", "worked example of the rulebook, laid out by Annales",
                             "typed after annales simulate: it is a person's"})
    EXPECT_FALSE(playedByBots({{"source", source}})) << source;
}

TEST(PlayedByBots, IsSaidByTheBotsOfItsNations) {
  EXPECT_TRUE(playedByBots({{"bot.romans", "growth"}, {"bot.greeks", "random"}}));
  EXPECT_TRUE(playedByBots({{"player.romans", "Growth bot"}, {"player.greeks", "Bot 2"}}));
  EXPECT_FALSE(playedByBots({{"bot.romans", "growth"}, {"player.greeks", "Anna"}}))
      << "a person sat there, too";
  EXPECT_FALSE(playedByBots({{"player.romans", "Growth bot"}, {"player.greeks", "Anna"}}));
  EXPECT_FALSE(playedByBots({{"player.romans", "Anna"}, {"player.greeks", "Bruno"}}));
  EXPECT_FALSE(playedByBots({{"event", "Bots of the club"}}));
  EXPECT_FALSE(playedByBots({}));
}

TEST(PlayedByBots, ABotIsNamedAsAWord) {
  for (const char* bot : {"Bot", "BOT 1", "bot3", "Growth bot", "growth-bot", "(bot)"})
    EXPECT_TRUE(namesBot(bot)) << bot;
  for (const char* person : {"", "Abbot", "Botho", "Talbot", "Botë", "Robot Anna's friend"})
    EXPECT_FALSE(namesBot(person)) << person;
}

} // namespace
} // namespace annales::tests
