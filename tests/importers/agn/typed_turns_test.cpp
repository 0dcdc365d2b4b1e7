// Turns typed at any place of a game bring what was played there; words are offered that go on legally.
#include "importers/agn/turn_words.h"
#include "importers/agn/turns_text.h"
#include "importers/agn/typed_turns.h"
#include "importers/boards/own_boards.h"
#include "libreplay/log/timeline.h"
#include "tests/importers/agn/round_trip.h"
#include "tests/importers/antike_jsonl/read_logs.h"

#include <gmock/gmock.h>

#include <fstream>

namespace annales::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::shared_ptr<const EventLog> sample(const char* name) {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/" + std::string(name) + ".antike.jsonl");
  return readLogs(in, BoardShelf::builtIn().finder())->front();
}

/// A game with somebody who types at one of its events.
struct Typist {
  explicit Typist(const char* name)
      : log(sample(name)), board(knownShelf().find(log->game().map->hash())),
        words(log->game(), board), in{log->game(), log->names(), words}, timeline(*log, log->mainHead()) {}

  [[nodiscard]] GameState at(std::size_t event) { return timeline.stateAt(event); }
  agn::Typed type(const std::string& text, std::size_t event = 1, agn::LastTurn last = agn::LastTurn::ends) {
    return agn::readTurns(text, in, at(event), last);
  }
  std::vector<std::string> offered(const std::string& text, std::size_t event = 1, bool legal = true,
                                   Language language = Language::english) {
    std::vector<std::string> all;
    for (const agn::TurnWord& word :
         agn::wordsAt(text, text.size(), in, at(event), board.get(), language).words)
      if (word.legal == legal) all.push_back(word.text);
    return all;
  }
  [[nodiscard]] std::string factsOf(const std::vector<Event>& events) const {
    std::string text;
    for (const Event& event : events)
      appendFact(text, event, log->names());
    return text;
  }

  std::shared_ptr<const EventLog> log;
  std::shared_ptr<const Board> board;
  agn::GameWords words;
  agn::TypedIn in;
  Timeline timeline;
};

const char* const kSamples[] = {"game-occident", "antike-ii.game-mare-nostrum", "duellum.game-rome-carthage",
                                "opening-growth"};

TEST(TypedTurns, WhatWasPlayedFromAnyEventOnReadsBackThere) {
  for (const char* name : kSamples) {
    Typist typist(name);
    const std::vector<NodeIndex>& path = typist.timeline.path();
    for (std::size_t from = 1; from < path.size(); from += from < 40 ? 3 : 37) {
      const std::size_t to = std::min(path.size(), from + 60);
      const std::string text =
          agn::turnsText(*typist.log, typist.log->mainHead(), from + 1, to, typist.board);
      const agn::Typed typed = typist.type(text, from);
      ASSERT_FALSE(typed.fault) << name << " from " << from << ": " << typed.fault->message << "\n" << text;
      std::vector<Event> events, played;
      for (const agn::TypedTurn& turn : typed.turns)
        events.insert(events.end(), turn.events.begin(), turn.events.end());
      for (std::size_t i = from; i < to; ++i)
        played.push_back((*typist.log)[path[i]].event);
      EXPECT_EQ(typist.factsOf(events), typist.factsOf(played)) << name << " from " << from << "\n" << text;
    }
  }
}

TEST(TypedTurns, TheFirstTurnNeedsNoHeadingAndEachIsAPieceOfItsOwn) {
  Typist typist("game-occident");
  const agn::Typed typed =
      typist.type("arming Antiochia L, Petra L {Two at once.} Romans: Iron !? Germans: Gold");
  ASSERT_FALSE(typed.fault) << typed.fault->message;
  ASSERT_EQ(typed.turns.size(), 3U);
  for (const agn::TypedTurn& turn : typed.turns)
    EXPECT_TRUE(std::holds_alternative<TurnEnded>(turn.events.back()));
  ASSERT_EQ(typed.turns[0].remarks.size(), 1U);
  EXPECT_EQ(typed.turns[0].remarks[0].remark.text, "Two at once.");
  EXPECT_EQ(typed.turns[0].remarks[0].behind + 1, typed.turns[0].events.size()) << "behind the second legion";
  EXPECT_THAT(typed.turns[1].remarks[0].remark.glyphs, ElementsAre("!?"));
}

TEST(TypedTurns, ThreeDotsLeaveTheTurnOpenAndItGoesOnThere) {
  Typist typist("game-occident");
  const agn::Typed typed = typist.type("Arming Antiochia L ...");
  ASSERT_FALSE(typed.fault);
  EXPECT_TRUE(std::holds_alternative<UnitsArmed>(typed.turns[0].events.back()));
  const agn::Typed more = agn::readTurns("Petra L", typist.in, *typed.after.state);
  ASSERT_FALSE(more.fault) << more.fault->message;
  EXPECT_TRUE(std::holds_alternative<UnitsArmed>(more.turns[0].events.front()));
}

TEST(TypedTurns, AFaultHasItsPlaceItsRuleAndASuggestionAndLeavesWhatWasRight) {
  Typist typist("game-occident");
  agn::Typed typed = typist.type("Iron Romans: Iron Germans: Temple Massilai (m5)");
  ASSERT_TRUE(typed.fault);
  EXPECT_EQ(typed.turns.size(), 3U) << "the Germans went to the temple";
  EXPECT_TRUE(typed.turns[1].whole);
  EXPECT_FALSE(typed.turns[2].whole);
  EXPECT_EQ(typed.fault->offset, std::string("Iron Romans: Iron Germans: Temple ").size());
  EXPECT_EQ(typed.fault->length, std::string("Massilai").size());
  EXPECT_THAT(typed.fault->message, HasSubstr("Massilia"));
  typed = typist.type("Temple Antiochia (m9)");
  ASSERT_TRUE(typed.fault);
  EXPECT_FALSE(typed.fault->rule.empty());
  EXPECT_EQ(typed.fault->length, std::string("Antiochia (m9)").size());
  typed = typist.type("Arming Antiochia");
  ASSERT_TRUE(typed.fault);
  EXPECT_EQ(typed.fault->length, 0U) << "only something is missing";
}

TEST(TypedTurns, NothingOfAWayIsPlayedThatEndsBadly) {
  Typist typist("game-occident");
  const std::vector<NodeIndex>& path = typist.timeline.path();
  for (std::size_t k = 1; k < path.size(); ++k) {
    const auto* moved = std::get_if<UnitsMoved>(&(*typist.log)[path[k]].event);
    if (moved == nullptr || moved->kind != Kind::legion) continue;
    const auto name = [&](ProvinceId p) {
      return agn::titleWord(typist.log->game().map->provinces()[p.index()].id);
    };
    const agn::Typed typed =
        typist.type("L " + name(moved->from) + ">" + name(moved->to) + ">" + name(moved->from) + ">" +
                        name(moved->to) + ">" + name(moved->from) + ">" + name(moved->to),
                    k);
    ASSERT_TRUE(typed.fault);
    EXPECT_THAT(typed.turns, IsEmpty());
    return;
  }
  FAIL() << "nobody moved";
}

TEST(TypedTurns, AStarTakesItAsItWasAndNothingMalformed) {
  Typist typist("game-occident");
  EXPECT_FALSE(typist.type("Temple *build Antiochia (m2)").fault);
  EXPECT_TRUE(typist.type("Iron *correct Romans m0 \"" + std::string(3000, 'x') + "\"").fault);
}

TEST(TypedTurns, WholeGamesVariationsAndMegabytesAreSaidToBeSo) {
  Typist typist("game-occident");
  const agn::Typed game = typist.type("[Board \"Occident\"]\n\nPhoenicians: Iron");
  EXPECT_TRUE(game.wholeGame);
  EXPECT_THAT(game.turns, IsEmpty());
  const agn::Typed lines = typist.type("Iron (\"other\" Gold (Marble)) Romans: Gold");
  EXPECT_FALSE(lines.fault);
  EXPECT_EQ(lines.bracketsLeftOut, 1U);
  EXPECT_EQ(lines.turns.size(), 2U);
  const agn::Typed much = typist.type(std::string(agn::kLongestTyped + 1, 'a'));
  ASSERT_TRUE(much.fault);
  EXPECT_THAT(much.turns, IsEmpty());
  for (const char* hostile : {"(((((", ")", "{", "\"", "[", "$9999", "\\", ">", "* * *", "Romans:", ":", ""})
    EXPECT_LE(typist.type(hostile).turns.size(), 1U) << hostile;
}

TEST(TypedTurns, TellsWhoActsNextBetweenTurns) {
  Typist typist("game-occident");
  EXPECT_EQ(agn::nextToAct(typist.log->game(), typist.at(1)), NationId(0));
  const agn::Typed typed = typist.type("Iron end");
  EXPECT_EQ(agn::nextToAct(typist.log->game(), *typed.after.state), NationId(1));
}

TEST(TurnWords, BeginWithTheSpacesOfTheRondelInTheLanguageOfTheWindow) {
  Typist typist("game-occident");
  EXPECT_THAT(typist.offered(""), Contains("Arming"));
  EXPECT_THAT(typist.offered("", 1, true, Language::german), Contains("Eisen"));
  EXPECT_THAT(typist.offered("Te"), ElementsAre("Temple"));
  EXPECT_THAT(typist.offered("Tem", 1, true, Language::german), ElementsAre("Tempel"));
  EXPECT_THAT(typist.offered("templu"), ElementsAre("Templum"));
  EXPECT_THAT(typist.offered("aur"), ElementsAre("Aurum"));
}

TEST(TurnWords, GoOnWithWhatIsLegalAndNameTheRestBehindIt) {
  Typist typist("game-occident");
  const auto cities = typist.offered("Arming ");
  EXPECT_THAT(cities, Contains("Antiochia"));
  EXPECT_THAT(cities, ::testing::Not(Contains("Roma"))) << "not theirs";
  EXPECT_THAT(typist.offered("Arming Ro", 1, false), Contains("Roma")) << "but there is such a place";
  EXPECT_THAT(typist.offered("Arming Antiochia "), Contains("L"));
  EXPECT_THAT(typist.offered("Arming Antiochia L Pet"), Contains("Petra"));
  EXPECT_THAT(typist.offered("Know-how wh"), IsEmpty()) << "nobody can pay for it yet";
}

TEST(TurnWords, EveryTurnOfASampleIsOfferedWordByWord) {
  Typist typist("game-occident");
  const std::vector<NodeIndex>& path = typist.timeline.path();
  std::size_t asked = 0, offered = 0;
  std::string missed;
  for (std::size_t from = 1; from < path.size() && asked < 150; ++from) {
    if (!std::holds_alternative<TurnBegan>((*typist.log)[path[from]].event)) continue;
    std::size_t to = from + 1;
    while (to < path.size() && !std::holds_alternative<TurnEnded>((*typist.log)[path[to - 1]].event))
      ++to;
    std::string text = agn::turnsText(*typist.log, typist.log->mainHead(), from + 2, to, typist.board);
    text = text.substr(0, text.find('\n'));
    for (const agn::Item& item : agn::itemsOf(text).moves) {
      if (item.sort != agn::Item::Sort::word || item.text.size() < 2) continue;
      if (std::isdigit(static_cast<unsigned char>(item.text.front())) != 0) continue;
      const std::string before = text.substr(0, item.offset);
      const auto words = typist.offered(before + std::string(item.text.substr(0, 1)), from + 1);
      ++asked;
      const std::size_t had = offered;
      offered += std::ranges::any_of(words, [&](const std::string& word) {
        return word == item.text || word == std::string(item.text) + ">";
      });
      if (had == offered) missed += before + "|" + std::string(item.text) + "\n";
    }
  }
  EXPECT_GT(asked, 100U);
  EXPECT_GE(offered * 100, asked * 95) << offered << " of " << asked << "\n" << missed;
}

TEST(TurnWords, AreSilentInRemarksAndBehindNonsense) {
  Typist typist("game-occident");
  EXPECT_THAT(typist.offered("Iron {Wh"), IsEmpty());
  EXPECT_THAT(typist.offered("Iron ; Wh"), IsEmpty());
  EXPECT_THAT(typist.offered("Xyzzy Antioch"), IsEmpty());
  for (const char* hostile : {"(((((", "(", "(m", ")", "{", "\"", "[", ">", "*", "L >", "L Roma>>"})
    static_cast<void>(typist.offered(hostile));
}

} // namespace
} // namespace annales::test
