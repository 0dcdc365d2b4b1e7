// Games, two of them of four nations, copied from paper into the real window by clicks and keys: their first
// turns, or in `./check --long` all of them.
#include "engine/rules/rules.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/store/library.h"
#include "tests/often.h"
#include "tests/viewer/play/robot.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/newgame/owner_file_choice.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <sstream>

namespace annales::viewer::test {
namespace {

constexpr std::size_t kBetweenSlips = 40; // things played between two slips of the hand
constexpr std::size_t kTurns = 40;

struct Paper {
  const char* file;
  int ruleset; // its place in the dialogue
  const char* board;
  double atMost;      // clicks and keys a turn
  bool owned = false; // played with the club's cards and prices
};

QWidget& child(const QWidget& of, const char* name) {
  return *of.findChild<QWidget*>(QLatin1String(name));
}

void typeInto(QWidget& field, const std::string& text) {
  for (const char c : text)
    QTest::keyClick(&field, c);
}

/// The main line under the GameCreated of `of`, and what the dialogue knows of headers, as the records of a
/// file.
std::vector<std::string> asPlayed(const EventLog& log, const EventLog& of) {
  EventLog played({of.game(), std::make_shared<Gazetteer>(of.names().provinces)});
  NodeIndex at = 0;
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  for (std::size_t i = 1; i < path.size(); ++i)
    at = played.append(at, log[path[i]].event);
  EXPECT_TRUE(played.setLine(kMainLine, at));
  for (const auto& [name, value] : log.tags())
    if (name != "source") played.setTag(name, value);
  std::stringstream file;
  LogWriter(file).write(played);
  std::vector<std::string> records;
  for (std::string record; std::getline(file, record);)
    records.push_back(record);
  return records;
}

bool goesAlike(const UnitsMoved& a, const UnitsMoved& b) {
  return a.nation == b.nation && a.kind == b.kind && a.spent == b.spent && a.from == b.from && a.to == b.to;
}

/// As people write it down: units that go the same way one after another are one move of several. So many
/// turns of it.
std::shared_ptr<const OpenedGame> joined(const OpenedGame& game, std::size_t turns) {
  const OpenedLine& line = *game.main();
  EventLog log({game.game(), std::make_shared<Gazetteer>(game.log().names().provinces)});
  NodeIndex at = 0;
  for (EventIndex k = 2; k <= line.length(); ++k) {
    Event event = line.event(k);
    if (std::holds_alternative<TurnEnded>(event) && --turns == 0)
      break; // behind it the next begins by itself
    const GameState before = line.stateAt(k - 1);
    while (auto* move = std::get_if<UnitsMoved>(&event)) {
      const auto* next = k < line.length() ? std::get_if<UnitsMoved>(&line.event(k + 1)) : nullptr;
      if (next == nullptr) break;
      UnitsMoved both = *move;
      if (!goesAlike(both, *next)) break;
      both.count = static_cast<std::uint8_t>(move->count + next->count);
      if (check(game.game(), before, both)) break;
      event = both;
      ++k;
    }
    at = log.append(at, event);
  }
  EXPECT_TRUE(log.setLine(kMainLine, at));
  for (const auto& [name, value] : game.log().tags())
    log.setTag(name, value);
  return openGame(std::move(log), game.sharedBoard());
}

class PaperTest : public WindowTest {
protected:
  /// Ctrl+R, and the dialogue filled in by keys.
  void begin(const Paper& paper, const OpenedGame& sample) {
    QTimer::singleShot(0, window_, [&] {
      auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      fillIn(*dialog, paper, sample.log());
      QPushButton* begin = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
      EXPECT_TRUE(begin->isEnabled());
      QTest::keyClick(begin, Qt::Key_Space);
    });
    press(Qt::Key_R, Qt::ControlModifier);
    window_->activateWindow(); // the dialogue was active
    QApplication::processEvents();
  }

  static void fillIn(const NewGameDialog& dialog, const Paper& paper, const EventLog& log) {
    for (int i = 0; i < paper.ruleset; ++i)
      QTest::keyClick(&child(dialog, "ruleset"), Qt::Key_Down);
    typeInto(child(dialog, "board"), paper.board);
    typeInto(child(dialog, "count"), std::to_string(log.game().nations()));
    if (paper.owned)
      for (const char* file : {"deck", "prices"})
        qobject_cast<OwnerFileChoice*>(&child(dialog, file))
            ->choose(inRepository("samples/decks/club-" + std::string(file) + ".json"));
    for (const char* field : {"date", "event", "site"}) {
      auto* line = qobject_cast<QLineEdit*>(&child(dialog, field));
      line->selectAll();
      typeInto(*line, log.tags().at(field));
    }
    auto& seats = *qobject_cast<QTableWidget*>(&child(dialog, "seats"));
    const auto& nations = log.game().setup->nations;
    for (int row = 0; row < seats.rowCount(); ++row) {
      seats.setCurrentCell(row, 1);
      QTest::keyClick(&seats, Qt::Key_F2);
      QLineEdit* editor = seats.viewport()->findChildren<QLineEdit*>().last();
      typeInto(*editor, log.tags().at("player." + nations[static_cast<std::size_t>(row)].nation));
      QTest::keyClick(editor, Qt::Key_Return);
      QApplication::processEvents(); // a cell takes its text in with the next event
    }
  }

  [[nodiscard]] PlayPanels panels() {
    GamePage& page = window_->page();
    for (const Panel panel : {Panel::rondel, Panel::knowHow, Panel::play})
      page.bring(panel);
    QApplication::processEvents();
    return {window_->store(), page.board(), *page.findChild<RondelView*>(), *page.findChild<KnowHowView*>(),
            page.play()};
  }

  /// Every so often something is taken back and played again, as people do.
  void copy(PlayHands& hands) {
    Robot robot(hands);
    std::size_t things = 0;
    while (!hands.atEnd() && !hands.wrong && !HasFatalFailure()) {
      const EventIndex before = hands.cursor();
      ASSERT_TRUE(robot.playNext()) << hands.fact(hands.next());
      ASSERT_EQ(cursor(), hands.cursor());
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // no event loop does it here
      if (++things % kBetweenSlips != 0) continue;
      press(Qt::Key_Z, Qt::ControlModifier);
      ASSERT_EQ(cursor(), before);
      hands.stand(before);
    }
  }

  void record(const Paper& paper) {
    const auto sample = joined(*openedSample(paper.file), annales::test::isThorough() ? 10'000 : kTurns);
    const QString path = folder_.filePath(QStringLiteral("club.annales"));
    ASSERT_TRUE(Library::open(path.toStdString(), Access::create));
    window_->resize(1920, 1080);
    window_->library().openLibrary(path);
    ASSERT_TRUE(waitFor([&] { return window_->library().libraryPath() == path; }));
    begin(paper, *sample);
    ASSERT_TRUE(window_->records().isRecording());
    const EventIndex begun = tab().line->length();

    PlayHands hands(panels(), sample->main(), begun);
    copy(hands);
    ASSERT_TRUE(hands.atEnd());
    std::size_t turns = 0;
    for (EventIndex k = 1; k <= hands.line().length(); ++k)
      turns += std::holds_alternative<TurnBegan>(hands.line().event(k)) ? 1 : 0;
    const double perTurn = static_cast<double>(hands.clicks + hands.keys) / static_cast<double>(turns);
    std::printf("%s: recorded %zu turns, %zu clicks and %zu keys: %.2f a turn\n", paper.file, turns,
                hands.clicks, hands.keys, perTurn);

    const auto library = Library::open(path.toStdString(), Access::readOnly);
    ASSERT_TRUE(library);
    const auto kept = const_cast<Library&>(*library).load(tab().game->id());
    ASSERT_TRUE(kept);
    const auto recorded = asPlayed(*kept, sample->log()), wanted = asPlayed(sample->log(), sample->log());
    ASSERT_EQ(recorded.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
      ASSERT_EQ(recorded[i], wanted[i]);
    EXPECT_LE(perTurn, paper.atMost);
  }
};

TEST_F(PaperTest, AntikeIsCopiedFromPaper) {
  record({"samples/game-occident.antike.jsonl", 0, "Occ", 6.0});
}

TEST_F(PaperTest, AntikeIIIsCopiedFromPaper) {
  record({"samples/antike-ii.game-mare-nostrum.antike.jsonl", 1, "Mare", 6.0});
}

TEST_F(PaperTest, DuellumIsCopiedFromPaper) {
  record({"samples/duellum.game-rome-carthage.antike.jsonl", 2, "Rome", 6.0, true});
}

} // namespace
} // namespace annales::viewer::test
