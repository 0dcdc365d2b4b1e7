#include "viewer/editor/price_editor.h"

#include "engine/ruleset/ruleset.h"
#include "libreplay/words/sentence.h"
#include "viewer/editor/edit_words.h"
#include "viewer/look/common_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QStandardPaths>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::array kPriced{RulesetId::antikeII, RulesetId::duellum};

/// 0: the file does not name it, the program's number stays.
int numberOf(const std::optional<PricePair>& pair, bool later) {
  return pair ? (later ? pair->later : pair->first) : 0;
}

} // namespace

PriceEditor::PriceEditor(const View& view, QWidget* parent)
    : OwnerFileEditor(view, parent), history_(tablePrices(RulesetId::antikeII)), ruleset_(new QComboBox),
      table_(new QTableWidget(0, 3)), rulesetLabel_(new QLabel), coinsLabel_(new QLabel),
      coins_(new QSpinBox) {
  table_->setObjectName(QStringLiteral("prices"));
  ruleset_->setObjectName(QStringLiteral("ruleset"));
  coins_->setObjectName(QStringLiteral("coins"));
  table_->verticalHeader()->hide();
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  coins_->setRange(0, 999);
  coins_->setKeyboardTracking(false); // a number is one step of undo
  rulesetLabel_->setBuddy(ruleset_);
  coinsLabel_->setBuddy(coins_);
  auto* top = new QHBoxLayout;
  top->addWidget(rulesetLabel_);
  top->addWidget(ruleset_);
  top->addStretch(1);
  top->addWidget(coinsLabel_);
  top->addWidget(coins_);
  body().addLayout(top);
  body().addWidget(table_, 1);
  connect(ruleset_, &QComboBox::activated, this, &PriceEditor::chooseRuleset);
  connect(coins_, &QSpinBox::valueChanged, this, &PriceEditor::setCoins);
  PriceEditor::retranslate();
  showAll();
}

void PriceEditor::retranslate() {
  OwnerFileEditor::retranslate();
  setWindowTitle(tr("Prices and coins[*]"));
  rulesetLabel_->setText(tr("&Game"));
  coinsLabel_->setText(tr("C&oins in the box"));
  coins_->setSpecialValueText(tr("not given"));
  coins_->setAccessibleName(tr("Coins in the box"));
  table_->setAccessibleName(tr("Prices"));
  table_->setHorizontalHeaderLabels({tr("Know-how"), tr("For the first nation"), CommonWords::tr("Later")});
  const int now = ruleset_->currentIndex();
  ruleset_->clear();
  for (const RulesetId id : kPriced)
    ruleset_->addItem(EditWords::ruleset(id));
  ruleset_->setCurrentIndex(now);
}

void PriceEditor::setHead(Head head) {
  PriceFile next = prices();
  next.id = std::move(head.id);
  next.provenance = std::move(head.provenance);
  history_.push(std::move(next));
}

std::vector<Finding> PriceEditor::check(const std::string& text) const {
  PriceReading reading = readPrices(text);
  if (reading.unreadable) return {{*reading.unreadable, ""}};
  return std::move(reading.findings);
}

QString PriceEditor::take(const std::string& text) {
  PriceReading reading = readPrices(text);
  if (reading.prices) {
    history_ = History<PriceFile>(*std::move(reading.prices));
    return {};
  }
  const QString why =
      reading.unreadable ? reasonInWindow(*reading.unreadable) : placed(reading.findings.front());
  return tr("This is not a price file: %1").arg(why);
}

QString PriceEditor::folder() const {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
         QStringLiteral("/annales/prices");
}

void PriceEditor::chooseRuleset(int choice) {
  const RulesetId id = kPriced[static_cast<std::size_t>(choice)];
  if (id == prices().ruleset) return;
  PriceFile next = tablePrices(id);
  next.provenance = prices().provenance;
  history_.push(std::move(next));
  showAll();
}

void PriceEditor::setCoins(int coins) {
  if (isFilling()) return;
  PriceFile next = prices();
  next.coins = coins == 0 ? std::nullopt : std::optional(coins);
  history_.push(std::move(next));
  showAll();
}

void PriceEditor::setPrice(std::size_t knowHow, bool later, int value) {
  if (isFilling() || numberOf(prices().prices[knowHow], later) == value) return;
  PriceFile next = prices();
  PricePair pair = next.prices[knowHow].value_or(rulesetOf(next.ruleset).knowHows[knowHow].price);
  (later ? pair.later : pair.first) = value;
  next.prices[knowHow] = value == 0 ? std::nullopt : std::optional(pair);
  history_.push(std::move(next));
  QMetaObject::invokeMethod(
      this, [this] { showAll(); }, Qt::QueuedConnection); // not inside the box's signal
}

QSpinBox* PriceEditor::priceBox(std::size_t knowHow, bool later) {
  auto* box = new QSpinBox;
  box->setRange(0, 99);
  box->setKeyboardTracking(false);
  box->setSpecialValueText(tr("default"));
  connect(box, &QSpinBox::valueChanged, this,
          [this, knowHow, later](int value) { setPrice(knowHow, later, value); });
  return box;
}

/// The boxes stay while one of them is typed into.
void PriceEditor::showBody() {
  const Ruleset& rules = rulesetOf(prices().ruleset);
  const Language language = spokenLanguage();
  ruleset_->setCurrentIndex(static_cast<int>(std::ranges::find(kPriced, prices().ruleset) - kPriced.begin()));
  coins_->setValue(prices().coins.value_or(0));
  table_->setRowCount(static_cast<int>(rules.knowHows.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto k = static_cast<std::size_t>(row);
    const QString name = QString::fromStdString(titleOfTerm(rules.knowHows[k].id, language));
    table_->setItem(row, 0, new QTableWidgetItem(name));
    for (const bool later : {false, true}) {
      const int column = later ? 2 : 1;
      if (table_->cellWidget(row, column) == nullptr) table_->setCellWidget(row, column, priceBox(k, later));
      auto* box = qobject_cast<QSpinBox*>(table_->cellWidget(row, column));
      box->setValue(numberOf(prices().prices[k], later));
      box->setAccessibleName(later ? tr("%1, later").arg(name) : tr("%1, first").arg(name));
    }
  }
  table_->resizeRowsToContents();
}

} // namespace annales::viewer
