// Analyses in a library: kept row by row, shared by lines, side by side, damaged, forged, killed.
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/store/analysis_blob.h"
#include "libreplay/store/kept_analyses.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/pages.h"

#include <gmock/gmock.h>
#include <poll.h>

#include <csignal>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

const AnalysisEffort kEffort{.budget = 2, .turns = 1, .best = 2, .seed = 5};

/// Everything that an analysis says, for comparing to the last bit.
std::string bytesOf(const GameAnalysis& analysis, const Game& game) {
  std::string bytes;
  for (const AnalysedTurn& turn : analysis.turns)
    require(appendSaid(bytes, {turn.before, turn.regret}, game));
  require(appendSaid(bytes, {analysis.after, {}}, game));
  return bytes;
}

class Analyses : public testing::Test {
protected:
  void SetUp() override {
    Library library = openNew(file);
    importInto(library, log);
  }

  [[nodiscard]] Library open(Access access = Access::readWrite) const {
    return must(Library::open(file, access));
  }
  [[nodiscard]] AnalysisLabel label() const { return labelOf(kEffort, log.game()); }

  /// Goes through the line, using what is kept, keeping what is found, at most `most` turns of it.
  struct Ran {
    std::optional<GameAnalysis> analysis;
    std::size_t used = 0, kept = 0;
  };
  Ran run(Library& library, const AnalysisLine& line, std::size_t most = 10'000,
          const AnalysisEffort& effort = kEffort) {
    Ran ran;
    const AnalysisLabel by = labelOf(effort, log.game());
    const AnalysisShelf shelf = must(library.analyses(log)).shelf;
    std::atomic<bool> cancel = most == 0;
    AnalysisWatch watch;
    watch.cancel = &cancel;
    watch.known = [&](const TurnSpot& spot) -> std::optional<TurnSaid> {
      const TurnSaid* said = line.known(shelf, by, spot);
      if (said == nullptr) return std::nullopt;
      ++ran.used;
      return *said;
    };
    watch.found = [&](const TurnSpot& spot, const TurnSaid& said) {
      const KeptSaid row{by, line.placeOf(spot), said};
      must(library.keepAnalyses(log, {&row, 1}));
      if (++ran.kept >= most) cancel = true;
    };
    auto analysis = analysedGame(log.game(), line.events(), effort, watch);
    if (analysis) ran.analysis = *std::move(analysis);
    return ran;
  }
  Ran runMain(std::size_t most = 10'000) {
    Library library = open();
    return run(library, main, most);
  }

  [[nodiscard]] std::vector<std::string> findings() const {
    std::vector<std::string> said;
    for (const CheckFinding& finding : must(open(Access::readOnly).check({})).findings)
      said.push_back(finding.message);
    return said;
  }
  void vandalize(const std::string& statement) { test::vandalize(file, "analyses", statement); }
  [[nodiscard]] long long rows() const { return number(file, "SELECT count(*) FROM analyses"); }

  TempFolder folder;
  std::filesystem::path file = folder / "games.annales";
  EventLog log = beginningOf(simulatedLog(RulesetId::antike, 3), 60);
  AnalysisLine main{log, log.mainHead()};
};

TEST_F(Analyses, ALibraryHasNoTableOfThemBeforeTheFirst) {
  EXPECT_FALSE(SQLite::Database(file.string()).tableExists("analyses"));
  EXPECT_TRUE(must(open(Access::readOnly).analyses(log)).shelf.empty());
  runMain(1);
  EXPECT_GE(rows(), 1);
  EXPECT_TRUE(findings().empty());
}

TEST_F(Analyses, WhatIsKeptIsWhatWasFoundToTheLastBit) {
  const auto plain = analysedGame(log.game(), main.events(), kEffort, {});
  ASSERT_TRUE(plain);
  ASSERT_GT(plain->turns.size(), 8U);
  const Ran first = runMain(), second = runMain();
  ASSERT_TRUE(first.analysis && second.analysis);
  EXPECT_EQ(first.used, 0U);
  EXPECT_EQ(second.kept, 0U) << "nothing is found twice";
  EXPECT_EQ(second.used, plain->turns.size() + 1) << "the turns, and where the line ends";
  EXPECT_EQ(bytesOf(*first.analysis, log.game()), bytesOf(*plain, log.game()));
  EXPECT_EQ(bytesOf(*second.analysis, log.game()), bytesOf(*plain, log.game()));
}

TEST_F(Analyses, WhoStopsItAnywhereGoesOnFromThere) {
  const auto plain = analysedGame(log.game(), main.events(), kEffort, {});
  ASSERT_TRUE(plain);
  std::size_t used = 0;
  for (int pause = 0; pause < 100; ++pause) {
    const Ran ran = runMain(2);
    EXPECT_GE(ran.used, used);
    used = ran.used + ran.kept;
    EXPECT_EQ(static_cast<std::size_t>(rows()), used);
    if (!ran.analysis) continue;
    EXPECT_GT(pause, 2);
    EXPECT_EQ(bytesOf(*ran.analysis, log.game()), bytesOf(*plain, log.game()));
    return;
  }
  FAIL() << "it never came to an end";
}

TEST_F(Analyses, AKillAfterAnyNumberOfRowsLosesNone) {
  const Ran whole = runMain();
  const std::size_t all = whole.kept;
  for (std::size_t rowsBefore = 1; rowsBefore < all; rowsBefore += 3) {
    std::filesystem::remove(file);
    std::filesystem::remove(file.string() + "-wal");
    std::filesystem::remove(file.string() + "-shm");
    SetUp();
    const bool came = inChild([&] {
      Library library = open();
      std::size_t kept = 0;
      for (const AnalysedTurn& turn : whole.analysis->turns) {
        const KeptSaid row{label(),
                           main.placeOf({turn.event, turn.next, turn.next < main.events().size()}),
                           {turn.before, turn.regret}};
        must(library.keepAnalyses(log, {&row, 1}));
        if (++kept == rowsBefore) kill(getpid(), SIGKILL);
      }
      return true;
    });
    EXPECT_FALSE(came);
    EXPECT_THAT(findings(), testing::IsEmpty());
    static_cast<void>(open()); // brings in what stands in the -wal, before SQLite alone looks
    EXPECT_EQ(static_cast<std::size_t>(rows()), rowsBefore);
    const Ran on = runMain();
    EXPECT_GE(on.used, rowsBefore - 1) << "all but a turn that is not over";
    EXPECT_EQ(bytesOf(*on.analysis, log.game()), bytesOf(*whole.analysis, log.game()));
  }
}

TEST_F(Analyses, AKillInTheMiddleOfWritingLosesNothingThatWasSaidToBeKept) {
  const Ran whole = runMain();
  const AnalysedTurn& turn = whole.analysis->turns[3];
  for (int millisecond = 2; millisecond < 42; millisecond += 8) {
    const long long before = rows();
    int pipes[2];
    ASSERT_EQ(pipe(pipes), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(pipes[0]);
      Library library = open();
      AnalysisLabel by = label();
      for (;;) {
        ++by.effort.seed;
        const KeptSaid row{by, main.placeOf({turn.event, turn.next, true}), {turn.before, turn.regret}};
        must(library.keepAnalyses(log, {&row, 1}));
        if (write(pipes[1], "k", 1) != 1) _exit(1);
      }
    }
    close(pipes[1]);
    char letter = 0;
    long long kept = read(pipes[0], &letter, 1);
    usleep(static_cast<useconds_t>(millisecond) * 1000);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    while (read(pipes[0], &letter, 1) == 1)
      ++kept;
    close(pipes[0]);
    EXPECT_THAT(findings(), testing::IsEmpty());
    static_cast<void>(open());
    EXPECT_GE(rows(), before + kept);
    EXPECT_LE(rows(), before + kept + 1);
  }
}

TEST_F(Analyses, AnotherLineHasWhatItSharesWithThisOne) {
  runMain();
  const auto turns = main.turns();
  const std::size_t fork = turns[turns.size() / 2].event + 1; // events before it, with GameCreated one more
  EventLog branched = log;
  const NodeIndex twig = branchOff(branched, fork + 1, 2);
  const AnalysisLine line(branched, twig);
  const AnalysisShelf shelf = must(open().analyses(log)).shelf;
  const LineAnalysis known = line.with(shelf, label());
  ASSERT_EQ(known.turns.size(), turns.size() / 2 + 1);
  for (std::size_t i = 0; i + 1 < known.turns.size(); ++i)
    EXPECT_TRUE(known.turns[i].said) << i;
  EXPECT_FALSE(known.turns.back().said) << "it begins alike, and goes on otherwise";
  EXPECT_FALSE(known.after);
  EXPECT_FALSE(known.complete());
  EXPECT_TRUE(main.with(shelf, label()).complete());
}

TEST_F(Analyses, EffortsAndVersionsStandSideBySide) {
  Library library = open();
  run(library, main);
  run(library, main, 3, {.budget = 3, .turns = 1, .best = 2, .seed = 5});
  AnalysisLabel older = label();
  older.version = 7;
  const TurnSpot spot{main.turns()[0].event, main.turns()[0].next, true};
  const KeptSaid row{older, main.placeOf(spot), {ChancesHere{{0.25, 0.25, 0.25, 0.25}, {}, 0}, {}}};
  must(library.keepAnalyses(log, {&row, 1}));
  const AnalysisShelf shelf = must(library.analyses(log)).shelf;
  EXPECT_EQ(shelf.labels().size(), 3U);
  EXPECT_EQ(main.with(shelf, older).known(), 1U);
  EXPECT_NE(main.with(shelf, label()).turns[0].said->before.chances[0], 0.25);
  EXPECT_EQ(main.countKnown(shelf, label()), main.turns().size() + 1);
}

TEST_F(Analyses, WhatTheVersionBeforeSaidStaysReadableAndTheNewOneIsPreferred) {
  Library library = open();
  const GameAnalysis said = analysedGame(log.game(), main.events(), kEffort, {}).value();
  AnalysisLabel before = label();
  before.version = kAnalysisVersion - 1;
  for (const AnalysedTurn& turn : said.turns) {
    const KeptSaid row{before,
                       main.placeOf({turn.event, turn.next, turn.over}),
                       {ChancesHere{{0.4, 0.3, 0.2, 0.1}, {}, 2}, turn.regret}};
    must(library.keepAnalyses(log, {&row, 1}));
  }
  const KeptSaid end{before, main.placeOf(main.end()), {said.after, {}}};
  must(library.keepAnalyses(log, {&end, 1}));
  const auto preferred = [&] { return thoroughest(main, must(library.analyses(log)).shelf); };
  ASSERT_TRUE(preferred());
  EXPECT_EQ(preferred()->label, before);
  EXPECT_EQ(run(library, main).used, 0U) << "nothing of it is taken for the new version's";
  ASSERT_TRUE(preferred());
  EXPECT_EQ(preferred()->label, label());
  const LineAnalysis kept = main.with(must(library.analyses(log)).shelf, before);
  ASSERT_TRUE(kept.complete());
  EXPECT_EQ(kept.turns[0].said->before.chances[0], 0.4);
}

TEST_F(Analyses, RowsAreNeverChangedDeletedOrReplaced) {
  runMain(3);
  for (const char* statement :
       {"UPDATE analyses SET seed = 9", "DELETE FROM analyses",
        "INSERT OR REPLACE INTO analyses SELECT game, number, 'x', version, budget, turns, best, seed, "
        "from_id, until_id, said, sum FROM analyses WHERE number = 0"})
    EXPECT_THAT(sql(file, statement), testing::HasSubstr("a library only grows"));
}

TEST_F(Analyses, ADamagedRowIsLeftOutNamedAndFoundAnew) {
  runMain();
  vandalize("UPDATE analyses SET said = CAST(substr(said, 1, 9) || X'21' || substr(said, 11) AS BLOB) "
            "WHERE number = 2");
  EXPECT_THAT(findings(),
              testing::ElementsAre(testing::AllOf(testing::HasSubstr("record 3 of the analyses"),
                                                  testing::HasSubstr("its checksum does not match"))));
  const KeptAnalyses kept = must(open(Access::readOnly).analyses(log));
  EXPECT_EQ(kept.leftOut, 1U);
  const Ran again = runMain();
  EXPECT_EQ(again.kept, 1U);
  EXPECT_EQ(again.used, main.turns().size());
  const auto plain = analysedGame(log.game(), main.events(), kEffort, {});
  EXPECT_EQ(bytesOf(*again.analysis, log.game()), bytesOf(*plain, log.game()));
}

TEST_F(Analyses, ARowOfAnotherTurnIsLeftOut) {
  runMain();
  vandalize("UPDATE analyses SET said = (SELECT said FROM analyses WHERE number = 4), sum = (SELECT sum FROM "
            "analyses WHERE number = 4) WHERE number = 2");
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("record 3")));
}

TEST_F(Analyses, CheckNamesAMissingRow) {
  runMain();
  vandalize("DELETE FROM analyses WHERE number = 2");
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("it is missing")));
}

TEST_F(Analyses, CheckNamesTheLastRowsThatAreMissing) {
  runMain();
  const long long all = rows();
  vandalize("DELETE FROM analyses WHERE number > 3");
  EXPECT_THAT(findings(), testing::ElementsAre(testing::AllOf(
                              testing::HasSubstr(std::to_string(all) + " analysis records were stored, 4"),
                              testing::HasSubstr("Nothing of the game is lost"))));
  runMain();
  EXPECT_THAT(findings(), testing::IsEmpty()) << "the same rows were found anew";
  vandalize("DELETE FROM analyses WHERE number > 3");
  must(open().acceptRows());
  EXPECT_THAT(findings(), testing::IsEmpty());
  vandalize("DELETE FROM analyses");
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("none is left")));
}

/// Version 3 had analyses that nothing vouched for.
TEST_F(Analyses, AreVouchedForOnceALibraryOfVersion3IsRaised) {
  file = folder / "earlier.annales";
  openNew(file);
  ASSERT_EQ(sql(file, "PRAGMA user_version = 4"), ""); // so that its events are plain
  {
    Library library = open();
    importInto(library, log);
  }
  runMain();
  ASSERT_EQ(sql(file, "DELETE FROM chain WHERE name = 'analyses'; PRAGMA user_version = 3"), "");
  EXPECT_THAT(findings(), testing::IsEmpty()) << "read as it is";
  static_cast<void>(open());
  EXPECT_EQ(number(file, "PRAGMA user_version"), kRaisedVersion);
  EXPECT_THAT(findings(), testing::IsEmpty());
  vandalize("DELETE FROM analyses WHERE number > 3");
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("analysis records were stored")));
}

TEST_F(Analyses, StayVouchedForWhereSomebodyPutsTheVersionBack) {
  runMain();
  ASSERT_EQ(sql(file, "PRAGMA user_version = 3"), "");
  EXPECT_THAT(findings(),
              testing::ElementsAre(testing::HasSubstr("version number is older than its records")));
  vandalize("DELETE FROM analyses WHERE number > 3");
  static_cast<void>(open());
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("analysis records were stored")));
}

/// Somebody who knows how sums are made.
TEST_F(Analyses, AForgedAlternativeThatCannotBePlayedIsNotUsed) {
  runMain(1);
  const PlayedTurn& turn = main.turns()[5];
  const TurnSpot spot{turn.event, turn.next, true};
  TurnSaid said{ChancesHere{{0.25, 0.25, 0.25, 0.25}, {0.1, 0.1, 0.1, 0.1}, 2}, TurnRegret{}};
  said.regret->interval = {-0.5, 0.5};
  said.regret->rollouts = 2;
  said.regret->all.alternative = said.regret->all.decided = said.regret->all.went = said.before.chances;
  said.regret->alternative = {RondelMoved{turn.nation, Space::iron, {}},
                              TurnBegan{NationId((turn.nation.index() + 2) % 4)}};
  const KeptSaid row{label(), main.placeOf(spot), said};
  Library library = open();
  must(library.keepAnalyses(log, {&row, 1}));
  const AnalysisShelf shelf = must(library.analyses(log)).shelf;
  EXPECT_NE(shelf.find(label(), main.placeOf(spot)), nullptr);
  EXPECT_EQ(main.known(shelf, label(), spot), nullptr);
  EXPECT_THAT(findings(), testing::ElementsAre(testing::HasSubstr("cannot be played there")));
}

TEST_F(Analyses, NoBytesGiveANumberThatNoAnalysisGives) {
  const auto plain = analysedGame(log.game(), main.events(), kEffort, {});
  std::string good;
  for (const AnalysedTurn& turn : plain->turns)
    if (turn.regret) {
      good.clear();
      require(appendSaid(good, {turn.before, turn.regret}, log.game()));
    }
  ASSERT_TRUE(readSaid(good, kEffort, log.game()));
  std::size_t read = 0;
  const auto look = [&](const std::string& bytes) {
    const auto said = readSaid(bytes, kEffort, log.game());
    EXPECT_TRUE(said || !said.error().message.empty());
    if (!said) return;
    ++read;
    double sum = 0;
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      sum += said->before.chances[n];
      EXPECT_GE(said->before.chances[n], 0);
      EXPECT_LE(said->before.standardErrors[n], 1);
    }
    EXPECT_NEAR(sum, 1, 1e-5);
    if (!said->regret) return;
    EXPECT_TRUE(said->regret->interval.contains(said->regret->regret));
    EXPECT_LE(std::abs(said->regret->regret), 1);
  };
  for (std::size_t i = 0; i < good.size(); ++i) {
    look(good.substr(0, i));
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = good;
      changed[i] = static_cast<char>(changed[i] ^ (1 << bit));
      look(changed);
    }
  }
  EXPECT_GT(read, 100U) << "a changed last digit of a number is still a number";
  look(good + "x");
  EXPECT_FALSE(readSaid(good, {.budget = 3, .turns = 1}, log.game())) << "of another effort";
}

/// The effort, with a nation that leans.
AnalysisEffort against(std::size_t nation, const Leaning& leaning) {
  AnalysisEffort effort = kEffort;
  effort.company.lean(NationId(nation), leaning);
  return effort;
}

TEST_F(Analyses, AgainstOthersTheyHaveALabelOfTheirOwnThatStandsInTheEnginesName) {
  Library library = open();
  const SaidPlace place = main.placeOf({main.turns()[0].event, main.turns()[0].next, true});
  const TurnSaid said{ChancesHere{{0.25, 0.25, 0.25, 0.25}, {}, 0}, {}};
  const AnalysisLabel players = labelOf(against(2, {{20, 50, 20}}), log.game());
  const std::vector<KeptSaid> kept{{label(), place, said}, {players, place, said}};
  must(library.keepAnalyses(log, kept));
  EXPECT_EQ(number(file, "SELECT count(*) FROM analyses WHERE engine = 'annales value'"), 1);
  EXPECT_EQ(number(file, "SELECT count(*) FROM analyses WHERE engine = 'annales value against even even "
                         "20:50:20'"),
            1);
  const auto found = must(library.analyses(log));
  EXPECT_EQ(found.leftOut, 0U);
  EXPECT_THAT(found.shelf.labels(), ::testing::UnorderedElementsAre(label(), players));
}

/// Not even where the sum is right, as somebody may have computed it.
TEST_F(Analyses, AnEngineIsReadToTheLetter) {
  for (const char* good : {"x", "x against 1:2:3", "x against even 1:2:3 even 0:0:100"}) {
    const auto read = readEngine(good);
    ASSERT_TRUE(read) << good;
    AnalysisLabel label{read->name, 1, kEffort};
    label.effort.company = read->company;
    EXPECT_EQ(writtenEngine(label), good);
  }
  for (const char* bad : {"x against ", "x against even", "x against 1:2:3 even", "x against 1:2",
                          "x against 01:2:3", "x against 1:2:98", "x against y against 1:2:3"})
    EXPECT_FALSE(readEngine(bad)) << bad;
}

TEST_F(Analyses, TheLongestEngineIsOneThatLibrariesKeep) {
  AnalysisLabel longest = labelOf(kEffort, log.game());
  for (std::size_t n = 0; n < kMaxNations; ++n)
    longest.effort.company.lean(NationId(n), {{33, 33, 34}});
  EXPECT_TRUE(isSound(longest, kMaxNations)) << writtenEngine(longest);
}

TEST_F(Analyses, WhatOtherCompaniesHoldAgainstATurnIsKeptToTheLastBit) {
  AnalysisEffort effort = kEffort;
  effort.beside = {Company(Learned::strong), companyOf(log)};
  Library library = open();
  const Ran first = run(library, main, 10'000, effort), second = run(library, main, 10'000, effort);
  ASSERT_TRUE(first.analysis && second.analysis);
  EXPECT_EQ(second.kept, 0U);
  EXPECT_EQ(bytesOf(*second.analysis, log.game()), bytesOf(*first.analysis, log.game()));
  std::size_t judged = 0;
  for (const AnalysedTurn& turn : second.analysis->turns)
    if (turn.regret) judged += turn.regret->beside.size();
  EXPECT_GT(judged, 0U);
  EXPECT_TRUE(findings().empty());
  std::string bytes;
  for (const AnalysedTurn& turn : first.analysis->turns)
    if (turn.regret && bytes.empty()) require(appendSaid(bytes, {turn.before, turn.regret}, log.game()));
  EXPECT_TRUE(readSaid(bytes, effort, log.game()));
  EXPECT_FALSE(readSaid(bytes, kEffort, log.game())) << "an effort without these companies";
  effort.beside.pop_back();
  EXPECT_FALSE(readSaid(bytes, effort, log.game()));
}

TEST_F(Analyses, WhatCannotBeMeantIsRefused) {
  Library library = open();
  const SaidPlace place = main.placeOf({main.turns()[0].event, main.turns()[0].next, true});
  const TurnSaid said{ChancesHere{{0.25, 0.25, 0.25, 0.25}, {}, 0}, {}};
  for (const AnalysisLabel& odd :
       {AnalysisLabel{"", 1, kEffort}, AnalysisLabel{"bell\a", 1, kEffort}, AnalysisLabel{"x", 0, kEffort},
        AnalysisLabel{"x", 1, {.budget = 2, .turns = 0}}, AnalysisLabel{std::string(81, 'x'), 1, kEffort},
        AnalysisLabel{"x against 1:1:1", 1, kEffort}, AnalysisLabel{"x against y", 1, kEffort},
        AnalysisLabel{"x", 1, against(4, {{1, 2, 3}})}}) {
    const KeptSaid row{odd, place, said};
    EXPECT_EQ(troubleOf(library.keepAnalyses(log, {&row, 1})), Trouble::refused);
  }
  EXPECT_FALSE(SQLite::Database(file.string()).tableExists("analyses")) << "nothing happened";
  const EventLog stranger = beginningOf(simulatedLog(RulesetId::antike, 9), 20);
  const KeptSaid row{label(), place, said};
  EXPECT_EQ(troubleOf(library.keepAnalyses(stranger, {&row, 1})), Trouble::noSuchGame);
}

TEST_F(Analyses, ABackupHasThemAndAnExportedGameHasNot) {
  runMain();
  const auto copy = folder / "copy.annales";
  must(open(Access::readOnly).copyTo(copy));
  EXPECT_EQ(number(copy, "SELECT count(*) FROM analyses"), rows());
  EXPECT_TRUE(
      main.with(must(must(Library::open(copy, Access::readOnly)).analyses(log)).shelf, label()).complete());
  Library other = openNew(folder / "other.annales");
  importInto(other, must(open(Access::readOnly).load(log.id())));
  EXPECT_TRUE(must(other.analyses(log)).shelf.empty());
}

TEST_F(Analyses, ImportingMoreOfAGameKeepsThemAndTheOpenTurnIsAnalysedAnew) {
  runMain();
  const EventLog longer = beginningOf(simulatedLog(RulesetId::antike, 3), 120);
  Library library = open();
  importInto(library, longer);
  const AnalysisLine line(longer, longer.mainHead());
  const AnalysisShelf shelf = must(library.analyses(longer)).shelf;
  const LineAnalysis known = line.with(shelf, label());
  EXPECT_EQ(known.known(), main.turns().size() - 1) << "all but the one that was not over";
  EXPECT_FALSE(known.turns[main.turns().size() - 1].said);
}

TEST_F(Analyses, TheyCanBeReadWhereNothingCanBeWritten) {
  runMain();
  EXPECT_TRUE(main.with(must(open(Access::readOnly).analyses(log)).shelf, label()).complete());
}

} // namespace
} // namespace annales
