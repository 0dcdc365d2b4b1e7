#include "engine/play/lineup.h"

#include <utility>

namespace annales::inline engine {
namespace {

constexpr std::size_t kStylesInTurn = 3;

Lineup::Sitter sitterOf(Bots bots) {
  return {std::string(wordOf(bots)), [bots](const Game& game, std::size_t, const std::atomic<bool>*) {
            return seat(bots, game).front();
          }};
}

std::vector<Lineup::Sitter> sittersOf(Bots bots) {
  std::vector<Lineup::Sitter> sitters;
  const std::size_t count = bots == Bots::mixed ? kStylesInTurn : 1;
  for (std::size_t place = 0; place < count; ++place)
    sitters.push_back(sitterOf(botAt(bots, place)));
  return sitters;
}

} // namespace

Lineup::Lineup(Bots bots) : Lineup(std::string(wordOf(bots)), sittersOf(bots)) {}

Lineup::Lineup(std::string word, std::vector<Sitter> sitters)
    : table_(std::make_shared<const Table>(Table{std::move(word), std::move(sitters)})) {}

} // namespace annales::inline engine
