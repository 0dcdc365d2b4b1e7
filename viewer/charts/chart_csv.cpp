#include "libreplay/text/csv.h"
#include "viewer/charts/chart_data.h"
#include "viewer/charts/chart_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QStringList>
#include <numeric>

namespace annales::viewer {
namespace {

class ChartTable {
  Q_DECLARE_TR_FUNCTIONS(ChartCsv)
public:
  void overTime(const Tab& tab, const TimeData& data, EventSpan span);
  void columns(const Tab& tab, const std::vector<NationLook>& looks);
  void flow(const Tab& tab, const ChartChoice& choice, const std::vector<NationLook>& looks);
  void race(const Tab& tab, const std::vector<NationLook>& looks);
  [[nodiscard]] QString take() { return QString::fromStdString(csv_.take()); }

private:
  void text(const QString& words) { csv_.text(words.toStdString()); }
  void number(std::optional<std::int32_t> value) { value ? csv_.number(*value) : csv_.nothing(); }
  void head(const QStringList& titles);
  void beside(const TimeData& data, EventIndex place);
  void goOn(const Tab& tab, const TimeData& data, EventSpan span);
  void flowRow(const QString& nation, const QString& direction, const QString& reason,
               const std::array<std::int32_t, kResources>& sums);
  CsvWriter csv_;
};

void ChartTable::head(const QStringList& titles) {
  for (const QString& title : titles)
    text(title);
  csv_.endRow();
}

std::int32_t roundOf(const OpenedLine& line, EventIndex k) {
  const LineOutline& outline = line.stats().outline;
  return static_cast<std::int32_t>(outline.rounds()[outline.roundAt(k)].number);
}

void ChartTable::overTime(const Tab& tab, const TimeData& data, EventSpan span) {
  QStringList titles{tr("Event"), CommonWords::tr("Round")};
  for (const TimeCurve& curve : data.curves)
    titles << curve.name;
  if (data.goal > 0) titles << tr("Goal");
  if (data.beside) {
    const QString name = ChartWords::line(*data.beside->line);
    titles << tr("Event (%1)", "of a line").arg(name);
    for (std::size_t i = 0; data.differences.empty() && i < data.curves.size(); ++i)
      titles << QStringLiteral("%1 (%2)").arg(data.curves[i].name, name);
  }
  head(titles);
  const std::size_t samples = data.differences.empty() ? data.samples.size() : data.drawn(0).size();
  for (std::size_t s = 0; s < samples; ++s) {
    const EventIndex k = data.samples[s];
    if (k < span.from || k > span.to) continue;
    csv_.number(k).number(roundOf(*tab.line, k));
    for (std::size_t i = 0; i < data.curves.size(); ++i)
      csv_.number(data.drawn(i)[s]);
    if (data.goal > 0) csv_.number(data.goal);
    if (data.beside) beside(data, k);
    csv_.endRow();
  }
  if (data.beside && data.differences.empty()) goOn(tab, data, span);
}

/// What the other line has at a place of the shown one.
void ChartTable::beside(const TimeData& data, EventIndex place) {
  if (valueBeside(data, 0, place))
    csv_.number(data.beside->where.eventAt(place));
  else
    csv_.nothing();
  for (std::size_t i = 0; data.differences.empty() && i < data.curves.size(); ++i)
    number(valueBeside(data, i, place));
}

/// What only the other line has, behind the end of the shown one.
void ChartTable::goOn(const Tab& tab, const TimeData& data, EventSpan span) {
  const BesideData& other = *data.beside;
  for (std::size_t s = 0; s < other.samples.size(); ++s) {
    if (other.places[s] <= tab.line->length() || other.places[s] > span.to) continue;
    csv_.nothing().number(roundOf(*other.line, other.samples[s]));
    for (std::size_t i = 0; i < data.curves.size(); ++i)
      csv_.nothing();
    if (data.goal > 0) csv_.number(data.goal);
    csv_.number(other.samples[s]);
    for (const std::vector<std::int32_t>& values : other.values)
      csv_.number(values[s]);
    csv_.endRow();
  }
}

void ChartTable::columns(const Tab& tab, const std::vector<NationLook>& looks) {
  QStringList titles{titleInWindow(Term::nation)};
  for (std::size_t p = 0; p < kPersonages; ++p)
    titles << ChartWords::of(static_cast<Personage>(p));
  head(titles << ChartWords::of(Measure::points));
  const Series& series = tab.line->stats().series;
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    text(looks[n].name);
    for (std::size_t p = 0; p < kPersonages; ++p)
      csv_.number(series.at(countOf(static_cast<Personage>(p)), NationId(n), tab.shown()));
    csv_.number(series.at(Measure::points, NationId(n), tab.shown())).endRow();
  }
}

void ChartTable::flowRow(const QString& nation, const QString& direction, const QString& reason,
                         const std::array<std::int32_t, kResources>& sums) {
  const std::int32_t total = std::accumulate(sums.begin(), sums.end(), 0);
  if (total == 0) return;
  for (const QString& words : {nation, direction, reason})
    text(words);
  for (const std::int32_t sum : sums)
    csv_.number(sum);
  csv_.number(total).endRow();
}

void ChartTable::flow(const Tab& tab, const ChartChoice& choice, const std::vector<NationLook>& looks) {
  QStringList titles{titleInWindow(Term::nation), tr("Direction"), tr("Reason")};
  for (std::size_t r = 0; r < kResources; ++r)
    titles << ChartWords::of(static_cast<Resource>(r));
  head(titles << tr("Total"));
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    const FlowSums sums = flowSums(tab, choice, NationId(n));
    for (std::size_t s = 0; s < kSources; ++s)
      flowRow(looks[n].name, CommonWords::tr("in"), ChartWords::of(static_cast<Source>(s)), sums.in[s]);
    for (std::size_t p = 0; p < kPurposes; ++p)
      flowRow(looks[n].name, CommonWords::tr("out"), ChartWords::of(static_cast<Purpose>(p)), sums.out[p]);
  }
}

void ChartTable::race(const Tab& tab, const std::vector<NationLook>& looks) {
  head({titleInWindow(Term::nation), tr("Personage"), tr("Won"), tr("Counted"), tr("Needed"), tr("Missing"),
        tr("Left in the bank"), tr("Chances")});
  const PersonageRace race = tab.line->raceAt(tab.shown());
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    for (std::size_t p = 0; p < kPersonages; ++p) {
      const RaceEntry& entry = race[n].entries[p];
      text(looks[n].name);
      text(ChartWords::of(static_cast<Personage>(p)));
      for (const int value :
           {entry.have, entry.count, entry.target, entry.missing, entry.left, entry.chances})
        csv_.number(value);
      csv_.endRow();
    }
  }
}

} // namespace

QString chartCsv(const Tab& tab, const View& view, const ChartChoice& choice,
                 const std::vector<NationLook>& looks, EventSpan span) {
  ChartTable table;
  if (choice.kind == ChartKind::flow)
    table.flow(tab, choice, looks);
  else if (choice.kind == ChartKind::race)
    table.race(tab, looks);
  else if (choice.form == ChartForm::columns)
    table.columns(tab, looks);
  else
    table.overTime(tab, timeData(tab, view, choice, looks), span);
  return table.take();
}

} // namespace annales::viewer
