#include "viewer/lesson/lesson_view.h"

#include "viewer/lesson/lesson_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"
#include "viewer/remarks/remark_words.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr double kPrint = 1.6;                    // the words, beside those of panels
constexpr int kSidePart = 38;                     // percent of the window's width
constexpr int kTablePart = 40;                    // percent of its height at most
constexpr double kTableHead = 28, kTableRow = 39; // pixels of plain print
constexpr double kPlainHeight = 720;              // of the window for which sizes are made
constexpr int kTall = 1440;                       // from here on plain print is too small for everything
constexpr int kRoomy = 1700; // of the width: from here on the table has room for large print

} // namespace

LessonView::LessonView(std::shared_ptr<const OpenedGame> game, const Discussion& discussion,
                       const Lesson& lesson, const View& view, QWidget* parent)
    : QWidget(parent, Qt::Window), game_(std::move(game)), discussion_(discussion),
      walk_(discussion_, lesson), title_(LessonWords::title(lesson.slug)), view_(view),
      look_(Look::of(view)) {
  setAttribute(Qt::WA_DeleteOnClose);
  view_.hiddenRemarks = 0; // what may be seen is decided step by step
  build();
  addKeys();
  setWindowTitle(tr("%1 – Lesson").arg(title_));
  resize(1280, 720);
  showSizes();
  showStep();
}

LessonView::~LessonView() {
  // Board and tables look at the store to the end, and members go before children do.
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void LessonView::setView(const View& view) {
  view_ = view;
  view_.hiddenRemarks = 0;
  look_ = Look::of(view);
  setPalette(look_.palette());
  showSizes();
  showWords();
}

void LessonView::build() {
  setPalette(look_.palette());
  setAutoFillBackground(true);
  board_ = new BoardPanel(store_);
  head_ = new QLabel;
  counter_ = new QLabel;
  head_->setTextFormat(Qt::PlainText);
  head_->setText(title_);
  auto* top = new QHBoxLayout;
  padded_.push_back(top);
  top->addWidget(head_, 1);
  top->addWidget(counter_);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(0);
  middle->addWidget(board_, 1);
  middle->addWidget(side_ = buildSide());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(top);
  column->addLayout(middle, 1);
  column->addWidget(buildFoot());
}

QWidget* LessonView::buildSide() {
  place_ = new QLabel;
  place_->setTextFormat(Qt::PlainText);
  place_->setWordWrap(true);
  question_ = new RemarkText;
  answerHead_ = new QLabel(CommonWords::tr("The answer"));
  answer_ = new RemarkText;
  auto* page = new QWidget;
  auto* texts = new QVBoxLayout(page);
  padded_.push_back(texts);
  for (QWidget* part : std::initializer_list<QWidget*>{place_, question_, answerHead_, answer_})
    texts->addWidget(part);
  texts->addStretch(1);
  words_ = new QScrollArea;
  words_->setFrameShape(QFrame::NoFrame);
  words_->setWidgetResizable(true);
  words_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  words_->setFocusPolicy(Qt::NoFocus);
  words_->setWidget(page);
  words_->setAccessibleName(tr("Text of the step"));
  nations_ = new NationsView(tableStore_);
  for (RemarkText* text : {question_, answer_})
    connect(text, &RemarkText::linkFollowed, this, &LessonView::follow);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(words_, 1);
  column->addWidget(nations_);
  return side;
}

QWidget* LessonView::buildFoot() {
  hint_ = new QLabel;
  hint_->setTextFormat(Qt::PlainText);
  hint_->setWordWrap(true);
  back_ = new QPushButton(tr("Back"));
  next_ = new QPushButton;
  for (QPushButton* button : {back_, next_})
    button->setFocusPolicy(Qt::NoFocus); // Space goes on, whatever was clicked last
  connect(back_, &QPushButton::clicked, this, [this] { step(walk_.back()); });
  connect(next_, &QPushButton::clicked, this, [this] { step(walk_.next()); });
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  padded_.push_back(row);
  row->addWidget(hint_, 1);
  row->addWidget(back_);
  row->addWidget(next_);
  return foot;
}

void LessonView::addKey(const QKeySequence& key, const std::function<void()>& run) {
  connect(new QShortcut(key, this), &QShortcut::activated, this, run);
}

/// Shortcuts, so that it does not matter which part has the focus.
void LessonView::addKeys() {
  for (const int key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_PageDown})
    addKey(QKeySequence(key), [this] { step(walk_.next()); });
  for (const int key : {Qt::Key_Left, Qt::Key_PageUp})
    addKey(QKeySequence(key), [this] { step(walk_.back()); });
  addKey(QKeySequence(Qt::Key_Home), [this] {
    walk_.first();
    step(true);
  });
  addKey(QKeySequence(Qt::Key_End), [this] {
    walk_.last();
    step(true);
  });
  addKey(QKeySequence(Qt::Key_A), [this] { step(walk_.showAnswer()); });
  addKey(QKeySequence(Qt::Key_F11), [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  addKey(QKeySequence(Qt::Key_Escape), [this] { close(); });
}

void LessonView::step(bool done) {
  if (done) showStep();
}

void LessonView::dispatch(const Intent& intent) {
  for (SessionStore* store : {&store_, &tableStore_})
    store->dispatch(intent);
}

/// The position first, then the words: both are of one step.
void LessonView::showStep() {
  const NodeIndex event = walk_.remark().event;
  const auto game = reopenGame(*game_, lessonLog(game_->log(), discussion_, walk_));
  if (store_.tab() == nullptr)
    dispatch(OpenGame{game});
  else
    dispatch(RefreshGame{game});
  if (const auto line = lineWith(*game, event)) {
    dispatch(ChooseLine{line->name()});
    dispatch(GoTo{line->placeOf(event)});
  }
  board_->light(ProvinceId::none());
  showWords();
  words_->verticalScrollBar()->setValue(
      walk_.text().answer && !walk_.asks() ? words_->verticalScrollBar()->maximum() : 0);
}

/// A part of the window's height: a picture on the wall is read from afar, however many pixels it has.
Look LessonView::printOf(double factor) const {
  Look print = look_;
  print.scale = factor * std::clamp(height() / kPlainHeight, 0.7, 4.0) * (view_.projector ? 1.2 : 1);
  return print;
}

void LessonView::showSizes() {
  View board = view_, table = view_;
  board.projector = view_.projector || height() >= kTall;
  table.projector = (view_.projector && width() >= kRoomy) || height() >= kTall;
  store_.dispatch(SetView{board});
  tableStore_.dispatch(SetView{table});
  side_->setFixedWidth(width() * kSidePart / 100);
  const double rows = kTableHead + kTableRow * static_cast<double>(game_->game().nations());
  nations_->setFixedHeight(qMin(qRound(Look::of(table).px(rows)), height() * kTablePart / 100));
  const int space = qRound(printOf(1).px(14));
  for (QLayout* layout : padded_) {
    layout->setContentsMargins(space, space / 2, space, space / 2);
    layout->setSpacing(space / 2);
  }
}

void LessonView::showWords() {
  const Look print = printOf(kPrint), small = printOf(1.1);
  const bool answered = walk_.text().answer && !walk_.asks();
  head_->setFont(print.font(11, true));
  counter_->setFont(print.font(11, true));
  counter_->setText(tr("Step %1 of %2").arg(walk_.place() + 1).arg(walk_.count()));
  place_->setFont(small.font(10));
  place_->setText(LessonWords::place(*game_, walk_.remark().event));
  const QString question = fromUtf8(walk_.text().question);
  question_->setRemark(question, print);
  question_->setVisible(!question.isEmpty());
  answer_->setRemark(answered ? fromUtf8(*walk_.text().answer) : QString(), print);
  answer_->setVisible(answered);
  answerHead_->setFont(print.font(10, true));
  answerHead_->setVisible(answered);
  QPalette colours = look_.palette();
  colours.setColor(QPalette::WindowText, look_.dim);
  for (QLabel* label : {place_, hint_})
    label->setPalette(colours);
  colours.setColor(QPalette::WindowText, look_.accent);
  answerHead_->setPalette(colours);
  hint_->setFont(small.font(9));
  hint_->setText(walk_.atEnd() ? tr("That was the last step. Home starts over, Esc ends the lesson.")
                 : walk_.asks() ? tr("Think first. Space shows the answer, ← goes back, Esc ends the lesson.")
                                : tr("Space continues, ← goes back, Esc ends the lesson."));
  next_->setText(walk_.asks() ? tr("Show the answer") : tr("Next step"));
  next_->setEnabled(!walk_.atEnd());
  back_->setEnabled(walk_.place() > 0 || answered);
  for (QPushButton* button : {back_, next_})
    makeRoomy(*button, small);
}

/// Provinces light up. Events and lines would show what came later.
void LessonView::follow(const RemarkLink& link) {
  const auto* province = std::get_if<ProvinceLink>(&link);
  if (province == nullptr) return;
  if (const ProvinceId p = game_->game().map->find(province->id); p.exists()) board_->light(p);
}

void LessonView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showSizes();
  showWords();
}

} // namespace annales::viewer
