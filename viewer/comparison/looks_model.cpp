#include "viewer/comparison/looks_model.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/plain_tip.h"
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

} // namespace

LooksModel::LooksModel(QObject* parent) : SpokenModel(parent) {}

std::size_t LooksModel::add(LedgerLook look) {
  beginResetModel();
  const std::size_t at = ledger_.add(std::move(look));
  verdicts_ = ledger_.verdicts();
  endResetModel();
  return at;
}

void LooksModel::clear() {
  beginResetModel();
  ledger_.clear();
  verdicts_.clear();
  endResetModel();
}

int LooksModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(ledger_.looks().size());
}

int LooksModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QString LooksModel::words(std::size_t row, int column) const {
  const LedgerLook& look = ledger_.looks()[row];
  const LookVerdict& verdict = verdicts_[row];
  const Language language = spokenLanguage();
  switch (column) {
  case kWhen:
    return look.times > 1 ? tr("%1 (%2×)", "a time, and how often").arg(timeWords(look.last)).arg(look.times)
                          : timeWords(look.last);
  case kA:
    return conditionWords(look.a);
  case kB:
    return conditionWords(look.b);
  case kOver:
    return conditionWords(look.over);
  case kDifference:
    return fromUtf8(decimalInWords(look.difference * 100, 1, language));
  case kInterval:
    return fromUtf8(pointsInWords({look.low, look.high}, language));
  case kP:
    return fromUtf8(pInWords(look.anytimePValue, language));
  case kHolm:
    return fromUtf8(pInWords(verdict.holm, language));
  case kBenjamini:
    return fromUtf8(pInWords(verdict.benjaminiHochberg, language));
  case kVerdict:
    return fromUtf8(verdictInWords(verdict.verdict, language));
  case kLibrary:
    return tr("%1, %n game(s)", "a library's file", static_cast<int>(look.library.games))
        .arg(fromUtf8(look.library.file));
  default:
    return {};
  }
}

QVariant LooksModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) {
    const bool number = index.column() >= kDifference && index.column() <= kBenjamini;
    return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const QString shown = words(static_cast<std::size_t>(index.row()), index.column());
  return role == Qt::ToolTipRole ? plainTip(shown) : shown;
}

QVariant LooksModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) {
    switch (section) {
    case kDifference:
      return tr("Share of wins of A minus that of B, in percentage points, within strata");
    case kP:
      return tr("Valid at every look, not adjusted for the other comparisons");
    case kHolm:
      return tr("Adjusted for all comparisons in this list (Holm). The verdict rests on it");
    case kBenjamini:
      return tr("Adjusted for all comparisons (Benjamini–Hochberg): of the differences found at 0.05, on "
                "average at most 1 in 20 is false");
    case kLibrary:
      return tr("The library of this comparison, and its number of games then. The same comparison in "
                "another library is counted separately");
    default:
      return {};
    }
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kWhen:
    return tr("Time");
  case kA:
    return QStringLiteral("A");
  case kB:
    return QStringLiteral("B");
  case kOver:
    return tr("Games");
  case kDifference:
    return tr("A less B");
  case kInterval:
    return QStringLiteral("95 %");
  case kP:
    return QStringLiteral("p");
  case kHolm:
    return QStringLiteral("Holm");
  case kBenjamini:
    return tr("B–H", "Benjamini and Hochberg, short");
  case kVerdict:
    return tr("Verdict");
  case kLibrary:
    return tr("Library");
  default:
    return {};
  }
}

} // namespace annales::viewer
