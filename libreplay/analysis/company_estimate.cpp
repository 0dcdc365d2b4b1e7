#include "libreplay/analysis/company_estimate.h"

#include "engine/core/json_reader.h"
#include "engine/fold/apply.h"
#include "engine/play/step_chances.h"
#include "engine/rules/rules.h"
#include "engine/search/net.h"
#include "libreplay/words/terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace annales::inline replay {
namespace {

constexpr std::size_t kElsewhere = kStyles.size(), kWays = kStyles.size() + 1;
constexpr int kRefined = 200; // times; far more than the shares need to stand still

/// By style, and then elsewhere: shares that add up to 1, or how likely each would have taken a step.
using ByWay = std::array<double, kWays>;

/// Whole numbers that add up to 100, rounded down and then up where most was lost; of equals the first.
Leaning inPercent(const ByWay& shares) {
  std::array<int, kWays> whole{};
  ByWay lost{};
  for (std::size_t k = 0; k < kWays; ++k) {
    whole[k] = static_cast<int>(std::floor(100 * shares[k]));
    lost[k] = 100 * shares[k] - whole[k];
  }
  for (int left = 100 - std::accumulate(whole.begin(), whole.end(), 0); left > 0; --left) {
    const auto most = std::ranges::max_element(lost);
    ++whole[static_cast<std::size_t>(most - lost.begin())];
    *most = -1;
  }
  Leaning leaning;
  for (std::size_t k = 0; k < kStyles.size(); ++k)
    leaning.styles[k] = static_cast<std::uint8_t>(whole[k]);
  return leaning;
}

/// Expectation and maximisation; each way has one step in advance.
ByWay sharesOf(const std::vector<ByWay>& steps) {
  ByWay shares;
  shares.fill(1.0 / kWays);
  const auto all = static_cast<double>(steps.size() + kWays);
  for (int i = 0; i < kRefined; ++i) {
    ByWay sums;
    sums.fill(1);
    for (const ByWay& likely : steps) {
      const double any = std::inner_product(likely.begin(), likely.end(), shares.begin(), 0.0);
      for (std::size_t k = 0; k < kWays; ++k)
        sums[k] += shares[k] * likely[k] / any;
    }
    for (std::size_t k = 0; k < kWays; ++k)
      shares[k] = sums[k] / all;
  }
  return shares;
}

/// Steps of a line, as it is folded.
class StepsSeen {
public:
  explicit StepsSeen(const Game& game) : game_(game), reach_(reachOn(game.map)) {}

  void see(const GameState& state, const RondelMoved& step) {
    if (state.ended || step.nation != state.active) return;
    const auto likely = likelihoods(state, step.to);
    const bool says = std::ranges::any_of(likely, [](double one) { return one > 0; });
    if (says) steps_[step.nation.index()].push_back(likely);
  }
  [[nodiscard]] Company company() const {
    Company company;
    for (std::size_t n = 0; n < game_.nations(); ++n)
      if (!steps_[n].empty()) company.lean(NationId(n), inPercent(sharesOf(steps_[n])));
    return company;
  }

private:
  /// All 0 where there was no choice, and of a step that neither a style nor chance would have taken, as it
  /// is too dear or not legal.
  ByWay likelihoods(const GameState& state, Space to) {
    legalInto(legal_, game_, state, Payments::cheapest);
    std::vector<Row> options;
    std::vector<bool> taken;
    int cheap = 0;
    ByWay likely{};
    for (Row row = 0; row < legal_.size(); ++row) {
      const auto* move = std::get_if<RondelMoved>(&legal_[row]);
      if (move == nullptr) continue;
      options.push_back(row);
      taken.push_back(move->to == to);
      if (move->paid.total() > kDearestStep) continue;
      ++cheap;
      if (move->to == to) likely[kElsewhere] = 1;
    }
    if (options.size() < 2) return {};
    if (cheap > 0) likely[kElsewhere] /= cheap;
    const Question question{game_, state, state.active, legal_, options, false};
    for (std::size_t k = 0; k < kStyles.size(); ++k) {
      const auto chances = chancesOfSteps(tasteOf(kStyles[k]), *reach_, question);
      for (std::size_t i = 0; i < chances.size(); ++i)
        if (taken[i]) likely[k] += chances[i];
    }
    return likely;
  }

  const Game& game_;
  std::shared_ptr<const Reach> reach_;
  std::array<std::vector<ByWay>, kMaxNations> steps_; // by nation
  std::vector<Event> legal_;                          // reused from step to step
};

} // namespace

Company companyOf(const Game& game, std::span<const Event> events) {
  const auto begun = begin(game);
  if (!begun) return {};
  GameState state = *begun;
  StepsSeen seen(game);
  for (const Event& event : events) {
    if (const auto* step = std::get_if<RondelMoved>(&event)) seen.see(state, *step);
    if (annales::apply(state, event)) break;
  }
  return seen.company();
}

Company companyOf(const EventLog& log) {
  return companyOf(log.game(), log.eventsTo(log.mainHead()));
}

Company companyOf(Opponents opponents, const EventLog& log) {
  switch (opponents) {
  case Opponents::players:
    return companyOf(log);
  case Opponents::strong:
    return Company(Learned::strong);
  case Opponents::varied:
    return Company(Learned::varied);
  case Opponents::bots:
    break;
  }
  return {};
}

bool hasLearnedPlayer(const Game& game) {
  return Net::of(game.setup->ruleset) != nullptr;
}

Result<Company> companyAsked(Opponents opponents, const EventLog& log) {
  const Company company = companyOf(opponents, log);
  if (company.hasLearned() && !hasLearnedPlayer(log.game()))
    return failure("no player has learned {} yet, so strong play is not known; choose bots or players",
                   titleOf(log.game().setup->ruleset));
  return company;
}

namespace {

/// Nothing where one of them is none or comes twice.
std::optional<std::vector<Opponents>> opponentsIn(std::string_view words) {
  std::vector<Opponents> all;
  while (true) {
    const std::string_view word = words.substr(0, words.find(','));
    const auto one = valueOf<Opponents>(word);
    if (!one || std::ranges::find(all, *one) != all.end()) return std::nullopt;
    all.push_back(*one);
    if (word.size() == words.size()) return all;
    words.remove_prefix(word.size() + 1);
  }
}

std::vector<Opponents> everyCompany(const Game& game) {
  if (!hasLearnedPlayer(game)) return {Opponents::bots};
  return {Opponents::bots, Opponents::strong, Opponents::varied};
}

} // namespace

bool areCompanies(std::string_view words) {
  return words == kAllCompanies || opponentsIn(words).has_value();
}

Result<Companies> companiesOf(std::string_view words, const EventLog& log) {
  const auto all = words == kAllCompanies ? everyCompany(log.game()) : opponentsIn(words);
  if (!all)
    return failure(
        "companies must be all, or some of bots, players, strong and varied with commas, each once, "
        "not {}",
        inQuotes(words));
  Companies companies;
  for (std::size_t i = 0; i < all->size(); ++i) {
    auto company = companyAsked((*all)[i], log);
    if (!company) return tl::unexpected(company.error());
    if (i == 0)
      companies.first = *company;
    else
      companies.beside.push_back(*company);
  }
  return companies;
}

} // namespace annales::inline replay
