#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/remarks/remark_walk.h"
#include "libreplay/remarks/standing.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

namespace annales {
namespace {

using namespace test;

struct RemarkThreads : ::testing::Test {
  std::shared_ptr<const EventLog> log = beginning(40);
  std::vector<Annotation> all;
  int clock = 0;

  Writing by(const std::string& author) {
    return {author, "2024-05-06T07:08:" + std::to_string(10 + clock++) + "Z"};
  }
  Annotation& keep(Annotation remark) {
    require(checkAnnotation(remark));
    EXPECT_EQ(remark.id, annotationId(remark));
    return all.emplace_back(std::move(remark));
  }
  Annotation write(NodeIndex event, const std::string& text, std::vector<std::string> glyphs = {},
                   const std::string& author = "coach") {
    Annotation draft;
    draft.event = (*log)[event].id;
    draft.text = text;
    draft.glyphs = std::move(glyphs);
    return keep(remarkOf(std::move(draft), by(author)));
  }
  Annotation edit(const Annotation& before, const std::string& text) {
    Annotation changed = before;
    changed.text = text;
    return keep(editOf(before, changed, by(before.author)));
  }
  Annotation retract(const Annotation& before) { return keep(retractionOf(before, by(before.author))); }
  Annotation answer(const Annotation& before, const std::string& text, const std::string& author = "me") {
    return keep(answerTo(before, text, by(author)));
  }
  [[nodiscard]] Discussion read() const { return {*log, all}; }
  [[nodiscard]] std::vector<std::string> texts(const RemarkFilter& filter) const {
    const Discussion discussion = read();
    std::vector<std::string> out;
    for (const std::uint32_t place : filtered(discussion, filter))
      out.push_back(discussion.remarks()[place].now.text);
    return out;
  }
};

using Texts = std::vector<std::string>;

TEST_F(RemarkThreads, TheLastEditHolds) {
  const Annotation first = write(5, "one");
  write(6, "other");
  const Annotation second = edit(first, "two");
  edit(second, "three");
  const Discussion discussion = read();
  ASSERT_EQ(discussion.remarks().size(), 2U);
  const DiscussedRemark& remark = discussion.remarks()[0];
  EXPECT_EQ(remark.now.text, "three");
  EXPECT_EQ(remark.first, first.id);
  EXPECT_EQ(remark.written, first.at);
  EXPECT_TRUE(remark.edited);
  EXPECT_EQ(remark.event, 5U);
  EXPECT_EQ(discussion.find(second.id), &remark);
}

void expectTheSame(const Discussion& a, const Discussion& b) {
  ASSERT_EQ(a.remarks().size(), b.remarks().size());
  ASSERT_EQ(a.threads().size(), b.threads().size());
  for (std::size_t i = 0; i < a.remarks().size(); ++i) {
    const DiscussedRemark &one = a.remarks()[i], &other = b.remarks()[i];
    EXPECT_EQ(std::tie(one.now.id, one.first, one.written, one.event, one.thread, one.edited),
              std::tie(other.now.id, other.first, other.written, other.event, other.thread, other.edited));
    EXPECT_EQ(a.find(other.first), &one);
    EXPECT_TRUE(std::ranges::equal(a.at(one.event), b.at(one.event)));
  }
  for (std::size_t i = 0; i < a.threads().size(); ++i) {
    EXPECT_EQ(a.threads()[i].event, b.threads()[i].event);
    EXPECT_EQ(a.threads()[i].remarks, b.threads()[i].remarks);
    EXPECT_EQ(a.threads()[i].state, b.threads()[i].state);
  }
}

TEST_F(RemarkThreads, ADiscussionGrowsToWhatIsReadAnew) {
  Discussion grown = read();
  const auto follow = [&] { return grown.grow(*log, all); };
  const Annotation first = write(5, "one");
  EXPECT_TRUE(follow());
  for (const auto& tags : {Texts{"open"}, Texts{"resolved"}, Texts{"open", "resolved"}, Texts{"calm"}}) {
    Annotation draft;
    draft.event = (*log)[6].id;
    draft.text = "tagged";
    draft.tags = tags;
    keep(remarkOf(std::move(draft), by("coach")));
  }
  EXPECT_TRUE(follow()) << "several at once";
  EXPECT_TRUE(follow()) << "nothing new";
  expectTheSame(grown, read());
}

TEST_F(RemarkThreads, ADiscussionIsReadAnewWhereMoreHasChanged) {
  const Annotation first = write(5, "one");
  const Discussion before = read();
  Discussion grown = before;
  const auto refuses = [&](const char* what) {
    EXPECT_FALSE(grown.grow(*log, all)) << what;
    expectTheSame(grown, before);
    all.resize(1);
  };
  edit(first, "two");
  refuses("an edit");
  answer(first, "no");
  refuses("an answer");
  retract(first);
  refuses("taken back");
  all.clear();
  write(7, "other");
  EXPECT_FALSE(grown.grow(*log, all)) << "another past";
  all.clear();
  EXPECT_FALSE(grown.grow(*log, all)) << "undone";
  all = {first};
  EXPECT_FALSE(grown.grow(*beginning(3), all)) << "the event is gone";
}

TEST_F(RemarkThreads, TwoEditsOfOneVersionAreOneRemarkStill) {
  const Annotation first = write(5, "one");
  edit(first, "mine");
  edit(first, "theirs");
  EXPECT_EQ(texts({}), Texts{"theirs"});
}

TEST_F(RemarkThreads, WhatIsTakenBackIsGoneAndCanComeBack) {
  const Annotation first = write(5, "one");
  const Annotation gone = retract(first);
  EXPECT_TRUE(texts({}).empty());
  EXPECT_EQ(read().find(first.id), nullptr);
  edit(gone, "again");
  EXPECT_EQ(texts({}), Texts{"again"});
}

TEST_F(RemarkThreads, AnswersMakeAThread) {
  const Annotation question = write(5, "why?");
  write(5, "aside");
  const Annotation reply = answer(question, "because");
  answer(edit(reply, "because of this"), "I see", "coach");
  const Discussion discussion = read();
  ASSERT_EQ(discussion.threads().size(), 2U);
  EXPECT_EQ(discussion.threads()[0].remarks, (std::vector<std::uint32_t>{0, 2, 3}));
  EXPECT_EQ(discussion.threads()[1].remarks, std::vector<std::uint32_t>{1});
  EXPECT_EQ(discussion.at(5).size(), 4U);
  EXPECT_TRUE(discussion.at(6).empty());
}

TEST_F(RemarkThreads, AnswersOutliveTheQuestion) {
  const Annotation question = write(5, "why?");
  answer(question, "because");
  answer(question, "or so");
  retract(question);
  const Discussion discussion = read();
  ASSERT_EQ(discussion.threads().size(), 1U);
  EXPECT_EQ(discussion.threads()[0].remarks.size(), 2U);
}

TEST_F(RemarkThreads, AThreadIsOpenUntilSomebodySaysOtherwise) {
  const Annotation question = write(5, "why?");
  EXPECT_EQ(read().threads()[0].state, ThreadState::plain);
  const Annotation open = keep(resolutionOf(question, false, by("coach")));
  EXPECT_EQ(open.replaces, question.id);
  EXPECT_EQ(read().threads()[0].state, ThreadState::open);
  const Annotation resolved = keep(resolutionOf(open, true, by("me"))); // not mine: an answer says it
  EXPECT_EQ(resolved.answers, open.id);
  EXPECT_EQ(resolved.author, "me");
  EXPECT_EQ(read().threads()[0].state, ThreadState::resolved);
  RemarkFilter filter;
  filter.state = ThreadState::resolved;
  EXPECT_EQ(texts(filter), (Texts{"why?", ""}));
  retract(resolved);
  EXPECT_EQ(read().threads()[0].state, ThreadState::open);
}

TEST_F(RemarkThreads, FiltersByEverything) {
  Annotation machine;
  machine.event = (*log)[7].id;
  machine.layer = Layer::machine;
  machine.text = "Verlust von Löwen";
  machine.nation = "romans";
  machine.tags = {"tempo-loss"};
  machine.audience = Audience::club;
  keep(remarkOf(machine, by("annales")));
  write(8, "a fine move", {"$1"});
  write(9, "dubious move", {"?!"}, "anna");
  RemarkFilter filter;
  filter.layer = Layer::machine;
  EXPECT_EQ(texts(filter), Texts{"Verlust von Löwen"});
  filter = {};
  filter.audience = Audience::me;
  EXPECT_EQ(texts(filter).size(), 2U);
  filter.author = "anna";
  EXPECT_EQ(texts(filter), Texts{"dubious move"});
  filter = {};
  filter.nation = "romans";
  EXPECT_EQ(texts(filter).size(), 1U);
  filter = {};
  filter.glyph = "!";
  EXPECT_EQ(texts(filter), Texts{"a fine move"});
  filter.glyph = "tempo-loss";
  EXPECT_EQ(texts(filter).size(), 1U);
  filter = {};
  filter.tag = "tempo-loss";
  EXPECT_EQ(texts(filter).size(), 1U);
  filter = {};
  filter.text = "  MOVE fin";
  EXPECT_EQ(texts(filter), Texts{"a fine move"});
  filter.text = "lowen verlust";
  EXPECT_EQ(texts(filter), Texts{"Verlust von Löwen"});
  filter.text = "nothing";
  EXPECT_TRUE(texts(filter).empty());
}

TEST_F(RemarkThreads, RemarksOfOtherGamesAreLeftOut) {
  Annotation stranger;
  stranger.event = Hash{};
  stranger.text = "?";
  all.push_back(remarkOf(stranger, by("coach")));
  EXPECT_TRUE(texts({}).empty());
}

TEST_F(RemarkThreads, WalksAlongALine) {
  write(20, "late");
  write(5, "early");
  write(5, "early too");
  Study study(log);
  const NodeIndex head = addLine(study, "a", 10, {1});
  log = std::make_shared<const EventLog>(study.events());
  write(head, "elsewhere");
  const Discussion discussion = read();
  const auto along = remarksAlong(discussion, log->path(39));
  ASSERT_EQ(along.size(), 3U);
  EXPECT_EQ(along[0], (RemarkOnLine{6, 1}));
  EXPECT_EQ(along[2], (RemarkOnLine{21, 0}));
  EXPECT_EQ(nextRemark(along, 1), along[0]);
  EXPECT_EQ(nextRemark(along, 6), along[2]);
  EXPECT_FALSE(nextRemark(along, 21));
  EXPECT_EQ(previousRemark(along, 40), along[2]);
  EXPECT_EQ(previousRemark(along, 21), along[0]);
  EXPECT_FALSE(previousRemark(along, 6));
}

TEST_F(RemarkThreads, StopsBeforeMistakes) {
  write(0, "what a game", {"?"});
  write(5, "bad", {"??"});
  write(5, "bad, I say", {"?"});
  write(9, "good", {"!"});
  const Annotation doubt = write(12, "hm", {"?!"});
  write(30, "bad", {"$2"});
  retract(doubt);
  const Discussion discussion = read();
  const auto mistakes = mistakesAlong(discussion, log->path(39));
  ASSERT_EQ(mistakes.size(), 2U);
  EXPECT_EQ(mistakes[0], (Mistake{5, 6, 1}));
  EXPECT_EQ(nextMistake(mistakes, 1), mistakes[0]);
  EXPECT_EQ(nextMistake(mistakes, 5), mistakes[1]); // it stands before the first one already
  EXPECT_EQ(previousMistake(mistakes, 40), mistakes[1]);
  EXPECT_EQ(previousMistake(mistakes, 30), mistakes[0]);
  EXPECT_FALSE(previousMistake(mistakes, 5));
  EXPECT_FALSE(nextMistake(mistakes, 30));
}

/// What the library lists as standing and open is what the threads say.
TEST_F(RemarkThreads, AgreeWithTheListOfOpenRemarks) {
  std::mt19937 random(17);
  const auto pick = [&](std::size_t below) { return random() % below; };
  const auto moment = [&] {
    return Writing{pick(2) == 0 ? "coach" : "me", "2024-05-06T07:08:" + std::to_string(10 + pick(50)) + "Z"};
  };
  for (int round = 0; round < 100; ++round) {
    all.clear();
    std::set<Hash> ids;
    while (all.size() < 40) {
      Annotation draft;
      draft.event = (*log)[static_cast<NodeIndex>(pick(5))].id;
      draft.text = std::to_string(random());
      if (pick(4) == 0) draft.tags = {"open"};
      Annotation next = remarkOf(draft, moment());
      if (!all.empty() && pick(3) != 0) {
        const Annotation& before = all[pick(all.size())];
        const std::size_t what = pick(4);
        if (what == 0) next = retractionOf(before, moment());
        if (what == 1) next = resolutionOf(before, pick(2) == 0, moment());
        if (what == 2) next = answerTo(before, draft.text, moment());
        if (what == 3) next = editOf(before, draft, moment());
      }
      if (ids.insert(next.id).second) all.push_back(next);
    }
    const Discussion discussion = read();
    std::set<Hash> standing, listed;
    std::set<std::uint32_t> open, openListed;
    for (const DiscussedRemark& remark : discussion.remarks()) {
      standing.insert(remark.now.id);
      if (discussion.stateOf(remark) == ThreadState::open) open.insert(remark.thread);
    }
    for (const StandingRemark& remark : standingRemarks(all)) {
      listed.insert(all[remark.place].id);
      if (remark.open) openListed.insert(discussion.find(all[remark.place].id)->thread);
    }
    ASSERT_EQ(standing, listed);
    ASSERT_EQ(open, openListed);
  }
}

TEST_F(RemarkThreads, ManyRemarksAreAllReadAndFound) {
  const Annotation sample = write(5, "a remark of the usual length, with an idea and a reason for it", {"?"});
  for (NodeIndex i = 1; i < 1000; ++i) {
    Annotation next = sample;
    next.event = (*log)[i % 40].id;
    next.text += std::to_string(i);
    if (i % 7 == 0) next.replaces = all[i - 1].id;
    if (i % 5 == 0) next.answers = all[i / 2].id;
    next.id = annotationId(next);
    all.push_back(next);
  }
  const Discussion discussion = read();
  const auto mistakes = mistakesAlong(discussion, log->path(39));
  RemarkFilter filter;
  filter.text = "reason idea";
  const std::size_t found = filtered(discussion, filter).size();
  EXPECT_EQ(found, discussion.remarks().size());
  EXPECT_EQ(mistakes.size(), 39U);
}

} // namespace
} // namespace annales
