#include "libreplay/words/remark_words.h"
#include "libreplay/words/terms.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

constexpr auto kBoth = {Language::english, Language::german};

TEST(Terms, NameEveryThing) {
  for (const Language language : kBoth) {
    for (std::size_t t = 0; t <= indexOf(Term::shortSeas); ++t)
      EXPECT_FALSE(titleOf(static_cast<Term>(t), language).empty()) << t;
    for (std::size_t t = 0; t <= indexOf(Thing::finding); ++t)
      for (const int count : {0, 1, 2})
        EXPECT_FALSE(nounOf(static_cast<Thing>(t), count, language).empty()) << t;
    for (const Site site : {Site::marble, Site::iron, Site::gold, Site::any, Site::none})
      EXPECT_FALSE(titleOf(site, language).empty());
    for (const BorderKind border : {BorderKind::land, BorderKind::sea, BorderKind::both, BorderKind::none})
      EXPECT_FALSE(titleOf(border, language).empty());
  }
}

TEST(Terms, CountAsPeopleDo) {
  EXPECT_EQ(counted(1, Kind::galley, Language::english), "1 galley");
  EXPECT_EQ(counted(0, Kind::galley, Language::english), "0 galleys");
  EXPECT_EQ(counted(-1, Resource::coins, Language::english), "-1 coin");
  EXPECT_EQ(counted(2, Personage::scholar, Language::german), "2 Gelehrte");
  EXPECT_EQ(countedInSupply(1, Thing::wall, Language::german), "1 Stadtmauer im Vorrat");
  EXPECT_EQ(progressTo(Personage::king, 4, 5, Language::english), "4 of 5 cities");
  EXPECT_EQ(progressTo(Personage::king, 4, 5, Language::german), "4 von 5 Städten");
}

TEST(Terms, BeginLikeTitles) {
  EXPECT_EQ(titleOf(Resource::coins), "Coins");
  EXPECT_EQ(titleOf(Site::any, Language::german), "Der Gründer wählt");
  EXPECT_EQ(titleOfMany(Personage::king, Language::german), "Könige");
  EXPECT_EQ(titleOfTerm("fortress", Language::german), "Festung");
  EXPECT_EQ(titleOfTerm("res-publica", Language::german), "Res publica");
  EXPECT_EQ(titleOfLine("main"), "As played");
  EXPECT_EQ(titleOfLine("Alternative"), "Alternative");
  EXPECT_EQ(titleOfRound(0, Language::german), "Vor Runde 1");
  EXPECT_EQ(titleOfRound(7, Language::german), "Runde 7");
}

TEST(Terms, NameTheSignsOfRemarks) {
  EXPECT_EQ(titleOfSign("!!", Language::english), "Brilliant");
  EXPECT_EQ(titleOfSign("tempo-loss", Language::german), "Tempo verloren");
  EXPECT_EQ(titleOfSign("opening", Language::german), "opening");
  EXPECT_EQ(pactInWords("Römer, Griechen", "Sicilia", 8, Language::german),
            "Pakt von Römer, Griechen: Keine Einheit zieht nach Sicilia, bis Runde 8 zu Ende ist");
}

} // namespace
} // namespace annales
