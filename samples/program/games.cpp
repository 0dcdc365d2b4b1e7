// games FILE… prints for each game of the files where it stands: the last event, each nation's cities and
// personages, and how many events may legally come next.
#include "importers/annales.h"

#include <fstream>
#include <iostream>
#include <numeric>

namespace {

void print(const annales::EventLog& log, const annales::BoardShelf& shelf) {
  const annales::Game& game = log.game();
  const auto board = shelf.find(game.setup->mapHash);
  const annales::DisplayNames names{game, *log.begun().provinces, board.get()};
  annales::Timeline line(log, log.mainHead());
  if (line.folded() == 0) return;
  const annales::GameState& state = line.seek(line.folded());
  std::cout << annales::hexOf(log.id()).substr(0, 12) << ": " << line.length()
            << " events, the last: " << annales::sentenceOf(log[line.path()[line.folded() - 1]].event, names)
            << '\n';
  for (std::size_t n = 0; n < game.nations(); ++n) {
    const annales::NationState& nation = state.nations[n];
    std::cout << "  " << names.nation(annales::NationId(n)) << ": " << int{nation.cities} << " cities, "
              << std::accumulate(nation.personages.begin(), nation.personages.end(), 0) << " personages\n";
  }
  std::cout << "  " << annales::legal(game, state, annales::Payments::cheapest).size()
            << " events may come next\n";
}

} // namespace

int main(int argc, char** argv) {
  const annales::BoardShelf shelf = annales::BoardShelf::builtIn();
  for (int i = 1; i < argc; ++i) {
    std::ifstream in(argv[i], std::ios::binary);
    annales::AnyReader reader({.shelf = shelf, .name = argv[i]});
    if (const auto rejection = reader.read(in)) {
      std::cerr << argv[i] << ": row " << rejection->row << ": " << rejection->message << '\n';
      return 2;
    }
    for (annales::GameNumber number = 0; number < reader.games(); ++number)
      if (const auto log = reader.game(number)) print(**log, shelf);
  }
}
