#include "viewer/library/opening_condition.h"

#include "viewer/look/look.h"
#include "viewer/look/search_text.h"

#include <algorithm>

namespace annales::viewer {
namespace {

/// As logs write them, or as the window does.
std::optional<OpeningKey> spacesIn(const QString& typed) {
  if (const auto key = OpeningKey::read(typed.toLower().toStdString())) return key;
  OpeningKey key;
  for (const QString& part : typed.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
    const QString word = searchText(part).trimmed();
    std::size_t at = 0;
    while (at < kSpaces && searchText(spaceName(static_cast<Space>(at))) != word)
      ++at;
    if (at == kSpaces || key.turns() == kKeyTurns) return std::nullopt;
    key = key.then(static_cast<Space>(at));
  }
  return key;
}

} // namespace

OpeningCondition::OpeningCondition(const QString& typed, const OpeningBook& book)
    : any_(typed.trimmed().isEmpty()) {
  const qsizetype colon = typed.indexOf(QLatin1Char(':'));
  nation_ = colon < 0 ? QString() : searchText(typed.left(colon)).trimmed();
  const QString rest = typed.mid(colon + 1).trimmed();
  words_ = searchText(rest);
  const auto code = [this](const NamedOpening& opening) {
    return searchText(QString::fromStdString(opening.code)) == words_ ||
           foldedTitles(opening).split(QLatin1Char('\n')).contains(words_); // as the list offers it
  };
  const auto at = std::ranges::find_if(book.openings(), code);
  if (at != book.openings().end())
    opening_ = &*at;
  else if (!rest.isEmpty())
    spaces_ = spacesIn(rest);
}

bool OpeningCondition::holds(const GameRow& row, SeatOpenings& names) {
  if (any_) return true;
  return std::ranges::any_of(row.players(), [&](const Seat& seat) {
    const bool asked =
        nation_.isEmpty() || seat.nation->folded.startsWith(nation_) || seat.word->folded.startsWith(nation_);
    return asked && played(row, seat, names);
  });
}

bool OpeningCondition::played(const GameRow& row, const Seat& seat, SeatOpenings& names) {
  if (opening_ != nullptr) return fits(*opening_, row.rules, seat.word->shown.toStdString(), seat.played);
  if (spaces_) return seat.played.beginsWith(*spaces_);
  const NamedOpening* named = names.of(row, seat);
  if (named == nullptr) return false;
  const auto [at, isNew] = known_.try_emplace(named, false);
  if (isNew) at->second = foldedTitles(*named).contains(words_);
  return at->second;
}

} // namespace annales::viewer
