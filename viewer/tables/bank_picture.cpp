#include "viewer/tables/bank_picture.h"

#include <algorithm>

namespace annales::viewer {
namespace {

BankStock stock(int left, int all, int before) {
  return {left, all, left - before};
}

void addCards(BankPicture& picture, const Game& game, const GameState& state) {
  picture.hands.resize(game.nations());
  for (std::size_t i = 0; i < state.cards.displayed && i < state.cards.display.size(); ++i)
    picture.display.push_back(state.cards.display[i]);
  for (std::size_t c = 0; c < game.ruleset->deck.size() && c < kMaxCards; ++c) {
    const CardState::Pile& pile = state.cards.piles[c];
    picture.drawPile += pile.drawPile;
    picture.discards += pile.discards;
    picture.discarded.insert(picture.discarded.end(), pile.discards, CardId(c));
    for (std::size_t n = 0; n < picture.hands.size() && n < std::size(pile.hand); ++n)
      picture.hands[n].insert(picture.hands[n].end(), pile.hand[n], CardId(c));
  }
}

} // namespace

BankPicture bankPictureOf(const Tab& tab) {
  const Game& game = tab.game->game();
  const Ruleset& rules = *game.ruleset;
  const EventIndex k = tab.shown();
  const GameState state = tab.line->stateAt(k);
  const BankState& is = state.bank;
  const BankState was = k > 1 ? tab.line->stateAt(k - 1).bank : is;
  BankPicture picture;
  picture.goal = rules.goal[game.nations()];
  picture.coins = stock(is.coins, 0, was.coins);
  picture.temples = stock(is.temples, rules.temples, was.temples);
  for (std::size_t p = 0; p < kPersonages; ++p)
    picture.personages[p] = stock(is.personages[p], rules.personages[p], was.personages[p]);
  if (rules.stones == StonePolicy::sharedTokens) {
    picture.tokens.emplace();
    for (std::size_t t = 0; t < is.tokens.size(); ++t)
      (*picture.tokens)[t] = stock(is.tokens[t], rules.cityTokens[t], was.tokens[t]);
  }
  picture.hasBellona = rules.hasBellona;
  picture.bellona = state.bellona;
  picture.hasCards = rules.hasCards;
  if (rules.hasCards) addCards(picture, game, state);
  return picture;
}

} // namespace annales::viewer
