// What is typed is on disk at once.
#include "viewer/remarks/remark_drafts.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QTemporaryDir>
#include <csignal>

namespace annales::viewer::test {
namespace {

const Hash kGame = sha256("game"), kEvent = sha256("event");

RemarkDraft full() {
  RemarkDraft draft;
  draft.text = QStringLiteral("„Ärger\"\n\n- one\\two\t\u2014 \U0001F600");
  draft.answers = sha256("other");
  draft.nation = QStringLiteral("romans");
  draft.audience = Audience::club;
  draft.tags = {QStringLiteral("tempo-loss"), QStringLiteral("open")};
  return draft;
}

TEST(RemarkDrafts, ComeBackAsTheyWere) {
  const QTemporaryDir folder;
  RemarkDrafts drafts(folder.filePath(QStringLiteral("not/there/yet")));
  EXPECT_FALSE(drafts.find(kGame, kEvent).has_value());
  EXPECT_TRUE(drafts.keep(kGame, kEvent, full()));
  EXPECT_EQ(drafts.find(kGame, kEvent), full());
  EXPECT_FALSE(drafts.find(kEvent, kGame).has_value());
  drafts.clear(kGame, kEvent);
  EXPECT_FALSE(drafts.find(kGame, kEvent).has_value());
}

TEST(RemarkDrafts, AnEmptyOneIsNoFile) {
  const QTemporaryDir folder;
  RemarkDrafts drafts(folder.path());
  EXPECT_TRUE(drafts.keep(kGame, kEvent, full()));
  RemarkDraft blank = full();
  blank.text = QStringLiteral(" \n ");
  blank.nation.clear();
  blank.tags.clear();
  EXPECT_TRUE(drafts.keep(kGame, kEvent, blank));
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(RemarkDrafts, TagsOrANationAloneAreKept) {
  const QTemporaryDir folder;
  RemarkDraft tagged, about;
  tagged.tags = {QStringLiteral("tempo-loss")};
  about.nation = QStringLiteral("romans");
  for (const RemarkDraft& draft : {tagged, about}) {
    EXPECT_TRUE(RemarkDrafts(folder.path()).keep(kGame, kEvent, draft));
    RemarkDrafts later(folder.path());
    EXPECT_EQ(later.find(kGame, kEvent), draft);
    later.clear(kGame, kEvent);
  }
}

TEST(RemarkDrafts, TwoWindowsKeepWhatEachHasWritten) {
  const QTemporaryDir folder;
  RemarkDraft one = full(), two = full();
  one.text = QStringLiteral("one");
  two.text = QStringLiteral("two");
  RemarkDrafts a(folder.path()), b(folder.path());
  EXPECT_FALSE(b.find(kGame, kEvent).has_value());
  EXPECT_TRUE(a.keep(kGame, kEvent, one));
  EXPECT_TRUE(b.keep(kGame, kEvent, two));
  EXPECT_EQ(a.find(kGame, kEvent), one);
  EXPECT_EQ(b.find(kGame, kEvent), two);
  EXPECT_EQ(RemarkDrafts(folder.path()).find(kGame, kEvent), one) << "on disk";
  a.clear(kGame, kEvent);
  EXPECT_EQ(RemarkDrafts(folder.path()).find(kGame, kEvent), two) << "likewise";
  EXPECT_EQ(a.find(kGame, kEvent), two) << "it is found where one's own is done with";
  two.text += QStringLiteral(" and more");
  EXPECT_TRUE(b.keep(kGame, kEvent, two));
  a.clear(kGame, kEvent);
  EXPECT_EQ(RemarkDrafts(folder.path()).find(kGame, kEvent), two) << "what a has not seen is not its own";
}

TEST(RemarkDrafts, WhereNothingCanBeWrittenItSaysSo) {
  RemarkDrafts drafts(QStringLiteral("/dev/null/drafts"));
  EXPECT_FALSE(drafts.keep(kGame, kEvent, full()));
  EXPECT_EQ(drafts.find(kGame, kEvent), full()) << "as long as the window is open";
  EXPECT_FALSE(RemarkDrafts(QStringLiteral("/dev/null/drafts")).find(kGame, kEvent).has_value());
}

TEST(RemarkDrafts, WhatIsNoDraftIsNone) {
  const QTemporaryDir folder;
  RemarkDrafts drafts(folder.path());
  ASSERT_TRUE(drafts.keep(kGame, kEvent, full()));
  const QString path = QDir(folder.path()).entryInfoList(QDir::Files).front().filePath();
  for (const char* bytes : {"", "{", "[1,2]", "{\"text\":7,\"audience\":99,\"tags\":{}}", "\xff\xfe"}) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const auto draft = RemarkDrafts(folder.path()).find(kGame, kEvent);
    EXPECT_TRUE(!draft || draft->text.isEmpty()) << bytes;
  }
}

/// A program that is killed while it types loses at most the letter that is being typed.
TEST(RemarkDrafts, SurviveAKill) {
  for (int round = 0; round < 20; ++round) {
    const QTemporaryDir folder;
    RemarkDrafts drafts(folder.path());
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
      RemarkDraft draft = full();
      draft.text.clear();
      for (int typed = 1;; ++typed) {
        draft.text.append(QChar(u'a' + typed % 26));
        drafts.keep(kGame, kEvent, draft);
        if (write(pipe[1], &typed, sizeof typed) < 0) _exit(1); // so many are safe
      }
    }
    close(pipe[1]);
    usleep(static_cast<useconds_t>(2'000 + round * 1'300));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    int safe = 0, typed = 0;
    while (read(pipe[0], &typed, sizeof typed) == sizeof typed)
      safe = typed;
    close(pipe[0]);
    const auto draft = drafts.find(kGame, kEvent);
    if (safe == 0) continue;
    ASSERT_TRUE(draft.has_value());
    EXPECT_GE(draft->text.size(), safe);
    EXPECT_LE(draft->text.size(), safe + 1);
    EXPECT_EQ(draft->tags, full().tags);
  }
}

} // namespace
} // namespace annales::viewer::test
