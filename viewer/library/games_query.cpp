#include "viewer/library/games_query.h"

#include "viewer/library/games_filter.h"
#include "viewer/library/seat_openings.h"

#include <QCollator>
#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace annales::viewer {
namespace {

constexpr std::size_t kRowsBetweenLooks = 512;

QCollator forPeople() {
  QCollator collator;
  collator.setNumericMode(true);
  collator.setCaseSensitivity(Qt::CaseInsensitive);
  return collator;
}

const Text* textIn(const GameRow& row, GamesColumn column) {
  switch (column) {
  case GamesColumn::date:
    return row.date;
  case GamesColumn::event:
    return row.event;
  case GamesColumn::board:
    return row.board;
  case GamesColumn::ruleset:
    return row.ruleset;
  case GamesColumn::result:
    return row.result;
  default:
    return nullptr;
  }
}

/// The place of every text among all of them as people sort: comparing texts is slow, numbers are not.
class Ranks {
public:
  explicit Ranks(const RowList& rows, GamesColumn column) {
    for (const GameRow* row : rows) {
      if (const Text* text = textIn(*row, column)) add(text);
      if (column != GamesColumn::nations) continue;
      for (const Seat& seat : row->players()) {
        add(seat.nation);
        add(seat.player);
      }
    }
    rank();
  }
  [[nodiscard]] std::uint32_t of(const Text* text) const { return ranks_[text->number]; }

private:
  void add(const Text* text) {
    if (text->number >= ranks_.size()) ranks_.resize(text->number + 1 + ranks_.size());
    if (ranks_[text->number] == 0) texts_.push_back(text);
    ranks_[text->number] = 1;
  }
  void rank() {
    const QCollator collator = forPeople();
    const auto order = [&](const Text* a, const Text* b) { return collator.compare(a->shown, b->shown); };
    std::ranges::sort(texts_, [&](const Text* a, const Text* b) { return order(a, b) < 0; });
    std::uint32_t next = 1;
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      if (i > 0 && order(texts_[i - 1], texts_[i]) != 0) ++next; // texts that sort alike share a rank
      ranks_[texts_[i]->number] = next;
    }
  }

  std::vector<const Text*> texts_;
  std::vector<std::uint32_t> ranks_; // by number of the text; 0: not there
};

std::uint32_t numberIn(const GameRow& row, GamesColumn column) {
  switch (column) {
  case GamesColumn::rounds:
    return row.rounds;
  case GamesColumn::events:
    return row.events;
  case GamesColumn::remarks:
    return row.remarks;
  case GamesColumn::date:
  case GamesColumn::event:
  case GamesColumn::nations:
  case GamesColumn::board:
  case GamesColumn::ruleset:
  case GamesColumn::result:
  case GamesColumn::id:
  case GamesColumn::openings:
    break; // `textIn`, `compare` and `sortByOpenings` order these
  }
  return 0;
}

int bySeats(const GameRow& a, const GameRow& b, const Ranks& ranks) {
  const std::size_t shared = std::min(a.seatCount, b.seatCount);
  for (std::size_t i = 0; i < shared; ++i)
    for (const auto part : {&Seat::nation, &Seat::player})
      if (const auto x = ranks.of(a.seats[i].*part), y = ranks.of(b.seats[i].*part); x != y)
        return x < y ? -1 : 1;
  return static_cast<int>(a.seatCount) - static_cast<int>(b.seatCount);
}

int compare(const GameRow& a, const GameRow& b, GamesColumn column, const Ranks& ranks) {
  if (column == GamesColumn::nations) return bySeats(a, b, ranks);
  if (column == GamesColumn::id) return a.id < b.id ? -1 : b.id < a.id ? 1 : 0;
  const Text* text = textIn(a, column);
  const std::uint32_t x = text != nullptr ? ranks.of(text) : numberIn(a, column);
  const std::uint32_t y = text != nullptr ? ranks.of(textIn(b, column)) : numberIn(b, column);
  return x < y ? -1 : y < x ? 1 : 0;
}

/// By the codes of the seats, one after another.
void sortByOpenings(RowList& rows, const OpeningBook& book, bool descending) {
  std::vector<std::pair<QString, const NamedOpening*>> codes;
  for (const NamedOpening& opening : book.openings())
    codes.emplace_back(QString::fromStdString(opening.code), &opening);
  const QCollator collator = forPeople();
  std::ranges::sort(codes,
                    [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
  constexpr std::uint16_t kNone = 0xFFFF;
  std::unordered_map<const NamedOpening*, std::uint16_t> ranks{{nullptr, kNone}};
  for (const auto& [code, opening] : codes)
    ranks.emplace(opening, static_cast<std::uint16_t>(ranks.size()));
  struct Sorted {
    std::array<std::uint16_t, 6> codes;
    const GameRow* row;
    bool none;
  };
  SeatOpenings names(book);
  std::vector<Sorted> sorted;
  sorted.reserve(rows.size());
  for (const GameRow* row : rows) {
    Sorted& one = sorted.emplace_back(Sorted{{}, row, true});
    one.codes.fill(kNone);
    for (std::size_t i = 0; i < row->seatCount; ++i)
      one.codes[i] = ranks[names.of(*row, row->seats[i])];
    one.none = std::ranges::all_of(one.codes, [](std::uint16_t rank) { return rank == kNone; });
  }
  std::ranges::stable_sort(sorted, [&](const Sorted& a, const Sorted& b) {
    if (a.none != b.none) return b.none;
    return descending ? a.codes > b.codes : a.codes < b.codes;
  });
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = sorted[i].row;
}

bool filtered(RowList& kept, const RowList& rows, const GamesQuery& query, const OpeningBook& book,
              const std::atomic<bool>& cancel) {
  GamesFilter filter(query, book);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i % kRowsBetweenLooks == 0 && cancel) return false;
    if (filter.passes(*rows[i])) kept.push_back(rows[i]);
  }
  return true;
}

QStringList sortedForPeople(const std::unordered_set<const Text*>& texts) {
  std::set<QString> shown;
  for (const Text* text : texts)
    if (!text->shown.isEmpty()) shown.insert(text->shown);
  QStringList list(shown.begin(), shown.end());
  const QCollator collator = forPeople();
  std::ranges::sort(list, [&](const QString& a, const QString& b) { return collator.compare(a, b) < 0; });
  return list;
}

} // namespace

bool GamesQuery::filters() const {
  const GamesQuery plain{.text = {},
                         .ruleset = {},
                         .board = {},
                         .nation = {},
                         .winner = {},
                         .player = {},
                         .from = {},
                         .to = {},
                         .tag = {},
                         .opening = {},
                         .ending = EndFilter::any,
                         .record = RecordFilter::any,
                         .sortBy = sortBy,
                         .descending = descending,
                         .hidden = hidden};
  return !(*this == plain);
}

std::optional<RowList> arrange(const RowList& rows, const GamesQuery& query, const std::atomic<bool>& cancel,
                               const OpeningBook* book) {
  const OpeningBook& names = book != nullptr ? *book : OpeningBook::ofRulebooks();
  RowList kept;
  kept.reserve(rows.size());
  if (!filtered(kept, rows, query, names, cancel)) return std::nullopt;
  if (query.sortBy == GamesColumn::openings) {
    sortByOpenings(kept, names, query.descending);
    return cancel ? std::nullopt : std::optional(std::move(kept));
  }
  const Ranks ranks(kept, query.sortBy);
  if (cancel) return std::nullopt;
  std::ranges::stable_sort(kept, [&](const GameRow* a, const GameRow* b) {
    const int order = compare(*a, *b, query.sortBy, ranks);
    return query.descending ? order > 0 : order < 0;
  });
  if (cancel) return std::nullopt;
  return kept;
}

GamesChoices choicesIn(const RowList& rows) {
  std::unordered_set<const Text*> rulesets, boards, nations, players, tags;
  for (const GameRow* row : rows) {
    rulesets.insert(row->ruleset);
    boards.insert(row->board);
    for (const Seat& seat : row->players()) {
      nations.insert(seat.nation);
      players.insert(seat.player);
    }
    for (const TagText& tag : row->tags)
      tags.insert(tag.name);
  }
  return {sortedForPeople(rulesets), sortedForPeople(boards), sortedForPeople(nations),
          sortedForPeople(players), sortedForPeople(tags)};
}

} // namespace annales::viewer
