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

class EstimateRows {
public:
  static std::vector<EstimateRow> of(const ComparisonFound& found) {
    EstimateRows rows;
    rows.addAll(found);
    return std::move(rows.rows_);
  }

private:
  void addAll(const ComparisonFound& found) {
    const Comparison& c = found.counted;
    const Language language = spokenLanguage();
    const QString within = fromUtf8(overInWords(c, language) + ": " + strataInWords(found.strata, language));
    const QString all =
        EstimatorsModel::tr("%n decided seat(s)", nullptr, static_cast<int>(c.a.decided + c.b.decided));
    addShares(found);
    addDifference(EstimatorsModel::tr("Difference within strata, points"),
                  EstimatorsModel::tr(
                      "A is compared with B among seats of the same kind; standard errors clustered by game "
                      "(CR2)"),
                  c.pooled, within);
    rows_.push_back(
        {EstimatorsModel::tr("Difference valid at every look, points"),
         EstimatorsModel::tr("Confidence sequence: valid however often you look. The verdict rests on it."),
         points(c.anytime.value), range(c.anytime.interval, 100, 1),
         fromUtf8(pInWords(c.anytime.pValue, language)), within});
    if (found.bootstrapped)
      addDifference(EstimatorsModel::tr("Difference, games resampled, points"),
                    EstimatorsModel::tr("Bootstrap by game, within strata"), c.bootstrap, within);
    else
      rows_.push_back({EstimatorsModel::tr("Difference, games resampled, points"),
                       EstimatorsModel::tr("Bootstrap by game, within strata"),
                       QStringLiteral("…"),
                       {},
                       {},
                       within});
    addDifference(EstimatorsModel::tr("Difference, strata ignored, points"),
                  EstimatorsModel::tr("Raw shares of wins; standard errors clustered by game (CR2)"), c.raw,
                  all);
    rows_.push_back(
        {EstimatorsModel::tr("Test for a difference"),
         EstimatorsModel::tr(
             "Cochran–Mantel–Haenszel test, standard errors by game; valid if you look only once"),
         {},
         {},
         fromUtf8(pInWords(c.test.robustPValue, language)),
         within});
    rows_.push_back({EstimatorsModel::tr("Odds ratio"),
                     EstimatorsModel::tr("Mantel–Haenszel; treats seats as independent"),
                     number(c.odds.value, 2),
                     range(c.odds.interval, 1, 2),
                     {},
                     within});
    addRated(found);
    addDrawnShares(found);
  }

  void addDifference(const QString& name, const QString& tip, const inference::Difference& difference,
                     const QString& over) {
    rows_.push_back({name, tip, points(difference.value), range(difference.interval, 100, 1),
                     fromUtf8(pInWords(difference.pValue, spokenLanguage())), over});
  }

  void addRated(const ComparisonFound& found) {
    const QString name = EstimatorsModel::tr("Adjusted for players: A ahead, of 100 games");
    const QString tip = EstimatorsModel::tr(
        "Plackett–Luce: in how many of 100 games A finishes ahead of an equally skilled B. 50 means no "
        "difference.");
    if (!found.rated) {
      rows_.push_back({name, tip, QStringLiteral("…"), {}, {}, {}});
      return;
    }
    const RatedComparison& rated = *found.rated;
    const Language language = spokenLanguage();
    if (rated.status != RatedStatus::found) {
      rows_.push_back({name, tip, number(std::nan(""), 0), {}, {}, fromUtf8(ratedInWords(rated, language))});
      return;
    }
    rows_.push_back({name, tip, number(rated.ahead * 100, 1), range(rated.aheadInterval, 100, 1),
                     fromUtf8(pInWords(rated.pValue, language)),
                     fromUtf8(ratedOverInWords(rated, language))});
  }

  void addShare(const QString& name, const QString& tip, const inference::Share& share, const QString& over) {
    rows_.push_back({name, tip, points(share.value), range(share.interval, 100, 1), {}, over});
  }

  void addShares(const ComparisonFound& found) {
    const Comparison& c = found.counted;
    const QString played = EstimatorsModel::tr(
        "Share of wins as played, only of the seats that count; interval clustered by game (CR2)");
    const QString alike =
        EstimatorsModel::tr("Share of wins over the kinds of seats of both sides, weighted as in the "
                            "difference: A minus B is the difference within strata");
    const QString within =
        fromUtf8(overInWords(c, spokenLanguage()) + ": " + strataInWords(found.strata, spokenLanguage()));
    addShare(EstimatorsModel::tr("A wins, %"), played, c.a.share,
             fromUtf8(countsInWords(c.a, spokenLanguage())));
    addShare(EstimatorsModel::tr("B wins, %"), played, c.b.share,
             fromUtf8(countsInWords(c.b, spokenLanguage())));
    addShare(EstimatorsModel::tr("A wins, same kinds of seats, %"), alike, c.a.weighed, within);
    addShare(EstimatorsModel::tr("B wins, same kinds of seats, %"), alike, c.b.weighed, within);
  }

  void addDrawnShares(const ComparisonFound& found) {
    const QString tip =
        EstimatorsModel::tr("Share of wins, shrunk towards the share of both sides together: the fewer the "
                            "games, the stronger (beta-binomial)");
    for (const auto& [name, side] :
         {std::pair(EstimatorsModel::tr("A wins, shrunk towards no difference, %"), &found.counted.a),
          std::pair(EstimatorsModel::tr("B wins, shrunk towards no difference, %"), &found.counted.b)})
      rows_.push_back({name,
                       tip,
                       points(side->drawn.value),
                       range(side->drawn.interval, 100, 1),
                       {},
                       fromUtf8(countsInWords(*side, spokenLanguage()))});
  }

  std::vector<EstimateRow> rows_;
};

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
  setRows(found != nullptr && found->counted.strata > 0 ? EstimateRows::of(*found)
                                                        : std::vector<EstimateRow>{});
}

} // namespace annales::viewer
