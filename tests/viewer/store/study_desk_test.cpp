// The desk and those who keep its pages.
#include "tests/viewer/samples.h"
#include "viewer/store/study_desk.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace annales::viewer::test {
namespace {

/// Pages in memory that several desks share, as programs share a library.
class SharedPages : public NotebookKeeper {
public:
  Answer keep(const Hash& /*game*/, std::size_t known, std::span<const Entry> pages) override {
    if (broken) return {Fate::failed, QStringLiteral("The disk is full.")};
    if (known != all.size()) return {Fate::conflict, {}};
    all.insert(all.end(), pages.begin(), pages.end());
    return {};
  }
  std::vector<Entry> since(const Hash& /*game*/, std::size_t known) override {
    return {all.begin() + static_cast<std::ptrdiff_t>(std::min(known, all.size())), all.end()};
  }

  std::vector<Entry> all;
  bool broken = false;
};

class Desks : public ::testing::Test {
protected:
  Desks() : game_(openedSample("samples/game-occident.antike.jsonl")) {
    for (StudyDesk* desk : {&ada_, &bob_})
      desk->put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), pages_);
  }

  std::shared_ptr<const OpenedGame> game_;
  std::shared_ptr<SharedPages> pages_ = std::make_shared<SharedPages>();
  StudyDesk ada_, bob_;
};

TEST_F(Desks, WhoComesSecondTakesInTheOthersPagesAndLosesNothing) {
  int told = 0;
  QObject::connect(&bob_, &StudyDesk::othersWrote, [&](const auto&, int pages) { told += pages; });
  ASSERT_TRUE(ada_.change(game_->id(), {SetTag{"source", "Ada"}}));
  ASSERT_TRUE(bob_.change(game_->id(), {SetTag{"annotator", "Bob"}}));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(pages_->all.size(), 2U);
  EXPECT_EQ(bob_.game(game_->id())->log().tags().at("source"), "Ada");
  EXPECT_EQ(bob_.game(game_->id())->log().tags().at("annotator"), "Bob");
  ada_.catchUp();
  EXPECT_EQ(ada_.game(game_->id())->log().tags(), bob_.game(game_->id())->log().tags());
}

TEST_F(Desks, WhatCannotBeKeptIsNotShown) {
  pages_->broken = true;
  const auto done = ada_.change(game_->id(), {SetTag{"source", "Ada"}});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "The disk is full.");
  EXPECT_EQ(ada_.notebook(game_->id())->undoable(), nullptr);
  EXPECT_EQ(ada_.game(game_->id())->log().tags(), game_->log().tags());
}

TEST_F(Desks, APageThatHasLostItsSenseIsRefusedAndTheOthersShown) {
  ASSERT_TRUE(ada_.change(game_->id(), {SetTag{"source", "Ada"}}));
  ASSERT_FALSE(bob_.undo(game_->id())) << "not seen yet";
  bob_.catchUp();
  ASSERT_TRUE(bob_.undo(game_->id()));
  ASSERT_FALSE(ada_.undo(game_->id())) << "Bob has undone it";
  EXPECT_EQ(ada_.game(game_->id())->log().tags(), game_->log().tags());
}

} // namespace
} // namespace annales::viewer::test
