#include "viewer/pilots/pilot_dialog.h"

#include "viewer/look/words.h"
#include "viewer/pilots/player_choice.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace annales::viewer {
namespace {

/// Rows of the first choice.
enum PilotChoice : int { kByHand, kRecordThenHand, kRecordThenBot, kBot };

int choiceOf(const Pilot& pilot) {
  switch (pilot.sort) {
  case PilotSort::hand:
    return kByHand;
  case PilotSort::recorded:
    return pilot.player ? kRecordThenBot : kRecordThenHand;
  case PilotSort::bot:
    break;
  }
  return kBot;
}

} // namespace

PilotDialog::PilotDialog(const Tab& tab, const Look& look, const Pilots& pilots, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("Autopilots"));
  auto* column = new QVBoxLayout(this);
  auto* says = new QLabel(tr("After each of your moves in a what-if line, the autopilots play until a nation "
                             "played by hand has to decide."));
  says->setWordWrap(true);
  column->addWidget(says);
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  const auto looks = nationLooks(*tab.game, look, speaksGerman());
  const RulesetId ruleset = tab.line->game().setup->ruleset;
  for (std::size_t n = 0; n < tab.line->game().nations(); ++n) {
    rows_.push_back(makeRow(looks[n], n < pilots.size() ? pilots[n] : Pilot{}, ruleset));
    auto* name = new QLabel(looks[n].name);
    name->setTextFormat(Qt::PlainText);
    name->setBuddy(rows_[n].sort);
    const int row = static_cast<int>(n);
    grid->addWidget(name, row, 0);
    grid->addWidget(rows_[n].sort, row, 1);
    grid->addWidget(rows_[n].player, row, 2);
  }
  column->addLayout(grid);
  auto* all = new QHBoxLayout;
  auto* recorded = new QPushButton(tr("All as &recorded"));
  auto* hand = new QPushButton(tr("All by &hand"));
  for (QPushButton* button : {recorded, hand}) {
    button->setAutoDefault(false);
    all->addWidget(button);
  }
  all->addStretch();
  column->addLayout(all);
  auto* notes = new QLabel(
      tr("As recorded: the nation repeats, round by round, what it did on the line you continue from, as "
         "long as that is legal. Payments, gains and losses are adjusted. One undo removes everything the "
         "autopilots played."));
  notes->setWordWrap(true);
  column->addWidget(notes);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(recorded, &QPushButton::clicked, this, [this] { setAll(kRecordThenBot); });
  connect(hand, &QPushButton::clicked, this, [this] { setAll(kByHand); });
  showPlayers();
}

PilotDialog::Row PilotDialog::makeRow(const NationLook& nation, const Pilot& pilot, RulesetId ruleset) {
  const Row row{new QComboBox, new QComboBox};
  row.sort->addItems(
      {tr("by hand"), tr("as recorded, then by hand"), tr("as recorded, then a bot"), tr("a bot")});
  row.sort->setCurrentIndex(choiceOf(pilot));
  row.sort->setAccessibleName(tr("Who plays %1", "nation").arg(nation.name));
  fillWithPlayers(*row.player, ruleset, pilot.player);
  row.player->setAccessibleName(tr("Which bot plays %1", "nation").arg(nation.name));
  connect(row.sort, &QComboBox::currentIndexChanged, this, &PilotDialog::showPlayers);
  return row;
}

void PilotDialog::showPlayers() {
  for (const Row& row : rows_)
    row.player->setEnabled(row.sort->currentIndex() >= kRecordThenBot);
}

void PilotDialog::setAll(int sort) {
  for (const Row& row : rows_)
    row.sort->setCurrentIndex(sort);
}

Pilots PilotDialog::pilots() const {
  Pilots chosen;
  for (const Row& row : rows_) {
    const int sort = row.sort->currentIndex();
    std::string word = row.player->currentData().toString().toStdString();
    if (sort == kByHand) word = "hand";
    if (sort == kRecordThenHand) word = "recorded";
    if (sort == kRecordThenBot) word.insert(0, "recorded:");
    chosen.push_back(Pilot::read(word).value_or(Pilot{}));
  }
  return chosen;
}

} // namespace annales::viewer
