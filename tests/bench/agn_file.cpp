// annales_agn_file [MEGABYTES] [one]: an AGN file of many games, or of one that never ends, on standard
// output.
#include "tests/bench/agn_games.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

int main(int count, char** words) {
  const std::size_t bytes = (count > 1 ? std::strtoull(words[1], nullptr, 10) : 5) << 20U;
  const auto out = [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); };
  if (count > 2 && std::string_view(words[2]) == "one") {
    annales::bench::GamesAsText::writeGiant(bytes, out);
    return 0;
  }
  const std::size_t events = annales::bench::GamesAsText(20).write(bytes, out);
  std::fprintf(stderr, "%zu events\n", events);
  return 0;
}
