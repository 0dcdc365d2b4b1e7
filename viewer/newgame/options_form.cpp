#include "viewer/newgame/options_form.h"

#include "engine/ruleset/options_offered.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace annales {
namespace {

bool isOn(const QCheckBox* box) {
  return !box->isHidden() && box->isChecked();
}

} // namespace

OptionsForm::OptionsForm(QWidget* parent)
    : QWidget(parent), variant_(new QComboBox), oneCity_(new QCheckBox(tr("Begin with &one city"))),
      goalTwelve_(new QCheckBox(tr("&Twelve personages to win"))), twoPlayer_(new QComboBox),
      nineScholars_(new QCheckBox(tr("Nine &scholars"))),
      freeCityTypes_(new QCheckBox(tr("Cities of any kind on any &site"))),
      specialUnits_(new QCheckBox(tr("Special &units: commanders and admirals"))) {
  variant_->addItems({tr("Standard"), tr("Expert"), tr("Military")});
  variant_->setObjectName(QStringLiteral("variant"));
  twoPlayer_->addItems({tr("As many players as nations"), tr("Two players, two nations each"),
                        tr("Two players, double material")});
  twoPlayer_->setObjectName(QStringLiteral("twoPlayer"));
  auto* rows = new QFormLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addRow(tr("&Variant"), variant_);
  rows->addRow(tr("&Players"), twoPlayer_);
  for (QCheckBox* box : {oneCity_, goalTwelve_, nineScholars_, freeCityTypes_, specialUnits_}) {
    rows->addRow(box);
    connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
  }
  for (QComboBox* box : {variant_, twoPlayer_})
    connect(box, &QComboBox::activated, this, &OptionsForm::changed);
}

void OptionsForm::showFor(RulesetId ruleset, int nations) {
  const OptionsOffered offered = optionsOffered(ruleset);
  auto* rows = static_cast<QFormLayout*>(layout());
  const auto show = [&](QWidget* field, bool visible) {
    field->setVisible(visible);
    if (QWidget* label = rows->labelForField(field)) label->setVisible(visible);
  };
  show(variant_, offered.variant);
  show(twoPlayer_, offered.twoPlayer && (nations == 2 || nations == 4));
  const bool alone = offered.twoPlayer && nations == 2; // two nations play with double material only
  const auto doubled = static_cast<int>(indexOf(TwoPlayer::doubled));
  if (alone || twoPlayer_->currentIndex() == doubled) twoPlayer_->setCurrentIndex(alone ? doubled : 0);
  show(oneCity_, offered.oneCity);
  show(goalTwelve_, offered.goalTwelve);
  show(nineScholars_, offered.nineScholars);
  show(freeCityTypes_, offered.freeCityTypes);
  show(specialUnits_, offered.specialUnits);
}

Options OptionsForm::options() const {
  Options options;
  if (!variant_->isHidden()) options.variant = static_cast<Variant>(variant_->currentIndex());
  if (!twoPlayer_->isHidden()) options.twoPlayer = static_cast<TwoPlayer>(twoPlayer_->currentIndex());
  options.oneCity = isOn(oneCity_);
  options.goalTwelve = isOn(goalTwelve_);
  options.nineScholars = isOn(nineScholars_);
  options.freeCityTypes = isOn(freeCityTypes_);
  options.specialUnits = isOn(specialUnits_);
  return options;
}

} // namespace annales
