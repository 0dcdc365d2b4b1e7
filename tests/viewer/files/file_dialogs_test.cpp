// Dialogs over a folder with an open library: they open none of its files, and let nobody read or replace it.
#include "tests/viewer/files/library_watch.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "tests/viewer/when_asked.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

class FileDialogsTest : public testing::Test {
protected:
  FileDialogsTest() {
    QCoreApplication::setOrganizationName(QStringLiteral("annales-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("files"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
    QDir(folder_.path()).mkdir(QStringLiteral("sub"));
    for (const char* name : {"README", "game.antike.jsonl", "map.png", "sub/other.annales", "none.zzz"})
      write(at(name));
    watch_ = std::make_unique<LibraryWatch>(at("club.annales"), gameWithMistakes()->log());
    QFile::link(at("club.annales"), at("link.annales"));
    QFile::link(at("club.annales"), at("linked"));
  }

  [[nodiscard]] QString at(const char* name) const { return folder_.filePath(QLatin1String(name)); }
  static void write(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write("words") == 5);
  }
  [[nodiscard]] FileQuestion question() const {
    return {.title = QStringLiteral("Which?"),
            .filters = QStringLiteral("Games (*.jsonl);;Libraries (*.annales);;All files (*)"),
            .suggested = at("new.txt")};
  }
  /// Every way to ask; each is answered by whoever waits for it.
  std::vector<std::pair<std::string, std::function<void(const FileQuestion&)>>> ways() {
    const auto take = [this](const QString& file) { chosen_ = file; };
    return {{"a file to open", [=](const FileQuestion& q) { take(FileDialogs::fileToOpen(nullptr, q)); }},
            {"files to open",
             [=](const FileQuestion& q) { take(FileDialogs::filesToOpen(nullptr, q).join(u' ')); }},
            {"a folder", [=](const FileQuestion& q) { take(FileDialogs::folder(nullptr, q)); }},
            {"a file to save", [=](const FileQuestion& q) { take(FileDialogs::fileToSave(nullptr, q)); }},
            {"a file to open, later",
             [=, this](const FileQuestion& q) { FileDialogs::openThen(&owner_, q, take); }},
            {"a file to save, later",
             [=, this](const FileQuestion& q) { FileDialogs::saveThen(&owner_, q, take); }}};
  }
  void ask(const std::function<void(const FileQuestion&)>& way, const FileQuestion& question,
           const std::function<void(QFileDialog&)>& answer) {
    bool answered = false;
    whenAsked<QFileDialog>(&owner_, [&](QFileDialog& dialog) {
      answer(dialog);
      if (dialog.isVisible()) dialog.reject();
      answered = true;
    });
    way(question);
    EXPECT_TRUE(waitFor([&] { return answered && QApplication::activeModalWidget() == nullptr; }, 20'000));
  }
  static void enter(QFileDialog& dialog, const QString& path) {
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    name->setText(path);
    for (const char* list : {"listView", "treeView"}) // Qt may have selected what was typed before
      dialog.findChild<QAbstractItemView*>(QLatin1String(list))->clearSelection();
    if (name->text() != path) name->setText(path);
    static_cast<QDialog&>(dialog).accept();
  }
  /// What it says instead of taking the file; closed again.
  static QString refusal(QFileDialog& dialog) {
    auto* box = dialog.findChild<QMessageBox*>();
    if (box == nullptr) return {};
    const QString text = box->text();
    delete box;
    return text;
  }

  QTemporaryDir folder_, settings_;
  QWidget owner_;
  QString chosen_;
  std::unique_ptr<LibraryWatch> watch_;
};

TEST_F(FileDialogsTest, OpenNoFileThatTheyList) {
  ASSERT_GT(watch_->locksAtFirst(), 0) << "no lock can be seen";
  owner_.show();
  for (const auto& [name, way] : ways()) {
    ask(way, question(), [&](QFileDialog& dialog) { lookAround(dialog, folder_.path()); });
    watch_->expectUntouched(name);
    EXPECT_TRUE(chosen_.isEmpty());
  }
}

TEST_F(FileDialogsTest, OfQtAreSeenToOpenThem) {
  QFileDialog plain(nullptr, QStringLiteral("Which?"), folder_.path());
  plain.setOption(QFileDialog::DontUseNativeDialog);
  plain.show();
  int opens = 0;
  EXPECT_TRUE(waitFor([&] { return (opens += watch_->opens()) > 0; }, 20'000)) << "the other tests are blind";
}

/// Qt's constructor lists the folder of the last dialog, whoever's it was, before it is told anything.
TEST_F(FileDialogsTest, OpenNoFileInTheFolderInWhichTheLastOneWas) {
  {
    QFileDialog before(nullptr, QStringLiteral("Which?"), folder_.path());
    before.setDirectory(folder_.path());
  }
  static_cast<void>(watch_->opens());
  ask(ways().front().second, {.title = QStringLiteral("Which?"), .suggested = at("sub/")},
      [](QFileDialog&) { QTest::qWait(300); });
  watch_->expectUntouched("the dialog");
}

TEST_F(FileDialogsTest, SayWhatFilesAreByTheirNames) {
  FileQuestion any = question();
  any.filters = QStringLiteral("All files (*)");
  const std::vector<std::pair<const char*, const char*>> types{{"sub", "Folder"},
                                                               {"club.annales", "Library"},
                                                               {"club.annales-wal", "Part of a library"},
                                                               {"game.antike.jsonl", "Game"},
                                                               {"map.png", "Picture"},
                                                               {"README", "File"}};
  ask(ways().front().second, any, [&](QFileDialog& dialog) {
    const auto* model = dialog.findChild<QFileSystemModel*>();
    const auto typeOf = [&](const char* name) { return model->type(model->index(at(name))); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return !typeOf("README").isEmpty(); }, 20'000));
    for (const auto& [name, type] : types) {
      EXPECT_EQ(typeOf(name).toStdString(), type) << name;
      EXPECT_FALSE(model->fileIcon(model->index(at(name))).isNull()) << name;
    }
    EXPECT_EQ(dialog.accessibleName(), QStringLiteral("Which?"));
  });
}

TEST_F(FileDialogsTest, RefuseAnOpenLibraryWhereNoneIsMeant) {
  owner_.show();
  for (const auto& [way, file] : {std::pair{0, "club.annales"},
                                  {0, "club.annales-shm"},
                                  {1, "linked"},
                                  {3, "club.annales"},
                                  {3, "link.annales"},
                                  {3, "club.annales-wal"},
                                  {3, "club.annales-journal"},
                                  {4, "club.annales"},
                                  {5, "club.annales-shm"}}) {
    chosen_.clear();
    ask(ways()[static_cast<std::size_t>(way)].second, question(), [&, file = file](QFileDialog& dialog) {
      enter(dialog, at(file));
      EXPECT_TRUE(dialog.isVisible()) << file << ": it asks again";
      EXPECT_TRUE(refusal(dialog).contains(QStringLiteral("Choose another file"))) << file;
    });
    EXPECT_TRUE(chosen_.isEmpty()) << file;
    watch_->expectUntouched(file);
  }
}

TEST_F(FileDialogsTest, TakeAnOpenLibraryWhereOneIsMeantButNothingBesideIt) {
  FileQuestion library = question();
  library.aboutLibraries = true;
  ask(ways().front().second, library, [&](QFileDialog& dialog) {
    enter(dialog, at("club.annales-shm"));
    EXPECT_FALSE(refusal(dialog).isEmpty());
    enter(dialog, at("club.annales"));
  });
  EXPECT_EQ(chosen_.toStdString(), at("club.annales").toStdString());
  watch_->expectUntouched("the dialog");
}

TEST_F(FileDialogsTest, BeginWhereTheLastOfTheirPurposeEnded) {
  const auto toSave = ways()[3].second;
  FileQuestion purposeful = question();
  purposeful.purpose = QStringLiteral("tables");
  purposeful.filters = QStringLiteral("Tables (*.csv)");
  purposeful.suffix = QStringLiteral("csv");
  ask(toSave, purposeful, [&](QFileDialog& dialog) {
    EXPECT_EQ(dialog.directory().path(), folder_.path());
    enter(dialog, at("sub/answer"));
  });
  EXPECT_EQ(chosen_.toStdString(), at("sub/answer.csv").toStdString());
  ask(toSave, purposeful, [&](QFileDialog& dialog) {
    EXPECT_EQ(dialog.directory().path(), at("sub"));
    EXPECT_EQ(dialog.selectedFiles().value(0), at("sub/new.txt"));
  });
  purposeful.purpose = QStringLiteral("pictures");
  ask(toSave, purposeful, [&](QFileDialog& dialog) { EXPECT_EQ(dialog.directory().path(), folder_.path()); });
}

TEST_F(FileDialogsTest, AddTheEndingOfTheChosenFilter) {
  FileQuestion chart = question();
  chart.filters = QStringLiteral("Pictures (*.png);;Drawings (*.svg)");
  chart.suffix = QStringLiteral("png");
  ask(ways()[3].second, chart, [&](QFileDialog& dialog) {
    dialog.selectNameFilter(QStringLiteral("Drawings (*.svg)"));
    enter(dialog, at("chart"));
  });
  EXPECT_EQ(chosen_.toStdString(), at("chart.svg").toStdString());
}

TEST_F(FileDialogsTest, AddTheEndingToANameWithADotAndThenAskAboutReplacing) {
  FileQuestion library = question();
  library.filters = QStringLiteral("Libraries (*.annales)");
  library.suffix = QStringLiteral("annales");
  const auto named = [&](const char* name, const FileQuestion& asked) {
    chosen_.clear();
    ask(ways()[3].second, asked, [&](QFileDialog& dialog) {
      enter(dialog, at(name));
      static_cast<void>(refusal(dialog));
    });
    return chosen_.toStdString();
  };
  EXPECT_EQ(named("club 28.11", library), at("club 28.11.annales").toStdString());
  EXPECT_EQ(named("club..", library), "") << "it is the open library";
  EXPECT_EQ(named("new.ANNALES", library), at("new.ANNALES").toStdString());
  FileQuestion log = question();
  log.filters = QStringLiteral("Logs (*.jsonl);;Paper (*.pdf);;All files (*)");
  log.suffix = QStringLiteral("antike.jsonl");
  EXPECT_EQ(named("occ", log), at("occ.antike.jsonl").toStdString());
  EXPECT_EQ(named("occ.pdf", log), at("occ.pdf").toStdString());
  write(at("club 29.11.annales"));
  int asked = 0;
  whenAsked<QMessageBox>(&owner_, [&](QMessageBox& box) {
    ++asked;
    box.button(QMessageBox::No)->click();
  });
  EXPECT_EQ(named("club 29.11", library), "");
  EXPECT_EQ(asked, 1);
}

TEST_F(FileDialogsTest, LetNobodyMoveFilesByMistake) {
  for (const auto& [name, way] : ways())
    if (!name.ends_with("later"))
      ask(way, question(), [&, name = name](QFileDialog& dialog) {
        for (const char* list : {"listView", "treeView"})
          EXPECT_EQ(dialog.findChild<QAbstractItemView*>(QLatin1String(list))->dragDropMode(),
                    QAbstractItemView::NoDragDrop)
              << name;
      });
}

/// A key to the row of a file in either list, as if it had been chosen there.
TEST_F(FileDialogsTest, LetNobodyRenameOrDeleteFiles) {
  owner_.show();
  FileQuestion any = question();
  any.filters = QStringLiteral("All files (*)");
  for (const auto& [name, way] : ways()) {
    ask(way, any, [&, name = name](QFileDialog& dialog) {
      auto* model = dialog.findChild<QFileSystemModel*>();
      ASSERT_TRUE(waitFor([&] { return model->index(at("sub")).isValid(); }, 20'000));
      const char* row = name == "a folder" ? "sub" : "README";
      for (const auto mode : {QFileDialog::List, QFileDialog::Detail}) {
        dialog.setViewMode(mode);
        auto* view = dialog.findChild<QAbstractItemView*>(
            mode == QFileDialog::List ? QStringLiteral("listView") : QStringLiteral("treeView"));
        view->setFocus();
        const auto chosen = [&] {
          for (int k = 0; k < view->model()->rowCount(view->rootIndex()); ++k)
            if (const auto index = view->model()->index(k, 0, view->rootIndex());
                index.data().toString() == QLatin1String(row))
              view->setCurrentIndex(index);
          return view->currentIndex().data().toString() == QLatin1String(row);
        };
        ASSERT_TRUE(waitFor(chosen, 2'000)) << name;
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Delete}) {
          QTest::keyClick(view, key);
          EXPECT_EQ(view->viewport()->findChild<QLineEdit*>(), nullptr) << name;
          EXPECT_EQ(QApplication::activeModalWidget(), &dialog) << name << ": Qt asks before it deletes";
          if (QApplication::activeModalWidget() != &dialog) return;
        }
        bool seen = false;
        QTimer::singleShot(0, view, [&] {
          auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
          ASSERT_NE(menu, nullptr) << name;
          for (const QAction* action : menu->actions())
            if (action->objectName() == QLatin1String("qt_rename_action") ||
                action->objectName() == QLatin1String("qt_delete_action")) {
              seen = true;
              EXPECT_FALSE(action->isVisible() || action->isEnabled()) << name;
            }
          menu->close();
        });
        emit view->customContextMenuRequested(view->visualRect(view->currentIndex()).center());
        EXPECT_TRUE(seen) << name;
      }
    });
    EXPECT_TRUE(QFile::exists(at("README")) && QFile::exists(at("sub/other.annales"))) << name;
  }
}

TEST_F(FileDialogsTest, MakeANewFolderAndAskForItsName) {
  owner_.show();
  for (const auto& [way, name] : {std::pair{2, "made"}, {3, "made too"}}) {
    ask(ways()[static_cast<std::size_t>(way)].second, question(), [&, name = name](QFileDialog& dialog) {
      dialog.findChild<QAbstractButton*>(QStringLiteral("newFolderButton"))->click();
      QLineEdit* field = nullptr;
      ASSERT_TRUE(waitFor(
          [&] {
            for (const char* list : {"listView", "treeView"})
              if (auto* view = dialog.findChild<QAbstractItemView*>(QLatin1String(list)); view->isVisible())
                field = view->viewport()->findChild<QLineEdit*>();
            return field != nullptr;
          },
          20'000));
      field->setText(QLatin1String(name));
      QTest::keyClick(field, Qt::Key_Return);
      EXPECT_TRUE(waitFor([&] { return QFileInfo(at(name)).isDir(); }, 20'000));
    });
    EXPECT_TRUE(QFileInfo(at(name)).isDir());
  }
}

TEST_F(FileDialogsTest, NothingIsWrittenOverAnOpenLibrary) {
  for (const char* name :
       {"club.annales", "linked", "club.annales-wal", "club.annales-shm", "club.annales-journal"})
    EXPECT_FALSE(SparedFiles::write(at(name), "words").isEmpty()) << name;
  EXPECT_FALSE(QFile::exists(at("club.annales-journal")));
  watch_->expectUntouched("writing");
  EXPECT_EQ(SparedFiles::write(at("README"), "more words"), QString());
  EXPECT_FALSE(SparedFiles::write(at("no/such/folder"), "words").isEmpty());
}

} // namespace
} // namespace annales::viewer::test
