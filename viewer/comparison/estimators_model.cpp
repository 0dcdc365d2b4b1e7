#include "viewer/comparison/estimators_model.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

#include <utility>

namespace annales::viewer {
namespace {

QString number(double value, int digits) {
  return fromUtf8(decimalInWords(value, digits, spokenLanguage()));
}

QString points(double share) {
  return number(share * 100, 1);
}

QString range(const inference::Interval& interval, double unit, int digits) {
  return EstimatorsModel::tr("%1 to %2")
      .arg(number(interval.low * unit, digits), number(interval.high * unit, digits));
}

} // namespace

EstimatorsModel::EstimatorsModel(QObject* parent)
    : Rows(
          {
              {[] { return tr("Estimate"); }, &EstimateRow::name},
              {[] { return tr("Value"); }, &EstimateRow::value, Qt::AlignRight},
              {[] { return QStringLiteral("95 %"); }, &EstimateRow::interval, Qt::AlignRight},
              {[] { return QStringLiteral("p"); }, &EstimateRow::p, Qt::AlignRight,
               [] {
                 return tr("How likely a difference at least this large would be if there were none. If you "
                           "look more than once, use the p-value that is valid at every look.");
               }},
              {[] { return tr("Based on"); }, &EstimateRow::over},
          },
          parent) {}

void EstimatorsModel::show(const ComparisonFound* found) {
  if (found != nullptr && found->counted.strata > 0) addAll(*found);
  setRows(std::exchange(made_, {}));
}

void EstimatorsModel::addAll(const ComparisonFound& found) {
  const Comparison& c = found.counted;
  const Language language = spokenLanguage();
  const QString within = fromUtf8(overInWords(c, language) + ": " + strataInWords(found.strata, language));
  const QString all = tr("%n decided seat(s)", nullptr, static_cast<int>(c.a.decided + c.b.decided));
  addShares(found);
  addDifference(tr("Difference within strata, points"),
                tr("A is compared with B among seats of the same kind; standard errors clustered by game "
                   "(CR2)"),
                c.pooled, within);
  made_.push_back({tr("Difference valid at every look, points"),
                   tr("Confidence sequence: valid however often you look. The verdict rests on it."),
                   points(c.anytime.value), range(c.anytime.interval, 100, 1),
                   fromUtf8(pInWords(c.anytime.pValue, language)), within});
  if (found.bootstrapped)
    addDifference(tr("Difference, games resampled, points"), tr("Bootstrap by game, within strata"),
                  c.bootstrap, within);
  else
    made_.push_back({tr("Difference, games resampled, points"),
                     tr("Bootstrap by game, within strata"),
                     QStringLiteral("…"),
                     {},
                     {},
                     within});
  addDifference(tr("Difference, strata ignored, points"),
                tr("Raw shares of wins; standard errors clustered by game (CR2)"), c.raw, all);
  made_.push_back({tr("Test for a difference"),
                   tr("Cochran–Mantel–Haenszel test, standard errors by game; valid if you look only once"),
                   {},
                   {},
                   fromUtf8(pInWords(c.test.robustPValue, language)),
                   within});
  made_.push_back({tr("Odds ratio"),
                   tr("Mantel–Haenszel; treats seats as independent"),
                   number(c.odds.value, 2),
                   range(c.odds.interval, 1, 2),
                   {},
                   within});
  addRated(found);
  addDrawnShares(found);
}

void EstimatorsModel::addDifference(const QString& name, const QString& tip,
                                    const inference::Difference& difference, const QString& over) {
  made_.push_back({name, tip, points(difference.value), range(difference.interval, 100, 1),
                   fromUtf8(pInWords(difference.pValue, spokenLanguage())), over});
}

void EstimatorsModel::addRated(const ComparisonFound& found) {
  const QString name = tr("Adjusted for players: A ahead, of 100 games");
  const QString tip =
      tr("Plackett–Luce: in how many of 100 games A finishes ahead of an equally skilled B. 50 means no "
         "difference.");
  if (!found.rated) {
    made_.push_back({name, tip, QStringLiteral("…"), {}, {}, {}});
    return;
  }
  const RatedComparison& rated = *found.rated;
  const Language language = spokenLanguage();
  if (rated.status != RatedStatus::found) {
    made_.push_back({name, tip, number(std::nan(""), 0), {}, {}, fromUtf8(ratedInWords(rated, language))});
    return;
  }
  made_.push_back({name, tip, number(rated.ahead * 100, 1), range(rated.aheadInterval, 100, 1),
                   fromUtf8(pInWords(rated.pValue, language)), fromUtf8(ratedOverInWords(rated, language))});
}

void EstimatorsModel::addShare(const QString& name, const QString& tip, const inference::Share& share,
                               const QString& over) {
  made_.push_back({name, tip, points(share.value), range(share.interval, 100, 1), {}, over});
}

void EstimatorsModel::addShares(const ComparisonFound& found) {
  const Comparison& c = found.counted;
  const QString played =
      tr("Share of wins as played, only of the seats that count; interval clustered by game (CR2)");
  const QString alike = tr("Share of wins over the kinds of seats of both sides, weighted as in the "
                           "difference: A minus B is the difference within strata");
  const QString within =
      fromUtf8(overInWords(c, spokenLanguage()) + ": " + strataInWords(found.strata, spokenLanguage()));
  addShare(tr("A wins, %"), played, c.a.share, fromUtf8(countsInWords(c.a, spokenLanguage())));
  addShare(tr("B wins, %"), played, c.b.share, fromUtf8(countsInWords(c.b, spokenLanguage())));
  addShare(tr("A wins, same kinds of seats, %"), alike, c.a.weighed, within);
  addShare(tr("B wins, same kinds of seats, %"), alike, c.b.weighed, within);
}

void EstimatorsModel::addDrawnShares(const ComparisonFound& found) {
  const QString tip = tr("Share of wins, shrunk towards the share of both sides together: the fewer the "
                         "games, the stronger (beta-binomial)");
  for (const auto& [name, side] :
       {std::pair(tr("A wins, shrunk towards no difference, %"), &found.counted.a),
        std::pair(tr("B wins, shrunk towards no difference, %"), &found.counted.b)})
    made_.push_back({name,
                     tip,
                     points(side->drawn.value),
                     range(side->drawn.interval, 100, 1),
                     {},
                     fromUtf8(countsInWords(*side, spokenLanguage()))});
}

} // namespace annales::viewer
