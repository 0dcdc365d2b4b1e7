#include "viewer/editor/board_editor.h"

#include "engine/boards/board_writer.h"
#include "viewer/board/board_legend.h"
#include "viewer/editor/board_choice.h"
#include "viewer/editor/board_form.h"
#include "viewer/editor/commit_typed.h"
#include "viewer/editor/edit_words.h"
#include "viewer/editor/own_board_dialog.h"
#include "viewer/editor/own_boards.h"
#include "viewer/editor/picture_form.h"
#include "viewer/editor/province_form.h"
#include "viewer/editor/starts_form.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/common_words.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/own_colours.h"

#include <QCloseEvent>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <utility>

namespace annales::viewer {

BoardEditor::BoardEditor(const View& view, QWidget* parent)
    : QMainWindow(parent), view_(view), look_(Look::of(view)), keeper_(std::make_unique<BoardDraftKeeper>()) {
  resizeOnScreen(*this, {1280, 800});
  makePanels();
  makeActions();
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(250);
  keepSoon_.setSingleShot(true);
  keepSoon_.setInterval(1500);
  connect(&checkSoon_, &QTimer::timeout, this, &BoardEditor::checkNow);
  connect(&keepSoon_, &QTimer::timeout, this, [this] {
    if (isChanged()) keeper_->keep(history_->now());
  });
  applyLook();
  retranslate();
  chooseTool(EditTool::select);
  showStates();
}

/// A form that loses the focus while it goes commits nothing any more.
BoardEditor::~BoardEditor() {
  for (const QWidget* part :
       std::initializer_list<const QWidget*>{canvas_, province_, starts_, board_, picture_})
    part->disconnect(this);
}

void BoardEditor::setView(const View& view) {
  if (view == view_) return;
  view_ = view;
  look_ = Look::of(view);
  applyLook();
}

void BoardEditor::openBoard(std::shared_ptr<const Board> board) {
  if (board) begin(BoardDraft(std::move(board)), {}, false);
}

bool BoardEditor::openFile(const QString& path, QString& why) {
  const auto text = OwnBoards::read(path, why);
  if (!text) return false;
  auto draft = BoardDraft::read(*text);
  if (!draft) {
    why = tr("%1 is not a board: %2").arg(path, reasonInWindow(draft.error()));
    return false;
  }
  begin(*std::move(draft), OwnBoards::isBuiltInFile(path) ? QString() : path, false);
  return true;
}

void BoardEditor::begin(BoardDraft draft, const QString& path, bool isUnsaved) {
  path_ = path;
  history_.emplace(std::move(draft));
  if (isUnsaved) history_->markUnsaved();
  selected_.clear();
  keeper_->drop();
  picture_->setBoardSize({this->draft()->board().view.width, this->draft()->board().view.height});
  pages_->setCurrentIndex(1);
  showDraft();
  canvas_->fit();
  canvas_->setFocus();
  checkNow();
  say({}, false);
}

void BoardEditor::apply(const DraftResult& result) {
  if (!history_) return;
  if (!result) {
    refused_ = true;
    say(reasonInWindow(result.error()), true);
    showDraft(); // forms are refilled with what is true
    return;
  }
  say({}, false);
  if (result->shared() == history_->now().shared()) return;
  history_->push(*result);
  keepSoon_.start();
  showDraft();
}

/// What was typed and not yet taken over counts, too. False: it was refused, and the message says why.
bool BoardEditor::commitFields() {
  refused_ = false;
  commitTyped(*this, *board_);
  return !refused_;
}

void BoardEditor::undo() {
  if (!history_ || !history_->canUndo()) return;
  history_->undo();
  showDraft();
}

void BoardEditor::redo() {
  if (!history_ || !history_->canRedo()) return;
  history_->redo();
  showDraft();
}

void BoardEditor::showDraft() {
  const BoardDraft& draft = history_->now();
  const ProvinceId p = draft.board().map->find(selected_);
  canvas_->setDraft(draft);
  canvas_->select(p);
  province_->show(draft, p);
  starts_->show(draft);
  canvas_->setStarts(starts_->nations(), starts_->nation());
  board_->show(draft);
  legend_->show(draft.shared(), look_);
  const Language language = spokenLanguage();
  setWindowTitle(tr("%1[*] – Board editor").arg(QString::fromStdString(draft.board().name.in(language))));
  setWindowModified(isChanged());
  showRules();
  checkSoon_.start();
  showStates();
}

/// Whether games know this board already: they remember the hash of what the rules see.
void BoardEditor::showRules() {
  const Hash& hash = history_->now().board().map->hash();
  const Language language = spokenLanguage();
  const auto ours = BoardShelf::builtIn().find(hash);
  const QString whose =
      ours ? tr("For the rules, this is %1").arg(QString::fromStdString(ours->name.in(language)))
           : tr("For the rules, this is a new board. Old games keep theirs.");
  rule_->setText(tr("%1 · %2").arg(whose, QString::fromStdString(hexOf(hash)).left(12)));
}

void BoardEditor::pick(ProvinceId p) {
  if (!history_) return;
  const Board& board = history_->now().board();
  selected_ = board.map->has(p) ? (*board.map)[p].id : std::string();
  canvas_->select(p);
  province_->show(history_->now(), p);
  if (canvas_->tool() == EditTool::select) tabs_->setCurrentWidget(province_);
}

void BoardEditor::say(const QString& sentence, bool isWarning) {
  message_->setText(sentence);
  message_->setForegroundRole(isWarning ? kWarningInk : QPalette::WindowText);
}

// ---- findings

void BoardEditor::checkNow() {
  checkSoon_.stop();
  if (!history_) return;
  findings_ = findings(history_->now());
  showFindings();
}

void BoardEditor::showFindings() {
  list_->clear();
  for (const Finding& finding : findings_) {
    const QString place = QString::fromStdString(finding.place);
    auto* item = new QListWidgetItem(
        QStringLiteral("%1: %2").arg(place.isEmpty() ? tr("Board") : place, reasonInWindow(finding)), list_);
    item->setData(Qt::UserRole, place);
  }
  if (!findings_.empty()) return;
  auto* item = new QListWidgetItem(tr("No findings. This board can be played on."), list_);
  item->setForeground(look_.good);
}

/// To the spot that a finding names: `provinces.arx.outline`, `borders.mons-silva`, `games.3.start.romans`.
void BoardEditor::goTo(const QListWidgetItem* item) {
  if (item == nullptr || !history_) return;
  const QString place = item->data(Qt::UserRole).toString();
  const Map& map = *history_->now().board().map;
  const QString rest = place.section(QLatin1Char('.'), 1, 1);
  if (place.startsWith(QStringLiteral("provinces."))) {
    const ProvinceId p = map.find(rest.toStdString());
    pick(p);
    canvas_->reveal(p);
    tabs_->setCurrentWidget(province_);
  } else if (place.startsWith(QStringLiteral("borders."))) {
    for (qsizetype at = rest.indexOf(QLatin1Char('-')); at > 0; at = rest.indexOf(QLatin1Char('-'), at + 1)) {
      const ProvinceId a = map.find(rest.left(at).toStdString()),
                       b = map.find(rest.mid(at + 1).toStdString());
      if (!a.exists() || !b.exists()) continue;
      pick(a);
      canvas_->reveal(a, b);
    }
  } else if (place.startsWith(QStringLiteral("games."))) {
    starts_->choose(rest.toInt(), place.section(QLatin1Char('.'), 3, 3).toStdString());
    tabs_->setCurrentWidget(starts_);
  } else {
    tabs_->setCurrentWidget(board_);
  }
}

// ---- files

bool BoardEditor::saveTo(const QString& path, bool asDraft, QString& why) {
  if (!history_) return false;
  checkNow();
  const Board& board = history_->now().board();
  if (!findings_.empty() && !asDraft) {
    why = tr("A board with findings cannot be played on.");
    return false;
  }
  if (OwnBoards::isBuiltInFile(path)) {
    why = tr("%1 is a board that comes with the program. Save yours under another name.").arg(path);
    return false;
  }
  const auto ours = BoardShelf::builtIn().find(board.map->id());
  if (ours && ours->map->hash() != board.map->hash() && !asDraft) {
    why = tr("A different board that comes with the program already has the id “%1”. Save yours under "
             "another id.")
              .arg(QString::fromStdString(board.map->id()));
    return false;
  }
  why = OwnBoards::write(path, writeBoard(board));
  if (!why.isEmpty()) return false;
  path_ = path;
  history_->markSaved();
  keepSoon_.stop();
  keeper_->drop();
  showDraft();
  say(CommonWords::tr("Saved as %1").arg(path), false);
  if (!asDraft) emit boardSaved(path);
  return true;
}

void BoardEditor::save() {
  if (!history_ || !commitFields()) return;
  if (path_.isEmpty()) return saveAsOwn();
  checkNow();
  const bool isDraft = path_.endsWith(QStringLiteral(".board-draft"));
  QString path = path_, why;
  if (isDraft && findings_.empty()) path = path.chopped(12) + QStringLiteral(".json");
  bool asDraft = false;
  if (!findings_.empty()) {
    QMessageBox box(QMessageBox::Warning, tr("The board has findings"),
                    tr("Findings of the board check: %1. This board cannot be played on yet. You can save it "
                       "as a draft and finish it later.")
                        .arg(findings_.size()),
                    QMessageBox::Cancel, this);
    const QPushButton* keep = box.addButton(tr("Save as a &draft"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() != keep) return;
    asDraft = true;
    if (!isDraft)
      path =
          (path.endsWith(QStringLiteral(".json")) ? path.chopped(5) : path) + QStringLiteral(".board-draft");
  }
  const QString before = path_;
  if (!saveTo(path, asDraft, why)) return say(why, true);
  if (isDraft && !asDraft) QFile::remove(before); // it has become a board
}

void BoardEditor::saveAsOwn() {
  if (!history_ || !commitFields()) return;
  const Board& board = history_->now().board();
  OwnBoardDialog dialog(QString::fromStdString(board.name.en), QString::fromStdString(board.name.de), this);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto own = history_->now().asOwn(dialog.id().toStdString(),
                                         {dialog.english().toStdString(), dialog.german().toStdString()});
  apply(own);
  if (!own) return;
  const QString before = std::exchange(path_, dialog.path());
  save();
  if (!isChanged()) return;
  path_ = before; // nothing was written there: the board stays the one that it was
  undo();
}

void BoardEditor::open() {
  if (!mayLeave()) return;
  const QString path =
      FileDialogs::fileToOpen(this, {.title = tr("Open a board"),
                                     .filters = tr("Boards (*.json *.board-draft)") + QStringLiteral(";;") +
                                                CommonWords::tr("All files (*)"),
                                     .purpose = QStringLiteral("boards"),
                                     .suggested = OwnBoards::folder() + u'/'});
  QString why;
  if (path.isEmpty() || openFile(path, why)) return;
  QMessageBox box(QMessageBox::Warning, tr("Open a board"), why, QMessageBox::Ok, this);
  box.setTextFormat(Qt::PlainText);
  box.exec();
}

/// What is discarded stays kept for a crash until something else is shown: who opens may still think better.
bool BoardEditor::mayLeave() {
  if (!commitFields()) return false;
  if (!isChanged()) return true;
  const auto answer = QMessageBox::question(
      this, CommonWords::tr("Unsaved changes"), tr("The board has unsaved changes."),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer != QMessageBox::Save) return answer == QMessageBox::Discard;
  save();
  return !isChanged();
}

void BoardEditor::choosePage() {
  if (!mayLeave()) return;
  history_.reset();
  keeper_->drop();
  keepSoon_.stop();
  checkSoon_.stop();
  choice_->refresh();
  pages_->setCurrentIndex(0);
  setWindowTitle(tr("Board editor"));
  setWindowModified(false);
  say({}, false);
  showStates();
}

void BoardEditor::closeEvent(QCloseEvent* event) {
  if (mayLeave()) {
    keepSoon_.stop();
    keeper_->drop();
    event->accept();
  } else {
    event->ignore();
  }
}

void BoardEditor::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (history_) showDraft();
  showFindings();
}

} // namespace annales::viewer
