#include "viewer/lesson/lesson_view.h"

#include "viewer/lesson/lesson_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"
#include "viewer/play/offer_on_board.h"
#include "viewer/remarks/remark_words.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr double kPrint = 1.6;                    // the words, beside those of panels
constexpr int kSidePart = 38;                     // percent of the window's width
constexpr int kTablePart = 36;                    // percent of its height at most
constexpr int kRondelPart = 42;                   // percent of its height
constexpr int kPlayPart = 38, kRondelBeside = 28; // likewise, while an answer is played
constexpr double kTableHead = 28, kTableRow = 39; // pixels of plain print
constexpr double kPlainHeight = 720;              // of the window for which sizes are made
constexpr int kTall = 1440;                       // from here on plain print is too small for everything

} // namespace

LessonView::LessonView(std::shared_ptr<const OpenedGame> game, const Discussion& discussion,
                       const Lesson& lesson, const View& view, QWidget* parent)
    : QWidget(parent, Qt::Window), game_(std::move(game)), discussion_(discussion),
      walk_(discussion_, lesson), title_(LessonWords::title(lesson.slug)), view_(view), look_(Look::of(view)),
      line_(freeLineName(game_->log())), notes_(std::make_shared<PupilNotes>(lesson.slug)) {
  setAttribute(Qt::WA_DeleteOnClose);
  view_.hiddenRemarks = 0; // what may be seen is decided step by step
  build();
  addKeys();
  setWindowTitle(tr("%1 – Lesson").arg(title_));
  resizeOnScreen(*this, {1280, 720});
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
  showSizes();
  showWords();
}

void LessonView::build() {
  setAutoFillBackground(true);
  board_ = new BoardPanel(store_);
  board_->hideTools();
  head_ = new QLabel;
  counter_ = new QLabel;
  head_->setTextFormat(Qt::PlainText);
  head_->setText(title_);
  auto* top = new QHBoxLayout;
  padded_.push_back(top);
  top->addWidget(head_, 1);
  top->addWidget(counter_);
  nations_ = new NationsView(tableStore_); // as wide as the board: its columns are read from afar, too
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addWidget(nations_);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(0);
  middle->addLayout(left, 1);
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
  answerHead_ = new QLabel(CommonWords::tr("Answer"));
  answer_ = new RemarkText;
  reason_ = new RemarkText;
  hints_ = new RemarkText;
  verdict_ = new QLabel;
  lineWords_ = new QLabel;
  for (QLabel* label : {verdict_, lineWords_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  auto* page = new QWidget;
  auto* texts = new QVBoxLayout(page);
  padded_.push_back(texts);
  for (QWidget* part : std::initializer_list<QWidget*>{place_, question_, hints_, verdict_, reason_,
                                                       answerHead_, lineWords_, answer_})
    texts->addWidget(part);
  texts->addStretch(1);
  words_ = new QScrollArea;
  words_->setFrameShape(QFrame::NoFrame);
  words_->setWidgetResizable(true);
  words_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  words_->setFocusPolicy(Qt::NoFocus);
  words_->setWidget(page);
  words_->setAccessibleName(tr("Text of the step"));
  rondel_ = new RondelView(tableStore_);
  play_ = new PlayPanel(store_);
  play_->hide();
  offerOnBoard(*play_, *board_, *rondel_, nullptr);
  connect(play_, &PlayPanel::played, this, &LessonView::judge);
  for (RemarkText* text : {question_, answer_, reason_, hints_})
    connect(text, &RemarkText::linkFollowed, this, &LessonView::follow);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(words_, 1);
  column->addWidget(play_);
  column->addWidget(rondel_);
  return side;
}

QWidget* LessonView::buildFoot() {
  hint_ = new QLabel;
  hint_->setTextFormat(Qt::PlainText);
  hint_->setWordWrap(true);
  back_ = new QPushButton(tr("Back"));
  next_ = new QPushButton;
  playButton_ = new QPushButton(tr("Play an answer"));
  playButton_->setCheckable(true);
  undo_ = new QPushButton(tr("Undo"));
  hintButton_ = new QPushButton;
  save_ = new QPushButton(tr("Save my answers…"));
  save_->setToolTip(tr("Saves your answers in a file that you can mail to your coach (S)"));
  connect(save_, &QPushButton::clicked, this, &LessonView::saveNotes);
  connect(playButton_, &QPushButton::toggled, this, &LessonView::playAnswer);
  connect(undo_, &QPushButton::clicked, this, &LessonView::takeBack);
  connect(hintButton_, &QPushButton::clicked, this, &LessonView::showHint);
  for (QPushButton* button : {save_, hintButton_, undo_, playButton_, back_, next_})
    button->setFocusPolicy(Qt::NoFocus); // Space goes on, whatever was clicked last
  connect(back_, &QPushButton::clicked, this, [this] { step(walk_.back()); });
  connect(next_, &QPushButton::clicked, this, &LessonView::next);
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  padded_.push_back(row);
  row->addWidget(hint_, 1);
  row->addWidget(save_);
  row->addWidget(hintButton_);
  row->addWidget(undo_);
  row->addWidget(playButton_);
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
    addKey(QKeySequence(key), [this] { next(); });
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
  addKey(QKeySequence(Qt::Key_P), [this] { playAnswer(true); });
  addKey(QKeySequence(Qt::Key_H), [this] { showHint(); });
  addKey(QKeySequence(Qt::Key_S), [this] { saveNotes(); });
  addKey(QKeySequence(QStringLiteral("Ctrl+Z")), [this] { takeBack(); });
  addKey(QKeySequence(Qt::Key_Escape), [this] {
    if (playButton_->isChecked()) return playAnswer(false);
    close();
  });
}

void LessonView::next() {
  if (walk_.atEnd() && goesOn_) return emit onward();
  step(walk_.next());
}

void LessonView::letGoOn() {
  goesOn_ = true;
  showWords();
}

void LessonView::step(bool done) {
  if (!done) return;
  verdict_->clear();
  showStep();
}

void LessonView::dispatch(const Intent& intent) {
  for (SessionStore* store : {&store_, &tableStore_})
    store->dispatch(intent);
}

/// The position first, then the words: both are of one step.
void LessonView::showStep() {
  try_ = LessonTry(*game_, askOf(game_->log(), discussion_, walk_.remark()));
  hintsShown_ = 0;
  playAnswer(false);
  board_->light(ProvinceId::none());
  words_->verticalScrollBar()->setValue(isAnswered() ? words_->verticalScrollBar()->maximum() : 0);
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
  const double rows = kTableHead + kTableRow * static_cast<double>(game_->game().nations());
  const int most = height() * kTablePart / 100;
  table.projector = true;
  table.projector = height() >= kTall || Look::of(table).px(rows) <= most;
  store_.dispatch(SetView{board});
  tableStore_.dispatch(SetView{table});
  // Print of their own, not the application's: what is in them inherits it.
  for (QWidget* part : std::initializer_list<QWidget*>{board_, play_})
    part->setFont(Look::of(board).font());
  for (QWidget* part : std::initializer_list<QWidget*>{rondel_, nations_})
    part->setFont(Look::of(table).font());
  side_->setFixedWidth(width() * kSidePart / 100);
  const bool plays = playButton_->isChecked();
  play_->setFixedHeight(height() * kPlayPart / 100);
  rondel_->setFixedHeight(height() * (plays ? kRondelBeside : kRondelPart) / 100);
  nations_->setFixedHeight(qMin(qRound(Look::of(table).px(rows)), most));
  const int space = qRound(printOf(1).px(14));
  for (QLayout* layout : padded_) {
    layout->setContentsMargins(space, space / 2, space, space / 2);
    layout->setSpacing(space / 2);
  }
}

void LessonView::showWords() {
  const Look print = printOf(kPrint), small = printOf(1.1);
  const bool answered = isAnswered();
  head_->setFont(print.font(11, true));
  counter_->setFont(print.font(11, true));
  counter_->setText(tr("Step %1 of %2").arg(walk_.place() + 1).arg(walk_.count()));
  place_->setFont(small.font(10));
  place_->setText(LessonWords::place(*game_, walk_.remark().event));
  const QString question = fromUtf8(walk_.text().question);
  question_->setRemark(question, print);
  question_->setVisible(!question.isEmpty());
  showAnswer(answered, print);
  for (QLabel* label : {place_, hint_})
    label->setForegroundRole(kQuietInk);
  answerHead_->setForegroundRole(kAccentInk);
  hint_->setFont(small.font(9));
  hint_->setText(hintText());
  showButtons();
}

QString LessonView::hintText() const {
  if (walk_.atEnd()) return tr("This was the last step. Home starts over, Esc ends the lesson.");
  if (!walk_.asks()) return tr("Space continues, ← goes back, Esc ends the lesson.");
  if (isPlaying()) return tr("Play the whole turn and end it. Ctrl+Z undoes a decision, Esc stops playing.");
  if (try_.verdict())
    return tr("Press P to try again. Space shows the answer, ← goes back, Esc ends the lesson.");
  if (!mayPlay()) return tr("Think first. Space shows the answer, ← goes back, Esc ends the lesson.");
  return tr("Think first. P lets you play an answer, Space shows the answer, ← goes back, Esc ends the "
            "lesson.");
}

void LessonView::showButtons() {
  const std::size_t hints = try_.ask().hints.size();
  next_->setText(walk_.asks() ? tr("Show the answer") : tr("Next step"));
  next_->setEnabled(!walk_.atEnd() || goesOn_);
  back_->setEnabled(walk_.place() > 0 || isAnswered());
  playButton_->setText(try_.verdict() ? tr("Try again") : tr("Play an answer"));
  playButton_->setVisible(mayPlay());
  undo_->setVisible(walk_.asks() && try_.isBegun());
  hintButton_->setText(tr("Hint %1 of %2").arg(std::min(hintsShown_ + 1, hints)).arg(hints));
  hintButton_->setVisible(walk_.asks() && hints > 0);
  save_->setVisible(!notes_->empty());
  hintButton_->setEnabled(hintsShown_ < hints);
  for (QPushButton* button : {save_, hintButton_, undo_, playButton_, back_, next_})
    makeRoomy(*button, printOf(1.1));
}

void LessonView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showSizes();
  showWords();
}

} // namespace annales::viewer
