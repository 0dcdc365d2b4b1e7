#include "viewer/questions/questions_panel.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/look/common_words.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QMessageBox>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::size_t kFewGames = 30;

} // namespace

QuestionsPanel::QuestionsPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), edit_(new QuestionEdit), said_(new QLabel), hint_(new QLabel),
      ask_(new QPushButton), cancel_(new QPushButton), views_(new QComboBox), collections_(new QToolButton),
      csv_(new QToolButton), collectionsMenu_(new QMenu(this)), model_(new AnswerModel(this)),
      table_(new DataTable), intervals_(new IntervalDelegate(this)) {
  build();
  connectParts();
  retranslate();
  showLook();
}

void QuestionsPanel::connectParts() {
  connect(edit_, &QuestionEdit::asked, this, &QuestionsPanel::ask);
  connect(edit_, &QuestionEdit::looked, this, &QuestionsPanel::showComplaint);
  connect(ask_, &QPushButton::clicked, this, &QuestionsPanel::ask);
  connect(cancel_, &QPushButton::clicked, this, &QuestionsPanel::cancel);
  connect(views_, &QComboBox::activated, this, [this] {
    if (model_->answer() != nullptr) ask();
  });
  connect(csv_, &QToolButton::clicked, this, &QuestionsPanel::askForFile);
  connect(collectionsMenu_, &QMenu::aboutToShow, this, [this] {
    fillCollections();
    saved_.refresh();
  });
  connect(&saved_, &SavedQuestions::changed, this, [this] {
    if (collectionsMenu_->isVisible()) fillCollections();
  });
  connect(&saved_, &SavedQuestions::written, this, &QuestionsPanel::tellWritten);
  connect(&saved_, &SavedQuestions::occupied, this, &QuestionsPanel::askToReplace);
  connect(&saved_, &SavedQuestions::failed, this, &QuestionsPanel::told);
  connect(table_, &DataTable::opened, this, &QuestionsPanel::open);
  connect(&asker_, &QuestionAsker::answered, this, &QuestionsPanel::showAnswer);
  connect(&asker_, &QuestionAsker::busyChanged, this, &QuestionsPanel::showBusy);
  connect(&asker_, &QuestionAsker::failed, this,
          [this](const QString& sentence) { hint_->setText(sentence); });
  connect(&asker_, &QuestionAsker::written, this,
          [this](const QString& file) { emit told(tr("Saved as %1.").arg(file)); });
  connect(&asker_, &QuestionAsker::progressed, this, [this](std::size_t done, std::size_t of, bool reading) {
    hint_->setText(reading ? tr("Reading games: %1 of %2").arg(done).arg(of)
                           : tr("Searching: %1 of %2 parts").arg(done).arg(of));
  });
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
}

void QuestionsPanel::setLibrary(const QString& path) {
  asker_.setLibrary(path);
  saved_.setLibrary(path);
  saved_.refresh();
  model_->show(nullptr);
  showBusy();
  showComplaint();
}

void QuestionsPanel::setOpeningNames(const OpeningNames& names) {
  const auto take = [this, &names] {
    asker_.setBook(names.all());
    if (model_->answer() != nullptr && view() == AnswerView::byOpening && isVisible()) ask();
  };
  connect(&names, &OpeningNames::changed, this, take);
  take();
}

void QuestionsPanel::askFor(const std::string& question) {
  edit_->setPlainText(QString::fromStdString(question));
  ask();
}

void QuestionsPanel::ask() {
  if (asker_.library().isEmpty()) return hint_->setText(tr("Open a library to search its games."));
  if (edit_->complaint()) return showComplaint();
  if (edit_->toPlainText().trimmed().isEmpty()) return;
  hint_->setText(tr("Searching…"));
  asker_.ask(edit_->question(), view());
}

/// As one types: where it goes wrong, or what may come.
void QuestionsPanel::showComplaint() {
  const auto& complaint = edit_->complaint();
  if (complaint)
    said_->setText(reasonInWindow(*complaint));
  else if (edit_->toPlainText().trimmed().isEmpty())
    said_->setText(tr("For example: nation = romans and temples >= 2 and round <= 5"));
  else
    said_->setText(tr("Press Enter to search."));
  ask_->setEnabled(!complaint && !asker_.library().isEmpty());
}

void QuestionsPanel::showAnswer(const std::shared_ptr<const AskedAnswer>& answer) {
  edit_->setVocabulary(asker_.vocabulary());
  model_->show(answer);
  table_->horizontalHeader()->setStretchLastSection(!countByOf(answer->view));
  const QLocale locale;
  const auto number = [&](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
  QStringList words;
  words << tr("%1 of %2 games, %3 seats, %4 events.")
               .arg(number(answer->games), number(answer->libraryGames), number(answer->nations),
                    number(answer->events));
  if (answer->games == 0) words << tr("No matches.");
  if (countByOf(answer->view) && answer->games > 0 && answer->games < kFewGames)
    words << tr("Too few games to say much. Trust the bars, not the percentages.");
  const std::size_t all = answer->view == AnswerView::events  ? answer->events
                          : answer->view == AnswerView::games ? answer->games
                                                              : answer->rowCount();
  if (all > answer->rowCount())
    words << tr("Only the first %1 results are listed. “CSV…” saves all results.")
                 .arg(number(answer->rowCount()));
  if (answer->rowCount() > 0 && !countByOf(answer->view))
    words << tr("Press Enter to open the game at the selected result.");
  hint_->setText(words.join(QLatin1Char(' ')));
  csv_->setEnabled(true);
  if (model_->rowCount() > 0) table_->selectRow(0);
}

void QuestionsPanel::cancel() {
  asker_.cancel();
  hint_->setText(tr("Cancelled."));
}

void QuestionsPanel::showBusy() {
  const bool busy = asker_.busy();
  cancel_->setVisible(busy);
  ask_->setVisible(!busy);
  csv_->setEnabled(!busy && model_->answer() != nullptr);
  if (!busy && model_->answer() == nullptr)
    hint_->setText(asker_.library().isEmpty() ? tr("Open a library to search its games.") : QString());
}

void QuestionsPanel::fillCollections() {
  collectionsMenu_->clear();
  QAction* save = collectionsMenu_->addAction(tr("Save as a collection…"), this, &QuestionsPanel::askForName);
  save->setEnabled(!saved_.library().isEmpty() && !edit_->complaint() &&
                   !edit_->toPlainText().trimmed().isEmpty());
  const auto labelOf = [](const SavedQuestion& one) {
    return QString::fromStdString(one.name).replace(QLatin1Char('&'), QLatin1String("&&"));
  };
  if (saved_.all().empty()) return;
  collectionsMenu_->addSeparator();
  for (const SavedQuestion& one : saved_.all()) {
    QAction* action = collectionsMenu_->addAction(labelOf(one));
    connect(action, &QAction::triggered, this, [this, question = one.question] { askFor(question); });
  }
  QMenu* removing = collectionsMenu_->addMenu(tr("Delete"));
  for (const SavedQuestion& one : saved_.all()) {
    QAction* action = removing->addAction(labelOf(one));
    connect(action, &QAction::triggered, this,
            [this, name = QString::fromStdString(one.name)] { forget(name); });
  }
}

void QuestionsPanel::askToReplace(const QString& name, const std::string& question) {
  auto* box = new QMessageBox(QMessageBox::Question, tr("Save as a collection"),
                              tr("The library already has a collection “%1”. Replace it?").arg(name),
                              QMessageBox::NoButton, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  const QPushButton* replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
  box->setDefaultButton(box->addButton(QMessageBox::Cancel));
  connect(replace, &QPushButton::clicked, this, [this, name, question] { saved_.replace(name, question); });
  box->open();
}

void QuestionsPanel::keep(const QString& name) {
  if (const auto read = readQuestion(edit_->question(), asker_.vocabulary()))
    saved_.keep(name, textOf(*read));
}

void QuestionsPanel::forget(const QString& name) {
  saved_.remove(name);
}

void QuestionsPanel::tellWritten(const QString& name, const std::string& question) {
  emit collectionsChanged();
  if (question.empty())
    emit told(tr("The collection “%1” was deleted. Its games stay in the library.").arg(name));
  else
    emit told(tr("The collection “%1” was saved in the library.").arg(name));
}

void QuestionsPanel::askForName() {
  auto* dialog = new QInputDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Save as a collection"));
  dialog->setLabelText(tr("Name of the collection:"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
    if (!name.trimmed().isEmpty()) keep(name.trimmed());
  });
  dialog->open();
}

void QuestionsPanel::askForFile() {
  const QString file = FileDialogs::fileToSave(this, {.title = tr("Save the results as a table"),
                                                      .filters = tr("Tables (*.csv)"),
                                                      .purpose = QStringLiteral("tables"),
                                                      .suggested = QStringLiteral("answer.csv"),
                                                      .suffix = QStringLiteral("csv")});
  // As it is shown: another view may have been asked for in vain.
  if (const auto shown = model_->answer(); shown != nullptr && !file.isEmpty())
    asker_.writeCsv(file, shown->view);
}

void QuestionsPanel::open(const QModelIndex& index) {
  if (const auto place = model_->place(index)) emit eventChosen(place->game, place->seq);
}

} // namespace annales::viewer
