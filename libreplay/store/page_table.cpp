#include "libreplay/store/page_table.h"

#include "libreplay/store/chain.h"

#include <fmt/core.h>

namespace annales::inline replay {

std::size_t PageTable::count(GameKey game) {
  Query row(connection_, "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE game = ?", game);
  return row.next() ? static_cast<std::size_t>(row.number(0)) : 0;
}

Result<std::vector<Entry>> PageTable::read(GameKey game, std::size_t first, const EventNames& names) {
  std::vector<Entry> pages;
  Query row(connection_, "SELECT number, page FROM entries WHERE game = ? AND number >= ? ORDER BY number",
            game, first);
  for (std::size_t number = first; row.next(); ++number) {
    if (row.number(0) != static_cast<std::int64_t>(number))
      return failure("page {} of its notebook is missing", number + 1);
    auto page = readEntry(row.bytes(1), names);
    if (!page) return failure("page {} of its notebook: {}", number + 1, page.error().part());
    pages.push_back(std::move(*page));
  }
  return pages;
}

void PageTable::add(GameKey game, std::size_t number, const Entry& page, const EventNames& names) {
  std::string text;
  appendEntry(text, page, names);
  Query(connection_, "INSERT INTO entries (game, number, page) VALUES (?, ?, ?)", game, number,
        LongText{text})
      .run();
  text = {}; // the chain reads it again
  chainRows(connection_, Chained::entries, static_cast<std::int64_t>(number), game);
}

} // namespace annales::inline replay
