// How the window is put together: board, tables, what is said, and its buttons.
#include "viewer/learn/learn_view.h"
#include "viewer/look/wrap_layout.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kLearnRondel = 270, kLearnMiddle = 640, kLearnSide = 370; // of 1280 pixels
constexpr int kLearnBoard = 380, kLearnNations = 240;                   // of 620

} // namespace

void LearnView::build() {
  board_ = new BoardPanel(store_);
  board_->hideTools();
  rondel_ = new RondelView(store_);
  nations_ = new NationsView(store_);
  counter_ = new QLabel;
  question_ = new QLabel;
  for (QLabel* label : {counter_, question_}) {
    label->setTextFormat(Qt::PlainText);
    label->setMargin(6);
  }
  question_->setWordWrap(true);
  auto* head = new QHBoxLayout;
  head->addWidget(question_, 1);
  head->addWidget(counter_);
  for (QWidget* table : std::initializer_list<QWidget*>{nations_, rondel_})
    table->setMinimumHeight(1); // in large print they give way to the buttons, and scroll
  auto* middle = new QSplitter(Qt::Vertical);
  middle->addWidget(board_);
  middle->addWidget(nations_);
  middle->setStretchFactor(0, 1);
  middle->setSizes({kLearnBoard, kLearnNations});
  auto* row = new QSplitter(Qt::Horizontal);
  row->addWidget(rondel_);
  row->addWidget(middle);
  row->addWidget(buildSide());
  row->setStretchFactor(1, 1);
  row->setSizes({kLearnRondel, kLearnMiddle, kLearnSide});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 2, 4, 4);
  column->addLayout(head);
  column->addWidget(row, 1);
  column->addWidget(buildFoot());
  setAutoFillBackground(true);
}

QWidget* LearnView::buildSide() {
  play_ = new PlayPanel(store_);
  verdict_ = new QLabel;
  verdict_->setWordWrap(true);
  verdict_->setTextFormat(Qt::PlainText);
  verdict_->setMargin(6);
  verdict_->setAccessibleName(tr("Judgement"));
  explanation_ = new QLabel;
  explanation_->setWordWrap(true);
  explanation_->setTextFormat(Qt::RichText);
  explanation_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  explanation_->setMargin(6);
  page_ = new QScrollArea;
  page_->setFrameShape(QFrame::NoFrame);
  page_->setWidgetResizable(true);
  page_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  page_->setWidget(explanation_);
  page_->setAccessibleName(tr("Explanation"));
  results_ = new QListWidget;
  results_->setWordWrap(true);
  results_->setAlternatingRowColors(true);
  results_->setAccessibleName(tr("Questions and results"));
  busy_ = new QProgressBar;
  busy_->setRange(0, 0);
  busy_->setTextVisible(false);
  panel_ = new QStackedWidget;
  panel_->setMinimumHeight(1);
  for (QWidget* part : std::initializer_list<QWidget*>{play_, page_, results_})
    panel_->addWidget(part);
  const QStringList words{tr("Yours"), tr("Best found"), tr("As played")};
  const QStringList tips{tr("The position after your turn"), tr("The position after the best turn found"),
                         tr("The position after the turn played in the game")};
  auto* choice = new WrapLayout(3);
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    sides_[i] = new QPushButton(words[static_cast<int>(i)]);
    sides_[i]->setToolTip(tips[static_cast<int>(i)]);
    sides_[i]->setCheckable(true);
    choice->addWidget(sides_[i]);
  }
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addWidget(verdict_);
  column->addWidget(busy_);
  column->addLayout(choice);
  column->addWidget(panel_, 1);
  return side;
}

QWidget* LearnView::buildFoot() {
  hint_ = new QLabel;
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  back_ = new QPushButton(tr("&Undo"));
  back_->setToolTip(tr("Undo the last decision (Ctrl+Z)"));
  again_ = new QPushButton(tr("Try a&gain"));
  again_->setToolTip(tr("Start the turn again. Only your first answer counts."));
  reveal_ = new QPushButton(tr("&Show the answer"));
  previous_ = new QPushButton(tr("&Previous"));
  next_ = new QPushButton;
  next_->setToolTip(QStringLiteral("Alt+Right"));
  previous_->setToolTip(QStringLiteral("Alt+Left"));
  finish_ = new QPushButton(tr("&End"));
  toLesson_ = new QPushButton(tr("To a &lesson…"));
  toLesson_->setToolTip(tr("The ticked puzzles become steps of a lesson, each in its game."));
  worksheet_ = new QPushButton(tr("&Worksheet…"));
  worksheet_->setToolTip(
      tr("Saves the ticked puzzles as a worksheet to print, with the answers on the last page."));
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(hint_, 1);
  row->addStretch();
  for (QPushButton* button : {toLesson_, worksheet_, back_, again_, reveal_, previous_, finish_, next_})
    row->addWidget(button);
  return foot;
}

void LearnView::showLook() {
  counter_->setFont(look_.font(11, true));
  question_->setFont(look_.font(11, true));
  verdict_->setFont(look_.font(10.5, true));
}

} // namespace annales::viewer
