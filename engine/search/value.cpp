#include "engine/search/value.h"

#include "engine/core/json_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <string>

namespace annales::inline engine {
namespace {

constexpr std::string_view kFittedFormat = "annales-value/1";

std::string_view nextWord(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const std::string_view word = line.substr(0, std::min(line.find(' '), line.size()));
  line.remove_prefix(word.size());
  return word;
}

std::size_t featureNamed(std::string_view word) {
  std::size_t i = 0;
  while (i < kFeatures && nameOf(static_cast<Feature>(i)) != word)
    ++i;
  return i;
}

std::vector<Value> readFitted() {
  std::vector<Value> all;
  for (const std::string_view text : search::fittedTexts()) {
    auto value = Value::read(text);
    if (!value) throw std::logic_error(value.error().message);
    all.push_back(*std::move(value));
  }
  return all;
}

Chances evenly(std::size_t nations) {
  Chances even{};
  for (std::size_t n = 0; n < nations; ++n)
    even[n] = 1.0 / static_cast<double>(nations);
  return even;
}

} // namespace

double chanceOf(const Game& game, const Chances& chances, NationId who) {
  const auto& nations = game.setup->nations;
  double sum = 0;
  for (std::size_t n = 0; n < nations.size(); ++n)
    if (nations[n].controller == nations[who.index()].controller) sum += chances[n];
  return sum;
}

Chances chancesAtEnd(const Game& game, const GameState& state) {
  if (!state.winner.exists()) return evenly(game.nations());
  Chances sure{};
  sure[state.winner.index()] = 1;
  return sure;
}

const Value& Value::of(RulesetId ruleset) {
  static const std::vector<Value> all = readFitted();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Value& value) { return value.ruleset() == ruleset; });
  if (found == all.end()) throw std::logic_error("no value is fitted for " + std::string(wordOf(ruleset)));
  return *found;
}

Result<Value> Value::read(std::string_view text) {
  Value value;
  std::array<bool, kFeatures> seen{};
  bool format = false, game = false;
  while (!text.empty()) {
    std::string_view line = text.substr(0, std::min(text.find('\n'), text.size()));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::string_view word = nextWord(line);
    if (word == "format") {
      format = nextWord(line) == kFittedFormat;
      continue;
    }
    if (word == "ruleset") {
      const auto ruleset = valueOf<RulesetId>(nextWord(line));
      game = ruleset.has_value();
      value.ruleset_ = ruleset.value_or(RulesetId::antike);
      continue;
    }
    const std::size_t feature = featureNamed(word);
    if (feature == kFeatures) return failure("{} is not a feature of a position", inQuotes(word));
    seen[feature] = true;
    for (float& weight : value.weights_[feature]) {
      const std::string_view number = nextWord(line);
      const auto read = std::from_chars(number.data(), number.data() + number.size(), weight);
      if (read.ec != std::errc() || read.ptr != number.data() + number.size() || !std::isfinite(weight))
        return failure("the feature {} needs {} numbers", inQuotes(word), kTerms);
    }
  }
  if (!format || !game || std::find(seen.begin(), seen.end(), false) != seen.end())
    return failure("fitted weights need a format, a game and every feature");
  return value;
}

Chances Value::chances(const Features& features, float phase, std::size_t nations) const {
  std::array<float, kMaxNations> scores{};
  std::array<float, kFeatures> now;
  for (std::size_t f = 0; f < kFeatures; ++f)
    now[f] = weights_[f][0] + phase * (weights_[f][1] + phase * weights_[f][2]);
  for (std::size_t n = 0; n < nations; ++n)
    for (std::size_t f = 0; f < kFeatures; ++f)
      scores[n] += now[f] * features[n][f];
  const float most = *std::max_element(scores.begin(), scores.begin() + static_cast<long>(nations));
  Chances chances{};
  double sum = 0;
  for (std::size_t n = 0; n < nations; ++n)
    sum += chances[n] = std::exp(static_cast<double>(scores[n] - most));
  for (double& chance : chances)
    chance /= sum;
  return chances;
}

Chances Value::chances(const Game& game, const GameState& state, const Reach& reach) const {
  if (state.ended) return chancesAtEnd(game, state);
  Features features;
  featuresOf(features, game, state, reach);
  return chances(features, phaseOf(state), game.nations());
}

} // namespace annales::inline engine
