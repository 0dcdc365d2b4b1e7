#include "viewer/newgame/options_form.h"

#include "engine/boards/deck_file.h"
#include "engine/boards/price_file.h"
#include "engine/ruleset/options_offered.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"
#include "viewer/newgame/owner_file_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QStandardPaths>

namespace annales::viewer {
namespace {

bool isOn(const QCheckBox* box) {
  return !box->isHidden() && box->isChecked();
}

QString ownFolder(const char* name) {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
         QStringLiteral("/annales/%1").arg(QLatin1String(name));
}

/// Nothing where it cannot be read or is larger than any such file.
std::optional<std::string> textOf(const QString& path, std::size_t most) {
  if (SparedFiles::has(path)) return std::nullopt;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QByteArray bytes = file.read(static_cast<qint64>(most) + 1);
  if (static_cast<std::size_t>(bytes.size()) > most) return std::nullopt;
  return bytes.toStdString();
}

} // namespace

OptionsForm::OptionsForm(QWidget* parent)
    : QWidget(parent), variant_(new QComboBox), oneCity_(new QCheckBox(tr("Start with &one city"))),
      goalTwelve_(new QCheckBox(tr("&Twelve personages to win"))), twoPlayer_(new QComboBox),
      nineScholars_(new QCheckBox(tr("Nine &scholars"))),
      freeCityTypes_(new QCheckBox(tr("Cities of any kind on any &site"))),
      specialUnits_(new QCheckBox(tr("Special &units: commanders and admirals"))), commander_(new QComboBox),
      deck_(new OwnerFileChoice(tr("As in the rulebook"), ownFolder("decks"))),
      prices_(new OwnerFileChoice(tr("Default prices"), ownFolder("prices"))) {
  deck_->setObjectName(QStringLiteral("deck"));
  prices_->setObjectName(QStringLiteral("prices"));
  variant_->addItems({tr("Standard"), tr("Expert"), CommonWords::tr("Military")});
  variant_->setObjectName(QStringLiteral("variant"));
  twoPlayer_->addItems(
      {tr("One player per nation"), tr("Two players, two nations each"), tr("Two players, double material")});
  twoPlayer_->setObjectName(QStringLiteral("twoPlayer"));
  specialUnits_->setObjectName(QStringLiteral("specialUnits"));
  commander_->setObjectName(QStringLiteral("commander"));
  commander_->setToolTip(tr("The other nation gets the admiral."));
  auto* rows = new QFormLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addRow(tr("&Variant"), variant_);
  rows->addRow(tr("&Players"), twoPlayer_);
  for (QCheckBox* box : {oneCity_, goalTwelve_, nineScholars_, freeCityTypes_, specialUnits_}) {
    rows->addRow(box);
    connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
  }
  rows->addRow(tr("Comm&ander of"), commander_);
  rows->addRow(tr("&Cards"), deck_);
  rows->addRow(tr("P&rices and coins"), prices_);
  for (QComboBox* box : {variant_, twoPlayer_})
    connect(box, &QComboBox::activated, this, &OptionsForm::changed);
  connect(specialUnits_, &QCheckBox::toggled, this, &OptionsForm::showCommander);
  connect(commander_, &QComboBox::activated, this, [this] {
    chosenCommander_ = commander_->currentData().toString();
    emit changed();
  });
  for (OwnerFileChoice* file : {deck_, prices_})
    connect(file, &OwnerFileChoice::chosen, this, [this] {
      readFiles();
      emit changed();
    });
}

void OptionsForm::readFiles() {
  owned_ = {};
  trouble_.clear();
  const auto refuse = [this](const QString& path) {
    trouble_ = tr("%1 cannot be used for this game. Open it from the menu “Games and files” to see why.")
                   .arg(QFileInfo(path).fileName());
  };
  if (const QString path = deck_->path(); !deck_->isHidden() && !path.isEmpty()) {
    const auto text = textOf(path, kMaxDeckBytes);
    const auto deck = text ? readDeck(*text).deck : std::nullopt;
    if (!deck) return refuse(path);
    owned_.deck = deck->option();
  }
  if (const QString path = prices_->path(); !prices_->isHidden() && !path.isEmpty()) {
    const auto text = textOf(path, kMaxPriceBytes);
    const auto prices = text ? readPrices(*text).prices : std::nullopt;
    if (!prices || prices->ruleset != ruleset_) return refuse(path);
    prices->putInto(owned_);
  }
}

void OptionsForm::setShown(QWidget* field, bool shown) {
  field->setVisible(shown);
  if (QWidget* label = static_cast<QFormLayout*>(layout())->labelForField(field)) label->setVisible(shown);
}

void OptionsForm::showCommander() {
  setShown(commander_, isOn(specialUnits_));
}

void OptionsForm::showFor(RulesetId ruleset, int nations) {
  const OptionsOffered offered = optionsOffered(ruleset);
  setShown(variant_, offered.variant);
  setShown(twoPlayer_, offered.twoPlayer && (nations == 2 || nations == 4));
  const bool alone = offered.twoPlayer && nations == 2; // two nations play with double material only
  const auto doubled = static_cast<int>(indexOf(TwoPlayer::doubled));
  if (alone || twoPlayer_->currentIndex() == doubled) twoPlayer_->setCurrentIndex(alone ? doubled : 0);
  setShown(oneCity_, offered.oneCity);
  setShown(goalTwelve_, offered.goalTwelve);
  setShown(nineScholars_, offered.nineScholars);
  setShown(freeCityTypes_, offered.freeCityTypes);
  setShown(specialUnits_, offered.specialUnits);
  showCommander();
  setShown(deck_, offered.ownDeck);
  setShown(prices_, offered.ownPrices);
  ruleset_ = ruleset;
  readFiles();
}

void OptionsForm::offerCommander(const std::vector<NamedNation>& nations, const QString& usual) {
  commander_->clear();
  for (const NamedNation& nation : nations)
    commander_->addItem(nation.name, nation.id);
  const int chosen = chosenCommander_.isEmpty() ? -1 : commander_->findData(chosenCommander_);
  commander_->setCurrentIndex(chosen >= 0 ? chosen : commander_->findData(usual));
}

SpecialUnits::Owners OptionsForm::owners() const {
  const int at = commander_->currentIndex();
  return {commander_->itemData(at).toString().toStdString(),
          commander_->itemData(1 - at).toString().toStdString()};
}

Options OptionsForm::options() const {
  Options options = owned_;
  if (!variant_->isHidden()) options.variant = static_cast<Variant>(variant_->currentIndex());
  if (!twoPlayer_->isHidden()) options.twoPlayer = static_cast<TwoPlayer>(twoPlayer_->currentIndex());
  options.oneCity = isOn(oneCity_);
  options.goalTwelve = isOn(goalTwelve_);
  options.nineScholars = isOn(nineScholars_);
  options.freeCityTypes = isOn(freeCityTypes_);
  if (isOn(specialUnits_)) options.specialUnits = SpecialUnits{owners()};
  return options;
}

} // namespace annales::viewer
