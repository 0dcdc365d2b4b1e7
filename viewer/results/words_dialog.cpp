#include "viewer/results/words_dialog.h"

#include "viewer/results/result_text.h"
#include "viewer/results/word_answers.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

namespace annales::viewer {
namespace {

/// A field with the answers to choose from, in which any other may be typed.
class AnswerField : public QStyledItemDelegate {
public:
  using Texts = std::function<QStringList(int row)>;
  using Take = std::function<bool(int row, const QString& typed)>;
  AnswerField(Texts texts, Take take, QObject* parent)
      : QStyledItemDelegate(parent), texts_(std::move(texts)), take_(std::move(take)) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                        const QModelIndex& index) const override {
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItems(texts_(index.row()));
    box->completer()->setCompletionMode(QCompleter::InlineCompletion);
    return box;
  }
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    auto* box = static_cast<QComboBox*>(editor);
    const QString text = index.data().toString();
    box->setCurrentIndex(box->findText(text));
    box->setEditText(text);
    box->lineEdit()->selectAll();
  }
  void setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const override {
    take_(index.row(), static_cast<QComboBox*>(editor)->currentText());
  }

private:
  Texts texts_;
  Take take_;
};

constexpr int kLinesShown = 14;

} // namespace

WordsTable::WordsTable(QWidget* parent) : QTableWidget(0, kColumns, parent) {
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed | SelectedClicked);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setAlternatingRowColors(true);
  setWordWrap(false);
  verticalHeader()->hide();
}

QModelIndex WordsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
  const QModelIndex to = QTableWidget::moveCursor(action, modifiers);
  return to.isValid() ? to.siblingAtColumn(kAnswer) : to; // letters go to the answer
}

void WordsTable::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (enter && state() == EditingState) return; // it ended the field alone
  if (enter || key == Qt::Key_Escape) return event->ignore();
  if (key == Qt::Key_Delete && currentRow() >= 0) return emit leftOpen(currentRow());
  if (currentRow() >= 0 && currentColumn() != kAnswer) setCurrentCell(currentRow(), kAnswer);
  QTableWidget::keyPressEvent(event);
}

WordsDialog::WordsDialog(std::vector<WordQuestion> questions, QStringList people, const Look& look,
                         QWidget* parent)
    : QDialog(parent), questions_(std::move(questions)), people_(std::move(people)), words_(new QLabel(this)),
      trouble_(new QLabel(this)), table_(new WordsTable(this)) {
  setWindowTitle(tr("Words of results"));
  for (const WordQuestion& question : questions_)
    answers_.push_back(question.answer ? question.answer : question.proposal);
  const auto open = std::ranges::count_if(questions_, &WordQuestion::isOpen);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  words_->setText(
      (open > 0 ? tr("%n word(s) in these results are unclear.", nullptr, static_cast<int>(open))
                : tr("The meaning of every word in these results is known.")) +
      u' ' +
      tr("Press Enter to accept the column “Means”. To change a row, choose it and type the meaning. Delete "
         "leaves the word open. The library remembers the answers, and you can change them later."));
  trouble_->setTextFormat(Qt::PlainText);
  trouble_->setWordWrap(true);
  table_->setAccessibleName(tr("Words of results"));
  table_->setHorizontalHeaderLabels({tr("Word"), tr("Is a word for"), tr("Times"), tr("Means"), tr("Why")});
  table_->horizontalHeader()->setFont(look.font(10, true));
  table_->verticalHeader()->setDefaultSectionSize(qRound(look.px(28)));
  table_->setRowCount(static_cast<int>(questions_.size()));
  for (int row = 0; row < table_->rowCount(); ++row)
    addRow(row);
  table_->setItemDelegateForColumn(
      WordsTable::kAnswer,
      new AnswerField(
          [this](int row) {
            QStringList texts;
            for (const auto& choice :
                 WordAnswers::choices(questions_[static_cast<std::size_t>(row)], people_))
              texts << choice.text;
            return texts << WordAnswers::leftOpen();
          },
          [this](int row, const QString& typed) { return setAnswer(row, typed); }, this));
  for (int column = 0; column < WordsTable::kColumns - 1; ++column)
    table_->resizeColumnToContents(column);
  table_->setColumnWidth(WordsTable::kAnswer,
                         std::max(table_->columnWidth(WordsTable::kAnswer), qRound(look.px(170))));
  table_->setColumnWidth(WordsTable::kWord,
                         std::min(table_->columnWidth(WordsTable::kWord), qRound(look.px(220))));
  table_->horizontalHeader()->setStretchLastSection(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  accept_ = buttons->button(QDialogButtonBox::Ok);
  accept_->setText(tr("Accept"));
  accept_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Changes nothing; the words stay open"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(table_, &WordsTable::leftOpen, this, [this](int row) { setAnswer(row, WordAnswers::leftOpen()); });
  auto* all = new QVBoxLayout(this);
  all->addWidget(words_);
  all->addWidget(table_, 1);
  all->addWidget(trouble_);
  all->addWidget(buttons);
  const int lines = std::min(table_->rowCount(), kLinesShown) + 7;
  resize(qRound(look.px(980)), qRound(look.px(28 * lines + 60)));
  if (table_->rowCount() > 0) table_->setCurrentCell(0, WordsTable::kAnswer);
  table_->setFocus();
}

QString WordsDialog::whyOf(const WordQuestion& question) const {
  if (question.answer) return tr("your answer");
  if (question.isDefault)
    return tr("an app’s default: several persons of one game have this word, so it says nothing");
  const QString why = sayingInWindow(question.why);
  return why.isEmpty() ? tr("no likely meaning") : why;
}

void WordsDialog::addRow(int row) {
  const WordQuestion& question = questions_[static_cast<std::size_t>(row)];
  const auto cell = [&](int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(text.toHtmlEscaped());
    item->setFlags(column == WordsTable::kAnswer
                       ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                       : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    table_->setItem(row, column, item);
    return item;
  };
  cell(WordsTable::kWord, WordAnswers::wordOf(question));
  cell(WordsTable::kAbout, WordAnswers::about(question));
  const QString times =
      question.times == 0 ? QString() : QLocale().toString(static_cast<qulonglong>(question.times));
  cell(WordsTable::kTimes, times)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  cell(WordsTable::kAnswer, {});
  cell(WordsTable::kWhy, whyOf(question));
  showAnswer(row);
}

void WordsDialog::showAnswer(int row) {
  const std::optional<std::string>& known = answers_[static_cast<std::size_t>(row)];
  QTableWidgetItem* item = table_->item(row, WordsTable::kAnswer);
  item->setText(WordAnswers::textOf(questions_[static_cast<std::size_t>(row)], known));
  QFont font = table_->font();
  font.setItalic(!known);
  item->setFont(font);
}

std::optional<std::string> WordsDialog::answer(int row) const {
  return answers_[static_cast<std::size_t>(row)];
}

bool WordsDialog::setAnswer(int row, const QString& typed) {
  const auto at = static_cast<std::size_t>(row);
  const WordQuestion& question = questions_[at];
  const bool open = typed.trimmed().compare(WordAnswers::leftOpen(), Qt::CaseInsensitive) == 0;
  if (open && question.answer) {
    trouble_->setText(tr("The word “%1” already has an answer. You can change the answer, but not remove it.")
                          .arg(WordAnswers::wordOf(question)));
    return false;
  }
  const auto answer = open ? std::nullopt : WordAnswers::read(question, typed);
  if (!open && !answer) {
    trouble_->setText(tr("“%1” is not an answer for “%2”. Choose an answer from the list.")
                          .arg(typed.trimmed(), WordAnswers::wordOf(question)));
    return false;
  }
  trouble_->clear();
  answers_[at] = answer;
  showAnswer(row);
  return true;
}

std::vector<ResultWords::Answer> WordsDialog::answers() const {
  std::vector<ResultWords::Answer> all;
  for (std::size_t i = 0; i < questions_.size(); ++i) {
    const WordQuestion& question = questions_[i];
    if (!answers_[i] || answers_[i] == question.answer) continue;
    if (!question.isOpen && !question.answer && answers_[i] == question.proposal) continue; // known anyway
    all.push_back({question.kind, question.ruleset, question.word, *answers_[i]});
  }
  return all;
}

} // namespace annales::viewer
