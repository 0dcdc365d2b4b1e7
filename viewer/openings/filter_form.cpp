#include "viewer/openings/filter_form.h"

#include "libreplay/openings/game_options.h"
#include "libreplay/text/natural_order.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"
#include "viewer/openings/condition_text.h"
#include "viewer/openings/opening_words.h"

#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>
#include <set>

namespace annales::viewer {
namespace {

/// In the order of the form.
constexpr std::array kFieldKeys{"ruleset", "board",  "nations",     "nation",    "seat",
                                "outcome", "player", "rating-from", "rating-to", "from",
                                "to",      "event",  "tag",         "option",    "where"};
constexpr std::size_t kTyped = 6; // from here on anything may be typed
constexpr int kAcross = 3;

std::size_t placeOfKey(const char* key) {
  std::size_t at = 0;
  while (std::string_view(kFieldKeys[at]) != key)
    ++at;
  return at;
}

QString fieldValue(const QComboBox& box) {
  return box.isEditable() ? box.currentText().trimmed() : box.currentData().toString();
}

void putFieldValue(QComboBox& box, const QString& value) {
  if (box.isEditable()) return box.setEditText(value);
  if (box.findData(value) < 0) box.addItem(value, value); // typed, and unknown here
  box.setCurrentIndex(box.findData(value));
}

/// Values with their words, sorted by these.
void offerWords(QComboBox& box, const std::set<std::string>& values, QString (*words)(const std::string&)) {
  const QString chosen = fieldValue(box);
  box.clear();
  if (!box.isEditable()) box.addItem(CommonWords::tr("any"), QString());
  std::vector<std::pair<QString, QString>> rows;
  for (const std::string& value : values)
    if (!value.empty()) rows.emplace_back(words(value), QString::fromStdString(value));
  sortNaturally(rows, [](const auto& row) { return row.first.toStdString(); });
  for (const auto& [shown, value] : rows)
    box.addItem(shown, value);
  putFieldValue(box, chosen);
}

QString asItIs(const std::string& value) {
  return QString::fromStdString(value);
}

QString rulesetWords(const std::string& value) {
  const auto ruleset = valueOf<RulesetId>(value);
  return ruleset ? fromUtf8(titleOf(*ruleset)) : asItIs(value);
}

} // namespace

FilterForm::FilterForm(QWidget* parent)
    : QFrame(parent, Qt::Popup), note_(new QLabel(this)), reset_(new QPushButton(this)) {
  static_assert(kFieldKeys.size() == kFields);
  setFrameShape(QFrame::StyledPanel);
  build();
  retranslate();
}

void FilterForm::build() {
  auto* grid = new QGridLayout(this);
  for (std::size_t i = 0; i < kFields; ++i) {
    labels_[i] = new QLabel(this);
    boxes_[i] = new QComboBox(this);
    boxes_[i]->setEditable(i >= kTyped);
    boxes_[i]->setInsertPolicy(QComboBox::NoInsert);
    boxes_[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    boxes_[i]->setMinimumContentsLength(12);
    boxes_[i]->setObjectName(QLatin1String(kFieldKeys[i]));
    labels_[i]->setBuddy(boxes_[i]);
    const int at = static_cast<int>(i);
    const bool isLong = i == kFields - 1; // a question has a row of its own
    const int row = isLong ? 2 * ((at + kAcross - 1) / kAcross) : 2 * (at / kAcross);
    const int column = isLong ? 0 : at % kAcross, columns = isLong ? kAcross : 1;
    grid->addWidget(labels_[i], row, column, 1, columns);
    grid->addWidget(boxes_[i], row + 1, column, 1, columns);
    connect(boxes_[i], &QComboBox::currentTextChanged, this, [this, i] { take(i); });
  }
  for (const char* key : {"player", "event", "tag", "option", "where"}) {
    QCompleter* completer = boxes_[placeOfKey(key)]->completer();
    completer->setFilterMode(Qt::MatchContains);
    completer->setCompletionMode(QCompleter::PopupCompletion);
  }
  const int last = grid->rowCount();
  note_->setWordWrap(true);
  note_->setTextFormat(Qt::PlainText);
  grid->addWidget(note_, last, 0, 1, kAcross - 1);
  grid->addWidget(reset_, last, kAcross - 1);
  connect(reset_, &QPushButton::clicked, this, [this] {
    setText({});
    emit textChanged(text_);
  });
}

void FilterForm::retranslate() {
  quiet_ = true;
  const std::array<QString, kFields> names{
      tr("&Ruleset"),   CommonWords::tr("&Board"), tr("Number of na&tions"),
      tr("&Nation"),    tr("&Seat in turn order"), tr("R&esult"),
      tr("&Player"),    tr("Rat&ing from"),        tr("Rating &up to"),
      tr("&Date from"), tr("Date unti&l"),         tr("E&vent"),
      tr("Ta&g"),       tr("Rule &option"),        tr("&Question or collection")};
  for (std::size_t i = 0; i < kFields; ++i) {
    labels_[i]->setText(names[i]);
    boxes_[i]->setAccessibleName(QString(names[i]).remove(QLatin1Char('&')));
  }
  boxes_[placeOfKey("player")]->lineEdit()->setPlaceholderText(tr("name, or ~part"));
  boxes_[placeOfKey("player")]->setToolTip(
      tr("The whole name. To find all names with these letters, put ~ in front"));
  boxes_[placeOfKey("event")]->lineEdit()->setPlaceholderText(tr("part of a name"));
  boxes_[placeOfKey("tag")]->lineEdit()->setPlaceholderText(tr("site=Club"));
  boxes_[placeOfKey("option")]->lineEdit()->setPlaceholderText(tr("such as variant:expert"));
  boxes_[placeOfKey("option")]->setToolTip(
      tr("Only games played with this rule option; goal:default finds games without the option goal"));
  boxes_[placeOfKey("where")]->lineEdit()->setPlaceholderText(tr("such as temples >= 2 and round <= 5"));
  boxes_[placeOfKey("where")]->setToolTip(tr(
      "Only games in which the question is true of a nation at some moment, or the games of a collection"));
  for (const char* key : {"from", "to"})
    boxes_[placeOfKey(key)]->lineEdit()->setPlaceholderText(tr("2024-05 or 2024-05-31"));
  reset_->setText(tr("Clear conditions"));
  offerNumbers();
  quiet_ = false;
  showText();
}

void FilterForm::offerNumbers() {
  const auto offer = [this](const char* key, int low, int high) {
    QComboBox& box = *boxes_[placeOfKey(key)];
    const QString chosen = fieldValue(box);
    box.clear();
    box.addItem(CommonWords::tr("any"), QString());
    for (int number = low; number <= high; ++number)
      box.addItem(QString::number(number), QString::number(number));
    putFieldValue(box, chosen);
  };
  offer("nations", 2, static_cast<int>(kMaxNations));
  offer("seat", 1, static_cast<int>(kMaxNations));
  QComboBox& outcome = *boxes_[placeOfKey("outcome")];
  const QString chosen = fieldValue(outcome);
  outcome.clear();
  outcome.addItem(CommonWords::tr("any"), QString());
  outcome.addItem(tr("with a winner"), QStringLiteral("won"));
  outcome.addItem(tr("no winner"), QStringLiteral("undecided"));
  outcome.addItem(CommonWords::tr("unfinished"), QStringLiteral("unfinished"));
  putFieldValue(outcome, chosen);
}

void FilterForm::setTable(const FactTable& table) {
  std::set<std::string> rulesets, boards, nations, players, events;
  std::vector<bool> seen(table.words().size());
  const auto note = [&](std::set<std::string>& into, WordIndex word) {
    const std::string& text = table.words()[word];
    if (!seen[word] && !text.empty()) into.insert(text);
    seen[word] = true;
  };
  for (GameRow game = 0; game < table.gameCount(); ++game) {
    rulesets.emplace(wordOf(table.games().ruleset[game]));
    note(boards, table.games().board[game]);
  }
  seen.assign(seen.size(), false);
  for (GameRow game = 0; game < table.gameCount(); ++game)
    note(events, table.games().event[game]);
  seen.assign(seen.size(), false);
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    if (const WordIndex nation = table.seats().nation[seat];
        table.words()[nation].find(' ') == std::string::npos) // not two that one person led
      note(nations, nation);
  seen.assign(seen.size(), false);
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    note(players, table.seats().player[seat]);
  quiet_ = true;
  offerWords(*field(QStringLiteral("ruleset")), rulesets, rulesetWords);
  offerWords(*field(QStringLiteral("board")), boards, boardInWords);
  offerWords(*field(QStringLiteral("nation")), nations, nationInWords);
  offerWords(*field(QStringLiteral("player")), players, asItIs);
  offerWords(*field(QStringLiteral("event")), events, asItIs);
  const std::vector<std::string> options = optionsIn(table);
  offerWords(*field(QStringLiteral("option")), {options.begin(), options.end()}, asItIs);
  quiet_ = false;
  showText();
}

void FilterForm::setQuestions(const std::vector<SavedQuestion>& questions) {
  std::set<std::string> names;
  for (const SavedQuestion& one : questions)
    names.insert(one.name);
  quiet_ = true;
  offerWords(*field(QStringLiteral("where")), names, asItIs);
  quiet_ = false;
}

QComboBox* FilterForm::field(const QString& key) const {
  for (QComboBox* box : boxes_)
    if (box->objectName() == key) return box;
  return nullptr;
}

void FilterForm::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  showText();
}

void FilterForm::setNote(const QString& note) {
  note_->setText(note);
}

void FilterForm::showText() {
  quiet_ = true;
  for (QComboBox* box : boxes_)
    if (const QString value = conditionIn(text_, box->objectName()); value != fieldValue(*box))
      putFieldValue(*box, value);
  reset_->setEnabled(!text_.isEmpty());
  quiet_ = false;
}

void FilterForm::take(std::size_t field) {
  if (quiet_) return;
  text_ = withCondition(text_, boxes_[field]->objectName(), fieldValue(*boxes_[field]));
  reset_->setEnabled(!text_.isEmpty());
  emit textChanged(text_);
}

void FilterForm::setLook(const Look& look) {
  setOwnColours(*this, {{QPalette::Base, look.raised}});
  for (QLabel* label : labels_) {
    label->setForegroundRole(kQuietInk);
    label->setFont(look.font(9));
  }
  note_->setFont(look.font(9));
  makeRoomy(*reset_, look);
}

} // namespace annales::viewer
