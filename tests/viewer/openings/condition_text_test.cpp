// A form and typed conditions are two views of one text.
#include "viewer/openings/condition_text.h"
#include "viewer/openings/filter_form.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QSignalSpy>

namespace annales::viewer::test {
namespace {

TEST(ConditionText, ChangesOneConditionAndLeavesTheOthers) {
  const QString text = QStringLiteral("player=Anna;  from=2024 ; what is this; tag=site=Club");
  EXPECT_EQ(conditionIn(text, QStringLiteral("tag")), QStringLiteral("site=Club"));
  EXPECT_EQ(conditionIn(text, QStringLiteral("to")), QString());
  EXPECT_EQ(withCondition(text, QStringLiteral("from"), QStringLiteral("2025")),
            QStringLiteral("player=Anna; from=2025; what is this; tag=site=Club"));
  EXPECT_EQ(withCondition(text, QStringLiteral("player"), {}),
            QStringLiteral("from=2024; what is this; tag=site=Club"));
  EXPECT_EQ(withCondition({}, QStringLiteral("seat"), QStringLiteral("2")), QStringLiteral("seat=2"));
  EXPECT_EQ(withCondition(QStringLiteral("seat=1; seat=2"), QStringLiteral("seat"), QStringLiteral("3")),
            QStringLiteral("seat=3"));
  EXPECT_EQ(withCondition({}, QStringLiteral("event"), QStringLiteral("a;b=c")),
            QStringLiteral("event=\"a;b=c\""))
      << "a value cannot bring in another condition";
  EXPECT_EQ(conditionIn(QStringLiteral("event=\"a;b=c\""), QStringLiteral("event")), QStringLiteral("a;b=c"));
}

/// While somebody types a question in the form, the conditions behind it stay.
TEST(ConditionText, HalfTypedQuotationMarksSwallowNothing) {
  const QString where = QStringLiteral("where"), half = QStringLiteral("player = \"An");
  QString text = QStringLiteral("where=won; player=\"B\" C; nation=romans");
  text = withCondition(text, where, half);
  EXPECT_EQ(conditionIn(text, where), half);
  EXPECT_EQ(conditionIn(text, QStringLiteral("nation")), QStringLiteral("romans"));
  text = withCondition(text, where, half + QStringLiteral("na; B\" and won"));
  EXPECT_EQ(text, QStringLiteral("where=player = \"Anna; B\" and won; player=\"B\" C; nation=romans"));
}

TEST(FilterForm, SaysWhatWasTypedAndTypesWhatWasChosen) {
  FilterForm form;
  FactTable table;
  GameFacts game;
  game.board = "occident";
  for (const char* nation : {"romans", "greeks"}) {
    SeatFacts seat;
    seat.nation = nation;
    seat.player = nation[0] == 'r' ? "Anna" : "Bert";
    game.seats.push_back(seat);
  }
  table.add(game, {"2024-05-01", "Club", ""});
  form.setTable(table);
  form.setText(QStringLiteral("board=elsewhere; seat=3; player=Bert; rating-from=1400"));
  const auto field = [&](const char* key) { return form.field(QString::fromLatin1(key)); };
  EXPECT_EQ(field("board")->currentData().toString(), QStringLiteral("elsewhere"))
      << "typed, and unknown here";
  EXPECT_EQ(field("seat")->currentText(), QStringLiteral("3"));
  EXPECT_EQ(field("player")->currentText(), QStringLiteral("Bert"));
  EXPECT_EQ(field("rating-from")->currentText(), QStringLiteral("1400"));
  EXPECT_TRUE(field("to")->currentText().isEmpty());
  QSignalSpy told(&form, &FilterForm::textChanged);
  field("nation")->setCurrentIndex(field("nation")->findData(QStringLiteral("romans")));
  EXPECT_EQ(form.text(),
            QStringLiteral("board=elsewhere; seat=3; player=Bert; rating-from=1400; nation=romans"));
  field("seat")->setCurrentIndex(0);
  field("outcome")->setCurrentIndex(field("outcome")->findData(QStringLiteral("won")));
  field("tag")->setEditText(QStringLiteral("site=Club"));
  EXPECT_EQ(form.text(), QStringLiteral("board=elsewhere; player=Bert; rating-from=1400; nation=romans; "
                                        "outcome=won; tag=site=Club"));
  EXPECT_GE(told.count(), 4);
  told.clear();
  form.setText(QStringLiteral("from=2024"));
  form.setTable(table);
  form.retranslate();
  EXPECT_EQ(told.count(), 0) << "what is typed is not typed back";
  EXPECT_EQ(form.text(), QStringLiteral("from=2024"));
  EXPECT_EQ(field("nation")->currentIndex(), 0);
}

} // namespace
} // namespace annales::viewer::test
