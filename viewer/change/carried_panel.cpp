#include "viewer/change/carried_panel.h"

#include "viewer/look/common_words.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kLeastTable = 24; // pixels; in a low dock the words above it come first

} // namespace

CarriedPanel::CarriedPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), model_(new CarriedModel(this)), table_(new QTableView(this)),
      head_(new QLabel(this)), copy_(new QToolButton(this)) {
  build();
  connect(&store_, &SessionStore::changed, this, &CarriedPanel::follow);
  connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex& at) { goToRow(at.row()); });
  fit_.setSingleShot(true);
  fit_.setInterval(0);
  connect(&fit_, &QTimer::timeout, this, [this] {
    if (isVisible()) table_->resizeRowsToContents();
  });
  connect(copy_, &QToolButton::clicked, this, &CarriedPanel::copy);
  showLook();
}

void CarriedPanel::build() {
  head_->setTextFormat(Qt::PlainText);
  head_->setWordWrap(true);
  head_->setMargin(4);
  copy_->setAutoRaise(true);
  copy_->setFocusPolicy(Qt::TabFocus);
  table_->setModel(model_);
  setFocusProxy(table_);
  table_->installEventFilter(this);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(true);
  table_->setMinimumHeight(kLeastTable);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(CarriedModel::kDecision, QHeaderView::Stretch);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(4, 2, 4, 2);
  row->addWidget(head_, 1);
  row->addWidget(copy_, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(table_, 1);
  column->addStretch();
  setAutoFillBackground(true);
}

void CarriedPanel::show(CarriedOverview overview) {
  shown_ = std::move(overview);
  const Tab* tab = store_.tab();
  model_->show(shown_.report, tab != nullptr && tab->game->id() == shown_.game ? tab->game : nullptr);
  tell();
  fit_.start();
  table_->setCurrentIndex(model_->index(0, 0));
}

bool CarriedPanel::isOfTab() const {
  const Tab* tab = store_.tab();
  return tab != nullptr && !shown_.title.silent() && tab->game->id() == shown_.game;
}

void CarriedPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (change.line) tell();
}

void CarriedPanel::showLook() {
  const Look look = Look::of(store_.session().view);
  for (QWidget* widget : std::initializer_list<QWidget*>{table_, table_->horizontalHeader(), copy_})
    widget->setFont(look.font(9.5));
  head_->setFont(look.font(10, true));
  model_->setColours({look.warning, look.accent, look.dim});
  tell();
  fit_.start();
}

void CarriedPanel::tell() {
  copy_->setText(CommonWords::tr("Copy"));
  copy_->setToolTip(tr("Copy the list as text (Ctrl+C)"));
  setAccessibleName(tr("Effect on later decisions"));
  table_->setAccessibleName(accessibleName());
  const bool ofTab = isOfTab();
  const bool stands = ofTab && store_.tab()->game->log().find(shown_.head).has_value();
  if (!ofTab)
    head_->setText(tr("Change an earlier decision (E) or paste a line (Ctrl+V) to see the effect on later "
                      "decisions here."));
  else if (!stands)
    head_->setText(tr("%1 This has since been undone or changed.").arg(saidText(shown_.title)));
  else
    head_->setText(tr("%1 Later events: %2.").arg(saidText(shown_.title), model_->counts()));
  const bool rows = ofTab && stands && model_->rowCount() > 0;
  table_->setVisible(rows);
  copy_->setVisible(ofTab && stands);
}

/// False where the event no longer stands on a line of that name; nothing moves then.
bool CarriedPanel::goTo(const std::string& line, const Hash& event) {
  const auto found = store_.tab()->game->line(line);
  const auto node = found ? found->log().find(event) : std::nullopt;
  if (!node || found->placeOf(*node) == 0) return false;
  store_.dispatch(ShowEvent{line, event});
  return true;
}

/// What was left out is on the old line, as long as there is one; else it would come after its place.
void CarriedPanel::goToRow(int row) {
  if (!isOfTab() || row < 0 || row >= model_->rowCount()) return;
  const auto at = static_cast<std::size_t>(row);
  if (model_->row(row).fate == CarriedFate::leftOut && goTo(shown_.before, shown_.wasAt[at])) return;
  static_cast<void>(goTo(shown_.now, shown_.isAt[at]));
}

void CarriedPanel::copy() {
  QList<int> rows;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows())
    rows << index.row();
  std::ranges::sort(rows);
  if (rows.size() < 2) { // one is where the cursor is: nobody has selected any
    rows.clear();
    for (int row = 0; row < model_->rowCount(); ++row)
      rows << row;
  }
  QStringList lines{head_->text()};
  for (const int row : rows)
    lines << model_->textOf(row);
  QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

bool CarriedPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool shortcut = event->type() == QEvent::ShortcutOverride;
  if (!shortcut && event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool copies = key->matches(QKeySequence::Copy);
  if (!enter && !copies) return QWidget::eventFilter(watched, event);
  if (shortcut) {
    event->accept(); // the window copies branches with the same key
    return false;
  }
  if (enter) goToRow(table_->currentIndex().row());
  if (copies) copy();
  return true;
}

void CarriedPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  model_->retranslate();
  tell();
}

void CarriedPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit_.start();
}

void CarriedPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fit_.start();
}

} // namespace annales::viewer
