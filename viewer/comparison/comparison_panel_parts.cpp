// What the comparison is put together from, and how it looks.
#include "viewer/comparison/comparison_panel.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QVBoxLayout>

namespace annales::viewer {

void ComparisonPanel::build() {
  auto* form = new QGridLayout;
  form->setContentsMargins(6, 6, 6, 0);
  form->setVerticalSpacing(3);
  for (const Part part : {kA, kB, kOver}) {
    names_[part] = new QLabel;
    edits_[part] = new ConditionsEdit;
    names_[part]->setBuddy(edits_[part]);
    const int row = part == kOver ? part + 1 : part; // below all sides
    form->addWidget(names_[part], row, 0);
    form->addWidget(edits_[part], row, 1);
  }
  moreRows_->setContentsMargins(0, 0, 0, 0);
  moreRows_->setSpacing(3);
  form->addLayout(moreRows_, kB + 1, 0, 1, 3);
  form->addWidget(swap_, 0, 2, 2, 1);
  form->setColumnStretch(1, 1);
  auto* actions = new QHBoxLayout;
  actions->setContentsMargins(6, 2, 6, 0);
  actions->addWidget(add_);
  actions->addWidget(back_);
  actions->addWidget(skill_);
  actions->addWidget(save_);
  actions->addStretch();
  actions->addWidget(progress_);
  actions->addWidget(cancel_);
  actions->addWidget(compare_);
  for (const SkillFrom skill : {SkillFrom::players, SkillFrom::ratings, SkillFrom::nothing})
    skill_->addItem(QString(), static_cast<int>(skill));
  progress_->setRange(0, ComparisonRun::kSteps);
  progress_->setTextVisible(false);
  progress_->setMaximumWidth(120);

  for (QLabel* label : {sentence_, remarks_, wrong_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMargin(6);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
  }
  wrong_->hide();

  numbers_->setRows(estimators_);
  numbers_->keepOrder(); // each row is another quantity
  numbers_->setFileName(QStringLiteral("estimates"));
  numbers_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* scroll = new QScrollArea; // charts below each other are higher than a dock
  scroll->setWidget(courses_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tabs_->addTab(numbers_, QString());
  tabs_->addTab(scroll, QString());
  tabs_->addTab(looks_, QString());
  byStratum_->setRows(strata_);
  byStratum_->setFileName(QStringLiteral("strata"));
  byStratum_->setItemDelegateForColumn(StrataModel::kForest, forest_);
  byStratum_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  tabs_->addTab(byStratum_, QString());
  tabs_->addTab(sides_, QString());
  tabs_->addTab(trend_, QString());
  tabs_->addTab(chances_, QString());
  tabs_->setDocumentMode(true);
  tabs_->setMinimumHeight(180);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addLayout(form);
  column->addLayout(actions);
  column->addWidget(wrong_);
  column->addWidget(sentence_);
  column->addWidget(remarks_);
  column->addWidget(tabs_, 1);
  column->addStretch(0);
  setAutoFillBackground(true);
}

void ComparisonPanel::retranslate() {
  names_[kA]->setText(tr("&A"));
  names_[kB]->setText(tr("&B"));
  names_[kOver]->setText(tr("&Only"));
  edits_[kA]->setPlaceholderText(tr("such as opening=iron; nation=romans"));
  edits_[kB]->setPlaceholderText(tr("empty: all others"));
  edits_[kOver]->setPlaceholderText(tr("for both, such as nations=4; from=2024"));
  edits_[kA]->setAccessibleName(tr("Conditions for A"));
  edits_[kB]->setAccessibleName(tr("Conditions for B"));
  edits_[kOver]->setAccessibleName(tr("Conditions for both"));
  for (ConditionsEdit* edit : edits_)
    edit->setToolTip(tr("Separate conditions with semicolons. Type part of the name of a nation, player or "
                        "opening, or press the down key for a list. After where= comes a question about "
                        "positions or the name of a collection."));
  swap_->setText(QStringLiteral("⇅"));
  swap_->setToolTip(tr("Swap A and B"));
  swap_->setAccessibleName(swap_->toolTip());
  compare_->setText(tr("&Compare"));
  cancel_->setText(CommonWords::tr("Cancel"));
  progress_->setAccessibleName(tr("Progress of the comparison"));
  const std::array skills{tr("Skill from games"), tr("Skill from ratings"), tr("Skill ignored")};
  for (int i = 0; i < skill_->count(); ++i)
    skill_->setItemText(i, skills[static_cast<std::size_t>(i)]);
  skill_->setToolTip(tr("Source of player skill for the comparison adjusted for players"));
  skill_->setAccessibleName(skill_->toolTip());
  numbers_->setAccessibleName(tr("Estimates"));
  tabs_->setTabText(0, tr("Numbers"));
  tabs_->setTabText(1, tr("By round"));
  tabs_->setTabText(kStrataTab, tr("By stratum"));
  tabs_->setTabText(kSidesTab, tr("All sides"));
  tabs_->setTabText(kTrendTab, tr("Over time"));
  tabs_->setTabText(kChancesTab, tr("Chances"));
  back_->setText(tr("&Undo removal"));
  back_->setToolTip(tr("Bring back the side that was removed last"));
  add_->setText(tr("A&dd a side"));
  add_->setToolTip(tr("Compare more than two sides at once, each with each; at most %n sides", nullptr,
                      static_cast<int>(kMostSides)));
  byStratum_->setAccessibleName(tr("Strata"));
  save_->setText(tr("&Observations…"));
  save_->setToolTip(tr("Save the compared observations and an R script that calculates the numbers again"));
  looks_->retranslate();
  sides_->retranslate();
  trend_->retranslate();
  chances_->retranslate();
  nameMore();
  if (found_ != nullptr) {
    estimators_->show(found_.get());
    strata_->show(found_.get());
    if (found_->b) courses_->show(*found_->a, *found_->b);
  }
  showState();
}

void ComparisonPanel::showLook() {
  look_ = Look::of(store_.session().view);
  wrong_->setForegroundRole(kWarningInk);
  remarks_->setForegroundRole(kQuietInk);
  sentence_->setFont(look_.font(14, true));
  for (const Part part : {kA, kB, kOver})
    names_[part]->setFont(look_.font(10, true));
  swap_->setFont(look_.font(12));
  makeRoomy(*compare_, look_);
  makeRoomy(*cancel_, look_);
  makeRoomy(*save_, look_);
  makeRoomy(*add_, look_);
  makeRoomy(*back_, look_);
  for (DataTable* table : {numbers_, byStratum_})
    table->setLook(look_);
  forest_->setLook(look_);
  courses_->setLook(look_);
  looks_->setLook(look_);
  sides_->setLook(look_);
  trend_->setLook(look_);
  chances_->setLook(look_);
  nameMore();
}

} // namespace annales::viewer
