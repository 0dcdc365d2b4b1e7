#include "viewer/analysis/analysis_words.h"

#include "engine/event/event_kind.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/causes/turns_apart.h"
#include "viewer/look/look.h"
#include "viewer/look/words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

bool isDecided(const Event& event) {
  return !std::holds_alternative<TurnBegan>(event) && !std::holds_alternative<TurnEnded>(event) &&
         !std::holds_alternative<RoundBegan>(event) && !std::holds_alternative<IncomeReceived>(event);
}

QString sentence(const Tab& tab, const Event& event) {
  return QString::fromStdString(tab.game->teller()(event, tab.game->names()));
}

QString inHundred(double share) {
  if (std::abs(share) < 0.0005) share = 0; // no minus before nothing
  return QLocale()
      .toString(100 * share, 'f', std::abs(share) < 0.0995 ? 1 : 0)
      .replace(QLatin1Char('-'), QChar(0x2212)); // a minus
}

} // namespace

Space spaceIn(const std::vector<Event>& events) {
  for (const Event& event : events)
    if (const auto* move = std::get_if<RondelMoved>(&event)) return move->to;
  return Space::none;
}

QString AnalysisWords::of(Judgement judgement) {
  switch (judgement) {
  case Judgement::notDistinguishable:
    return tr("Not distinguishable");
  case Judgement::inaccuracy:
    return tr("Inaccuracy");
  case Judgement::mistake:
    return tr("Mistake");
  case Judgement::blunder:
    return tr("Blunder");
  }
  return {};
}

QString AnalysisWords::sign(Judgement judgement) {
  switch (judgement) {
  case Judgement::notDistinguishable:
    return {};
  case Judgement::inaccuracy:
    return QStringLiteral("?!");
  case Judgement::mistake:
    return QStringLiteral("?");
  case Judgement::blunder:
    return QStringLiteral("??");
  }
  return {};
}

QString AnalysisWords::of(const AnalysisLabel& label, const Game& game) {
  const AnalysisEffort usual = settled({.budget = label.effort.budget}, game.nations());
  QStringList words{label.effort.budget == 0
                        ? tr("Value only")
                        : tr("%n rollout(s)", nullptr, static_cast<int>(label.effort.budget))};
  if (label.effort.turns != usual.turns)
    words << tr("%n turn(s) ahead", nullptr, static_cast<int>(label.effort.turns));
  if (label.effort.best != usual.best)
    words << tr("%n alternative(s)", nullptr, static_cast<int>(label.effort.best));
  if (label.effort.seed != usual.seed) words << tr("seed %1").arg(label.effort.seed);
  const auto inShort = [](const Company& company) { return fromUtf8(shortWords(company, spokenLanguage())); };
  if (label.effort.company.hasLearned())
    words << tr("against %1").arg(inShort(label.effort.company));
  else if (!label.effort.company.isUsual())
    words << tr("against players %1").arg(fromUtf8(label.effort.company.text()));
  QStringList others;
  for (const Company& company : label.effort.beside)
    others << inShort(company);
  if (!others.isEmpty()) words << tr("beside %1").arg(others.join(QStringLiteral(", ")));
  if (label.engine != kAnalysisEngine)
    words << fromUtf8(label.engine) + QLatin1Char(' ') + QString::number(label.version);
  else if (label.version != kAnalysisVersion)
    words << tr("version %1").arg(label.version);
  return words.join(QStringLiteral(", "));
}

QString AnalysisWords::companies(const TurnRegret& regret, const AnalysisLabel& label) {
  return fromUtf8(companiesInWords(regret, label.effort, spokenLanguage()));
}

QString AnalysisWords::against(const Company& company, const Tab& tab) {
  return fromUtf8(inWords(company, namesOf(*tab.game)));
}

QString AnalysisWords::mustBeInAll() {
  return tr(
      "A turn counts as a mistake only if it is one against each company. The list has the loss against "
      "the company that holds least against the turn.");
}

QString AnalysisWords::isHidden() {
  return tr("Computer analysis is hidden. Press Z to show it.");
}

QString AnalysisWords::nothingYet() {
  return tr("This line is not analysed yet. Press L to analyse it.");
}

QString AnalysisWords::percent(double share) {
  return tr("%1 %").arg(QLocale().toString(100 * share, 'f', 0));
}

QString AnalysisWords::chance(const ChancesHere& here, std::size_t nation) {
  const QString mean = percent(here.chances[nation]);
  if (here.rollouts < 2) return mean;
  return mean + QStringLiteral(" ±") + QLocale().toString(100 * here.standardErrors[nation], 'f', 1);
}

QString AnalysisWords::judgedLoss(const TurnRegret& regret) {
  const JudgedLoss least = annales::judgedLoss(regret);
  return loss(least.regret, least.interval);
}

QString AnalysisWords::loss(double mean, const inference::Interval& interval) {
  return tr("%1 (%2 to %3)").arg(inHundred(mean), inHundred(interval.low), inHundred(interval.high));
}

QString AnalysisWords::turn(const LineTurn& turn, const QString& nation) {
  return tr("Round %1, %2").arg(turn.round).arg(nation);
}

std::vector<Event> AnalysisWords::played(const Tab& tab, const LineTurn& turn) {
  std::vector<Event> events;
  const std::size_t length = tab.line->length();
  for (std::size_t i = turn.spot.event + 1; i <= turn.spot.next && i + 2 <= length; ++i)
    events.push_back(tab.line->event(static_cast<EventIndex>(i + 2)));
  return events;
}

QString AnalysisWords::deeds(const Tab& tab, const std::vector<Event>& events) {
  QStringList sentences;
  for (const Event& event : events)
    if (isDecided(event)) sentences << sentence(tab, event);
  return sentences.join(QLatin1Char('\n'));
}

QString AnalysisWords::better(const Tab& tab, const LineTurn& turn) {
  const std::vector<Event>& events = turn.said->regret->alternative;
  const Space space = spaceIn(events);
  TurnsApart turns = turnsApart(tab.game->game(), played(tab, turn), events, turn.nation);
  std::erase_if(turns.better, [&](const Event& event) {
    return event.index() == kPlaceOf<RondelMoved> && space != turn.space;
  });
  if (space != turn.space && turns.better.empty()) return spaceName(space);
  return spaceName(space) + QStringLiteral(": ") +
         (turns.better.empty()
              ? tr("nothing more")
              : fromUtf8(printable(deedsInWords(turns.better, turn.nation, namesOf(*tab.game)))));
}

QString AnalysisWords::why(const Tab& tab, const LineTurn& turn, const Cause& cause) {
  return fromUtf8(causeInWords(cause, turn.nation, namesOf(*tab.game)));
}

QString AnalysisWords::apart(const Tab& tab, const LineTurn& turn) {
  const auto turns =
      turnsApart(tab.game->game(), played(tab, turn), turn.said->regret->alternative, turn.nation);
  return fromUtf8(apartInWords(turns, turn.nation, namesOf(*tab.game)));
}

QString AnalysisWords::lineName(const LineTurn& turn, const std::vector<Event>& better) {
  return tr("Better: %1 (round %2)").arg(spaceName(spaceIn(better))).arg(turn.round);
}

} // namespace annales::viewer
