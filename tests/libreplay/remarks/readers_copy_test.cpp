// What of a game's remarks somebody else gets.
#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/standing.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

namespace annales::tests {
namespace {

constexpr auto kMoment = "2024-05-06T07:00:00Z";

class ReadersCopyTest : public ::testing::Test {
protected:
  Annotation say(const std::string& text, Audience audience) {
    Annotation remark;
    remark.event = log_.id();
    remark.text = text;
    remark.audience = audience;
    return add(remarkOf(remark, {"Ada", kMoment}));
  }
  Annotation edit(const Annotation& before, const std::string& text, Audience audience) {
    Annotation changed = before;
    changed.text = text;
    changed.audience = audience;
    return add(editOf(before, changed, {"Ada", kMoment}));
  }
  Annotation answer(const Annotation& to, const std::string& text, Audience audience) {
    Annotation reply = answerTo(to, text, {"Ben", kMoment});
    reply.audience = audience;
    return add(signedBy(reply, {"Ben", kMoment}));
  }
  Annotation add(Annotation remark) {
    log_.annotate(remark);
    return remark;
  }
  static std::vector<std::string> texts(const EventLog& log) {
    std::vector<std::string> all;
    for (const StandingRemark& remark : standingRemarks(log.annotations()))
      all.push_back(log.annotations()[remark.place].text);
    return all;
  }
  [[nodiscard]] std::vector<std::string> read(Audience reader) const {
    return texts(copyFor(reader, log_).log);
  }

  EventLog log_ = simulatedLog(RulesetId::antike, 1);
};

using Texts = std::vector<std::string>;

TEST_F(ReadersCopyTest, EverybodyGetsWhatIsForThem) {
  say("mine", Audience::me);
  say("coach's", Audience::coach);
  say("all", Audience::club);
  EXPECT_EQ(read(Audience::me), (Texts{"mine", "coach's", "all"}));
  EXPECT_EQ(read(Audience::coach), (Texts{"coach's", "all"}));
  EXPECT_EQ(read(Audience::club), (Texts{"all"}));
  EXPECT_EQ(copyFor(Audience::club, log_).leftOut, 2U);
  EXPECT_EQ(copyFor(Audience::me, log_).leftOut, 0U);
}

TEST_F(ReadersCopyTest, WhatAnswersAPrivateRemarkGoesWithIt) {
  const Annotation mine = say("mine", Audience::me);
  answer(answer(mine, "to it", Audience::club), "to that", Audience::club);
  const Annotation all = say("all", Audience::club);
  answer(all, "between us", Audience::me);
  EXPECT_EQ(read(Audience::club), (Texts{"all"}));
  EXPECT_EQ(copyFor(Audience::club, log_).leftOut, 4U);
}

TEST_F(ReadersCopyTest, ARemarkGoesByWhatItSaysNow) {
  edit(say("was public", Audience::club), "is private", Audience::me);
  EXPECT_TRUE(copyFor(Audience::club, log_).log.annotations().empty()) << "nor what it was";
}

TEST_F(ReadersCopyTest, AnEarlierPrivateVersionStaysBehind) {
  const Annotation draft = say("harsh", Audience::me);
  const Annotation second = edit(draft, "mild", Audience::club);
  const Annotation third = edit(second, "milder", Audience::club);
  answer(third, "thanks", Audience::club);
  const EventLog copy = copyFor(Audience::club, log_, Wordings::all).log;
  EXPECT_EQ(texts(copy), (Texts{"milder", "thanks"}));
  ASSERT_EQ(copy.annotations().size(), 3U);
  EXPECT_FALSE(copy.annotations()[0].replaces);
  EXPECT_EQ(copy.annotations()[1].replaces, copy.annotations()[0].id);
  EXPECT_EQ(copy.annotations()[2].answers, copy.annotations()[1].id);
  for (const Annotation& remark : copy.annotations())
    EXPECT_EQ(remark.id, annotationId(remark));
}

TEST_F(ReadersCopyTest, WhatWasTakenBackSaysNothingToThoseWhoNeverSawIt) {
  const Annotation mine = say("mine", Audience::me);
  const Annotation shared = edit(mine, "shared", Audience::club);
  add(retractionOf(shared, {"Ada", kMoment}));
  add(retractionOf(say("public", Audience::club), {"Ada", kMoment}));
  const ReadersCopy copy = copyFor(Audience::club, log_, Wordings::all);
  ASSERT_EQ(copy.log.annotations().size(), 2U);
  EXPECT_EQ(copy.log.annotations()[0].text, "public");
  EXPECT_EQ(copy.leftOut, 0U) << "what is gone is missed by nobody";
}

TEST_F(ReadersCopyTest, OnlyWhatStandsGoesOut) {
  const Annotation first = say("harsh", Audience::club);
  answer(first, "ouch", Audience::club);
  edit(edit(first, "mild", Audience::club), "milder", Audience::club);
  const Annotation gone = say("wrong", Audience::club);
  answer(gone, "why?", Audience::club);
  add(retractionOf(gone, {"Ada", kMoment}));
  const ReadersCopy copy = copyFor(Audience::club, log_);
  EXPECT_EQ(copy.leftOut, 0U);
  EXPECT_EQ(copy.earlier, 2U);
  EXPECT_EQ(copy.deleted, 1U);
  const auto& remarks = copy.log.annotations();
  ASSERT_EQ(remarks.size(), 3U) << "no wording that no longer stands";
  EXPECT_EQ(texts(copy.log), (Texts{"milder", "ouch", "why?"}));
  EXPECT_EQ(remarks[1].answers, remarks[0].id);
  EXPECT_FALSE(remarks[2].answers);
  for (const Annotation& remark : remarks) {
    EXPECT_FALSE(remark.replaces);
    EXPECT_EQ(remark.id, annotationId(remark));
  }
}

TEST_F(ReadersCopyTest, ACopyWithoutEditsIsTheLogItself) {
  answer(say("all", Audience::club), "thanks", Audience::club);
  const EventLog copy = copyFor(Audience::club, log_).log;
  ASSERT_EQ(copy.annotations().size(), 2U);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_EQ(copy.annotations()[i].id, log_.annotations()[i].id);
}

TEST_F(ReadersCopyTest, WhateverWasSaidTheCopyIsALogAndHoldsNothingPrivate) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    const auto audience = static_cast<Audience>(random() % 3);
    const auto& all = log_.annotations();
    const std::string text = std::string(wordOf(audience)) + " " + std::to_string(i);
    if (all.empty() || random() % 3 == 0) {
      say(text, audience);
      continue;
    }
    const Annotation before = all[random() % all.size()];
    if (random() % 2 == 0)
      edit(before, text, audience);
    else if (random() % 5 == 0)
      add(retractionOf(before, {"Ada", "2024-05-06T07:00:00Z"}));
    else
      answer(before, text, audience);
  }
  for (const auto& [reader, wordings] : {std::pair(Audience::coach, Wordings::all),
                                         {Audience::club, Wordings::all},
                                         {Audience::me, Wordings::standing},
                                         {Audience::coach, Wordings::standing},
                                         {Audience::club, Wordings::standing}}) {
    const ReadersCopy copy = copyFor(reader, log_, wordings);
    EXPECT_EQ(copy.leftOut > 0, reader != Audience::me);
    EXPECT_EQ(texts(copy.log).size() + copy.leftOut, texts(log_).size());
    std::set<Hash> earlier;
    const auto isThere = [&](const std::optional<Hash>& named) { return !named || earlier.contains(*named); };
    for (const Annotation& remark : copy.log.annotations()) {
      EXPECT_TRUE(mayRead(reader, remark.audience)) << remark.text;
      EXPECT_EQ(remark.id, annotationId(remark));
      EXPECT_TRUE(isThere(remark.answers) && isThere(remark.replaces)) << "names what came before";
      EXPECT_TRUE(earlier.insert(remark.id).second);
    }
  }
}

} // namespace
} // namespace annales::tests
