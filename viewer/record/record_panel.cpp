#include "viewer/record/record_panel.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::size_t kToldTurns = 5; // of a nation's opening in the tip of the header

} // namespace

RecordPanel::RecordPanel(SessionStore& store, const StudyDesk* desk, QWidget* parent)
    : QWidget(parent), store_(store), desk_(desk) {
  build();
  connect(&store_, &SessionStore::changed, this, &RecordPanel::onChanged);
  retranslate();
  tree_->showLine();
  showBar();
  showOpenings();
}

void RecordPanel::setOpeningNames(const OpeningNames& names) {
  const auto show = [this, &names] {
    tree_->showOpenings(names.all());
    showOpenings();
  };
  connect(&names, &OpeningNames::changed, this, show);
  show();
}

QString RecordPanel::openings() const {
  QStringList all;
  const std::vector<NationLook>& looks = tree_->recordModel().looks();
  for (std::size_t n = 0; n < looks.size(); ++n)
    if (const NamedOpening* named = tree_->recordModel().openingOf(NationId(n)))
      all << tr("%1: %2", "a nation, its opening").arg(looks[n].name, openingTitle(*named));
  return all.join(QStringLiteral(" · "));
}

/// The header of the game: who played which opening, each behind the colour of its nation.
void RecordPanel::showOpenings() {
  const RecordModel& model = tree_->recordModel();
  QStringList named, tips;
  for (std::size_t n = 0; n < model.looks().size(); ++n) {
    const NationLook& nation = model.looks()[n];
    const NamedOpening* opening = model.openingOf(NationId(n));
    const QString name = nation.name.toHtmlEscaped();
    if (opening != nullptr)
      named << QStringLiteral("<span style=\"white-space:nowrap\"><span style=\"color:%1\">■</span> %2: "
                              "<b>%3</b> %4</span>")
                   .arg(nation.curve.name(), name, QString::fromStdString(opening->code).toHtmlEscaped(),
                        openingName(*opening).toHtmlEscaped());
    QStringList spaces;
    const OpeningKey played = model.playedBy(NationId(n)).first(kToldTurns);
    for (std::size_t turn = 0; turn < played.turns(); ++turn)
      spaces << (played.at(turn) == Space::none ? QStringLiteral("–") : spaceName(played.at(turn)));
    tips << QStringLiteral("<b>%1:</b> %2").arg(name, spaces.join(QStringLiteral(", ")));
  }
  openings_->setVisible(!named.isEmpty());
  openings_->setText(named.join(QStringLiteral("&nbsp; ")));
  openings_->setToolTip(tips.join(QStringLiteral("<br>")));
  openings_->setAccessibleName(tr("Openings"));
  openings_->setAccessibleDescription(openings());
}

void RecordPanel::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(4);
  bar_ = new QWidget(this);
  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(6, 0, 6, 0);
  row->setSpacing(4);
  search_ = new QLineEdit(bar_);
  search_->setClearButtonEnabled(true);
  search_->setMinimumWidth(70);
  search_->installEventFilter(this);
  hits_ = new QLabel(bar_);
  hits_->setObjectName(QStringLiteral("hits"));
  hits_->setTextFormat(Qt::PlainText);
  row->addWidget(search_, 1);
  row->addWidget(hits_);
  before_ = addButton(QStringLiteral("before"), false);
  next_ = addButton(QStringLiteral("next"), false);
  fold_ = addButton(QStringLiteral("fold"), false);
  unfold_ = addButton(QStringLiteral("unfold"), false);
  sentences_ = addButton(QStringLiteral("sentences"), true);
  ledger_ = addButton(QStringLiteral("ledger"), true);
  tree_ = new RecordTree(store_, desk_, this);
  openings_ = new QLabel(this);
  openings_->setObjectName(QStringLiteral("openings"));
  openings_->setWordWrap(true);
  openings_->setTextFormat(Qt::RichText);
  openings_->setContentsMargins(8, 0, 8, 0);
  column->addWidget(bar_);
  column->addWidget(openings_);
  column->addWidget(tree_, 1);
  turnLine_ = new TurnLine(store_, desk_, this);
  column->addWidget(turnLine_);
  connect(turnLine_, &TurnLine::left, tree_, [this] { tree_->setFocus(Qt::OtherFocusReason); });
  connect(search_, &QLineEdit::textChanged, this,
          [this](const QString& text) { store_.dispatch(FindText{text.toStdString()}); });
  connect(before_, &QToolButton::clicked, this, [this] { find(-1); });
  connect(next_, &QToolButton::clicked, this, [this] { find(1); });
  connect(fold_, &QToolButton::clicked, this, [this] { store_.dispatch(FoldAll{true}); });
  connect(unfold_, &QToolButton::clicked, this, [this] { store_.dispatch(FoldAll{false}); });
  connect(sentences_, &QToolButton::clicked, this, [this] { setRecord(RecordView::sentences); });
  connect(ledger_, &QToolButton::clicked, this, [this] { setRecord(RecordView::ledger); });
}

QToolButton* RecordPanel::addButton(const QString& name, bool checkable) {
  auto* button = new QToolButton(bar_);
  button->setObjectName(name);
  button->setAutoRaise(!checkable);
  button->setCheckable(checkable);
  button->setFocusPolicy(Qt::TabFocus);
  button->installEventFilter(this);
  bar_->layout()->addWidget(button);
  return button;
}

void RecordPanel::retranslate() {
  setAccessibleName(tr("Record"));
  tree_->setAccessibleName(CommonWords::tr("Events"));
  tree_->setAccessibleDescription(
      tr("Click an event to go to it. The wheel moves by event, with Shift by round; with Alt it scrolls, "
         "with Ctrl it changes the size. Alt with the up and down arrows selects a line that branches off "
         "here; Enter shows the line."));
  search_->setPlaceholderText(tr("Find in the record"));
  search_->setAccessibleName(tr("Find in the record"));
  search_->setToolTip(
      tr("Enter or F3 finds the next match, with Shift the previous one. Put a phrase in \"quotes\"."));
  before_->setText(QStringLiteral("▲"));
  before_->setToolTip(tr("Previous match (Shift+F3)"));
  next_->setText(QStringLiteral("▼"));
  next_->setToolTip(tr("Next match (F3)"));
  fold_->setText(QStringLiteral("−"));
  fold_->setToolTip(tr("Collapse all rounds"));
  unfold_->setText(QStringLiteral("+"));
  unfold_->setToolTip(tr("Expand all rounds"));
  const QString wheel = tr("The wheel steps through the game; with Alt it scrolls.");
  sentences_->setText(tr("Text"));
  sentences_->setToolTip(tr("Shows the events in sentences.") + u' ' + wheel);
  ledger_->setText(tr("Ledger"));
  ledger_->setToolTip(tr("Shows in numbers what every event changed.") + u' ' + wheel);
  for (QToolButton* button : {before_, next_, fold_, unfold_, sentences_, ledger_})
    button->setAccessibleName(button->toolTip());
}

void RecordPanel::focusSearch() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

bool RecordPanel::focusTyping() {
  if (turnLine_->isHidden()) return false;
  turnLine_->edit().setFocus(Qt::ShortcutFocusReason);
  return true;
}

void RecordPanel::onChanged(const Change& change) {
  const bool anew = change.line || change.variations || change.remarks;
  if (anew) tree_->showLine();
  if (change.look && !anew) tree_->showLook();
  if (change.look) turnLine_->setLook(Look::of(store_.session().view));
  if (anew || change.look) showOpenings(); // in the colours of the tree
  if (change.line || change.look || change.record || change.tabs) showBar();
  if (change.line) return;
  if (change.record) tree_->showLedger();
  if (change.folded) tree_->showFolds();
  if (change.search) tree_->showSearch();
  if (change.search || change.cursor) showHits();
  const Tab* before = change.before.tab();
  if ((change.shown || change.cursor) && before != nullptr) tree_->showPlace(before->cursor, before->hover);
}

void RecordPanel::showBar() {
  const Tab* tab = store_.tab();
  const View& view = store_.session().view;
  const Look look = Look::of(view);
  bar_->setEnabled(tab != nullptr);
  sentences_->setChecked(view.record == RecordView::sentences);
  ledger_->setChecked(view.record == RecordView::ledger);
  for (QToolButton* button : {sentences_, ledger_})
    fillWhere(button->isChecked(), *button, look);
  showHits();
}

/// "3 of 17", or how many there are when the cursor is at none of them.
void RecordPanel::showHits() {
  const Tab* tab = store_.tab();
  const QString text = tab != nullptr ? QString::fromStdString(tab->search.text) : QString();
  if (search_->text() != text) {
    const QSignalBlocker quiet(search_);
    search_->setText(text);
  }
  const bool searching = !text.isEmpty();
  for (QWidget* widget :
       {static_cast<QWidget*>(hits_), static_cast<QWidget*>(before_), static_cast<QWidget*>(next_)})
    widget->setVisible(searching);
  if (!searching) return;
  const auto size = static_cast<int>(tab->search.size());
  const std::size_t number = tab->search.number(tab->cursor);
  if (number != 0)
    hits_->setText(CommonWords::tr("%1 of %2").arg(number).arg(size));
  else
    hits_->setText(size == 0   ? tr("Nothing found")
                   : size == 1 ? CommonWords::tr("1 found")
                               : tr("%n found", nullptr, size));
  before_->setEnabled(size > 0);
  next_->setEnabled(size > 0);
}

void RecordPanel::find(int by) {
  store_.dispatch(FindNext{by});
}

void RecordPanel::setRecord(RecordView record) {
  View view = store_.session().view;
  view.record = record;
  store_.dispatch(SetView{view});
  showBar();
}

/// Enter, F3 and Escape in the search field; Enter on buttons.
bool RecordPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (auto* button = qobject_cast<QToolButton*>(watched); button != nullptr && enter) {
    button->click();
    return true;
  }
  if (watched != search_) return QWidget::eventFilter(watched, event);
  if (enter || key->key() == Qt::Key_F3) {
    find(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    return true;
  }
  if (key->key() != Qt::Key_Escape) return QWidget::eventFilter(watched, event);
  tree_->setFocus(Qt::OtherFocusReason);
  return true;
}

void RecordPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    tree_->showLine();
    showBar();
    showOpenings();
  }
  QWidget::changeEvent(event);
}

void RecordPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  tree_->showPlace(1, 0);
}

} // namespace annales::viewer
