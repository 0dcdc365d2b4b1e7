#include "viewer/analysis/moves_panel.h"

#include "engine/event/same_fact.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/look/roomy.h"
#include "viewer/look/wrap_layout.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <array>

namespace annales::viewer {
namespace {

constexpr std::array<int, 3> kGamesToPlay{200, 1000, 5000};

} // namespace

MovesPanel::MovesPanel(AnalysisBook& book, QWidget* parent)
    : QWidget(parent), source_(new PositionSource(book, this)), play_(new QPushButton),
      playOut_(new QPushButton), games_(new QComboBox), model_(new MovesModel(*source_, this)),
      table_(new DataTable), hint_(new QLabel), bar_(new QProgressBar), view_(new PlayedOutView(*source_)) {
  build();
  connectParts();
  retranslate();
  showLook();
}

void MovesPanel::build() {
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  hint_->setMargin(2);
  table_->setRows(model_);
  table_->keepOrder(); // the position as it stands comes first, then the best
  table_->setFileName(QStringLiteral("moves"));
  table_->setTextElideMode(Qt::ElideRight);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setMinimumSectionSize(8);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // all rows are seen, the dock scrolls
  table_->installEventFilter(this);
  for (std::size_t i = 0; i < kGamesToPlay.size(); ++i)
    games_->addItem(QString(), kGamesToPlay[i]);
  auto* chosen = new WrapLayout(3);
  for (QWidget* widget : std::initializer_list<QWidget*>{play_, playOut_, games_})
    chosen->addWidget(widget);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 2);
  column->setSpacing(3);
  column->addLayout(chosen);
  column->addWidget(bar_);
  column->addWidget(table_); // first: what can be played now
  column->addWidget(view_);
  column->addWidget(hint_);
  column->addStretch();
  setFocusProxy(table_);
  setAutoFillBackground(true);
}

void MovesPanel::connectParts() {
  connect(play_, &QPushButton::clicked, this, &MovesPanel::playChosen);
  connect(table_, &DataTable::opened, this, &MovesPanel::playChosen);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    chosen_ = chosen_ || !filling_;
    play_->setEnabled(model_->move(table_->chosenRow()) != nullptr);
  });
  connect(playOut_, &QPushButton::clicked, this, [this] {
    source_->playingOut() ? source_->stopPlayingOut()
                          : source_->playOut(static_cast<std::size_t>(games_->currentData().toInt()));
  });
  connect(source_, &PositionSource::changed, this, &MovesPanel::showMoves);
  connect(source_, &PositionSource::playedOutChanged, this, &MovesPanel::showPlayedOut);
  connect(&source_->book().store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
}

void MovesPanel::retranslate() {
  setAccessibleName(tr("Moves"));
  play_->setText(tr("Play it"));
  play_->setToolTip(
      tr("Plays this suggestion to the end of the turn as a what-if line (Enter). You can undo this."));
  games_->setAccessibleName(tr("How many games"));
  for (int i = 0; i < games_->count(); ++i)
    games_->setItemText(i, tr("%n game(s)", nullptr, games_->itemData(i).toInt()));
  table_->setAccessibleName(tr("Candidates for this turn, with the chances of all nations"));
  showMoves();
  showPlayedOut();
}

void MovesPanel::showLook() {
  const Look look = Look::of(source_->book().store().session().view);
  table_->setLook(look);
  table_->verticalHeader()->setDefaultSectionSize(qRound(look.px(24)));
  for (QPushButton* button : {play_, playOut_})
    makeRoomy(*button, look);
  view_->refresh();
  showMoves();
}

/// The row that somebody chose stays chosen while the list gets surer; else it is the best.
void MovesPanel::showMoves() {
  if (source_->found() == nullptr && model_->rowCount() == 0 && table_->isHidden()) return showHint();
  filling_ = true;
  chosen_ = chosen_ && source_->found() != nullptr;
  const MoveFound* chosen = chosen_ ? model_->move(table_->chosenRow()) : nullptr;
  const std::vector<Event> line = chosen != nullptr ? chosen->line : std::vector<Event>{};
  model_->refresh();
  int row = model_->rowCount() > 1 ? 1 : -1;
  for (int i = 1; !line.empty() && i < model_->rowCount(); ++i)
    if (sameFacts(model_->move(i)->line, line)) row = i;
  if (row > 0) table_->chooseRow(row);
  if (model_->columnCount() > 0) table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  table_->setVisible(model_->rowCount() > 0);
  table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() + 2 * table_->frameWidth() +
                         model_->rowCount() * table_->verticalHeader()->defaultSectionSize());
  play_->setEnabled(row > 0);
  filling_ = false;
  showHint();
}

void MovesPanel::showHint() {
  playOut_->setEnabled(source_->book().store().tab() != nullptr && !source_->book().hidden());
  hint_->setText(hintNow());
}

void MovesPanel::showPlayedOut() {
  const bool busy = source_->playingOut();
  playOut_->setText(busy ? tr("Stop") : tr("Play this out"));
  playOut_->setToolTip(busy ? tr("Stops without a result")
                            : tr("Bots play this position to the end many times. This shows who wins how "
                                 "often and how long the games take."));
  makeRoomy(*playOut_, Look::of(source_->book().store().session().view));
  bar_->setVisible(busy);
  if (busy) {
    bar_->setRange(0, static_cast<int>(source_->ofGames()));
    bar_->setValue(static_cast<int>(source_->played()));
    bar_->setFormat(tr("%v of %m games"));
  }
  view_->refresh();
  const bool shown = source_->playedOut() != nullptr, isNew = shown && view_->isHidden();
  view_->setVisible(shown);
  if (isNew) QTimer::singleShot(0, this, &MovesPanel::revealPlayedOut);
  hint_->setText(hintNow());
}

/// It stands below the candidates, where a small dock does not show it.
void MovesPanel::revealPlayedOut() {
  for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
    if (auto* scroll = qobject_cast<QScrollArea*>(around)) return scroll->ensureWidgetVisible(view_, 0, 0);
}

QString MovesPanel::hintNow() const {
  const Tab* tab = source_->book().store().tab();
  if (tab == nullptr) return tr("Open a game to see possible moves.");
  if (source_->book().hidden()) return AnalysisWords::isHidden();
  const GameState state = tab->state();
  if (state.ended) return tr("The game is over here.");
  QStringList words;
  const PositionFound* found = source_->found();
  if (found == nullptr)
    words << tr("Looking for moves…");
  else if (!found->mover.exists())
    words << tr(
        "This position is between two turns. Go to an event within a turn to see the possible moves.");
  else
    words << tr("%n rollout(s) for each move.", nullptr, static_cast<int>(found->here.rollouts)) +
                 (source_->searching() ? QLatin1Char(' ') + tr("The search continues while you stay at this "
                                                               "event.")
                                       : QString());
  words << tr("Chances in percent, ± standard error, if bots play on. Moves that differ by less than two "
              "standard errors are not distinguishable.");
  const Company& company = source_->book().company();
  if (company.hasLearned())
    words << tr("The player that has learned this game plays on.");
  else if (!company.isUsual())
    words << tr("The bots move on the rondel like the players of this game.");
  if (const PlayedOut* played = source_->playedOut())
    words << tr("%n game(s) were played out from here; in brackets the 95 % confidence interval.", nullptr,
                static_cast<int>(played->games));
  return words.join(QLatin1Char(' '));
}

void MovesPanel::playChosen() {
  if (const MoveFound* move = model_->move(table_->chosenRow())) source_->play(MoveFound(*move));
}

void MovesPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void MovesPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  source_->setWanted(true);
  showMoves();
}

void MovesPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  source_->setWanted(false);
}

bool MovesPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  playChosen();
  return true;
}

} // namespace annales::viewer
