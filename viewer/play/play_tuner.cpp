#include "viewer/play/play_tuner.h"

#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/describe.h"
#include "viewer/look/words.h"

#include <QHBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::array kTuned{PickSort::spent, PickSort::count, PickSort::losses};

bool isPicked(const Choices& choices, PickSort sort) {
  return std::ranges::any_of(choices.picks(), [&](const Pick& p) { return p.sort == sort; });
}

/// The place is known, or there is none: several places would make a number mean nothing.
bool hasPlace(const Choices& choices) {
  if (choices.chosen()) return true;
  return choices.settled(PickSort::where).has_value();
}

/// What is picked, what the chosen event has, or the most.
std::optional<Pick> presentOf(const Choices& choices, PickSort sort) {
  for (const Pick& pick : choices.picks())
    if (pick.sort == sort) return pick;
  if (const auto chosen = choices.chosen())
    for (const Pick& pick : picksOf(chosen->event))
      if (pick.sort == sort) return pick;
  const std::vector<Pick> all = choices.alternatives(sort);
  if (all.empty()) return std::nullopt;
  return sort == PickSort::count ? all.back() : all.front();
}

} // namespace

bool isTunable(const Choices& choices) {
  if (!hasPlace(choices)) return false;
  return std::ranges::any_of(kTuned, [&](PickSort sort) { return choices.alternatives(sort).size() > 1; });
}

PlayTuner::PlayTuner(QWidget* parent)
    : QWidget(parent), units_(new QLabel(this)), count_(new QSpinBox(this)), spent_(new QComboBox(this)),
      losses_(new QComboBox(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{units_, count_, spent_, losses_})
    row->addWidget(widget);
  for (QComboBox* box : {spent_, losses_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(7);
  }
  count_->setObjectName(QStringLiteral("count"));
  for (QWidget* widget : std::initializer_list<QWidget*>{count_, spent_, losses_})
    widget->setFocusPolicy(Qt::ClickFocus);
  connect(count_, &QSpinBox::valueChanged, this, [this](int number) {
    if (!quiet_) emit tuned(Pick::count(number));
  });
  for (QComboBox* box : {spent_, losses_})
    connect(box, &QComboBox::activated, this, [this, box](int place) {
      const auto sort = box == spent_ ? PickSort::spent : PickSort::losses;
      emit tuned(Pick{sort, box->itemData(place).toULongLong()});
    });
  hide();
}

void PlayTuner::retranslate() {
  units_->setText(titleInWindow(Term::units));
  count_->setAccessibleName(tr("Number of units"));
  count_->setToolTip(tr("Number of units (+ and −, or a digit)"));
  spent_->setAccessibleName(tr("Which units"));
  losses_->setAccessibleName(tr("Losses"));
  losses_->setToolTip(tr("How many of the losses are legions; the rest are galleys"));
}

void PlayTuner::show(const Choices& choices, const DisplayNames& names) {
  const bool used = isTunable(choices);
  setVisible(used);
  if (!used) return count_->hide();
  quiet_ = true;
  showCount(choices);
  showBox(spent_, PickSort::spent, choices, names);
  showBox(losses_, PickSort::losses, choices, names);
  quiet_ = false;
}

void PlayTuner::showCount(const Choices& choices) {
  const std::vector<Pick> all = choices.alternatives(PickSort::count);
  const auto present = presentOf(choices, PickSort::count);
  const bool some = all.size() > 1 || (present && isPicked(choices, PickSort::count));
  units_->setVisible(some);
  count_->setVisible(some);
  if (!some) return;
  count_->setRange(all.front().number(), all.back().number());
  count_->setValue(present->number());
  count_->setSuffix(QStringLiteral(" / %1").arg(all.back().number()));
}

void PlayTuner::showBox(QComboBox* box, PickSort sort, const Choices& choices, const DisplayNames& names) {
  const std::vector<Pick> all = choices.alternatives(sort);
  box->setVisible(all.size() > 1);
  box->clear();
  if (all.size() < 2) return;
  for (const Pick& pick : all)
    box->addItem(QString::fromStdString(labelOf(pick, names)), static_cast<qulonglong>(pick.code));
  const auto at = std::ranges::find(all, *presentOf(choices, sort));
  box->setCurrentIndex(static_cast<int>(at - all.begin()));
}

bool PlayTuner::setCount(int number) {
  if (!isUsed() || !hasCount() || number < count_->minimum() || number > count_->maximum()) return false;
  count_->setValue(number);
  return true;
}

void PlayTuner::setLook(const Look& look) {
  for (QWidget* widget : std::initializer_list<QWidget*>{units_, count_, spent_, losses_})
    widget->setFont(look.font(9.5));
}

} // namespace annales::viewer
