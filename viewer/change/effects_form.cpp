#include "viewer/change/effects_form.h"

#include "libreplay/text/natural_order.h"
#include "libreplay/words/effect_words.h"
#include "viewer/look/words.h"
#include "viewer/look/wrap_layout.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

using Op = Adjustment::Op;

// What a box of places holds beside provinces (units) or nations (cards).
constexpr int kSupply = -1, kBox = -2;
constexpr int kPile = -1, kDiscards = -2, kOpen = -3;
constexpr int kNobody = -1, kOffRondel = -1;

/// In the order in which tables err.
constexpr std::array kOps{Op::units,     Op::city,   Op::temple, Op::wall,  Op::neutralTemple, Op::knowHow,
                          Op::personage, Op::rondel, Op::card,   Op::stock, Op::bellona};

bool hasOp(const Ruleset& rules, Op op) {
  switch (op) {
  case Op::wall:
    return rules.hasWalls;
  case Op::card:
    return rules.hasCards && !rules.deck.empty();
  case Op::neutralTemple:
  case Op::bellona:
    return rules.hasBellona;
  case Op::strength:
    return false;
  case Op::stock:
  case Op::units:
  case Op::city:
  case Op::temple:
  case Op::knowHow:
  case Op::personage:
  case Op::rondel:
    return true;
  }
  return false;
}

/// Which fields say it.
struct FieldsOf {
  bool nation = false, province = false, places = false, thing = false, number = false, present = false;
};

FieldsOf fieldsOf(Op op) {
  switch (op) {
  case Op::units:
    return {.nation = true, .places = true, .thing = true, .number = true};
  case Op::city:
    return {.nation = true, .province = true, .thing = true};
  case Op::temple:
  case Op::wall:
  case Op::neutralTemple:
    return {.province = true, .present = true};
  case Op::knowHow:
    return {.nation = true, .thing = true, .present = true};
  case Op::personage:
  case Op::stock:
    return {.nation = true, .thing = true, .number = true};
  case Op::rondel:
    return {.nation = true, .thing = true};
  case Op::card:
    return {.places = true, .thing = true};
  case Op::bellona:
    return {.nation = true};
  case Op::strength:
    return {};
  }
  return {};
}

void addItem(QComboBox* box, const QString& text, int data) {
  box->addItem(text, data);
}
int chosenIn(const QComboBox* box) {
  return box->currentData().toInt();
}
template <class E> E enumIn(const QComboBox* box) {
  return static_cast<E>(std::max(0, chosenIn(box)));
}

CardPlace cardPlace(int code) {
  if (code == kPile) return {CardPlace::Lies::pile, {}};
  if (code == kDiscards) return {CardPlace::Lies::discards, {}};
  if (code == kOpen) return {CardPlace::Lies::open, {}};
  return {CardPlace::Lies::hand, NationId(static_cast<std::size_t>(code))};
}

void setUnitsPlace(Adjustment& units, int code) {
  if (code == kSupply)
    units.place = Adjustment::Place::supply;
  else if (code == kBox)
    units.place = Adjustment::Place::box;
  else
    units.province = ProvinceId(static_cast<std::size_t>(code));
}

} // namespace

EffectsForm::EffectsForm(std::shared_ptr<const OpenedGame> game, const GameState& state, const Look& look,
                         QWidget* parent)
    : QWidget(parent), game_(std::move(game)), state_(state),
      looks_(nationLooks(*game_, look, speaksGerman())), op_(new QComboBox(this)),
      nation_(new QComboBox(this)), province_(new QComboBox(this)), from_(new QComboBox(this)),
      to_(new QComboBox(this)), thing_(new QComboBox(this)), present_(new QComboBox(this)),
      number_(new QSpinBox(this)), arrow_(new QLabel(QStringLiteral("→"), this)),
      add_(new QPushButton(tr("Add"), this)), remove_(new QPushButton(tr("Remove"), this)),
      list_(new QListWidget(this)), words_(new QLabel(this)) {
  build(look);
  fillOps();
  fillFields();
}

void EffectsForm::build(const Look& look) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* fields = new WrapLayout(6);
  for (QWidget* field : std::initializer_list<QWidget*>{op_, nation_, number_, thing_, province_, from_,
                                                        arrow_, to_, present_, add_})
    fields->addWidget(field);
  column->addLayout(fields);
  column->addWidget(words_);
  auto* noted = new QHBoxLayout;
  noted->addWidget(list_, 1);
  noted->addWidget(remove_, 0, Qt::AlignTop);
  column->addLayout(noted);
  op_->setAccessibleName(tr("Kind of change"));
  nation_->setAccessibleName(titleInWindow(Term::nation));
  province_->setAccessibleName(tr("Province"));
  from_->setAccessibleName(tr("From"));
  to_->setAccessibleName(tr("To"));
  thing_->setAccessibleName(tr("Which"));
  present_->setAccessibleName(tr("Present or gone"));
  number_->setAccessibleName(tr("Number"));
  list_->setAccessibleName(tr("Noted changes"));
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  list_->setFixedHeight(3 * QFontMetrics(look.font(10)).lineSpacing() + 12);
  list_->setWordWrap(true);
  add_->setAutoDefault(false); // Enter is for the whole form
  remove_->setAutoDefault(false);
  connect(op_, &QComboBox::currentIndexChanged, this, &EffectsForm::fillFields);
  for (QComboBox* box : {nation_, province_, from_, to_, thing_, present_})
    connect(box, &QComboBox::currentIndexChanged, this, &EffectsForm::showEntered);
  connect(number_, &QSpinBox::valueChanged, this, &EffectsForm::showEntered);
  connect(add_, &QPushButton::clicked, this, &EffectsForm::addEntered);
  connect(remove_, &QPushButton::clicked, this, &EffectsForm::removeCurrent);
}

void EffectsForm::fillOps() {
  const QSignalBlocker quiet(op_);
  const auto name = [](Op op) {
    switch (op) {
    case Op::units:
      return titleInWindow(Term::units);
    case Op::city:
      return tr("City");
    case Op::temple:
      return titleInWindow(Term::temple);
    case Op::wall:
      return titleInWindow(Term::wall);
    case Op::neutralTemple:
      return titleInWindow(Term::neutralTemple);
    case Op::knowHow:
      return titleInWindow(Term::knowHow);
    case Op::personage:
      return titleInWindow(Term::personages);
    case Op::rondel:
      return titleInWindow(Term::rondel);
    case Op::card:
      return titleInWindow(Term::cards);
    case Op::stock:
      return titleInWindow(Term::resources);
    case Op::bellona:
      return tr("Bellona");
    case Op::strength:
      break;
    }
    return QString();
  };
  for (const Op op : kOps)
    if (hasOp(*game_->main()->game().ruleset, op)) addItem(op_, name(op), static_cast<int>(op));
}

Op EffectsForm::op() const {
  return enumIn<Op>(op_);
}

void EffectsForm::choose(Op op) {
  op_->setCurrentIndex(op_->findData(static_cast<int>(op)));
}

/// Anew for every choice of what is different.
void EffectsForm::fillFields() {
  const std::array boxes{QSignalBlocker(nation_), QSignalBlocker(province_), QSignalBlocker(from_),
                         QSignalBlocker(to_),     QSignalBlocker(thing_),    QSignalBlocker(present_),
                         QSignalBlocker(number_)};
  const int nation = nation_->currentIndex();
  nation_->clear();
  for (std::size_t i = 0; i < looks_.size(); ++i)
    addItem(nation_, looks_[i].name, static_cast<int>(i));
  if (op() == Op::city) addItem(nation_, tr("no nation"), kNobody);
  const int active = state_.active.exists() ? static_cast<int>(state_.active.index()) : 0;
  nation_->setCurrentIndex(nation >= 0 && nation < nation_->count() ? nation : active);
  present_->clear();
  addItem(present_, op() == Op::knowHow ? tr("have it") : tr("is there"), 1);
  addItem(present_, op() == Op::knowHow ? tr("do not have it") : tr("is gone"), 0);
  number_->setRange(op() == Op::units ? 1 : op() == Op::stock ? -999 : -99, op() == Op::stock ? 999 : 99);
  number_->setValue(1);
  fillPlaces();
  fillThings();
  const FieldsOf fields = fieldsOf(op());
  nation_->setVisible(fields.nation);
  province_->setVisible(fields.province);
  thing_->setVisible(fields.thing);
  number_->setVisible(fields.number);
  present_->setVisible(fields.present);
  for (QWidget* place : std::initializer_list<QWidget*>{from_, arrow_, to_})
    place->setVisible(fields.places);
  showEntered();
}

void EffectsForm::fillPlaces() {
  const Game& game = game_->main()->game();
  const DisplayNames names = namesOf(*game_);
  std::vector<std::pair<QString, int>> provinces;
  for (std::size_t i = 0; i < game.map->size(); ++i)
    if (op() != Op::city || game.map->provinces()[i].site != Site::none)
      provinces.emplace_back(QString::fromStdString(names.province(ProvinceId(i))), static_cast<int>(i));
  sortNaturally(provinces, [](const auto& province) { return province.first.toStdString(); });
  for (QComboBox* box : {province_, from_, to_})
    box->clear();
  for (QComboBox* box : {from_, to_}) {
    if (op() == Op::card) {
      addItem(box, tr("pile"), kPile);
      addItem(box, tr("open cards"), kOpen);
      addItem(box, tr("discards"), kDiscards);
      for (std::size_t i = 0; i < looks_.size(); ++i)
        addItem(box, tr("hand of the %1").arg(looks_[i].name), static_cast<int>(i));
      continue;
    }
    addItem(box, tr("supply"), kSupply);
    if (game.ruleset->reserve == ReservePolicy::box) addItem(box, tr("box"), kBox);
  }
  for (const auto& [name, index] : provinces) {
    addItem(province_, name, index);
    if (op() == Op::card) continue;
    addItem(from_, name, index);
    addItem(to_, name, index);
  }
  to_->setCurrentIndex(std::min(to_->count() - 1, game.ruleset->reserve == ReservePolicy::box ? 2 : 1));
}

void EffectsForm::fillThings() {
  const Ruleset& rules = *game_->main()->game().ruleset;
  const Language language = spokenLanguage();
  thing_->clear();
  const auto each = [&](std::size_t count, auto&& name) {
    for (std::size_t i = 0; i < count; ++i)
      addItem(thing_, name(i), static_cast<int>(i));
  };
  const auto term = [&](std::string_view id) { return QString::fromStdString(titleOfTerm(id, language)); };
  switch (op()) {
  case Op::units:
    each(game_->main()->game().setup->options.specialUnits ? kKinds : kBasicKinds.size(),
         [](std::size_t i) { return titleInWindow(static_cast<Kind>(i)); });
    return;
  case Op::city:
    each(kGoods.size(), [](std::size_t i) { return titleInWindow(static_cast<Resource>(i)); });
    return;
  case Op::stock:
    each(kResources, [](std::size_t i) { return titleInWindow(static_cast<Resource>(i)); });
    return;
  case Op::knowHow:
    each(rules.knowHows.size(), [&](std::size_t i) { return term(rules.knowHows[i].id); });
    return;
  case Op::personage:
    each(kPersonages, [](std::size_t i) { return titleInWindow(static_cast<Personage>(i)); });
    return;
  case Op::card:
    each(rules.deck.size(), [&](std::size_t i) { return term(rules.deck[i].id); });
    return;
  case Op::rondel:
    each(kSpaces, [](std::size_t i) { return spaceName(static_cast<Space>(i)); });
    addItem(thing_, tr("not on it yet"), kOffRondel);
    return;
  case Op::temple:
  case Op::wall:
  case Op::neutralTemple:
  case Op::bellona:
  case Op::strength:
    return;
  }
}

/// All but units, which are two.
Adjustment EffectsForm::plain() const {
  Adjustment a;
  a.op = op();
  if (const int nation = chosenIn(nation_); nation >= 0)
    a.nation = NationId(static_cast<std::size_t>(nation));
  if (province_->currentIndex() >= 0) a.province = ProvinceId(static_cast<std::size_t>(chosenIn(province_)));
  a.present = chosenIn(present_) == 1;
  a.change = number_->value();
  switch (a.op) {
  case Op::city:
    a.resource = enumIn<Resource>(thing_);
    break;
  case Op::stock:
    a.stock.set(enumIn<Resource>(thing_), a.change);
    break;
  case Op::knowHow:
    a.knowHow = KnowHowId(static_cast<std::size_t>(std::max(0, chosenIn(thing_))));
    break;
  case Op::personage:
    a.personage = enumIn<Personage>(thing_);
    break;
  case Op::card:
    a.card = CardId(static_cast<std::size_t>(std::max(0, chosenIn(thing_))));
    a.from = cardPlace(chosenIn(from_));
    a.to = cardPlace(chosenIn(to_));
    break;
  case Op::rondel:
    a.space = chosenIn(thing_) == kOffRondel ? Space::none : enumIn<Space>(thing_);
    break;
  case Op::units:
  case Op::temple:
  case Op::wall:
  case Op::neutralTemple:
  case Op::bellona:
  case Op::strength:
    break;
  }
  return a;
}

Adjustments EffectsForm::unitsGoing() const {
  Adjustment from;
  from.op = Op::units;
  from.nation = NationId(static_cast<std::size_t>(std::max(0, chosenIn(nation_))));
  from.kind = enumIn<Kind>(thing_);
  Adjustment to = from;
  from.change = -number_->value();
  to.change = number_->value();
  setUnitsPlace(from, chosenIn(from_));
  setUnitsPlace(to, chosenIn(to_));
  return {from, to};
}

Adjustments EffectsForm::entered() const {
  if (op() == Op::units) return chosenIn(from_) == chosenIn(to_) ? Adjustments{} : unitsGoing();
  if (op() == Op::card && chosenIn(from_) == chosenIn(to_)) return {};
  if (fieldsOf(op()).number && number_->value() == 0) return {};
  return {plain()};
}

Adjustments EffectsForm::with(const Adjustments& more) const {
  Adjustments all = effects();
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

Adjustments EffectsForm::effects() const {
  Adjustments all;
  for (const Adjustments& line : lines_)
    all.insert(all.end(), line.begin(), line.end());
  return all;
}

void EffectsForm::setRefusal(Refusal refusal) {
  refusal_ = std::move(refusal);
  showEntered();
}

QString EffectsForm::inWords(const Adjustments& effects) const {
  return QString::fromStdString(effectsInWords(effects, namesOf(*game_)));
}

void EffectsForm::showEntered() {
  const Adjustments next = entered();
  const QString no = next.empty() || !refusal_ ? QString() : refusal_(with(next));
  add_->setEnabled(!next.empty() && no.isEmpty());
  words_->setText(no.isEmpty() ? QString() : no);
  words_->setVisible(!no.isEmpty());
  remove_->setEnabled(!lines_.empty());
}

void EffectsForm::addEntered() {
  const Adjustments next = entered();
  if (next.empty() || (refusal_ && !refusal_(with(next)).isEmpty())) return;
  take(next);
}

void EffectsForm::take(const Adjustments& effects) {
  if (effects.empty()) return;
  lines_.push_back(effects);
  list_->addItem(inWords(effects));
  list_->setCurrentRow(list_->count() - 1);
  showEntered();
  emit changed();
}

void EffectsForm::removeCurrent() {
  const int row = list_->currentRow();
  if (row < 0 || row >= static_cast<int>(lines_.size())) return;
  lines_.erase(lines_.begin() + row);
  delete list_->takeItem(row);
  showEntered();
  emit changed();
}

} // namespace annales::viewer
