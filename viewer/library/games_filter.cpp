#include "viewer/library/games_filter.h"

#include "viewer/look/search_text.h"

#include <algorithm>

namespace annales::viewer {
namespace {

constexpr qsizetype kLeastIdDigits = 4; // fewer would find every other game

bool given(const QString& condition) {
  return !condition.isEmpty();
}

bool isIdPrefix(const QString& word, const Hash& id) {
  if (word.size() < kLeastIdDigits || word.size() > 64) return false;
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (qsizetype i = 0; i < word.size(); ++i) {
    const std::uint8_t byte = id.bytes[static_cast<std::size_t>(i / 2)];
    const auto digit = static_cast<std::size_t>(i % 2 == 0 ? byte >> 4U : byte & 15U);
    if (word[i] != QLatin1Char(kDigits[digit])) return false;
  }
  return true;
}

} // namespace

bool GamesFilter::Part::in(const Text& text) {
  if (text.number >= seen.size()) seen.resize(std::max<std::size_t>(text.number + 1, seen.size() * 2));
  std::int8_t& known = seen[text.number];
  if (known == 0) known = text.folded.contains(folded) ? 1 : -1;
  return known > 0;
}

bool GamesFilter::Person::is(const Text& name) {
  if (name.number >= seen.size()) seen.resize(std::max<std::size_t>(name.number + 1, seen.size() * 2));
  std::int8_t& known = seen[name.number];
  if (known == 0) known = asked.fits(name.shown.toStdString()) ? 1 : -1;
  return known > 0;
}

bool GamesFilter::Part::in(const NamedOpening& opening) {
  const auto [at, isNew] = named.try_emplace(&opening, false);
  if (isNew) at->second = foldedTitles(opening).contains(folded);
  return at->second;
}

GamesFilter::GamesFilter(const GamesQuery& query, const OpeningBook& book)
    : query_(query), openings_(book), opening_(query.opening, book) {
  for (const QString& word : searchText(query.text).split(QLatin1Char(' '), Qt::SkipEmptyParts))
    words_.push_back({word, {}, {}});
  player_.asked = AskedName(query.player.toStdString());
  const QString tag = searchText(query.tag);
  const qsizetype equals = tag.indexOf(QLatin1Char('='));
  tagName_ = equals < 0 ? QString() : tag.left(equals).trimmed();
  tagValue_.folded = tag.mid(equals + 1).trimmed();
}

bool GamesFilter::passes(const GameRow& row) {
  if (row.hidden && !query_.hidden) return false;
  if (!recorded(row)) return false;
  if (query_.among && !std::ranges::binary_search(*query_.among, row.id)) return false;
  if (given(query_.ruleset) && row.ruleset->shown != query_.ruleset) return false;
  if (given(query_.board) && row.board->shown != query_.board) return false;
  if (!dated(row) || !seated(row) || !ended(row) || !tagged(row)) return false;
  if (!opening_.holds(row, openings_)) return false;
  return std::ranges::all_of(words_, [&](Part& word) { return wordIn(word, row); });
}

bool GamesFilter::wordIn(Part& word, const GameRow& row) {
  for (const Text* text : {row.date, row.event, row.board, row.ruleset, row.result})
    if (word.in(*text)) return true;
  for (const Seat& seat : row.players())
    if (word.in(*seat.nation) || word.in(*seat.player)) return true;
  for (const TagText& tag : row.tags)
    if (word.in(*tag.value)) return true;
  for (const Seat& seat : row.players())
    if (const NamedOpening* named = openings_.of(row, seat); named != nullptr && word.in(*named)) return true;
  return isIdPrefix(word.folded, row.id);
}

/// A beginning of a date names the whole month or year.
bool GamesFilter::dated(const GameRow& row) const {
  const QString& date = row.date->shown;
  if (given(query_.from) && date < query_.from) return false;
  return !given(query_.to) || (!date.isEmpty() && date <= query_.to + QLatin1Char('~'));
}

bool GamesFilter::seated(const GameRow& row) {
  const auto players = row.players();
  if (given(query_.nation) &&
      std::ranges::none_of(players, [&](const Seat& s) { return s.nation->shown == query_.nation; }))
    return false;
  return player_.asked.empty() ||
         std::ranges::any_of(players, [&](const Seat& s) { return player_.is(*s.player); });
}

bool GamesFilter::ended(const GameRow& row) const {
  if (given(query_.winner) &&
      (row.winner < 0 || row.seats[static_cast<std::size_t>(row.winner)].nation->shown != query_.winner))
    return false;
  switch (query_.ending) {
  case EndFilter::any:
    return true;
  case EndFilter::won:
    return row.ending == Ending::won;
  case EndFilter::unfinished:
    return row.ending == Ending::unfinished;
  case EndFilter::undecided:
    return row.ending == Ending::undecided;
  }
  return true;
}

/// A recorded game takes the place of its logged result, which is shown only to be looked through.
bool GamesFilter::recorded(const GameRow& row) const {
  switch (query_.record) {
  case RecordFilter::any:
    return row.kind != RowKind::witness;
  case RecordFilter::played:
    return !row.isResult();
  case RecordFilter::results:
    return row.isResult();
  case RecordFilter::withoutNations:
    return row.kind == RowKind::result && row.lacksNations;
  case RecordFilter::doubtful:
    return row.doubtful;
  }
  return true;
}

bool GamesFilter::tagged(const GameRow& row) {
  if (!given(query_.tag)) return true;
  return std::ranges::any_of(row.tags, [&](const TagText& tag) {
    if (given(tagName_)) return tag.name->folded == tagName_ && tagValue_.in(*tag.value);
    return tagValue_.in(*tag.name) || tagValue_.in(*tag.value);
  });
}

} // namespace annales::viewer
