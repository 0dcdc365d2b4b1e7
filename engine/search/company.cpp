#include "engine/search/company.h"

#include "engine/search/levels.h"
#include "engine/search/turn_player.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <numeric>

namespace annales::inline engine {
namespace {

constexpr std::string_view kEvenly = "even";
constexpr std::array<std::string_view, 3> kLearnedWords{"", "strong", "varied"};
/// By levels for people (levels.h): a little, so that games differ at all, or as far as one of the middle.
double strayOf(Learned learned, RulesetId ruleset) {
  constexpr double kOfHannibal = 0.5;
  if (learned == Learned::varied) return thoughtOf(PlayerLevel::pyrrhus, ruleset).exploration;
  return kOfHannibal * thoughtOf(PlayerLevel::hannibal, ruleset).exploration;
}

Style drawnStyle(const Leaning& leaning, Rng& rng) {
  const int all = 100 - leaning.elsewhere();
  if (all == 0) return kStyles[rng.below(kStyles.size())];
  auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(all)));
  std::size_t style = 0;
  while (left >= leaning.styles[style])
    left -= leaning.styles[style++];
  return kStyles[style];
}

/// Where the bot has chosen a step, another one is drawn so often.
Bot straying(Bot bot, std::uint32_t percent) {
  return Bot::thinking([bot = std::move(bot), percent](const Question& question, Rng& rng) {
    const Row row = bot.choose(question, rng);
    const bool steps = row != kPass && std::holds_alternative<RondelMoved>(question.legal[row]);
    if (!steps || rng.below(100) >= percent) return row;
    std::vector<Row> cheap;
    for (const Row option : question.options)
      if (const auto* move = std::get_if<RondelMoved>(&question.legal[option]);
          move != nullptr && move->paid.total() <= kDearestStep)
        cheap.push_back(option);
    return cheap.empty() ? row : cheap[rng.below(static_cast<std::uint32_t>(cheap.size()))];
  });
}

/// "20:50:20", where it adds up to 100 at most.
std::optional<Leaning> leaningIn(std::string_view text) {
  std::array<int, kStyles.size()> numbers{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && (at == end || *at++ != ':')) return std::nullopt;
    const auto [next, error] = std::from_chars(at, end, numbers[i]);
    if (error != std::errc() || numbers[i] < 0 || numbers[i] > 100) return std::nullopt;
    at = next;
  }
  if (at != end || std::accumulate(numbers.begin(), numbers.end(), 0) > 100) return std::nullopt;
  Leaning leaning;
  std::ranges::transform(numbers, leaning.styles.begin(),
                         [](int number) { return static_cast<std::uint8_t>(number); });
  return leaning;
}

Bot learnedBot(const Game& game, Learned learned) {
  TurnThought thought;
  thought.net = Net::of(game.setup->ruleset);
  thought.bounds = boundsPlayingOn();
  thought.exploration = strayOf(learned, game.setup->ruleset);
  return turnPlayer(game, thought);
}

} // namespace

Company Company::within(std::size_t nations) const {
  Company some = *this;
  std::fill(some.leanings_.begin() + static_cast<std::ptrdiff_t>(std::min(nations, kMaxNations)),
            some.leanings_.end(), std::nullopt);
  return some;
}

Bot Company::drawn(const Game& game, NationId nation, const std::shared_ptr<const Reach>& reach,
                   Rng& rng) const {
  if (hasLearned()) return learnedBot(game, learned_);
  const auto& leaning = of(nation);
  if (!leaning) return Bot::greedy(kStyles[rng.below(kStyles.size())], reach);
  Bot bot = Bot::greedy(drawnStyle(*leaning, rng), reach);
  if (leaning->elsewhere() == 0) return bot;
  return straying(std::move(bot), static_cast<std::uint32_t>(leaning->elsewhere()));
}

std::string Company::text() const {
  if (hasLearned()) return std::string(kLearnedWords[indexOf(learned_)]);
  std::size_t leaning = kMaxNations;
  while (leaning > 0 && !leanings_[leaning - 1])
    --leaning;
  std::string text;
  for (std::size_t n = 0; n < leaning; ++n) {
    if (n > 0) text += ' ';
    if (const auto& one = leanings_[n])
      text += fmt::format("{}:{}:{}", one->styles[0], one->styles[1], one->styles[2]);
    else
      text += kEvenly;
  }
  return text;
}

std::optional<Company> Company::read(std::string_view text) {
  for (const Learned learned : {Learned::strong, Learned::varied})
    if (text == kLearnedWords[indexOf(learned)]) return Company(learned);
  Company company;
  std::string_view left = text;
  for (std::size_t n = 0; !left.empty(); ++n) {
    if (n == kMaxNations) return std::nullopt;
    const std::string_view word = left.substr(0, left.find(' '));
    left.remove_prefix(std::min(left.size(), word.size() + 1));
    if (word == kEvenly) continue;
    const auto leaning = leaningIn(word);
    if (!leaning) return std::nullopt;
    company.leanings_[n] = leaning;
  }
  return company.text() == text ? std::optional(company) : std::nullopt; // one company, one text
}

} // namespace annales::inline engine
