// Two reviewers' exports of one game, brought together: the same bytes in either order.
#include "importers/antike_jsonl/log_writer.h"
#include "tests/libreplay/store/pages.h"

#include <sstream>

namespace annales {
namespace {

using namespace test;

std::string exported(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return out.str();
}

class MergedExport : public testing::Test {
protected:
  TempFolder folder;
  EventLog game = [] {
    EventLog log = beginningOf(caseLog("game-01-hex-3"), 120);
    require(log.setLine(kMainLine, log.mainHead()));
    return log;
  }();

  /// What a reviewer's library exports.
  EventLog review(const std::string& author, int coins, const char* at) {
    Library library = openNew(folder / author);
    importInto(library, game);
    AddRemark said = remark(game, 40, author + " says");
    said.remark.at = at;
    said.remark.author = author;
    said.remark.id = annotationId(said.remark);
    append(library, game.id(),
           {page({whatIf(game, "better", 100, coins), said}), page({SetTag{"annotator", author}}),
            page({whatIf(game, "only " + author, 50, coins)})});
    return must(library.load(game.id()));
  }

  /// Somebody's library, in which that person has written too, after importing these.
  std::string after(const std::string& name, const std::vector<const EventLog*>& logs) {
    Library library = openNew(folder / name);
    importInto(library, game);
    append(library, game.id(), {page({whatIf(game, "better", 30, 9), remark(game, 3, "mine")})});
    for (const EventLog* log : logs)
      importInto(library, *log);
    EXPECT_EQ(must(library.check({})).findings.size(), 0U);
    return exported(must(library.load(game.id())));
  }
};

/// Without the header that both reviewers set: what came first stays, and the other value is asked about.
std::string withoutAnnotator(std::string text) {
  const std::size_t at = text.find("{\"name\":\"annotator\"");
  return at == std::string::npos ? text : text.erase(at, text.find('\n', at) + 1 - at);
}

TEST_F(MergedExport, IsTheSameInEitherOrder) {
  const EventLog ada = review("ada", 5, "2024-05-07T10:00:00Z");
  const EventLog grace = review("grace", 6, "2024-05-07T09:00:00Z");
  const std::string one = after("one", {&ada, &grace});
  const std::string other = after("other", {&grace, &ada});
  EXPECT_NE(one.find("\"annotator\",\"rec\":\"tag\",\"value\":\"ada\""), std::string::npos);
  EXPECT_NE(other.find("\"annotator\",\"rec\":\"tag\",\"value\":\"grace\""), std::string::npos);
  EXPECT_TRUE(withoutAnnotator(one) == withoutAnnotator(other)) << one << "\n---\n" << other;
  EXPECT_TRUE(after("again", {&ada, &grace, &ada, &grace}) == one) << "nothing is doubled";
  for (const char* word : {"ada says", "grace says", "mine", "only ada", "only grace", "better ("})
    EXPECT_NE(one.find(word), std::string::npos) << word;
}

} // namespace
} // namespace annales
