// Looking into somebody's file before it is taken in.
#include "libreplay/notebook/merge_preview.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;

Annotation by(const EventLog& log, NodeIndex event, const std::string& author, const std::string& text) {
  Annotation remark = remarkOn(log, event, text);
  remark.author = author;
  remark.id = annotationId(remark);
  return remark;
}

EventLog reviewed() {
  EventLog log = played();
  const NodeIndex twig = branchOff(log, 100, 5);
  require(log.setLine("better", twig));
  log.annotate(by(log, 7, "Anna", "why?"));
  log.annotate(by(log, 9, "Ben", "well"));
  log.annotate(by(log, twig, "Anna", "so"));
  return log;
}

TEST(MergePreview, TellsWhatIsNewByWhom) {
  Notebook notebook = fresh();
  const MergePreview found = require(lookInto(reviewed(), notebook));
  EXPECT_EQ(found.newLines, 1U);
  EXPECT_EQ(found.mainEvents, 0U);
  EXPECT_EQ(found.authors, (std::vector<RemarksBy>{{"Anna", 2}, {"Ben", 1}}));
  EXPECT_EQ(found.knownLines + found.knownRemarks, 0U);
  require(notebook.write(page(editsOf(found, notebook.study(), true, true))));
  const MergePreview again = require(lookInto(reviewed(), notebook));
  EXPECT_TRUE(again.empty());
  EXPECT_EQ(again.knownLines, 1U);
  EXPECT_EQ(again.knownRemarks, 3U);
}

TEST(MergePreview, APartIsTakenAlone) {
  Notebook lines = fresh(), remarks = fresh();
  const MergePreview found = require(lookInto(reviewed(), lines));
  require(lines.write(page(editsOf(found, lines.study(), true, false))));
  EXPECT_EQ(lines.study().lines().size(), 1U);
  EXPECT_TRUE(lines.study().remarks().empty());
  require(remarks.write(page(editsOf(found, remarks.study(), false, true))));
  EXPECT_TRUE(remarks.study().lines().empty());
  EXPECT_EQ(remarks.study().remarks().size(), 2U) << "the third stands on the line";
  // The rest can come later.
  require(remarks.write(page(editsOf(require(lookInto(reviewed(), remarks)), remarks.study(), true, true))));
  EXPECT_EQ(remarks.study().remarks().size(), 3U);
}

TEST(MergePreview, ARemarkOnALooseEventHasNoHome) {
  EventLog log = played();
  const NodeIndex loose = branchOff(log, 100, 5);
  log.annotate(by(log, loose, "Anna", "lost"));
  const MergePreview found = require(lookInto(log, fresh()));
  EXPECT_EQ(found.homeless, 1U);
  EXPECT_TRUE(found.empty());
}

TEST(MergePreview, AMainLineThatGrewIsCounted) {
  const EventLog whole = caseLog("game-01-hex-3");
  Notebook notebook = fresh();
  const MergePreview found = require(lookInto(whole, notebook));
  EXPECT_EQ(found.mainEvents, whole.size() - 120);
  require(notebook.write(page(editsOf(found, notebook.study(), true, true))));
  EXPECT_EQ(notebook.study().log().mainHead(), whole.mainHead());
}

TEST(MergePreview, AnOldFileDoesNotUndoAHeader) {
  EventLog old = played();
  old.setTag("site", "Rome");
  Notebook notebook(std::make_shared<const EventLog>(old));
  require(notebook.write(page({SetTag{"site", "Capua"}})));
  EXPECT_TRUE(require(lookInto(old, notebook)).empty());
}

} // namespace
} // namespace annales
