// Words about analyses in the user's language.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/causes/cause.h"
#include "libreplay/session/session.h"

#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class AnalysisWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::AnalysisWords)
public:
  /// "Blunder".
  [[nodiscard]] static QString of(Judgement judgement);
  /// "??"; empty for what is not distinguishable.
  [[nodiscard]] static QString sign(Judgement judgement);
  /// "48 rollouts", with whatever else is not as usual.
  [[nodiscard]] static QString of(const AnalysisLabel& label, const Game& game);
  /// What each company holds against the turn; empty where one alone judged it.
  [[nodiscard]] static QString companies(const TurnRegret& regret, const AnalysisLabel& label);
  /// Who plays on, in a sentence: with the styles of each nation where these are its players'.
  [[nodiscard]] static QString against(const Company& company, const Tab& tab);
  /// When a turn counts as a mistake in several companies.
  [[nodiscard]] static QString mustBeInAll();
  [[nodiscard]] static QString isHidden();
  [[nodiscard]] static QString nothingYet();

  /// "34 %".
  [[nodiscard]] static QString percent(double share);
  /// "34 % ±2.1", without error where it is the value alone.
  [[nodiscard]] static QString chance(const ChancesHere& here, std::size_t nation);
  /// In 100: "12 (5 to 19)".
  [[nodiscard]] static QString loss(double mean, const inference::Interval& interval);
  /// The same of the company that holds least against the turn.
  [[nodiscard]] static QString judgedLoss(const TurnRegret& regret);
  /// "Round 7, Romans".
  [[nodiscard]] static QString turn(const LineTurn& turn, const QString& nation);

  /// The events of a turn of the shown line.
  [[nodiscard]] static std::vector<Event> played(const Tab& tab, const LineTurn& turn);
  /// What is decided in a turn, a sentence a line.
  [[nodiscard]] static QString deeds(const Tab& tab, const std::vector<Event>& events);
  /// The better way: where to, and everything that it does and the played turn does not.
  [[nodiscard]] static QString better(const Tab& tab, const LineTurn& turn);
  /// Why it was a mistake, in a few sentences.
  [[nodiscard]] static QString why(const Tab& tab, const LineTurn& turn, const Cause& cause);
  /// The better turn beside the played one: the differences, then what both do.
  [[nodiscard]] static QString apart(const Tab& tab, const LineTurn& turn);
  /// Of the what-if line for it: "Better: Temple (round 7)".
  [[nodiscard]] static QString lineName(const LineTurn& turn, const std::vector<Event>& better);
};

/// Where the turn's nation steps to in these events.
[[nodiscard]] Space spaceIn(const std::vector<Event>& events);

} // namespace annales::viewer
