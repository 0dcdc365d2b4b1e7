#include "viewer/findremarks/find_remarks_panel.h"

#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"
#include "viewer/remarks/private_remarks.h"
#include "viewer/remarks/remark_file.h"
#include "viewer/store/trouble.h"

#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>

namespace annales::viewer {
namespace {

/// None: a program's remarks are for everybody.
std::optional<Audience> audienceOf(RemarkLayer layer) {
  switch (layer) {
  case RemarkLayer::mine:
    return Audience::me;
  case RemarkLayer::coach:
    return Audience::coach;
  case RemarkLayer::club:
    return Audience::club;
  case RemarkLayer::machine:
    return std::nullopt;
  }
  return std::nullopt;
}

} // namespace

FindRemarksPanel::FindRemarksPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), hits_(new HitsModel(this)), waiting_(new WaitingModel(this)) {
  build();
  connectParts();
  nameThings();
  showLook();
  showRows();
}

void FindRemarksPanel::connectParts() {
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
  connect(words_, &QLineEdit::textChanged, this, &FindRemarksPanel::search);
  connect(tag_, &QLineEdit::textChanged, this, &FindRemarksPanel::search);
  connect(author_, &QComboBox::currentTextChanged, this, &FindRemarksPanel::search);
  connect(layer_, &QComboBox::currentIndexChanged, this, &FindRemarksPanel::search);
  connect(sign_, &QComboBox::currentIndexChanged, this, &FindRemarksPanel::search);
  connect(state_, &QComboBox::currentIndexChanged, this, &FindRemarksPanel::search);
  connect(searchButton_, &QToolButton::toggled, this, &FindRemarksPanel::showLook);
  connect(searchButton_, &QToolButton::clicked, this, &FindRemarksPanel::showSearch);
  connect(waitingButton_, &QToolButton::clicked, this, &FindRemarksPanel::showWaiting);
  connect(export_, &QPushButton::clicked, this, &FindRemarksPanel::askForExport);
  for (DataTable* table : {hitsTable_, waitingTable_})
    connect(table, &DataTable::opened, this, [this](const QModelIndex& at) { choose(at.row()); });
  connect(&seeker_, &RemarkSeeker::hitsCame, this, [this](const std::vector<RemarkHit>& hits, bool first) {
    first ? begin(hits) : hits_->appendRows(hits);
  });
  connect(&seeker_, &RemarkSeeker::ended, this, &FindRemarksPanel::noteEnd);
  connect(&seeker_, &RemarkSeeker::waitingCame, this, [this](const std::vector<WaitingGame>& games) {
    waiting_->setRows(games);
    if (!games.empty()) waitingTable_->selectRow(0);
    status_->setText(
        games.empty()
            ? QString()
            : tr("%n game(s) with open remarks. Press Enter to open a game at its first open remark.",
                 nullptr, static_cast<int>(games.size())));
    showRows();
  });
  connect(&seeker_, &RemarkSeeker::failed, this, [this](const LibraryError& error) {
    failure_ = LibraryTrouble::sentence(error, library_);
    hits_->setRows({});
    waiting_->setRows({});
    status_->clear();
    showRows();
  });
  connect(&seeker_, &RemarkSeeker::exported, this, [this](const QString& sentence) { emit told(sentence); });
  connect(&watch_, &LibraryWatch::changed, this, &FindRemarksPanel::search);
  connect(&watch_, &LibraryWatch::vanished, this, &FindRemarksPanel::search);
}

void FindRemarksPanel::setLibrary(const QString& path) {
  library_ = path;
  watch_.watch(path);
  search();
}

void FindRemarksPanel::showSearch() {
  searchButton_->setChecked(true);
  search();
  words_->setFocus(Qt::ShortcutFocusReason);
  words_->selectAll();
}

void FindRemarksPanel::showWaiting() {
  waitingButton_->setChecked(true);
  search();
  waitingTable_->setFocus(Qt::ShortcutFocusReason);
}

RemarkSearch FindRemarksPanel::asked() const {
  RemarkSearch search;
  search.query.text = words_->text().toStdString();
  search.query.author = author_->currentText().trimmed().toStdString();
  search.query.tag = tag_->text().trimmed().toStdString();
  search.sign = sign_->currentData().toString().toStdString();
  search.query.onlyOpen = state_->currentIndex() == 1;
  const int layer = layer_->currentData().toInt();
  if (layer >= 0) {
    search.query.audience = audienceOf(static_cast<RemarkLayer>(layer));
    search.query.layer = search.query.audience ? Layer::human : Layer::machine;
  }
  return search;
}

bool FindRemarksPanel::asksAnything() const {
  return !words_->text().trimmed().isEmpty() || !author_->currentText().trimmed().isEmpty() ||
         !tag_->text().trimmed().isEmpty() || sign_->currentIndex() > 0 || layer_->currentIndex() > 0 ||
         state_->currentIndex() > 0;
}

/// Whatever ran before is dropped. Nobody looks: it is done when somebody does.
void FindRemarksPanel::search() {
  stale_ = !isVisible();
  conditions_->setVisible(!showsWaiting());
  if (stale_) return;
  failure_.clear();
  if (library_.isEmpty()) {
    seeker_.cancel();
    hits_->setRows({});
    waiting_->setRows({});
    status_->clear();
    return showRows();
  }
  watch_.remember();
  status_->setText(tr("Searching…"));
  if (showsWaiting())
    seeker_.listWaiting(library_);
  else
    seeker_.seek(library_, asked());
  showRows();
}

/// The remark that was chosen stays chosen where it is still found.
void FindRemarksPanel::begin(const std::vector<RemarkHit>& hits) {
  const int before = hitsTable_->chosenRow();
  const Hash chosen = before >= 0 ? hits_->hit(before).remark : Hash{};
  hits_->setRows(hits);
  const int row = before >= 0 ? hits_->rowOf(chosen) : -1;
  row >= 0 ? hitsTable_->chooseRow(row) : hitsTable_->selectRow(0);
  showRows();
}

void FindRemarksPanel::noteEnd(const SearchEnd& end) {
  const QLocale locale;
  if (end.cut)
    status_->setText(tr("Only the newest %1 remarks are listed. Add a word to narrow the search.")
                         .arg(locale.toString(end.hits)));
  else if (end.hits == 0)
    status_->clear();
  else
    status_->setText(
        tr("%1 in %2").arg(tr("%Ln remark(s)", nullptr, end.hits), tr("%Ln game(s)", nullptr, end.games)));
  const QSignalBlocker quiet(author_);
  const QString typed = author_->currentText();
  for (const QString& name : hits_->authors())
    if (author_->findText(name) < 0) author_->addItem(name);
  author_->setEditText(typed);
  showRows();
}

QString FindRemarksPanel::emptySentence() const {
  if (library_.isEmpty()) return tr("No library is open. Open one on the page “Games”.");
  if (!failure_.isEmpty()) return failure_;
  if (seeker_.busy()) return {};
  if (showsWaiting())
    return tr("No games are waiting for an answer. Give a remark the tag “open” to list its game here.");
  const QString words = words_->text().trimmed();
  if (!words.isEmpty())
    return tr("No remarks contain “%1”. Try the beginning of a word, or remove a filter.").arg(words);
  if (asksAnything()) return tr("No remarks match. Remove a filter.");
  return tr("This library has no remarks yet. Open a game and press D to write the first one.");
}

void FindRemarksPanel::showRows() {
  const bool rows = table().model()->rowCount() > 0;
  if (!rows) empty_->setText(emptySentence());
  pages_->setCurrentWidget(!rows ? static_cast<QWidget*>(empty_) : &table());
  export_->setEnabled(!showsWaiting() && rows);
}

void FindRemarksPanel::choose(int row) {
  if (row < 0 || row >= table().model()->rowCount()) return;
  if (showsWaiting())
    emit gameChosen(waiting_->game(row).game);
  else
    emit remarkChosen(hits_->hit(row).game, hits_->hit(row).event);
}

void FindRemarksPanel::exportTo(const QString& path, Audience reader) {
  if (!library_.isEmpty()) seeker_.exportTo(library_, asked(), path, reader);
}

void FindRemarksPanel::askForExport() {
  if (hits_->rowCount() == 0) return emit told(tr("No remarks to export."));
  const QString path = RemarkFile::ask(this, CommonWords::tr("remarks"));
  if (path.isEmpty()) return;
  if (const auto readers = PrivateRemarks::askForReaders(this)) exportTo(path, readers->reader);
}

bool FindRemarksPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  DataTable& rows = table();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (enter && watched == words_) return choose(rows.chosenRow()), true;
  if (watched == words_ && key == Qt::Key_Down && rows.model()->rowCount() > 0)
    return rows.setFocus(Qt::OtherFocusReason), true;
  if (watched == hitsTable_ && key == Qt::Key_Up && hitsTable_->currentIndex().row() <= 0)
    return words_->setFocus(Qt::OtherFocusReason), true;
  return QWidget::eventFilter(watched, event);
}

void FindRemarksPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) search();
}

void FindRemarksPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  nameThings();
  search();
}

} // namespace annales::viewer
