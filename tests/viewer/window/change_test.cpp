// Changing earlier decisions, correcting stocks and taking in other people's files, in the real window.
#include "engine/rules/rules.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/log/annotation_codec.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/change/card_dialog.h"
#include "viewer/change/corrected_dialog.h"
#include "viewer/change/merge_dialog.h"

#include <QClipboard>
#include <QLabel>
#include <QStatusBar>
#include <QTimer>
#include <fstream>
#include <sstream>

namespace annales::viewer::test {
namespace {

class ChangeTest : public WindowTest {
protected:
  void openOnDesk(const std::string& file = kGame) {
    const auto game = openedSample(file);
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    open(file);
  }
  /// A game that is being recorded up to the event, which and everything after `stored` may still be changed.
  void record(EventIndex stored, EventIndex upTo) {
    const auto sample = openedSample(kGame);
    EventLog log(NewGame{sample->game(), std::make_shared<Gazetteer>(sample->game().map)});
    std::vector<Event> later;
    for (EventIndex k = 2; k <= upTo; ++k)
      if (k <= stored)
        log.append(log.mainHead(), sample->main()->event(k));
      else
        later.push_back(sample->main()->event(k));
    ASSERT_TRUE(log.setLine(kMainLine, log.mainHead()));
    const auto game = openGame(EventLog(log), sample->sharedBoard());
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(log)), nullptr);
    const Hash from = log[log.mainHead()].id;
    ASSERT_TRUE(application_->desk().write(
        game->id(), "Ada",
        {SetRecording{true}, SetLine{std::string(kMainLine), from, later, headAfter(log, from, later)}}));
    window_->store().dispatch(OpenGame{application_->desk().game(game->id())});
    window_->showGame();
    QApplication::processEvents();
  }
  [[nodiscard]] const Notebook& notebook() const { return *application_->desk().notebook(tab().game->id()); }
  [[nodiscard]] const Study& study() const { return notebook().study(); }
  [[nodiscard]] std::string written() const {
    std::ostringstream out;
    LogWriter(out).write(study().log());
    return out.str();
  }
  [[nodiscard]] QString told() const { return window_->statusBar()->currentMessage(); }
  [[nodiscard]] GamePage& page() { return window_->page(); }
  [[nodiscard]] CarriedModel& report() { return page().carried().model(); }

  template <class T> EventIndex nth(std::size_t n) const {
    for (EventIndex k = 1; k <= tab().line->length(); ++k)
      if (std::holds_alternative<T>(tab().line->event(k)) && n-- == 0) return k;
    throw std::runtime_error("no such event");
  }
  [[nodiscard]] static Corrected gift(int gold) {
    Corrected corrected;
    corrected.nation = NationId(0);
    corrected.change.set(Resource::gold, gold);
    corrected.more->reason = std::make_shared<const std::string>("a gift");
    return corrected;
  }
  /// E at the event.
  void change(EventIndex k) {
    window_->store().dispatch(GoTo{k});
    pressE();
  }
  /// While a game is recorded, letters are typed.
  void pressE() {
    window_->records().isRecording() ? press(Qt::Key_D, Qt::ControlModifier) : press(Qt::Key_E);
  }
  /// Another space than the one that was chosen, picked in the play panel: with what it offers by itself.
  void pickAnotherSpace(EventIndex k) {
    const Space was = std::get<RondelMoved>(tab().line->event(k)).to;
    for (const Space space : page().play().offeredSpaces()) {
      if (space == was) continue;
      page().play().pickSpace(space);
      if (!tab().changing.has_value()) return;
      page().play().pickSpace(space); // there was a payment to choose
      return;
    }
    FAIL() << "no other space";
  }
};

TEST_F(ChangeTest, AnotherDecisionOnAPlayedGameMakesALineThatGoesOn) {
  openOnDesk();
  const std::string before = written();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  ASSERT_TRUE(tab().changing.has_value());
  EXPECT_EQ(cursor(), k - 1);
  EXPECT_TRUE(page().play().isActive());
  EXPECT_TRUE(page().changeBanner().text().contains(QString::number(k)));
  EXPECT_TRUE(page().changeBanner().text().contains(
      QString::fromStdString(std::string(tab().line->stats().sentences.at(k)))));
  pictureOf(*window_, "change-banner");
  pickAnotherSpace(k);
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_TRUE(page().changeBanner().isHidden());
  ASSERT_EQ(study().lines().size(), 1U);
  EXPECT_FALSE(tab().line->isMain());
  EXPECT_TRUE(cursor() == k || std::holds_alternative<Produced>(tab().event())) << cursor();
  EXPECT_GT(tab().line->length(), k + 50) << "later decisions are kept";
  EXPECT_NE(tab().line->idAt(k), tab().game->main()->idAt(k));
  EXPECT_EQ(tab().line->idAt(k - 1), tab().game->main()->idAt(k - 1));
  EXPECT_EQ(study().mainHead(), study().base().mainHead());
  ASSERT_GT(report().rowCount(), 0);
  EXPECT_TRUE(page().carriedDock().isVisible());
  EXPECT_TRUE(told().contains(report().counts())) << told().toStdString();
  QApplication::processEvents();
  pictureOf(*window_, "change-report");
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(written() == before);
  EXPECT_TRUE(page().carried().table().isHidden()) << "what is gone is not reported on";
}

TEST_F(ChangeTest, ARecordingItselfIsChangedAndGoesOn) {
  ASSERT_NO_FATAL_FAILURE(record(5, 90));
  const std::string before = written();
  const EventIndex k = nth<RondelMoved>(4);
  const EventIndex length = tab().line->length();
  change(k);
  pickAnotherSpace(k);
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_TRUE(study().lines().empty());
  EXPECT_TRUE(study().recording());
  EXPECT_EQ(cursor(), k);
  EXPECT_GT(tab().line->length() + 15, length);
  for (const LineViolation& fault : tab().line->stats().violations)
    ADD_FAILURE() << fault.index << " " << fault.violation.message;
  for (int row = 0; row < report().rowCount(); ++row) { // the old line is gone: all is on the new one
    page().carried().goToRow(row);
    EXPECT_EQ(cursor(), report().row(row).now);
  }
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(written() == before);
}

TEST_F(ChangeTest, ADecisionIsLeftOutByTheButton) {
  ASSERT_NO_FATAL_FAILURE(record(5, 90));
  const std::string before = written();
  const EventIndex k = nth<Produced>(3);
  const NodeIndex gone = tab().line->node(k);
  const Hash id = tab().line->log()[gone].id;
  change(k);
  QTest::mouseClick(&page().changeBanner().leaveOutButton(), Qt::LeftButton);
  EXPECT_FALSE(tab().line->log().find(id));
  EXPECT_EQ(cursor(), k - 1);
  EXPECT_TRUE(tab().line->isMain());
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(written() == before);
}

TEST_F(ChangeTest, EscapeChangesNothingAndGoesBackToTheEvent) {
  openOnDesk();
  const std::string before = written();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // in the field of the play panel
  QApplication::processEvents();
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_EQ(cursor(), k);
  EXPECT_TRUE(written() == before);
  EXPECT_EQ(notebook().undoable(), nullptr);
}

TEST_F(ChangeTest, TheSameAgainChangesNothing) {
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  window_->editor().perform(PlayEvents{{tab().line->event(k)}, {}});
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_EQ(cursor(), k);
  EXPECT_EQ(notebook().undoable(), nullptr);
  EXPECT_TRUE(told().contains(QStringLiteral("nothing was changed"))) << told().toStdString();
}

TEST_F(ChangeTest, WhoLooksElsewhereMeanwhileChangesNothingByPlaying) {
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  window_->store().dispatch(GoTo{k + 20});
  EXPECT_TRUE(tab().changing.has_value());
  EXPECT_FALSE(tab().changesHere());
  EXPECT_TRUE(page().changeBanner().backButton().isVisible());
  QTest::mouseClick(&page().changeBanner().backButton(), Qt::LeftButton);
  EXPECT_EQ(cursor(), k - 1);
  window_->store().dispatch(GoTo{k + 20});
  window_->editor().perform(PlayEvents{{tab().line->event(k + 21)}, {}});
  EXPECT_EQ(cursor(), k + 21);
  EXPECT_EQ(notebook().undoable(), nullptr);
  // It belongs to its tab: another game knows nothing of it, and back there it goes on.
  open(kMistakes);
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_TRUE(page().changeBanner().isHidden());
  window_->store().dispatch(SwitchTab{0});
  EXPECT_EQ(tab().changingIndex(), k);
  EXPECT_TRUE(page().changeBanner().isVisible());
}

TEST_F(ChangeTest, AllOfItGoesByKeys) {
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  QWidget* field = QApplication::focusWidget();
  ASSERT_NE(field, nullptr);
  QTest::keyClick(field, Qt::Key_Down);
  QTest::keyClick(field, Qt::Key_Return); // the second space that is offered
  QApplication::processEvents();
  EXPECT_FALSE(tab().changing.has_value());
  ASSERT_EQ(study().lines().size(), 1U);
  press(Qt::Key_E, Qt::ShiftModifier);
  QWidget* list = QApplication::focusWidget();
  ASSERT_EQ(list, &page().carried().table());
  QTest::keyClick(list, Qt::Key_Down);
  QTest::keyClick(list, Qt::Key_Return);
  const CarriedRow second = report().row(1);
  EXPECT_EQ(cursor(), second.fate == CarriedFate::leftOut ? second.before : second.now);
}

TEST_F(ChangeTest, WhenSomebodyElseTakesTheEventAwayItIsNotChanged) {
  ASSERT_NO_FATAL_FAILURE(record(5, 60));
  window_->store().dispatch(GoToEnd{});
  window_->editor().perform(CorrectStocks{gift(1)});
  pressE();
  ASSERT_TRUE(tab().changing.has_value());
  ASSERT_TRUE(window_->editor().perform(UndoLast{})); // in another window
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_TRUE(told().contains(QStringLiteral("nothing was changed"))) << told().toStdString();
}

TEST_F(ChangeTest, WhatComesByItselfIsNotChanged) {
  openOnDesk();
  for (const EventIndex k : {EventIndex{1}, nth<RoundBegan>(2), nth<TurnBegan>(5), nth<IncomeReceived>(2)}) {
    change(k);
    EXPECT_FALSE(tab().changing.has_value()) << k;
    EXPECT_EQ(cursor(), k);
    EXPECT_FALSE(told().isEmpty());
  }
}

TEST_F(ChangeTest, TheReportLeadsToItsPlacesAndIsCopied) {
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  pickAnotherSpace(k);
  QTableView& table = page().carried().table();
  table.setFocus();
  for (int row = 0; row < report().rowCount(); ++row) {
    const CarriedRow shown = report().row(row);
    table.selectRow(row);
    QTest::keyClick(&table, Qt::Key_Return);
    const bool leftOut = shown.fate == CarriedFate::leftOut;
    EXPECT_EQ(tab().line->isMain(), leftOut) << row;
    EXPECT_EQ(cursor(), leftOut ? shown.before : shown.now) << row;
    EXPECT_EQ(tab().line->stats().sentences.at(cursor()), leftOut ? shown.was : shown.is) << row;
  }
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  const QString text = QApplication::clipboard()->text();
  EXPECT_EQ(text.count(u'\n'), report().rowCount() + 1);
  EXPECT_TRUE(text.contains(QString::fromStdString(report().row(0).was + report().row(0).is).left(20)));
  EXPECT_FALSE(text.contains(QStringLiteral("\"type\""))) << "not the branch";
}

TEST_F(ChangeTest, TheReportSaysItsSumsWhollyInALowDock) {
  View wall = window_->store().session().view;
  wall.projector = true;
  window_->store().dispatch(SetView{wall});
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  pickAnotherSpace(k);
  application_->setLanguage(QStringLiteral("de"));
  waitFor([] { return true; });
  QApplication::processEvents();
  const auto* head = page().carried().findChild<QLabel*>();
  ASSERT_TRUE(head->isVisible());
  EXPECT_GE(head->height(), head->heightForWidth(head->width()));
}

TEST_F(ChangeTest, PastingReportsInTheSameWay) {
  openOnDesk();
  const EventIndex k = nth<RondelMoved>(9);
  change(k);
  pickAnotherSpace(k);
  const std::string line = study().lines().front().name;
  window_->store().dispatch(ChooseLine{std::string(kMainLine)});
  window_->store().dispatch(GoTo{nth<TurnBegan>(14)});
  press(Qt::Key_C, Qt::ControlModifier);
  window_->store().dispatch(ChooseLine{line});
  window_->store().dispatch(GoTo{nth<TurnBegan>(14) - 1});
  press(Qt::Key_V, Qt::ControlModifier);
  EXPECT_TRUE(page().carried().text().startsWith(QStringLiteral("The line was pasted")))
      << page().carried().text().toStdString() << told().toStdString();
  EXPECT_GT(report().report().kept, 50U);
}

// --- Corrected

TEST_F(ChangeTest, TheTableDidOtherwiseWhileRecording) {
  ASSERT_NO_FATAL_FAILURE(record(5, 60));
  window_->store().dispatch(GoToEnd{});
  const GameState state = tab().state();
  const NationId active = state.active.exists() ? state.active : NationId(0);
  const int had = state[active].stock[indexOf(Resource::marble)];
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<CorrectedDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->nations().currentIndex(), static_cast<int>(active.index()));
    EXPECT_FALSE(dialog->button().isEnabled());
    dialog->change(Resource::marble).setValue(-had - 1);
    EXPECT_FALSE(dialog->button().isEnabled());
    EXPECT_TRUE(dialog->words().text().contains(QString::number(had)))
        << dialog->words().text().toStdString();
    dialog->change(Resource::marble).setValue(2);
    EXPECT_EQ(dialog->after(Resource::marble).text(), QString::number(had + 2));
    EXPECT_FALSE(dialog->button().isEnabled()) << "without a reason";
    QTest::keyClicks(&dialog->reason(), QStringLiteral("a gift"));
    pictureOf(*dialog, "change-corrected");
    dialog->change(Resource::coins).setValue(999);
    EXPECT_FALSE(dialog->button().isEnabled()) << "more than the bank has";
    dialog->change(Resource::coins).setValue(0);
    EXPECT_TRUE(dialog->button().isEnabled());
    QTest::keyClick(&dialog->reason(), Qt::Key_Return);
  });
  press(Qt::Key_K, Qt::ControlModifier);
  EXPECT_TRUE(tab().line->isMain()) << told().toStdString();
  ASSERT_TRUE(std::holds_alternative<Corrected>(tab().event())) << told().toStdString();
  EXPECT_EQ(*std::get<Corrected>(tab().event()).more->reason, "a gift");
  EXPECT_EQ(tab().state()[active].stock[indexOf(Resource::marble)], had + 2);
  EXPECT_TRUE(tab().line->stats().violations.empty());
}

TEST_F(ChangeTest, TheTableHadAnotherLegionWhileRecording) {
  ASSERT_NO_FATAL_FAILURE(record(5, 60));
  window_->store().dispatch(GoToEnd{});
  const GameState before = tab().state();
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<CorrectedDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->effects().choose(Adjustment::Op::units);
    dialog->effects().add().click();
    QTest::keyClicks(&dialog->reason(), QStringLiteral("overlooked"));
    ASSERT_TRUE(dialog->button().isEnabled()) << dialog->words().text().toStdString();
    QTest::keyClick(&dialog->reason(), Qt::Key_Return);
  });
  press(Qt::Key_K, Qt::ControlModifier);
  ASSERT_TRUE(std::holds_alternative<Corrected>(tab().event())) << told().toStdString();
  const Corrected& corrected = std::get<Corrected>(tab().event());
  ASSERT_TRUE(corrected.more->effects);
  const Adjustment& placed = corrected.more->effects->back();
  EXPECT_EQ(tab().state().units(placed.province, placed.nation, placed.kind),
            before.units(placed.province, placed.nation, placed.kind) + 1);
  EXPECT_TRUE(tab().line->stats().violations.empty());
  EXPECT_NE(written().find("overlooked"), std::string::npos);
}

TEST_F(ChangeTest, ACardWithAFreeTextIsPlayedByWhatItDid) {
  const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.ruleset = RulesetId::duellum;
  spec.board = shelf.find("rome-carthage");
  spec.nations = 2;
  spec.seed = 4;
  spec.options.deck = std::vector<Card>{{"gift", 25, CardDoes::free, CardWhen::ownTurn}};
  const auto game = playedByBots(spec);
  application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
  EventIndex k = 2;
  std::optional<CardPlayed> card;
  for (; k < game->main()->length() && !card; ++k)
    for (const Event& may : legal(game->game(), game->main()->stateAt(k), Payments::cheapest))
      if (std::holds_alternative<CardPlayed>(may)) card = std::get<CardPlayed>(may);
  ASSERT_TRUE(card);
  window_->store().dispatch(OpenGame{game, k - 1});
  window_->showGame();
  QApplication::processEvents();
  const auto play = [&](auto&& answer) {
    QTimer::singleShot(0, [&] {
      auto* dialog = qobject_cast<CardDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      answer(*dialog);
    });
    emit page().play().played({*card});
  };
  play([](CardDialog& dialog) { dialog.reject(); });
  EXPECT_EQ(cursor(), k - 1) << "nothing was played";
  play([](CardDialog& dialog) {
    dialog.effects().choose(Adjustment::Op::stock);
    dialog.effects().add().click();
    QTest::mouseClick(&dialog.button(), Qt::LeftButton);
  });
  ASSERT_TRUE(std::holds_alternative<CardPlayed>(tab().event())) << told().toStdString();
  EXPECT_EQ(std::get<CardPlayed>(tab().event()).effects->size(), 1U);
  EXPECT_TRUE(tab().line->stats().violations.empty());
}

TEST_F(ChangeTest, AnEarlierCorrectionKeepsWhatFollows) {
  ASSERT_NO_FATAL_FAILURE(record(5, 60));
  const EventIndex k = nth<TurnBegan>(3);
  const EventIndex length = tab().line->length();
  window_->store().dispatch(GoTo{k});
  const int had = tab().game->main()->stateAt(length)[NationId(0)].stock[indexOf(Resource::gold)];
  window_->editor().perform(CorrectStocks{gift(1)});
  EXPECT_EQ(cursor(), k + 1);
  EXPECT_EQ(tab().line->length(), length + 1);
  EXPECT_TRUE(study().lines().empty());
  EXPECT_EQ(tab().line->stateAt(length + 1)[NationId(0)].stock[indexOf(Resource::gold)], had + 1);
}

TEST_F(ChangeTest, ACorrectionIsChangedLikeADecision) {
  ASSERT_NO_FATAL_FAILURE(record(5, 60));
  window_->store().dispatch(GoToEnd{});
  window_->editor().perform(CorrectStocks{gift(1)});
  const EventIndex k = cursor();
  pressE();
  ASSERT_TRUE(tab().changesHere());
  window_->editor().perform(CorrectStocks{gift(3)});
  EXPECT_EQ(tab().line->length(), k);
  EXPECT_EQ(std::get<Corrected>(tab().event()).change[Resource::gold], 3);
}

TEST_F(ChangeTest, NothingIsChangedBehindTheLibrary) {
  openOnDesk();
  window_->store().dispatch(GoTo{nth<RondelMoved>(9)});
  window_->showLibrary();
  window_->studies().changeDecision();
  EXPECT_FALSE(tab().changing.has_value());
}

TEST_F(ChangeTest, ACorrectionOfAPlayedGameIsAWhatIfLine) {
  openOnDesk();
  window_->store().dispatch(GoTo{nth<TurnBegan>(3)});
  window_->editor().perform(CorrectStocks{gift(1)});
  EXPECT_FALSE(tab().line->isMain());
  EXPECT_EQ(study().mainHead(), study().base().mainHead());
}

// --- taking in

class MergeTest : public ChangeTest {
protected:
  /// What a reviewer has exported: the sample with a line and remarks of theirs.
  QString reviewedBy(const std::string& author, int coins) {
    EventLog log = openedSample(kGame)->log();
    const NodeIndex fork = log.path(log.mainHead())[100];
    EXPECT_TRUE(log.setLine("better", log.append(fork, gift(coins))));
    for (int i = 0; i < coins; ++i) {
      Annotation remark;
      remark.event = log[fork + static_cast<NodeIndex>(i)].id;
      remark.author = author;
      remark.at = "2024-05-06T07:08:0" + std::to_string(coins) + "Z";
      remark.text = "remark " + std::to_string(i);
      remark.id = annotationId(remark);
      log.annotate(remark);
    }
    const QString path = folder_.filePath(QString::fromStdString(author) + QStringLiteral(".jsonl"));
    std::ofstream out(path.toStdString());
    LogWriter(out).write(log);
    return path;
  }
  /// Answers the dialog; what it said.
  QString mergeFrom(const QString& path, const std::function<void(MergeDialog&)>& answer) {
    QString said;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] {
      auto* dialog = qobject_cast<MergeDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      said = dialog->text();
      watch.stop();
      answer(*dialog);
    });
    watch.start(5);
    window_->statusBar()->clearMessage();
    window_->records().merge(path);
    EXPECT_TRUE(waitFor([&] { return !told().isEmpty() && !told().startsWith(QStringLiteral("Reading")); }));
    return said;
  }
  /// As if the window had come to the front again.
  void takeBack() {
    window_->activateWindow();
    QApplication::processEvents();
    press(Qt::Key_Z, Qt::ControlModifier);
  }
  static void agree(MergeDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); }
};

TEST_F(MergeTest, SaysWhatIsNewAndTakesItInAsOnePage) {
  openOnDesk();
  window_->store().dispatch(GoTo{50});
  const std::string before = written();
  const QString file = reviewedBy("Anna", 3);
  const QString said = mergeFrom(file, [](MergeDialog& dialog) {
    pictureOf(dialog, "merge");
    agree(dialog);
  });
  EXPECT_TRUE(said.contains(QStringLiteral("1 line"))) << said.toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("3 remark"))) << said.toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("by Anna"))) << said.toStdString();
  EXPECT_EQ(cursor(), 50U);
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(study().lines().size(), 1U);
  EXPECT_EQ(study().remarks().size(), study().base().annotations().size() + 3);
  EXPECT_EQ(notebook().entries().size(), 1U);
  EXPECT_EQ(mergeFrom(file, agree), QString()) << "nothing is asked";
  EXPECT_TRUE(told().contains(QStringLiteral("contains nothing new"))) << told().toStdString();
  takeBack();
  EXPECT_TRUE(written() == before);
}

TEST_F(MergeTest, TheOrderOfTwoReviewersMakesNoDifference) {
  const QString anna = reviewedBy("Anna", 3), ben = reviewedBy("Ben", 2);
  openOnDesk();
  mergeFrom(anna, agree);
  mergeFrom(ben, agree);
  const std::string first = written();
  EXPECT_EQ(study().lines().size(), 2U);
  takeBack();
  takeBack();
  ASSERT_TRUE(study().lines().empty());
  mergeFrom(ben, agree);
  mergeFrom(anna, agree);
  EXPECT_TRUE(written() == first);
}

TEST_F(MergeTest, NothingIsClippedWithManyAuthors) {
  MergePreview found;
  found.lines.emplace_back(SetRecording{});
  found.remarks.emplace_back(SetRecording{});
  for (int i = 0; i < 12; ++i)
    found.authors.push_back({"Annabella Maria the " + std::to_string(i) + "th of her name", 12});
  View view;
  view.projector = true;
  MergeDialog dialog(found, QStringLiteral("anna.jsonl"), view);
  dialog.show();
  QApplication::processEvents();
  pictureOf(dialog, "merge-many");
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
}

TEST_F(MergeTest, RemarksAloneOrNothing) {
  openOnDesk();
  const QString file = reviewedBy("Anna", 3);
  mergeFrom(file, [](MergeDialog& dialog) { dialog.reject(); });
  EXPECT_EQ(notebook().entries().size(), 0U);
  mergeFrom(file, [](MergeDialog& dialog) {
    dialog.lines().setChecked(false);
    agree(dialog);
  });
  EXPECT_TRUE(study().lines().empty());
  EXPECT_EQ(study().remarks().size(), study().base().annotations().size() + 3);
}

TEST_F(MergeTest, AnotherGameOrNoGameIsRefusedWithASentence) {
  openOnDesk();
  mergeFrom(inRepository(kMistakes), agree);
  EXPECT_TRUE(told().contains(QStringLiteral("does not contain this game"))) << told().toStdString();
  const QString rubbish = folder_.filePath(QStringLiteral("rubbish.jsonl"));
  std::ofstream(rubbish.toStdString()) << "{}\n";
  mergeFrom(rubbish, agree);
  EXPECT_TRUE(told().contains(QStringLiteral("Row 1"))) << told().toStdString();
  mergeFrom(folder_.filePath(QStringLiteral("nowhere.jsonl")), agree);
  EXPECT_TRUE(told().contains(QStringLiteral("cannot be read"))) << told().toStdString();
  EXPECT_EQ(notebook().entries().size(), 0U);
}

} // namespace
} // namespace annales::viewer::test
