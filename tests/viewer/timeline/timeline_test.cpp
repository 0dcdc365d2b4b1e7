#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "viewer/look/plain_tip.h"
#include "viewer/timeline/event_label.h"
#include "viewer/timeline/symbol_shapes.h"
#include "viewer/timeline/timeline_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <memory>

namespace annales::viewer {
namespace {

std::vector<std::shared_ptr<const OpenedGame>> everyGame() {
  std::vector<std::shared_ptr<const OpenedGame>> games{test::sixNations()};
  for (const std::string& file : test::sampleFiles())
    games.push_back(test::openedSample(file));
  return games;
}

struct Shown {
  explicit Shown(const std::shared_ptr<const OpenedGame>& game, QSize size = {1280, 150}) : view(store) {
    store.dispatch(OpenGame{game});
    view.resize(size);
    view.show();
  }
  [[nodiscard]] const Tab& tab() const { return *store.tab(); }
  [[nodiscard]] const OpenedLine& line() const { return *tab().line; }
  /// A place in the lanes where no sign is.
  [[nodiscard]] QPoint blank(EventIndex k) const {
    return {static_cast<int>(std::lround(view.xOf(k))),
            static_cast<int>(view.sheet().layout().lanes.bottom()) - 1};
  }
  void move(QPointF to, Qt::MouseButtons buttons = Qt::NoButton) {
    QMouseEvent moved(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&view, &moved);
  }
  void wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QWheelEvent turned(at, view.mapToGlobal(at), {}, angle, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &turned);
  }

  SessionStore store;
  TimelineView view;
};

TEST(TimeAxis, EventsKeepTheirPlaceAtEveryZoom) {
  TimeAxis axis;
  axis.setLength(1453);
  axis.setSpan(100, 1200);
  EXPECT_DOUBLE_EQ(axis.x(1), 100);
  EXPECT_NEAR(axis.x(1453), 1200, 1e-9);
  for (const double factor : {1.0, 2.0, 7.5, 1000.0}) {
    axis.fit();
    axis.zoomBy(factor, 640);
    for (EventIndex k = 1; k <= 1453; ++k)
      ASSERT_EQ(axis.at(axis.x(k)), k) << factor;
    EXPECT_LE(axis.zoom(), axis.highestZoom());
  }
}

TEST(TimeAxis, ZoomHoldsWhatIsUnderThePointer) {
  TimeAxis axis;
  axis.setLength(1000);
  axis.setSpan(0, 1000);
  const double at = 333.0;
  const EventIndex k = axis.at(at);
  for (int i = 0; i < 12; ++i) {
    axis.zoomBy(1.3, at);
    EXPECT_NEAR(axis.x(k), at, axis.perEvent());
  }
  EXPECT_TRUE(axis.zoomed());
  for (int i = 0; i < 20; ++i)
    axis.zoomBy(1 / 1.3, 10);
  EXPECT_FALSE(axis.zoomed());
  EXPECT_NEAR(axis.x(1), 0, 1e-9);
}

TEST(TimeAxis, ShowsWhateverIsAskedFor) {
  TimeAxis axis;
  axis.setLength(2000);
  axis.setSpan(50, 850);
  axis.zoomBy(9, 50);
  for (const bool byPage : {false, true})
    for (const EventIndex k : {2000U, 1U, 700U, 1300U, 5U}) {
      axis.show(k, byPage);
      EXPECT_GE(axis.x(k), 49);
      EXPECT_LE(axis.x(k), 851);
      EXPECT_FALSE(axis.show(k, byPage));
    }
}

TEST(TimeAxis, ALineOfOneEventHasAPlace) {
  TimeAxis axis;
  axis.setLength(1);
  axis.setSpan(10, 20);
  axis.zoomBy(4, 15);
  EXPECT_EQ(axis.at(15), 1U);
  EXPECT_DOUBLE_EQ(axis.x(1), 10);
}

TEST(Signs, EachStandsInItsLaneOnceAndNoTwoOverlap) {
  for (const auto& game : everyGame())
    for (const int height : {110, 150, 300}) {
      Shown s(game, {900, height});
      for (int zoom = 0; zoom < 3; ++zoom) {
        std::size_t counted = 0;
        for (const SymbolRow& row : s.view.sheet().rows()) {
          double last = -1e9;
          for (const SymbolCluster& cluster : row.clusters) {
            counted += cluster.count();
            ASSERT_GE(s.view.xOf(cluster.first()) - last, s.view.sheet().layout().symbol);
            last = s.view.xOf(cluster.first());
            bool among = false;
            for (const Symbol& symbol : cluster.symbols) {
              ASSERT_EQ(symbol.nation, row.nation);
              among = among || (symbol.index == cluster.shape.index && symbol.kind == cluster.shape.kind);
            }
            ASSERT_TRUE(among);
          }
        }
        ASSERT_EQ(counted, s.line().stats().symbols.all().size());
        s.wheel({500, 60}, {0, 360}, Qt::ControlModifier);
      }
    }
}

TEST(Signs, EachKindHasAShapeOfItsOwn) {
  for (std::size_t a = 0; a < Words<SymbolKind>::list.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      EXPECT_NE(symbolShape(static_cast<SymbolKind>(a)), symbolShape(static_cast<SymbolKind>(b)));
}

TEST(Timeline, CursorStandsAtEveryEvent) {
  for (const auto& game : {test::sixNations(), test::gameWithMistakes()}) {
    Shown s(game);
    const QColor accent = Look::of(View{}).accent;
    for (EventIndex k = 1; k <= s.line().length(); k += 13) {
      s.store.dispatch(GoTo{k});
      const QImage image = s.view.grab().toImage();
      EXPECT_EQ(image.pixelColor(s.blank(k)), accent) << k;
    }
  }
}

TEST(Timeline, StepsDoNotPaintTheLanesAgain) {
  Shown s(test::sixNations());
  s.view.grab();
  const int before = s.view.paintedSheets();
  for (EventIndex k = 1; k <= 300; ++k) {
    s.store.dispatch(GoTo{k});
    s.store.dispatch(Hover{k + 5});
    s.view.grab();
  }
  EXPECT_EQ(s.view.paintedSheets(), before);
  s.store.dispatch(SelectNation{NationId(2)});
  s.view.grab();
  EXPECT_EQ(s.view.paintedSheets(), before + 1);
}

TEST(Timeline, ClickGoesThere) {
  Shown s(test::sixNations());
  for (const EventIndex k : {1U, 77U, 400U, s.line().length()}) {
    QTest::mouseClick(&s.view, Qt::LeftButton, {}, s.blank(k));
    EXPECT_EQ(s.tab().cursor, s.view.eventAt(s.blank(k)));
    EXPECT_LE(std::abs(s.view.xOf(s.tab().cursor) - s.view.xOf(k)), 1.0);
  }
}

TEST(Timeline, ClickOnASignGoesToItsEvent) {
  Shown s(test::sixNations());
  int singles = 0;
  for (const SymbolRow& row : s.view.sheet().rows())
    for (const SymbolCluster& cluster : row.clusters) {
      if (!row.nation.exists()) continue;
      const QPointF at(s.view.xOf(cluster.first()),
                       s.view.sheet().layout().symbolY(row.nation.index(), row.row));
      ASSERT_EQ(s.view.sheet().clusterAt(at), &cluster);
      QTest::mouseClick(&s.view, Qt::LeftButton, {}, at.toPoint());
      const auto same = [&](const Symbol& symbol) { return symbol.index == s.tab().cursor; };
      ASSERT_TRUE(std::ranges::any_of(cluster.symbols, same));
      singles += cluster.count() == 1 ? 1 : 0;
    }
  EXPECT_GT(singles, 5);
}

TEST(Timeline, DraggingScrubsLive) {
  Shown s(test::gameWithMistakes());
  QTest::mousePress(&s.view, Qt::LeftButton, {}, s.blank(50));
  for (const EventIndex k : {60U, 200U, 199U, 500U, 2U}) {
    s.move(QPointF(s.view.xOf(k), 60), Qt::LeftButton);
    EXPECT_EQ(s.tab().cursor, k);
  }
  s.move(QPointF(5000, 60), Qt::LeftButton);
  EXPECT_EQ(s.tab().cursor, s.line().length());
  QTest::mouseRelease(&s.view, Qt::LeftButton, {}, s.blank(50));
  s.move(QPointF(s.view.xOf(100), 149));
  EXPECT_EQ(s.tab().cursor, s.line().length());
}

TEST(Timeline, HoveringPreviewsWithSentenceAndGoesWithThePointer) {
  Shown s(test::gameWithMistakes());
  const auto* label = s.view.window()->findChild<EventLabel*>();
  ASSERT_NE(label, nullptr);
  for (EventIndex k = 2; k <= s.line().length(); k += 29) {
    s.move(s.blank(k));
    EXPECT_EQ(s.tab().cursor, 1U);
    const EventIndex shown = s.view.eventAt(s.blank(k));
    EXPECT_EQ(s.tab().hover, shown);
    EXPECT_TRUE(label->isVisible());
    const auto sentence = s.line().stats().sentences.at(shown);
    EXPECT_TRUE(label->text().contains(
        QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size())).toHtmlEscaped()));
  }
  QEvent left(QEvent::Leave);
  QApplication::sendEvent(&s.view, &left);
  EXPECT_EQ(s.tab().hover, 0U);
  EXPECT_FALSE(label->isVisible());
}

TEST(Timeline, TakesItsLabelAwayAndOutlivesItsWindow) {
  SessionStore store;
  store.dispatch(OpenGame{test::gameWithMistakes()});
  auto window = std::make_unique<QWidget>();
  auto* view = new TimelineView(store, window.get());
  const auto hover = [&view] {
    QMouseEvent moved(QEvent::MouseMove, QPointF(400, 60), QPointF(400, 60), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(view, &moved);
  };
  view->resize(900, 130);
  window->show();
  hover();
  ASSERT_EQ(window->findChildren<EventLabel*>(Qt::FindDirectChildrenOnly).size(), 1);
  delete view;
  EXPECT_TRUE(window->findChildren<EventLabel*>().isEmpty());

  view = new TimelineView(store, window.get());
  hover();
  view->setParent(nullptr);
  window.reset();
  view->resize(900, 130);
  view->show();
  hover();
  EXPECT_EQ(view->findChildren<EventLabel*>().size(), 1);
  delete view;
}

TEST(Timeline, LabelNamesTheBrokenRule) {
  Shown s(test::gameWithMistakes());
  ASSERT_FALSE(s.line().stats().violations.empty());
  for (const LineViolation& wrong : s.line().stats().violations)
    EXPECT_TRUE(EventLabel::textFor(s.tab(), wrong.index, nullptr, s.view.sheet().look())
                    .contains(QString::fromStdString(wrong.violation.message).toHtmlEscaped()));
}

TEST(Timeline, LabelTellsTheBeginningOfTheFirstRemarks) {
  EventLog log(test::openedSample("samples/game-occident.antike.jsonl")->log());
  for (int i = 0; i < 8; ++i) {
    Annotation note;
    note.event = log[i < 7 ? 5 : 6].id;
    note.text = std::string(9000, 'a') + std::to_string(i);
    log.annotate(remarkOf(std::move(note), {std::string(9000, 'E'), "2030-01-01T00:00:00Z"}));
  }
  Shown s(openGame(std::move(log), nullptr));
  const QString told = EventLabel::textFor(s.tab(), 6, nullptr, s.view.sheet().look());
  EXPECT_EQ(told.count(QStringLiteral("✎")), kTipEntries);
  EXPECT_TRUE(told.contains(QStringLiteral("2 more"))) << told.toStdString();
  EXPECT_LT(told.size(), 5000);
  EXPECT_EQ(EventLabel::textFor(s.tab(), 7, nullptr, s.view.sheet().look()).count(QStringLiteral("✎")), 1);
}

TEST(Timeline, HeadsSelectNations) {
  Shown s(test::sixNations());
  for (std::size_t n = 0; n < 6; ++n) {
    QTest::mouseClick(&s.view, Qt::LeftButton, {}, s.view.sheet().layout().head(n).center().toPoint());
    EXPECT_EQ(s.tab().selected, NationId(n));
  }
  QTest::mouseClick(&s.view, Qt::LeftButton, {}, s.view.sheet().layout().head(5).center().toPoint());
  EXPECT_FALSE(s.tab().selected.exists());
  EXPECT_EQ(s.tab().cursor, 1U);
}

TEST(Timeline, WheelStepsAndWithControlZooms) {
  Shown s(test::sixNations());
  s.store.dispatch(GoTo{100});
  s.wheel({600, 80}, {0, -120});
  EXPECT_EQ(s.tab().cursor, 101U);
  s.wheel({600, 80}, {0, 120});
  EXPECT_EQ(s.tab().cursor, 100U);
  EXPECT_FALSE(s.view.sheet().axis().zoomed());
  const EventIndex under = s.view.sheet().axis().at(600);
  s.wheel({600, 80}, {0, 240}, Qt::ControlModifier);
  EXPECT_TRUE(s.view.sheet().axis().zoomed());
  EXPECT_NEAR(s.view.xOf(under), 600, s.view.sheet().axis().perEvent());
  EXPECT_EQ(s.tab().cursor, 100U);
}

TEST(Timeline, KeepsAMovingCursorInView) {
  Shown s(test::sixNations());
  for (int i = 0; i < 6; ++i)
    s.wheel({300, 80}, {0, 240}, Qt::ControlModifier);
  const QRectF lanes = s.view.sheet().layout().lanes;
  for (EventIndex k = 8; k <= s.line().length(); k += 7) {
    s.store.dispatch(GoTo{k});
    EXPECT_GE(s.view.xOf(k), lanes.left()) << k;
    EXPECT_LE(s.view.xOf(k), lanes.right()) << k;
  }
}

TEST(Timeline, LeavesSteppingKeysToTheWindow) {
  Shown s(test::sixNations());
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
                            Qt::Key_End, Qt::Key_Space, Qt::Key_Comma, Qt::Key_Period}) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(&s.view, &press);
    EXPECT_FALSE(press.isAccepted()) << key;
  }
}

TEST(Timeline, RoundNumbersAreThinnedUntilTheyFit) {
  for (const auto& game : everyGame())
    for (const int width : {360, 700, 1280, 3800}) {
      Shown s(game, {width, 150});
      const auto rounds = s.line().stats().outline.rounds().size();
      if (rounds < 3) continue;
      const double room = s.view.sheet().axis().perEvent() * s.line().length() / static_cast<double>(rounds);
      EXPECT_GE(s.view.sheet().roundStep() * room, 24) << width;
    }
}

TEST(Timeline, EnduresNoGameShortLinesBareBoardsAndOtherLooks) {
  SessionStore store;
  TimelineView view(store);
  view.resize(700, 140);
  const QImage empty = view.grab().toImage();
  QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(300, 70));
  for (const std::string& file : test::sampleFiles()) {
    EventLog log(test::openedSample(file)->log());
    store.dispatch(OpenGame{openGame(std::move(log), nullptr)});
    EXPECT_NE(view.grab().toImage(), empty) << file;
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(690, 3));
    EXPECT_EQ(store.tab()->cursor, store.tab()->line->length()) << file;
    store.dispatch(CloseTab{0});
  }
  EXPECT_EQ(view.grab().toImage(), empty);
  store.dispatch(OpenGame{test::gameWithMistakes()});
  const QImage before = view.grab().toImage();
  View look;
  look.dark = look.projector = true;
  wearLook(look);
  store.dispatch(SetView{look});
  EXPECT_NE(view.grab().toImage(), before);
  QEvent language(QEvent::LanguageChange);
  QApplication::sendEvent(&view, &language);
  EXPECT_FALSE(view.accessibleName().isEmpty());
}

} // namespace
} // namespace annales::viewer
