#include "viewer/timeline/playback_bar.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/quiet_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace annales::viewer {
namespace {

constexpr std::size_t kPlay = 4; // its place among the steps

/// Escape gives the keyboard back to the window.
class GoToField : public QLineEdit {
public:
  using QLineEdit::QLineEdit;

protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() != Qt::Key_Escape) return QLineEdit::keyPressEvent(event);
    clear();
    clearFocus();
    event->ignore(); // the window says who has the keys now
  }
};

QString speedText(int speed) {
  return QLocale().toString(kSpeeds[static_cast<std::size_t>(speed)]) + QStringLiteral("×");
}

} // namespace

QString PositionWords::roundOf(const Tab& tab) {
  const LineOutline& outline = tab.line->stats().outline;
  const int round = outline.rounds().empty() ? 0 : outline.rounds()[outline.roundAt(tab.shown())].number;
  return round == 0 ? tr("before round 1") : CommonWords::tr("round %1").arg(round);
}

QString PositionWords::shortly(const Tab* tab, const QString& nation) {
  if (tab == nullptr) return {};
  const QString words =
      QStringLiteral("%1 / %2 · %3").arg(tab->shown()).arg(tab->line->length()).arg(roundOf(*tab));
  return nation.isEmpty() ? words : words + QStringLiteral(" · ") + nation;
}

QString PositionWords::of(const Tab* tab, const QString& nation) {
  if (tab == nullptr) return {};
  QString words = tab->hover != 0 ? tr("preview: event %1 of %2") : tr("event %1 of %2");
  words = words.arg(tab->shown()).arg(tab->line->length());
  words += QStringLiteral(" · ") + roundOf(*tab);
  if (!nation.isEmpty()) words += QStringLiteral(" · ") + tr("turn of the %1").arg(nation);
  return words;
}

std::optional<Intent> goToOf(const QString& text, const OpenedLine& line) {
  static const QRegularExpression form(QStringLiteral("^\\s*([a-zA-Z]*)\\.?\\s*(\\d{1,9})\\s*$"));
  const QRegularExpressionMatch match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  const int number = match.captured(2).toInt();
  const QString unit = match.captured(1).toLower();
  if (unit.isEmpty() || unit.startsWith(u'e')) return GoTo{static_cast<EventIndex>(number)};
  if (!unit.startsWith(u'r') || line.stats().outline.roundNumbered(number) == nullptr) return std::nullopt;
  return GoToRound{number};
}

PlaybackBar::PlaybackBar(SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  build();
  connectChoices();
  connect(&store_, &SessionStore::changed, this, &PlaybackBar::follow);
  restyle();
  say();
  showAll();
}

PlaybackButton* PlaybackBar::button(PlaybackIcon icon, const Intent& intent) {
  auto* made = new PlaybackButton(icon, this);
  connect(made, &PlaybackButton::clicked, this, [this, intent] { store_.dispatch(intent); });
  row_->addWidget(made);
  return made;
}

void PlaybackBar::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row_ = new QHBoxLayout);
  column->addWidget(violations_ = new ViolationStrip(store_, this));
  steps_ = {button(PlaybackIcon::start, GoToStart{}),
            button(PlaybackIcon::previousRound, StepRound{-1}),
            button(PlaybackIcon::previousTurn, StepTurn{-1}),
            button(PlaybackIcon::previousEvent, StepEvent{-1}),
            button(PlaybackIcon::play, TogglePlayback{}),
            button(PlaybackIcon::nextEvent, StepEvent{1}),
            button(PlaybackIcon::nextTurn, StepTurn{1}),
            button(PlaybackIcon::nextRound, StepRound{1}),
            button(PlaybackIcon::end, GoToEnd{})};
  row_->addSpacing(6);
  slower_ = button(PlaybackIcon::slower, Slower{});
  row_->addWidget(speed_ = new QLabel(this));
  faster_ = button(PlaybackIcon::faster, Faster{});
  row_->addWidget(unit_ = new QuietBox(this));
  row_->addWidget(eventful_ = new PlaybackButton(PlaybackIcon::eventful, this));
  row_->addSpacing(6);
  row_->addWidget(position_ = new QuietLine(this), 1);
  row_->addWidget(lines_ = new QuietBox(this));
  row_->addWidget(goTo_ = new GoToField(this));
  eventful_->setCheckable(true);
  speed_->setAlignment(Qt::AlignCenter);
  position_->setMinimumWidth(60);
  for (QComboBox* box : {unit_, lines_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // in every language and print
    box->setFocusPolicy(Qt::TabFocus);
  }
}

void PlaybackBar::connectChoices() {
  connect(unit_, &QComboBox::activated, this, [this](int unit) {
    View view = store_.session().view;
    view.playbackUnit = static_cast<StepUnit>(unit);
    store_.dispatch(SetView{view});
  });
  connect(eventful_, &PlaybackButton::clicked, this, [this](bool on) {
    View view = store_.session().view;
    view.eventfulPace = on;
    store_.dispatch(SetView{view});
  });
  connect(lines_, &QComboBox::activated, this, [this](int line) {
    const Tab* tab = store_.tab();
    if (tab != nullptr && line >= 0)
      store_.dispatch(ChooseLine{lines_->itemData(line).toString().toStdString()});
  });
  connect(goTo_, &QLineEdit::returnPressed, this, &PlaybackBar::go);
  connect(goTo_, &QLineEdit::textEdited, this, [this] { warnWhere(false, *goTo_, look_); });
}

void PlaybackBar::follow(const Change& change) {
  if (change.look) restyle();
  if (change.line || change.tabs) return showAll();
  if (change.remarks) showLines();
  if (change.playback) showPlayback();
  if (!(change.before.view == change.after.view)) showView();
  if (change.shown || change.cursor) showPosition();
}

void PlaybackBar::restyle() {
  look_ = Look::of(store_.session().view);
  const int gap = static_cast<int>(look_.px(2));
  row_->setSpacing(gap);
  row_->setContentsMargins(3 * gap, gap, 3 * gap, gap);
  for (PlaybackButton* one : findChildren<PlaybackButton*>())
    one->setLook(look_);
  speed_->setFixedWidth(static_cast<int>(look_.px(44)));
  goTo_->setFixedWidth(static_cast<int>(look_.px(92)));
  showPosition();
}

void PlaybackBar::saySteps() {
  const std::array<std::pair<QString, QString>, kSteps> words{{{tr("Start of the game"), tr("Home")},
                                                               {tr("Previous round"), tr("Page up")},
                                                               {tr("Previous turn"), tr("←")},
                                                               {tr("Previous event"), tr(",")},
                                                               {tr("Start or pause playback"), tr("Space")},
                                                               {tr("Next event"), tr(".")},
                                                               {tr("Next turn"), tr("→")},
                                                               {tr("Next round"), tr("Page down")},
                                                               {tr("End of the line"), tr("End")}}};
  for (std::size_t i = 0; i < kSteps; ++i)
    steps_[i]->say(words[i].first, words[i].second);
}

void PlaybackBar::say() {
  setAccessibleName(tr("Playback"));
  saySteps();
  slower_->say(tr("Slower"), tr("["));
  faster_->say(tr("Faster"), tr("]"));
  eventful_->say(tr("Varying pace: slow at important events, fast in between"), {});
  speed_->setToolTip(tr("Playback speed"));
  unit_->setAccessibleName(tr("Advance by"));
  unit_->setToolTip(tr("Playback goes by event, turn or round"));
  lines_->setAccessibleName(CommonWords::tr("Line"));
  lines_->setToolTip(tr("Which line of the game is shown"));
  goTo_->setAccessibleName(tr("Go to"));
  goTo_->setPlaceholderText(tr("123 or r12"));
  goTo_->setToolTip(tr("Type the number of an event, or r and the number of a round (Ctrl+G)"));
  fillUnits();
}

void PlaybackBar::fillUnits() {
  const QSignalBlocker quiet(unit_);
  unit_->clear();
  unit_->addItems({tr("by event"), tr("by turn"), tr("by round")});
  unit_->setCurrentIndex(static_cast<int>(store_.session().view.playbackUnit));
}

void PlaybackBar::showAll() {
  const Tab* tab = store_.tab();
  const bool open = tab != nullptr;
  for (PlaybackButton* one : steps_)
    one->setEnabled(open);
  slower_->setEnabled(open);
  faster_->setEnabled(open);
  goTo_->setEnabled(open);
  nations_ = open ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  showLines();
  showPlayback();
  showView();
  showPosition();
}

void PlaybackBar::showLines() {
  const QSignalBlocker quiet(lines_);
  const Tab* tab = store_.tab();
  lines_->clear();
  lines_->setVisible(tab != nullptr && tab->game->lines().size() > 1);
  if (tab == nullptr) return;
  for (const LineName& line : tab->game->lines()) {
    const bool main = line.name == kMainLine, shown = line.name == tab->line->name();
    if (!shown && !store_.session().view.shows(*tab->game, line)) continue;
    const QString name = QString::fromStdString(line.name);
    lines_->addItem(main ? tr("Game as played") : name, name);
    if (line.name == tab->line->name()) lines_->setCurrentIndex(lines_->count() - 1);
  }
}

void PlaybackBar::showPlayback() {
  const Tab* tab = store_.tab();
  const bool playing = tab != nullptr && tab->playback.on;
  const int speed = tab != nullptr ? tab->playback.speed : kNormalSpeed;
  steps_[kPlay]->setIcon(playing ? PlaybackIcon::pause : PlaybackIcon::play);
  speed_->setText(speedText(speed));
  slower_->setEnabled(tab != nullptr && speed > 0);
  faster_->setEnabled(tab != nullptr && speed + 1 < static_cast<int>(kSpeeds.size()));
}

void PlaybackBar::showView() {
  unit_->setCurrentIndex(static_cast<int>(store_.session().view.playbackUnit));
  eventful_->setChecked(store_.session().view.eventfulPace);
}

void PlaybackBar::showPosition() {
  const Tab* tab = store_.tab();
  const Turn* turn = tab != nullptr ? tab->line->stats().outline.turnAt(tab->shown()) : nullptr;
  const bool known = turn != nullptr && turn->nation.index() < nations_.size();
  const QString nation = known ? nations_[turn->nation.index()].name : QString();
  QString words = PositionWords::of(tab, nation);
  position_->setToolTip(plainTip(words));
  const QFontMetrics metrics = position_->fontMetrics();
  if (metrics.horizontalAdvance(words) > position_->width()) words = PositionWords::shortly(tab, nation);
  position_->setText(metrics.elidedText(words, Qt::ElideRight, position_->width()));
}

void PlaybackBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  showPosition();
}

void PlaybackBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  say();
  showAll();
}

void PlaybackBar::focusGoTo() {
  goTo_->setFocus(Qt::ShortcutFocusReason);
  goTo_->selectAll();
}

void PlaybackBar::go() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  const std::optional<Intent> wanted = goToOf(goTo_->text(), *tab->line);
  if (!wanted) {
    warnWhere(true, *goTo_, look_);
    return goTo_->selectAll();
  }
  goTo_->clear();
  goTo_->clearFocus();
  store_.dispatch(*wanted);
  emit left();
}

} // namespace annales::viewer
