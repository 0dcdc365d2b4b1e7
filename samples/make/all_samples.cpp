#include "samples/make/games.h"

#include <iterator>

namespace annales::samples {

std::vector<Sample> allSamples() {
  std::vector<Sample> all;
  for (const auto& make :
       {examples, games, examplesOfAntikeII, gamesOfAntikeII, examplesOfDuellum, gamesOfDuellum}) {
    std::vector<Sample> some = make();
    all.insert(all.end(), std::move_iterator(some.begin()), std::move_iterator(some.end()));
  }
  return all;
}

} // namespace annales::samples
