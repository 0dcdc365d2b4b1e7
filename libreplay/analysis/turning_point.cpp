#include "libreplay/analysis/turning_point.h"

#include "libreplay/analysis/analysis_words.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

/// As many as make a chance find among some hundred turns unlikely.
constexpr double kErrorsOfATurningPoint = 4;
/// Of fewer a standard error says little.
constexpr std::size_t kRolloutsOfATurningPoint = 8;

struct WordsOfTurningPoints {
  std::string_view turned, soFar, likely, likelySoFar, stepped, judged, rose;
};
constexpr WordsOfTurningPoints kEnglishTurning{
    .turned = "The game turned in round {}, event {}",
    .soFar = "So far, the game turned in round {}, event {}",
    .likely = "No turn stands out for certain. Most likely the game turned in round {}, event {}",
    .likelySoFar =
        "No turn stands out for certain. So far, the game most likely turned in round {}, event {}",
    .stepped = ", in the turn of the {} to {}",
    .judged = " (their {})",
    .rose = ": the chance of the {} rose from {} to {} and did not fall below {} again."};
constexpr WordsOfTurningPoints kGermanTurning{
    .turned = "Die Partie wendete sich in Runde {}, Ereignis {}",
    .soFar = "Bisher wendete sich die Partie in Runde {}, Ereignis {}",
    .likely = "Kein Zug sticht sicher heraus. Am ehesten wendete sich die Partie in Runde {}, Ereignis {}",
    .likelySoFar =
        "Kein Zug sticht sicher heraus. Bisher wendete sich die Partie am ehesten in Runde {}, Ereignis {}",
    .stepped = ", im Zug der {} auf {}",
    .judged = " ({})",
    .rose = ": Die Siegchance der {} stieg von {} auf {} und fiel nicht mehr unter {}."};

/// The chance of one player along the line, with errors; the last is where it ends.
struct ChanceAlong {
  std::vector<double> chances, errors;
  bool enough = false; // rollouts for a standard error
};

ChanceAlong alongOf(const Game& game, const LineAnalysis& analysis, NationId nation) {
  ChanceAlong along;
  const auto add = [&](const ChancesHere& here) {
    along.chances.push_back(chanceOf(game, here.chances, nation));
    along.errors.push_back(here.rollouts > 1 ? chanceOf(game, here.standardErrors, nation) : 0);
  };
  for (const LineTurn& turn : analysis.turns)
    add(turn.said->before);
  add(*analysis.after);
  along.enough = analysis.turns.front().said->before.rollouts >= kRolloutsOfATurningPoint;
  return along;
}

NationId likeliest(const Game& game, const ChancesHere& here) {
  NationId best(0);
  for (std::size_t n = 1; n < game.nations(); ++n)
    if (chanceOf(game, here.chances, NationId(n)) > chanceOf(game, here.chances, best)) best = NationId(n);
  return best;
}

bool isCertain(const ChanceAlong& along, std::size_t turn) {
  const double rise = along.chances[turn + 1] - along.chances[turn];
  const double error = std::hypot(along.errors[turn], along.errors[turn + 1]);
  return along.enough && rise > kThresholds[indexOf(Judgement::inaccuracy)] &&
         rise > kErrorsOfATurningPoint * error;
}

std::string wholePercent(double share, Language language) {
  return decimalText(100 * share, 0, language) + " %";
}

} // namespace

std::optional<TurningPoint> turningPoint(const Game& game, const LineAnalysis& analysis) {
  if (analysis.turns.empty() || !analysis.complete()) return std::nullopt;
  TurningPoint best;
  best.whose = likeliest(game, *analysis.after);
  best.ended = analysis.ended;
  const ChanceAlong along = alongOf(game, analysis, best.whose);
  double most = 0, kept = along.chances.back();
  for (std::size_t turn = analysis.turns.size(); turn-- > 0;) {
    kept = std::min(kept, along.chances[turn + 1]);
    const bool last = analysis.ended && turn + 1 == analysis.turns.size();
    const bool ahead = likeliest(game, analysis.turns[turn].said->before) == best.whose;
    const double stayed = kept - along.chances[turn];
    const bool certain = isCertain(along, turn);
    const bool better = certain == best.certain ? stayed > most : certain && stayed > 0;
    if (!better || (last && ahead)) continue;
    most = stayed;
    best.turn = turn;
    best.from = along.chances[turn];
    best.to = along.chances[turn + 1];
    best.kept = kept;
    best.certain = certain;
  }
  return most > 0 ? std::optional(best) : std::nullopt;
}

std::string turningPointInWords(const TurningPoint& point, const LineAnalysis& analysis,
                                const DisplayNames& names) {
  const WordsOfTurningPoints& words = wordsIn(names.language, kEnglishTurning, kGermanTurning);
  const LineTurn& turn = analysis.turns[point.turn];
  const auto percent = [&](double share) { return wholePercent(share, names.language); };
  const std::size_t event = turn.spot.event + 2; // as the record counts: GameCreated is the first
  const std::string_view head = point.certain ? (point.ended ? words.turned : words.soFar)
                                              : (point.ended ? words.likely : words.likelySoFar);
  std::string text = fmt::format(fmt::runtime(head), turn.round, event);
  if (turn.space != Space::none)
    text += fmt::format(fmt::runtime(words.stepped), names.nation(turn.nation),
                        titleOf(turn.space, names.language));
  const auto& regret = turn.said->regret;
  if (regret && regret->judgement != Judgement::notDistinguishable)
    text += fmt::format(fmt::runtime(words.judged), inWords(regret->judgement, names.language));
  return printable(text + fmt::format(fmt::runtime(words.rose), names.nation(point.whose),
                                      percent(point.from), percent(point.to), percent(point.kept)));
}

} // namespace annales::inline replay
