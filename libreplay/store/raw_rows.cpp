#include "libreplay/store/raw_rows.h"

#include "libreplay/store/cancelled.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

namespace annales::inline replay {
namespace {

using Type = RawValue::Type;

struct RowShape {
  RawTable table;
  bool withRowid;
  std::vector<Type> types; // the first is null where the rowid stands for it
};

const std::vector<RowShape>& rowShapes() {
  constexpr Type n = Type::null, i = Type::integer, t = Type::text, b = Type::blob;
  static const std::vector<RowShape> shapes{
      {RawTable::maps, true, {b, t}},
      {RawTable::games, true, {n, b, b, t, t}},
      {RawTable::segments, true, {i, i, i, i, b, b}},
      {RawTable::lines, false, {i, i, t, i, b}},
      {RawTable::tags, false, {i, i, t, t}},
      {RawTable::annotations, true, {i, i, b, t}},
      {RawTable::entries, true, {i, i, t}},
      {RawTable::analyses, true, {i, i, t, i, i, i, i, i, b, b, b, b}},
      {RawTable::questions, true, {n, t, t}},
      {RawTable::results, true, {n, b, t, t}},
      {RawTable::resultWords, true, {n, t, t, t, t}},
      {RawTable::chain, false, {i, t, i, b}},
  };
  return shapes;
}

RawTable tableWith(bool withRowid, const std::vector<Type>& types) {
  for (const RowShape& shape : rowShapes())
    if (shape.withRowid == withRowid && shape.types == types) return shape.table;
  return RawTable::none;
}

/// The number in that column, where it stands in the first bytes of the record.
std::int64_t numberIn(std::string_view local, const RawColumns& columns, std::size_t column) {
  std::string_view serials = local;
  static_cast<void>(takeVarint(serials));
  std::size_t at = columns.header;
  for (std::size_t i = 0; i < column; ++i) {
    at += static_cast<std::size_t>(columns.sizes[i]);
    static_cast<void>(takeVarint(serials));
  }
  const std::uint64_t serial = takeVarint(serials).value_or(0);
  if (serial >= 8) return static_cast<std::int64_t>(serial) - 8; // 0 and 1 have types of their own
  const auto size = static_cast<std::size_t>(columns.sizes[column]);
  return at + size <= local.size() ? signedNumber(local.substr(at, size)) : -1;
}

/// Texts of remarks have the shape of questions, and numbers that begin with a time.
constexpr std::int64_t kMostQuestions = 1'000'000'000;

/// Rows of the library as a whole, counted from 1.
bool isList(RawTable table) {
  return table == RawTable::questions || table == RawTable::results || table == RawTable::resultWords;
}

bool isNumbered(RawTable table) {
  return table != RawTable::maps && table != RawTable::games && !isList(table) && table != RawTable::chain;
}

/// Rows with the same bytes are one. Of what vouches for rows the page says to which others it belongs.
std::size_t fingerprintOf(const RawCell& cell, RawTable table, std::uint32_t page) {
  std::size_t mixed = std::hash<std::string_view>()(cell.local);
  constexpr std::size_t kOdd = 0x9E3779B97F4A7C15U;
  for (const std::size_t part : {static_cast<std::size_t>(table), static_cast<std::size_t>(cell.next),
                                 static_cast<std::size_t>(isNumbered(table) ? 0 : cell.rowid),
                                 static_cast<std::size_t>(table == RawTable::chain ? page + 1 : 0)})
    mixed = (mixed ^ part) * kOdd + (mixed >> 29U);
  return mixed;
}

/// Rows that belong together, by their places in a list.
class Groups {
public:
  explicit Groups(std::size_t count) : above_(count) { std::iota(above_.begin(), above_.end(), 0U); }
  /// The number of its group.
  std::uint32_t of(std::uint32_t row) {
    for (; above_[row] != row; row = above_[row])
      above_[row] = above_[above_[row]];
    return row;
  }
  void join(std::uint32_t a, std::uint32_t b) { above_[std::max(of(a), of(b))] = std::min(of(a), of(b)); }

private:
  std::vector<std::uint32_t> above_;
};

/// For each row the first number that several rows of its game have.
std::vector<std::int64_t> whereRowsPart(const std::vector<RawPlace>& rows) {
  std::map<std::tuple<RawTable, std::int64_t, std::int64_t>, int> times;
  std::map<std::pair<RawTable, std::int64_t>, std::int64_t> first;
  for (const RawPlace& row : rows)
    if (isNumbered(row.table) && ++times[{row.table, row.game, row.number}] == 2) {
      const auto [at, isNew] = first.try_emplace({row.table, row.game}, row.number);
      at->second = std::min(at->second, row.number);
    }
  std::vector<std::int64_t> parted;
  for (const RawPlace& row : rows) {
    const auto at = first.find({row.table, row.game});
    parted.push_back(at == first.end() ? std::numeric_limits<std::int64_t>::max() : at->second);
  }
  return parted;
}

auto orderOf(const RawPlace& row) {
  return std::tuple(row.table, row.game, row.number, row.page, row.place);
}

} // namespace

RawRows::RawRows(RawPages& pages, const Watch& watch) : pages_(pages) {
  Reading reading;
  for (std::uint32_t page = 0; page < pages.count() && !watch.cancelled(); ++page) {
    const bool sound = pages.cells(page, [&](const RawCell& cell) {
      take(cell, page, reading);
      return true;
    });
    if (!sound) ++badPages_;
    watch.tell(page + 1, pages.count());
  }
  settleOrigins(reading);
  std::ranges::sort(rows_, {}, orderOf);
}

void RawRows::take(const RawCell& cell, std::uint32_t page, Reading& reading) {
  const auto columns = columnsOf(cell.local, cell.size);
  if (!columns) return;
  RawPlace row{tableWith(cell.ofTable, columns->types), 0, cell.rowid, page, cell.place, 0};
  if (row.table == RawTable::none) return;
  if (isList(row.table) && (row.number < 1 || row.number > kMostQuestions)) return;
  if (row.table == RawTable::maps) row.number = 0;
  if (isNumbered(row.table) || row.table == RawTable::chain) row.game = numberIn(cell.local, *columns, 0);
  if (isNumbered(row.table)) row.number = numberIn(cell.local, *columns, 1);
  if (row.table == RawTable::chain) row.number = numberIn(cell.local, *columns, 2);
  if (row.game < 0 || row.number < 0) return;
  const auto [at, isNew] = reading.rows.try_emplace(fingerprintOf(cell, row.table, page),
                                                    static_cast<std::uint32_t>(rows_.size()));
  if (isNew) rows_.push_back(row);
  if (isNumbered(row.table)) reading.stand.emplace_back(page, at->second);
}

std::vector<RawPlace> RawRows::of(RawTable table, std::int64_t game) const {
  const auto tableAndGame = [](const RawPlace& row) { return std::tuple(row.table, row.game); };
  const auto begin = std::ranges::lower_bound(rows_, std::tuple(table, game), {}, tableAndGame);
  const auto end = std::ranges::upper_bound(rows_, std::tuple(table, game), {}, tableAndGame);
  return {begin, end};
}

std::vector<RawRow> RawRows::read(const RawPlace& place) const {
  std::vector<RawRow> rows;
  for (std::string& record : pages_.records(place.page, place.place)) {
    auto kept = std::make_shared<const std::string>(std::move(record));
    if (auto cells = valuesIn(*kept)) rows.push_back({kept, std::move(*cells)});
  }
  return rows;
}

void RawRows::settleOrigins(const Reading& reading) {
  const std::vector<std::int64_t> parted = whereRowsPart(rows_);
  Groups groups(rows_.size());
  std::map<std::pair<RawTable, std::int64_t>, std::uint32_t> first; // of the rows of a game in this page
  std::uint32_t page = 0;
  for (const auto& [at, row] : reading.stand) {
    if (at != page) first.clear();
    page = at;
    if (rows_[row].number < parted[row]) continue; // what both have joins nothing
    const auto [known, isFirst] = first.try_emplace({rows_[row].table, rows_[row].game}, row);
    if (!isFirst) groups.join(known->second, row);
  }
  for (std::uint32_t row = 0; row < rows_.size(); ++row)
    if (rows_[row].number >= parted[row]) rows_[row].origin = groups.of(row) + 1;
}

} // namespace annales::inline replay
