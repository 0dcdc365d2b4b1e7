// annales_games_file MEGABYTES [agn|csv|json|one]: a file of many games, or one of AGN that never ends, on
// standard output.
#include "tests/bench/games_as_text.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

int main(int count, char** words) {
  using annales::bench::GamesFormat;
  const std::size_t bytes = (count > 1 ? std::strtoull(words[1], nullptr, 10) : 5) << 20U;
  const std::string_view kind = count > 2 ? words[2] : "agn";
  const auto out = [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); };
  if (kind == "one") {
    annales::bench::GamesAsText::writeGiant(bytes, out);
    return 0;
  }
  for (const GamesFormat format : {GamesFormat::agn, GamesFormat::sheet, GamesFormat::turns}) {
    if (kind != annales::bench::wordOf(format)) continue;
    std::fprintf(stderr, "%zu events\n", annales::bench::GamesAsText(20).write(format, bytes, out));
    return 0;
  }
  std::fprintf(stderr, "agn, csv, json or one, not %s\n", words[2]);
  return 2;
}
