#include "viewer/charts/chart_data.h"
#include "viewer/charts/chart_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QStringList>

namespace annales::viewer {
namespace {

class CsvWriter {
  Q_DECLARE_TR_FUNCTIONS(ChartCsv)
public:
  [[nodiscard]] QString overTime(const Tab& tab, const TimeData& data, EventSpan span);
  [[nodiscard]] QString columns(const Tab& tab, const std::vector<NationLook>& looks);
  [[nodiscard]] QString flow(const Tab& tab, const ChartChoice& choice, const std::vector<NationLook>& looks);
  [[nodiscard]] QString race(const Tab& tab, const std::vector<NationLook>& looks);

private:
  void row(const QStringList& cells);
  [[nodiscard]] static QStringList beside(const TimeData& data, EventIndex place);
  void goOn(const Tab& tab, const TimeData& data, EventSpan span);
  void flowRow(const QString& nation, const QString& direction, const QString& reason,
               const std::array<std::int32_t, kResources>& sums);
  QString text_;
};

QString quoted(const QString& cell) {
  const bool plain =
      !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n') && !cell.contains(u'\r');
  if (plain) return cell;
  return u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

void CsvWriter::row(const QStringList& cells) {
  for (qsizetype i = 0; i < cells.size(); ++i)
    text_ += (i == 0 ? QString() : QStringLiteral(",")) + quoted(cells[i]);
  text_ += QStringLiteral("\r\n");
}

QString numberOf(std::optional<std::int32_t> value) {
  return value ? QString::number(*value) : QString();
}

QString roundOf(const OpenedLine& line, EventIndex k) {
  const LineOutline& outline = line.stats().outline;
  return QString::number(outline.rounds()[outline.roundAt(k)].number);
}

QString CsvWriter::overTime(const Tab& tab, const TimeData& data, EventSpan span) {
  QStringList head{tr("Event"), CommonWords::tr("Round")};
  for (const TimeCurve& curve : data.curves)
    head << curve.name;
  if (data.goal > 0) head << tr("Goal");
  if (data.beside) {
    const QString name = ChartWords::line(*data.beside->line);
    head << tr("Event (%1)", "of a line").arg(name);
    for (std::size_t i = 0; data.differences.empty() && i < data.curves.size(); ++i)
      head << QStringLiteral("%1 (%2)").arg(data.curves[i].name, name);
  }
  row(head);
  const std::size_t samples = data.differences.empty() ? data.samples.size() : data.drawn(0).size();
  for (std::size_t s = 0; s < samples; ++s) {
    const EventIndex k = data.samples[s];
    if (k < span.from || k > span.to) continue;
    QStringList cells{QString::number(k), roundOf(*tab.line, k)};
    for (std::size_t i = 0; i < data.curves.size(); ++i)
      cells << QString::number(data.drawn(i)[s]);
    if (data.goal > 0) cells << QString::number(data.goal);
    if (data.beside) cells << beside(data, k);
    row(cells);
  }
  if (data.beside && data.differences.empty()) goOn(tab, data, span);
  return text_;
}

/// What the other line has at a place of the shown one.
QStringList CsvWriter::beside(const TimeData& data, EventIndex place) {
  QStringList cells{valueBeside(data, 0, place) ? QString::number(data.beside->where.eventAt(place))
                                                : QString()};
  for (std::size_t i = 0; data.differences.empty() && i < data.curves.size(); ++i)
    cells << numberOf(valueBeside(data, i, place));
  return cells;
}

/// What only the other line has, behind the end of the shown one.
void CsvWriter::goOn(const Tab& tab, const TimeData& data, EventSpan span) {
  const BesideData& other = *data.beside;
  for (std::size_t s = 0; s < other.samples.size(); ++s) {
    if (other.places[s] <= tab.line->length() || other.places[s] > span.to) continue;
    QStringList cells{QString(), roundOf(*other.line, other.samples[s])};
    for (std::size_t i = 0; i < data.curves.size(); ++i)
      cells << QString();
    if (data.goal > 0) cells << QString::number(data.goal);
    cells << QString::number(other.samples[s]);
    for (const std::vector<std::int32_t>& values : other.values)
      cells << QString::number(values[s]);
    row(cells);
  }
}

QString CsvWriter::columns(const Tab& tab, const std::vector<NationLook>& looks) {
  QStringList head{titleInWindow(Term::nation)};
  for (std::size_t p = 0; p < kPersonages; ++p)
    head << ChartWords::of(static_cast<Personage>(p));
  row(head << ChartWords::of(Measure::points));
  const Series& series = tab.line->stats().series;
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    QStringList cells{looks[n].name};
    for (std::size_t p = 0; p < kPersonages; ++p)
      cells << QString::number(series.at(countOf(static_cast<Personage>(p)), NationId(n), tab.shown()));
    row(cells << QString::number(series.at(Measure::points, NationId(n), tab.shown())));
  }
  return text_;
}

void CsvWriter::flowRow(const QString& nation, const QString& direction, const QString& reason,
                        const std::array<std::int32_t, kResources>& sums) {
  QStringList cells{nation, direction, reason};
  std::int32_t total = 0;
  for (const std::int32_t sum : sums) {
    cells << QString::number(sum);
    total += sum;
  }
  if (total != 0) row(cells << QString::number(total));
}

QString CsvWriter::flow(const Tab& tab, const ChartChoice& choice, const std::vector<NationLook>& looks) {
  QStringList head{titleInWindow(Term::nation), tr("Direction"), tr("Reason")};
  for (std::size_t r = 0; r < kResources; ++r)
    head << ChartWords::of(static_cast<Resource>(r));
  row(head << tr("Total"));
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    const FlowSums sums = flowSums(tab, choice, NationId(n));
    for (std::size_t s = 0; s < kSources; ++s)
      flowRow(looks[n].name, CommonWords::tr("in"), ChartWords::of(static_cast<Source>(s)), sums.in[s]);
    for (std::size_t p = 0; p < kPurposes; ++p)
      flowRow(looks[n].name, CommonWords::tr("out"), ChartWords::of(static_cast<Purpose>(p)), sums.out[p]);
  }
  return text_;
}

QString CsvWriter::race(const Tab& tab, const std::vector<NationLook>& looks) {
  row({titleInWindow(Term::nation), tr("Personage"), tr("Won"), tr("Counted"), tr("Needed"), tr("Missing"),
       tr("Left in the bank"), tr("Chances")});
  const PersonageRace race = tab.line->raceAt(tab.shown());
  for (std::size_t n = 0; n < looks.size(); ++n) {
    if (tab.isHidden(NationId(n))) continue;
    for (std::size_t p = 0; p < kPersonages; ++p) {
      const RaceEntry& entry = race[n].entries[p];
      QStringList cells{looks[n].name, ChartWords::of(static_cast<Personage>(p))};
      for (const int value :
           {entry.have, entry.count, entry.target, entry.missing, entry.left, entry.chances})
        cells << QString::number(value);
      row(cells);
    }
  }
  return text_;
}

} // namespace

QString chartCsv(const Tab& tab, const View& view, const ChartChoice& choice,
                 const std::vector<NationLook>& looks, EventSpan span) {
  CsvWriter writer;
  if (choice.kind == ChartKind::flow) return writer.flow(tab, choice, looks);
  if (choice.kind == ChartKind::race) return writer.race(tab, looks);
  if (choice.form == ChartForm::columns) return writer.columns(tab, looks);
  return writer.overTime(tab, timeData(tab, view, choice, looks), span);
}

} // namespace annales::viewer
