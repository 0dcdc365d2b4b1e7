// The worksheet of a lesson as a PDF.
#include "libreplay/log/ask_codec.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "viewer/export/paper_worksheet.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>

namespace annales::viewer::test {
namespace {

TEST(PaperWorksheet, IsAPdfOfTheLessonsAndEmptyWithoutOne) {
  const auto game = openedSample("samples/game-occident.antike.jsonl");
  EXPECT_TRUE(paperWorksheet({game->log(), game->board(), Language::english}).empty());
  EventLog log(game->log());
  int number = 0;
  for (const NodeIndex node : log.path(log.mainHead()))
    if (std::holds_alternative<TurnBegan>(log[node].event) && log[node].seq > 300 && number < 3) {
      Annotation remark;
      remark.event = log[node].id;
      remark.text = "What now?\n\n---\n\nA temple.";
      log.annotate(
          remarkOf(withLessonStep(std::move(remark), "walls", ++number), {"Coach", "2026-11-28T19:30:00Z"}));
    }
  const std::string bytes = paperWorksheet({log, game->board(), Language::german});
  ASSERT_TRUE(bytes.starts_with("%PDF-"));
  const QDir folder(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper"));
  folder.mkpath(QStringLiteral("."));
  QFile file(folder.filePath(QStringLiteral("worksheet.pdf"))); // kept, to be looked at
  EXPECT_TRUE(file.open(QIODevice::WriteOnly) &&
              file.write(bytes.data(), static_cast<qint64>(bytes.size())) > 0);
}

} // namespace
} // namespace annales::viewer::test
