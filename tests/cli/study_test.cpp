// Lines and remarks of stored games.
#include "tests/cli/program.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <map>
#include <sstream>
#include <thread>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kAt = "40";

/// A library with one game.
class Study : public ::testing::Test {
protected:
  void SetUp() override { ASSERT_EQ(import(kGame, library_).status, 0); }

  static Ran import(const std::string& file, const std::string& library, const std::string& text = "") {
    return annales(with({"import", file, "--library", library}), text);
  }
  [[nodiscard]] std::string id(const std::string& library) const {
    return json::parse(annales({"list", "--library", library, "--json"}).out).at("games").at(0).at("game");
  }
  /// `annales WORDS… GAME --library LIB MORE…`
  [[nodiscard]] Ran on(std::vector<std::string> words, std::vector<std::string> more,
                       const std::string& input = "") const {
    words.insert(words.end(), {id(library_), "--library", library_});
    words.insert(words.end(), more.begin(), more.end());
    return annales(words, input);
  }
  /// With all remarks.
  [[nodiscard]] std::string exported(const std::string& library) const {
    return annales({"export", id(library), "--library", library, "--format", "events", "--with-private"}).out;
  }
  /// What may come after that event beside what came.
  [[nodiscard]] static std::string other() {
    const json events = json::parse(annales(with({"legal", kGame, "--at", kAt})).out).at("events");
    const std::string whole = textOf(kGame);
    for (const json& event : events)
      if (whole.find(event.at("data").dump()) == std::string::npos) return event.dump() + "\n";
    return {};
  }

  [[nodiscard]] static std::string nationOfGame() {
    const std::string whole = textOf(kGame);
    const std::string key = "\"nation\":\"";
    const std::size_t at = whole.find(key) + key.size();
    return whole.substr(at, whole.find('"', at) - at);
  }

  Folder folder_;
  std::string library_ = folder_ / "l";
};

TEST_F(Study, ARemarkThatSaysNothingIsRefused) {
  const Ran ran = on({"annotate"}, {"--at", kAt, "--nation", "romans", "--author", "Eve"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("--text"));
  EXPECT_EQ(on({"annotate"}, {"--at", kAt, "--glyph", "?", "--author", "Eve"}).status, 0);
}

TEST_F(Study, ARemarkIsKeptAndExported) {
  const Ran ran = on({"annotate"}, {"--at", kAt, "--text", "Too *early*.", "--glyph", "?", "--tag",
                                    "tempo-loss", "--author", "Eve"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::string out = exported(library_);
  EXPECT_THAT(out, HasSubstr("Too *early*."));
  EXPECT_THAT(out, HasSubstr("\"author\":\"Eve\""));
  const std::string remark = ran.out.substr(0, 64);
  EXPECT_THAT(out, HasSubstr(remark));
  EXPECT_EQ(on({"annotate"}, {"--answer", remark.substr(0, 8), "--text", "No."}).status, 0);
  EXPECT_EQ(on({"annotate"}, {"--edit", remark.substr(0, 8), "--text", "Too late."}).status, 0);
  EXPECT_EQ(on({"annotate"}, {"--retract", remark}).status, 0);
  EXPECT_THAT(exported(library_), HasSubstr("\"retracted\":true"));
}

TEST_F(Study, AGlyphForAMoveIsOnTheMoveAndOfItsNationThoughWrittenWhereTheTurnBegins) {
  std::istringstream log(textOf(kGame));
  std::vector<json> events;
  for (std::string line; std::getline(log, line);)
    if (json row = json::parse(line); row.at("rec") == "event") events.push_back(std::move(row));
  std::size_t begins = 0;
  while (begins < events.size() && events[begins].at("type") != "TurnBegan")
    ++begins;
  ASSERT_LT(begins + 1, events.size());
  ASSERT_EQ(events[begins + 1].at("type"), "RondelMoved");
  const std::string at = std::to_string(begins + 1);
  const Ran ran = on({"annotate"}, {"--at", at, "--glyph", "?", "--text", "Too early.", "--author", "Eve"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Ran plain = on({"annotate"}, {"--at", at, "--text", "Here it begins.", "--author", "Eve"});
  ASSERT_EQ(plain.status, 0) << plain.err;
  std::istringstream written(exported(library_));
  std::map<std::string, json> remarks;
  for (std::string line; std::getline(written, line);)
    if (json row = json::parse(line); row.at("rec") == "annotation") remarks[row.at("text")] = row;
  EXPECT_EQ(remarks.at("Too early.").at("event"), events[begins + 1].at("id"));
  EXPECT_EQ(remarks.at("Too early.").at("nation"), events[begins].at("data").at("nation"));
  EXPECT_EQ(remarks.at("Here it begins.").at("event"), events[begins].at("id"));
}

TEST_F(Study, AnAnswerOrAChangeIsForWhoMaySeeTheRemark) {
  const Ran ran = on({"annotate"}, {"--at", kAt, "--text", "Too early.", "--audience", "club"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::string remark = ran.out.substr(0, 8);
  EXPECT_EQ(on({"annotate"}, {"--answer", remark, "--text", "No."}).status, 0);
  EXPECT_EQ(on({"annotate"}, {"--edit", remark, "--text", "Too late."}).status, 0);
  EXPECT_THAT(exported(library_), ::testing::Not(HasSubstr("\"audience\":\"me\"")));
  EXPECT_EQ(on({"annotate"}, {"--edit", remark, "--text", "Hm.", "--audience", "me"}).status, 0);
  EXPECT_THAT(exported(library_), HasSubstr("\"audience\":\"me\""));
}

TEST_F(Study, ANameIsNoLongerThanAnExportTakes) {
  const Ran ran =
      on({"annotate"}, {"--at", kAt, "--text", "Too early.", "--author", std::string(10'001, 'x')});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("the name of an author must be a text of at most 10,000 characters"));
  EXPECT_EQ(
      on({"annotate"}, {"--at", kAt, "--text", "Too early.", "--author", std::string(10'000, 'x')}).status,
      0);
}

/// Whoever reads the export would refuse it.
TEST_F(Study, APactIsBetweenNationsOfTheGame) {
  const std::string whole = textOf(kGame);
  const std::string key = "\"province\":\"";
  const std::size_t from = whole.find(key) + key.size();
  const std::string province = whole.substr(from, whole.find('"', from) - from);
  const Ran ran = on({"annotate"}, {"--at", kAt, "--pact", "martians,venusians:" + province + ":3"});
  EXPECT_EQ(ran.status, 2) << ran.out;
  EXPECT_THAT(ran.err, HasSubstr("martians"));
  const std::string out = folder_ / "out.antike.jsonl";
  writeText(out, exported(library_));
  EXPECT_EQ(annales(with({"verify", out})).status, 0);
}

/// Of what two people made of one remark at once the chosen version counts, and what was taken back is gone:
/// the ledger says so, and so does the document.
TEST_F(Study, TheLedgerShowsWhatStands) {
  const auto remark = [&](const std::string& text) {
    return on({"annotate"}, {"--at", kAt, "--text", text}).out.substr(0, 64);
  };
  const std::string edited = remark("First thought."), gone = remark("Nonsense.");
  const std::string bobs = folder_ / "bob", file = folder_ / "first";
  writeText(file, exported(library_));
  ASSERT_EQ(import(file, bobs).status, 0);
  ASSERT_EQ(on({"annotate"}, {"--edit", edited, "--text", "Second thought."}).status, 0);
  ASSERT_EQ(on({"annotate"}, {"--retract", gone}).status, 0);
  ASSERT_EQ(annales({"annotate", id(bobs), "--library", bobs, "--edit", edited, "--text", "Another thought."})
                .status,
            0);
  writeText(folder_ / "bobs", exported(bobs));
  EXPECT_EQ(on({"line", "merge"}, {folder_ / "bobs"}).status, 2) << "both changed one remark";
  ASSERT_EQ(on({"line", "merge"}, {folder_ / "bobs", "--conflicts", "theirs"}).status, 0);
  const Ran ledger = on({"replay"}, {});
  ASSERT_EQ(ledger.status, 0) << ledger.err;
  const std::string document =
      annales({"export", id(library_), "--library", library_, "--format", "remarks-md", "--with-private"})
          .out;
  std::vector<std::string> shown;
  for (const std::string text : {"First", "Second", "Another", "Nonsense"}) {
    EXPECT_EQ(ledger.out.find(text) != std::string::npos, document.find(text) != std::string::npos) << text;
    if (ledger.out.find(text) != std::string::npos) shown.push_back(text);
  }
  EXPECT_EQ(shown.size(), 1U) << ::testing::PrintToString(shown);
}

TEST_F(Study, RemarksAreExportedAsADocumentAndAsATable) {
  ASSERT_EQ(
      on({"annotate"}, {"--at", kAt, "--text", "=<b>early</b>", "--glyph", "?", "--author", "Eve"}).status,
      0);
  const auto as = [&](const char* format) {
    return annales({"export", id(library_), "--library", library_, "--format", format, "--with-private"});
  };
  const Ran document = as("remarks-md"), table = as("remarks-csv");
  EXPECT_EQ(document.status, 0) << document.err;
  EXPECT_THAT(document.out, HasSubstr("event 41\n")) << "a glyph is on the move, not where the turn begins";
  EXPECT_THAT(document.out, HasSubstr("> =&lt;b>early&lt;/b>\n"));
  EXPECT_EQ(table.status, 0) << table.err;
  EXPECT_THAT(table.out, ::testing::StartsWith("game,title,"));
  EXPECT_THAT(table.out, HasSubstr(",'=<b>early</b>,,,,\r\n"));
}

TEST_F(Study, WhatIsOnlyForMeStaysAtHome) {
  for (const std::string audience : {"me", "coach", "club"})
    ASSERT_EQ(on({"annotate"}, {"--at", kAt, "--text", "For the " + audience, "--audience", audience}).status,
              0);
  for (const std::string format : {"events", "remarks-md", "remarks-csv", "html"}) {
    const auto as = [&](std::vector<std::string> more) {
      more.insert(more.end(), {"--format", format});
      return on({"export"}, more);
    };
    const Ran plain = as({}), club = as({"--for", "club"}), whole = as({"--with-private"});
    EXPECT_THAT(plain.out, AllOf(Not(HasSubstr("For the me")), HasSubstr("For the coach")));
    EXPECT_THAT(plain.err, HasSubstr("1 remark left out"));
    EXPECT_THAT(club.out, AllOf(Not(HasSubstr("For the coach")), HasSubstr("For the club")));
    EXPECT_THAT(club.err, HasSubstr("2 remarks left out"));
    EXPECT_THAT(whole.out, HasSubstr("For the me"));
    EXPECT_EQ(whole.err, "");
  }
  EXPECT_EQ(on({"export"}, {"--format", "events", "--for", "me"}).status, 2);
}

TEST_F(Study, AnExportHasOnlyWhatStands) {
  const auto say = [&](std::vector<std::string> more) {
    more.insert(more.end(), {"--audience", "club", "--author", "Ada"});
    const Ran ran = on({"annotate"}, more);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out.substr(0, 12);
  };
  const std::string harsh = say({"--at", kAt, "--text", "Harsh words."});
  say({"--edit", harsh, "--text", "Mild words."});
  const std::string wrong = say({"--at", kAt, "--text", "Wrong words."});
  ASSERT_EQ(on({"annotate"}, {"--retract", wrong}).status, 0);
  for (const std::string format : {"events", "agn", "remarks-md", "remarks-csv", "html", "sheet", "turns"}) {
    const Ran ran = on({"export"}, {"--format", format});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(Not(HasSubstr("Harsh words")), Not(HasSubstr("Wrong words")))) << format;
    if (format != "events" && format != "agn") continue;
    EXPECT_THAT(ran.out, HasSubstr("Mild words")) << format;
    EXPECT_THAT(ran.err, HasSubstr("1 earlier wording and 1 deleted remark left out. Use --with-history"));
    const Ran whole = on({"export"}, {"--format", format, "--with-history"});
    EXPECT_THAT(whole.out, AllOf(HasSubstr("Harsh words"), HasSubstr("Wrong words"))) << format;
    EXPECT_EQ(whole.err, "");
  }
  EXPECT_EQ(on({"export"}, {"--format", "html", "--with-history"}).status, 2);
  // What comes back is known again.
  const std::string copy = on({"export"}, {"--format", "events"}).out, before = exported(library_);
  EXPECT_THAT(import("-", library_, copy).out, HasSubstr("already there"));
  EXPECT_EQ(exported(library_), before);
}

TEST_F(Study, AnAnswerIsToARemarkThatIsThereAndStandsWhereItDoes) {
  const Ran ran = on({"annotate"}, {"--at", kAt, "--text", "Why?"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::string remark = ran.out.substr(0, 12);
  const Ran elsewhere = on({"annotate"}, {"--at", "41", "--answer", remark, "--text", "Because."});
  EXPECT_EQ(elsewhere.status, 2);
  EXPECT_THAT(elsewhere.err, HasSubstr("belongs to event 40; leave out --at"));
  EXPECT_EQ(on({"annotate"}, {"--at", kAt, "--answer", remark, "--text", "Because."}).status, 0);
  EXPECT_EQ(on({"annotate"}, {"--retract", remark}).status, 0);
  const Ran late = on({"annotate"}, {"--answer", remark, "--text", "And so."});
  EXPECT_EQ(late.status, 2);
  EXPECT_THAT(late.err, HasSubstr("no longer exists"));
}

TEST_F(Study, APactIsNotWithOneself) {
  const Ran ran = on({"annotate"}, {"--at", kAt, "--pact", nationOfGame() + "," + nationOfGame() + ":a:5"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("names each nation once"));
}

TEST_F(Study, ALineIsNotComparedWithItself) {
  const Ran ran = on({"line", "compare"}, {"main"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("name another line"));
}

TEST_F(Study, ARemarkThatMakesNoSenseIsRefused) {
  const std::string before = exported(library_);
  for (const std::vector<std::string>& bad :
       std::vector<std::vector<std::string>>{{"--at", "99999", "--text", "x"},
                                             {"--at", "0", "--text", "x"},
                                             {"--text", "x", "--glyph", "?!?"},
                                             {"--text", "x", "--nation", "martians"},
                                             {"--text", "x", "--ring", "atlantis"},
                                             {"--text", "x", "--ring", "roma:pink"},
                                             {"--text", "x", "--pact", "romans:roma:soon"},
                                             {"--text", "x", "--tag", "Not A Tag"},
                                             {"--answer", "ffff", "--text", "x"},
                                             {"--text", "x", "--audience", "world"}}) {
    const Ran ran = on({"annotate"}, bad);
    EXPECT_EQ(ran.status, 2) << bad[1] << ran.out;
    EXPECT_THAT(ran.err, Not(::testing::IsEmpty()));
  }
  EXPECT_EQ(exported(library_), before);
}

TEST_F(Study, ALineLeavesTheRecordedOneAndTheRecordedOneStays) {
  const std::string event = other();
  ASSERT_FALSE(event.empty());
  const Ran ran = on({"line", "add"}, {"--at", kAt, "--name", "Better"}, event);
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, "Better\n");
  EXPECT_THAT(on({"line", "list"}, {}).out, HasSubstr("Better"));
  EXPECT_THAT(on({"line", "list"}, {}).out, HasSubstr("after event 40 of main"));
  writeText(folder_ / "out", exported(library_));
  EXPECT_EQ(annales(with({"state", folder_ / "out", "--line", "main"})).out,
            annales(with({"state", kGame})).out);
  EXPECT_EQ(annales(with({"state", folder_ / "out", "--line", "Better"})).status, 0);
  EXPECT_EQ(on({"line", "compare"}, {"Better"}).status, 0);
  EXPECT_EQ(on({"line", "rename"}, {"Better", "Best"}).status, 0);
  EXPECT_EQ(on({"line", "delete"}, {"main"}).status, 2);
  EXPECT_EQ(on({"line", "delete"}, {"Best"}).status, 0);
  EXPECT_THAT(on({"line", "list"}, {}).out, Not(HasSubstr("Best")));
}

TEST_F(Study, AutopilotsPlayOnAfterAnEventAndOneUndoTakesThemBack) {
  const std::string before = exported(library_);
  const std::vector<std::string> words{"--at",    kAt, "--others", "greedy",
                                       "--turns", "5", "--name",   "On",
                                       "--seed",  "3", "--pilot",  nationOfGame() + "=growth"};
  const Ran ran = on({"line", "play"}, words);
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("On\n"));
  EXPECT_THAT(ran.out, HasSubstr("events played by the autopilots"));
  EXPECT_THAT(ran.out, HasSubstr("all requested turns have been played"));
  writeText(folder_ / "out", exported(library_));
  const Ran verified = annales(with({"verify", folder_ / "out"}));
  EXPECT_EQ(verified.status, annales(with({"verify", kGame})).status) << verified.out;
  const std::string once = exported(library_);
  ASSERT_EQ(on({"line", "undo"}, {}).status, 0);
  EXPECT_EQ(exported(library_), before);
  ASSERT_EQ(on({"line", "play"}, words).status, 0);
  EXPECT_EQ(annales(with({"state", folder_ / "out", "--line", "On"})).out, [&] {
    writeText(folder_ / "again", exported(library_));
    return annales(with({"state", folder_ / "again", "--line", "On"})).out;
  }()) << "the same seed, another game";
}

TEST_F(Study, WhatLinesDifferInIsCountedInWords) {
  ASSERT_EQ(on({"line", "play"}, {"--at", kAt, "--others", "greedy", "--turns", "5", "--name", "On"}).status,
            0);
  const Ran ran = on({"line", "compare"}, {"On"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, ::testing::ContainsRegex(": [^ ]+[0-9]+ [a-z]+"));
  EXPECT_THAT(ran.out, HasSubstr("−"));
  EXPECT_THAT(ran.out, Not(HasSubstr(" -")));
  EXPECT_THAT(ran.out, Not(::testing::ContainsRegex("[^0-9]1 (coins|legions|galleys|cities|temples|seas)")));
}

TEST_F(Study, EverybodyAsRecordedGoesAlongTheRecordedLine) {
  const std::string before = exported(library_);
  const Ran ran = on({"line", "play"}, {"--at", kAt, "--others", "recorded"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("main already continues this way"));
  EXPECT_EQ(exported(library_), before);
}

TEST_F(Study, AfterAnotherEventByHandTheOthersAreAsRecordedAndWhoLeavesIsSaid) {
  writeText(folder_ / "other", other());
  const Ran ran = on({"line", "play"}, {"--at", kAt, "--events", folder_ / "other", "--others",
                                        "recorded:greedy", "--turns", "40", "--name", "Better"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Better\n"));
}

TEST_F(Study, AnAutopilotOrNationThatIsNotKnownIsSaid) {
  const std::string before = exported(library_);
  for (const auto& [option, word, said] :
       {std::tuple("--others", "nobody", "an autopilot must be hand, recorded"),
        std::tuple("--pilot", "martians=greedy", "expected NATION=WORD"),
        std::tuple("--pilot", "greedy", "expected NATION=WORD")}) {
    const Ran ran = on({"line", "play"}, {"--at", kAt, option, word});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr(said));
  }
  EXPECT_EQ(exported(library_), before);
}

TEST_F(Study, AnIllegalEventIsRefusedUnlessOneInsists) {
  const std::string bad = "{\"data\":{\"nation\":\"" + nationOfGame() + "\"},\"type\":\"TurnBegan\"}\n";
  const Ran refused = on({"line", "add"}, {"--at", kAt}, bad);
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("breaks"));
  EXPECT_THAT(refused.err, HasSubstr("--even-illegal adds it anyway"));
  EXPECT_EQ(on({"line", "add"}, {"--at", kAt, "--even-illegal"}, bad).status, 0);
  const std::string senseless = "{\"data\":{\"gain\":{},\"nation\":\"" + nationOfGame() +
                                "\",\"paid\":{\"gold\":999}},\"type\":\"Traded\"}\n";
  const Ran never = on({"line", "add"}, {"--at", kAt}, senseless);
  EXPECT_EQ(never.status, 2);
  EXPECT_THAT(never.err, HasSubstr("breaks"));
  EXPECT_THAT(never.err, Not(HasSubstr("--even-illegal"))) << "it would not help";
  EXPECT_EQ(on({"line", "add"}, {"--at", kAt, "--even-illegal"}, senseless).status, 2);
  EXPECT_EQ(on({"line", "add"}, {"--at", kAt}, "nonsense\n").status, 2);
  EXPECT_EQ(on({"line", "add"}, {"--at", kAt}, "").status, 2);
}

/// The beginning of what somebody wanted to say is not what he wanted to say.
TEST_F(Study, CtrlCWhileSomethingIsReadWritesNothing) {
  const std::string before = exported(library_), event = other();
  const std::string pipe = folder_ / "typed";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const auto typedInto = [&](const std::vector<std::string>& args, const std::string& text) {
    return annalesWhile(args, [&](pid_t process) {
      const int end = ::open(pipe.c_str(), O_WRONLY); // when the program has opened it
      EXPECT_EQ(::write(end, text.data(), text.size()), static_cast<ssize_t>(text.size()));
      for (int unread = 1; unread > 0; std::this_thread::yield())
        if (::ioctl(end, FIONREAD, &unread) != 0) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(50)); // it waits for more by then
      ::kill(process, SIGINT);
      ::close(end);
    });
  };
  const Ran added =
      typedInto({"line", "add", id(library_), "--library", library_, "--at", kAt, "--events", pipe}, event);
  EXPECT_EQ(added.status, 130) << added.err;
  EXPECT_THAT(added.err, HasSubstr("Cancelled while reading"));
  EXPECT_EQ(exported(library_), before);
  const Ran merged = typedInto({"line", "merge", id(library_), "--library", library_, pipe},
                               textOf(kGame).substr(0, textOf(kGame).size() / 2));
  EXPECT_EQ(merged.status, 130);
  EXPECT_EQ(merged.err, "") << "not that the file seems to be cut off";
  EXPECT_EQ(exported(library_), before);
  const Ran state = typedInto(with({"state", pipe}), textOf(kGame));
  EXPECT_EQ(state.status, 130);
  EXPECT_EQ(state.out, "");
}

/// Nothing is stored and the status says so, or it is stored and that is said.
TEST_F(Study, AMergeThatIsInterruptedSaysTruly) {
  const std::string theirs = folder_ / "theirs";
  ASSERT_EQ(import(kGame, theirs).status, 0);
  ASSERT_EQ(annales({"annotate", id(theirs), "--library", theirs, "--text", "Theirs."}).status, 0);
  writeText(folder_ / "log", exported(theirs));
  const std::vector<std::string> merge{"line", "merge", id(library_), "--library", library_, folder_ / "log"};
  const auto interruptedAfter = [&](int milliseconds) {
    const std::string before = exported(library_);
    sqlite3* writer = nullptr; // the merge waits for it when it writes
    ASSERT_EQ(sqlite3_open(library_.c_str(), &writer), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(writer, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const Ran ran = annalesWhile(merge, [&](pid_t process) {
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      ::kill(process, SIGINT);
      sqlite3_exec(writer, "COMMIT", nullptr, nullptr, nullptr);
    });
    sqlite3_close(writer);
    if (ran.status == 130) {
      EXPECT_EQ(ran.out, "");
      EXPECT_EQ(exported(library_), before) << "after " << milliseconds << " ms";
    } else {
      EXPECT_EQ(ran.status, 0) << ran.err;
      EXPECT_THAT(ran.out, HasSubstr("1 remark merged"));
      EXPECT_THAT(exported(library_), HasSubstr("Theirs."));
      ASSERT_EQ(on({"line", "undo"}, {}).status, 0);
    }
  };
  for (const int milliseconds : {5, 20, 200})
    interruptedAfter(milliseconds);
}

TEST_F(Study, ALineThatIsNotThereIsSaidByTheStatusToo) {
  for (const char* command : {"replay", "account", "claims", "playout"})
    EXPECT_EQ(on({command}, {"--line", "nope"}).status, 2) << command;
}

TEST_F(Study, UndoAndRedoGiveTheSameBytes) {
  const std::string bare = exported(library_);
  ASSERT_EQ(on({"line", "add"}, {"--at", kAt, "--name", "Better"}, other()).status, 0);
  const std::string branched = exported(library_);
  ASSERT_EQ(on({"annotate"}, {"--text", "So."}).status, 0);
  const std::string remarked = exported(library_);
  EXPECT_EQ(on({"line", "undo"}, {}).status, 0);
  EXPECT_EQ(exported(library_), branched);
  EXPECT_EQ(on({"line", "undo"}, {}).status, 0);
  EXPECT_EQ(exported(library_), bare);
  EXPECT_EQ(on({"line", "undo"}, {}).status, 2);
  EXPECT_EQ(on({"line", "redo"}, {}).status, 0);
  EXPECT_EQ(on({"line", "redo"}, {}).status, 0);
  EXPECT_EQ(exported(library_), remarked);
  EXPECT_EQ(annales({"check", library_}).status, 0);
}

TEST_F(Study, TwoReviewersMergeInEitherOrderToTheSame) {
  const auto review = [&](const std::string& library, const std::string& text) {
    EXPECT_EQ(import(kGame, library).status, 0);
    EXPECT_EQ(annales({"annotate", id(library), "--library", library, "--at", "12", "--author", text,
                       "--text", text})
                  .status,
              0);
    EXPECT_EQ(
        annales({"line", "add", id(library), "--library", library, "--at", kAt, "--name", text}, other())
            .status,
        0);
    writeText(folder_ / text, exported(library));
  };
  review(folder_ / "a", "Ada");
  review(folder_ / "b", "Bob");
  const auto merge = [&](const std::string& library, const std::string& with) {
    return annales({"line", "merge", id(library), "--library", library, folder_ / with});
  };
  EXPECT_EQ(merge(folder_ / "a", "Bob").status, 0);
  EXPECT_EQ(merge(folder_ / "b", "Ada").status, 0);
  const std::string both = exported(folder_ / "a");
  EXPECT_THAT(both, HasSubstr("\"text\":\"Ada\""));
  EXPECT_THAT(both, HasSubstr("\"text\":\"Bob\""));
  EXPECT_EQ(both, exported(folder_ / "b"));
  EXPECT_THAT(merge(folder_ / "a", "Bob").out, HasSubstr("nothing new"));
  EXPECT_THAT(annales({"line", "list", id(folder_ / "b"), "--library", folder_ / "b"}).out, HasSubstr("by "));
  EXPECT_EQ(exported(folder_ / "a"), both);
}

} // namespace
} // namespace annales::tests
