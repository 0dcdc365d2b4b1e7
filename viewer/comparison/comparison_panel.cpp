#include "viewer/comparison/comparison_panel.h"

#include "libreplay/words/comparison_words.h"
#include "libreplay/words/origin_words.h"
#include "libreplay/words/results_beside.h"
#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"
#include "viewer/look/words.h"

#include <QDateTime>
#include <QKeyEvent>

namespace annales::viewer {

ComparisonPanel::ComparisonPanel(SessionStore& store, FactsSource& facts, QWidget* parent)
    : QWidget(parent), store_(store), facts_(facts), moreRows_(new QVBoxLayout), skill_(new QComboBox),
      swap_(new QToolButton), compare_(new QPushButton), cancel_(new QPushButton), save_(new QPushButton),
      add_(new QPushButton), back_(new QPushButton), sentence_(new QLabel), remarks_(new QLabel),
      wrong_(new QLabel), progress_(new QProgressBar), tabs_(new QTabWidget),
      estimators_(new EstimatorsModel(this)), numbers_(new DataTable), strata_(new StrataModel(this)),
      forest_(new ForestDelegate(this)), byStratum_(new DataTable), courses_(new CoursesView),
      looks_(new LooksView), sides_(new SidesView), trend_(new TrendView), chances_(new ChancesView),
      chooser_(facts) {
  build();
  connectParts();
  retranslate();
  showLook();
}

void ComparisonPanel::connectParts() {
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
  connect(&facts_, &FactsSource::changed, this, [this] {
    if (facts_.table() == nullptr) { // another library: nothing that was found is about it
      forgetFound();
      waiting_ = false;
    }
    offer();
    if (!(asked_ || waiting_) || !isVisible()) return showState();
    byItself_ = asked_;
    compareNow();
  });
  connect(&facts_, &FactsSource::progressed, this, [this](std::size_t done, std::size_t of) {
    if (facts_.table() == nullptr) sentence_->setText(tr("Reading games: %1 of %2").arg(done).arg(of));
  });
  connect(&facts_, &FactsSource::failed, this, &ComparisonPanel::told);
  connect(&facts_, &FactsSource::questionsChanged, this, [this] {
    offered_.reset();
    offer();
  });
  connect(&chooser_, &GameChooser::found, this, [this] {
    if (waiting_) compareNow();
  });
  connect(&chooser_, &GameChooser::progressed, this, [this](std::size_t done, std::size_t of, bool) {
    progress_->setRange(0, static_cast<int>(of));
    progress_->setValue(static_cast<int>(done));
  });
  for (ConditionsEdit* edit : edits_) {
    connect(edit, &QLineEdit::returnPressed, this, &ComparisonPanel::ask);
    connect(edit, &QLineEdit::textEdited, wrong_, &QLabel::hide);
  }
  connect(skill_, &QComboBox::activated, this, [this] {
    if (asked_) ask();
  });
  connect(swap_, &QToolButton::clicked, this, &ComparisonPanel::swapSides);
  connect(compare_, &QPushButton::clicked, this, &ComparisonPanel::ask);
  connect(cancel_, &QPushButton::clicked, this, &ComparisonPanel::cancel);
  connect(save_, &QPushButton::clicked, this, &ComparisonPanel::askForObservations);
  connect(add_, &QPushButton::clicked, this, &ComparisonPanel::addSide);
  connect(back_, &QPushButton::clicked, this, &ComparisonPanel::bringSideBack);
  connect(&sidesRun_, &SidesRun::found, this, &ComparisonPanel::takeSeveral);
  connect(&sidesRun_, &SidesRun::progressed, this, [this](int done, int of) {
    progress_->setRange(0, of);
    progress_->setValue(done);
  });
  connect(sides_, &SidesView::pairChosen, this, &ComparisonPanel::choosePair);
  connect(sides_, &SidesView::told, this, &ComparisonPanel::told);
  connect(trend_, &TrendView::told, this, &ComparisonPanel::told);
  connect(chances_, &ChancesView::told, this, &ComparisonPanel::told);
  connect(&run_, &ComparisonRun::found, this, &ComparisonPanel::take);
  connect(looks_, &LooksView::told, this, &ComparisonPanel::told);
  connect(looks_, &LooksView::askedAgain, this, &ComparisonPanel::askAgain);
  connect(looks_, &LooksView::cleared, this, [this] {
    forgetFound();
    retranslate();
  });
}

void ComparisonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  facts_.want();
  offer();
  showState();
}

void ComparisonPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void ComparisonPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && (run_.running() || sidesRun_.running() || waiting_)) return cancel();
  QWidget::keyPressEvent(event);
}

/// What can be typed, once a table.
void ComparisonPanel::offer() {
  const auto table = facts_.table();
  if (table == nullptr || !isVisible() || offered_.lock() == table) return;
  offered_ = table;
  QStringList conditions = conditionsIn(*table);
  for (const SavedQuestion& kept : facts_.questions())
    conditions << QStringLiteral("where=") + QString::fromStdString(kept.name);
  for (ConditionsEdit* edit : edits_)
    edit->offer(conditions);
  for (const MoreSide& side : more_)
    side.edit->offer(conditions);
}

void ComparisonPanel::complain(const QLabel& name, ConditionsEdit& edit, const QString& wrong) {
  wrong_->setText(
      tr("%1: %2", "which side, and what is wrong").arg(name.text().remove(QLatin1Char('&')), wrong));
  wrong_->show();
  edit.setFocus();
}

std::optional<FactFilter> ComparisonPanel::read(const QLabel& name, ConditionsEdit& edit,
                                                const QString& conditions, const FactFilter& base) {
  auto read = chooser_.read(conditions, base);
  waiting_ = !read;
  if (!read) return std::nullopt;
  if (*read) return **std::move(read);
  complain(name, edit, reasonInWindow(read->error()));
  return std::nullopt;
}

std::optional<ComparisonQuestion> ComparisonPanel::question() {
  ComparisonQuestion asked;
  asked.skill = static_cast<SkillFrom>(skill_->currentData().toInt());
  FactFilter* const filters[] = {&asked.a, &asked.b, &asked.over};
  for (const Part part : {kOver, kA, kB}) {
    const auto filter =
        read(*names_[part], *edits_[part], edits_[part]->text(), part == kOver ? FactFilter() : asked.over);
    if (!filter) return std::nullopt;
    *filters[part] = *filter;
  }
  return asked;
}

void ComparisonPanel::ask() {
  chooser_.again();
  byItself_ = false;
  compareNow();
}

void ComparisonPanel::compareNow() {
  wrong_->hide();
  const auto table = facts_.table();
  if (table == nullptr) return showState();
  run_.cancel();
  sidesRun_.cancel();
  progress_->setRange(0, 0); // nobody knows how far it is until games are read
  if (hasSeveral()) return compareSeveral(table);
  forgetSeveral();
  const auto asked = question();
  if (!asked) return showState();
  progress_->setRange(0, ComparisonRun::kSteps);
  if (textOf(asked->a) == textOf(asked->b)) {
    wrong_->setText(tr("A and B are the same. Leave B empty to compare A with all others."));
    wrong_->show();
    edits_[kA]->setFocus();
    return;
  }
  asked_ = true;
  run_.ask(table, *asked);
  progress_->setValue(0);
  showState();
}

void ComparisonPanel::cancel() {
  run_.cancel();
  sidesRun_.cancel();
  chooser_.cancel();
  waiting_ = false;
  showState();
}

void ComparisonPanel::take(const std::shared_ptr<const ComparisonFound>& found, int steps) {
  found_ = found;
  progress_->setValue(steps);
  if (steps == 1) {
    enter(*found);
    courses_->clear();
  }
  estimators_->show(found_.get());
  if (steps == 1) strata_->show(found_.get());
  if (found_->b && steps == 2) courses_->show(*found_->a, *found_->b);
  if (steps == 1) {
    if (several_ == nullptr) askTrend();
    chances_->show(textOf(found_->question.a), textOf(found_->question.b), found_->counted,
                   looks_->model().ledger().questions());
  }
  showState();
}

/// Into the ledger; facts that were read again without a new game are no new look.
void ComparisonPanel::enter(const ComparisonFound& found) {
  const ComparisonQuestion& asked = found.question;
  lookAt_ = entered(lookOf(found.counted, textOf(asked.over), textOf(asked.a), textOf(asked.b),
                           QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()),
                    byItself_ ? std::optional(lookAt_) : std::nullopt);
  looks_->count();
}

std::size_t ComparisonPanel::entered(LedgerLook look, std::optional<std::size_t> before) {
  const LookLedger& ledger = looks_->model().ledger();
  look.library = facts_.asked();
  const bool known = before && *before < ledger.looks().size() &&
                     ledger.looks()[*before].games == look.games &&
                     ledger.looks()[*before].anytimePValue == look.anytimePValue;
  return known ? *before : looks_->model().add(std::move(look));
}

/// The verdict, and what a reader must know beside it.
void ComparisonPanel::tellVerdict() {
  const Language language = spokenLanguage();
  const LookLedger& ledger = looks_->model().ledger();
  const LookVerdict& verdict = looks_->model().verdicts()[lookAt_];
  const Comparison& counted = found_->counted;
  const QString said = fromUtf8(differenceInWords(counted, verdict.verdict, ledger.questions(), language));
  sentence_->setText(several_ == nullptr ? said
                                         : tr("%1 and %2, called A and B here: %3",
                                              "two of several sides, and their difference")
                                               .arg(sideTitle(*several_, several_->pairs[pair_].a),
                                                    sideTitle(*several_, several_->pairs[pair_].b), said));
  QStringList words{
      tr("A: %1. B: %2.", "counts of both sides")
          .arg(fromUtf8(countsInWords(counted.a, language)), fromUtf8(countsInWords(counted.b, language)))};
  if (const std::string alike = sameKindsInWords(counted, language); !alike.empty()) words << fromUtf8(alike);
  for (const std::string& caveat : caveatsInWords(counted, language))
    words << fromUtf8(caveat);
  if (const std::string apart = heterogeneityInWords(counted, language); !apart.empty())
    words << fromUtf8(apart);
  if (const std::string origins = originsInWords(found_->origins, language); !origins.empty())
    words << fromUtf8(origins);
  const ResultsMet& results = found_->results;
  if (const std::string beside =
          resultsInWords(found_->origins.games, results.counted, results.unknown.size(), language);
      !beside.empty())
    words << fromUtf8(beside);
  if (found_->recordedAlone) words << fromUtf8(recordedAloneInWords(*found_->recordedAlone, language));
  if (found_->rated) words << fromUtf8(ratedInWords(*found_->rated, language));
  remarks_->setText(words.join(QLatin1Char('\n')));
}

void ComparisonPanel::showState() {
  const bool running = run_.running() || sidesRun_.running() || waiting_;
  progress_->setVisible(running);
  cancel_->setVisible(running);
  const int looked = looks_->model().rowCount();
  tabs_->setTabText(2, looked == 0 ? tr("History") : tr("History (%1)").arg(looked));
  const bool ready = facts_.table() != nullptr;
  compare_->setEnabled(ready);
  save_->setVisible(found_ != nullptr && found_->counted.strata > 0);
  tabs_->setVisible(found_ != nullptr || looked > 0);
  remarks_->setVisible(found_ != nullptr);
  if (waiting_) return sentence_->setText(tr("Searching for games with %1…").arg(chooser_.asking()));
  if (found_ != nullptr) return tellVerdict();
  if (!ready)
    return sentence_->setText(facts_.library().isEmpty() ? tr("Open a library to compare its games.")
                                                         : tr("Reading the games of the library…"));
  sentence_->setText(running
                         ? tr("Comparing…")
                         : tr("Who wins more often? Type conditions for A and B, such as opening=iron and "
                              "opening=arming, and press Enter."));
}

void ComparisonPanel::compareWith(const QString& a, const QString& over) {
  edits_[kA]->setText(a);
  edits_[kOver]->setText(over);
  edits_[kB]->clear();
  while (!more_.empty())
    removeSide(more_.size() - 1);
  edits_[kB]->setFocus();
  wrong_->hide();
}

void ComparisonPanel::swapSides() {
  const QString a = edits_[kA]->text();
  edits_[kA]->setText(edits_[kB]->text());
  edits_[kB]->setText(a);
  if (asked_) ask(); // the same question the other way round
}

/// The sides as they were; they hold what both are over.
void ComparisonPanel::askAgain(const annales::LedgerLook& look) {
  edits_[kA]->setText(fromUtf8(look.a));
  edits_[kB]->setText(fromUtf8(look.b));
  edits_[kOver]->setText(fromUtf8(look.over));
  while (!more_.empty())
    removeSide(more_.size() - 1);
  if (look.library.id != facts_.asked().id)
    emit told(tr("This comparison was made in %1. It is now repeated in the open library and counts as "
                 "another comparison.")
                  .arg(fromUtf8(look.library.file)));
  ask();
}

} // namespace annales::viewer
