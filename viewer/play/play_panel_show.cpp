// How the play panel is built and what it shows.
#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/describe.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"
#include "viewer/play/move_chain.h"
#include "viewer/play/news_label.h"
#include "viewer/play/offer_list.h"
#include "viewer/play/pick_trail.h"
#include "viewer/play/play_card.h"
#include "viewer/play/play_header.h"
#include "viewer/play/play_panel.h"
#include "viewer/play/play_tuner.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace annales::viewer {
namespace {

/// What people wait for at the end of a turn; the rest is in the tool tip.
bool isNews(const Event& event) {
  return std::holds_alternative<PersonageWon>(event) || std::holds_alternative<RoundBegan>(event) ||
         std::holds_alternative<GameEnded>(event) || std::holds_alternative<TurnBegan>(event);
}

QStringList sentences(const std::vector<Event>& events, const DisplayNames& names, bool newsOnly) {
  QStringList lines;
  for (const Event& event : events)
    if (!newsOnly || isNews(event)) lines << QString::fromStdString(sentenceOf(event, names));
  return lines;
}

Amount stockOf(const GameState& state, NationId nation) {
  Amount stock;
  for (std::size_t r = 0; r < kResources; ++r)
    stock.set(static_cast<Resource>(r), state[nation].stock[r]);
  return stock;
}

} // namespace

PlayPanel::PlayPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), header_(new PlayHeader(this)), trail_(new PickTrail(this)),
      filter_(new QLineEdit(this)), list_(new OfferList(this)), empty_(new QLabel(this)),
      tuner_(new PlayTuner(this)), card_(new PlayCard(this)), end_(new QToolButton(this)),
      stay_(new QAction(this)), brings_(new NewsLabel(this)), waits_(new QWidget(this)) {
  build();
  due_.setSingleShot(true);
  due_.setInterval(0);
  connect(&due_, &QTimer::timeout, this, &PlayPanel::restart);
  connect(&store_, &SessionStore::changed, this, &PlayPanel::follow);
  connect(filter_, &QLineEdit::textChanged, this, [this] {
    unplayed_.clear();
    list_->show({}, false); // where one went in the last list means nothing in the next
    showRows();
  });
  connect(list_, &OfferList::rowClicked, this, &PlayPanel::activate);
  connect(list_, &OfferList::countClicked, this, &PlayPanel::activateCount);
  connect(list_, &OfferList::endClicked, this, &PlayPanel::askPayment);
  connect(trail_, &PickTrail::takenBack, this,
          [this](int picks) { takeBackTo(static_cast<std::size_t>(picks)); });
  connect(tuner_, &PlayTuner::tuned, this, &PlayPanel::tune);
  connect(card_, &PlayCard::playClicked, this, &PlayPanel::play);
  connect(card_, &PlayCard::paymentChosen, this, &PlayPanel::showPayment);
  connect(end_, &QToolButton::clicked, this, &PlayPanel::goOn);
  connect(stay_, &QAction::triggered, this, &PlayPanel::endAndStay);
  retranslate();
  showLook();
  restart();
}

void PlayPanel::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(header_);
  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(8, 6, 8, 6);
  tools->setSpacing(5);
  tools->addWidget(trail_);
  tools->addWidget(filter_, 1);
  column->addLayout(tools);
  column->addWidget(list_, 1);
  column->addWidget(empty_, 1);
  auto* waits = new QHBoxLayout(waits_);
  waits->setContentsMargins(8, 2, 8, 2);
  waits->setSpacing(6);
  waits->addWidget(tuner_);
  waits->addWidget(card_, 1);
  waits->addStretch(0);
  column->addWidget(waits_);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(8, 4, 8, 6);
  foot->setSpacing(8);
  foot->addWidget(end_);
  foot->addWidget(brings_, 1);
  column->addLayout(foot);
  setAutoFillBackground(true);
  filter_->installEventFilter(this);
  filter_->setClearButtonEnabled(true);
  filter_->setObjectName(QStringLiteral("filter"));
  tuner_->count()->installEventFilter(this);
  card_->payments()->installEventFilter(this);
  setFocusProxy(filter_);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  empty_->setMargin(12);
  end_->setObjectName(QStringLiteral("end"));
  end_->setFocusPolicy(Qt::TabFocus);
  QSizePolicy stays(QSizePolicy::Fixed, QSizePolicy::Fixed);
  stays.setRetainSizeWhenHidden(true);
  end_->setSizePolicy(stays);
  end_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  end_->addAction(stay_); // its menu
}

void PlayPanel::putUnder(QWidget& row) {
  layout()->addWidget(&row);
}

/// Where the button, the list and the field are does not depend on what they say.
void PlayPanel::keepPlaces() {
  const int high = static_cast<int>(look_.px(30));
  waits_->setFixedHeight(static_cast<int>(look_.px(34)));
  filter_->setMinimumWidth(static_cast<int>(look_.px(110)));
  trail_->setMaximumHeight(filter_->sizeHint().height());
  int wide = 0;
  for (const QString& text : {tr("Continue"), tr("End the turn")})
    wide = std::max(wide, end_->fontMetrics().horizontalAdvance(withKey(text)));
  end_->setFixedSize(wide + static_cast<int>(look_.px(44)), high); // with the arrow of its menu
  brings_->setFixedHeight(std::max(high, 2 * brings_->fontMetrics().lineSpacing()));
}

QString PlayPanel::withKey(const QString& text) {
  return text + QStringLiteral("  ·  ") + tr("Ctrl+Enter");
}

void PlayPanel::retranslate() {
  setAccessibleName(CommonWords::tr("Play"));
  filter_->setPlaceholderText(tr("Type to find, Enter plays"));
  filter_->setAccessibleName(tr("Find a move"));
  filter_->setToolTip(tr(
      "Type the beginning of any word, or several moves one after another: “arm ro ca”. ↑ and ↓ move through "
      "the list, Backspace goes back, Ctrl+Enter plays and ends the turn."));
  list_->setAccessibleName(tr("Legal moves"));
  stay_->setText(tr("End the turn and stop"));
  stay_->setToolTip(tr("The next turn does not begin by itself, so you can stop the game here."));
  tuner_->retranslate();
  card_->retranslate();
}

void PlayPanel::showLook() {
  look_ = Look::of(store_.session().view);
  brings_->setFont(look_.font(9));
  brings_->setForegroundRole(kQuietInk);
  empty_->setForegroundRole(kQuietInk);
  keepPlaces();
  showNations();
  header_->setLook(look_);
  trail_->setLook(look_);
  tuner_->setLook(look_);
  card_->setLook(look_);
}

/// Of the shown game: their badges stand on rows of the list.
void PlayPanel::showNations() {
  const Tab* tab = store_.tab();
  list_->setLook(look_,
                 tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{});
}

DisplayNames PlayPanel::names() const {
  DisplayNames names = store_.tab()->game->names();
  names.language = spokenLanguage();
  return names;
}

/// Who chooses: one nation for all, else the one whose turn it is.
NationId PlayPanel::actor() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr || choices_.empty()) return NationId::none();
  if (const auto by = choices_.settled(PickSort::by)) return by->nation();
  return tab->state().active;
}

void PlayPanel::showAll() {
  showHeading();
  showTrail();
  showRows();
  showCard();
  showEnd();
  emit offeredChanged();
}

QString PlayPanel::headingOf(NationId nation, const GameState& state) const {
  if (state.ended) return tr("The game is over");
  if (!nation.exists()) return choices_.empty() ? QString() : tr("Between two turns");
  const auto looks = nationLooks(*store_.tab()->game, look_, speaksGerman());
  return tr("%1 to act", "nation").arg(looks[nation.index()].withPlayer());
}

void PlayPanel::showHeading() {
  const Tab* tab = store_.tab();
  if (tab == nullptr || !isWatching()) return header_->show({});
  const GameState state = tab->state();
  const NationId nation = actor();
  PlayHeading heading;
  heading.text = headingOf(nation, state);
  if (nation.exists()) {
    heading.nation = nationLooks(*tab->game, look_, speaksGerman())[nation.index()];
    heading.stock = stockOf(state, nation);
  }
  const bool moved = state.active.exists() && state.turn.space != Space::none;
  if (moved)
    heading.detail = QString::fromStdString(std::string(titleOf(state.turn.space, names().language)));
  if (state.active.exists() && !moved) heading.detail = titleInWindow(Term::rondel);
  header_->show(std::move(heading));
}

void PlayPanel::showTrail() {
  QStringList labels;
  for (const Pick& pick : choices_.picks())
    labels << QString::fromStdString(labelOf(pick, names()));
  trail_->show(labels);
}

QString PlayPanel::emptyText() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return tr("Open a game to play on from any of its events.");
  if (!active_) return tr("Playing is off.");
  if (!filter_->text().isEmpty()) return tr("No legal move matches this text.");
  if (tab->state().ended) return tr("The game is over. Nothing more can be played.");
  if (!choices_.empty()) return tr("Nothing is left to choose. Press Ctrl+Enter to continue.");
  return tr("No legal moves here.");
}

/// Why not? Behind what was found, or where nothing can be done.
void PlayPanel::appendMissing(std::vector<OfferRow>& rows, const Choices& listed) {
  const QString text = filter_->text();
  if (listed.empty() || !listed.picks().empty() || (text.isEmpty() && !rows.empty())) return;
  const std::vector<Missing> near = text.isEmpty() ? nearestOf(missing()) : std::vector<Missing>{};
  std::vector<OfferRow> more = missingRowsLike(text.isEmpty() ? near : missing(), names(), text);
  rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void PlayPanel::showRows() {
  Choices listed = choices_;
  listed.unpickTo(listed_);
  const QString text = filter_->text();
  std::vector<OfferRow> rows;
  if (!listed.empty())
    rows = text.isEmpty() ? offerRows(listed, names(), actor(), &store_.tab()->event())
                          : offerRowsLike(listed, names(), actor(), text);
  if (rows.empty() && !listed.empty() && listed.picks().empty())
    rows = chainRowsLike(store_.tab()->line->game(), store_.tab()->state(), names(), text);
  appendMissing(rows, listed);
  const auto chosen = choices_.chosen();
  const auto same = [](const OfferRow& a, const OfferRow& b) {
    const bool bySigns = a.lacks.isEmpty() && a.chain.empty() && b.chain.empty();
    return a.picks == b.picks && a.lacks == b.lacks && (bySigns || a.label == b.label);
  };
  const auto offered = std::ranges::count_if(rows, [](const OfferRow& row) { return row.lacks.isEmpty(); });
  if (!std::ranges::equal(rows, list_->rows(), same) || !chosen) list_->show(std::move(rows), looksFor(text));
  const auto at =
      !chosen ? list_->rows().end() : std::ranges::find_if(list_->rows(), [&](const OfferRow& row) {
        return leadsTo(row, chosen->event);
      });
  const bool waits = at != list_->rows().end() && (choices_.picks().size() > listed_ || offered == 1);
  list_->setChosen(waits ? static_cast<int>(at - list_->rows().begin()) : -1,
                   choices_.picks().size() > listed_);
  list_->setVisible(!list_->rows().empty());
  empty_->setVisible(list_->rows().empty());
  empty_->setText(emptyText());
}

void PlayPanel::showCard() {
  const auto chosen = choices_.chosen();
  if (choices_.empty())
    tuner_->hide();
  else
    tuner_->show(choices_, names());
  const bool waits = chosen && (list_->chosen() >= 0 || !choices_.picks().empty());
  card_->setVisible(waits);
  if (waits) card_->show(*chosen, QString::fromStdString(labelOf(chosen->event, names())));
  showPayment();
}

/// The row says what will be paid.
void PlayPanel::showPayment() {
  if (list_->chosen() < 0 || card_->isHidden() || !card_->hasChoice()) return list_->setPaid(-1, {});
  list_->setPaid(list_->chosen(), card_->amount());
}

void PlayPanel::showEnd() {
  const bool goes = !choices_.proceeding().empty();
  const std::vector<Event>& events = goes ? choices_.proceeding() : choices_.turnsEnd();
  const bool asks = !goes && !choices_.personages().empty();
  end_->setVisible(!choices_.empty());
  end_->setEnabled(!events.empty() && !asks);
  end_->setPopupMode(goes ? QToolButton::DelayedPopup : QToolButton::MenuButtonPopup);
  stay_->setEnabled(!goes && !asks && !events.empty());
  end_->setText(withKey(goes ? tr("Continue") : tr("End the turn")));
  const QString all = events.empty() ? QString() : sentences(events, names(), false).join(u'\n');
  end_->setToolTip(plainTip(all));
  brings_->setToolTip(plainTip(all));
  if (events.empty()) return brings_->setText({});
  brings_->setText(asks ? tr("Choose a personage first.")
                        : sentences(events, names(), true).join(QStringLiteral(" · ")));
}

void PlayPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  showLook();
  showAll();
}

void PlayPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  restart();
}

/// Nothing is offered by a panel that nobody sees.
void PlayPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (active_) restart();
}

} // namespace annales::viewer
