#include "viewer/comparison/looks_model.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

#include <QDateTime>
#include <QLocale>

namespace annales::viewer {
namespace {

QString conditionWords(const std::string& words) {
  return words.empty() ? LooksModel::tr("all") : fromUtf8(words);
}

QString timeWords(const std::string& time) {
  const QDateTime when = QDateTime::fromString(fromUtf8(time), Qt::ISODate);
  return QLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat);
}

QString whenWords(const LedgerLook& look) {
  return look.times > 1
             ? LooksModel::tr("%1 (%2×)", "a time, and how often").arg(timeWords(look.last)).arg(look.times)
             : timeWords(look.last);
}

QString libraryWords(const LedgerLook& look) {
  return LooksModel::tr("%1, %n game(s)", "a library's file", static_cast<int>(look.library.games))
      .arg(fromUtf8(look.library.file));
}

QString probability(double p) {
  return fromUtf8(pInWords(p, spokenLanguage()));
}

std::vector<RowColumn<LookRow>> lookColumns() {
  return {
      {[] { return LooksModel::tr("Time"); }, [](const LookRow& row) { return whenWords(row.look); }},
      {[] { return QStringLiteral("A"); }, [](const LookRow& row) { return conditionWords(row.look.a); }},
      {[] { return QStringLiteral("B"); }, [](const LookRow& row) { return conditionWords(row.look.b); }},
      {[] { return LooksModel::tr("Games"); },
       [](const LookRow& row) { return conditionWords(row.look.over); }},
      {[] { return LooksModel::tr("A less B"); },
       [](const LookRow& row) {
         return fromUtf8(decimalInWords(row.look.difference * 100, 1, spokenLanguage()));
       },
       Qt::AlignRight,
       [] {
         return LooksModel::tr("Share of wins of A minus that of B, in percentage points, within strata");
       }},
      {[] { return QStringLiteral("95 %"); },
       [](const LookRow& row) {
         return fromUtf8(pointsInWords({row.look.low, row.look.high}, spokenLanguage()));
       },
       Qt::AlignRight},
      {[] { return QStringLiteral("p"); },
       [](const LookRow& row) { return probability(row.look.anytimePValue); }, Qt::AlignRight,
       [] { return LooksModel::tr("Valid at every look, not adjusted for the other comparisons"); }},
      {[] { return QStringLiteral("Holm"); },
       [](const LookRow& row) { return probability(row.verdict.holm); }, Qt::AlignRight,
       [] {
         return LooksModel::tr("Adjusted for all comparisons in this list (Holm). The verdict rests on it");
       }},
      {[] { return LooksModel::tr("B–H", "Benjamini and Hochberg, short"); },
       [](const LookRow& row) { return probability(row.verdict.benjaminiHochberg); }, Qt::AlignRight,
       [] {
         return LooksModel::tr("Adjusted for all comparisons (Benjamini–Hochberg): of the differences found "
                               "at 0.05, on average at most 1 in 20 is false");
       }},
      {[] { return LooksModel::tr("Verdict"); },
       [](const LookRow& row) { return fromUtf8(verdictInWords(row.verdict.verdict, spokenLanguage())); }},
      {[] { return LooksModel::tr("Library"); }, [](const LookRow& row) { return libraryWords(row.look); },
       Qt::AlignLeft,
       [] {
         return LooksModel::tr("The library of this comparison, and its number of games then. The same "
                               "comparison in another library is counted separately");
       }},
  };
}

} // namespace

LooksModel::LooksModel(QObject* parent) : Rows(lookColumns(), parent) {}

std::size_t LooksModel::add(LedgerLook look) {
  const std::size_t at = ledger_.add(std::move(look));
  verdicts_ = ledger_.verdicts();
  showAll();
  return at;
}

void LooksModel::clear() {
  ledger_.clear();
  verdicts_.clear();
  showAll();
}

void LooksModel::showAll() {
  std::vector<LookRow> rows;
  for (std::size_t i = 0; i < verdicts_.size(); ++i)
    rows.push_back({ledger_.looks()[i], verdicts_[i]});
  setRows(std::move(rows));
}

QString LooksModel::tip(const LookRow& row, int column) const {
  return textOf(row, column);
}

} // namespace annales::viewer
