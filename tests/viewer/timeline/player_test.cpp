#include "tests/viewer/samples.h"
#include "viewer/timeline/player_bar.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>

namespace annales::viewer {
namespace {

struct Player {
  explicit Player(const std::shared_ptr<const OpenedGame>& game) : bar(store) {
    if (game) store.dispatch(OpenGame{game});
    bar.resize(1280, bar.sizeHint().height());
    bar.show();
  }
  [[nodiscard]] PlayerButton* button(PlayerIcon icon) {
    for (PlayerButton* one : bar.findChildren<PlayerButton*>())
      if (one->picture() == icon && one->parent() == &bar) return one;
    throw std::runtime_error("no such button");
  }
  void click(PlayerIcon icon) { QTest::mouseClick(button(icon), Qt::LeftButton); }
  void write(const QString& text) {
    auto* field = bar.findChild<QLineEdit*>();
    field->setText(text);
    QTest::keyClick(field, Qt::Key_Return);
  }
  [[nodiscard]] EventIndex cursor() const { return store.tab()->cursor; }
  [[nodiscard]] QStringList texts() {
    QStringList all;
    for (const QLabel* label : bar.findChildren<QLabel*>())
      all << label->text();
    for (const QuietLine* line : bar.findChildren<QuietLine*>())
      all << line->text();
    return all;
  }

  SessionStore store;
  PlayerBar bar;
};

TEST(Player, ButtonsStepByEventTurnAndRound) {
  Player p(test::gameWithMistakes());
  const LineOutline& outline = p.store.tab()->line->stats().outline;
  p.store.dispatch(GoTo{200});
  const EventIndex turn = outline.step(200, StepUnit::turn, 1),
                   round = outline.step(200, StepUnit::round, -1);
  p.click(PlayerIcon::nextTurn);
  EXPECT_EQ(p.cursor(), turn);
  p.store.dispatch(GoTo{200});
  p.click(PlayerIcon::previousRound);
  EXPECT_EQ(p.cursor(), round);
  p.click(PlayerIcon::nextEvent);
  EXPECT_EQ(p.cursor(), round + 1);
  p.click(PlayerIcon::previousEvent);
  p.click(PlayerIcon::previousTurn);
  EXPECT_EQ(p.cursor(), outline.step(round, StepUnit::turn, -1));
  p.click(PlayerIcon::end);
  EXPECT_EQ(p.cursor(), outline.length());
  p.click(PlayerIcon::start);
  EXPECT_EQ(p.cursor(), 1U);
  p.click(PlayerIcon::nextRound);
  EXPECT_EQ(p.cursor(), outline.step(1, StepUnit::round, 1));
}

TEST(Player, PlaysPausesAndShowsTheSpeed) {
  Player p(test::gameWithMistakes());
  p.click(PlayerIcon::play);
  EXPECT_TRUE(p.store.tab()->play.on);
  p.click(PlayerIcon::pause);
  EXPECT_FALSE(p.store.tab()->play.on);
  EXPECT_TRUE(p.texts().contains(QStringLiteral("1×")));
  p.click(PlayerIcon::faster);
  EXPECT_TRUE(p.texts().contains(QStringLiteral("2×")));
  for (int i = 0; i < 9; ++i)
    p.click(PlayerIcon::slower);
  EXPECT_EQ(p.store.tab()->play.speed, 0);
  EXPECT_FALSE(p.button(PlayerIcon::slower)->isEnabled());
}

TEST(Player, ChoosesPaceAndUnit) {
  Player p(test::gameWithMistakes());
  EXPECT_TRUE(p.button(PlayerIcon::eventful)->isChecked());
  p.click(PlayerIcon::eventful);
  EXPECT_FALSE(p.store.session().view.eventfulPace);
  View view;
  view.playBy = StepUnit::round;
  p.store.dispatch(SetView{view});
  EXPECT_TRUE(p.button(PlayerIcon::eventful)->isChecked());
  auto* unit = p.bar.findChildren<QComboBox*>().front();
  EXPECT_EQ(unit->currentIndex(), static_cast<int>(StepUnit::round));
  emit unit->activated(static_cast<int>(StepUnit::turn));
  EXPECT_EQ(p.store.session().view.playBy, StepUnit::turn);
}

TEST(Player, TellsThePositionOfEveryEvent) {
  for (const std::string& file : test::sampleFiles()) {
    Player p(test::openedSample(file));
    const OpenedLine& line = *p.store.tab()->line;
    for (EventIndex k = 1; k <= line.length(); ++k) {
      p.store.dispatch(GoTo{k});
      const Turn* turn = line.stats().outline.turnAt(k);
      const auto looks = nationLooks(*p.store.tab()->game, Look::of(View{}));
      const QString nation = turn != nullptr ? looks[turn->nation.index()].name : QString();
      const QString words = PositionWords::of(p.store.tab(), nation);
      ASSERT_TRUE(p.texts().contains(words)) << words.toStdString();
      ASSERT_TRUE(words.startsWith(QStringLiteral("event %1 of %2 ·").arg(k).arg(line.length())));
      ASSERT_EQ(words.contains(QStringLiteral("round %1 ").arg(line.stateAt(k).round)) ||
                    words.endsWith(QStringLiteral("round %1").arg(line.stateAt(k).round)) ||
                    words.contains(QStringLiteral("before round 1")),
                true)
          << words.toStdString();
    }
    p.store.dispatch(Hover{1});
    EXPECT_TRUE(p.texts().filter(QStringLiteral("preview")).size() == 1);
  }
}

TEST(Player, GoesToEventsAndRounds) {
  Player p(test::gameWithMistakes());
  p.write(QStringLiteral("123"));
  EXPECT_EQ(p.cursor(), 123U);
  p.write(QStringLiteral(" R 7 "));
  EXPECT_EQ(p.cursor(), p.store.tab()->line->stats().outline.roundNumbered(7)->first);
  p.write(QStringLiteral("999999"));
  EXPECT_EQ(p.cursor(), p.store.tab()->line->length());
  for (const QString& nonsense : {QStringLiteral("r999"), QStringLiteral("-4"), QStringLiteral("x12"),
                                  QStringLiteral("99999999999999"), QString()}) {
    p.write(nonsense);
    EXPECT_EQ(p.cursor(), p.store.tab()->line->length()) << nonsense.toStdString();
  }
  EXPECT_FALSE(goToOf(QStringLiteral("r0x"), *p.store.tab()->line));
}

TEST(Player, GoToFieldTakesTheFocusAndGivesItBack) {
  Player p(test::gameWithMistakes());
  auto* field = p.bar.findChild<QLineEdit*>();
  p.bar.activateWindow();
  p.bar.focusGoTo();
  EXPECT_EQ(p.bar.focusWidget(), field);
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(field->hasFocus());
}

TEST(Player, ButtonsLeaveArrowsAndTheMouseLeavesTheFocus) {
  Player p(test::gameWithMistakes());
  for (PlayerButton* one : p.bar.findChildren<PlayerButton*>()) {
    EXPECT_EQ(one->focusPolicy(), Qt::TabFocus);
    EXPECT_FALSE(one->toolTip().isEmpty());
    EXPECT_FALSE(one->accessibleName().isEmpty());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_Period}) {
      QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
      QApplication::sendEvent(one, &press);
      EXPECT_FALSE(press.isAccepted());
    }
  }
  QTest::keyClick(p.button(PlayerIcon::nextEvent), Qt::Key_Space);
  EXPECT_EQ(p.cursor(), 2U);
}

TEST(Player, LineChooserIsThereWhereThereAreLines) {
  EventLog log(test::gameWithMistakes()->log());
  ASSERT_TRUE(log.setLine("main", log.mainHead()));
  ASSERT_TRUE(log.setLine("what if", log.path(log.mainHead())[100]));
  Player p(openGame(std::move(log), nullptr));
  QComboBox* lines = p.bar.findChildren<QComboBox*>().back();
  ASSERT_TRUE(lines->isVisibleTo(&p.bar));
  EXPECT_EQ(lines->count(), 2);
  emit lines->activated(1);
  EXPECT_EQ(p.store.tab()->line->name(), "what if");
  EXPECT_EQ(lines->currentText(), QStringLiteral("what if"));
  Player one(test::gameWithMistakes());
  EXPECT_FALSE(one.bar.findChildren<QComboBox*>().back()->isVisibleTo(&one.bar));
}

TEST(Violations, StandInTheStripAtEveryEvent) {
  for (const std::string& file : test::sampleFiles()) {
    Player p(test::openedSample(file));
    const LineStats& stats = p.store.tab()->line->stats();
    ViolationStrip& strip = p.bar.violations();
    EXPECT_EQ(strip.isVisibleTo(&p.bar), !stats.violations.empty()) << file;
    for (EventIndex k = 1; k <= p.store.tab()->line->length(); ++k) {
      p.store.dispatch(GoTo{k});
      const Violation* violation = stats.violationAt(k);
      ASSERT_EQ(strip.warns(), violation != nullptr) << k;
      if (violation == nullptr) continue;
      EXPECT_TRUE(strip.text().contains(QString::fromStdString(violation->message)));
      EXPECT_TRUE(strip.text().contains(QString::fromStdString(std::string(violation->rule))));
    }
  }
}

TEST(Violations, StripGoesFromOneToTheNext) {
  Player p(test::gameWithMistakes());
  std::vector<EventIndex> visited;
  auto* next = p.bar.violations().findChildren<PlayerButton*>().back();
  for (const LineViolation& wrong : test::gameWithMistakes()->main()->stats().violations) {
    QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(p.cursor(), wrong.index);
    visited.push_back(p.cursor());
  }
  EXPECT_GE(visited.size(), 2U);
}

TEST(Player, EnduresNoGame) {
  Player p(nullptr);
  EXPECT_FALSE(p.button(PlayerIcon::nextEvent)->isEnabled());
  p.write(QStringLiteral("12"));
  EXPECT_FALSE(p.bar.violations().isVisibleTo(&p.bar));
  p.store.dispatch(OpenGame{test::gameWithMistakes()});
  EXPECT_TRUE(p.button(PlayerIcon::nextEvent)->isEnabled());
  QEvent language(QEvent::LanguageChange);
  QApplication::sendEvent(&p.bar, &language);
  p.store.dispatch(CloseTab{0});
  EXPECT_FALSE(p.button(PlayerIcon::nextEvent)->isEnabled());
}

} // namespace
} // namespace annales::viewer
