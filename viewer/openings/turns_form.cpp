#include "viewer/openings/turns_form.h"

#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace annales::viewer {

TurnsForm::TurnsForm(QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout), more_(new QPushButton(this)), fewer_(new QPushButton(this)) {
  for (std::size_t i = 0; i <= kSpaces; ++i) {
    heads_[i] = new QLabel(this);
    grid_->addWidget(heads_[i], 0, static_cast<int>(i) + 1, Qt::AlignHCenter);
    grid_->setColumnStretch(static_cast<int>(i) + 1, 1);
  }
  for (QPushButton* button : {more_, fewer_})
    button->setAutoDefault(false);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(more_);
  buttons->addWidget(fewer_);
  buttons->addStretch();
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addLayout(grid_);
  all->addLayout(buttons);
  all->addStretch();
  connect(more_, &QPushButton::clicked, this, [this] {
    turns_.push_back(SpaceChoice::any());
    show();
    emit turnsChanged(turns_);
  });
  connect(fewer_, &QPushButton::clicked, this, [this] {
    turns_.pop_back();
    show();
    emit turnsChanged(turns_);
  });
  retranslate();
}

void TurnsForm::addRow() {
  const std::size_t turn = rows_.size();
  const int line = static_cast<int>(turn) + 1;
  Row row{new QLabel(this), {}};
  grid_->addWidget(row.label, line, 0);
  for (std::size_t space = 0; space <= kSpaces; ++space) {
    row.boxes[space] = new QCheckBox(this);
    grid_->addWidget(row.boxes[space], line, static_cast<int>(space) + 1, Qt::AlignHCenter);
    connect(row.boxes[space], &QCheckBox::toggled, this,
            [this, turn, space](bool on) { take(turn, space, on); });
  }
  rows_.push_back(row);
  name(turn);
}

void TurnsForm::setTurns(const std::vector<SpaceChoice>& turns) {
  turns_ = turns;
  show();
}

void TurnsForm::show() {
  while (rows_.size() < turns_.size())
    addRow();
  quiet_ = true;
  for (std::size_t turn = 0; turn < rows_.size(); ++turn) {
    const bool shown = turn < turns_.size();
    rows_[turn].label->setVisible(shown);
    for (std::size_t space = 0; space <= kSpaces; ++space) {
      QCheckBox& box = *rows_[turn].boxes[space];
      box.setVisible(shown);
      if (!shown) continue;
      box.setChecked(space == kSpaces ? turns_[turn].isAny()
                                      : turns_[turn].allows(static_cast<Space>(space)));
    }
  }
  quiet_ = false;
  more_->setEnabled(turns_.size() < kKeyTurns);
  fewer_->setEnabled(turns_.size() > 1);
}

/// "Any" ticks all spaces; taking one away is no longer any.
void TurnsForm::take(std::size_t turn, std::size_t space, bool on) {
  if (quiet_) return;
  SpaceChoice choice;
  for (std::size_t i = 0; i < kSpaces; ++i)
    if (space == kSpaces ? on : i == space ? on : turns_[turn].allows(static_cast<Space>(i)))
      choice.allow(static_cast<Space>(i));
  turns_[turn] = choice;
  show();
  emit turnsChanged(turns_);
}

void TurnsForm::name(std::size_t turn) {
  const QString number = tr("Turn %1").arg(turn + 1);
  rows_[turn].label->setText(number);
  for (std::size_t space = 0; space <= kSpaces; ++space)
    rows_[turn].boxes[space]->setAccessibleName(QStringLiteral("%1: %2").arg(number, heads_[space]->text()));
}

void TurnsForm::retranslate() {
  for (std::size_t i = 0; i < kSpaces; ++i)
    heads_[i]->setText(spaceName(static_cast<Space>(i)));
  heads_[kSpaces]->setText(CommonWords::tr("any"));
  more_->setText(tr("Add a turn"));
  fewer_->setText(tr("Remove a turn"));
  for (std::size_t turn = 0; turn < rows_.size(); ++turn)
    name(turn);
}

void TurnsForm::setLook(const Look& look) {
  for (QLabel* head : heads_)
    head->setFont(look.font(9.5));
  for (QPushButton* button : {more_, fewer_})
    makeRoomy(*button, look);
  for (std::size_t turn = 0; turn < rows_.size(); ++turn)
    name(turn);
}

} // namespace annales::viewer
