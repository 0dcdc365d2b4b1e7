#include "viewer/analysis/analysis_book.h"

#include "libreplay/analysis/company_estimate.h"
#include "libreplay/remarks/lesson.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/analysis/why_source.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QSettings>
#include <algorithm>
#include <tuple>

namespace annales::viewer {
namespace {

constexpr int kSoon = 80; // milliseconds

QString powerSetting() {
  return QStringLiteral("analysis/power");
}

QString companiesSetting() {
  return QStringLiteral("analysis/companies");
}

/// As it was chosen; earlier versions remembered a number.
std::string keptCompanies() {
  const QSettings settings;
  const std::string words = settings.value(companiesSetting()).toString().toStdString();
  if (areCompanies(words)) return words;
  const QVariant before = settings.value(QStringLiteral("analysis/against"));
  const bool players = before.toInt() == static_cast<int>(Opponents::players);
  return std::string(players ? wordOf(Opponents::players) : kAllCompanies);
}

int keptChoice(const QString& setting, int usual, std::size_t choices) {
  return std::clamp(QSettings().value(setting, usual).toInt(), 0, static_cast<int>(choices) - 1);
}

} // namespace

AnalysisEffort effortOf(AnalysisPower power) {
  AnalysisEffort effort;
  switch (power) {
  case AnalysisPower::quick:
    effort.budget = 16;
    break;
  case AnalysisPower::usual:
    break;
  case AnalysisPower::thorough:
    effort.budget = 200;
    break;
  }
  return effort;
}

AnalysisBook::AnalysisBook(StudyEditor& editor, QObject* parent)
    : QObject(parent), editor_(editor), why_(std::make_unique<WhySource>(*this)) {
  power_ = static_cast<AnalysisPower>(keptChoice(powerSetting(), static_cast<int>(power_), kAnalysisPowers));
  companyWords_ = keptCompanies();
  soon_.setSingleShot(true);
  soon_.setInterval(kSoon);
  connect(&soon_, &QTimer::timeout, this, &AnalysisBook::refresh);
  connect(&store(), &SessionStore::changed, this, &AnalysisBook::follow);
  connect(&editor_.desk(), &StudyDesk::changed, this, [this](const DeskNews& news) {
    if (news.cameIntoLibrary) keepWhatIsNot(*news.game);
  });
  takeLine();
}

AnalysisBook::~AnalysisBook() = default;

void AnalysisBook::follow(const Change& change) {
  if (change.tabs) forgetClosed();
  if (change.line) takeLine();
  if (change.remarks) emit changed();
}

/// A line that has grown is another one, most of which is known all the same; one that has other remarks is
/// not.
void AnalysisBook::takeLine() {
  const Tab* tab = store().tab();
  const Hash before = line_ ? line_->gameId() : Hash{};
  if (tab == nullptr) {
    line_.reset();
    analysis_.reset();
  } else if (const NodeIndex head = tab->line->node(tab->line->length());
             !line_ || line_->headId() != tab->line->log()[head].id) {
    line_ = std::make_shared<const AnalysisLine>(tab->line->log(), head);
    analysis_.reset();
  }
  if (line_ && line_->gameId() != before) load();
  takeCompanies();
  refresh();
  emit stateChanged();
}

/// Of the main line whatever line is shown, so that the same game keeps the same label.
void AnalysisBook::takeCompanies() {
  const Tab* tab = store().tab();
  if (tab == nullptr) {
    companies_ = {};
    companiesOf_ = {};
    return;
  }
  const EventLog& log = tab->game->log();
  const Hash& end = log[log.mainHead()].id;
  if (end == companiesOf_) return;
  companiesOf_ = end;
  companies_ = companiesOf(companyWords_, log).value_or(Companies{});
}

bool AnalysisBook::lacksStrongPlay() const {
  const Tab* tab = store().tab();
  if (tab == nullptr || hasLearnedPlayer(tab->game->game())) return false;
  return companyWords_ == kAllCompanies || !companiesOf(companyWords_, tab->game->log());
}

void AnalysisBook::forgetClosed() {
  const auto isOpen = [this](const Hash& game) {
    return std::ranges::any_of(store().session().tabs,
                               [&](const Tab& tab) { return tab.game->id() == game; });
  };
  std::erase_if(shelves_, [&](const auto& shelf) { return !isOpen(shelf.first); });
  if (run_ && !isOpen(run_->order().line->gameId())) stop();
}

AnalysisBook::GameShelf* AnalysisBook::shelf() {
  const auto at = line_ ? shelves_.find(line_->gameId()) : shelves_.end();
  return at != shelves_.end() ? &at->second : nullptr;
}

const AnalysisBook::GameShelf* AnalysisBook::shelf() const {
  return const_cast<AnalysisBook*>(this)->shelf();
}

AnalysisLabel AnalysisBook::wanted() const {
  AnalysisEffort effort = effortOf(power_);
  effort.company = companies_.first;
  effort.beside = companies_.beside;
  return labelOf(effort, line_->game());
}

std::vector<AnalysisLabel> AnalysisBook::labels() const {
  std::vector<AnalysisLabel> known;
  const GameShelf* shelf = this->shelf();
  if (shelf == nullptr) return known;
  for (const AnalysisLabel& label : shelf->shelf.labels())
    if (line_->countKnown(shelf->shelf, label) > 0) known.push_back(label);
  return known;
}

/// As it was chosen; else what is being found; else with the chosen effort; else the one that knows most.
AnalysisLabel AnalysisBook::best() const {
  const GameShelf* shelf = this->shelf();
  const auto known = [&](const AnalysisLabel& label) { return line_->countKnown(shelf->shelf, label); };
  if (shelf != nullptr && shelf->chosen && known(*shelf->chosen) > 0) return *shelf->chosen;
  if (runsHere()) return run_->order().label;
  if (shelf == nullptr) return wanted();
  AnalysisLabel best = wanted();
  if (known(best) > 0) return best;
  const auto worth = [&](const AnalysisLabel& label) {
    return std::tuple(known(label), label.version, label.effort.budget);
  };
  for (const AnalysisLabel& label : labels())
    if (worth(label) > worth(best)) best = label;
  return best;
}

void AnalysisBook::refresh() {
  soon_.stop();
  beside_.reset();
  if (!line_) {
    analysis_.reset();
    return emit changed();
  }
  const AnalysisLabel label = best();
  const GameShelf* shelf = this->shelf();
  if (analysis_ && analysis_->label == label && shelf != nullptr)
    line_->complete(*analysis_, shelf->shelf);
  else
    analysis_ = line_->with(shelf != nullptr ? shelf->shelf : AnalysisShelf{}, label);
  if (shelf != nullptr && shelf->beside && shelf->beside != label)
    beside_ = line_->with(shelf->shelf, *shelf->beside);
  emit changed();
}

const LineAnalysis* AnalysisBook::shown() const {
  return analysis_ && !hidden() && analysis_->known() > 0 ? &*analysis_ : nullptr;
}

std::optional<AnalysisLabel> AnalysisBook::label() const {
  return analysis_ ? std::optional(analysis_->label) : std::nullopt;
}

void AnalysisBook::choose(const AnalysisLabel& label) {
  if (!line_) return;
  shelves_[line_->gameId()].chosen = label;
  refresh();
}

void AnalysisBook::compareWith(const std::optional<AnalysisLabel>& label) {
  if (!line_) return;
  shelves_[line_->gameId()].beside = label;
  refresh();
}

const LineAnalysis* AnalysisBook::beside() const {
  return shown() != nullptr && beside_ && beside_->known() > 0 ? &*beside_ : nullptr;
}

void AnalysisBook::setHidden(bool hide) {
  if (hide == hidden()) return;
  View view = store().session().view;
  const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(RemarkLayer::machine));
  view.hiddenRemarks = static_cast<std::uint8_t>(hide ? view.hiddenRemarks | bit : view.hiddenRemarks & ~bit);
  store().dispatch(SetView{view});
}

void AnalysisBook::setPower(AnalysisPower power) {
  if (power == power_) return;
  power_ = power;
  QSettings().setValue(powerSetting(), static_cast<int>(power));
  if (GameShelf* shelf = this->shelf()) shelf->chosen.reset();
  refresh();
  emit stateChanged();
}

void AnalysisBook::setCompanies(const std::string& words) {
  if (words == companyWords_ || !areCompanies(words)) return;
  companyWords_ = words;
  QSettings().setValue(companiesSetting(), QString::fromStdString(words));
  if (GameShelf* shelf = this->shelf()) shelf->chosen.reset();
  companiesOf_ = {};
  takeCompanies();
  refresh();
  emit stateChanged();
}

const LineTurn* AnalysisBook::turnAtShown() const {
  const Tab* tab = store().tab();
  const LineAnalysis* analysis = shown();
  if (tab == nullptr || analysis == nullptr) return nullptr;
  const auto next = std::ranges::upper_bound(analysis->turns, tab->cursor, {}, beginOf);
  return next == analysis->turns.begin() ? nullptr : &*(next - 1);
}

void AnalysisBook::goToMistake(int by) {
  const Tab* tab = store().tab();
  if (tab == nullptr) return emit told(CommonWords::tr("Open a game first."));
  const LineAnalysis* analysis = shown();
  if (hidden()) return emit told(AnalysisWords::isHidden());
  if (analysis == nullptr) return emit told(AnalysisWords::nothingYet());
  EventIndex found = 0;
  for (const LineTurn& turn : analysis->turns) {
    const bool bad =
        turn.said && turn.said->regret && turn.said->regret->judgement != Judgement::notDistinguishable;
    if (!bad) continue;
    if (by < 0 && beginOf(turn) < tab->cursor) found = beginOf(turn); // the last before
    if (by > 0 && found == 0 && beginOf(turn) > tab->cursor) found = beginOf(turn);
  }
  if (found == 0)
    return emit told(by > 0 ? tr("No inaccuracies or mistakes found after this point.")
                            : tr("No inaccuracies or mistakes found before this point."));
  store().dispatch(GoTo{found});
}

void AnalysisBook::playBetterHere() {
  if (hidden()) return emit told(AnalysisWords::isHidden());
  const LineTurn* turn = turnAtShown();
  if (turn == nullptr || !turn->said) return emit told(AnalysisWords::nothingYet());
  playBetter(*turn);
}

void AnalysisBook::playBetter(const LineTurn& turn) {
  const Tab* tab = store().tab();
  if (tab == nullptr) return;
  if (!turn.said || !turn.said->regret) return emit told(tr("No alternative was compared with this turn."));
  if (tab->changing)
    return emit told(tr("Finish changing the decision first. Then play the best alternative."));
  const std::vector<Event> better = turn.said->regret->alternative; // what is shown may be another one soon
  const std::string name = AnalysisWords::lineName(turn, better).toStdString();
  store().dispatch(GoTo{beginOf(turn)});
  editor_.perform(PlayEvents{better, name, {}});
}

void AnalysisBook::makeLesson(const DecisiveChoice& choice) {
  const Tab* tab = store().tab();
  if (tab == nullptr) return emit told(CommonWords::tr("Open a game first."));
  if (hidden()) return emit told(AnalysisWords::isHidden());
  const LineAnalysis* analysis = shown();
  if (analysis == nullptr) return emit told(AnalysisWords::nothingYet());
  if (tab->changing) return emit told(tr("Finish changing the decision first. Then make the lesson."));
  const NodeIndex head = tab->line->node(tab->line->length());
  const std::string title(titleOfDecisiveLesson(spokenLanguage()));
  DecisiveChoice withWhy = choice;
  withWhy.why = [this](const LineTurn& turn) {
    const Cause* cause = why_->cause(turn);
    return cause != nullptr ? std::optional(*cause) : std::nullopt;
  };
  const auto moments = decisiveMoments(tab->line->log(), head, *analysis, withWhy, namesOf(*tab->game));
  if (editor_.perform(MakeLesson{title, moments})) emit lessonMade(lessonSlug(title));
}

std::vector<MistakeQuestion> AnalysisBook::questions(NationId nation) const {
  const Tab* tab = store().tab();
  const LineAnalysis* analysis = shown();
  if (tab == nullptr || analysis == nullptr) return {};
  return mistakeQuestions(tab->line->log(), tab->line->node(tab->line->length()), *analysis, nation,
                          Judgement::inaccuracy);
}

} // namespace annales::viewer
