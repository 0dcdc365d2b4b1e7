// Remarks that went out without their earlier wordings and come back.
#include "libreplay/notebook/merge_study.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/standing.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;
using Texts = std::vector<std::string>;

Writing at(const std::string& author, int minute) {
  return {author, "2024-05-06T07:" + std::to_string(10 + minute) + ":00Z"};
}

/// A notebook and the log that it says.
class Reader {
public:
  Reader() : notebook_(fresh()) {}

  Annotation add(const Annotation& remark) {
    require(notebook_.write(page({AddRemark{remark}})));
    return remark;
  }
  Annotation say(const std::string& text, int minute) {
    Annotation remark;
    remark.event = notebook_.study().events().id();
    remark.text = text;
    remark.audience = Audience::club;
    return add(remarkOf(remark, at("Ada", minute)));
  }
  Annotation edit(const Annotation& before, const std::string& text, int minute,
                  const std::string& author = "Ada") {
    Annotation changed = before;
    changed.text = text;
    return add(editOf(before, changed, at(author, minute)));
  }
  [[nodiscard]] EventLog copy(Wordings wordings = Wordings::standing) const {
    return copyFor(Audience::club, notebook_.study().log(), wordings).log;
  }
  std::size_t merge(const EventLog& from) {
    const StudyMerge merged =
        mergeStudy(notebook_.study(), from, [](const auto&, const auto&) { return true; });
    if (!merged.edits.empty()) require(notebook_.write(page(merged.edits)));
    return merged.remarks;
  }
  [[nodiscard]] Texts texts() const {
    Texts all;
    const auto log = notebook_.study().log();
    for (const StandingRemark& remark : standingRemarks(log.annotations(), RemarkVersions(log.annotations())))
      all.push_back(log.annotations()[remark.place].text);
    return all;
  }
  [[nodiscard]] Annotation last() const { return notebook_.study().log().annotations().back(); }

private:
  Notebook notebook_;
};

TEST(ArrivingRemarks, ACopyThatComesBackBringsNothing) {
  Reader coach, pupil;
  coach.edit(coach.say("harsh", 0), "mild", 1);
  coach.add(answerTo(coach.last(), "thanks", at("Ben", 2)));
  EXPECT_EQ(pupil.merge(coach.copy()), 2U);
  EXPECT_EQ(pupil.texts(), (Texts{"mild", "thanks"}));
  EXPECT_EQ(coach.merge(pupil.copy()), 0U);
  EXPECT_EQ(coach.texts(), (Texts{"mild", "thanks"}));
}

TEST(ArrivingRemarks, AnAnswerToACopyAnswersTheRemark) {
  Reader coach, pupil;
  coach.edit(coach.say("harsh", 0), "mild", 1);
  pupil.merge(coach.copy());
  pupil.add(answerTo(pupil.last(), "thanks", at("Ben", 2)));
  EXPECT_EQ(coach.merge(pupil.copy()), 1U);
  EXPECT_EQ(coach.texts(), (Texts{"mild", "thanks"}));
  EXPECT_TRUE(coach.last().answers);
  EXPECT_EQ(coach.merge(pupil.copy()), 0U) << "twice is once";
}

TEST(ArrivingRemarks, ALaterCopyEditsTheEarlierOne) {
  Reader coach, pupil;
  const Annotation mild = coach.edit(coach.say("harsh", 0), "mild", 1);
  pupil.merge(coach.copy());
  coach.edit(mild, "kind", 3);
  const EventLog later = coach.copy();
  EXPECT_EQ(pupil.merge(later), 1U);
  EXPECT_EQ(pupil.texts(), (Texts{"kind"}));
  EXPECT_EQ(pupil.merge(later), 0U);
}

TEST(ArrivingRemarks, AnEarlierCopyUndoesNothing) {
  Reader coach, pupil;
  const Annotation mild = coach.edit(coach.say("harsh", 0), "mild", 1);
  const EventLog earlier = coach.copy();
  coach.edit(mild, "kind", 3);
  pupil.merge(coach.copy());
  EXPECT_EQ(pupil.merge(earlier), 0U);
  EXPECT_EQ(pupil.texts(), (Texts{"kind"}));
}

TEST(ArrivingRemarks, AnEditOfACopyEditsTheRemark) {
  Reader coach, pupil;
  coach.edit(coach.say("harsh", 0), "mild", 1);
  pupil.merge(coach.copy());
  pupil.edit(pupil.last(), "better", 4, "Ben");
  EXPECT_EQ(coach.merge(pupil.copy()), 1U);
  EXPECT_EQ(coach.texts(), (Texts{"better"}));
  EXPECT_EQ(pupil.merge(coach.copy()), 0U);
}

TEST(ArrivingRemarks, TheWholeHistoryAfterACopyBringsNoWordingBack) {
  Reader coach, pupil;
  const Annotation mild = coach.edit(coach.say("harsh", 0), "mild", 1);
  pupil.merge(coach.copy());
  EXPECT_EQ(pupil.merge(coach.copy(Wordings::all)), 0U);
  coach.edit(mild, "kind", 3);
  EXPECT_EQ(pupil.merge(coach.copy(Wordings::all)), 1U);
  EXPECT_EQ(pupil.texts(), (Texts{"kind"}));
}

TEST(ArrivingRemarks, AnAnswerThatLostItsRemarkIsNotDoubled) {
  Reader coach, pupil;
  const Annotation wrong = coach.say("wrong", 0);
  coach.add(answerTo(wrong, "why?", at("Ben", 1)));
  coach.add(retractionOf(wrong, at("Ada", 2)));
  EXPECT_EQ(pupil.merge(coach.copy()), 1U);
  EXPECT_EQ(coach.merge(pupil.copy()), 0U);
  EXPECT_EQ(coach.texts(), (Texts{"why?"}));
}

} // namespace
} // namespace annales
