#include "viewer/newgame/new_game_dialog.h"

#include "engine/play/new_game.h"
#include "importers/boards/own_boards.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/look.h"
#include "viewer/newgame/library_choice.h"
#include "viewer/newgame/options_form.h"
#include "viewer/newgame/seat_table.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kNationRole = Qt::UserRole;

Language spoken() {
  return spokenLanguage();
}

QString nationName(const Board& board, const std::string& id) {
  const BoardNation* nation = board.nation(id);
  return QString::fromStdString(nation != nullptr ? nation->name.in(spoken()) : id);
}

QTableWidgetItem* readOnly(const QString& text) {
  auto* item = new QTableWidgetItem(text);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  return item;
}

/// Players stay with their nations; those of nations that no longer play take the places that are left.
void takePlayers(std::vector<NationSeat>& seats, const std::vector<NationSeat>& before) {
  std::vector<std::string> others;
  for (const NationSeat& was : before) {
    const auto same = std::ranges::find(seats, was.nation, &NationSeat::nation);
    if (same != seats.end())
      same->player = was.player;
    else if (!was.player.empty())
      others.push_back(was.player);
  }
  auto other = others.begin();
  for (NationSeat& seat : seats)
    if (seat.player.empty() && other != others.end()) seat.player = *other++;
}

} // namespace

NewGameDialog::NewGameDialog(const BoardShelf& shelf, QWidget* parent)
    : QDialog(parent), boards_(boardsByName(shelf, spoken())), ruleset_(new QComboBox), board_(new QComboBox),
      count_(new QComboBox), options_(new OptionsForm), seats_(new SeatTable), up_(new QToolButton),
      down_(new QToolButton), date_(new QLineEdit), event_(new QLineEdit), site_(new QLineEdit),
      library_(new LibraryChoice), why_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
  setWindowTitle(tr("Record a game"));
  build();
  fillRulesets();
  connectAll();
  recall();
  check();
}

void NewGameDialog::build() {
  ruleset_->setObjectName(QStringLiteral("ruleset"));
  board_->setObjectName(QStringLiteral("board"));
  count_->setObjectName(QStringLiteral("count"));
  seats_->setObjectName(QStringLiteral("seats"));
  date_->setObjectName(QStringLiteral("date"));
  event_->setObjectName(QStringLiteral("event"));
  site_->setObjectName(QStringLiteral("site"));
  library_->setObjectName(QStringLiteral("library"));
  seats_->setHorizontalHeaderLabels({tr("Nation, in turn order"), tr("Player")});
  up_->setText(QStringLiteral("▲"));
  down_->setText(QStringLiteral("▼"));
  up_->setToolTip(tr("Move up in turn order (Ctrl+Up)"));
  down_->setToolTip(tr("Move down in turn order (Ctrl+Down)"));
  up_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Up));
  down_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Down));
  date_->setPlaceholderText(tr("YYYY-MM-DD"));
  event_->setPlaceholderText(tr("Club evening, tournament…"));
  why_->setWordWrap(true);
  why_->setTextFormat(Qt::PlainText);
  buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Begin recording"));
  result_ = buttons_->addButton(tr("Only the &result…"), QDialogButtonBox::ActionRole);
  result_->setAutoDefault(false);
  result_->setToolTip(tr("For a game that is over: who played, with which nation, and how it ended"));

  auto* what = new QFormLayout;
  what->addRow(tr("&Game"), ruleset_);
  what->addRow(tr("B&oard"), board_);
  what->addRow(tr("&Nations"), count_);
  auto* arrows = new QVBoxLayout;
  arrows->addWidget(up_);
  arrows->addWidget(down_);
  arrows->addStretch();
  auto* table = new QHBoxLayout;
  table->addWidget(seats_, 1);
  table->addLayout(arrows);
  auto* where = new QFormLayout;
  where->setObjectName(QStringLiteral("where"));
  where->addRow(tr("&Date"), date_);
  where->addRow(tr("&Event"), event_);
  where->addRow(tr("&Site"), site_);
  where->addRow(tr("&Library"), library_);
  where->setRowVisible(library_, false); // until some are offered
  auto* column = new QVBoxLayout(this);
  column->addLayout(what);
  column->addWidget(options_);
  column->addLayout(table, 1);
  column->addLayout(where);
  column->addWidget(why_);
  column->addWidget(buttons_);
  resize(460, 620);
}

void NewGameDialog::connectAll() {
  connect(ruleset_, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillBoards);
  connect(board_, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillCounts);
  connect(count_, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillSeats);
  connect(options_, &OptionsForm::changed, this, &NewGameDialog::check);
  connect(date_, &QLineEdit::textChanged, this, &NewGameDialog::check);
  connect(up_, &QToolButton::clicked, this, [this] { moveSeat(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { moveSeat(1); });
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(result_, &QPushButton::clicked, this, [this] {
    wantsResult_ = true;
    reject();
  });
}

void NewGameDialog::fillRulesets() {
  for (std::size_t i = 0; i < Words<RulesetId>::list.size(); ++i) {
    const auto id = static_cast<RulesetId>(i);
    ruleset_->addItem(QString::fromStdString(std::string(titleOf(id))));
  }
}

RulesetId NewGameDialog::ruleset() const {
  return static_cast<RulesetId>(std::max(0, ruleset_->currentIndex()));
}

std::shared_ptr<const Board> NewGameDialog::board() const {
  const int at = board_->currentData().isValid() ? board_->currentData().toInt() : -1;
  return at < 0 ? nullptr : boards_[static_cast<std::size_t>(at)].board;
}

void NewGameDialog::fillBoards() {
  {
    const QSignalBlocker quiet(board_);
    board_->clear();
    for (std::size_t i = 0; i < boards_.size(); ++i)
      if (boards_[i].board->isFor(ruleset()))
        board_->addItem(QString::fromStdString(boards_[i].board->name.in(spoken())), static_cast<int>(i));
  }
  fillCounts();
}

void NewGameDialog::fillCounts() {
  const int before = count_->currentData().toInt();
  {
    const QSignalBlocker quiet(count_);
    count_->clear();
    if (const auto chosen = board())
      for (const auto& [nations, game] : chosen->games)
        count_->addItem(QString::number(nations), nations);
    count_->setCurrentIndex(std::max(0, count_->findData(before)));
  }
  fillSeats();
}

void NewGameDialog::fillSeats() {
  const auto chosen = board();
  const int nations = count_->currentData().toInt();
  options_->showFor(ruleset(), nations);
  std::vector<NationSeat> seats = chosen ? suggestedSeats(*chosen, nations) : std::vector<NationSeat>{};
  takePlayers(seats, this->seats());
  seats_->setRowCount(static_cast<int>(seats.size()));
  for (int row = 0; row < seats_->rowCount(); ++row) {
    const auto& [nation, player] = seats[static_cast<std::size_t>(row)];
    auto* name = readOnly(nationName(*chosen, nation));
    name->setData(kNationRole, QString::fromStdString(nation));
    seats_->setItem(row, 0, name);
    seats_->setItem(row, 1, new QTableWidgetItem(QString::fromStdString(player)));
  }
  seats_->resizeColumnToContents(0);
  fillCommander();
  check();
}

/// On a board that is not printed, who has the commander goes by the turn order.
void NewGameDialog::fillCommander() {
  const std::vector<std::string> order = nationsOf(seats());
  if (order.size() < 2) return options_->offerCommander({}, {});
  std::vector<NamedNation> nations;
  for (const std::string& id : order)
    nations.push_back({QString::fromStdString(id), nationName(*board(), id)});
  options_->offerCommander(nations, QString::fromStdString(usualOwners(*board(), order).commander));
}

/// The player goes with the nation.
void NewGameDialog::moveSeat(int by) {
  const int row = seats_->currentRow(), to = row + by;
  if (row < 0 || to < 0 || to >= seats_->rowCount()) return;
  for (int column = 0; column < 2; ++column) {
    QTableWidgetItem* here = seats_->takeItem(row, column);
    seats_->setItem(row, column, seats_->takeItem(to, column));
    seats_->setItem(to, column, here);
  }
  seats_->setCurrentCell(to, seats_->currentColumn());
  fillCommander();
}

std::vector<NationSeat> NewGameDialog::seats() const {
  std::vector<NationSeat> seats;
  for (int row = 0; row < seats_->rowCount(); ++row)
    seats.push_back({seats_->item(row, 0)->data(kNationRole).toString().toStdString(),
                     seats_->item(row, 1)->text().trimmed().toStdString()});
  return seats;
}

NewGameChoice NewGameDialog::choice() const {
  NewGameChoice choice{ruleset(), kept_ ? *kept_ : options_->options(), board(), seats(), {}, {}, {}};
  choice.date = date_->text().trimmed().toStdString();
  choice.event = event_->text().trimmed().toStdString();
  choice.site = site_->text().trimmed().toStdString();
  return choice;
}

void NewGameDialog::suggest(const QStringList& players) {
  seats_->suggest(players);
}

void NewGameDialog::offerLibraries(const QStringList& paths) {
  library_->offer(paths);
  auto* where = findChild<QFormLayout*>(QStringLiteral("where"));
  where->setRowVisible(library_, true);
}

QString NewGameDialog::library() const {
  return library_->path();
}

QString NewGameDialog::rememberedLibrary() {
  const QString path = QSettings().value(QStringLiteral("newgame/library")).toString();
  return QFileInfo::exists(path) ? path : QString();
}

void NewGameDialog::showBeginning(const NewGameChoice& before) {
  setWindowTitle(tr("Beginning of the game"));
  buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Change"));
  kept_ = before.options;
  options_->hide();
  result_->hide();
  ruleset_->setCurrentIndex(static_cast<int>(indexOf(before.ruleset)));
  ruleset_->setEnabled(false);
  for (int i = 0; i < board_->count(); ++i)
    if (boards_[static_cast<std::size_t>(board_->itemData(i).toInt())].board->map->hash() ==
        before.board->map->hash())
      board_->setCurrentIndex(i);
  count_->setCurrentIndex(std::max(0, count_->findData(static_cast<int>(before.seats.size()))));
  date_->setText(QString::fromStdString(before.date));
  event_->setText(QString::fromStdString(before.event));
  site_->setText(QString::fromStdString(before.site));
  for (std::size_t i = 0; i < before.seats.size(); ++i)
    for (int row = static_cast<int>(i); row < seats_->rowCount(); ++row) {
      if (seats_->item(row, SeatTable::kNation)->data(kNationRole).toString().toStdString() !=
          before.seats[i].nation)
        continue;
      seats_->setCurrentCell(row, SeatTable::kNation);
      for (; row > static_cast<int>(i); --row)
        moveSeat(-1);
      seats_->item(row, SeatTable::kPlayer)->setText(QString::fromStdString(before.seats[i].player));
      break;
    }
  check();
}

void NewGameDialog::check() {
  const NewGameChoice now = choice();
  QString why = options_->trouble();
  if (const auto begun = beginGame(now, 0); why.isEmpty() && !begun) why = reasonInWindow(begun.error());
  if (why.isEmpty() && !now.date.empty() && !isDate(now.date))
    why = tr("Write the date as 2026, 2026-11 or 2026-11-21.");
  why_->setText(why);
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(why.isEmpty());
}

void NewGameDialog::recall() {
  const QSettings settings;
  ruleset_->setCurrentIndex(settings.value(QStringLiteral("newgame/ruleset"), 0).toInt());
  fillBoards();
  board_->setCurrentIndex(
      std::max(0, board_->findText(settings.value(QStringLiteral("newgame/board")).toString())));
  count_->setCurrentIndex(
      std::max(0, count_->findData(settings.value(QStringLiteral("newgame/nations"), 4).toInt())));
  event_->setText(settings.value(QStringLiteral("newgame/event")).toString());
  site_->setText(settings.value(QStringLiteral("newgame/site")).toString());
  date_->setText(QDate::currentDate().toString(Qt::ISODate));
}

void NewGameDialog::remember() const {
  QSettings settings;
  settings.setValue(QStringLiteral("newgame/ruleset"), ruleset_->currentIndex());
  settings.setValue(QStringLiteral("newgame/board"), board_->currentText());
  settings.setValue(QStringLiteral("newgame/nations"), count_->currentData());
  settings.setValue(QStringLiteral("newgame/event"), event_->text());
  settings.setValue(QStringLiteral("newgame/site"), site_->text());
  if (!library().isEmpty()) settings.setValue(QStringLiteral("newgame/library"), library());
}

} // namespace annales::viewer
