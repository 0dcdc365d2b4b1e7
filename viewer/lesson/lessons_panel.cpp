#include "viewer/lesson/lessons_panel.h"

#include "viewer/lesson/add_step_dialog.h"
#include "viewer/lesson/answers_dialog.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/tool_row.h"
#include "viewer/remarks/remark_words.h"
#include "viewer/store/shown_game.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace annales::viewer {

/// Nothing is moved here: the lesson is changed, and the tree is rebuilt.
void LessonTree::dropEvent(QDropEvent* event) {
  event->setDropAction(Qt::IgnoreAction);
  event->accept();
  const QModelIndex from = currentIndex(), over = indexAt(event->position().toPoint());
  if (!from.parent().isValid() || !over.isValid()) return;
  if (over == from.parent()) return emit dragged(0);
  if (over.parent() != from.parent()) return;
  int to = over.row();
  if (dropIndicatorPosition() == BelowItem && to < from.row()) ++to;
  if (dropIndicatorPosition() == AboveItem && to > from.row()) --to;
  emit dragged(to);
}

LessonsPanel::LessonsPanel(RemarkBook& book, QWidget* parent)
    : QWidget(parent), book_(book), tree_(new LessonTree), empty_(new QLabel), present_(new QToolButton),
      export_(new QToolButton), add_(new QToolButton), up_(new QToolButton), down_(new QToolButton),
      out_(new QToolButton), rename_(new QToolButton), answers_(new QToolButton) {
  build();
  connect(&book_.store(), &SessionStore::changed, this, &LessonsPanel::follow);
  connect(tree_, &QTreeWidget::currentItemChanged, this, &LessonsPanel::showButtons);
  connect(tree_, &QTreeWidget::itemDoubleClicked, this, &LessonsPanel::goToStep);
  connect(tree_, &LessonTree::dragged, this, &LessonsPanel::moveTo,
          Qt::QueuedConnection); // the tree is rebuilt, which must not happen in the middle of a drag
  connect(present_, &QToolButton::clicked, this, &LessonsPanel::present);
  connect(export_, &QToolButton::clicked, this, &LessonsPanel::exportLesson);
  connect(add_, &QToolButton::clicked, this, &LessonsPanel::addStep);
  connect(up_, &QToolButton::clicked, this, [this] { moveTo(chosenStep() - 1); });
  connect(down_, &QToolButton::clicked, this, [this] { moveTo(chosenStep() + 1); });
  connect(out_, &QToolButton::clicked, this, &LessonsPanel::takeOut);
  connect(rename_, &QToolButton::clicked, this, &LessonsPanel::rename);
  connect(answers_, &QToolButton::clicked, this, [this] { editAnswers(); });
  retranslate();
  showLook();
  reload();
}

void LessonsPanel::build() {
  tree_->setColumnCount(1);
  tree_->header()->hide();
  tree_->setUniformRowHeights(true);
  tree_->setExpandsOnDoubleClick(false);
  tree_->setDragDropMode(QAbstractItemView::InternalMove);
  tree_->setTextElideMode(Qt::ElideRight);
  tree_->installEventFilter(this);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(12);
  empty_->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(toolRow({present_, export_, add_, answers_, up_, down_, out_, rename_}));
  column->addWidget(tree_, 1);
  column->addWidget(empty_, 1);
  setAutoFillBackground(true);
}

void LessonsPanel::retranslate() {
  setAccessibleName(tr("Lessons"));
  tree_->setAccessibleName(tr("Lessons and their steps"));
  const auto say = [](QToolButton* button, const QString& word, const QString& tip) {
    button->setText(word);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
  };
  say(present_, tr("Present"), tr("Present the lesson full screen (F5)"));
  say(export_, tr("Export…"), tr("Save the lesson as a web page, a worksheet or an event log for pupils"));
  say(add_, tr("Add…"), tr("Add the shown position to a lesson (Ctrl+Shift+P)"));
  say(answers_, tr("Answers…"), tr("Set which turns are right at the step, and add hints (F4)"));
  say(up_, QStringLiteral("▲"), tr("Move the step up (Ctrl+Up)"));
  say(down_, QStringLiteral("▼"), tr("Move the step down (Ctrl+Down)"));
  say(out_, tr("Remove"), tr("Remove the step from the lesson; its remark stays (Delete)"));
  say(rename_, CommonWords::tr("Rename"), tr("Rename the lesson (F2)"));
  empty_->setText(tr("No lessons yet. Go to a position worth a question and press Ctrl+Shift+P to make it "
                     "the first step of a lesson."));
}

void LessonsPanel::showLook() {
  const Look look = Look::of(book_.store().session().view);
  for (QToolButton* button : {present_, export_, add_, answers_, up_, down_, out_, rename_})
    button->setFont(look.font(9.5));
}

void LessonsPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (!change.line && !change.remarks) return;
  stale_ = true;
  if (isVisible()) reload();
}

/// All that it has was said by machines, which may be hidden.
bool LessonsPanel::isMachines(const Lesson& lesson) const {
  return std::ranges::all_of(lesson.steps, [this](const LessonStep& step) {
    return book_.discussion().remarks()[step.remark].now.layer == Layer::machine;
  });
}

/// What was chosen stays chosen as long as it is there.
void LessonsPanel::reload() {
  stale_ = false;
  const Lesson* chosen = tree_->currentItem() != nullptr ? chosenLesson() : nullptr;
  const std::string slug = chosen != nullptr ? chosen->slug : std::string();
  const int step = chosenStep();
  lessons_ = book_.tab() == nullptr ? std::vector<Lesson>() : lessonsOf(book_.discussion());
  if (!book_.store().session().view.shows(RemarkLayer::machine))
    std::erase_if(lessons_, [this](const Lesson& lesson) { return isMachines(lesson); });
  fill();
  if (const Lesson* still = lessonWith(lessons_, slug))
    choose(slug, std::min(step, static_cast<int>(still->steps.size()) - 1));
  else if (!lessons_.empty())
    choose(lessons_.front().slug);
  tree_->setVisible(!lessons_.empty());
  empty_->setVisible(lessons_.empty());
  showButtons();
}

void LessonsPanel::fill() {
  tree_->clear();
  for (const Lesson& lesson : lessons_) {
    auto* top = new QTreeWidgetItem(tree_);
    top->setText(0, tr("%1 (%n step(s))", nullptr, static_cast<int>(lesson.steps.size()))
                        .arg(LessonWords::title(lesson.slug)));
    top->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
    const std::vector<int> unclear = unclearSteps(lesson);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const Annotation& remark = book_.discussion().remarks()[lesson.steps[i].remark].now;
      auto* step = new QTreeWidgetItem(top);
      const bool open = std::ranges::find(unclear, static_cast<int>(i)) != unclear.end();
      const QString glance = QStringLiteral("%1. %2").arg(i + 1).arg(LessonWords::glance(remark));
      step->setText(0, open ? tr("%1 (right turns unclear)").arg(glance) : glance);
      const QString place = LessonWords::place(*book_.tab()->game, lesson.steps[i].event);
      const QString by = tr("%1, by %2").arg(place, fromUtf8(remark.author));
      step->setToolTip(0, plainTip(open ? by + u'\n' +
                                              tr("The step does not say which turns are right, so pupils get "
                                                 "no verdict. Press F4 to set the right turns.")
                                        : by));
      step->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled |
                     Qt::ItemNeverHasChildren);
    }
  }
  tree_->expandAll();
}

const Lesson* LessonsPanel::chosenLesson() const {
  if (lessons_.empty()) return nullptr;
  const QModelIndex at = tree_->currentIndex();
  const int row = at.parent().isValid() ? at.parent().row() : at.row();
  return &lessons_[static_cast<std::size_t>(std::clamp(row, 0, static_cast<int>(lessons_.size()) - 1))];
}

int LessonsPanel::chosenStep() const {
  const QModelIndex at = tree_->currentIndex();
  return at.parent().isValid() ? at.row() : -1;
}

void LessonsPanel::choose(const std::string& slug, int step) {
  if (stale_) reload();
  for (std::size_t i = 0; i < lessons_.size(); ++i) {
    if (lessons_[i].slug != slug) continue;
    QTreeWidgetItem* top = tree_->topLevelItem(static_cast<int>(i));
    QTreeWidgetItem* item = step >= 0 && step < top->childCount() ? top->child(step) : top;
    tree_->setCurrentItem(item);
    tree_->scrollToItem(item);
  }
}

void LessonsPanel::showButtons() {
  const Lesson* lesson = chosenLesson();
  const int step = chosenStep();
  const bool writable = book_.canWrite();
  add_->setEnabled(writable);
  present_->setEnabled(lesson != nullptr);
  export_->setEnabled(lesson != nullptr);
  rename_->setEnabled(writable && lesson != nullptr);
  out_->setEnabled(writable && step >= 0);
  answers_->setEnabled(writable && step >= 0);
  up_->setEnabled(writable && step > 0);
  down_->setEnabled(writable && step >= 0 && lesson != nullptr &&
                    step + 1 < static_cast<int>(lesson->steps.size()));
}

void LessonsPanel::goToStep() {
  const Lesson* lesson = chosenLesson();
  if (lesson == nullptr || chosenStep() < 0) return;
  const NodeIndex event = lesson->steps[static_cast<std::size_t>(chosenStep())].event;
  book_.perform(GoToEvent{book_.tab()->game->log()[event].id});
}

void LessonsPanel::moveTo(int place) {
  const Lesson* lesson = chosenLesson();
  const int step = chosenStep();
  if (lesson == nullptr || step < 0 || place < 0 || place >= static_cast<int>(lesson->steps.size())) return;
  const std::string slug = lesson->slug;
  if (book_.perform(MoveLessonStep{slug, static_cast<std::size_t>(step), static_cast<std::size_t>(place)}))
    choose(slug, place);
}

void LessonsPanel::takeOut() {
  const Lesson* lesson = chosenLesson();
  if (lesson != nullptr && chosenStep() >= 0)
    book_.perform(TakeOutLessonStep{lesson->slug, static_cast<std::size_t>(chosenStep())});
}

void LessonsPanel::rename() {
  const Lesson* lesson = chosenLesson();
  if (lesson == nullptr) return;
  const ShownGame game(book_.store());
  bool sure = false;
  const QString title = QInputDialog::getText(this, tr("Rename the lesson"), CommonWords::tr("Name"),
                                              QLineEdit::Normal, LessonWords::title(lesson->slug), &sure);
  if (!sure || title.trimmed().isEmpty()) return;
  if (!game.stays()) return emit told(saidText(Said{SaidKey::shownElse, {}, {}}));
  renameTo(title);
}

std::vector<int> LessonsPanel::unclearSteps(const Lesson& lesson) const {
  std::vector<int> unclear;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const DiscussedRemark& remark = book_.discussion().remarks()[lesson.steps[i].remark];
    if (askOf(book_.tab()->game->log(), book_.discussion(), remark).source == AskSource::unclear)
      unclear.push_back(static_cast<int>(i));
  }
  return unclear;
}

bool LessonsPanel::editAnswers() {
  const Lesson* lesson = chosenLesson();
  if (lesson == nullptr || chosenStep() < 0 || !book_.canWrite()) return false;
  const DiscussedRemark& remark =
      book_.discussion().remarks()[lesson->steps[static_cast<std::size_t>(chosenStep())].remark];
  if (!book_.isOwn(remark) && remark.now.layer == Layer::human)
    return emit told(saidText(Said{SaidKey::stepOfAnother, remark.now.author, {}})), false;
  const ShownGame shown(book_.store());
  const Hash id = remark.first;
  const auto game = book_.tab()->game;
  AnswersDialog dialog(game, askOf(game->log(), book_.discussion(), remark), book_.store().session().view,
                       this);
  if (dialog.exec() != QDialog::Accepted) return false;
  if (!shown.stays()) return emit told(saidText(Said{SaidKey::shownElse, {}, {}})), false;
  return book_.perform(SetStepAsk{id, dialog.ask()});
}

void LessonsPanel::renameTo(const QString& title) {
  const Lesson* lesson = chosenLesson();
  if (lesson == nullptr) return;
  if (book_.perform(RenameLesson{lesson->slug, title.toStdString()})) choose(lessonSlug(title.toStdString()));
}

/// Of the chosen lesson; nothing, and said why, where there is none or its author must answer first.
std::optional<std::string> LessonsPanel::readyLesson() {
  if (stale_) reload();
  if (book_.tab() == nullptr) return emit told(CommonWords::tr("Open a game first.")), std::nullopt;
  if (lessons_.empty())
    return emit told(tr("This game has no lessons yet. Press Ctrl+Shift+P to start one with the shown "
                        "position.")),
           std::nullopt;
  const std::string slug = chosenLesson()->slug;
  return saysWhatIsUnclear(*chosenLesson()) ? std::nullopt : std::optional(slug);
}

void LessonsPanel::present() {
  if (const auto slug = readyLesson()) emit presentAsked(*slug);
}

void LessonsPanel::exportLesson() {
  if (const auto slug = readyLesson()) emit exportAsked(*slug);
}

/// The steps that its author can make clear are asked about once, before pupils see them.
bool LessonsPanel::saysWhatIsUnclear(const Lesson& lesson) {
  std::vector<int> unclear = unclearSteps(lesson);
  std::erase_if(unclear, [&](int step) {
    const DiscussedRemark& remark =
        book_.discussion().remarks()[lesson.steps[static_cast<std::size_t>(step)].remark];
    return !book_.canWrite() || (!book_.isOwn(remark) && remark.now.layer == Layer::human);
  });
  const std::string slug = lesson.slug;
  if (unclear.empty() || !asked_.emplace(book_.tab()->game->id(), slug).second) return false;
  const ShownGame shown(book_.store());
  QMessageBox box(
      QMessageBox::Question, tr("Which turns are right?"),
      tr("%n step(s) do not say which turns are right. Pupils can play there, but get no verdict.", nullptr,
         static_cast<int>(unclear.size())),
      QMessageBox::Cancel, this);
  box.setTextFormat(Qt::PlainText);
  const QPushButton* say = box.addButton(tr("&Say it now"), QMessageBox::AcceptRole);
  const QPushButton* present = box.addButton(tr("&Present anyway"), QMessageBox::DestructiveRole);
  box.exec();
  if (box.clickedButton() == present && shown.stays()) return false;
  if (box.clickedButton() != say || !shown.stays()) return true;
  for (const int step : unclear) {
    choose(slug, step);
    if (!editAnswers()) return true;
  }
  return false;
}

void LessonsPanel::addStep() {
  if (stale_) reload();
  if (book_.tab() == nullptr) return emit told(CommonWords::tr("Open a game first."));
  if (!book_.canWrite()) return emit told(CommonWords::tr("Remarks cannot be added to this game."));
  AddStepDialog dialog(book_, this);
  if (const Lesson* lesson = chosenLesson()) dialog.chooseLesson(lesson->slug);
  if (dialog.exec() != QDialog::Accepted) return;
  if (const Lesson* lesson = lessonWith(lessons_, dialog.slug()))
    choose(lesson->slug, static_cast<int>(lesson->steps.size()) - 1);
}

bool LessonsPanel::key(int key, Qt::KeyboardModifiers with) {
  const bool control = with == Qt::ControlModifier;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return goToStep(), true;
  if (key == Qt::Key_F2) return rename(), true;
  if (key == Qt::Key_F4) return editAnswers(), true;
  if (key == Qt::Key_Delete) return takeOut(), true;
  if (key == Qt::Key_Up && control) return moveTo(chosenStep() - 1), true;
  if (key == Qt::Key_Down && control) return moveTo(chosenStep() + 1), true;
  return false;
}

bool LessonsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != tree_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& pressed = *static_cast<QKeyEvent*>(event);
  return key(pressed.key(), pressed.modifiers());
}

void LessonsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) reload();
}

void LessonsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  reload();
}

} // namespace annales::viewer
