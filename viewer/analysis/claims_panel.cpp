#include "viewer/analysis/claims_panel.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/look/roomy.h"
#include "viewer/look/wrap_layout.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace annales::viewer {

ClaimsPanel::ClaimsPanel(ExactSource& source, QWidget* parent)
    : QWidget(parent), source_(source), nations_(new QComboBox), play_(new QPushButton),
      model_(new ClaimsModel(source.book(), this)), table_(new DataTable), earliest_(new QLabel),
      hint_(new QLabel) {
  build();
  connect(nations_, &QComboBox::activated, this, [this](int at) {
    model_->setNation(at > 0 ? NationId(static_cast<std::size_t>(at - 1)) : NationId::none());
    markRow();
    hint_->setText(hintNow());
  });
  connect(play_, &QPushButton::clicked, this, [this] {
    if (const MissedClaim* claim = model_->claim(table_->chosenRow())) source_.play(MissedClaim(*claim));
  });
  connect(table_, &QTableView::clicked, this,
          [this](const QModelIndex& shown) { go(table_->source(shown)); });
  connect(table_, &DataTable::opened, this, &ClaimsPanel::go);
  connect(&source_, &ExactSource::changed, this, &ClaimsPanel::showClaims);
  connect(&source_.book().store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.line) fillNations();
    if (change.look) {
      showLook();
      model_->refresh();
    }
    if (change.cursor) markRow();
  });
  fillNations();
  retranslate();
  showLook();
}

void ClaimsPanel::build() {
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  hint_->setMargin(2);
  earliest_->setTextFormat(Qt::RichText);
  earliest_->setMargin(2);
  table_->setRows(model_);
  table_->setFileName(QStringLiteral("claims"));
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(ClaimsModel::could, QHeaderView::Stretch); // gives way
  table_->installEventFilter(this);
  auto* chosen = new WrapLayout(3);
  chosen->addWidget(nations_);
  chosen->addWidget(play_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 2);
  column->setSpacing(3);
  column->addLayout(chosen);
  column->addWidget(table_, 1);
  column->addWidget(earliest_);
  column->addWidget(hint_);
  setAutoFillBackground(true);
}

void ClaimsPanel::retranslate() {
  setAccessibleName(tr("Missed claims"));
  nations_->setAccessibleName(tr("Missed by"));
  play_->setText(tr("Play it"));
  play_->setToolTip(tr("Plays the missed claim as a what-if line. You can undo this."));
  table_->setAccessibleName(tr("Turns in which a personage could have been won"));
  fillNations();
  showClaims();
}

void ClaimsPanel::showLook() {
  const Look look = Look::of(source_.book().store().session().view);
  earliest_->setFont(look.font(9.5));
  makeRoomy(*play_, look);
  table_->setLook(look);
  table_->setMinimumHeight(qRound(look.px(150)));
}

/// The nations of the game; the choice stays where it is the same game.
void ClaimsPanel::fillNations() {
  const Tab* tab = source_.book().store().tab();
  QStringList names{tr("All nations")};
  if (tab != nullptr)
    for (const NationLook& nation :
         nationLooks(*tab->game, Look::of(source_.book().store().session().view), speaksGerman()))
      names << nation.letter + QLatin1Char(' ') + nation.name;
  QStringList before;
  for (int i = 0; i < nations_->count(); ++i)
    before << nations_->itemText(i);
  if (names == before) return;
  const QSignalBlocker quiet(nations_);
  nations_->clear();
  nations_->addItems(names);
  model_->setNation(NationId::none());
}

void ClaimsPanel::showClaims() {
  if (isVisible()) source_.want();
  const ExactLine* line = source_.shown();
  const bool any = line != nullptr;
  if (line != line_ || !any) model_->set(any ? line->missed : MissedClaims{});
  line_ = line;
  for (QWidget* part : std::initializer_list<QWidget*>{table_, nations_, play_})
    part->setVisible(any);
  showEarliest();
  markRow();
  hint_->setText(hintNow());
}

QString ClaimsPanel::hintNow() const {
  const Tab* tab = source_.book().store().tab();
  if (tab == nullptr) return tr("Open a game to see which personages were missed.");
  if (source_.book().hidden()) return AnalysisWords::isHidden();
  const ExactLine* line = source_.shown();
  if (line == nullptr) return tr("Counting…");
  QStringList words;
  if (model_->rowCount() == 0)
    words << tr("No missed personages.");
  else
    words << tr("Press Enter to go to the turn.");
  if (!line->missed.open.empty())
    words << tr(
        "%n case(s) were left open: too many ways through enemies, or special units where no rule allows "
        "them.",
        nullptr, static_cast<int>(line->missed.open.size()));
  words << tr("Calculated exactly: what one turn could have won if no other nation had fought or played a "
              "card. Such a turn need not be the best turn.");
  return words.join(QLatin1Char(' '));
}

void ClaimsPanel::markRow() {
  const Tab* tab = source_.book().store().tab();
  const int row = tab != nullptr ? model_->rowAt(tab->cursor) : -1;
  const MissedClaim* now = model_->claim(table_->chosenRow());
  const MissedClaim* there = model_->claim(row);
  if (now != nullptr && there != nullptr && now->first == there->first) return; // several of one turn
  table_->chooseRow(row);
}

void ClaimsPanel::go(const QModelIndex& index) {
  if (const MissedClaim* claim = model_->claim(index.row()))
    source_.book().store().dispatch(GoTo{claim->first});
}

void ClaimsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void ClaimsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showClaims();
}

bool ClaimsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  if ((key.modifiers() & Qt::ControlModifier) == 0) return QWidget::eventFilter(watched, event);
  play_->click();
  return true;
}

} // namespace annales::viewer
