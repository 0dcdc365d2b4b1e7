// Importing into a game on which people have written.
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class ImportWritten : public testing::Test {
protected:
  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  Library library = openNew(file);
  EventLog whole = caseLog("game-01-hex-3");
  EventLog game = beginningOf(whole, 120);

  void SetUp() override {
    require(game.setLine(kMainLine, game.mainHead()));
    importInto(library, game);
    append(library, game.id(), {page({whatIf(game, "mine", 90, 2), SetTag{"site", "Rom"}})});
  }
  EventLog seen() { return must(library.load(game.id())); }
  StoredNotebook notebook() { return must(library.loadNotebook(game.id())); }
};

TEST_F(ImportWritten, NewThingsBecomeOnePageThatCanBeUndone) {
  const std::string before = contentOf(seen());
  EventLog theirs = game;
  require(theirs.setLine("theirs", branchOff(theirs, 100, 5)));
  theirs.setTag("annotator", "Grace");
  theirs.annotate(remarkOn(theirs, 7, "theirs"));
  const Extended more = extended(importInto(library, theirs));
  EXPECT_EQ(more.newEvents, 1U);
  EXPECT_EQ(more.newLines, 1U);
  EXPECT_EQ(more.newTags, 1U);
  EXPECT_EQ(more.newRemarks, 1U);
  EXPECT_TRUE(alreadyThere(importInto(library, theirs)));
  EXPECT_TRUE(alreadyThere(importInto(library, seen())));
  ASSERT_EQ(notebook().entries, 2U);
  EXPECT_EQ(notebook().notebook.undoable()->author, "import");
  EXPECT_EQ(summaryOf(library, game.id()).remarks, 1U);
  EXPECT_EQ(summaryOf(library, game.id()).tags.at("annotator"), "Grace");
  append(library, game.id(), {undo()});
  EXPECT_TRUE(contentOf(seen()) == before);
  EXPECT_EQ(extended(importInto(library, theirs)).newTags, 1U) << "and comes again";
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(ImportWritten, TheMainLineGrowsAsItWasPlayed) {
  EXPECT_EQ(extended(importInto(library, whole)).newEvents, whole.size() - 120);
  const EventLog now = seen();
  EXPECT_EQ(now[now.mainHead()].id, whole[whole.mainHead()].id);
  EXPECT_TRUE(now.lines().contains("mine"));
  EXPECT_TRUE(alreadyThere(importInto(library, game))) << "an old file is no step back";
  append(library, game.id(), {undo()});
  EXPECT_EQ(seen()[seen().mainHead()].id, whole[whole.mainHead()].id) << "what was played stays";
  EXPECT_EQ(summaryOf(library, game.id()).events, whole.size());
}

TEST_F(ImportWritten, AnotherCourseOfPlayIsRejected) {
  const std::string before = contentOf(seen());
  EventLog other = beginningOf(whole, 100);
  other.append(other.mainHead(), TurnBegan{NationId(2)});
  const ImportOutcome outcome = importInto(library, other);
  ASSERT_TRUE(std::holds_alternative<Rejected>(outcome));
  EXPECT_NE(std::get<Rejected>(outcome).message.find("after event 100"), std::string::npos);
  EXPECT_TRUE(contentOf(seen()) == before);
}

TEST_F(ImportWritten, WhatDoesNotFoldIsRejectedAndTheOthersAreStored) {
  EventLog wrong = game;
  NodeIndex twig = 50;
  for (int twice = 0; twice < 2; ++twice)
    twig = wrong.append(twig, CityAbandoned{NationId(0), ProvinceId(0)});
  require(wrong.setLine("wrong", twig));
  const std::string before = contentOf(seen());
  ImportBatch batch = must(library.beginImport());
  EXPECT_TRUE(std::holds_alternative<Rejected>(must(batch.add(wrong))));
  must(batch.add(caseLog("game-d-01")));
  must(batch.commit());
  EXPECT_TRUE(contentOf(seen()) == before);
  EXPECT_EQ(must(library.load(caseLog("game-d-01").id())).size(), caseLog("game-d-01").size());
  EXPECT_EQ(notebook().entries, 1U);
}

TEST_F(ImportWritten, EventsOnNoLineAreKept) {
  EventLog theirs = game;
  const NodeIndex twig = branchOff(theirs, 70, 8);
  theirs.annotate(remarkOn(theirs, twig, "loose"));
  EXPECT_EQ(extended(importInto(library, theirs)).newEvents, 1U);
  EXPECT_TRUE(seen().find(theirs[twig].id));
  EXPECT_EQ(seen().annotations().size(), 1U);
  EXPECT_TRUE(alreadyThere(importInto(library, theirs)));
}

TEST_F(ImportWritten, EventsOnNoLineAreKeptWithTheirWaysEachOnce) {
  EventLog theirs = beginningOf(whole, 140);
  require(theirs.setLine(kMainLine, theirs.mainHead()));
  std::vector<NodeIndex> loose{branchOff(theirs, 70, 1), branchOff(theirs, 130, 2)}; // the second beyond ours
  const auto goOn = [&](NodeIndex from, int marble) {
    Corrected corrected;
    corrected.nation = NationId(0);
    corrected.change.set(Resource::marble, marble);
    corrected.more->reason = std::make_shared<const std::string>("what if");
    loose.push_back(theirs.append(from, corrected));
  };
  for (int k = 0; k < 10; ++k) {
    goOn(loose.back(), 1);
    goOn(loose[loose.size() - 2], 2); // a twig at every step
    std::swap(loose.back(), loose[loose.size() - 2]);
  }
  EXPECT_EQ(extended(importInto(library, theirs)).newEvents, 20U + loose.size());
  const EventLog now = seen();
  for (NodeIndex i = 1; i < theirs.size(); ++i) {
    const auto there = now.find(theirs[i].id);
    ASSERT_TRUE(there) << i;
    EXPECT_EQ(now[now[*there].parent].id, theirs[theirs[i].parent].id) << i;
  }
  EXPECT_EQ(now[now.mainHead()].id, theirs[139].id);
  EXPECT_TRUE(now.lines().contains("mine"));
  EXPECT_TRUE(alreadyThere(importInto(library, theirs)));
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(ImportWritten, AnOldFileDoesNotUndoALaterHeader) {
  const EventLog old = seen();
  append(library, game.id(), {page({SetTag{"site", "Roma"}})});
  EXPECT_TRUE(alreadyThere(importInto(library, old)));
  EXPECT_EQ(seen().tags().at("site"), "Roma");
}

/// A game that is being recorded: GameCreated, and pages.
class ImportRecorded : public ImportWritten {
protected:
  void SetUp() override {
    must(library.createGame(beginningOf(whole, 1)));
    append(library, game.id(), {page({SetRecording{true}})});
    for (NodeIndex n = 0; n < 60; n += 20)
      append(library, game.id(), {page({wayTo(game, "main", n, n + 20)})});
  }
};

TEST_F(ImportRecorded, TheShorterFileIsNothingNew) {
  EXPECT_TRUE(alreadyThere(importInto(library, beginningOf(whole, 30))));
  EXPECT_EQ(notebook().entries, 4U);
}

TEST_F(ImportRecorded, TheLongerFileIsAPageAndUndoStillMeansTheSame) {
  EXPECT_EQ(extended(importInto(library, game)).newEvents, 59U);
  EXPECT_EQ(seen()[seen().mainHead()].id, game[game.mainHead()].id);
  EXPECT_EQ(notebook().notebook.passedOver(), 0U);
  append(library, game.id(), {undo(), undo()});
  EXPECT_EQ(seen()[seen().mainHead()].id, game[40].id) << "the import and the last of the three";
  EXPECT_TRUE(notebook().notebook.study().recording());
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(ImportRecorded, AnotherCourseThanTheRecordedOneIsRejected) {
  EventLog other = beginningOf(whole, 30);
  other.append(other.mainHead(), RoundBegan{99});
  EXPECT_TRUE(std::holds_alternative<Rejected>(importInto(library, other)));
}

} // namespace
} // namespace annales
