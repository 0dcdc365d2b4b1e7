#include "viewer/newgame/options_form.h"

#include "engine/boards/deck_file.h"
#include "engine/boards/price_file.h"
#include "engine/ruleset/options_offered.h"
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
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QByteArray bytes = file.read(static_cast<qint64>(most) + 1);
  if (static_cast<std::size_t>(bytes.size()) > most) return std::nullopt;
  return bytes.toStdString();
}

} // namespace

OptionsForm::OptionsForm(QWidget* parent)
    : QWidget(parent), variant_(new QComboBox), oneCity_(new QCheckBox(tr("Begin with &one city"))),
      goalTwelve_(new QCheckBox(tr("&Twelve personages to win"))), twoPlayer_(new QComboBox),
      nineScholars_(new QCheckBox(tr("Nine &scholars"))),
      freeCityTypes_(new QCheckBox(tr("Cities of any kind on any &site"))),
      specialUnits_(new QCheckBox(tr("Special &units: commanders and admirals"))),
      deck_(new OwnerFileChoice(tr("Those of the rulebook"), ownFolder("decks"))),
      prices_(new OwnerFileChoice(tr("Those of the program"), ownFolder("prices"))) {
  deck_->setObjectName(QStringLiteral("deck"));
  prices_->setObjectName(QStringLiteral("prices"));
  variant_->addItems({tr("Standard"), tr("Expert"), CommonWords::tr("Military")});
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
  rows->addRow(tr("&Cards"), deck_);
  rows->addRow(tr("P&rices and coins"), prices_);
  for (QComboBox* box : {variant_, twoPlayer_})
    connect(box, &QComboBox::activated, this, &OptionsForm::changed);
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
    trouble_ = tr("%1 cannot be used for this game. The menu Games and files opens a form that says why.")
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
  show(deck_, offered.ownDeck);
  show(prices_, offered.ownPrices);
  ruleset_ = ruleset;
  readFiles();
}

Options OptionsForm::options() const {
  Options options = owned_;
  if (!variant_->isHidden()) options.variant = static_cast<Variant>(variant_->currentIndex());
  if (!twoPlayer_->isHidden()) options.twoPlayer = static_cast<TwoPlayer>(twoPlayer_->currentIndex());
  options.oneCity = isOn(oneCity_);
  options.goalTwelve = isOn(goalTwelve_);
  options.nineScholars = isOn(nineScholars_);
  options.freeCityTypes = isOn(freeCityTypes_);
  options.specialUnits = isOn(specialUnits_);
  return options;
}

} // namespace annales::viewer
