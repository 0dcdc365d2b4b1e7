// One remark or header changed on both sides: it is left until somebody decides.
#include "libreplay/notebook/merge_preview.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;

Annotation versionOf(const Annotation& before, const std::string& text, const std::string& at) {
  Annotation edit = before;
  edit.replaces = before.id;
  edit.text = text;
  edit.at = at;
  edit.id = annotationId(edit);
  return edit;
}

class MergeConflict : public testing::Test {
protected:
  MergeConflict() : first_(remarkOn(base_, 7, "first")) {
    base_.annotate(first_);
    theirs_ = base_;
  }
  Notebook written(const Edit& edit) const {
    Notebook notebook(std::make_shared<const EventLog>(base_));
    require(notebook.write(page({edit})));
    return notebook;
  }
  static std::string shownIn(const Notebook& notebook) {
    std::string texts;
    const EventLog log = notebook.study().log();
    const Annotation* latest = nullptr;
    for (const Annotation& remark : log.annotations())
      latest = &remark;
    return latest == nullptr ? texts : latest->text;
  }
  ConflictChoices choose(ConflictSide side) const {
    ConflictChoices choices;
    choices.all = side;
    choices.at = "2024-09-01T00:00:00Z";
    return choices;
  }

  EventLog base_ = *beginning(60);
  Annotation first_;
  EventLog theirs_ = base_;
};

TEST_F(MergeConflict, IsLeftUntilItIsDecided) {
  theirs_.annotate(versionOf(first_, "theirs", "2024-08-02T00:00:00Z"));
  const Notebook mine = written(AddRemark{versionOf(first_, "mine", "2024-08-01T00:00:00Z")});
  const MergePreview found = require(lookInto(theirs_, mine));
  ASSERT_EQ(found.conflicts.remarks.size(), 1U);
  EXPECT_EQ(found.conflicts.remarks[0].ours.text, "mine");
  EXPECT_EQ(found.conflicts.remarks[0].theirs.text, "theirs");
  EXPECT_TRUE(found.remarks.empty()) << "the later one does not win silently";
}

TEST_F(MergeConflict, IsDecidedOnceForBothSides) {
  theirs_.annotate(versionOf(first_, "theirs", "2024-08-02T00:00:00Z"));
  for (const ConflictSide side : {ConflictSide::mine, ConflictSide::theirs}) {
    Notebook mine = written(AddRemark{versionOf(first_, "mine", "2024-08-01T00:00:00Z")});
    MergePreview found = require(lookInto(theirs_, mine, choose(side)));
    EXPECT_TRUE(found.conflicts.empty());
    require(mine.write(page(editsOf(std::move(found), mine.study(), true, true))));
    EXPECT_EQ(shownIn(mine), side == ConflictSide::mine ? "mine" : "theirs");
    EXPECT_TRUE(require(lookInto(theirs_, mine)).empty());
    Notebook other(std::make_shared<const EventLog>(theirs_)); // they merge it back
    MergePreview back = require(lookInto(mine.study().log(), other));
    EXPECT_TRUE(back.conflicts.empty());
    require(other.write(page(editsOf(std::move(back), other.study(), true, true))));
    EXPECT_EQ(shownIn(other), shownIn(mine));
  }
}

TEST_F(MergeConflict, AnswersToAVersionThatIsLeftOutWaitWithIt) {
  const Annotation version = versionOf(first_, "theirs", "2024-08-02T00:00:00Z");
  theirs_.annotate(version);
  Annotation answer = remarkOn(base_, 7, "indeed");
  answer.answers = version.id;
  answer.id = annotationId(answer);
  theirs_.annotate(answer);
  const Notebook mine = written(AddRemark{versionOf(first_, "mine", "2024-08-01T00:00:00Z")});
  EXPECT_TRUE(require(lookInto(theirs_, mine)).remarks.empty());
  EXPECT_EQ(require(lookInto(theirs_, mine, choose(ConflictSide::both))).contents.remarks.size(), 3U)
      << "the version with the decision, the answer, and the remark kept apart";
}

TEST_F(MergeConflict, MayBeAHeader) {
  theirs_.setTag("site", "Capua");
  Notebook mine = written(SetTag{"site", "Roma"});
  const MergePreview found = require(lookInto(theirs_, mine));
  ASSERT_EQ(found.conflicts.tags.size(), 1U);
  EXPECT_TRUE(found.lines.empty()) << "the greater text does not win silently";
  MergePreview kept = require(lookInto(theirs_, mine, choose(ConflictSide::mine)));
  require(mine.write(page(editsOf(std::move(kept), mine.study(), true, true))));
  EXPECT_EQ(mine.study().log().tags().at("site"), "Roma");
  EXPECT_TRUE(require(lookInto(theirs_, mine)).empty()) << "it is decided";
}

} // namespace
} // namespace annales
