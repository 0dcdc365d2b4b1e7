#include "engine/boards/board_draft.h"
#include "engine/boards/board_shelf.h"
#include "engine/boards/board_writer.h"
#include "tests/often.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace annales {
namespace {

using testing::HasSubstr;

/// Four squares in a row over a sea, and an island of its own square.
constexpr std::string_view kSmall =
    R"({"format":"antike-map/1","id":"small","name":{"en":"Small","de":"Klein"},
"rulesets":["antike"],"provenance":{"grade":"published","note":"A test."},
"provinces":[
{"id":"alba","name":"Alba","site":"marble","neutralTemple":false,"at":[20,20],"outline":[[0,0],[40,0],[40,40],[0,40]]},
{"id":"bona","name":"Bona","site":"iron","neutralTemple":true,"at":[60,20],"outline":[[40,0],[80,0],[80,40],[40,40]]},
{"id":"cara","name":"Cara","site":"gold","neutralTemple":true,"at":[100,20],"outline":[[80,0],[120,0],[120,40],[80,40]]},
{"id":"dura","name":"Dura","site":"any","neutralTemple":true,"at":[140,20],"outline":[[120,0],[160,0],[160,40],[120,40]]},
{"id":"mare","name":"Mare","site":"none","neutralTemple":false,"at":[80,60],"outline":[[0,40],[160,40],[160,80],[0,80]]}],
"borders":[{"a":"alba","b":"bona","kind":"land"},{"a":"bona","b":"cara","kind":"both"},{"a":"cara","b":"dura","kind":"land"},
{"a":"alba","b":"mare","kind":"sea"},{"a":"bona","b":"mare","kind":"sea"},{"a":"alba","b":"dura","kind":"sea"}],
"nations":[{"id":"romans","name":{"en":"Romans","de":"Römer"},"colour":"#b3202a"},{"id":"greeks","name":{"en":"Greeks","de":"Griechen"},"colour":"#1f5fa8"}],
"games":{},"view":{"width":160,"height":80}})";

BoardDraft small() {
  const BoardReading reading = readBoard(kSmall);
  EXPECT_TRUE(reading.board) << (reading.findings.empty() ? "" : reading.findings[0].message);
  return BoardDraft(reading.board);
}

BoardDraft builtIn(std::string_view id) {
  return BoardDraft(BoardShelf::builtIn().find(id));
}

ProvinceId at(const BoardDraft& draft, std::string_view id) {
  const ProvinceId p = draft.board().map->find(id);
  EXPECT_TRUE(p.exists()) << id;
  return p;
}

BorderKind border(const BoardDraft& draft, std::string_view a, std::string_view b) {
  return draft.board().map->border(at(draft, a), at(draft, b));
}

BoardDraft must(const Result<BoardDraft>& result) {
  if (!result) throw std::runtime_error(result.error().message);
  return *result;
}

std::string refusal(const Result<BoardDraft>& result) {
  return result ? "it was done" : result.error().message;
}

TEST(BoardDraft, NamesIdsAndProvenance) {
  const BoardDraft draft = small();
  EXPECT_EQ(must(draft.withId("own")).board().map->id(), "own");
  EXPECT_THAT(refusal(draft.withId("Own board")), HasSubstr("not an id"));
  EXPECT_EQ(must(draft.withName({"A", "B"})).board().name.de, "B");
  EXPECT_THAT(refusal(draft.withName({"", "B"})), HasSubstr("1 to 200"));
  EXPECT_THAT(refusal(draft.withName({"A\nB", "B"})), HasSubstr("line breaks"));
  EXPECT_THAT(refusal(draft.withName({"\xff", "B"})), HasSubstr("1 to 200"));
  EXPECT_THAT(refusal(draft.withRulesets({})), HasSubstr("at least one"));
  const BoardDraft own = must(draft.asOwn("own", {"Own", "Eigen"}));
  EXPECT_EQ(own.board().provenance.grade, Grade::reconstructed);
  EXPECT_EQ(own.board().provenance.note, "Edited by its owner, from the board \"Small\".\nA test.");
  EXPECT_TRUE(findings(own).empty());
  const BoardDraft sure = must(own.withProvenance({Grade::published, "Read off the board."}));
  EXPECT_EQ(sure.board().provenance.grade, Grade::published);
  EXPECT_EQ(draft.board().map->id(), "small"); // the draft before is what it was
}

TEST(BoardDraft, AnIdIsCarriedThroughBordersStartsAndTemples) {
  const BoardDraft draft = builtIn("mare-nostrum");
  const auto& game = draft.board().games.begin()->second;
  const std::string start = game.start.begin()->second.front(), temple = game.neutralTemples.front();
  const std::size_t borders = draft.board().map->borders().size();
  BoardDraft next = must(draft.withProvinceId(at(draft, start), "zz-start"));
  next = must(next.withProvinceId(at(next, temple), "aa-temple"));
  const auto& after = next.board().games.begin()->second;
  EXPECT_EQ(after.start.begin()->second.front(), "zz-start");
  EXPECT_EQ(after.neutralTemples.front(), "aa-temple");
  EXPECT_EQ(next.board().map->borders().size(), borders);
  EXPECT_EQ(next.board()[at(next, "zz-start")].name, draft.board()[at(draft, start)].name);
  EXPECT_EQ(next.board()[at(next, "zz-start")].outline, draft.board()[at(draft, start)].outline);
  EXPECT_TRUE(findings(next).empty());
  EXPECT_THAT(refusal(next.withProvinceId(at(next, "zz-start"), "aa-temple")), HasSubstr("already"));
  EXPECT_THAT(refusal(next.withProvinceId(at(next, "zz-start"), "box")), HasSubstr("box"));
}

TEST(BoardDraft, SitesFlagsAndBorders) {
  BoardDraft draft = small();
  draft = must(draft.withSite(at(draft, "dura"), Site::gold));
  EXPECT_EQ((*draft.board().map)[at(draft, "dura")].site, Site::gold);
  draft = must(draft.withNeutralTemple(at(draft, "dura"), false));
  EXPECT_FALSE((*draft.board().map)[at(draft, "dura")].neutralTemple);
  for (const BorderKind kind : {BorderKind::sea, BorderKind::both, BorderKind::none, BorderKind::land}) {
    draft = must(draft.withBorder(at(draft, "bona"), at(draft, "alba"), kind));
    EXPECT_EQ(border(draft, "alba", "bona"), kind);
  }
  EXPECT_THAT(refusal(draft.withBorder(at(draft, "alba"), at(draft, "alba"), BorderKind::sea)),
              HasSubstr("two different provinces"));
  EXPECT_THAT(refusal(draft.withSite(ProvinceId(77), Site::any)), HasSubstr("not on the board"));
}

TEST(BoardDraft, SuggestedGames) {
  BoardDraft draft = must(small().withOrder(2, {"greeks", "romans"}));
  EXPECT_FALSE(findings(draft).empty()); // no start cities yet
  draft = must(draft.toggledStart(2, "greeks", at(draft, "alba")));
  draft = must(draft.toggledStart(2, "romans", at(draft, "alba"))); // takes it over
  EXPECT_TRUE(draft.board().games.at(2).start.at("greeks").empty());
  draft = must(draft.toggledStart(2, "romans", at(draft, "bona")));
  draft = must(draft.toggledStart(2, "romans", at(draft, "cara")));
  EXPECT_THAT(refusal(draft.toggledStart(2, "romans", at(draft, "dura"))), HasSubstr("three"));
  EXPECT_THAT(refusal(draft.toggledStart(2, "greeks", at(draft, "mare"))), HasSubstr("no city"));
  EXPECT_THAT(refusal(draft.toggledStart(3, "greeks", at(draft, "dura"))), HasSubstr("does not play"));
  draft = must(draft.toggledNeutralTemple(2, at(draft, "bona")));
  EXPECT_EQ(draft.board().games.at(2).start.at("romans"), (std::vector<std::string>{"alba", "cara"}));
  EXPECT_THAT(refusal(draft.toggledNeutralTemple(2, at(draft, "alba"))), HasSubstr("not marked"));
  EXPECT_THAT(refusal(draft.withoutNation("romans")), HasSubstr("suggested game for 2"));
  draft = must(draft.withNation(0, {"latins", {"Latins", "Latiner"}, "#112233"}));
  EXPECT_EQ(draft.board().games.at(2).order, (std::vector<std::string>{"greeks", "latins"}));
  EXPECT_EQ(draft.board().games.at(2).start.at("latins").size(), 2U);
  EXPECT_THAT(refusal(draft.withNation(0, {"latins", {"L", "L"}, "red"})), HasSubstr("#b3202a"));
  EXPECT_THAT(refusal(draft.withNation(9, {"greeks", {"G", "G"}, "#112233"})), HasSubstr("already"));
  draft = must(draft.withOrder(2, {}));
  EXPECT_TRUE(draft.board().games.empty());
  EXPECT_EQ(must(draft.withoutNation("latins")).board().nations.size(), 1U);
}

TEST(BoardDraft, APointMovesInAllOutlinesThatHaveIt) {
  const BoardDraft draft = small();
  const BoardDraft moved = must(draft.movedPoint({40, 0}, {45, 0}));
  EXPECT_EQ(moved.board()[at(moved, "alba")].outline[1], (Point{45, 0}));
  EXPECT_EQ(moved.board()[at(moved, "bona")].outline[0], (Point{45, 0}));
  EXPECT_TRUE(findings(moved).empty());
  EXPECT_EQ(writeBoard(must(moved.movedPoint({45, 0}, {40, 0})).board()), writeBoard(draft.board()));
  EXPECT_THAT(refusal(draft.movedPoint({40, 0}, {40, -1})), HasSubstr("outside"));
  EXPECT_THAT(refusal(draft.movedPoint({40, 0}, {NAN, 1})), HasSubstr("outside"));
  EXPECT_THAT(refusal(draft.movedPoint({41, 0}, {42, 1})), HasSubstr("this point does not exist"));
  EXPECT_THAT(refusal(draft.movedPoint({40, 0}, {0, 0})), HasSubstr("already"));
  EXPECT_FALSE(findings(must(draft.movedPoint({40, 40}, {150, 5}))).empty()); // live, and named
}

TEST(BoardDraft, PointsOnEdgesComeAndGo) {
  const BoardDraft draft = small();
  const BoardDraft more = must(draft.addedPoint({{40, 0}, {40, 40}}, {38, 20}));
  EXPECT_EQ(more.board()[at(more, "alba")].outline.size(), 5U);
  EXPECT_EQ(more.board()[at(more, "bona")].outline.size(), 5U);
  EXPECT_TRUE(findings(more).empty());
  EXPECT_EQ(writeBoard(must(more.removedPoint({38, 20})).board()), writeBoard(draft.board()));
  EXPECT_THAT(refusal(draft.addedPoint({{40, 0}, {40, 41}}, {38, 20})),
              HasSubstr("this edge does not exist"));
  EXPECT_THAT(refusal(draft.removedPoint({1, 2})), HasSubstr("this point does not exist"));
}

TEST(BoardDraft, ASplitSharesBordersByTouch) {
  const BoardDraft draft = small();
  BoardDraft cut = must(draft.addedPoint({{40, 0}, {80, 0}}, {55, 0}));
  cut = must(cut.addedPoint({{40, 40}, {80, 40}}, {55, 40}));
  cut = must(cut.split(at(cut, "bona"), {{{55, 0}, {52, 20}, {55, 40}}, "nova", "Nova"}));
  EXPECT_TRUE(findings(cut).empty());
  EXPECT_EQ((*cut.board().map)[at(cut, "nova")].site, Site::iron);
  EXPECT_EQ(border(cut, "bona", "nova"), BorderKind::land);
  EXPECT_EQ(border(cut, "alba", "nova"), BorderKind::land); // on that side
  EXPECT_EQ(border(cut, "alba", "bona"), BorderKind::none);
  EXPECT_EQ(border(cut, "bona", "cara"), BorderKind::both);
  EXPECT_EQ(border(cut, "cara", "nova"), BorderKind::none);
  EXPECT_EQ(border(cut, "mare", "nova"), BorderKind::sea); // both touch the sea, which has no point there
  EXPECT_EQ(border(cut, "bona", "mare"), BorderKind::sea);
  const BoardDraft back = must(cut.joined(at(cut, "nova"), at(cut, "bona")));
  EXPECT_EQ(areaOf(back.board()[at(back, "bona")].outline), 1600);
  EXPECT_EQ(border(back, "alba", "bona"), BorderKind::land);
  EXPECT_EQ(border(back, "bona", "cara"), BorderKind::both);
}

TEST(BoardDraft, AFarBorderStaysWithTheCity) {
  BoardDraft draft = small(); // alba and dura are neighbours by sea and do not touch
  draft = must(draft.addedPoint({{0, 0}, {40, 0}}, {10, 0}));
  draft = must(draft.addedPoint({{40, 40}, {0, 40}}, {10, 40}));
  draft = must(draft.split(at(draft, "alba"), {{{10, 0}, {10, 40}}, "nova", "Nova"}));
  EXPECT_EQ(border(draft, "alba", "dura"), BorderKind::sea);
  EXPECT_EQ(border(draft, "dura", "nova"), BorderKind::none);
}

TEST(BoardDraft, CutsThatMakeNoSenseAreRefused) {
  const BoardDraft draft = small();
  const ProvinceId bona = at(draft, "bona");
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {80, 0}}, "nova", "Nova"})), HasSubstr("through"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}}, "nova", "Nova"})), HasSubstr("one point"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {40, 0}}, "nova", "Nova"})), HasSubstr("different"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {60, 60}, {80, 40}}, "nova", "Nova"})),
              HasSubstr("through"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {60, 900}, {80, 40}}, "nova", "Nova"})),
              HasSubstr("view"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {80, 40}}, "alba", "Nova"})), HasSubstr("already"));
  EXPECT_THAT(refusal(draft.split(bona, {{{40, 0}, {80, 40}}, "nova", ""})), HasSubstr("1 to 200"));
  EXPECT_THAT(refusal(draft.joined(at(draft, "alba"), at(draft, "dura"))), HasSubstr("do not touch"));
  EXPECT_THAT(refusal(draft.joined(bona, bona)), HasSubstr("to itself"));
}

TEST(BoardDraft, ProvincesComeAndGo) {
  BoardDraft draft = must(small().withoutProvince(at(small(), "bona")));
  EXPECT_EQ(draft.board().map->size(), 4U);
  EXPECT_EQ(border(draft, "alba", "mare"), BorderKind::sea);
  EXPECT_EQ(border(draft, "alba", "dura"), BorderKind::sea);
  EXPECT_EQ(border(draft, "cara", "dura"), BorderKind::land);
  const std::vector<Point> ground{{40, 0}, {80, 0}, {80, 40}, {40, 40}};
  draft = must(draft.withProvince({"nova", Site::gold, false}, {"Nova", {0, 0}, ground}));
  EXPECT_EQ(border(draft, "alba", "nova"), BorderKind::land);
  EXPECT_EQ(border(draft, "cara", "nova"), BorderKind::land);
  EXPECT_EQ(border(draft, "mare", "nova"), BorderKind::sea); // over an edge with other points
  EXPECT_EQ(draft.board().map->neighbours(at(draft, "nova")).size(), 3U);
  EXPECT_TRUE(findings(draft).empty());
  EXPECT_THAT(
      refusal(draft.withProvince({"x", Site::gold, false}, {"X", {}, {{0, 0}, {9, 9}, {0, 9}, {9, 0}}})),
      HasSubstr("cross"));
}

TEST(BoardDraft, AHoleIsNoOutline) {
  BoardDraft draft = must(small().withoutProvince(at(small(), "alba")));
  draft = must(draft.withoutProvince(at(draft, "bona")));
  const std::vector<Point> left{{0, 0}, {40, 0}, {40, 10}, {20, 10}, {20, 30}, {40, 30}, {40, 40}, {0, 40}};
  const std::vector<Point> right{{40, 0},  {80, 0},  {80, 40}, {40, 40},
                                 {40, 30}, {60, 30}, {60, 10}, {40, 10}};
  draft = must(draft.withProvince({"left", Site::gold, false}, {"Left", {10, 20}, left}));
  draft = must(draft.withProvince({"right", Site::iron, false}, {"Right", {70, 20}, right}));
  EXPECT_EQ(border(draft, "left", "right"), BorderKind::land);
  EXPECT_THAT(refusal(draft.joined(at(draft, "left"), at(draft, "right"))), HasSubstr("cannot have holes"));
}

TEST(BoardDraft, ContactsOfBuiltInBoardsAreSharedEdges) {
  const BoardDraft draft = builtIn("occident");
  const auto contacts = contactsOf(draft.board());
  EXPECT_GT(contacts.size(), draft.board().map->borders().size() * 8 / 10);
  for (const Contact& c : contacts) {
    EXPECT_LT(c.a, c.b);
    EXPECT_GT(c.length, 0);
    EXPECT_FALSE(c.along.empty());
  }
}

TEST(BoardDraft, FreeIds) {
  EXPECT_EQ(freeProvinceId(small().board(), "Nova Carthago!"), "nova-carthago");
  EXPECT_EQ(freeProvinceId(small().board(), "Alba"), "alba-2");
  EXPECT_EQ(freeProvinceId(small().board(), "Ö"), "province");
  EXPECT_EQ(freeProvinceId(small().board(), "box"), "box-2");
}

TEST(BoardDraft, HostileFilesAreRefusedWithASentence) {
  const std::string good(kSmall);
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  EXPECT_TRUE(BoardDraft::read(good));
  EXPECT_THAT(refusal(BoardDraft::read("")), HasSubstr("JSON"));
  EXPECT_FALSE(BoardDraft::read(std::string(kMaxBoardBytes + 1, ' ')));
  EXPECT_FALSE(BoardDraft::read(std::string(100'000, '[')));
  EXPECT_FALSE(BoardDraft::read("{}"));
  EXPECT_FALSE(BoardDraft::read(with("[20,20]", "[1e308,20]")));
  EXPECT_FALSE(BoardDraft::read(with("[[0,0],[40,0],[40,40],[0,40]]", "[[0,0],[40,0]]")));
  EXPECT_FALSE(BoardDraft::read(with("\"b\":\"bona\"", "\"b\":\"nowhere\"")));
  EXPECT_FALSE(BoardDraft::read(with("\"id\":\"alba\"", "\"id\":\"bona\"")));
  EXPECT_FALSE(BoardDraft::read(with("\"kind\":\"land\"", "\"kind\":\"air\"")));
  EXPECT_FALSE(BoardDraft::read(with("\"width\":160", "\"width\":0")));
  // with findings, but it can be drawn
  const auto draft = BoardDraft::read(with("[20,20]", "[60,20]"));
  ASSERT_TRUE(draft);
  EXPECT_EQ(findings(*draft).front().place, "provinces.alba.at");
}

/// One operation, any, with arguments that often make no sense.
Result<BoardDraft> anyOperation(const BoardDraft& draft, std::mt19937& random) {
  const Board& board = draft.board();
  const auto below = [&](std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
  };
  const auto province = [&] { return ProvinceId(below(board.map->size() + 1)); };
  const ProvinceId p(below(board.map->size()));
  const auto& outline = board[p].outline;
  const auto point = [&] { return outline[below(outline.size())]; };
  const std::size_t edge = below(outline.size());
  const Point a = outline[edge], b = outline[(edge + 1) % outline.size()];
  const auto near = [&](Point q) {
    return Point{q.x + static_cast<double>(below(21)) - 10, q.y + static_cast<double>(below(21)) - 10};
  };
  const std::string fresh = freeProvinceId(board, "nova");
  switch (below(16)) {
  case 0:
    return draft.withBorder(
        p, province(),
        std::array{BorderKind::land, BorderKind::sea, BorderKind::both, BorderKind::none}[below(4)]);
  case 1:
    return draft.withSite(province(), static_cast<Site>(below(5)));
  case 2:
    return draft.movedPoint(point(), near(point()));
  case 3:
    return draft.movedPoint(a, near(a));
  case 4:
    return draft.addedPoint({a, b}, {(a.x + b.x) / 2, (a.y + b.y) / 2});
  case 5:
    return draft.removedPoint(point());
  case 6:
  case 7:
    return draft.split(p, {{point(), point()}, fresh, "Nova"});
  case 8:
    return draft.split(p, {{point(), near(board[p].at), point()}, fresh, "Nova"});
  case 9:
  case 10: {
    const auto& neighbours = board.map->neighbours(p);
    return draft.joined(p, neighbours.empty() ? province() : neighbours[below(neighbours.size())].province);
  }
  case 11:
    return draft.withProvinceId(p, below(2) == 0 ? fresh : "Bad Id");
  case 12:
    return draft.withAnchor(p, near(board[p].at));
  case 13:
    return draft.toggledStart(static_cast<int>(2 + below(5)),
                              board.nations.empty() ? "x" : board.nations[below(board.nations.size())].id, p);
  case 14:
    return below(4) == 0 ? draft.withoutProvince(province())
                         : draft.withNeutralTemple(province(), below(2) == 0);
  default:
    return draft.toggledNeutralTemple(static_cast<int>(2 + below(5)), province());
  }
}

TEST(BoardDraft, AnyOperationsKeepTheRoundTrip) {
  int done = 0;
  for (const std::string_view id : {"occident", "mare-nostrum", "rome-carthage"}) {
    std::mt19937 random(7);
    BoardDraft draft = builtIn(id);
    for (int i = 0; i < test::often(120); ++i) {
      const auto next = anyOperation(draft, random);
      if (!next) {
        EXPECT_FALSE(next.error().message.empty());
        continue;
      }
      ++done;
      draft = *next;
      const std::string text = writeBoard(draft.board());
      const auto again = BoardDraft::read(text);
      ASSERT_TRUE(again) << again.error().message;
      ASSERT_EQ(writeBoard(again->board()), text);
      ASSERT_EQ(again->board().map->hash(), draft.board().map->hash());
      if (i % 50 == 0) (void)findings(draft);
    }
  }
  EXPECT_GT(done, test::often(120));
}

TEST(BoardDraft, SplitThenJoinGivesBackTheArea) {
  std::mt19937 random(11);
  int splits = 0;
  for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards()) {
    const BoardDraft draft(shelved.board);
    for (std::size_t i = 0; i < draft.board().map->size(); ++i) {
      const ProvinceId p(i);
      const auto& outline = draft.board()[p].outline;
      const std::string id = (*draft.board().map)[p].id;
      const auto any = [&] { return outline[random() % outline.size()]; };
      const auto cut = draft.split(p, {{any(), any()}, "zz-nova", "Nova"});
      if (!cut) continue;
      ++splits;
      const double half = areaOf(cut->board()[at(*cut, id)].outline);
      const double other = areaOf(cut->board()[at(*cut, "zz-nova")].outline);
      EXPECT_NEAR(half + other, areaOf(outline), 1e-6);
      const BoardDraft back = must(cut->joined(at(*cut, "zz-nova"), at(*cut, id)));
      EXPECT_NEAR(areaOf(back.board()[p].outline), areaOf(outline), 1e-6);
      EXPECT_EQ(back.board().map->hash(), draft.board().map->hash()) << id;
    }
  }
  EXPECT_GT(splits, 50);
}

} // namespace
} // namespace annales
