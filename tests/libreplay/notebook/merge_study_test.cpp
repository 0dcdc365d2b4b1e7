// Two people's records of one game become one, whoever comes first.
#include "libreplay/notebook/merge_study.h"
#include "libreplay/notebook/notebook.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/store/pages.h"
#include "tests/often.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

namespace annales {
namespace {

using namespace test;

bool neverHad(const std::string&, const std::string&) {
  return false;
}

/// Brings in what `from` knows more, as one page.
StudyMerge bring(Notebook& notebook, const EventLog& from) {
  StudyMerge merge = mergeStudy(notebook.study(), from, neverHad);
  if (!merge.edits.empty()) require(notebook.write(StudyChange{"import", kMoment, merge.edits}));
  return merge;
}

EventLog withLine(const std::string& name, int coins, std::size_t after = 100) {
  EventLog log = played();
  require(log.setLine(name, branchOff(log, after, coins)));
  return log;
}

/// Every line with the id of its head.
std::map<std::string, std::string> linesOf(const EventLog& log) {
  std::map<std::string, std::string> lines;
  for (const auto& [name, head] : log.lines())
    lines.emplace(name, hexOf(log[head].id));
  return lines;
}

std::string idOf(const EventLog& log, const std::string& line) {
  return hexOf(log[*log.head(line)].id);
}

TEST(MergeStudy, AStudyAndItsLogAndAnotherThatGetsTheSamePagesAreInMemoryOnce) {
  EventLog theirs = played();
  for (int line = 0; line < 20; ++line) {
    NodeIndex head = branchOff(theirs, 20, line + 1);
    for (int turn = 0; turn < 30; ++turn)
      head = theirs.append(head, TurnBegan{NationId(static_cast<std::size_t>(turn % 3))});
    require(theirs.setLine("line " + std::to_string(line), head));
  }
  Notebook mine = fresh(), stored = fresh();
  bring(mine, theirs);
  const EventLog& events = mine.study().events();
  const std::size_t most = events.size() / EventBlocks::kBlock * EventBlocks::kBlock;
  const EventLog log = mine.study().log();
  EXPECT_EQ(log.size(), events.size());
  EXPECT_EQ(log.sharedWith(events), most);
  stored.expect(mine.study());
  require(stored.write(mine.entries().back()));
  EXPECT_GE(stored.study().events().sharedWith(events) + 2 * EventBlocks::kBlock, most);
  EXPECT_EQ(contentOf(stored.study().log()), contentOf(log));
}

TEST(MergeStudy, TwoCoursesOfOneNameGetTheSameNamesInEitherOrder) {
  const EventLog mine = withLine("better", 5), yours = withLine("better", 6);
  Notebook first = fresh(), second = fresh();
  bring(first, mine);
  bring(first, yours);
  bring(second, yours);
  bring(second, mine);
  const auto lines = linesOf(first.study().log());
  EXPECT_EQ(lines, linesOf(second.study().log()));
  const auto [small, great] = std::minmax({idOf(mine, "better"), idOf(yours, "better")});
  EXPECT_EQ(lines.at("better"), small);
  EXPECT_EQ(lines.at("better (" + great.substr(0, 8) + ")"), great);
  EXPECT_EQ(lines.size(), 3U);
}

TEST(MergeStudy, TheSameAgainIsNothing) {
  Notebook notebook = fresh();
  const EventLog mine = withLine("better", 5), yours = withLine("better", 6);
  bring(notebook, mine);
  bring(notebook, yours);
  EXPECT_TRUE(bring(notebook, mine).edits.empty());
  EXPECT_TRUE(bring(notebook, yours).edits.empty());
  EXPECT_TRUE(bring(notebook, notebook.study().log()).edits.empty());
  EXPECT_TRUE(bring(notebook, played()).edits.empty());
}

TEST(MergeStudy, ALineThatCameWithTheGameKeepsItsName) {
  const EventLog theirs = withLine("better", 5), other = withLine("better", 6);
  Notebook notebook(std::make_shared<const EventLog>(theirs));
  bring(notebook, other);
  const auto lines = linesOf(notebook.study().log());
  EXPECT_EQ(lines.at("better"), idOf(theirs, "better"));
  EXPECT_EQ(lines.at(givenWay("better", other[*other.head("better")].id)), idOf(other, "better"));
}

TEST(MergeStudy, ALineThatGrewGoesOn) {
  EventLog log = withLine("better", 5);
  const EventLog early = log;
  Notebook notebook = fresh();
  bring(notebook, early);
  require(log.setLine("better", log.append(*log.head("better"), TurnBegan{NationId(1)})));
  EXPECT_EQ(bring(notebook, log).events, 1U);
  EXPECT_EQ(linesOf(notebook.study().log()), linesOf(log));
  EXPECT_TRUE(bring(notebook, early).edits.empty());
}

/// A notebook with a line of that person, made in as many steps as there are amounts.
Notebook with(const std::string& author, const std::string& name, const std::vector<int>& amounts) {
  Notebook notebook = fresh();
  const Study& study = notebook.study();
  NodeIndex at = study.events().path(study.mainHead())[100];
  for (const int amount : amounts) {
    const SetLine edit = lineEdit(study, name, at, {correction(amount)});
    require(notebook.write(StudyChange{author, kMoment, {edit}}));
    at = study.line(name)->head;
  }
  return notebook;
}

std::string authorOf(const Notebook& notebook, const std::string& line) {
  const StudyLine* found = notebook.study().line(line);
  return found == nullptr ? "no such line" : notebook.study().authorOf(*found);
}

TEST(MergeStudy, ALineIsByWhoeverMadeItNotByWhoeverMergesIt) {
  Notebook ann = with("Ann", "temple", {1, 2});
  Notebook bob = with("Bob", "iron", {1, 3}); // begins as hers does
  const EventLog hers = ann.study().log(), his = bob.study().log();
  bring(ann, his);
  bring(bob, hers);
  for (const Notebook& both : {std::cref(ann), std::cref(bob)}) {
    EXPECT_EQ(authorOf(both, "temple"), "Ann");
    EXPECT_EQ(authorOf(both, "iron"), "Bob");
  }
  EXPECT_EQ(ann.study().log().tags(), bob.study().log().tags());
  EXPECT_TRUE(mergeStudy(ann.study(), his, neverHad).edits.empty());
  Notebook cay = fresh();
  bring(cay, ann.study().log());
  EXPECT_EQ(authorOf(cay, "temple"), "Ann") << "at third hand";
}

TEST(MergeStudy, ALineThatSomebodyLengthenedHasOneAuthorInEitherOrder) {
  for (const auto& [shorter, longer] : {std::pair("Ann", "Bob"), std::pair("Bob", "Ann")}) {
    Notebook a = with(shorter, "x", {1}), b = with(longer, "x", {1, 2});
    const EventLog first = a.study().log(), second = b.study().log();
    bring(a, second);
    bring(b, first);
    EXPECT_EQ(authorOf(a, "x"), authorOf(b, "x"));
    EXPECT_EQ(a.study().log().tags(), b.study().log().tags());
  }
}

TEST(MergeStudy, ALineOfNobodyKnownIsNotByWhoeverMergesIt) {
  Notebook notebook = fresh();
  bring(notebook, withLine("better", 5));
  EXPECT_EQ(authorOf(notebook, "better"), "");
  EXPECT_TRUE(notebook.study().log().tags() == fresh().study().log().tags());
}

EventLog withNobodysLine(const std::string& name, int amount) {
  EventLog log = played();
  require(log.setLine(name, log.append(log.path(log.mainHead())[100], correction(amount))));
  return log;
}

TEST(MergeStudy, OfTwoWhoMadeTheSameLineTheGreaterNameCountsInAnyOrder) {
  const std::vector<EventLog> logs{with("Zoe", "Zoe's way", {1}).study().log(),
                                   with("Bob", "Bob's way", {1}).study().log(),
                                   withNobodysLine("No name", 1)};
  std::vector<std::size_t> order{0, 1, 2};
  do {
    Notebook notebook = fresh();
    for (const std::size_t log : order)
      bring(notebook, logs[log]);
    EXPECT_EQ(notebook.study().lines().size(), 3U);
    for (const StudyLine& line : notebook.study().lines())
      EXPECT_EQ(notebook.study().authorOf(line), "Zoe") << line.name << ", first came " << order[0];
    for (const EventLog& log : logs)
      EXPECT_TRUE(bring(notebook, log).edits.empty()) << "first came " << order[0];
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST(MergeStudy, OwnLinesStayOwnAndAllCanBeUndone) {
  Notebook notebook = fresh();
  require(notebook.write(page({whatIf(played(), "better", 100, 5), whatIf(played(), "mine", 90, 2)})));
  const std::string before = contentOf(notebook.study().log());
  EventLog yours = withLine("better", 6);
  yours.setTag("site", "Rome");
  yours.annotate(remarkOn(yours, 7, "yours"));
  bring(notebook, yours);
  for (const StudyLine& line : notebook.study().lines())
    EXPECT_TRUE(line.own) << line.name;
  EXPECT_EQ(notebook.study().lines().size(), 3U);
  require(notebook.write(undo()));
  EXPECT_TRUE(contentOf(notebook.study().log()) == before);
}

TEST(MergeStudy, ALongNameIsShortened) {
  std::string name;
  for (int i = 0; i < 80; ++i)
    name += "ß";
  const EventLog a = withLine(name, 5), b = withLine(name, 6);
  Notebook first = fresh(), second = fresh();
  for (const EventLog* log : {&a, &b, &a, &b})
    bring(first, *log);
  for (const EventLog* log : {&b, &a, &b})
    bring(second, *log);
  bring(second, first.study().log());
  EXPECT_EQ(linesOf(first.study().log()), linesOf(second.study().log()));
  EXPECT_EQ(first.study().lines().size(), 2U);
}

/// Amounts for lines, by the ids of the events where those end.
std::vector<int> amountsByHead() {
  std::vector<int> amounts{5, 6, 7};
  std::ranges::sort(amounts, {}, [](int coins) { return idOf(withLine("x", coins), "x"); });
  return amounts;
}

void expectInAnyOrder(const std::vector<EventLog>& logs, const std::map<std::string, std::string>& lines) {
  std::vector<std::size_t> order(logs.size());
  std::iota(order.begin(), order.end(), 0U);
  do {
    Notebook notebook = fresh();
    for (const std::size_t log : order)
      bring(notebook, logs[log]);
    const std::string which = "in the order " + testing::PrintToString(order);
    ASSERT_EQ(linesOf(notebook.study().log()), lines) << which;
    for (const EventLog& log : logs)
      ASSERT_TRUE(bring(notebook, log).edits.empty()) << which;
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST(MergeStudy, SeveralCoursesOfALongNameGetTheSameNamesInAnyOrder) {
  const std::string name(80, 'n');
  std::vector<EventLog> logs;
  Notebook all = fresh();
  for (const int coins : amountsByHead())
    bring(all, logs.emplace_back(withLine(name, coins)));
  const auto lines = linesOf(all.study().log());
  EXPECT_EQ(lines.at(name), idOf(logs[0], name));
  for (const EventLog* log : {&logs[1], &logs[2]})
    EXPECT_EQ(lines.at(givenWay(name, (*log)[*log->head(name)].id)), idOf(*log, name));
  logs.push_back(all.study().log());
  expectInAnyOrder(logs, lines);
}

TEST(MergeStudy, LongNamesThatBeginAlikeAreNotTakenForEachOther) {
  const std::string name(80, 'n'), other(79, 'n');
  const std::vector<int> amounts = amountsByHead();
  std::vector<EventLog> logs{withLine(name, amounts[0]), withLine(name, amounts[1]),
                             withLine(other, amounts[2])};
  std::map<std::string, std::string> lines = linesOf(logs[0]);
  lines.emplace(givenWay(name, logs[1][*logs[1].head(name)].id), idOf(logs[1], name));
  lines.emplace(other, idOf(logs[2], other));
  Notebook all = fresh();
  for (const EventLog& log : logs)
    bring(all, log);
  logs.push_back(all.study().log());
  expectInAnyOrder(logs, lines);
}

TEST(MergeStudy, ANameThatSomebodyMadeUpIsNotTakenAway) {
  Notebook notebook = fresh();
  const EventLog a = withLine("better", 5), b = withLine("better", 6);
  for (const EventLog* log : {&a, &b}) // whichever has to give way meets a stranger of that name
    require(
        notebook.write(page({whatIf(played(), givenWay("better", (*log)[*log->head("better")].id), 30, 1)})));
  bring(notebook, a);
  bring(notebook, b);
  EXPECT_EQ(notebook.study().lines().size(), 4U);
  EXPECT_TRUE(bring(notebook, b).edits.empty());
  EXPECT_TRUE(bring(notebook, a).edits.empty());
}

NodeIndex reasoned(EventLog& log, NodeIndex parent, int reason) {
  return log.append(parent,
                    Corrected{NationId(0), {}, std::make_shared<const std::string>(std::to_string(reason))});
}

std::string digitsOf(const EventLog& log, NodeIndex head) {
  return " (" + hexOf(log[head].id).substr(0, 8) + ")";
}

TEST(MergeStudy, VeryManyLinesOfOneNameAtAnyDepthAreSoonSettled) {
  constexpr int kLines = 20'000;
  EventLog log = played();
  NodeIndex trunk = log.mainHead();
  require(log.setLine(kMainLine, trunk));
  for (int i = 0; i < kLines; ++i) {
    trunk = reasoned(log, trunk, 0);
    const NodeIndex leaf = reasoned(log, trunk, 1);
    require(log.setLine("better" + digitsOf(log, leaf), leaf));
    require(log.setLine("better" + digitsOf(log, trunk), trunk)); // the beginning of those that follow
  }
  const StudyMerge merge = mergeStudy(fresh().study(), log, neverHad);
  EXPECT_EQ(merge.lines, static_cast<std::size_t>(kLines));
  EXPECT_EQ(merge.events, 2U * kLines);
}

TEST(MergeStudy, VeryManyLongNamesAreSoonComparedWithWhatTheyWereCutFrom) {
  constexpr int kLines = 20'000;
  EventLog log = played();
  const NodeIndex end = log.mainHead();
  require(log.setLine(kMainLine, end));
  std::string whole;
  for (int i = 0; i < kLines; ++i) {
    const NodeIndex leaf = reasoned(log, end, i);
    const std::string name = std::to_string(1'000'000 + i) + std::string(62, 'x');
    require(log.setLine(name + digitsOf(log, leaf), leaf));
    whole = name + "and more";
  }
  require(log.setLine(whole, reasoned(log, end, kLines)));
  EXPECT_EQ(mergeStudy(fresh().study(), log, neverHad).lines, kLines + 1U);
}

TEST(MergeStudy, VeryManyLongNamesThatAreTakenAreSoonNumbered) {
  constexpr int kLines = 30'000;
  EventLog base = played(), other = played();
  for (EventLog* log : {&base, &other}) {
    const NodeIndex end = log->mainHead(), head = reasoned(*log, end, log == &base ? 1 : 2);
    require(log->setLine(kMainLine, end));
    for (int i = 0; i < kLines; ++i)
      require(log->setLine(std::string(73, 'N') + std::to_string(1'000'000 + i), head));
  }
  const Notebook notebook(std::make_shared<const EventLog>(base));
  const StudyMerge merge = mergeStudy(notebook.study(), other, neverHad);
  EXPECT_EQ(merge.lines, static_cast<std::size_t>(kLines));
  EXPECT_TRUE(std::get<SetLine>(merge.edits[kLines - 1]).name.ends_with(" (30000)"));
}

TEST(MergeStudy, AnswersComeAfterWhatTheyAnswer) {
  EventLog log = played();
  Annotation question = remarkOn(log, 7, "why?");
  question.at = "2024-05-06T07:08:09Z";
  question.id = annotationId(question);
  Annotation answer = remarkOn(log, 7, "because");
  answer.at = "2024-05-06T07:08:08Z"; // by a clock that is slow
  answer.answers = question.id;
  answer.id = annotationId(answer);
  log.annotate(question);
  log.annotate(answer);
  Notebook notebook = fresh();
  EXPECT_EQ(bring(notebook, log).remarks, 2U);
  EXPECT_EQ(notebook.study().log().annotations().back().text, "because");
}

TEST(MergeStudy, FollowsAMainLineThatGrew) {
  const EventLog whole = caseLog("game-01-hex-3");
  Notebook notebook = fresh();
  EXPECT_EQ(require(mainGrowth(notebook.study(), played())), std::nullopt);
  EXPECT_EQ(require(mainGrowth(notebook.study(), beginningOf(whole, 50))), std::nullopt);
  const auto growth = require(mainGrowth(notebook.study(), whole));
  ASSERT_EQ(growth, whole.mainHead());
  const StudyMerge merge = mergeStudy(notebook.study(), whole, neverHad, growth);
  EXPECT_EQ(merge.events, whole.size() - 120);
  require(notebook.write(StudyChange{"import", kMoment, merge.edits}));
  EXPECT_EQ(notebook.study().log().mainHead(), whole.mainHead());
  EXPECT_FALSE(notebook.study().recording());
  EventLog other = beginningOf(whole, 100);
  other.append(other.mainHead(), TurnBegan{NationId(2)});
  const auto parted = mainGrowth(notebook.study(), other);
  ASSERT_FALSE(parted);
  EXPECT_NE(parted.error().message.find("after event 100"), std::string::npos) << parted.error().message;
}

/// A reviewer: lines with names that others use too, remarks, threads, headers.
EventLog reviewed(std::mt19937& random, const EventLog& from) {
  EventLog log = from;
  const auto upTo = [&](unsigned n) { return static_cast<int>(random() % n); };
  const std::vector<std::string> names{"better", "worse", "attack", "better (2)"};
  for (int i = upTo(5); i > 0; --i) {
    const std::string& name = names[random() % names.size()];
    NodeIndex head = log.head(name).value_or(kNoNode);
    if (head == kNoNode)
      head = branchOff(log, static_cast<std::size_t>(60 + upTo(40)), 1 + upTo(4));
    else
      head = log.append(
          head, Corrected{NationId(0), {}, std::make_shared<const std::string>(std::to_string(upTo(3)))});
    require(log.setLine(name, head));
  }
  for (int i = upTo(8); i > 0; --i) {
    Annotation remark =
        remarkOn(log, static_cast<NodeIndex>(random() % log.size()), std::to_string(upTo(50)));
    remark.at = "2024-05-0" + std::to_string(1 + upTo(8)) + "T07:08:09Z";
    if (!log.annotations().empty() && upTo(2) == 0) {
      const Annotation& other = log.annotations()[random() % log.annotations().size()];
      remark.event = other.event;
      (upTo(2) == 0 ? remark.answers : remark.replaces) = other.id;
    }
    remark.id = annotationId(remark);
    const auto same = [&](const Annotation& known) { return known.id == remark.id; };
    if (std::none_of(log.annotations().begin(), log.annotations().end(), same)) log.annotate(remark);
  }
  if (upTo(2) == 0) log.setTag("site", std::string(1, static_cast<char>('a' + upTo(5))));
  return log;
}

std::set<Hash> courses(const EventLog& log) {
  std::set<Hash> ids;
  for (NodeIndex i = 0; i < log.size(); ++i)
    ids.insert(log[i].id);
  return ids;
}

TEST(MergeStudy, InAnyOrderTheSameComesOutAndNothingIsLostOrDoubled) {
  for (unsigned seed = 0; seed < test::often(300U); ++seed) {
    std::mt19937 random(seed);
    std::vector<EventLog> logs;
    for (int i = 0; i < 3; ++i)
      logs.push_back(reviewed(random, played()));
    Notebook forwards = fresh(), backwards = fresh();
    for (const EventLog& log : logs)
      bring(forwards, log);
    for (auto log = logs.rbegin(); log != logs.rend(); ++log)
      bring(backwards, *log);
    const EventLog one = forwards.study().log(), other = backwards.study().log();
    ASSERT_EQ(linesOf(one), linesOf(other)) << "seed " << seed;
    ASSERT_EQ(one.tags(), other.tags()) << "seed " << seed;
    ASSERT_EQ(courses(one), courses(other)) << "seed " << seed;
    std::vector<Hash> remarks, otherRemarks;
    for (const Annotation& remark : one.annotations())
      remarks.push_back(remark.id);
    for (const Annotation& remark : other.annotations())
      otherRemarks.push_back(remark.id);
    ASSERT_EQ(remarks, otherRemarks) << "seed " << seed;
    ASSERT_EQ(std::set<Hash>(remarks.begin(), remarks.end()).size(), remarks.size()) << "doubled";
    for (const EventLog& log : logs) {
      for (const auto& [name, head] : log.lines())
        ASSERT_TRUE(one.find(log[head].id)) << "seed " << seed << " lost " << name;
      for (const Annotation& remark : log.annotations())
        ASSERT_TRUE(std::find(remarks.begin(), remarks.end(), remark.id) != remarks.end());
      ASSERT_TRUE(bring(forwards, log).edits.empty()) << "seed " << seed;
    }
    ASSERT_TRUE(bring(backwards, one).edits.empty()) << "seed " << seed;
  }
}

TEST(MergeStudy, PeopleWhoExchangeTheirWorkEndWithTheSame) {
  for (unsigned seed = 0; seed < test::often(100U); ++seed) {
    std::mt19937 random(seed);
    std::vector<Notebook> people(3, fresh());
    for (int round = 0; round < 3; ++round)
      for (Notebook& somebody : people) {
        bring(somebody, reviewed(random, somebody.study().log()));
        bring(people[random() % people.size()], somebody.study().log());
      }
    for (int twice = 0; twice < 2; ++twice)
      for (Notebook& to : people)
        for (const Notebook& from : people)
          bring(to, from.study().log());
    for (const Notebook& other : people) {
      const EventLog a = people[0].study().log(), b = other.study().log();
      ASSERT_EQ(linesOf(a), linesOf(b)) << "seed " << seed;
      ASSERT_EQ(courses(a), courses(b)) << "seed " << seed;
      ASSERT_EQ(a.annotations().size(), b.annotations().size()) << "seed " << seed;
      ASSERT_EQ(a.tags(), b.tags()) << "seed " << seed;
    }
  }
}

} // namespace
} // namespace annales
