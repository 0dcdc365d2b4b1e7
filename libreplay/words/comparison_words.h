// What a comparison says, as a player reads it: the same sentences on the command line and in the window.
#pragma once

#include "libreplay/openings/compare.h"
#include "libreplay/openings/courses.h"
#include "libreplay/openings/rated_compare.h"
#include "libreplay/words/terms.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// "A wins 5.1 points more than B (95 %: −1.0 to 11.2): not shown; perhaps 90 to 400 more games
/// would be enough."
/// `questions`: all that were asked at once or in this session, from 1. "Points" are per cent of the games.
[[nodiscard]] std::string differenceInWords(const Comparison& found, inference::Verdict verdict,
                                            std::size_t questions, Language language);
/// "perhaps 270 to 3900 more games would be enough"; empty where no number can be named.
[[nodiscard]] std::string moreGamesInWords(const inference::MoreGames& more, Language language);
/// "12 of 40 won: 30.0 % (95 %: 18.1 to 45.4), 3 without a counterpart, 2 unfinished": per cent and interval
/// are of the seats that count, and what does not count is counted apart. Without per cent where
/// nothing is compared.
[[nodiscard]] std::string countsInWords(const ComparedSide& side, Language language);
/// What a reader must know beside the difference, a sentence each: seats on both sides, games that do not
/// count, what so few games are worth.
[[nodiscard]] std::vector<std::string> caveatsInWords(const Comparison& found, Language language);
/// "Over the same kinds of seats, weighed alike, A wins 12.3 % (95 %: 6.5 to 22.0) and B …": shares that
/// differ by the difference. Empty where those as played do so, too.
[[nodiscard]] std::string sameKindsInWords(const Comparison& found, Language language);
/// "Between players of equal strength A comes out ahead of B in 54 of 100 games (95 %: 47 to 61)." Or why
/// that cannot be told.
[[nodiscard]] std::string ratedInWords(const RatedComparison& found, Language language);
/// What `ratedInWords` rests on: "12 players with a strength of their own, 3 with few games share one".
[[nodiscard]] std::string ratedOverInWords(const RatedComparison& found, Language language);
/// "same ruleset, board, number of nations, seat, nation".
[[nodiscard]] std::string strataInWords(const Strata& strata, Language language);
/// "over 40 games in 4 strata".
[[nodiscard]] std::string overInWords(const Comparison& found, Language language);
/// Each kind of seat by what distinguishes it from the others: "Romans, seat 1" where all are of one board.
[[nodiscard]] std::vector<std::string> kindsInWords(const FactTable& table, std::span<const KindIndex> kinds,
                                                    const Strata& strata, Language language);
/// "Careful: the strata disagree (p 0.003; I² 64 %, 95 %: 45 to 76) …"; empty where there are fewer than two.
[[nodiscard]] std::string heterogeneityInWords(const Comparison& found, Language language);
/// What the difference could be, whoever won the games without a winner; empty where there are none.
[[nodiscard]] std::string boundsInWords(const Comparison& found, Language language);
/// "shown", "not shown".
[[nodiscard]] std::string_view verdictInWords(inference::Verdict verdict, Language language);

/// "5.1", in German "5,1"; a minus sign where it is negative, never "-0.0"; "–" where it is none.
[[nodiscard]] std::string decimalInWords(double number, int digits, Language language);
/// "−1.0 to 11.2" of shares in points.
[[nodiscard]] std::string pointsInWords(const inference::Interval& shares, Language language);
/// "0.032", "< 0.001".
[[nodiscard]] std::string pInWords(double p, Language language);

} // namespace annales::inline replay
