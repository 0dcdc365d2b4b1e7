#include "viewer/lesson/answers_window.h"

#include "libreplay/choice/decision.h"
#include "libreplay/words/reason.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/look/look.h"
#include "viewer/look/words.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {

AnswersWindow::AnswersWindow(RemarkBook& book, QWidget* parent)
    : QWidget(parent, Qt::Window), book_(book), rows_(new TextRows(Qt::AlignHCenter, this)),
      table_(new DataTable), unforeseen_(new QListWidget), head_(new QLabel), details_(new QLabel),
      turnsHead_(new QLabel), said_(new QLabel), open_(new QPushButton(tr("Open answers…"))),
      right_(new QPushButton(tr("Count as right"))), wrong_(new QPushButton(tr("Count as wrong…"))) {
  setAttribute(Qt::WA_DeleteOnClose);
  setAcceptDrops(true);
  setWindowTitle(tr("Answers of pupils"));
  build();
  showLook();
  judge();
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
    if (change.line || change.remarks) judge();
  });
  connect(open_, &QPushButton::clicked, this, &AnswersWindow::open);
  connect(right_, &QPushButton::clicked, this, [this] { accept(TurnWorth::right, {}); });
  connect(wrong_, &QPushButton::clicked, this, &AnswersWindow::askForText);
  connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &AnswersWindow::showDetails);
  connect(unforeseen_, &QListWidget::currentRowChanged, this, [this](int row) {
    right_->setEnabled(row >= 0);
    wrong_->setEnabled(row >= 0);
  });
}

void AnswersWindow::build() {
  for (QLabel* label : {head_, details_, turnsHead_, said_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  details_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  table_->setRows(rows_);
  table_->setFileName(QStringLiteral("answers"));
  table_->setAccessibleName(tr("Pupils and steps"));
  unforeseen_->setAccessibleName(tr("Turns that were not foreseen"));
  unforeseen_->setWordWrap(true);
  unforeseen_->installEventFilter(this);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(right_);
  buttons->addWidget(wrong_);
  buttons->addStretch();
  buttons->addWidget(open_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(head_);
  column->addWidget(table_, 3);
  column->addWidget(details_);
  column->addWidget(turnsHead_);
  column->addWidget(unforeseen_, 2);
  column->addLayout(buttons);
  column->addWidget(said_);
  right_->setEnabled(false);
  wrong_->setEnabled(false);
}

void AnswersWindow::showLook() {
  const Look look = Look::of(book_.store().session().view);
  table_->setLook(look);
  if (!isVisible()) resize(qRound(look.px(760)), qRound(look.px(560)));
}

bool AnswersWindow::add(const QString& path) {
  QFile file(path);
  const QString name = QFileInfo(path).fileName();
  if (!file.open(QIODevice::ReadOnly))
    return said_->setText(tr("Cannot read %1: %2").arg(name, file.errorString())), false;
  const QByteArray bytes = file.read(static_cast<qint64>(kMostAnswerBytes) + 1);
  auto answers = readAnswers(bytes.toStdString());
  if (!answers) {
    said_->setText(tr("%1 is not a file of answers: %2")
                       .arg(name, fromUtf8(reasonInWords(answers.error(), spokenLanguage()))));
    return false;
  }
  const std::size_t before = sheet_.again;
  files_.push_back(std::move(*answers));
  judge();
  tellAdded(before);
  askForGames();
  return true;
}

void AnswersWindow::tellAdded(std::size_t againBefore) {
  if (sheet_.again > againBefore && !files_.back().answers.empty())
    said_->setText(tr("Answers that had already been added count only once."));
  else if (!sheet_.strays.empty())
    said_->setText(tr("%n answer(s) belong to steps that are neither in an open game nor in the library. "
                      "Open the game of the lesson “%1”.",
                      nullptr, static_cast<int>(sheet_.strays.size()))
                       .arg(LessonWords::title(sheet_.strays.front().answer.lesson)));
  else
    said_->setText(tr("Answers by %1 added.").arg(fromUtf8(files_.back().pupil)));
}

/// Each once: the library may not have it.
void AnswersWindow::askForGames() {
  std::vector<Hash> missing;
  for (const StrayAnswer& stray : sheet_.strays) {
    const Hash& game = stray.answer.game;
    const bool isHere = std::ranges::any_of(games_, [&](const auto& one) { return one->id() == game; });
    if (!isHere && asked_.insert(game).second) missing.push_back(game);
  }
  if (!missing.empty()) emit gamesMissing(missing);
}

void AnswersWindow::take(const std::shared_ptr<const OpenedGame>& game) {
  const auto known = std::ranges::find_if(others_, [&](const auto& one) { return one->id() == game->id(); });
  known == others_.end() ? others_.push_back(game) : void(*known = game);
  judge();
  if (!files_.empty()) tellAdded(sheet_.again);
}

void AnswersWindow::refresh(const std::shared_ptr<const OpenedGame>& game) {
  const auto known = std::ranges::find_if(others_, [&](const auto& one) { return one->id() == game->id(); });
  if (known == others_.end() || *known == game) return;
  *known = game;
  judge();
}

void AnswersWindow::open() {
  const QStringList paths = FileDialogs::filesToOpen(this, {.title = tr("Open answers of pupils"),
                                                            .filters = tr("Answers (*.json);;All files (*)"),
                                                            .purpose = QStringLiteral("answers")});
  for (const QString& path : paths)
    if (!add(path)) return;
}

/// Once more, as the lessons are now.
void AnswersWindow::judge() {
  games_.clear();
  for (const Tab& tab : book_.store().session().tabs)
    if (std::ranges::none_of(games_, [&](const auto& game) { return game->id() == tab.game->id(); }))
      games_.push_back(tab.game);
  for (const auto& other : others_) // a tab may show it by now
    if (std::ranges::none_of(games_, [&](const auto& game) { return game->id() == other->id(); }))
      games_.push_back(other);
  std::vector<const EventLog*> logs;
  for (const auto& game : games_)
    logs.push_back(&game->log());
  sheet_ = answerSheet(logs, files_);
  turns_ = unforeseenTurns(sheet_, logs);
  fillTable();
  fillUnforeseen();
  showDetails();
}

void AnswersWindow::fillTable() {
  const auto pupils = static_cast<int>(sheet_.pupils.size());
  head_->setText(pupils == 0 ? tr("Drop files of answers here, or open them. The games of the lesson must be "
                                  "open or in the library.")
                             : tr("✓ right   ✗ wrong   ? not foreseen   ! not legal   … in words"));
  if (pupils == 0) return rows_->clear();
  std::vector<TextCell> heads{{tr("Pupil")}};
  for (const SheetStep& step : sheet_.steps)
    heads.push_back(
        {QString::number(step.place), tr("%1, step %2: %3")
                                          .arg(LessonWords::title(step.lesson))
                                          .arg(step.place)
                                          .arg(LessonWords::place(*games_[step.game], step.step.event))});
  heads.push_back({tr("Right")});
  std::vector<TextRow> rows;
  for (std::size_t pupil = 0; pupil < sheet_.pupils.size(); ++pupil) {
    std::vector<TextCell> cells{{fromUtf8(sheet_.pupils[pupil])}};
    for (std::size_t step = 0; step < sheet_.steps.size(); ++step) {
      const SheetAnswer* one = sheet_.of(pupil, step);
      cells.push_back(one == nullptr ? TextCell{QStringLiteral("–")} : TextCell{cell(*one), cellTip(*one)});
    }
    cells.push_back({tr("%1 of %2").arg(sheet_.rightOf(pupil)).arg(sheet_.steps.size())});
    rows.push_back({std::move(cells)});
  }
  const QModelIndex chosen = table_->source(table_->currentIndex());
  rows_->show(std::move(heads), std::move(rows));
  if (chosen.isValid() && chosen.row() < pupils) {
    const QModelIndex row = table_->shown(chosen.row());
    table_->setCurrentIndex(row.siblingAtColumn(chosen.column()));
  }
  table_->resizeColumnsToContents();
}

void AnswersWindow::fillUnforeseen() {
  const int row = unforeseen_->currentRow();
  unforeseen_->clear();
  for (const UnforeseenTurn& one : turns_) {
    QStringList pupils;
    for (const std::size_t place : one.answers)
      pupils.append(fromUtf8(sheet_.pupils[sheet_.answers[place].pupil]));
    pupils.removeDuplicates();
    const SheetStep& step = sheet_.steps[one.step];
    unforeseen_->addItem(tr("%1, step %2 (%3): %4")
                             .arg(LessonWords::title(step.lesson))
                             .arg(step.place)
                             .arg(pupils.join(QStringLiteral(", ")), turn(step, one.events)));
  }
  turnsHead_->setText(turns_.empty() ? tr("No unforeseen turns.")
                                     : tr("Unforeseen turns. Enter counts the chosen turn as right, Delete "
                                          "counts it as wrong. All pupils are then judged again."));
  unforeseen_->setVisible(!turns_.empty());
  right_->setEnabled(false);
  wrong_->setEnabled(false);
  if (!turns_.empty()) unforeseen_->setCurrentRow(std::clamp(row, 0, static_cast<int>(turns_.size()) - 1));
}

QString AnswersWindow::cell(const SheetAnswer& one) const {
  QString sign = QStringLiteral("?");
  if (one.inWords())
    sign = QStringLiteral("…");
  else if (one.isRefused())
    sign = QStringLiteral("!");
  else if (one.verdict.worth == TryWorth::right)
    sign = one.answer.shown ? QStringLiteral("(✓)") : QStringLiteral("✓");
  else if (one.verdict.worth == TryWorth::wrong)
    sign = QStringLiteral("✗");
  return one.answer.hints > 0 ? tr("%1 (%n hint(s))", nullptr, one.answer.hints).arg(sign) : sign;
}

QString AnswersWindow::cellTip(const SheetAnswer& one) const {
  QStringList lines;
  if (!one.inWords() && !one.unreadable) lines.append(turn(sheet_.steps[one.step], one.turn.events));
  if (!one.answer.text.empty()) lines.append(fromUtf8(one.answer.text));
  if (one.isRefused()) lines.append(tr("Not legal: %1").arg(reason(one)));
  if (one.answer.shown) lines.append(tr("The answer had already been shown."));
  if (one.verdict.turn)
    if (const std::string& text = sheet_.steps[one.step].ask.turns[*one.verdict.turn].text; !text.empty())
      lines.append(fromUtf8(text));
  return lines.join(u'\n');
}

void AnswersWindow::showDetails() {
  const QModelIndex chosen = table_->source(table_->currentIndex());
  const auto column = static_cast<std::size_t>(std::max(chosen.column(), 0)); // 0: the pupil
  const SheetAnswer* one = column == 0 || column > sheet_.steps.size()
                               ? nullptr
                               : sheet_.of(static_cast<std::size_t>(chosen.row()), column - 1);
  details_->setText(one == nullptr ? QString() : cellTip(*one));
  details_->setVisible(one != nullptr);
}

DisplayNames AnswersWindow::namesOf(const SheetStep& step) const {
  DisplayNames names = games_[step.game]->names();
  names.language = spokenLanguage();
  return names;
}

QString AnswersWindow::turn(const SheetStep& step, std::span<const Event> events) const {
  const DisplayNames names = namesOf(step);
  QStringList words;
  for (const Event& event : events)
    if (isDecision(event)) words.append(fromUtf8(sentenceOf(event, names)));
  return words.isEmpty() ? tr("ends the turn at once") : words.join(QStringLiteral("; "));
}

QString AnswersWindow::reason(const SheetAnswer& one) const {
  if (one.unreadable) return fromUtf8(reasonInWords(*one.unreadable, spokenLanguage()));
  return fromUtf8(reasonInWords(*one.turn.refused, namesOf(sheet_.steps[one.step])));
}

void AnswersWindow::accept(TurnWorth worth, const QString& text) {
  const int row = unforeseen_->currentRow();
  if (row < 0 || row >= static_cast<int>(turns_.size())) return;
  const UnforeseenTurn& one = turns_[static_cast<std::size_t>(row)];
  const SheetStep step = sheet_.steps[one.step]; // judging again makes others
  const std::shared_ptr<const OpenedGame> game = games_[step.game];
  const Discussion discussion(game->log(), game->log().annotations());
  const Hash remark = discussion.remarks()[step.step.remark].first;
  const Ask ask = withAnswer(game->log(), step, one.events, worth, text.toStdString());
  const auto& tabs = book_.store().session().tabs;
  const auto tab =
      std::ranges::find_if(tabs, [&](const Tab& other) { return other.game->id() == game->id(); });
  if (tab == tabs.end())
    book_.store().dispatch(OpenGame{game}); // what changes is seen, and can be undone there
  else if (book_.tab() == nullptr || book_.tab()->game->id() != game->id())
    book_.store().dispatch(SwitchTab{static_cast<std::size_t>(tab - tabs.begin())});
  if (book_.perform(SetStepAsk{remark, ask}))
    said_->setText(worth == TurnWorth::right ? tr("The turn counts as right. Undo with Ctrl+Z in the game.")
                                             : tr("The turn counts as wrong. Undo with Ctrl+Z in the game."));
}

void AnswersWindow::askForText() {
  bool wanted = false;
  const QString text = QInputDialog::getMultiLineText(
      this, tr("Count as wrong"), tr("Text for pupils who play this turn:"), QString(), &wanted);
  if (wanted) accept(TurnWorth::wrong, text.trimmed());
}

void AnswersWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void AnswersWindow::dropEvent(QDropEvent* event) {
  for (const QUrl& url : event->mimeData()->urls())
    if (url.isLocalFile() && !add(url.toLocalFile())) return;
}

bool AnswersWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return accept(TurnWorth::right, {}), true;
  if (key == Qt::Key_Delete) return askForText(), true;
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
