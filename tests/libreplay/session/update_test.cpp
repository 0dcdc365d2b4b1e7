#include "libreplay/session/update.h"
#include "tests/libreplay/logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace annales {
namespace {

using test::simulatedLog;

std::shared_ptr<const OpenedGame> game(std::uint64_t k) {
  static std::map<std::uint64_t, std::shared_ptr<const OpenedGame>> games;
  auto& opened = games[k];
  if (opened) return opened;
  EventLog log = simulatedLog(RulesetId::antike, k);
  const NodeIndex end = log.mainHead();
  const NodeIndex branch = test::branchOff(log, 100, 1);
  static_cast<void>(log.setLine("main", end));
  static_cast<void>(log.setLine("what if", branch));
  return opened = openGame(std::move(log), nullptr);
}

Session opened() {
  return update({}, OpenGame{game(1)});
}

template <class... Intents> Session after(Session session, const Intents&... intents) {
  ((session = update(std::move(session), intents)), ...);
  return session;
}

EventIndex cursor(const Session& session) {
  return session.tab()->cursor;
}
std::string stateText(const Session& session) {
  return test::stateOf(session.tab()->line->log(), session.tab()->state());
}
EventIndex length() {
  return game(1)->main()->length();
}

TEST(Update, ANewTabStandsAtTheStart) {
  const Session session = opened();
  ASSERT_NE(session.tab(), nullptr);
  EXPECT_EQ(cursor(session), 1U);
  EXPECT_EQ(session.tab()->state().seq, 1U);
  EXPECT_EQ(session.tab()->line, game(1)->main());
  EXPECT_FALSE(session.tab()->playback.on);
}

TEST(Update, ALineStandsBesideAnotherButNeverBesideItself) {
  const Session main = opened();
  EXPECT_EQ(main.tab()->lineBeside(), nullptr);
  EXPECT_EQ(after(main, PutBeside{"what if"}).tab()->lineBeside()->name(), "what if");
  const Session whatIf = after(main, ChooseLine{"what if"});
  EXPECT_EQ(whatIf.tab()->lineBeside(), game(1)->main());
  EXPECT_EQ(after(whatIf, PutBeside{"what if"}).tab()->lineBeside(), game(1)->main());
  EXPECT_EQ(after(whatIf, PutBeside{"gone"}).tab()->lineBeside(), game(1)->main());
}

TEST(Update, LeavesTheOldValueAlone) {
  const Session before = after(opened(), GoTo{50}, FindText{"temple"}, FoldRound{2});
  const Session copy = before;
  std::vector<Intent> intents{StepEvent{},
                              StepTurn{-1},
                              StepRound{},
                              GoToEnd{},
                              Hover{9},
                              CycleNation{},
                              OpenGame{game(2)},
                              CloseTab{},
                              TogglePlayback{},
                              Tick{9999},
                              FoldAll{},
                              FindText{"city"},
                              FindNext{},
                              SetView{},
                              HideNation{NationId(1)},
                              PutBeside{"what if"},
                              ChooseLine{"what if"}};
  for (const Intent& intent : intents) {
    static_cast<void>(update(before, intent));
    EXPECT_EQ(before, copy);
    EXPECT_EQ(update(before, intent), update(copy, intent)) << "intent " << intent.index();
  }
}

TEST(Update, AnswersEveryIntentWithoutATab) {
  std::vector<Intent> intents{
      StepEvent{}, StepTurn{},    StepRound{}, StepOwnTurn{}, StepWheel{},    StepSymbol{},  GoTo{},
      GoToRound{}, GoToStart{},   GoToEnd{},   Hover{},       SelectNation{}, CycleNation{}, HideNation{},
      OpenGame{},  RefreshGame{}, CloseTab{},  SwitchTab{},   MoveTab{},      ChooseLine{},  TogglePlayback{},
      Faster{},    Slower{},      SetSpeed{},  Tick{},        FoldRound{},    FoldAll{},     FoldRounds{},
      FindText{},  FindNext{},    SetView{},   PutBeside{},   ShowEvent{},    BeginChange{}, ReturnToChange{},
      EndChange{}, SetReviewer{}};
  EXPECT_EQ(intents.size(), std::variant_size_v<Intent>);
  for (const Intent& intent : intents)
    EXPECT_EQ(update({}, intent), Session{}) << "intent " << intent.index();
}

TEST(Update, StepsThereAndBack) {
  for (const Intent& there : {Intent(StepEvent{2}), Intent(StepTurn{2}), Intent(StepRound{2})}) {
    const Intent back = std::visit(
        [](auto i) -> Intent {
          if constexpr (requires { i.by; }) i.by = -i.by;
          return i;
        },
        there);
    const Session start = after(opened(), there); // where it stops
    const Session moved = update(start, there);
    EXPECT_GT(cursor(moved), cursor(start));
    EXPECT_EQ(cursor(update(moved, back)), cursor(start));
  }
}

TEST(Update, ClampsAtBothEnds) {
  EXPECT_EQ(cursor(after(opened(), StepEvent{-1})), 1U);
  EXPECT_EQ(cursor(after(opened(), StepTurn{-3})), 1U);
  EXPECT_EQ(cursor(after(opened(), GoTo{0})), 1U);
  EXPECT_EQ(cursor(after(opened(), GoTo{1'000'000})), length());
  EXPECT_EQ(cursor(after(opened(), GoToEnd{}, StepEvent{})), length());
  EXPECT_EQ(cursor(after(opened(), GoToEnd{}, StepRound{5})), length());
  EXPECT_EQ(cursor(after(opened(), StepEvent{1'000'000})), length());
  EXPECT_EQ(cursor(after(opened(), GoToEnd{}, GoToStart{})), 1U);
}

TEST(Update, ScrubbingEqualsStepping) {
  Session stepped = opened();
  for (EventIndex k = 1; k <= length(); ++k) {
    EXPECT_EQ(cursor(stepped), k);
    EXPECT_EQ(stateText(stepped), stateText(after(opened(), GoTo{k})));
    stepped = update(std::move(stepped), StepEvent{});
  }
}

TEST(Update, StepsThroughTheSelectedNationsTurns) {
  const NationId second(1);
  Session session = after(opened(), SelectNation{second});
  for (int i = 0; i < 5; ++i) {
    session = update(std::move(session), StepOwnTurn{});
    const Turn* turn = session.tab()->line->stats().outline.turnAt(cursor(session));
    ASSERT_NE(turn, nullptr);
    EXPECT_EQ(turn->nation, second);
    EXPECT_EQ(turn->decision, cursor(session));
  }
  EXPECT_EQ(cursor(after(session, StepOwnTurn{}, StepOwnTurn{-1})), cursor(session));
  EXPECT_EQ(cursor(after(opened(), StepOwnTurn{})), cursor(after(opened(), StepTurn{})));
}

TEST(Update, StepsByTheUnitOfTheWheel) {
  View view;
  view.wheel = StepUnit::round;
  EXPECT_EQ(cursor(after(opened(), SetView{view}, StepWheel{2})), cursor(after(opened(), StepRound{2})));
}

TEST(Update, ToldApartAreStepsAndJumps) {
  const Session stepped = after(opened(), GoTo{40}, StepEvent{});
  EXPECT_EQ(stepped.tab()->arrival, (Arrival{40, true}));
  EXPECT_EQ(after(stepped, StepEvent{-1}).tab()->arrival, (Arrival{41, false}));
  EXPECT_EQ(after(stepped, GoTo{42}).tab()->arrival, (Arrival{41, false}));
  EXPECT_FALSE(after(stepped, StepRound{2}).tab()->arrival.stepped);
}

TEST(Update, FindsTheNextSign) {
  EXPECT_EQ(cursor(after(opened(), StepSymbol{SymbolKind::founding, std::numeric_limits<int>::min()})), 1U);
  const Session session = after(opened(), StepSymbol{SymbolKind::founding});
  EXPECT_TRUE(std::holds_alternative<CityFounded>(session.tab()->event()));
  EXPECT_EQ(cursor(after(session, StepSymbol{SymbolKind::violation})), cursor(session));
}

TEST(Update, GoesToRoundsByNumber) {
  const Session session = after(opened(), GoToRound{3});
  EXPECT_TRUE(std::holds_alternative<RoundBegan>(session.tab()->event()));
  EXPECT_EQ(session.tab()->state().round, 3);
  EXPECT_EQ(cursor(after(session, GoToRound{12345})), cursor(session));
}

TEST(Update, HoverPreviewsWithoutMoving) {
  const Session session = after(opened(), GoTo{20}, Hover{33});
  EXPECT_EQ(cursor(session), 20U);
  EXPECT_EQ(session.tab()->shown(), 33U);
  EXPECT_EQ(after(session, Hover{0}).tab()->shown(), 20U);
  EXPECT_EQ(after(session, StepEvent{}).tab()->shown(), 21U);
  EXPECT_EQ(after(session, Hover{1'000'000}).tab()->shown(), length());
}

TEST(Update, SelectsAndHidesNations) {
  Session session = opened();
  for (const std::size_t expected : {0U, 1U, 2U, 3U}) {
    session = update(std::move(session), CycleNation{});
    EXPECT_EQ(session.tab()->selected, NationId(expected));
  }
  EXPECT_FALSE(after(session, CycleNation{}).tab()->selected.exists());
  EXPECT_EQ(after(opened(), CycleNation{-1}).tab()->selected, NationId(3));
  EXPECT_EQ(after(opened(), SelectNation{NationId(4)}), opened()); // four nations play
  EXPECT_TRUE(after(opened(), HideNation{NationId(2)}).tab()->isHidden(NationId(2)));
  EXPECT_EQ(after(opened(), HideNation{NationId(2)}, HideNation{NationId(2), false}), opened());
  EXPECT_EQ(after(opened(), HideNation{NationId::none()}), opened());
}

TEST(Update, PlaysUntilTheEnd) {
  Session session = after(opened(), SetSpeed{100}, TogglePlayback{});
  EXPECT_TRUE(session.tab()->playback.on);
  EventIndex before = 0;
  for (int i = 0; i < 100'000 && session.tab()->playback.on; ++i) {
    before = cursor(session);
    session = update(std::move(session), Tick{16});
    EXPECT_GE(cursor(session), before);
  }
  EXPECT_EQ(cursor(session), length());
  EXPECT_FALSE(session.tab()->playback.on);
  EXPECT_EQ(cursor(after(session, TogglePlayback{})), 1U);
}

TEST(Update, PlaysAtTheChosenPace) {
  View even;
  even.eventfulPace = false;
  const Session start = after(opened(), SetView{even}, GoTo{10}, TogglePlayback{});
  EXPECT_EQ(cursor(after(start, Tick{250}, Tick{250}, Tick{99})), 10U);
  const Session next = after(start, Tick{250}, Tick{250}, Tick{100});
  EXPECT_EQ(cursor(next), 11U);
  EXPECT_TRUE(next.tab()->arrival.stepped);
  EXPECT_EQ(cursor(after(start, Faster{}, Tick{200}, Tick{100})), 11U);
  EXPECT_EQ(cursor(after(start, Slower{}, Tick{250}, Tick{250}, Tick{250}, Tick{250}, Tick{199})), 10U);
  EXPECT_EQ(cursor(after(start, Tick{1'000'000})), 10U); // the machine slept
  EXPECT_EQ(after(opened(), Tick{600}), opened());
}

TEST(Update, DwellsOnWhatMatters) {
  EXPECT_GT(weightOf(Event(CityConquered{})), weightOf(Event(UnitsMoved{})));
  EXPECT_LT(weightOf(Event(TurnEnded{})), weightOf(Event(UnitsMoved{})));
  EXPECT_GT(weightOf(3), weightOf(0));
  EXPECT_EQ(weightOf(100), weightOf(200));
  EXPECT_EQ(dwellOf(1.0, kNormalSpeed), kNormalDwell);
  EXPECT_EQ(dwellOf(1.0, kNormalSpeed + 1), kNormalDwell / 2);
  EXPECT_GE(dwellOf(0.0001, 99), 1U);
}

TEST(Update, PlaysByTurns) {
  View view;
  view.playbackUnit = StepUnit::turn;
  Session session = after(opened(), SetView{view}, TogglePlayback{});
  for (int i = 0; i < 100 && cursor(session) == 1; ++i)
    session = update(std::move(session), Tick{100});
  EXPECT_EQ(cursor(session), cursor(after(opened(), StepTurn{})));
}

TEST(Update, MovingByHandEndsPlaying) {
  const Session playing = after(opened(), TogglePlayback{});
  EXPECT_FALSE(after(playing, StepEvent{}).tab()->playback.on);
  EXPECT_FALSE(after(playing, GoTo{7}).tab()->playback.on);
  EXPECT_FALSE(after(playing, TogglePlayback{}).tab()->playback.on);
  EXPECT_TRUE(after(playing, Hover{7}).tab()->playback.on);
}

TEST(Update, OpensSwitchesMovesAndClosesTabs) {
  Session session = after(opened(), GoTo{30}, OpenGame{game(2)}, OpenGame{game(3), 5});
  ASSERT_EQ(session.tabs.size(), 3U);
  EXPECT_EQ(session.current, 2U);
  EXPECT_EQ(cursor(session), 5U);
  const Session again = after(session, OpenGame{game(1)});
  EXPECT_EQ(again.tabs.size(), 3U);
  EXPECT_EQ(again.current, 0U);
  EXPECT_EQ(cursor(again), 30U);
  EXPECT_EQ(after(session, OpenGame{game(1), 0, true}).tabs.size(), 4U);

  const Session moved = after(session, MoveTab{2, 0});
  EXPECT_EQ(moved.current, 0U);
  EXPECT_EQ(moved.tabs[0].game, game(3));
  EXPECT_EQ(after(moved, MoveTab{0, 2}), session);
  EXPECT_EQ(after(again, MoveTab{1, 0}).current, 1U);
  EXPECT_EQ(after(again, MoveTab{0, 9}), again);

  EXPECT_EQ(after(session, CloseTab{2}).current, 1U);
  EXPECT_EQ(after(session, CloseTab{0}).current, 1U);
  EXPECT_EQ(after(session, CloseTab{0}).tab()->game, game(3));
  EXPECT_EQ(after(session, CloseTab{9}), session);
  EXPECT_EQ(after(opened(), CloseTab{0}).tab(), nullptr);
  EXPECT_EQ(after(session, SwitchTab{9}), session);
}

TEST(Update, ATabThatIsLeftStopsPlaying) {
  const Session session = after(opened(), TogglePlayback{}, OpenGame{game(2)});
  EXPECT_FALSE(session.tabs[0].playback.on);
}

TEST(Update, ChoosesLines) {
  const Session late = after(opened(), GoTo{200}, ChooseLine{"what if"});
  EXPECT_EQ(late.tab()->line->name(), "what if");
  EXPECT_EQ(cursor(late), 100U); // where they part
  const Session early = after(opened(), GoTo{60}, ChooseLine{"what if"});
  EXPECT_EQ(cursor(early), 60U);
  EXPECT_EQ(cursor(after(early, GoToEnd{})), 101U);
  EXPECT_EQ(cursor(after(early, GoToEnd{}, ChooseLine{"main"})), 100U);
  EXPECT_EQ(after(late, ChooseLine{"nobody's"}), late);
}

TEST(Update, AGrownGameKeepsItsPlace) {
  const EventLog whole = simulatedLog(RulesetId::antike, 4);
  const auto before = openGame(test::beginningOf(whole, 90), nullptr);
  const auto grown = openGame(EventLog(whole), nullptr);
  const Session session =
      after({}, OpenGame{before}, GoTo{80}, FindText{"city"}, OpenGame{game(1)}, RefreshGame{grown});
  EXPECT_EQ(session.tabs[0].game, grown);
  EXPECT_EQ(session.tabs[0].cursor, 80U);
  EXPECT_EQ(session.tabs[1].game, game(1));
  EXPECT_EQ(*session.tabs[0].search.hits, grown->main()->stats().sentences.find("city"));
  EXPECT_EQ(cursor(after(session, SwitchTab{0}, StepEvent{20})), 100U);
}

TEST(Update, FindsInTheRecord) {
  const Session session = after(opened(), FindText{"found a city"});
  const Search& search = session.tab()->search;
  ASSERT_GE(search.size(), 2U);
  EXPECT_EQ(cursor(session), 1U);
  const Session first = after(session, FindNext{});
  EXPECT_EQ(cursor(first), search.hits->front());
  EXPECT_EQ(first.tab()->search.number(cursor(first)), 1U);
  EXPECT_EQ(cursor(after(first, FindNext{}, FindNext{-1})), cursor(first));
  EXPECT_EQ(cursor(after(first, FindNext{-1})), search.hits->back()); // round about
  EXPECT_EQ(cursor(after(first, FindNext{static_cast<int>(search.size())})), cursor(first));
  EXPECT_EQ(after(session, FindText{""}), opened());
  EXPECT_EQ(cursor(after(opened(), FindText{"no such words"}, FindNext{})), 1U);
}

TEST(Update, FoldsRounds) {
  const Session session = after(opened(), FoldRound{3}, FoldRound{1});
  EXPECT_TRUE(session.tab()->isFolded(1));
  EXPECT_FALSE(session.tab()->isFolded(2));
  EXPECT_EQ(after(session, FoldRound{3, false}, FoldRound{1, false}), opened());
  EXPECT_EQ(after(session, FoldRound{100'000}), session);
  EXPECT_EQ(after(session, FoldAll{false}), opened());
  EXPECT_TRUE(after(session, FoldAll{}).tab()->isFolded(2));
}

TEST(Update, FoldsTheseRoundsAndNoOthers) {
  const Session session = after(opened(), FoldRound{2}, FoldRounds{{3, 1, 3, 100'000}});
  EXPECT_EQ(session.tab()->folded, (std::vector<std::uint32_t>{1, 3}));
  EXPECT_EQ(after(session, FoldRounds{}), opened());
}

/// Whatever a user does, the cursor stays on its line.
TEST(Update, RandomIntentsKeepTheSessionWhole) {
  std::mt19937 random(3);
  const auto any = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
  Session session = opened();
  for (int i = 0; i < 20'000; ++i) {
    const int by = any(7) - 3;
    const auto place = static_cast<std::size_t>(any(4));
    const std::vector<Intent> intents{StepEvent{by},
                                      StepTurn{by},
                                      StepRound{by},
                                      StepOwnTurn{by},
                                      StepSymbol{static_cast<SymbolKind>(any(11)), by},
                                      GoTo{static_cast<EventIndex>(any(3000))},
                                      GoToEnd{},
                                      Hover{static_cast<EventIndex>(any(2000))},
                                      CycleNation{by},
                                      OpenGame{game(1 + place), static_cast<EventIndex>(any(5))},
                                      CloseTab{place},
                                      SwitchTab{place},
                                      MoveTab{place, static_cast<std::size_t>(any(4))},
                                      ChooseLine{place < 2 ? "main" : "what if"},
                                      TogglePlayback{},
                                      Faster{},
                                      Slower{},
                                      Tick{static_cast<std::uint32_t>(any(400))},
                                      FoldRound{static_cast<std::uint32_t>(any(40)), place < 2},
                                      FoldRounds{{static_cast<std::uint32_t>(any(40)), 1}},
                                      FindText{place < 2 ? "temple" : ""},
                                      FindNext{by}};
    session =
        update(std::move(session), intents[static_cast<std::size_t>(any(static_cast<int>(intents.size())))]);
    ASSERT_TRUE(session.tabs.empty() ? session.current == 0 : session.current < session.tabs.size());
    for (const Tab& tab : session.tabs) {
      ASSERT_TRUE(tab.cursor >= 1 && tab.cursor <= tab.line->length());
      ASSERT_LE(tab.hover, tab.line->length());
      ASSERT_TRUE(std::is_sorted(tab.folded.begin(), tab.folded.end()));
    }
  }
}

} // namespace
} // namespace annales
