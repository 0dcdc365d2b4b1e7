// Games out of files and libraries, in the background.
#include "tests/viewer/library/library_fixture.h"
#include "viewer/library/game_files.h"

#include <sys/stat.h>

#include <QFile>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

class Opener : public LibraryFixture {
protected:
  Opener() {
    QObject::connect(&opener_, &GameOpener::opened,
                     [this](const std::shared_ptr<const OpenedGame>& game) { game_ = game; });
    QObject::connect(&opener_, &GameOpener::failed, [this](const QString& why) { why_ = why.toStdString(); });
    QObject::connect(&opener_, &GameOpener::severalGames,
                     [this](const QString&, const QStringList& titles) { titles_ = titles; });
  }
  void wait() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !opener_.busy(); }, kPatience));
  }
  GameOpener opener_;
  std::shared_ptr<const OpenedGame> game_;
  std::string why_;
  QStringList titles_;
};

TEST_F(Opener, OpensEverySample) {
  for (const std::string& file : sampleFiles()) {
    game_.reset();
    opener_.openFile(QString::fromStdString(ANNALES_SOURCE_DIR "/" + file));
    EXPECT_TRUE(opener_.busy());
    wait();
    ASSERT_NE(game_, nullptr) << why_;
    EXPECT_EQ(game_->id(), openedSample(file)->id());
    EXPECT_EQ(game_->main()->length(), openedSample(file)->main()->length());
    EXPECT_EQ(game_->board() == nullptr, openedSample(file)->board() == nullptr);
  }
}

TEST_F(Opener, OffersTheOtherGamesOfAFile) {
  const QStringList samples = samplePaths();
  std::ofstream out(at("two.jsonl").toStdString());
  for (qsizetype i = 0; i < 2; ++i)
    out << std::ifstream(samples[i].toStdString()).rdbuf();
  out.close();
  opener_.openFile(at("two.jsonl"));
  wait();
  ASSERT_NE(game_, nullptr) << why_;
  EXPECT_EQ(game_->id(), openedSample(sampleFiles()[0])->id());
  ASSERT_EQ(titles_.size(), 2);
  opener_.openFile(at("two.jsonl"), 1);
  wait();
  EXPECT_EQ(game_->id(), openedSample(sampleFiles()[1])->id());
}

TEST_F(Opener, SaysWhyNot) {
  opener_.openFile(at("nowhere.jsonl"));
  wait();
  EXPECT_THAT(why_, HasSubstr("cannot be read"));
  std::ofstream(at("bad.jsonl").toStdString()) << "{}\n";
  opener_.openFile(at("bad.jsonl"));
  wait();
  EXPECT_THAT(why_, HasSubstr("Row 1"));
  std::ofstream(at("empty.jsonl").toStdString()).flush();
  opener_.openFile(at("empty.jsonl"));
  wait();
  EXPECT_THAT(why_, HasSubstr("empty.jsonl"));
  opener_.openFromLibrary(at("nowhere.annales"), Hash{});
  wait();
  EXPECT_THAT(why_, HasSubstr("There is no library"));
  opener_.openFromLibrary(full(), Hash{});
  wait();
  EXPECT_THAT(why_, HasSubstr("is not in"));
  EXPECT_EQ(game_, nullptr);
}

TEST_F(Opener, WaitsForNobodyToWriteIntoAPipe) {
  const QString pipe = at("pipe.jsonl");
  ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  EXPECT_FALSE(GameFiles::isLibrary(pipe));
  opener_.openFile(pipe);
  wait();
  EXPECT_THAT(why_, HasSubstr("not an ordinary file"));
  EXPECT_EQ(game_, nullptr);
}

TEST_F(Opener, OpensFromALibraryInTheWordsOfTheStoryteller) {
  const QString path = full();
  opener_.setStoryteller([](const Event&, const DisplayNames&) { return std::string("it happened"); });
  for (const GameSummary& row : listed(path)) {
    opener_.openFromLibrary(path, row.id);
    wait();
    ASSERT_NE(game_, nullptr) << why_;
    EXPECT_EQ(game_->id(), row.id);
    EXPECT_EQ(game_->main()->length(), row.events);
    EXPECT_EQ(game_->main()->stats().sentences.at(1), "it happened");
  }
}

TEST_F(Opener, OpensFilesAndTextsOneAfterAnother) {
  std::vector<Hash> opened;
  QObject::connect(&opener_, &GameOpener::opened,
                   [&](const std::shared_ptr<const OpenedGame>& game) { opened.push_back(game->id()); });
  const QStringList samples = samplePaths();
  QFile text(samples[1]);
  ASSERT_TRUE(text.open(QIODevice::ReadOnly));
  opener_.openFile(samples[0]);
  opener_.openBytes(text.readAll(), QStringLiteral("The clipboard"));
  opener_.openFile(at("nowhere.jsonl"));
  opener_.openFile(samples[2]);
  wait();
  EXPECT_THAT(opened,
              testing::ElementsAre(openedSample(sampleFiles()[0])->id(), openedSample(sampleFiles()[1])->id(),
                                   openedSample(sampleFiles()[2])->id()));
  EXPECT_THAT(why_, HasSubstr("cannot be read"));
}

TEST_F(Opener, OfALibraryOnlyTheLastWishCounts) {
  const QStringList samples = samplePaths();
  const QString path = full();
  const auto rows = listed(path);
  int opened = 0;
  QObject::connect(&opener_, &GameOpener::opened, [&] { ++opened; });
  for (const GameSummary& row : rows)
    opener_.openFromLibrary(path, row.id);
  wait();
  EXPECT_EQ(opened, 1);
  EXPECT_EQ(game_->id(), rows.back().id);
  opener_.openFile(samples.front());
  opener_.openFile(samples.back());
  opener_.cancel();
  EXPECT_FALSE(opener_.busy());
  QTest::qWait(50);
  EXPECT_EQ(opened, 1);
  auto gone = std::make_unique<GameOpener>();
  gone->openFile(samples.front());
  gone.reset();
}

} // namespace
} // namespace annales::viewer::test
