#include "viewer/editor/deck_editor.h"

#include "viewer/look/common_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSpinBox>
#include <QStandardPaths>
#include <algorithm>

namespace annales::viewer {
namespace {

enum Column : int { kId, kEnglish, kGerman, kEnglishText, kGermanText, kCopies, kDoes, kWhen, kColumns };

constexpr std::array kAllDoes{CardDoes::wallDestroyed, CardDoes::coinsHalved, CardDoes::goldPerKnowHow,
                              CardDoes::strength, CardDoes::free};
constexpr std::array kAllWhen{CardWhen::ownTurn, CardWhen::knowHowAction, CardWhen::opponentConquest};

bool fits(CardDoes does, CardWhen when) {
  if (does == CardDoes::free) return true;
  return (does == CardDoes::strength) == (when == CardWhen::opponentConquest);
}

/// The rulebook's cards, under an id that is not the rulebook's.
DeckFile firstDeck() {
  DeckFile deck = rulebookDeck();
  deck.id = "own-deck";
  return deck;
}

/// The next time that fits.
CardWhen fitted(CardDoes does, CardWhen when) {
  if (fits(does, when)) return when;
  return does == CardDoes::strength ? CardWhen::opponentConquest : CardWhen::ownTurn;
}

std::string& textOf(DeckCard& card, int column) {
  switch (column) {
  case kId:
    return card.rules.id;
  case kEnglish:
    return card.name.en;
  case kGerman:
    return card.name.de;
  case kEnglishText:
    return card.text.en;
  default:
    return card.text.de;
  }
}

} // namespace

DeckEditor::DeckEditor(const View& view, QWidget* parent)
    : OwnerFileEditor(view, parent), history_(firstDeck()), table_(new QTableWidget(0, kColumns)),
      add_(new QPushButton), remove_(new QPushButton), count_(new QLabel) {
  table_->setObjectName(QStringLiteral("cards"));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(static_cast<int>(look().px(44))); // two lines of text
  table_->setTabKeyNavigation(false);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {add_, remove_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  buttons->addWidget(count_);
  body().addWidget(table_, 1);
  body().addLayout(buttons);
  connect(table_, &QTableWidget::cellChanged, this, &DeckEditor::commitText);
  connect(add_, &QPushButton::clicked, this, &DeckEditor::addCard);
  connect(remove_, &QPushButton::clicked, this, &DeckEditor::removeCard);
  DeckEditor::retranslate();
  showAll();
}

void DeckEditor::retranslate() {
  OwnerFileEditor::retranslate();
  setWindowTitle(tr("Duellum deck[*]"));
  table_->setAccessibleName(tr("Cards"));
  table_->setHorizontalHeaderLabels({CommonWords::tr("Id"), CommonWords::tr("English name"),
                                     CommonWords::tr("German name"), tr("English text"), tr("German text"),
                                     tr("Copies"), tr("Does"), tr("When")});
  add_->setText(tr("A&dd a card"));
  remove_->setText(tr("Re&move the card"));
}

void DeckEditor::setHead(Head head) {
  DeckFile next = deck();
  next.id = std::move(head.id);
  next.provenance = std::move(head.provenance);
  history_.push(std::move(next));
}

std::vector<Finding> DeckEditor::check(const std::string& text) const {
  DeckReading reading = readDeck(text);
  if (reading.unreadable) return {{*reading.unreadable, ""}};
  return std::move(reading.findings);
}

QString DeckEditor::take(const std::string& text) {
  DeckReading reading = readDeck(text);
  if (reading.deck) {
    history_ = History<DeckFile>(*std::move(reading.deck));
    return {};
  }
  const QString why =
      reading.unreadable ? reasonInWindow(*reading.unreadable) : placed(reading.findings.front());
  return tr("This is not a deck: %1").arg(why);
}

QString DeckEditor::folder() const {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
         QStringLiteral("/annales/decks");
}

/// The table is refilled, which must not happen inside its own signals.
void DeckEditor::change(DeckFile next) {
  history_.push(std::move(next));
  QMetaObject::invokeMethod(
      this, [this] { showAll(); }, Qt::QueuedConnection);
}

void DeckEditor::commitText(int row, int column) {
  const auto at = static_cast<std::size_t>(row);
  if (isFilling() || column > kGermanText || at >= deck().cards.size()) return;
  DeckFile next = deck();
  textOf(next.cards[at], column) = table_->item(row, column)->text().trimmed().toStdString();
  change(std::move(next));
}

void DeckEditor::addCard() {
  DeckFile next = deck();
  DeckCard card;
  const auto isTaken = [&](const std::string& id) {
    return std::ranges::any_of(next.cards, [&](const DeckCard& c) { return c.rules.id == id; });
  };
  for (int n = 1; card.rules.id.empty() || isTaken(card.rules.id); ++n)
    card.rules.id = "card-" + std::to_string(n);
  card.name.en = card.name.de = tr("New card").toStdString();
  next.cards.push_back(std::move(card));
  history_.push(std::move(next));
  showAll();
  table_->setCurrentCell(table_->rowCount() - 1, kId);
}

void DeckEditor::removeCard() {
  const int row = table_->currentRow();
  if (row < 0) return;
  DeckFile next = deck();
  next.cards.erase(next.cards.begin() + row);
  history_.push(std::move(next));
  showAll();
}

void DeckEditor::showBody() {
  const int row = table_->currentRow(), column = table_->currentColumn();
  table_->setRowCount(0);
  table_->setRowCount(static_cast<int>(deck().cards.size()));
  for (int r = 0; r < table_->rowCount(); ++r)
    fillRow(r);
  for (int c = 0; c < kColumns; ++c)
    if (c < kEnglishText) table_->resizeColumnToContents(c);
  for (const int c : {kEnglishText, kGermanText})
    table_->horizontalHeader()->setSectionResizeMode(c, QHeaderView::Stretch);
  table_->setColumnWidth(kCopies, static_cast<int>(look().px(64)));
  table_->setColumnWidth(kDoes, static_cast<int>(look().px(260)));
  table_->setColumnWidth(kWhen, static_cast<int>(look().px(220)));
  if (row >= 0 && row < table_->rowCount()) table_->setCurrentCell(row, column);
  count_->setText(tr("%1 cards").arg(deck().size()));
}

void DeckEditor::fillRow(int row) {
  DeckCard card = deck().cards[static_cast<std::size_t>(row)];
  for (int column = kId; column <= kGermanText; ++column)
    table_->setItem(row, column, new QTableWidgetItem(QString::fromStdString(textOf(card, column))));
  table_->setCellWidget(row, kCopies, copiesBox(row));
  table_->setCellWidget(row, kDoes, doesBox(row));
  table_->setCellWidget(row, kWhen, whenBox(row));
}

QWidget* DeckEditor::copiesBox(int row) {
  const auto at = static_cast<std::size_t>(row);
  auto* box = new QSpinBox;
  box->setRange(1, 99);
  box->setValue(deck().cards[at].rules.copies);
  box->setAccessibleName(tr("Copies"));
  connect(box, &QSpinBox::editingFinished, this, [this, box, at] {
    if (isFilling() || at >= deck().cards.size() || deck().cards[at].rules.copies == box->value()) return;
    DeckFile next = deck();
    next.cards[at].rules.copies = box->value();
    change(std::move(next));
  });
  return box;
}

QWidget* DeckEditor::doesBox(int row) {
  const auto at = static_cast<std::size_t>(row);
  auto* box = new QComboBox;
  box->addItems({tr("a town wall falls"), tr("the opponent's coins are halved"),
                 tr("gold per know-how of the opponent"), tr("a city is stronger by one"),
                 tr("the effect in its text")});
  box->setCurrentIndex(static_cast<int>(indexOf(deck().cards[at].rules.does)));
  box->setAccessibleName(tr("Does"));
  connect(box, &QComboBox::activated, this, [this, at](int choice) {
    DeckFile next = deck();
    Card& card = next.cards[at].rules;
    card.does = kAllDoes[static_cast<std::size_t>(choice)];
    card.when = fitted(card.does, card.when);
    change(std::move(next));
  });
  return box;
}

/// Only what goes with what the card does.
QWidget* DeckEditor::whenBox(int row) {
  const auto at = static_cast<std::size_t>(row);
  const Card& card = deck().cards[at].rules;
  const QStringList words{tr("on your own turn"), tr("on the know-how space"),
                          tr("against an opponent's conquest")};
  auto* box = new QComboBox;
  box->setAccessibleName(tr("When"));
  for (const CardWhen when : kAllWhen)
    if (fits(card.does, when)) {
      box->addItem(words[static_cast<qsizetype>(indexOf(when))], static_cast<int>(indexOf(when)));
      if (when == card.when) box->setCurrentIndex(box->count() - 1);
    }
  connect(box, &QComboBox::activated, this, [this, at, box] {
    DeckFile next = deck();
    next.cards[at].rules.when = kAllWhen[static_cast<std::size_t>(box->currentData().toInt())];
    change(std::move(next));
  });
  return box;
}

} // namespace annales::viewer
