// How the panel is put together: its parts, their words, looks and keys.
#include "viewer/analysis/analysis_panel.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/look/roomy.h"
#include "viewer/look/words.h"
#include "viewer/look/wrap_layout.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <array>

namespace annales::viewer {
namespace {

constexpr int kBoxLetters = 7;
/// Words of `companiesOf`, in the order of the box.
constexpr std::array<std::string_view, 6> kCompanyChoices{
    kAllCompanies, "bots,strong,varied,players", "bots", "players", "strong", "varied"};
constexpr double kRowHeight = 22, kHeaderHeight = 24;
constexpr int kRowsSeen = 6; // at least, also on small screens

} // namespace

void AnalysisPanel::build() {
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  hint_->setMargin(2);
  why_->setWordWrap(true);
  why_->setTextFormat(Qt::PlainText);
  why_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  why_->setMargin(2);
  accuracy_->setTextFormat(Qt::RichText);
  accuracy_->setMargin(2);
  for (std::size_t i = 0; i < kAnalysisPowers; ++i)
    power_->addItem(QString());
  for (const std::string_view words : kCompanyChoices)
    against_->addItem(QString(), fromUtf8(words));
  judgements_->addItem(QString(), static_cast<int>(Judgement::inaccuracy));
  judgements_->addItem(QString(), static_cast<int>(Judgement::mistake));
  judgements_->addItem(QString(), static_cast<int>(Judgement::blunder));
  judgements_->addItem(QString(), static_cast<int>(Judgement::notDistinguishable));
  judgements_->addItem(QString(), kCompaniesDiffer);
  for (QComboBox* box : {power_, against_, kept_, beside_, nations_, judgements_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // a dock may be narrow
    box->setMinimumContentsLength(kBoxLetters);
  }
  learn_->setMenu(learnMenu_);
  table_->setRows(model_);
  table_->setFileName(QStringLiteral("mistakes"));
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->installEventFilter(this);
  auto* choices = new WrapLayout(3); // one, so that no row stays half empty: the list needs the height
  for (QWidget* widget : std::initializer_list<QWidget*>{power_, against_, start_, stop_, kept_, beside_,
                                                         nations_, judgements_, better_, lesson_, learn_})
    choices->addWidget(widget);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 2);
  column->setSpacing(3);
  column->addLayout(choices);
  column->addWidget(bar_);
  column->addWidget(table_, 1);
  column->addWidget(why_);
  column->addWidget(accuracy_);
  column->addWidget(hint_);
  column->addStretch();
  setFocusProxy(start_);
  setAutoFillBackground(true);
  fillNations();
  showAnalysis();
  showState();
}

void AnalysisPanel::retranslate() {
  setAccessibleName(tr("Analysis"));
  const QStringList powers{tr("Quick"), tr("Usual"), tr("Thorough")};
  for (int i = 0; i < powers.size(); ++i)
    power_->setItemText(i, powers[i]);
  power_->setAccessibleName(tr("Effort"));
  power_->setToolTip(tr("How often bots play on from each turn: 16, 48 or 200 times. More is more certain "
                        "but takes longer. Results with another effort are kept."));
  const QStringList companies{tr("Against all"),         tr("Against all and these players"),
                              tr("Against bots"),        tr("Against these players"),
                              tr("Against strong play"), tr("Against varied strong play")};
  for (int i = 0; i < companies.size(); ++i)
    against_->setItemText(i, companies[i]);
  against_->setAccessibleName(tr("Against"));
  start_->setToolTip(tr("Analyses the shown line, or pauses the analysis (L)"));
  stop_->setText(tr("Stop"));
  stop_->setToolTip(tr("Stops the analysis. Results are kept, and the next run continues from there"));
  kept_->setAccessibleName(tr("Shown analysis"));
  kept_->setToolTip(tr("Chooses which analysis of this line is shown, by effort and version"));
  beside_->setAccessibleName(tr("Compared with"));
  beside_->setToolTip(tr("Another analysis of this line: dashed in the ribbon, in brackets at the pointer"));
  nations_->setAccessibleName(tr("Turns of"));
  judgements_->setAccessibleName(tr("Judged as"));
  judgements_->setItemText(0, tr("?! and worse"));
  judgements_->setItemText(1, tr("? and worse"));
  judgements_->setItemText(2, tr("?? only"));
  judgements_->setItemText(3, tr("All decisions"));
  judgements_->setItemText(4, tr("Companies differ"));
  better_->setText(tr("Better way"));
  better_->setToolTip(tr("Plays the best alternative as a what-if line (W). You can undo this."));
  lesson_->setText(tr("Lesson"));
  lesson_->setToolTip(
      tr("Makes a lesson from the moments with the largest certain losses, spread over the game, for the "
         "nations and judgements chosen here (Shift+W). You can undo this."));
  learn_->setText(tr("Learn"));
  learn_->setToolTip(tr("Quizzes you on a nation's mistakes: find a better turn (K)"));
  why_->setAccessibleName(tr("Why"));
  why_->setToolTip(QStringLiteral("<p>%1</p>")
                       .arg(tr("The single action that explains the loss: if only this action of the played "
                               "turn is changed, the remaining loss is less than an inaccuracy. New rollouts "
                               "check this. If no such action is found, the panel says so. Below, the better "
                               "turn is shown beside the played turn.")
                                .toHtmlEscaped()));
  table_->setAccessibleName(tr("Turns that lost chances"));
  accuracy_->setToolTip(
      QStringLiteral("<p>%1</p>")
          .arg(tr("Decisions: turns in which the nation could have moved elsewhere on the rondel. Accuracy: "
                  "the share of decisions without a proven loss against the best alternative found. Per "
                  "decision: the mean loss over these decisions, in percentage points, with its 95 % "
                  "confidence interval in brackets.")
                   .toHtmlEscaped()));
  fillNations();
  showAnalysis();
  showState();
}

void AnalysisPanel::showLook() {
  look_ = Look::of(book_.store().session().view);
  accuracy_->setFont(look_.font(9.5));
  for (QPushButton* button : {start_, stop_, better_, lesson_, learn_})
    makeRoomy(*button, look_);
  table_->setLook(look_);
  table_->verticalHeader()->setDefaultSectionSize(qRound(look_.px(kRowHeight)));
  table_->setMinimumHeight(qRound(look_.px(kHeaderHeight + kRowsSeen * kRowHeight))); // why stands below it
}

void AnalysisPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void AnalysisPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showWhy();
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  if ((key.modifiers() & Qt::ControlModifier) == 0) return QWidget::eventFilter(watched, event);
  better_->click();
  return true;
}

} // namespace annales::viewer
