#include "viewer/reports/report_window.h"

#include "importers/openings/own_openings.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/words/opening_words.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/words.h"
#include "viewer/reports/report_document.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

namespace annales::viewer {
namespace {

constexpr std::array kKinds{ReportKind::opening, ReportKind::nation, ReportKind::player, ReportKind::evening,
                            ReportKind::ratings};

/// An evening not named is the newest; all players have no name.
bool needsSubject(ReportKind kind) {
  return kind != ReportKind::evening && kind != ReportKind::ratings;
}

struct Subject {
  QString text; // as it is shown
  QString value;
};

/// Words of a column, the most frequent first.
std::vector<WordIndex> byCount(const std::vector<WordIndex>& words) {
  std::map<WordIndex, std::size_t> counts;
  for (const WordIndex word : words)
    ++counts[word];
  std::vector<WordIndex> sorted;
  for (const auto& [word, count] : counts)
    sorted.push_back(word);
  std::ranges::stable_sort(sorted, [&](WordIndex a, WordIndex b) { return counts[a] > counts[b]; });
  return sorted;
}

std::vector<Subject> openingSubjects(const FactTable& table) {
  std::vector<Subject> subjects;
  const bool german = speaksGerman();
  const OpeningBook book = openingsWithOwn();
  for (const NamedOpening& opening : book.openings()) {
    const bool played =
        std::ranges::find(table.games().ruleset, opening.ruleset) != table.games().ruleset.end();
    if (!played) continue;
    const QString name = fromUtf8(german && !opening.german.empty() ? opening.german : opening.english);
    subjects.push_back({QStringLiteral("%1 · %2").arg(fromUtf8(opening.code), name), fromUtf8(opening.code)});
  }
  std::map<OpeningKey, std::size_t> counts;
  for (const OpeningKey key : table.seats().opening)
    if (key.turns() >= 2) ++counts[key.first(2)];
  std::vector<std::pair<OpeningKey, std::size_t>> sorted(counts.begin(), counts.end());
  std::ranges::stable_sort(sorted, std::greater{}, [](const auto& one) { return one.second; });
  constexpr std::size_t kMostNames = 20;
  for (const auto& [key, count] : sorted) {
    if (subjects.size() >= kMostNames) break;
    subjects.push_back({fromUtf8(spacesInWords(key, spokenLanguage())), fromUtf8(key.words())});
  }
  // What was played most comes first.
  if (!sorted.empty())
    std::stable_partition(subjects.begin(), subjects.end(), [&](const Subject& subject) {
      return subject.value == fromUtf8(sorted.front().first.words());
    });
  return subjects;
}

std::vector<Subject> subjectsOf(ReportKind kind, const FactTable& table) {
  std::vector<Subject> subjects;
  switch (kind) {
  case ReportKind::opening:
    return openingSubjects(table);
  case ReportKind::nation:
    for (const WordIndex word : byCount(table.seats().nation))
      subjects.push_back(
          {fromUtf8(nationInWords(table.words()[word], spokenLanguage())), fromUtf8(table.words()[word])});
    return subjects;
  case ReportKind::player:
    for (const WordIndex word : byCount(table.seats().player))
      if (!table.words()[word].empty())
        subjects.push_back({fromUtf8(printable(table.words()[word])), fromUtf8(table.words()[word])});
    return subjects;
  case ReportKind::evening: {
    std::vector<std::string> dates;
    for (const WordIndex word : byCount(table.games().date))
      if (!table.words()[word].empty()) dates.push_back(table.words()[word]);
    std::ranges::sort(dates, std::greater{});
    for (const std::string& date : dates)
      subjects.push_back({fromUtf8(printable(date)), fromUtf8(date)});
    return subjects;
  }
  case ReportKind::ratings:
    return subjects;
  }
  return subjects;
}

} // namespace

ReportWindow::ReportWindow(SessionStore& store, FactsSource& facts, QWidget* parent)
    : QWidget(parent, Qt::Window), store_(store), facts_(facts), kindLabel_(new QLabel),
      subjectLabel_(new QLabel), hint_(new QLabel), kinds_(new QComboBox), subjects_(new QComboBox),
      conditions_(new QLineEdit), make_(new QPushButton), html_(new QPushButton), pdf_(new QPushButton),
      tables_(new QPushButton), print_(new QPushButton), stop_(new QPushButton), progress_(new QProgressBar),
      page_(new QTextBrowser), chooser_(facts) {
  build();
  connect(&facts_, &FactsSource::changed, this, [this] {
    fillSubjects();
    if (waiting_) start(); // with another library: for its games
  });
  connect(&chooser_, &GameChooser::found, this, [this] {
    if (waiting_ && facts_.table() != nullptr) start();
  });
  connect(&chooser_, &GameChooser::progressed, this, [this](std::size_t done, std::size_t of, bool) {
    progress_->setRange(0, static_cast<int>(of));
    progress_->setValue(static_cast<int>(done));
  });
  connect(&facts_, &FactsSource::progressed, this, [this](std::size_t done, std::size_t of) {
    progress_->setRange(0, static_cast<int>(of));
    progress_->setValue(static_cast<int>(done));
  });
  connect(&facts_, &FactsSource::failed, this, [this](const QString& sentence) {
    waiting_ = false;
    work(false);
    say(sentence);
  });
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
  connect(kinds_, &QComboBox::activated, this, [this] {
    if (isTyped()) subjects_->clearEditText();
    fillSubjects();
    start();
  });
  const auto again = [this] {
    chooser_.again();
    start();
  };
  connect(subjects_, &QComboBox::activated, this, &ReportWindow::start);
  connect(subjects_->lineEdit(), &QLineEdit::returnPressed, this, &ReportWindow::start);
  connect(conditions_, &QLineEdit::returnPressed, this, again);
  connect(make_, &QPushButton::clicked, this, again);
  connect(stop_, &QPushButton::clicked, this, &ReportWindow::stop);
  connect(html_, &QPushButton::clicked, this, &ReportWindow::askForHtml);
  connect(pdf_, &QPushButton::clicked, this, &ReportWindow::askForPdf);
  connect(tables_, &QPushButton::clicked, this, &ReportWindow::askForTables);
  connect(print_, &QPushButton::clicked, this, &ReportWindow::print);
  retranslate();
  showLook();
  work(false);
}

void ReportWindow::build() {
  subjects_->setEditable(true);
  subjects_->setInsertPolicy(QComboBox::NoInsert);
  subjects_->setMinimumContentsLength(20);
  for (std::size_t i = 0; i < kKinds.size(); ++i)
    kinds_->addItem(QString());
  kindLabel_->setBuddy(kinds_);
  subjectLabel_->setBuddy(subjects_);
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  conditions_->setClearButtonEnabled(true);
  page_->setOpenLinks(false);
  page_->setFrameShape(QFrame::NoFrame);
  progress_->setTextVisible(false);
  auto* top = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{kindLabel_, kinds_, subjectLabel_, subjects_})
    top->addWidget(widget);
  top->addWidget(conditions_, 1);
  top->addWidget(make_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(hint_, 1);
  bottom->addWidget(progress_);
  for (QPushButton* button : {stop_, html_, pdf_, tables_, print_}) {
    button->setAutoDefault(false);
    bottom->addWidget(button);
  }
  auto* column = new QVBoxLayout(this);
  column->addLayout(top);
  column->addWidget(page_, 1);
  column->addLayout(bottom);
  setAutoFillBackground(true);
  resizeOnScreen(*this, {1040, 760});
}

void ReportWindow::retranslate() {
  setWindowTitle(tr("Report"));
  kindLabel_->setText(tr("Report &on"));
  subjectLabel_->setText(tr("&Which"));
  const std::array names{tr("an opening"), tr("a nation"), tr("a player"), tr("an evening"),
                         tr("all players")};
  for (std::size_t i = 0; i < names.size(); ++i)
    kinds_->setItemText(static_cast<int>(i), names[i]);
  conditions_->setPlaceholderText(tr("More conditions, such as nations=4; from=2024"));
  conditions_->setAccessibleName(tr("More conditions"));
  kinds_->setAccessibleName(tr("Kind of report"));
  subjects_->setAccessibleName(tr("Subject of the report"));
  page_->setAccessibleName(tr("Report"));
  make_->setText(tr("Sho&w"));
  stop_->setText(tr("&Cancel"));
  html_->setText(tr("Save as web &page…"));
  pdf_->setText(tr("Save as P&DF…"));
  tables_->setText(tr("Save &tables…"));
  print_->setText(tr("P&rint…"));
  fillSubjects();
}

void ReportWindow::showLook() {
  look_ = Look::of(store_.session().view);
  if (report_ != nullptr) show(report_);
}

ReportKind ReportWindow::kind() const {
  return kKinds[static_cast<std::size_t>(std::max(0, kinds_->currentIndex()))];
}

/// What was chosen, or what was typed instead.
QString ReportWindow::subject() const {
  const int at = subjects_->findText(subjects_->currentText());
  return at >= 0 ? subjects_->itemData(at).toString() : subjects_->currentText().trimmed();
}

/// And is not, or not yet, one of the list.
bool ReportWindow::isTyped() const {
  const QString text = subjects_->currentText();
  return !text.isEmpty() && subjects_->findText(text) < 0;
}

/// Somebody may be typing while games are read.
void ReportWindow::fillSubjects() {
  QLineEdit& line = *subjects_->lineEdit();
  const QString text = line.text(), before = subject();
  const bool typed = isTyped();
  const int cursor = line.cursorPosition(), from = line.selectionStart(), length = line.selectionLength();
  subjects_->clear();
  for (QWidget* widget : std::initializer_list<QWidget*>{subjects_, subjectLabel_})
    widget->setEnabled(kind() != ReportKind::ratings);
  if (facts_.table() == nullptr) {
    if (typed) subjects_->setEditText(text);
    return;
  }
  for (const Subject& one : subjectsOf(kind(), *facts_.table()))
    subjects_->addItem(one.text, one.value);
  const int at = subjects_->findData(wanted_.isEmpty() ? before : wanted_);
  if (at >= 0)
    subjects_->setCurrentIndex(at);
  else if (!wanted_.isEmpty())
    subjects_->setEditText(wanted_);
  else if (typed)
    subjects_->setEditText(text);
  if (!subjects_->currentText().isEmpty()) wanted_.clear();
  if (line.text() != text) return;
  line.setCursorPosition(cursor);
  if (length > 0) line.setSelection(from + length, -length); // what is only offered is typed over
}

void ReportWindow::ask(ReportKind asked, const QString& about, const QString& conditions) {
  if (!conditions.isNull()) conditions_->setText(conditions);
  kinds_->setCurrentIndex(static_cast<int>(std::ranges::find(kKinds, asked) - kKinds.begin()));
  wanted_ = about;
  subjects_->clearEditText();
  fillSubjects();
  QWidget::show();
  raise();
  activateWindow();
  start();
}

void ReportWindow::start() {
  task_.cancel();
  if (facts_.library().isEmpty()) {
    waiting_ = false;
    work(false);
    say(tr("Open a library first. A report covers the games of a library."));
    return emit finished();
  }
  facts_.want();
  waiting_ = facts_.table() == nullptr;
  if (waiting_) {
    say(tr("Reading the games of the library…"));
    return work(true);
  }
  const auto chosen = chooser_.read(conditions_->text());
  waiting_ = !chosen;
  if (waiting_) {
    say(tr("Searching for games with %1…").arg(chooser_.asking()));
    return work(true);
  }
  const Result<FactFilter>& filter = *chosen;
  if (!filter) {
    say(reasonInWindow(filter.error()));
    work(false);
    return emit finished();
  }
  if (subject().isEmpty() && needsSubject(kind())) {
    work(false);
    say(kind() == ReportKind::player ? tr("No game in the library names its players.")
                                     : tr("The library has no games yet."));
    return emit finished();
  }
  ReportQuestion question;
  question.kind = kind();
  question.subject = subject().toStdString();
  question.filter = *filter;
  question.over = textOf(*filter);
  question.reconstructed = facts_.reconstructedMaps();
  work(true);
  say(tr("Writing the report…"));
  task_.run([this, question, table = facts_.table(), language = spokenLanguage()](const Job& job) {
    const Watch watch = job.watch([this](std::uint64_t done, std::uint64_t of) {
      progress_->setRange(0, static_cast<int>(of));
      progress_->setValue(static_cast<int>(done));
    });
    auto made = makeReport(*table, openingsWithOwn(), question, language, watch);
    job.end([this, report = made ? std::make_shared<const Report>(*std::move(made)) : nullptr,
             error = made ? Error() : made.error()]() mutable {
      work(false);
      if (report != nullptr)
        show(std::move(report));
      else
        say(reasonInWindow(error));
      emit finished();
    });
  });
}

void ReportWindow::show(std::shared_ptr<const Report> report) {
  report_ = std::move(report);
  auto* document = new QTextDocument(page_);
  document->setTextWidth(page_->viewport()->width());
  fillReport(*document, report_, look_);
  QTextDocument* before = page_->document();
  const bool ours = before->parent() == page_; // the browser deletes its own first one itself
  page_->setDocument(document);
  if (ours) delete before;
  setWindowTitle(fromUtf8(report_->title));
  say({});
  work(false);
}

void ReportWindow::say(const QString& sentence) {
  hint_->setText(sentence);
}

void ReportWindow::work(bool busy) {
  progress_->setVisible(busy);
  stop_->setVisible(busy);
  for (QPushButton* button : {html_, pdf_, tables_, print_})
    button->setEnabled(!busy && report_ != nullptr);
}

void ReportWindow::stop() {
  task_.cancel();
  chooser_.cancel();
  waiting_ = false;
  work(false);
  say(tr("Cancelled."));
}

void ReportWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (report_ != nullptr) start();
  }
  QWidget::changeEvent(event);
}

void ReportWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  if (stop_->isVisible())
    stop();
  else
    close();
}

} // namespace annales::viewer
