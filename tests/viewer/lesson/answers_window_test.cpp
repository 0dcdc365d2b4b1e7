// The answers of pupils in the window: files dropped, judged, and turns accepted by the coach.
#include "libreplay/learning/pupil_answers.h"
#include "libreplay/log/ask_codec.h"
#include "tests/viewer/remarks/remark_desk.h"
#include "viewer/lesson/answers_window.h"
#include "viewer/lesson/pupil_notes.h"

#include <QFile>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

/// A lesson with one step at the begin of a turn, whose accepted answer is what was played.
struct CollectedLesson : RemarkDesk {
  CollectedLesson() {
    goTo(1);
    NodeIndex step = tab().line->node(1);
    for (EventIndex k = 40; k < tab().line->length(); ++k)
      if (std::holds_alternative<TurnBegan>(tab().line->event(k))) {
        goTo(k);
        step = tab().line->node(k);
        break;
      }
    const EventLog& log = tab().game->log();
    played = turnAfter(log, step, log.mainHead());
    const Ask ask{{{TurnWorth::right, TurnMatch::decisions, "", factsOf(played, log.names())}}, {}};
    EXPECT_TRUE(
        book.perform(AddLessonStep{"Walls", "Where to?\n\n---\n\nThere.", log[step].id, std::nullopt, ask}));
    show(window, {760, 560});
  }
  [[nodiscard]] const DiscussedRemark& step() const {
    return book.discussion().remarks()[lessonsOf(book.discussion()).front().steps.front().remark];
  }
  QString fileBy(const char* pupil, const std::vector<Event>& turn) {
    PupilNotes notes("walls");
    notes.note(*tab().game, step(), turn, 1, false);
    const QString path = folder.filePath(QString::fromUtf8(pupil) + QStringLiteral(".json"));
    EXPECT_TRUE(notes.save(path, QString::fromUtf8(pupil)).contains(QStringLiteral("Mail")));
    return path;
  }
  /// The first step on the rondel that was not played, and nothing else.
  [[nodiscard]] std::vector<Event> other() const {
    std::vector<Event> turn;
    TreeFold fold(tab().game->log());
    const auto space = std::ranges::find_if(
        played, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
    for (const Event& event : legal(tab().game->game(), *fold.after(step().event), Payments::cheapest))
      if (const auto* move = std::get_if<RondelMoved>(&event); move != nullptr && space != played.end() &&
                                                               move->to != std::get<RondelMoved>(*space).to &&
                                                               turn.empty())
        turn.push_back(event);
    return turn;
  }

  /// What is shown of a pupil's answer to the first step.
  QString first(int row) { return window.table().model()->index(row, 1).data().toString(); }

  QTemporaryDir folder;
  std::vector<Event> played;
  AnswersWindow window{book};
};

TEST(AnswersWindow, ShowsPupilsAndStepsAndCountsAFileOnce) {
  CollectedLesson l;
  EXPECT_EQ(l.window.table().model()->rowCount(), 0);
  const QString anna = l.fileBy("Anna", l.played), ben = l.fileBy("Ben", l.other());
  EXPECT_TRUE(l.window.add(anna));
  EXPECT_TRUE(l.window.add(ben));
  EXPECT_TRUE(l.window.add(anna));
  EXPECT_TRUE(l.window.said().contains(QStringLiteral("once")));
  ASSERT_EQ(l.window.table().model()->rowCount(), 2);
  EXPECT_TRUE(l.first(0).startsWith(QStringLiteral("✓")));
  EXPECT_TRUE(l.first(1).startsWith(QStringLiteral("?")));
  EXPECT_TRUE(l.window.table().csv().contains("Anna,"));
  l.window.table().sortByColumn(0, Qt::DescendingOrder);
  EXPECT_TRUE(l.first(0).startsWith(QStringLiteral("?"))) << "Ben";
  l.window.table().sortByColumn(-1, Qt::AscendingOrder);
  EXPECT_EQ(l.window.unforeseen().count(), 1);
  pictureOf(l.window, "answers-of-pupils");
}

TEST(AnswersWindow, JudgesAllAgainOnceATurnIsAcceptedAndUndoTakesItBack) {
  CollectedLesson l;
  EXPECT_TRUE(l.window.add(l.fileBy("Ben", l.other())));
  l.window.unforeseen().setCurrentRow(0);
  l.window.accept(TurnWorth::wrong, QStringLiteral("Count the gold first."));
  EXPECT_TRUE(l.first(0).startsWith(QStringLiteral("✗")));
  l.window.table().setCurrentIndex(l.window.table().model()->index(0, 1));
  EXPECT_TRUE(l.window.details().contains(QStringLiteral("Count the gold first.")));
  EXPECT_EQ(l.window.unforeseen().count(), 0);
  EXPECT_TRUE(l.book.perform(UndoLast{}));
  EXPECT_TRUE(l.first(0).startsWith(QStringLiteral("?")));
  l.window.unforeseen().setCurrentRow(0);
  QTest::keyClick(&l.window.unforeseen(), Qt::Key_Return);
  EXPECT_TRUE(l.first(0).startsWith(QStringLiteral("✓")));
}

TEST(AnswersWindow, SaysWhatIsWrongWithAFile) {
  CollectedLesson l;
  const QString path = l.folder.filePath(QStringLiteral("odd.json"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("{}") > 0);
  file.close();
  EXPECT_FALSE(l.window.add(path));
  EXPECT_TRUE(l.window.said().contains(QStringLiteral("odd.json")));
  EXPECT_FALSE(l.window.add(l.folder.filePath(QStringLiteral("missing.json"))));
  EXPECT_EQ(l.window.table().model()->rowCount(), 0);
}

} // namespace
} // namespace annales::viewer::test
