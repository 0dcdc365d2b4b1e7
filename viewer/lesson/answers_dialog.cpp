#include "viewer/lesson/answers_dialog.h"

#include "libreplay/log/ask_codec.h"
#include "libreplay/log/line_order.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/words.h"
#include "viewer/play/offer_on_board.h"
#include "viewer/remarks/remark_words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kAnswersBoard = 640, kAnswersSide = 520; // of 1160 pixels
constexpr double kAnswersText = 54;                    // pixels of plain print

} // namespace

AnswersDialog::AnswersDialog(std::shared_ptr<const OpenedGame> game, StepAsk ask, const View& view,
                             QWidget* parent)
    : QDialog(parent), game_(std::move(game)), ask_(std::move(ask)),
      try_(*game_, StepAsk{ask_.step, AskSource::none, {}, {}}), line_(freeLineName(game_->log())),
      board_(nullptr), rondel_(nullptr), play_(nullptr), lines_(new QComboBox), turns_(new QListWidget),
      text_(new QPlainTextEdit), hints_(new QPlainTextEdit),
      deeds_(new QCheckBox(tr("Order, payments, trades and routes do not matter"))), played_(new QLabel),
      note_(new QLabel), right_(new QPushButton(tr("Add as &right"))),
      wrong_(new QPushButton(tr("Add as &wrong"))), undo_(new QPushButton(tr("&Undo"))),
      remove_(new QPushButton(tr("Re&move"))) {
  store_.dispatch(SetView{view});
  build();
  fillLines();
  QStringList hints;
  for (const std::string& hint : ask_.hints)
    hints.append(fromUtf8(hint).simplified());
  hints_->setPlainText(hints.join(u'\n'));
  showPosition();
  play_->setActive(true);
  showTurns(ask_.turns.empty() ? -1 : 0);
}

AnswersDialog::~AnswersDialog() {
  // Panels look at the store to the end, and members go before children do.
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void AnswersDialog::build() {
  setWindowTitle(tr("Answers of the step"));
  board_ = new BoardPanel(store_);
  board_->hideTools();
  rondel_ = new RondelView(store_);
  play_ = new PlayPanel(store_);
  offerOnBoard(*play_, *board_, *rondel_, nullptr);
  connect(play_, &PlayPanel::played, this, &AnswersDialog::playEvents);
  connect(play_, &PlayPanel::told, note_, &QLabel::setText);
  auto* left = new QSplitter(Qt::Vertical);
  left->addWidget(board_);
  left->addWidget(rondel_);
  left->setStretchFactor(0, 1);
  auto* row = new QSplitter(Qt::Horizontal);
  row->addWidget(left);
  row->addWidget(buildSide());
  row->setStretchFactor(0, 1);
  row->setSizes({kAnswersBoard, kAnswersSide});
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for (QAbstractButton* button : buttons->buttons())
    static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter plays
  auto* column = new QVBoxLayout(this);
  column->addWidget(row, 1);
  column->addWidget(note_);
  column->addWidget(buttons);
  connect(new QShortcut(QKeySequence(QStringLiteral("Ctrl+Z")), this), &QShortcut::activated, this,
          &AnswersDialog::takeBack);
  resizeOnScreen(*this, {1180, 690});
}

QWidget* AnswersDialog::buildSide() {
  const Look look = Look::of(store_.session().view);
  for (QLabel* label : {played_, note_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  for (QPlainTextEdit* edit : {text_, hints_}) {
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(qRound(look.px(kAnswersText)));
  }
  text_->setPlaceholderText(tr("Why this turn is right or wrong"));
  hints_->setPlaceholderText(tr("One hint per line; pupils see them one after another"));
  turns_->setAccessibleName(tr("Turns that are right or wrong"));
  turns_->setWordWrap(true);
  connect(turns_, &QListWidget::currentRowChanged, this, &AnswersDialog::showTurn);
  connect(text_, &QPlainTextEdit::textChanged, this, &AnswersDialog::keepText);
  connect(deeds_, &QCheckBox::toggled, this, &AnswersDialog::keepText);
  connect(lines_, &QComboBox::activated, this, [this](int row) {
    if (row > 0) showLine(lines_->itemData(row).toString());
  });
  connect(right_, &QPushButton::clicked, this, [this] { addTurn(TurnWorth::right); });
  connect(wrong_, &QPushButton::clicked, this, [this] { addTurn(TurnWorth::wrong); });
  connect(undo_, &QPushButton::clicked, this, &AnswersDialog::takeBack);
  connect(remove_, &QPushButton::clicked, this, &AnswersDialog::removeTurn);
  auto* row = new QHBoxLayout;
  for (QPushButton* button : {right_, wrong_, undo_}) {
    button->setAutoDefault(false);
    row->addWidget(button);
  }
  remove_->setAutoDefault(false);
  row->addStretch(1);
  row->addWidget(remove_);
  auto* form = new QFormLayout;
  form->addRow(tr("Turn of a line"), lines_);
  form->addRow(tr("Played"), played_);
  auto* below = new QFormLayout;
  below->addRow(tr("Text for pupils"), text_);
  below->addRow(QString(), deeds_);
  below->addRow(tr("Hints"), hints_);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(play_, 2);
  column->addLayout(form);
  column->addLayout(row);
  column->addWidget(turns_, 1);
  column->addLayout(below);
  return side;
}

void AnswersDialog::fillLines() {
  lines_->addItem(tr("Choose a line…"));
  const EventLog& log = game_->log();
  const auto add = [&](const std::string& name, NodeIndex head, const QString& words) {
    if (!turnAfter(log, ask_.step, head).empty()) lines_->addItem(words, QString::fromStdString(name));
  };
  add(std::string(kMainLine), log.mainHead(), titleInWindow(Term::asPlayed));
  for (const LineName& line : linesInOrder(log))
    add(line.name, line.head, QString::fromStdString(line.name));
  lines_->setEnabled(lines_->count() > 1);
}

void AnswersDialog::playEvents(const std::vector<Event>& events) {
  try_.add(events);
  showPosition();
}

void AnswersDialog::takeBack() {
  if (try_.takeBack()) showPosition();
}

void AnswersDialog::showLine(const QString& name) {
  const auto head = game_->log().head(name.toStdString());
  if (!head) return;
  try_.put(turnAfter(game_->log(), ask_.step, *head));
  showPosition();
}

void AnswersDialog::showPosition() {
  const auto game =
      reopenGame(*game_, withTurn(game_->log().withRemarks({}), line_, ask_.step, try_.events()));
  if (store_.tab() == nullptr)
    store_.dispatch(OpenGame{game});
  else
    store_.dispatch(RefreshGame{game});
  store_.dispatch(ChooseLine{line_});
  store_.dispatch(GoToEnd{});
  const bool begun = try_.isBegun();
  played_->setText(begun ? LessonWords::turn(*game_, try_.events())
                         : tr("Nothing yet. Play a turn, or choose a line."));
  for (QPushButton* button : {right_, wrong_, undo_})
    button->setEnabled(begun);
  note_->setText(
      begun && !try_.verdict()
          ? tr("The turn has not ended. If you add it now, any continuation of the turn counts as well.")
          : QString());
}

QString AnswersDialog::labelOf(const LessonTurn& turn) const {
  const QString words = LessonWords::turn(*game_, turn.turn);
  const bool whole = turn.whole || turn.match == TurnMatch::deeds;
  const QString label = whole ? words : tr("%1, then anything").arg(words);
  return turn.worth == TurnWorth::right ? QStringLiteral("✓ ") + label : QStringLiteral("✗ ") + label;
}

/// The same turn is not added twice: it changes its worth.
void AnswersDialog::addTurn(TurnWorth worth) {
  if (!try_.isBegun()) return;
  const EventLog& log = game_->log();
  const std::vector<std::string> facts = factsOf(try_.events(), log.names());
  const auto same = std::ranges::find_if(
      ask_.turns, [&](const LessonTurn& turn) { return factsOf(turn.turn, log.names()) == facts; });
  const auto row = static_cast<int>(same - ask_.turns.begin());
  if (same != ask_.turns.end())
    same->worth = worth;
  else
    ask_.turns.push_back({worth, TurnMatch::decisions, {}, try_.events(), try_.verdict().has_value()});
  try_.beginAnew();
  showPosition();
  showTurns(row);
  text_->setFocus();
}

void AnswersDialog::removeTurn() {
  const int row = chosen();
  if (row < 0) return;
  ask_.turns.erase(ask_.turns.begin() + row);
  showTurns(std::min(row, static_cast<int>(ask_.turns.size()) - 1));
}

void AnswersDialog::showTurns(int chosen) {
  {
    const QSignalBlocker quiet(turns_);
    turns_->clear();
    for (const LessonTurn& turn : ask_.turns)
      turns_->addItem(labelOf(turn));
    turns_->setCurrentRow(chosen);
  }
  showTurn();
}

void AnswersDialog::showTurn() {
  const int row = chosen();
  const LessonTurn* turn = row < 0 ? nullptr : &ask_.turns[static_cast<std::size_t>(row)];
  const QSignalBlocker quietText(text_), quietDeeds(deeds_);
  text_->setPlainText(turn != nullptr ? fromUtf8(turn->text) : QString());
  deeds_->setChecked(turn != nullptr && turn->match == TurnMatch::deeds);
  text_->setEnabled(turn != nullptr);
  deeds_->setEnabled(turn != nullptr);
  remove_->setEnabled(turn != nullptr);
}

void AnswersDialog::keepText() {
  if (chosen() < 0) return;
  LessonTurn& turn = ask_.turns[static_cast<std::size_t>(chosen())];
  turn.text = text_->toPlainText().trimmed().toStdString();
  turn.match = deeds_->isChecked() ? TurnMatch::deeds : TurnMatch::decisions;
}

Ask AnswersDialog::ask() const {
  StepAsk ask = ask_;
  ask.hints.clear();
  for (const QString& hint : hints_->toPlainText().split(u'\n', Qt::SkipEmptyParts))
    if (!hint.trimmed().isEmpty()) ask.hints.push_back(hint.trimmed().toStdString());
  return statedAsk(ask, game_->log().names());
}

} // namespace annales::viewer
