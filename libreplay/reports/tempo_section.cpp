#include "libreplay/inference/rounds.h"
#include "libreplay/inference/survival.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/reports/reporter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inline replay {
namespace {

constexpr std::string_view kCurveBy = "mean; games that are over keep their last value; band over all rounds "
                                      "together, by game (CR2, sup-t)";
constexpr std::string_view kSurvivalBy = "Kaplan-Meier; interval log-log, by game";
constexpr std::string_view kMedianBy = "median, Kaplan-Meier; interval from the curve's, by game";
constexpr std::string_view kLengthBy = "mean over games that have ended, Student's t";
constexpr std::string_view kWasteBy = "mean over seats of games that have ended, CR2 by game";

/// Where nearly all games are over the curve says nothing new.
constexpr unsigned kLastRound = 60;

ReportCurve personagesCurve(const Reporter& reporter, const Seats& seats, const Saying& label) {
  const FactTable& table = reporter.table;
  std::vector<inference::RoundValues> values;
  values.reserve(seats.size());
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    const bool over = table.games().outcome[game] != Outcome::unfinished;
    inference::RoundValues& row = values.emplace_back();
    row.cluster = game;
    row.course = over ? inference::GameCourse::finished : inference::GameCourse::brokenOff;
    const unsigned rounds = std::min(table.wholeRounds(game), kLastRound);
    for (unsigned round = 1; round <= rounds; ++round)
      row.values.push_back(table.personagesAt(seat, round));
  }
  ReportCurve curve;
  curve.label = reporter.text(label);
  curve.over = seats.size();
  const std::vector<inference::RoundMean> means =
      inference::meansOverRounds(values, {.samples = inference::samplesForBand(values.size())});
  for (std::size_t i = 0; i < means.size(); ++i) {
    const std::size_t known = means[i].playing + means[i].endedBefore;
    constexpr double kMostlyOver = 0.02;
    if (i > 0 && static_cast<double>(means[i].playing) < kMostlyOver * static_cast<double>(known)) break;
    if (!std::isnan(means[i].mean))
      curve.points.push_back({static_cast<double>(i + 1), means[i].mean, means[i].band});
  }
  return curve;
}

inference::SurvivalCurve withoutPersonage(const Reporter& reporter, const Seats& seats) {
  const FactTable& table = reporter.table;
  std::vector<inference::Lifetime> lives;
  lives.reserve(seats.size());
  for (const SeatRow seat : seats) {
    const FirstPersonage first = table.firstPersonage(seat);
    lives.push_back({static_cast<double>(first.round), first.won, table.seats().game[seat]});
  }
  return inference::kaplanMeier(lives, inference::SurvivalErrors::byGame);
}

ReportCurve stepsOf(const Reporter& reporter, const inference::SurvivalCurve& survival, const Saying& label) {
  ReportCurve curve;
  curve.label = reporter.text(label);
  curve.over = survival.observations;
  curve.points.push_back({0, 1, {1, 1}});
  curve.points.push_back({1, survival.at(1), survival.intervalAt(1)});
  for (const inference::SurvivalStep& step : survival.steps)
    if (step.time > 1) curve.points.push_back({step.time, step.survival, step.interval});
  return curve;
}

/// The first time at which half have it; the interval where the curve's ends cross the half.
MeanCell medianOf(const inference::SurvivalCurve& curve) {
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  MeanCell cell;
  cell.over = curve.observations;
  cell.interval = inference::Interval{kEndless, kEndless};
  for (const inference::SurvivalStep& step : curve.steps) {
    if (step.survival <= 0.5 && !cell.value) cell.value = step.time;
    if (step.interval.low <= 0.5) cell.interval->low = std::min(cell.interval->low, step.time);
    if (step.interval.high <= 0.5) cell.interval->high = std::min(cell.interval->high, step.time);
  }
  return cell;
}

MeanCell lengthOf(const Reporter& reporter, const Seats& seats) {
  inference::ClusteredMean mean;
  for (const GameRow game : reporter.gamesOf(seats))
    if (reporter.table.games().outcome[game] != Outcome::unfinished)
      mean.add(reporter.table.games().rounds[game], 1);
  return SeatGroup::meanOf(mean, {0, std::numeric_limits<double>::infinity()});
}

/// The mean of a number over seats of games that have ended, by game.
template <class Value> MeanCell meanOfSeats(const Reporter& reporter, const Seats& seats, Value&& value) {
  const FactTable& table = reporter.table;
  inference::ClusteredMean mean;
  SeatGroup::OneGame open;
  GameRow last = ~GameRow{0};
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    if (table.games().outcome[game] == Outcome::unfinished) continue;
    if (game != last) {
      mean.add(open.sum, open.size);
      open = {};
      last = game;
    }
    open.sum += value(seat);
    ++open.size;
  }
  mean.add(open.sum, open.size);
  return SeatGroup::meanOf(mean, {0, std::numeric_limits<double>::infinity()});
}

} // namespace

ReportSection tempoSection(const Reporter& reporter, const Seats& all, const Seats& allOthers,
                           const Saying& these, const Saying& those) {
  const Seats seats = reporter.recorded(all), others = reporter.recorded(allOthers);
  ReportSection section{"tempo", reporter.text(say("Tempo")), {}};
  if (seats.empty()) return section;
  const inference::SurvivalCurve mine = withoutPersonage(reporter, seats),
                                 theirs = withoutPersonage(reporter, others);
  ReportTable table{
      "tempo",
      {},
      {{"name", reporter.text(say("Group")), CellKind::text},
       {"seats", reporter.text(say("Seats")), CellKind::count},
       {"personages", reporter.text(say("Personages at round {}", reporter.question.round)), CellKind::mean,
        "mean, CR2 by game; games that ended before count as they ended"},
       {"first_personage_round", reporter.text(say("First personage, round")), CellKind::mean, kMedianBy},
       {"length", reporter.text(say("Rounds of the games")), CellKind::mean, kLengthBy}},
      {},
      {}};
  const auto add = [&](const Saying& label, const Seats& of, const inference::SurvivalCurve& curve) {
    const SeatGroup group = reporter.groupOf(of);
    table.rows.push_back({reporter.text(label), static_cast<std::uint64_t>(of.size()), group.personages(),
                          medianOf(curve), lengthOf(reporter, of)});
  };
  add(these, seats, mine);
  if (!others.empty()) add(those, others, theirs);
  section.blocks.emplace_back(std::move(table));

  CurveChart personages{"personages",
                        reporter.text(say("Personages by round")),
                        reporter.text(say("Round")),
                        reporter.text(say("Personages")),
                        kCurveBy,
                        false,
                        false,
                        {personagesCurve(reporter, seats, these)}};
  if (!others.empty()) personages.curves.push_back(personagesCurve(reporter, others, those));
  section.blocks.emplace_back(std::move(personages));

  CurveChart waiting{"no_personage",
                     reporter.text(say("No personage yet")),
                     reporter.text(say("Round")),
                     reporter.text(say("Share of seats")),
                     kSurvivalBy,
                     true,
                     true,
                     {stepsOf(reporter, mine, these)}};
  if (!others.empty()) waiting.curves.push_back(stepsOf(reporter, theirs, those));
  section.blocks.emplace_back(std::move(waiting));
  return section;
}

ReportSection wasteSection(const Reporter& reporter, const Seats& all, const Seats& allOthers,
                           const Saying& these, const Saying& those) {
  const Seats seats = reporter.recorded(all), others = reporter.recorded(allOthers);
  ReportSection section{"waste", reporter.text(say("Waste")), {}};
  if (seats.empty() && !all.empty()) return section;
  const SeatColumns& columns = reporter.table.seats();
  ReportTable table{
      "waste",
      {},
      {{"name", reporter.text(say("Group")), CellKind::text},
       {"idle_turns", reporter.text(say("Idle turns per game")), CellKind::mean, kWasteBy},
       {"idle_of_100", reporter.text(say("Idle turns per 100")), CellKind::mean, kWasteBy},
       {"stock_left", reporter.text(say("Goods and coins left")), CellKind::mean, kWasteBy}},
      {},
      reporter.text(
          say("Idle: a turn in which nothing was produced, built, developed, armed, moved, founded, "
              "conquered or won. Left: in stock at the end."))};
  const auto add = [&](const Saying& label, const Seats& of) {
    table.rows.push_back({reporter.text(label),
                          meanOfSeats(reporter, of, [&](SeatRow seat) { return columns.idleTurns[seat]; }),
                          meanOfSeats(reporter, of,
                                      [&](SeatRow seat) {
                                        return 100.0 * columns.idleTurns[seat] /
                                               std::max<int>(1, columns.turns[seat]);
                                      }),
                          meanOfSeats(reporter, of, [&](SeatRow seat) { return columns.left[seat]; })});
  };
  add(these, seats);
  if (!others.empty()) add(those, others);
  if (std::get<MeanCell>(table.rows.front()[1]).over > 0) section.blocks.emplace_back(std::move(table));
  return section;
}

} // namespace annales::inline replay
