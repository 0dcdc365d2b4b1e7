#include "viewer/results/result_dialog.h"

#include "importers/plays/play_results.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"
#include "viewer/results/result_text.h"

#include <QCompleter>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSettings>
#include <algorithm>
#include <map>
#include <set>

namespace annales::viewer {
namespace {

const QString kGameKey = QStringLiteral("results/ruleset");
enum PersonColumn { nameColumn, nationColumn, personagesColumn, wonColumn, seatColumn };

QString numberText(const std::optional<int>& number) {
  return number ? QString::number(*number) : QString();
}

std::string typedIn(const QLineEdit* field) {
  return field->text().simplified().toStdString();
}

/// The rest of the only word that begins so stands behind what is typed, and Tab takes it.
void completeWith(QLineEdit& field, const QStringList& words) {
  auto* completer = new QCompleter(words, &field);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setCompletionMode(QCompleter::InlineCompletion);
  field.setCompleter(completer);
}

QString logInWindow(PlayLog log) {
  switch (log) {
  case PlayLog::annales:
    return ResultDialog::tr("typed here");
  case PlayLog::bgStats:
    return QStringLiteral("BG Stats");
  case PlayLog::boardGameGeek:
    return QStringLiteral("BoardGameGeek");
  case PlayLog::table:
    return ResultDialog::tr("a table");
  }
  return {};
}

QStringList namesOfNations(RulesetId ruleset) {
  QStringList names;
  for (const std::string& nation : nationsOf(ruleset))
    names << nationsInWindow({nation});
  names.sort(Qt::CaseInsensitive);
  return names;
}

} // namespace

ResultDialog::ResultDialog(const Look& look, QWidget* parent)
    : QDialog(parent), look_(look), about_(new QLabel(this)), hint_(new QLabel(this)),
      ruleset_(new QComboBox(this)), board_(new QComboBox(this)), date_(new QLineEdit(this)),
      site_(new QLineEdit(this)), minutes_(new QLineEdit(this)), comments_(new QLineEdit(this)),
      unfinished_(new QCheckBox(this)), uncounted_(new QCheckBox(this)), below_(new QVBoxLayout) {
  setWindowTitle(tr("Record only the result"));
  build();
  ruleset_->setCurrentIndex(
      std::clamp(QSettings().value(kGameKey, 0).toInt(), 0, std::max(0, ruleset_->count() - 1)));
  date_->setText(QDate::currentDate().toString(Qt::ISODate));
  fillForGame();
  judge();
  rows_.front().name->setFocus();
}

void ResultDialog::build() {
  for (QLabel* label : {about_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  about_->setText(tr("A result has no moves. Leave empty what you do not know."));
  for (std::size_t i = 0; i < Words<RulesetId>::list.size(); ++i)
    ruleset_->addItem(fromUtf8(titleOf(static_cast<RulesetId>(i))));
  date_->setPlaceholderText(tr("YYYY-MM-DD"));
  unfinished_->setText(tr("The game was &broken off"));
  uncounted_->setText(tr("N&ot for statistics"));
  comments_->setAccessibleName(tr("Remark"));
  auto* what = new QFormLayout;
  what->addRow(tr("&Game"), ruleset_);
  what->addRow(tr("&Date"), date_);
  auto* more = new QFormLayout;
  more->addRow(tr("Boar&d"), board_);
  more->addRow(tr("&Place"), site_);
  more->addRow(tr("&Minutes"), minutes_);
  more->addRow(tr("&Remark"), comments_);
  auto* ticks = new QHBoxLayout;
  ticks->addWidget(unfinished_);
  ticks->addWidget(uncounted_);
  ticks->addStretch();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  save_ = buttons->button(QDialogButtonBox::Save);
  save_->setText(CommonWords::tr("Save"));
  save_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(about_);
  column->addLayout(what);
  buildPersons(*column);
  column->addLayout(more);
  column->addLayout(ticks);
  column->addLayout(below_);
  column->addStretch();
  column->addWidget(hint_);
  column->addWidget(buttons);
  connect(ruleset_, &QComboBox::currentIndexChanged, this, [this] {
    fillForGame();
    judge();
  });
  connect(board_, &QComboBox::currentIndexChanged, this, &ResultDialog::judge);
  for (QLineEdit* field : {date_, site_, minutes_, comments_})
    connect(field, &QLineEdit::textChanged, this, &ResultDialog::judge);
  connect(unfinished_, &QCheckBox::toggled, this, &ResultDialog::judge);
  connect(uncounted_, &QCheckBox::toggled, this, &ResultDialog::judge);
  connect(site_, &QLineEdit::editingFinished, this, [this] { spellAsKnown(*site_, sites_); });
  resize(qRound(look_.px(600)), qRound(look_.px(580)));
  orderKeys();
}

void ResultDialog::buildPersons(QVBoxLayout& column) {
  auto* grid = new QGridLayout;
  const std::array<QString, 5> heads{CommonWords::tr("Player"), tr("Nation"), tr("Personages"), tr("Winner"),
                                     tr("Seat")};
  for (std::size_t i = 0; i < heads.size(); ++i)
    grid->addWidget(new QLabel(heads[i], this), 0, static_cast<int>(i));
  grid->setColumnStretch(nameColumn, 3);
  grid->setColumnStretch(nationColumn, 3);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row& row = rows_[i];
    row.name = new QLineEdit(this);
    row.nation = new QLineEdit(this);
    row.personages = new QLineEdit(this);
    row.won = new QCheckBox(this);
    row.seat = new QLineEdit(this);
    const QString number = QString::number(i + 1);
    for (const auto& [field, head] : {std::pair(static_cast<QWidget*>(row.name), heads[0]),
                                      std::pair(static_cast<QWidget*>(row.nation), heads[1]),
                                      std::pair(static_cast<QWidget*>(row.personages), heads[2]),
                                      std::pair(static_cast<QWidget*>(row.won), heads[3]),
                                      std::pair(static_cast<QWidget*>(row.seat), heads[4])})
      field->setAccessibleName(tr("%1 of person %2").arg(head, number));
    row.personages->setMaximumWidth(qRound(look_.px(90)));
    row.seat->setMaximumWidth(qRound(look_.px(60)));
    const int line = static_cast<int>(i) + 1;
    grid->addWidget(row.name, line, nameColumn);
    grid->addWidget(row.nation, line, nationColumn);
    grid->addWidget(row.personages, line, personagesColumn);
    grid->addWidget(row.won, line, wonColumn, Qt::AlignCenter);
    grid->addWidget(row.seat, line, seatColumn);
    for (QLineEdit* field : {row.name, row.nation, row.personages, row.seat})
      connect(field, &QLineEdit::textChanged, this, &ResultDialog::judge);
    connect(row.name, &QLineEdit::editingFinished, this,
            [this, i] { spellAsKnown(*rows_[i].name, players_); });
    connect(row.nation, &QLineEdit::editingFinished, this, [this, i] {
      const auto nations = nationsNamed(game(), typedIn(rows_[i].nation));
      if (!nations.empty()) rows_[i].nation->setText(nationsInWindow(nations));
    });
    connect(row.won, &QCheckBox::clicked, this, [this, i](bool on) { takeWinner(i, on); });
  }
  column.addLayout(grid);
}

/// From person to person: name, nation, personages; all else comes behind them.
void ResultDialog::orderKeys() {
  std::vector<QWidget*> order{ruleset_, date_};
  for (const Row& row : rows_)
    order.insert(order.end(), {row.name, row.nation, row.personages});
  for (const Row& row : rows_)
    order.insert(order.end(), {row.won, row.seat});
  order.insert(order.end(), {board_, site_, minutes_, comments_, unfinished_, uncounted_, save_});
  for (std::size_t i = 1; i < order.size(); ++i)
    setTabOrder(order[i - 1], order[i]);
}

void ResultDialog::suggest(const QStringList& players, const QStringList& sites) {
  players_ = players;
  sites_ = sites;
  for (const Row& row : rows_)
    completeWith(*row.name, players_);
  completeWith(*site_, sites_);
}

void ResultDialog::begin(RulesetId ruleset, const QString& date, const QString& site) {
  ruleset_->setCurrentIndex(static_cast<int>(indexOf(ruleset)));
  date_->setText(date);
  site_->setText(site);
}

/// Boards, nations and the number of persons that the game has.
void ResultDialog::fillForGame() {
  const QString before = board_->currentData().toString();
  {
    const QSignalBlocker quiet(board_);
    board_->clear();
    board_->addItem(tr("unknown"), QString());
    for (const auto& board : boardsOf(game()))
      board_->addItem(fromUtf8(board->name.in(spokenLanguage())), fromUtf8(board->map->id()));
    if (isNew_ || before.isEmpty() || board_->findData(before) >= 0)
      board_->setCurrentIndex(std::max(0, board_->findData(before)));
  }
  const QStringList nations = namesOfNations(game());
  const std::size_t most = mostPersons(game());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    completeWith(*rows_[i].nation, nations);
    for (QWidget* field : {static_cast<QWidget*>(rows_[i].name), static_cast<QWidget*>(rows_[i].nation),
                           static_cast<QWidget*>(rows_[i].personages), static_cast<QWidget*>(rows_[i].won),
                           static_cast<QWidget*>(rows_[i].seat)})
      field->setVisible(i < most || !isEmptyRow(rows_[i]));
  }
}

RulesetId ResultDialog::game() const {
  return static_cast<RulesetId>(std::max(0, ruleset_->currentIndex()));
}

bool ResultDialog::isEmptyRow(const Row& row) const {
  const bool typed =
      std::ranges::any_of(std::array{row.name, row.nation, row.personages, row.seat},
                          [](const QLineEdit* field) { return !field->text().trimmed().isEmpty(); });
  return !typed && !row.won->isChecked() && row.from < 0;
}

/// Whether somebody is in the row; of a log also a person of whom nothing was known. A named person whose
/// fields were all cleared is gone.
bool ResultDialog::isPerson(const Row& row) const {
  if (row.from < 0) return !isEmptyRow(row);
  const bool cleared =
      std::ranges::all_of(std::array{row.name, row.nation, row.personages},
                          [](const QLineEdit* field) { return field->text().trimmed().isEmpty(); });
  return !cleared || shown_.persons[static_cast<std::size_t>(row.from)].player.empty();
}

void ResultDialog::spellAsKnown(QLineEdit& field, const QStringList& known) {
  for (const QString& name : known)
    if (name.compare(field.text().trimmed(), Qt::CaseInsensitive) == 0) return field.setText(name);
}

// --- what the form says

ResultPerson ResultDialog::personOf(const Row& row) const {
  ResultPerson person = row.from < 0 ? ResultPerson() : shown_.persons[static_cast<std::size_t>(row.from)];
  person.player = typedIn(row.name);
  const QString nation = row.nation->text().simplified();
  if (nation != nationsInWindow(person.nations)) {
    person.nations = nationsNamed(game(), nation.toStdString());
    person.nationWritten = person.nations.empty() ? nation.toStdString() : std::string();
  }
  const QString points = row.personages->text().simplified();
  const QString before = person.personages || person.pointsWritten.empty()
                             ? numberText(person.personages)
                             : QString::fromStdString(person.pointsWritten);
  if (points != before) {
    const auto number = plays::pointsIn(points.toStdString());
    person.personages =
        number && *number >= 0 && *number <= 99 ? std::optional(static_cast<int>(*number)) : std::nullopt;
    person.pointsWritten = person.personages ? std::string() : points.toStdString();
  }
  bool isNumber = false;
  const int seat = row.seat->text().trimmed().toInt(&isNumber);
  person.seat = isNumber ? std::optional(seat) : std::nullopt;
  return person;
}

std::vector<ResultPerson> ResultDialog::persons() const {
  std::vector<ResultPerson> persons;
  const bool any = std::ranges::any_of(rows_, [](const Row& row) { return row.won->isChecked(); });
  for (const Row& row : rows_) {
    if (!isPerson(row)) continue;
    ResultPerson person = personOf(row);
    person.won = any ? std::optional(row.won->isChecked()) : std::nullopt;
    persons.push_back(std::move(person));
  }
  return persons;
}

ResultEdit ResultDialog::edit() const {
  ResultEdit edit{shown_, shown_, {}};
  ResultRecord& edited = edit.edited;
  edited.ruleset = game();
  edited.date = typedIn(date_);
  edited.board = board_->currentData().toString().toStdString();
  if (!edited.board.empty() && edited.board != shown_.board) edited.boardWritten.clear();
  edited.site = typedIn(site_);
  const QString comments = comments_->text().trimmed();
  if (comments != QString::fromStdString(shown_.comments).simplified())
    edited.comments = comments.toStdString();
  bool isNumber = false;
  const int minutes = minutes_->text().trimmed().toInt(&isNumber);
  edited.minutes = isNumber && minutes > 0 ? std::optional(minutes) : std::nullopt;
  edited.finished = !unfinished_->isChecked();
  edited.counted = !uncounted_->isChecked();
  edited.persons = persons();
  for (const Row& row : rows_) {
    if (isPerson(row)) edit.from.push_back(row.from);
  }
  // Ranks of a log stay as long as nothing that they follow from was changed.
  bool same = edited.persons.size() == shown_.persons.size() && edited.finished == shown_.finished;
  for (std::size_t i = 0; same && i < edit.from.size(); ++i) {
    if (edit.from[i] < 0) break;
    const ResultPerson& before = shown_.persons[static_cast<std::size_t>(edit.from[i])];
    same = before.won == edited.persons[i].won && before.personages == edited.persons[i].personages;
  }
  if (!edited.finished)
    for (ResultPerson& person : edited.persons)
      person.won.reset();
  if (!same) takePlaces(edited.persons);
  return edit;
}

// --- what is wrong with it, and what it means

QString ResultDialog::troubleOfPersons(const std::vector<ResultPerson>& persons) const {
  if (persons.size() < 2) return tr("Enter at least two persons, each with a name, a nation or personages.");
  if (persons.size() > mostPersons(game()))
    return tr("%1 is for %2 persons at most.").arg(ruleset_->currentText()).arg(mostPersons(game()));
  std::set<std::string> names, nations;
  std::set<int> seats;
  const int most = mostPersonages(game(), persons.size());
  for (const ResultPerson& person : persons) {
    if (!person.player.empty() && !names.insert(foldedWord(person.player)).second)
      return tr("Two persons have the name %1. Add a letter or a second name to one of them.")
          .arg(QString::fromStdString(person.player));
    for (const std::string& nation : person.nations)
      if (!nations.insert(nation).second)
        return tr("Two persons have the same nation: %1.").arg(nationsInWindow({nation}));
    if (person.personages.value_or(0) > most)
      return tr("%1 personages: at most %2 are possible.").arg(*person.personages).arg(most);
    if (!person.seat) continue;
    if (*person.seat < 1 || *person.seat > static_cast<int>(persons.size()))
      return tr("Seats are numbers from 1 to %1.").arg(persons.size());
    if (!seats.insert(*person.seat).second) return tr("Two persons have seat %1.").arg(*person.seat);
  }
  return {};
}

QString ResultDialog::troubleNow() const {
  const std::string date = typedIn(date_);
  if (!date.empty() && !isDate(date)) return tr("Write the date as 2026, 2026-11 or 2026-11-21.");
  if (!minutes_->text().trimmed().isEmpty()) {
    bool isNumber = false;
    const int minutes = minutes_->text().trimmed().toInt(&isNumber);
    if (!isNumber || minutes < 1 || minutes > 99'999)
      return tr("Write the minutes as a whole number, at least 1.");
  }
  for (const Row& row : rows_)
    if (bool isNumber = false; !row.seat->text().trimmed().isEmpty()) {
      row.seat->text().trimmed().toInt(&isNumber);
      if (!isNumber) return tr("Write the seat as a number: 1 for the person who began.");
    }
  const std::vector<ResultPerson> all = persons();
  if (QString trouble = troubleOfPersons(all); !trouble.isEmpty()) return trouble;
  ResultRecord record = edit().edited;
  record = typedResult(std::move(record), "form", {});
  const auto fits = checkResult(record);
  return fits ? QString() : reasonInWindow(fits.error());
}

/// Who won, and what stays a word without a meaning.
QString ResultDialog::hintNow() const {
  QStringList parts;
  for (const ResultPerson& person : persons()) {
    if (!person.nationWritten.empty() && person.nations.empty())
      parts << tr("“%1” is not a nation of %2. The word is kept as written.")
                   .arg(QString::fromStdString(person.nationWritten), ruleset_->currentText());
    if (!person.pointsWritten.empty() && !person.personages)
      parts << tr("“%1” is not a number of personages. The text is kept as written.")
                   .arg(QString::fromStdString(person.pointsWritten));
  }
  parts.removeDuplicates(); // an app writes one word for everybody
  const auto won = std::ranges::find_if(rows_, [](const Row& row) { return row.won->isChecked(); });
  if (unfinished_->isChecked())
    parts << tr("A game that was broken off has no winner.");
  else if (won == rows_.end())
    parts << tr("The winner is not known. Tick the winner, or leave the winner unknown.");
  return parts.join(u' ');
}

/// The only person who reached the number that ends the game, until somebody says otherwise.
void ResultDialog::chooseWinner() {
  if (winnerChosen_) return;
  std::size_t count = 0;
  for (const Row& row : rows_)
    count += isPerson(row) ? 1 : 0;
  const int goal = usualGoal(game(), count);
  const auto reached = [&](const Row& row) {
    const auto points = plays::pointsIn(row.personages->text().toStdString());
    return goal > 0 && points && *points >= goal;
  };
  const bool one = std::ranges::count_if(rows_, reached) == 1;
  for (const Row& row : rows_)
    row.won->setChecked(one && reached(row));
}

void ResultDialog::takeWinner(std::size_t row, bool on) {
  winnerChosen_ = true;
  for (std::size_t i = 0; i < rows_.size(); ++i)
    rows_[i].won->setChecked(on && i == row);
  judge();
}

void ResultDialog::judge() {
  chooseWinner();
  trouble_ = troubleNow();
  hint_->setText(trouble_.isEmpty() ? hintNow() : trouble_);
  save_->setEnabled(trouble_.isEmpty() && save_->isVisibleTo(this));
}

// --- a result of the library

void ResultDialog::showResult(const ResultGame& game, bool canWrite) {
  shown_ = game.result;
  isNew_ = false;
  setWindowTitle(tr("Result"));
  QStringList logs;
  for (const ResultSource& source : shown_.sources)
    logs << logInWindow(source.log);
  logs.removeDuplicates();
  about_->setText(
      tr("Only the result of this game is known. There are no moves to show on a board. Source: %1.")
          .arg(logs.join(QStringLiteral(", "))));
  winnerChosen_ = true; // only a person changes what a log says
  ruleset_->setCurrentIndex(static_cast<int>(indexOf(shown_.ruleset)));
  date_->setText(QString::fromStdString(shown_.date));
  if (!shown_.dateWritten.empty())
    date_->setPlaceholderText(tr("in the log: %1").arg(QString::fromStdString(shown_.dateWritten)));
  const QString board = QString::fromStdString(shown_.board);
  if (board_->findData(board) < 0) board_->addItem(boardInWindow(shown_.board), board);
  board_->setCurrentIndex(board_->findData(board));
  if (!shown_.boardWritten.empty())
    board_->setItemText(0, tr("unknown; in the log: %1").arg(QString::fromStdString(shown_.boardWritten)));
  site_->setText(QString::fromStdString(shown_.site));
  minutes_->setText(numberText(shown_.minutes));
  comments_->setText(QString::fromStdString(shown_.comments).simplified());
  unfinished_->setChecked(!shown_.finished);
  uncounted_->setChecked(!shown_.counted);
  const std::vector<std::size_t> order = byPlace(shown_.persons);
  for (std::size_t i = 0; i < std::min(order.size(), rows_.size()); ++i) {
    const ResultPerson& person = shown_.persons[order[i]];
    Row& row = rows_[i];
    row.from = static_cast<int>(order[i]);
    row.name->setText(QString::fromStdString(person.player));
    row.nation->setText(nationsInWindow(person.nations));
    if (!person.nationWritten.empty())
      row.nation->setPlaceholderText(tr("in the log: %1").arg(QString::fromStdString(person.nationWritten)));
    row.personages->setText(person.personages ? numberText(person.personages)
                                              : QString::fromStdString(person.pointsWritten));
    row.won->setChecked(person.won == true);
    row.seat->setText(numberText(person.seat));
  }
  fillForGame();
  for (const ResultContradiction& contradiction : game.contradictions)
    tell(tr("Contradiction: %1.").arg(sayingInWindow(contradiction.what)));
  save_->setVisible(canWrite);
  judge();
  if (!canWrite) hint_->setText(tr("This library is read-only, so the result cannot be changed."));
  const auto lacking = std::ranges::find_if(
      rows_, [](const Row& row) { return row.from >= 0 && row.nation->text().isEmpty(); });
  (lacking == rows_.end() ? rows_.front().name : lacking->nation)->setFocus();
}

void ResultDialog::tell(const QString& sentence) {
  auto* line = new QLabel(sentence, this);
  line->setTextFormat(Qt::PlainText);
  line->setWordWrap(true);
  below_->addWidget(line);
}

void ResultDialog::ask(const QString& question, const QStringList& answers,
                       const std::function<void(int answer)>& then) {
  auto* line = new QHBoxLayout;
  auto* words = new QLabel(question, this);
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  line->addWidget(words, 1);
  for (qsizetype i = 0; i < answers.size(); ++i) {
    auto* button = new QPushButton(answers[i], this);
    button->setAutoDefault(false);
    line->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, then, i] {
      then(static_cast<int>(i));
      reject(); // what was typed meanwhile is about another state of the library
    });
  }
  below_->addLayout(line);
}

void ResultDialog::remember() const {
  QSettings().setValue(kGameKey, ruleset_->currentIndex());
}

} // namespace annales::viewer
