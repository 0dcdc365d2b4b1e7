#include "viewer/library/seat_openings.h"

#include "viewer/look/search_text.h"

namespace annales::viewer {

const NamedOpening* SeatOpenings::of(const GameRow& row, const Seat& seat) {
  const std::uint64_t group = std::uint64_t{seat.word->number} << 8U | static_cast<std::uint64_t>(row.rules);
  const OpeningKey key = seat.played.first(longest_);
  const auto [at, isNew] = known_[group].try_emplace(key.bits(), nullptr);
  if (isNew) at->second = book_->name(row.rules, seat.word->shown.toStdString(), key);
  return at->second;
}

QString foldedTitles(const NamedOpening& opening) {
  const QString code = QString::fromStdString(opening.code) + QLatin1Char(' ');
  return searchText(code + QString::fromStdString(opening.english) + QLatin1Char('\n') + code +
                    QString::fromStdString(opening.german));
}

} // namespace annales::viewer
