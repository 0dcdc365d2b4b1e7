// Other names of people, written in the window.
#include "importers/places/own_people.h"
#include "libreplay/text/person_name.h"
#include "viewer/library/people_dialog.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

class PeopleInTheWindow : public testing::Test {
protected:
  PeopleInTheWindow() : file_(folder_.filePath(QStringLiteral("data/people.txt")).toStdString()) {}
  ~PeopleInTheWindow() override { useEverywhere({}); }

  QTemporaryDir folder_;
  std::filesystem::path file_;
};

TEST_F(PeopleInTheWindow, AreKeptAndCountAtOnce) {
  PeopleDialog dialog(file_, Look::of(View{}));
  EXPECT_TRUE(dialog.names().toPlainText().isEmpty());
  dialog.names().setPlainText(QStringLiteral("Anni = Anna Berger"));
  dialog.accept();
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_TRUE(AskedName("Anni").fits("Anna Berger"));
  const auto kept = importers::readPeople(file_);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->text(), "Anni = Anna Berger\n");
  EXPECT_EQ(PeopleDialog(file_, Look::of(View{})).names().toPlainText(),
            QStringLiteral("Anni = Anna Berger\n"));
}

TEST_F(PeopleInTheWindow, ALineThatSaysNothingIsNamedAndNotKept) {
  PeopleDialog dialog(file_, Look::of(View{}));
  dialog.names().setPlainText(QStringLiteral("Anni"));
  EXPECT_FALSE(dialog.trouble().isEmpty());
  dialog.accept();
  EXPECT_NE(dialog.result(), QDialog::Accepted);
  EXPECT_FALSE(std::filesystem::exists(file_));
  dialog.names().setPlainText(QString());
  EXPECT_TRUE(dialog.trouble().isEmpty());
}

} // namespace
} // namespace annales::viewer::test
