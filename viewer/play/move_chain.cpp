#include "viewer/play/move_chain.h"

#include "engine/fold/apply.h"
#include "libreplay/choice/production.h"
#include "viewer/play/play_panel.h"

#include <algorithm>
#include <optional>

namespace annales::viewer {
namespace {

constexpr int kMostChainLooks = 48;         // positions whose moves are listed for one text
constexpr std::size_t kMostChainsTried = 3; // rows of a phrase that are followed
constexpr std::size_t kMostChainEnds = 20;  // rows of the last phrase that are offered

struct ChainWord {
  QString text;
  bool begins = false; // behind a comma
};

std::vector<ChainWord> wordsOfChain(const QString& text) {
  std::vector<ChainWord> words;
  QString plain = text;
  for (const QString& part : plain.replace(u';', u',').split(u',', Qt::SkipEmptyParts)) {
    bool begins = true;
    for (const QString& word : wordsLookedFor(part))
      words.push_back({word, std::exchange(begins, false)});
  }
  return words;
}

struct ChainStep {
  QString label;
  TableIcon icon = TableIcon::maneuver;
  Amount price;
  bool hasPrice = false;
  std::vector<Event> events;
};
using ChainSteps = std::vector<ChainStep>;

bool isNumberInChain(const QString& word) {
  return word.front().isDigit();
}

bool mayBeInside(const Event& event) {
  return !std::holds_alternative<CardPlayed>(event) && !std::holds_alternative<GameEnded>(event);
}

/// Folded behind the state; nothing where one cannot come.
std::optional<GameState> stateBehindChain(GameState state, const std::vector<Event>& events) {
  for (const Event& event : events)
    if (annales::apply(state, event)) return std::nullopt;
  return state;
}

/// Reads the words from left to right: each phrase takes as many as fit one move, fewer where the rest would
/// say nothing.
class ChainReader {
public:
  ChainReader(const Game& game, const DisplayNames& names, std::vector<ChainWord> words)
      : game_(game), names_(names), words_(std::move(words)) {}

  /// All chains with the same beginning; they differ in their last move.
  [[nodiscard]] std::vector<ChainSteps> read(const GameState& state, std::size_t from = 0) {
    if (looks_++ >= kMostChainLooks) return {};
    const Choices choices(game_, state);
    if (choices.empty()) return {};
    for (std::size_t to = endOfPhrase(from); to > from; --to) {
      const std::vector<ChainStep> found = stepsLike(choices, state, from, to);
      if (to == words_.size()) {
        if (!found.empty()) return each(found);
        continue;
      }
      for (std::size_t i = 0; i < std::min(found.size(), kMostChainsTried); ++i)
        if (auto chains = behind(state, found[i], to); !chains.empty()) return chains;
    }
    return endsFirst(choices, state, from);
  }

private:
  [[nodiscard]] std::size_t endOfPhrase(std::size_t from) const {
    std::size_t end = from + 1;
    while (end < words_.size() && !words_[end].begins)
      ++end;
    return end;
  }

  /// The next nation's move, where nothing here is called so, not even what cannot be done.
  [[nodiscard]] std::vector<ChainSteps> endsFirst(const Choices& choices, const GameState& state,
                                                  std::size_t from) {
    const bool goes = !choices.proceeding().empty();
    const std::vector<Event>& end = goes ? choices.proceeding() : choices.turnsEnd();
    if (end.empty() || (!goes && !choices.personages().empty()) || isRefused(state, words_[from].text))
      return {};
    return behind(state, {PlayPanel::tr("End the turn"), TableIcon::points, {}, false, end}, from);
  }
  [[nodiscard]] bool isRefused(const GameState& state, const QString& word) const {
    std::vector<Missing> missing = missingFrom(game_, state);
    std::erase_if(missing, [](const Missing& m) { return std::holds_alternative<RondelMoved>(m.event); });
    return !missingRowsLike(missing, names_, word).empty();
  }

  [[nodiscard]] std::vector<ChainSteps> behind(const GameState& state, const ChainStep& step,
                                               std::size_t from) {
    const auto next = stateBehindChain(state, step.events);
    std::vector<ChainSteps> chains = next ? read(*next, from) : std::vector<ChainSteps>{};
    for (ChainSteps& chain : chains)
      chain.insert(chain.begin(), step);
    return chains;
  }

  [[nodiscard]] static std::vector<ChainSteps> each(const std::vector<ChainStep>& ends) {
    std::vector<ChainSteps> chains;
    for (const ChainStep& step : ends)
      if (chains.size() < kMostChainEnds) chains.push_back({step});
    return chains;
  }

  /// A number alone says nothing.
  [[nodiscard]] std::vector<ChainStep> stepsLike(const Choices& choices, const GameState& state,
                                                 std::size_t from, std::size_t to) const {
    QStringList phrase;
    for (std::size_t i = from; i < to; ++i)
      phrase << words_[i].text;
    std::vector<ChainStep> steps;
    if (std::ranges::all_of(phrase, isNumberInChain)) return steps;
    for (const OfferRow& row : offerRowsLike(choices, names_, state.active, phrase.join(u' '), true)) {
      Choices picked = choices;
      for (const Pick& pick : row.picks)
        picked.pick(pick);
      const auto chosen = picked.chosen();
      if (!chosen || !mayBeInside(chosen->event)) continue;
      std::vector<Event> events = withProduction(game_, state, picked.eventsFor());
      if (!events.empty()) steps.push_back({row.label, row.icon, row.price, row.hasPrice, std::move(events)});
    }
    return steps;
  }

  const Game& game_;
  const DisplayNames& names_;
  std::vector<ChainWord> words_;
  int looks_ = 0;
};

OfferRow rowOfChain(const ChainSteps& chain) {
  OfferRow row;
  QStringList labels;
  for (const ChainStep& step : chain) {
    labels << step.label;
    for (std::size_t r = 0; r < kResources; ++r)
      row.price.add(static_cast<Resource>(r), step.price.of[r]);
    row.hasPrice = row.hasPrice || step.hasPrice;
    row.chain.insert(row.chain.end(), step.events.begin(), step.events.end());
  }
  row.label = labels.join(kBetweenMoves);
  row.icon = chain.back().icon;
  return row;
}

} // namespace

std::vector<OfferRow> chainRowsLike(const Game& game, const GameState& state, const DisplayNames& names,
                                    const QString& text) {
  std::vector<ChainWord> words = wordsOfChain(text);
  if (words.empty()) return {};
  std::vector<OfferRow> rows;
  for (const ChainSteps& chain : ChainReader(game, names, std::move(words)).read(state))
    if (chain.size() > 1) rows.push_back(rowOfChain(chain));
  return rows;
}

} // namespace annales::viewer
