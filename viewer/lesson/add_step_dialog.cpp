#include "viewer/lesson/add_step_dialog.h"

#include "libreplay/remarks/lesson_edits.h"
#include "viewer/lesson/answers_dialog.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/remarks/remark_words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

namespace annales::viewer {

AddStepDialog::AddStepDialog(RemarkBook& book, QWidget* parent)
    : QDialog(parent), book_(book), lessons_(lessonsOf(book.discussion())), lesson_(new QComboBox),
      question_(new QPlainTextEdit), answer_(new QPlainTextEdit), link_(new LinkBox), place_(new QLabel),
      note_(new QLabel), turns_(new QLabel), answers_(new QPushButton(tr("An&swers…"))) {
  const Tab& tab = *book_.tab();
  game_ = tab.game->id();
  event_ = tab.line->idAt(tab.cursor);
  gameShown_ = tab.game;
  step_ = tab.line->node(tab.cursor);
  build();
  const NodeIndex node = tab.line->node(tab.cursor);
  place_->setText(LessonWords::place(*tab.game, node));
  const std::span<const std::uint32_t> remarks = book_.discussion().at(node);
  for (auto place = remarks.rbegin(); place != remarks.rend(); ++place) { // the newest first
    const DiscussedRemark& remark = book_.discussion().remarks()[*place];
    if (!isFree(remark)) continue;
    before_ = remark.first;
    const LessonText words = splitLessonText(remark.now.text);
    question_->setPlainText(fromUtf8(words.question));
    answer_->setPlainText(fromUtf8(words.answer.value_or(std::string())));
    ask_ = remark.now.ask;
    break;
  }
  note_->setText(before_ ? tr("Your remark on this event becomes a step of the lesson. The remark keeps its "
                              "glyphs and marks.")
                         : tr("A remark with this text is added here. You can draw arrows and rings later."));
  showTurns();
  showSlug();
}

bool AddStepDialog::isFree(const DiscussedRemark& remark) const {
  return book_.isOwn(remark) && !remark.now.answers && !isLessonStep(remark.now);
}

void AddStepDialog::build() {
  const Look look = Look::of(book_.store().session().view);
  setWindowTitle(tr("Add to a lesson"));
  for (QLabel* label : {place_, note_, turns_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  lesson_->setEditable(true);
  lesson_->setInsertPolicy(QComboBox::NoInsert);
  for (const Lesson& lesson : lessons_)
    lesson_->addItem(LessonWords::title(lesson.slug));
  lesson_->lineEdit()->setPlaceholderText(tr("Name of a new lesson"));
  lesson_->setCurrentIndex(lessons_.empty() ? -1 : 0);
  lesson_->setAccessibleName(tr("Lesson"));
  question_->setPlaceholderText(tr("What should the Romans do now?"));
  answer_->setPlaceholderText(tr("Leave empty to show the text above without a question"));
  for (QPlainTextEdit* edit : {question_, answer_}) {
    edit->setTabChangesFocus(true);
    edit->setMinimumHeight(qRound(look.px(80)));
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  add_ = buttons->addButton(tr("Add step"), QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &AddStepDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &AddStepDialog::reject);
  connect(lesson_, &QComboBox::editTextChanged, this, &AddStepDialog::showSlug);
  link_->setPlaceholderText(tr("Line, event number or province; Enter inserts it"));
  link_->offer(*book_.tab()->game, *book_.tab()->line);
  connect(link_, &LinkBox::chosen, this, [this](const QString& markdown) {
    answer_->insertPlainText(markdown);
    link_->clear();
    answer_->setFocus();
  });
  connect(link_, &LinkBox::left, this, [this] { answer_->setFocus(); });
  answers_->setAutoDefault(false);
  connect(answers_, &QPushButton::clicked, this, &AddStepDialog::chooseAnswers);
  connect(answer_, &QPlainTextEdit::textChanged, this, &AddStepDialog::showTurns);
  auto* turns = new QHBoxLayout;
  turns->addWidget(turns_, 1);
  turns->addWidget(answers_);
  auto* form = new QFormLayout;
  form->addRow(tr("Position"), place_);
  form->addRow(tr("Lesson"), lesson_);
  form->addRow(tr("Question or text"), question_);
  form->addRow(CommonWords::tr("Answer"), answer_);
  form->addRow(tr("Link in the answer"), link_);
  form->addRow(tr("Right turns"), turns);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form, 1);
  column->addWidget(note_);
  column->addWidget(buttons);
  resize(qRound(look.px(560)), qRound(look.px(400)));
}

void AddStepDialog::chooseLesson(const std::string& slug) {
  for (std::size_t i = 0; i < lessons_.size(); ++i)
    if (lessons_[i].slug == slug) lesson_->setCurrentIndex(static_cast<int>(i));
}

std::string AddStepDialog::slug() const {
  return lessonSlug(lesson_->currentText().toStdString());
}

void AddStepDialog::showSlug() {
  add_->setEnabled(!lesson_->currentText().trimmed().isEmpty());
}

std::string AddStepDialog::text() const {
  const QString question = question_->toPlainText().trimmed(), answer = answer_->toPlainText().trimmed();
  if (answer.isEmpty()) return question.toStdString();
  return (question + QStringLiteral("\n\n---\n\n") + answer).toStdString();
}

/// The remark as it would be added.
DiscussedRemark AddStepDialog::draft() const {
  DiscussedRemark remark;
  remark.event = step_;
  remark.now.event = event_;
  remark.now.text = text();
  remark.now.ask = ask_;
  return remark;
}

/// What was chosen counts; else what the answer says clearly.
StepAsk AddStepDialog::asked() const {
  return askOf(gameShown_->log(), Discussion(gameShown_->log(), gameShown_->log().annotations()), draft());
}

void AddStepDialog::showTurns() {
  if (!gameShown_) return;
  const StepAsk ask = asked();
  QStringList right;
  for (const LessonTurn& turn : ask.turns)
    if (turn.worth == TurnWorth::right) right.append(LessonWords::turn(*gameShown_, turn.turn));
  turns_->setText(!right.isEmpty() ? right.join(u'\n')
                  : ask.source == AskSource::none
                      ? tr("None. A step without an answer asks no question.")
                      : tr("None yet: pupils can play, but get no verdict. Choose Answers… to play the right "
                           "turns."));
}

void AddStepDialog::chooseAnswers() {
  AnswersDialog dialog(gameShown_, asked(), book_.store().session().view, this);
  if (dialog.exec() == QDialog::Accepted) useAnswers(dialog.ask());
}

void AddStepDialog::useAnswers(Ask ask) {
  ask_ = std::move(ask);
  showTurns();
}

/// Turns that the answer names clearly are kept as they are now, whatever becomes of its lines.
std::optional<Ask> AddStepDialog::askToKeep() const {
  if (ask_) return ask_;
  const StepAsk read = asked();
  if (read.source != AskSource::read) return std::nullopt;
  return statedAsk(read, gameShown_->log().names());
}

/// The lesson may have steps in other open games; the new one comes behind them.
int AddStepDialog::numberBehindOpenGames() const {
  int last = 0;
  for (const Tab& tab : book_.store().session().tabs) {
    if (tab.game->id() == game_) continue;
    const Discussion discussion(tab.game->log(), tab.game->log().annotations());
    const std::vector<Lesson> lessons = lessonsOf(discussion);
    if (const Lesson* lesson = lessonWith(lessons, slug()))
      for (const LessonStep& step : lesson->steps)
        last = std::max(last, step.number);
  }
  return last + 1;
}

/// The game may have gone on, or away, while the dialog was open: what was typed is not thrown away.
void AddStepDialog::accept() {
  if (book_.tab() == nullptr || book_.tab()->game->id() != game_)
    return note_->setText(
        tr("This game is no longer shown, so nothing was added. You can still copy your text from here."));
  if (!add_->isEnabled()) return;
  if (book_.perform(AddLessonStep{lesson_->currentText().toStdString(), text(), event_, before_, askToKeep(),
                                  numberBehindOpenGames()}))
    QDialog::accept();
}

} // namespace annales::viewer
