// Opening, saving, drafts, and what a crash leaves behind.
#include "tests/viewer/editor/editor_room.h"
#include "viewer/editor/board_form.h"
#include "viewer/editor/own_board_dialog.h"
#include "viewer/editor/picture_form.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <fstream>

namespace annales::viewer::test {
namespace {

class EditorFiles : public EditorTest {
protected:
  [[nodiscard]] QString file(const char* name) const { return home_.filePath(QString::fromLatin1(name)); }
  void write(const QString& path, const std::string& bytes) const {
    std::ofstream(path.toStdString(), std::ios::binary) << bytes;
  }
  void change() { canvas().edited(editor_->draft()->withSite(ProvinceId(0), Site::any)); }
};

TEST_F(EditorFiles, HostileFilesAreRefusedAndWhatWasOpenStays) {
  open("occident");
  const std::string before = text();
  for (const std::string& bytes :
       {std::string(), std::string("{}"), std::string("\xff\xfe\0", 3), std::string(200'000, '['),
        std::string(R"({"format":"antike-map/1"})"), std::string(kMaxBoardBytes + 10, ' ')}) {
    write(file("bad.json"), bytes);
    QString why;
    EXPECT_FALSE(editor_->openFile(file("bad.json"), why));
    EXPECT_FALSE(why.isEmpty());
    EXPECT_EQ(text(), before);
  }
  QString why;
  EXPECT_FALSE(editor_->openFile(file("nowhere.json"), why));
  EXPECT_FALSE(editor_->openFile(home_.path(), why));
  EXPECT_EQ(text(), before);
}

TEST_F(EditorFiles, SaveAsOwnMakesABoardThatTheShelfReads) {
  open("occident");
  change();
  QSignalSpy saved(editor_.get(), &BoardEditor::boardSaved);
  answer<OwnBoardDialog>([](OwnBoardDialog& dialog) {
    EXPECT_EQ(dialog.id(), QStringLiteral("occident-edited"));
    auto* id = dialog.findChild<QLineEdit*>(QStringLiteral("boardId"));
    id->setText(QStringLiteral("occident"));
    EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled());
    id->setText(QStringLiteral("club"));
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  });
  // the changed site is somebody's start city: correct what the suggestion's findings name first
  editor_->checkNow();
  ASSERT_TRUE(editor_->shownFindings().empty()) << editor_->shownFindings().front().message;
  editor_->saveAsOwn();
  ASSERT_EQ(saved.count(), 1);
  const QString path = OwnBoards::folder() + QStringLiteral("/club.json");
  EXPECT_EQ(saved.first().first().toString(), path);
  EXPECT_FALSE(editor_->isChanged());
  EXPECT_FALSE(editor_->isWindowModified());
  BoardShelf shelf;
  const auto left = shelf.addFolder(OwnBoards::folder().toStdString());
  ASSERT_TRUE(left);
  EXPECT_TRUE(left->empty());
  const auto own = shelf.find("club");
  ASSERT_TRUE(own);
  EXPECT_EQ(own->provenance.grade, Grade::reconstructed);
  EXPECT_EQ(own->provenance.note.find("Edited by its owner, from the board \"Occident\"."), 0U);
  EXPECT_NE(own->map->hash(), BoardShelf::builtIn().find("occident")->map->hash());
  QString why;
  BoardEditor again{View{}};
  ASSERT_TRUE(again.openFile(path, why)) << why.toStdString();
  EXPECT_EQ(writeBoard(again.draft()->board()), text());
}

TEST_F(EditorFiles, ABoardOfOursIsNeverOverwritten) {
  open("occident");
  const std::string before = text();
  write(file("occident.json"), before);
  change();
  QString why;
  EXPECT_FALSE(editor_->saveTo(file("occident.json"), false, why));
  EXPECT_TRUE(why.contains(QStringLiteral("comes with the program"))) << why.toStdString();
  EXPECT_FALSE(editor_->saveTo(file("other.json"), false, why)); // the id is ours, the rules are not
  EXPECT_TRUE(why.contains(QStringLiteral("another id"))) << why.toStdString();
  EXPECT_FALSE(QFile::exists(file("other.json")));
  EXPECT_FALSE(editor_->saveTo(home_.path(), false, why));
  QString none;
  EXPECT_EQ(*OwnBoards::read(file("occident.json"), none), before);
}

TEST_F(EditorFiles, FindingsAreSavedAsADraftAfterAWarning) {
  open("occident");
  canvas().edited(editor_->draft()->asOwn("club", {"Club", "Verein"}));
  QString why;
  ASSERT_TRUE(editor_->saveTo(file("club.json"), false, why)) << why.toStdString();
  const std::string good = text();
  const ProvinceId p(0);
  for (const Neighbour& n : std::vector<Neighbour>(map().neighbours(p)))
    canvas().edited(editor_->draft()->withBorder(p, n.province, BorderKind::none));
  EXPECT_FALSE(editor_->saveTo(file("club.json"), false, why));
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
  editor_->save();
  EXPECT_TRUE(editor_->isChanged());
  QSignalSpy saved(editor_.get(), &BoardEditor::boardSaved);
  answer<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::AcceptRole) return button->click();
  });
  editor_->save();
  EXPECT_FALSE(editor_->isChanged());
  EXPECT_EQ(saved.count(), 0); // no board to play on
  EXPECT_EQ(*OwnBoards::read(file("club.json"), why), good);
  EXPECT_EQ(*OwnBoards::read(file("club.board-draft"), why), text());
  BoardEditor again{View{}};
  ASSERT_TRUE(again.openFile(file("club.board-draft"), why)) << why.toStdString();
  EXPECT_FALSE(again.shownFindings().empty());
  for (int i = 0; i < 99 && text() != good; ++i)
    editor_->undo();
  editor_->save(); // corrected: the draft becomes a board
  EXPECT_EQ(saved.count(), 1);
  EXPECT_FALSE(QFile::exists(file("club.board-draft")));
  EXPECT_EQ(*OwnBoards::read(file("club.json"), why), good);
}

TEST_F(EditorFiles, WhatIsBeingTypedIsSavedToo) {
  open("occident");
  ASSERT_TRUE(QTest::qWaitForWindowActive(editor_.get()));
  canvas().edited(editor_->draft()->asOwn("club", {"Club", "Verein"}));
  QString why;
  ASSERT_TRUE(editor_->saveTo(file("club.json"), false, why)) << why.toStdString();
  auto* form = editor_->findChild<BoardForm*>();
  auto* tabs = editor_->findChild<QTabWidget*>();
  tabs->setCurrentWidget(form);
  auto* note = form->findChild<QPlainTextEdit*>(QStringLiteral("note"));
  note->setFocus();
  note->setPlainText(QStringLiteral("Measured on my own board."));
  editor_->save();
  EXPECT_EQ(board().provenance.note, "Measured on my own board.");
  EXPECT_EQ(*OwnBoards::read(file("club.json"), why), text());
  EXPECT_TRUE(note->hasFocus()) << "one goes on typing";

  canvas().picked(ProvinceId(0));
  auto* name = editor_->findChild<QLineEdit*>(QStringLiteral("name"));
  name->setFocus();
  name->setText(QStringLiteral("Arx Nova"));
  editor_->save();
  EXPECT_EQ(board()[ProvinceId(0)].name, "Arx Nova");
  EXPECT_EQ(*OwnBoards::read(file("club.json"), why), text());

  tabs->setCurrentWidget(form);
  auto* nations = form->findChild<QTableWidget*>(QStringLiteral("nations"));
  nations->setCurrentCell(0, 1);
  nations->editItem(nations->item(0, 1));
  auto* cell = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_NE(cell, nullptr);
  cell->setText(QStringLiteral("Etruscans"));
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Save)->click(); });
  EXPECT_TRUE(editor_->close());
  EXPECT_EQ(board().nations[0].name.en, "Etruscans");
  EXPECT_EQ(*OwnBoards::read(file("club.json"), why), text());
}

TEST_F(EditorFiles, WhatIsTypedAndRefusedIsNotSaidToBeSaved) {
  open("occident");
  ASSERT_TRUE(QTest::qWaitForWindowActive(editor_.get()));
  editor_->findChild<QTabWidget*>()->setCurrentWidget(editor_->findChild<BoardForm*>());
  auto* id = editor_->findChild<QLineEdit*>(QStringLiteral("boardId"));
  id->setFocus();
  id->setText(QStringLiteral("No id!"));
  EXPECT_FALSE(editor_->close());
  EXPECT_FALSE(editor_->findChild<QLabel*>(QStringLiteral("message"))->text().isEmpty());
  EXPECT_TRUE(editor_->close()) << "nothing is typed any more";
}

TEST_F(EditorFiles, WhoGivesUpSavingAsOwnStaysWithTheBoardBefore) {
  open("occident");
  canvas().edited(editor_->draft()->asOwn("club", {"Club", "Verein"}));
  QString why;
  ASSERT_TRUE(editor_->saveTo(file("club.json"), false, why)) << why.toStdString();
  const ProvinceId p(0);
  for (const Neighbour& n : std::vector<Neighbour>(map().neighbours(p)))
    canvas().edited(editor_->draft()->withBorder(p, n.province, BorderKind::none));
  const std::string before = text();
  answer<OwnBoardDialog>([](OwnBoardDialog& dialog) {
    dialog.findChild<QLineEdit*>(QStringLiteral("boardId"))->setText(QStringLiteral("other"));
    answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  });
  editor_->saveAsOwn();
  EXPECT_EQ(text(), before);
  answer<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::AcceptRole) return button->click();
  });
  editor_->save();
  EXPECT_TRUE(QFile::exists(file("club.board-draft"))) << "beside the file that it came from";
}

TEST_F(EditorFiles, ClosingWithChangesAsks) {
  open("occident");
  EXPECT_TRUE(editor_->close());
  editor_->show();
  change();
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
  EXPECT_FALSE(editor_->close());
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
  EXPECT_TRUE(editor_->close());
}

TEST_F(EditorFiles, ChangesAreKeptWhileTheyAreNotSaved) {
  open("occident");
  change();
  const QDir folder(home_.path() + QStringLiteral("/cache/annales/board-drafts"));
  const auto drafts = [&] { return folder.entryList({QStringLiteral("*.board-draft")}, QDir::Files); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return !drafts().isEmpty(); }, 20'000));
  QString why;
  EXPECT_EQ(*OwnBoards::read(folder.filePath(drafts().front()), why), text());
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
  EXPECT_TRUE(editor_->close());
  EXPECT_TRUE(drafts().isEmpty()); // thrown away on purpose
}

TEST_F(EditorFiles, WhoOpensNothingInsteadKeepsTheDraftForACrash) {
  open("occident");
  change();
  const QDir folder(home_.path() + QStringLiteral("/cache/annales/board-drafts"));
  const auto drafts = [&] { return folder.entryList({QStringLiteral("*.board-draft")}, QDir::Files); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return !drafts().isEmpty(); }, 20'000));
  answer<QMessageBox>([](QMessageBox& box) {
    answer<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
    box.button(QMessageBox::Discard)->click();
  });
  editor_->findChild<QAction*>(QStringLiteral("open"))->trigger();
  EXPECT_TRUE(editor_->isChanged());
  EXPECT_FALSE(drafts().isEmpty());
  answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
  editor_->findChild<QAction*>(QStringLiteral("boards"))->trigger();
  EXPECT_TRUE(drafts().isEmpty()) << "thrown away on purpose";
}

TEST_F(EditorFiles, WhatACrashLeftBehindIsOffered) {
  const auto changed = BoardDraft(BoardShelf::builtIn().find("occident")).withSite(ProvinceId(0), Site::any);
  ASSERT_TRUE(changed);
  open("occident");
  EXPECT_TRUE(BoardDraftKeeper::leftBehind().empty());
  const QString folder = home_.path() + QStringLiteral("/cache/annales/board-drafts");
  write(folder + QStringLiteral("/gone.board-draft"), writeBoard(changed->board()));
  ASSERT_EQ(BoardDraftKeeper::leftBehind().size(), 1U);
  BoardEditor next{View{}};
  next.show();
  auto* resume = next.findChild<QPushButton*>(QStringLiteral("resume"));
  ASSERT_TRUE(resume->isVisible());
  resume->click();
  ASSERT_NE(next.draft(), nullptr);
  EXPECT_EQ(writeBoard(next.draft()->board()), writeBoard(changed->board()));
  EXPECT_TRUE(next.isChanged());
  EXPECT_TRUE(
      BoardDraftKeeper::leftBehind().empty()); // the one that is edited now belongs to a running editor
}

TEST_F(EditorFiles, TheFirstPageListsAllBoardsAndBegins) {
  QDir().mkpath(OwnBoards::folder());
  const auto own = BoardDraft(BoardShelf::builtIn().find("orient")).asOwn("mine", {"Mine", "Meins"});
  write(OwnBoards::folder() + QStringLiteral("/mine.json"), writeBoard(own->board()));
  write(OwnBoards::folder() + QStringLiteral("/bad.json"), "{}");
  BoardEditor editor{View{}};
  editor.show();
  auto* list = editor.findChild<QListWidget*>(QStringLiteral("boards"));
  ASSERT_EQ(list->count(), 8); // six of ours, one own, one that has findings
  list->setCurrentRow(6);
  EXPECT_TRUE(list->currentItem()->text().startsWith(QStringLiteral("Mine")));
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_NE(editor.draft(), nullptr);
  EXPECT_EQ(editor.draft()->board().map->id(), "mine");
}

TEST_F(EditorFiles, APictureLiesUnderTheMapAndNeverInTheFile) {
  open("occident");
  const std::string before = text();
  QImage red(400, 250, QImage::Format_RGB32);
  red.fill(Qt::red);
  ASSERT_TRUE(red.save(file("scan.png")));
  const QImage without = canvas().grab().toImage();
  auto* form = editor_->findChild<PictureForm*>();
  ASSERT_TRUE(form->load(file("scan.png")));
  EXPECT_NE(canvas().grab().toImage(), without);
  EXPECT_EQ(form->backdrop().scale, 4.0); // as wide as the board
  form->rotate(1);
  EXPECT_EQ(form->backdrop().image.size(), QSize(250, 400));
  form->rotate(-1);
  EXPECT_EQ(form->backdrop().image.size(), QSize(400, 250));
  EXPECT_EQ(form->backdrop().offset, QPointF(0, 0));
  EXPECT_EQ(text(), before);
  EXPECT_FALSE(editor_->isChanged());
  write(file("bad.png"), "no picture");
  EXPECT_FALSE(form->load(file("bad.png")));
}

TEST_F(EditorFiles, APhotographIsPutSquareByFourCorners) {
  open("occident");
  QImage photo(400, 250, QImage::Format_RGB32);
  photo.fill(Qt::red);
  const QPolygonF askew{{QPointF(60, 30), QPointF(350, 50), QPointF(330, 220), QPointF(40, 200)}};
  QPainter painter(&photo);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::blue);
  painter.drawPolygon(askew);
  painter.end();
  ASSERT_TRUE(photo.save(file("photo.png")));
  auto* form = editor_->findChild<PictureForm*>();
  ASSERT_TRUE(form->load(file("photo.png")));
  form->findChild<QPushButton*>(QStringLiteral("square"))->click();
  for (const QPointF& corner : askew)
    click(form->backdrop().offset + corner * form->backdrop().scale);
  const QImage& square = form->backdrop().image;
  EXPECT_EQ(form->backdrop().offset, QPointF(0, 0));
  for (const QPoint& near :
       {QPoint(12, 12), QPoint(square.width() - 12, 12), square.rect().center(),
        QPoint(square.width() - 12, square.height() - 12), QPoint(12, square.height() - 12)})
    EXPECT_EQ(square.pixelColor(near), QColor(Qt::blue)) << near.x() << " " << near.y();
  EXPECT_FALSE(editor_->isChanged());
}

} // namespace
} // namespace annales::viewer::test
