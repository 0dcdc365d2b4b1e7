#include "viewer/remarks/remark_list.h"

#include "importers/remarks/remark_writer.h"
#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/look/words.h"
#include "viewer/remarks/private_remarks.h"
#include "viewer/remarks/remark_file.h"
#include "viewer/remarks/remark_words.h"
#include "viewer/store/shown_game.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <set>

namespace annales::viewer {

RemarkList::RemarkList(RemarkBook& book, QWidget* parent)
    : QWidget(parent), book_(book), model_(new RemarkModel(this)), table_(new QTableView(this)),
      words_(new QLineEdit(this)), state_(new QComboBox(this)), author_(new QComboBox(this)),
      nation_(new QComboBox(this)), export_(new QToolButton(this)), count_(new QLabel(this)) {
  build();
  retranslate();
  showLook();
  connect(&book_.store(), &SessionStore::changed, this, &RemarkList::follow);
}

void RemarkList::build() {
  words_->setClearButtonEnabled(true);
  words_->installEventFilter(this);
  table_->installEventFilter(this);
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(static_cast<int>(RemarkColumn::text),
                                                   QHeaderView::Stretch);
  count_->setTextFormat(Qt::PlainText);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(6, 0, 6, 0);
  row->addWidget(words_, 2);
  for (QComboBox* box : {state_, author_, nation_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    row->addWidget(box, 1);
    connect(box, &QComboBox::currentIndexChanged, this, &RemarkList::ask);
  }
  export_->setAutoRaise(true);
  export_->setFocusPolicy(Qt::TabFocus);
  row->addWidget(export_);
  row->addWidget(count_);
  connect(export_, &QToolButton::clicked, this, &RemarkList::askForExport);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(table_, 1);
  connect(words_, &QLineEdit::textChanged, this, &RemarkList::ask);
  connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex& at) { goToRow(at.row()); });
}

void RemarkList::retranslate() {
  setAccessibleName(CommonWords::tr("All remarks"));
  table_->setAccessibleName(CommonWords::tr("All remarks"));
  words_->setPlaceholderText(tr("Search remarks"));
  words_->setAccessibleName(words_->placeholderText());
  const int chosen = std::max(0, state_->currentIndex());
  const QSignalBlocker quiet(state_);
  state_->clear();
  state_->addItems({tr("All"), tr("Open"), CommonWords::tr("Resolved"), tr("Mistakes")});
  state_->setCurrentIndex(chosen);
  state_->setAccessibleName(CommonWords::tr("Status"));
  export_->setText(CommonWords::tr("Export…"));
  export_->setToolTip(tr("Export the listed remarks (Ctrl+Shift+E)"));
  author_->setAccessibleName(CommonWords::tr("Author"));
  nation_->setAccessibleName(titleInWindow(Term::nation));
}

void RemarkList::follow(const Change& change) {
  if (change.look) showLook();
  stale_ = stale_ || change.line || change.remarks;
  if (!isVisible() || !active_) return;
  if (stale_) return reload();
  if (change.cursor) showPlace();
}

void RemarkList::setActive(bool active) {
  active_ = active;
  if (!active_ || !isVisible()) return;
  if (stale_) return reload();
  showPlace();
}

void RemarkList::showLook() {
  const Look look = Look::of(book_.store().session().view);
  model_->setWarning(look.warning);
  for (QWidget* widget : findChildren<QWidget*>())
    widget->setFont(look.font(9.5));
  table_->verticalHeader()->setDefaultSectionSize(QFontMetrics(table_->font()).height() +
                                                  static_cast<int>(look.px(6)));
  const std::array<double, kRemarkColumns> widths{52, 52, 90, 60, 90, 0, 72};
  for (int i = 0; i < kRemarkColumns; ++i)
    if (widths[static_cast<std::size_t>(i)] > 0)
      table_->setColumnWidth(i, static_cast<int>(look.px(widths[static_cast<std::size_t>(i)])));
}

void RemarkList::reload(bool anew) {
  stale_ = false;
  const Hash game = book_.tab() != nullptr ? book_.tab()->game->id() : Hash();
  auto board = book_.tab() != nullptr ? book_.tab()->game->sharedBoard() : nullptr;
  const bool same = !anew && game == game_ && board == board_;
  game_ = game;
  board_ = std::move(board);
  model_->changeRows([&](std::vector<RemarkRow> before) {
    return same ? remarkRows(book_, std::move(before)) : remarkRows(book_);
  });
  offer(*author_, model_->authors(), CommonWords::tr("All authors"));
  QStringList nations;
  if (const Tab* tab = book_.tab())
    for (std::size_t n = 0; n < tab->game->game().nations(); ++n)
      nations.append(nationName(*tab->game, tab->game->game().nationWord(NationId(n))));
  offer(*nation_, nations, tr("All nations"));
  ask();
}

/// What was chosen stays chosen as long as it is there.
void RemarkList::offer(QComboBox& box, const QStringList& values, const QString& any) {
  const QSignalBlocker quiet(&box);
  const QString before = box.currentData().toString();
  box.clear();
  box.addItem(any, QString());
  for (const QString& value : values)
    box.addItem(value, value);
  box.setCurrentIndex(std::max(0, box.findData(before)));
}

void RemarkList::ask() {
  RemarkListQuery query;
  query.words = words_->text();
  query.author = author_->currentData().toString();
  query.nation = nation_->currentData().toString();
  query.mistakes = state_->currentIndex() == mistakes;
  if (state_->currentIndex() == open) query.state = ThreadState::open;
  if (state_->currentIndex() == resolved) query.state = ThreadState::resolved;
  model_->setQuery(query);
  count_->setText(CommonWords::tr("%1 of %2").arg(model_->rowCount()).arg(model_->all()));
  showPlace();
}

void RemarkList::showPlace() {
  const Tab* tab = book_.tab();
  const int row = tab == nullptr ? -1 : model_->rowOf(tab->cursor);
  const QModelIndex now = table_->currentIndex();
  const bool there = now.isValid() && tab != nullptr && model_->row(now.row()).index == tab->cursor;
  if (row < 0 || there) return;
  table_->setCurrentIndex(model_->index(row, 0));
}

void RemarkList::goToRow(int row) {
  if (row >= 0 && row < model_->rowCount()) book_.perform(GoToEvent{model_->row(row).event});
}

void RemarkList::focusFilter() {
  words_->setFocus(Qt::ShortcutFocusReason);
  words_->selectAll();
}

/// Why there is nothing to export; empty where there is something.
QString RemarkList::lack() {
  if (book_.tab() == nullptr) return CommonWords::tr("Open a game first.");
  if (stale_) reload();
  if (model_->rowCount() > 0) return {};
  return model_->all() == 0 ? tr("This game has no remarks yet. Press D to write one.")
                            : tr("No remarks match. Remove a filter first.");
}

std::set<Hash> RemarkList::listedFor(Audience reader) const {
  std::set<Hash> listed;
  for (int row = 0; row < model_->rowCount(); ++row) {
    const Hash& remark = model_->row(row).remark;
    const DiscussedRemark* now = book_.discussion().find(remark);
    if (now == nullptr || mayRead(reader, now->now.audience)) listed.insert(remark);
  }
  return listed;
}

void RemarkList::exportTo(const QString& path, Audience reader) {
  if (const QString why = lack(); !why.isEmpty()) return emit told(why);
  const std::set<Hash> listed = listedFor(reader);
  const std::size_t leftOut = static_cast<std::size_t>(model_->rowCount()) - listed.size();
  const OpenedGame& game = *book_.tab()->game;
  const RemarkedGame written{game.log(), game.board(), namesOf(game).language,
                             [&](const DiscussedRemark& remark) { return listed.contains(remark.first); }};
  const QString trouble = RemarkFile::save(
      path, RemarkFile::isTable(path) ? remarksCsvHeader() + remarksCsv(written) : remarksMarkdown(written));
  if (!trouble.isEmpty()) return emit told(trouble);
  emit told(PrivateRemarks::withCount(tr("%1 of %2 remarks saved as %3.")
                                          .arg(listed.size())
                                          .arg(model_->all())
                                          .arg(QDir::toNativeSeparators(path)),
                                      leftOut));
}

void RemarkList::askForExport() {
  if (const QString why = lack(); !why.isEmpty()) return emit told(why);
  const ShownGame game(book_.store());
  const QString path = RemarkFile::ask(this, CommonWords::tr("remarks"));
  if (path.isEmpty()) return;
  const auto count = [this](Audience reader) { return listedFor(reader).size(); };
  const auto readers = PrivateRemarks::askForReaders(
      this, {{count(Audience::me), count(Audience::coach), count(Audience::club)}, 0});
  if (!readers) return;
  if (!game.stays()) return emit told(saidText(Said{SaidKey::shownElse, {}, {}}));
  exportTo(path, readers->reader);
}

bool RemarkList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (enter) goToRow(std::max(0, table_->currentIndex().row()));
  if (watched == words_ && key == Qt::Key_Down) table_->setFocus();
  return enter || QWidget::eventFilter(watched, event);
}

void RemarkList::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) reload();
}

void RemarkList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  reload(true);
}

} // namespace annales::viewer
