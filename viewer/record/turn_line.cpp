#include "viewer/record/turn_line.h"

#include "importers/agn/turn_words.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::size_t kPreviewed = 6; // events

/// How many letters of the window's text the first bytes are.
int lettersOf(std::string_view text, std::size_t bytes) {
  return static_cast<int>(fromUtf8(text.substr(0, std::min(bytes, text.size()))).size());
}

/// What the rules bring whatever is typed.
bool comesByItself(const Event& event) {
  return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<IncomeReceived>(event) ||
         std::holds_alternative<TurnBegan>(event) || std::holds_alternative<TurnEnded>(event);
}

} // namespace

TurnLine::TurnLine(SessionStore& store, const StudyDesk* desk, QWidget* parent)
    : QWidget(parent), store_(store), desk_(desk), badge_(new QLabel(this)), edit_(new TurnEdit(this)),
      told_(new QLabel(this)) {
  badge_->setObjectName(QStringLiteral("toMove"));
  told_->setObjectName(QStringLiteral("told"));
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  told_->hide();
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(badge_);
  row->addWidget(edit_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 0, 6, 4);
  column->setSpacing(2);
  column->addLayout(row);
  column->addWidget(told_);
  edit_->setSource([this](const QString& text, int cursor) { return wordsFor(text, cursor); });
  connect(edit_, &QPlainTextEdit::textChanged, this, &TurnLine::look);
  connect(edit_, &TurnEdit::entered, this, &TurnLine::entered);
  connect(edit_, &TurnEdit::left, this, &TurnLine::left);
  connect(edit_, &TurnEdit::tooMuch, this, [this] {
    emit refused(tr("This text is too long: the limit is %1 KB. Nothing was changed. Save the text in a file "
                    "and open the file.")
                     .arg(agn::kLongestTyped >> 10U));
  });
  connect(&store_, &SessionStore::changed, this, &TurnLine::follow);
  retranslate();
  setLook(Look::of(store_.session().view));
}

void TurnLine::retranslate() {
  edit_->setPlaceholderText(tr("Type a turn in AGN"));
  edit_->setAccessibleName(tr("Type turns"));
  edit_->setToolTip(
      tr("Type a turn in AGN, such as Temple (g1) Roma, in English, German or Latin: first the space, then "
         "the moves. Enter plays it, and Tab accepts the suggested word. Three dots leave the turn open. You "
         "can add {a remark} or ?! after the space or any move."));
}

void TurnLine::setLook(const Look& look) {
  look_ = look;
  edit_->setLook(look);
  showPlace();
}

void TurnLine::follow(const Change& change) {
  if (change.look) return; // whoever has the line gives it the look
  if (!change.line && !change.cursor && !change.tabs) return;
  if (isVisible() || change.line || change.tabs) showPlace();
}

/// Whose turn it is at the cursor, and what the text means there.
void TurnLine::showPlace() {
  const Tab* tab = store_.tab();
  const bool editable = tab != nullptr && desk_ != nullptr && desk_->has(tab->game->id());
  setVisible(editable);
  if (!editable) return;
  const Game& game = tab->line->game();
  const NationId nation = agn::nextToAct(game, tab->state());
  badge_->setVisible(nation.exists());
  if (nation.exists()) showBadge(nation);
  look();
}

/// Drawn where it is another: stepping through a game goes from turn to turn.
void TurnLine::showBadge(NationId nation) {
  const Tab& tab = *store_.tab();
  const NationLook acting = nationLooks(*tab.game, look_, speaksGerman())[nation.index()];
  const QString tip = tr("%1 to move", "a nation").arg(acting.name);
  const QString drawn = tip + acting.fill.name() + QString::number(look_.scale) + (look_.dark ? u'd' : u'l');
  if (drawn == drawn_) return;
  drawn_ = drawn;
  const double size = look_.px(22), ratio = devicePixelRatioF();
  QPixmap picture(QSize(qRound(size * ratio), qRound(size * ratio)));
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setFont(look_.font(9.5, true));
  paintNationBadge(painter, QRectF(0, 0, size, size).adjusted(0.5, 0.5, -0.5, -0.5), acting, look_);
  painter.end();
  badge_->setPixmap(picture);
  badge_->setToolTip(plainTip(tip));
  badge_->setAccessibleName(tip);
}

agn::Typed TurnLine::typed() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return {};
  const std::string text = edit_->toPlainText().toStdString();
  const Game& game = tab->line->game();
  const agn::GameWords words(game, tab->game->sharedBoard());
  const agn::TypedIn in{game, tab->game->log().names(), words};
  // What takes the place of one decision is no whole turn.
  const auto last = tab->changesHere() ? agn::LastTurn::goesOn : agn::LastTurn::ends;
  return agn::readTurns(text, in, tab->state(), last);
}

TurnEdit::Words TurnLine::wordsFor(const QString& text, int cursor) const {
  TurnEdit::Words found;
  const Tab* tab = store_.tab();
  if (tab == nullptr) return found;
  const Game& game = tab->line->game();
  const agn::GameWords words(game, tab->game->sharedBoard());
  const agn::TypedIn in{game, tab->game->log().names(), words};
  const std::string bytes = text.toStdString();
  const auto at = static_cast<std::size_t>(text.left(cursor).toUtf8().size());
  const agn::TurnWords next = agn::wordsAt(bytes, at, in, tab->state(), tab->game->board(), spokenLanguage());
  found.from = lettersOf(bytes, next.from);
  for (const agn::TurnWord& word : next.words)
    found.words.push_back({QString::fromStdString(word.text), word.legal});
  return found;
}

/// As one types: the first thing that is wrong, else what Enter would play.
void TurnLine::look() {
  const std::string text = edit_->toPlainText().toStdString();
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
    edit_->mark(0, 0);
    return told_->hide();
  }
  const agn::Typed read = typed();
  if (!read.fault) {
    edit_->mark(0, 0);
    if (read.remarkFault) return say(reasonInWindow(*read.remarkFault, *store_.tab()->game), look_.warning);
    return say(preview(read), look_.dim);
  }
  const agn::TypedFault& fault = *read.fault;
  const int from = lettersOf(text, fault.offset);
  const int length = lettersOf(text, fault.offset + fault.length) - from;
  // What is missing at the end, or only begun there, is no mistake yet: somebody is typing.
  const bool begun = fault.rule.empty() && fault.offset + fault.length >= text.size();
  edit_->mark(from, begun ? 0 : length);
  const auto row = fromUtf8(std::string_view(text).substr(0, fault.offset)).count(u'\n') + 1;
  const QString before = edit_->toPlainText().left(from);
  const int column = from - static_cast<int>(before.lastIndexOf(u'\n'));
  const QString why = reasonInWindow(fault, *store_.tab()->game);
  const QString rule = fault.rule.empty() ? QString() : QStringLiteral(" (%1)").arg(fromUtf8(fault.rule));
  const QString place =
      before.contains(u'\n') ? tr("Row %1, column %2").arg(row).arg(column) : tr("Column %1").arg(column);
  say(tr("%1: %2", "a place in the text, what is wrong there").arg(place, why + rule),
      begun ? look_.dim : look_.warning);
}

void TurnLine::say(const QString& sentence, const QColor& colour) {
  setOwnInk(*told_, colour);
  told_->setText(sentence);
  told_->setVisible(!sentence.isEmpty());
}

QString TurnLine::preview(const agn::Typed& read) const {
  const Tab& tab = *store_.tab();
  QStringList sentences;
  std::size_t events = 0;
  for (const agn::TypedTurn& turn : read.turns)
    for (const Event& event : turn.events)
      if (!comesByItself(event) && ++events <= kPreviewed)
        sentences << QString::fromStdString(tab.game->teller()(event, tab.game->names()));
  if (sentences.isEmpty()) return {};
  if (events > kPreviewed) sentences << QStringLiteral("…");
  return tr("Enter plays: %1").arg(sentences.join(QStringLiteral(" · ")));
}

void TurnLine::drop(std::size_t bytes) {
  const std::string text = edit_->toPlainText().toStdString();
  const QString rest = fromUtf8(std::string_view(text).substr(std::min(bytes, text.size()))).trimmed();
  edit_->setPlainText(rest);
  edit_->moveCursor(QTextCursor::End);
}

void TurnLine::goToFault() {
  const agn::Typed read = typed();
  if (!read.fault) return;
  QTextCursor cursor = edit_->textCursor();
  cursor.setPosition(lettersOf(edit_->toPlainText().toStdString(), read.fault->offset + read.fault->length));
  edit_->setTextCursor(cursor);
}

void TurnLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  showPlace();
}

void TurnLine::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  look();
}

} // namespace annales::viewer
