// Does with any bytes what a salvage does with a damaged library and the log beside it. The first two bytes
// say where the file ends and the log begins.
#pragma once

#include "libreplay/store/raw_rows.h"
#include "libreplay/store/salvaged_game.h"
#include "tests/fuzz/exercise_notebook.h"

#include <algorithm>

namespace annales::fuzz {

inline void exerciseRawPages(const std::string& bytes) {
  if (bytes.size() < 2) return;
  const std::string_view all = std::string_view(bytes).substr(2);
  const std::size_t middle =
      static_cast<unsigned char>(bytes[0]) * 256U + static_cast<unsigned char>(bytes[1]);
  const std::string_view file = all.substr(0, middle), log = all.substr(file.size());
  RawPages pages(rawBytes(file), rawBytes(log));
  const RawRows rows(pages, {});
  std::size_t read = 0;
  for (const RawPlace& place : rows.all())
    for (const RawRow& row : rows.read(place)) {
      read += row.record->size();
      if (row.cells.empty()) broken("a row has cells", bytes);
    }
  constexpr std::size_t kEach = 32, kAnyhow = 1U << 20U; // a page is read for each of its rows
  if (read > kEach * bytes.size() + kAnyhow) broken("no more is read than there is", std::to_string(read));
  for (const auto& game : notebookGames())
    for (const std::int64_t key : {1, 2}) {
      const NewGame begun{game->game(),
                          std::make_shared<Gazetteer>(game->game().map)}; // with its own strangers
      SalvagedGame salvaged{EventLog(begun), {}, {}, {}, {}, {}, false, 0};
      addRows(salvaged, rows, {key, false});
      if (salvaged.log.id() != game->id()) broken("a game stays that game", bytes);
    }
}

} // namespace annales::fuzz
