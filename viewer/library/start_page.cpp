#include "viewer/library/start_page.h"

#include "viewer/library/game_files.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace annales::viewer {

StartPage::StartPage(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), hint_(new QLabel(this)), first_(new QPushButton(this)),
      second_(new QPushButton(this)), samples_(new QPushButton(this)), tour_(new QPushButton(this)) {
  title_->setAlignment(Qt::AlignCenter);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  const auto rowOf = [](QPushButton* left, QPushButton* right) {
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(left);
    row->addWidget(right);
    row->addStretch();
    return row;
  };
  auto* all = new QVBoxLayout(this);
  all->addStretch();
  all->addWidget(title_);
  all->addWidget(hint_);
  all->addLayout(rowOf(samples_, tour_));
  all->addLayout(rowOf(first_, second_));
  all->addStretch();
  connect(first_, &QPushButton::clicked, this, [this] {
    if (case_ == Case::noLibrary) emit openAsked();
    if (case_ == Case::empty) emit importAsked();
    if (case_ == Case::nothingFound) emit resetAsked();
    if (case_ == Case::allHidden) emit hiddenAsked();
  });
  connect(second_, &QPushButton::clicked, this, &StartPage::createAsked);
  connect(samples_, &QPushButton::clicked, this, &StartPage::samplesAsked);
  connect(tour_, &QPushButton::clicked, this, &StartPage::tourAsked);
  for (QPushButton* button : {samples_, tour_, first_, second_})
    button->setAutoDefault(true); // Enter presses the one that has the keys
  setTabOrder(samples_, tour_);
  setTabOrder(tour_, first_);
  setTabOrder(first_, second_);
  nameThings();
}

void StartPage::show(Case which) {
  case_ = which;
  nameThings();
}

void StartPage::takeKeys() {
  if (case_ == Case::reading) return; // there is nothing to press
  (case_ == Case::noLibrary ? samples_ : first_)->setFocus(Qt::OtherFocusReason);
}

void StartPage::nameThings() {
  nameCase();
  for (QPushButton* button : {first_, second_, samples_, tour_})
    makeRoomy(*button, look_, 11);
}

void StartPage::nameCase() {
  first_->setVisible(case_ != Case::reading);
  for (QPushButton* button : {second_, samples_, tour_})
    button->setVisible(case_ == Case::noLibrary);
  samples_->setText(tr("Look at sample games"));
  tour_->setText(tr("Two-minute tour"));
  switch (case_) {
  case Case::noLibrary:
    title_->setText(tr("No library is open"));
    hint_->setText(tr("Begin with the sample games or the tour, or open your own library: one file with all "
                      "your games."));
    first_->setText(CommonWords::tr("Open a library…"));
    second_->setText(CommonWords::tr("Create a library…"));
    return;
  case Case::reading:
    title_->setText(tr("Reading the library…"));
    hint_->setText({});
    return;
  case Case::empty:
    title_->setText(tr("This library is empty"));
    hint_->setText(
        tr("Import files with games or results (%1), or drop files and folders here. Results may come "
           "from BG Stats, from BoardGameGeek or from your own table.")
            .arg(GameFiles::patterns().join(QStringLiteral(", "))));
    first_->setText(tr("Import…"));
    return;
  case Case::nothingFound:
    title_->setText(tr("No games match the filter"));
    hint_->setText(tr("Remove a filter, or show all games."));
    first_->setText(CommonWords::tr("Show all"));
    return;
  case Case::allHidden:
    title_->setText(tr("All games are deleted from the list"));
    hint_->setText(tr("They are still in the library."));
    first_->setText(tr("Show deleted games"));
    return;
  }
}

void StartPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) nameThings();
}

void StartPage::setLook(const Look& look) {
  title_->setFont(look.font(16, true));
  hint_->setFont(look.font(11));
  look_ = look;
  nameThings();
  hint_->setForegroundRole(kQuietInk);
  layout()->setSpacing(qRound(look.px(10)));
}

} // namespace annales::viewer
