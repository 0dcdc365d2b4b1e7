#include "libreplay/lab/lab.h"

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/mean_sequence.h"
#include "libreplay/inference/planning.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace annales::inline replay {
namespace {

/// Plays games `from` to `to` on several threads; what was played lies in its own place.
class Block {
public:
  Block(std::uint64_t from, std::uint64_t to, const LabPlayer& play, const LabWatch& watch)
      : from_(from), played_(to - from), play_(play), watch_(watch) {
    std::vector<std::jthread> workers;
    for (unsigned i = 1; i < std::max(1U, watch.threads); ++i)
      workers.emplace_back([this] { work(); });
    work();
  }

  /// In their order; fails with the first game that failed.
  [[nodiscard]] Result<std::vector<LabGame>> take() {
    std::vector<LabGame> games;
    for (std::optional<Result<LabGame>>& game : played_) {
      if (!game) return failure("cancelled");
      if (!*game) return tl::unexpected(game->error());
      games.push_back(std::move(**game));
    }
    return games;
  }

private:
  void work() {
    for (std::size_t i = next_++; i < played_.size(); i = next_++) {
      if (watch_.cancel != nullptr && *watch_.cancel) return;
      played_[i].emplace(play_(from_ + i));
    }
  }

  std::uint64_t from_;
  std::vector<std::optional<Result<LabGame>>> played_;
  const LabPlayer& play_;
  const LabWatch& watch_;
  std::atomic<std::size_t> next_ = 0;
};

/// What was seen so far.
class LabLedger {
public:
  explicit LabLedger(const LabDesign& design) : design_(design) {}

  void add(std::uint64_t k, const LabGame& game) {
    const inference::Side side = sideOf(k);
    LabSideCount& count = side == inference::Side::a ? answer_.a : answer_.b;
    pair(side, game);
    ++count.games;
    count.followed += game.followed ? 1 : 0;
    heads_ += hexOf(game.head);
    if (!game.decided) return;
    ++count.decided;
    count.wins += game.won ? 1 : 0;
    observations_.push_back({k, 0, side, game.won ? 1.0 : 0.0});
  }

  /// True where there is a verdict.
  [[nodiscard]] bool look() {
    const inference::StratifiedComparison compared(observations_);
    answer_.anytime = inference::differenceSequence(compared.scoreSums(), design_.sequence);
    if (isSparse()) beSure(answer_.anytime);
    const inference::Interval& interval = answer_.anytime.interval;
    switch (answer_.anytime.verdict) {
    case inference::Verdict::shownHigher:
      answer_.verdict = LabVerdict::aWinsMore;
      return true;
    case inference::Verdict::shownLower:
      answer_.verdict = LabVerdict::bWinsMore;
      return true;
    case inference::Verdict::notShown:
      break;
    }
    if (answer_.count() < design_.atLeast) return false;
    if (interval.low <= -design_.margin || interval.high >= design_.margin) return false;
    answer_.verdict = LabVerdict::noMatter;
    return true;
  }

  [[nodiscard]] LabAnswer take() {
    answer_.games = sha256(heads_);
    return std::move(answer_);
  }

private:
  /// An even game and the odd one after it: what A made of it less what B did.
  void pair(inference::Side side, const LabGame& game) {
    const std::optional<double> outcome = game.decided ? std::optional(game.won ? 1.0 : 0.0) : std::nullopt;
    if (side == inference::Side::a)
      even_ = outcome;
    else if (even_ && outcome)
      pairs_.push_back(*even_ - *outcome);
  }
  /// So few won, or so few lost, that the sequence, which holds for many, says too much: without any win its
  /// interval would be a point.
  [[nodiscard]] bool isSparse() const {
    constexpr std::uint64_t kFewest = 10;
    const std::uint64_t wins = answer_.a.wins + answer_.b.wins, all = answer_.a.decided + answer_.b.decided;
    return wins < kFewest || all - wins < kFewest;
  }
  /// Only what a sequence that is exact for any number of games says, too.
  void beSure(inference::AnytimeAnswer& answer) const {
    if (pairs_.empty()) {
      answer.interval = {-1, 1};
      answer.pValue = 1;
      answer.verdict = inference::Verdict::notShown;
      return;
    }
    const inference::AnytimeAnswer exact = inference::contributionSequence(pairs_);
    answer.interval = {std::min(answer.interval.low, exact.interval.low),
                       std::max(answer.interval.high, exact.interval.high)};
    answer.pValue = std::max(answer.pValue, exact.pValue);
    if (exact.verdict != answer.verdict) answer.verdict = inference::Verdict::notShown;
  }

  const LabDesign& design_;
  LabAnswer answer_;
  std::optional<double> even_;
  std::vector<double> pairs_;
  std::vector<inference::ComparedObservation> observations_;
  std::string heads_;
};

} // namespace

LabDesign designOf(double difference, double margin, double share, std::uint64_t budget) {
  constexpr double kLooks = 50;
  constexpr double kMostGames = 1e7;
  LabDesign design;
  design.difference = difference;
  design.margin = margin;
  const inference::Prospect prospect = inference::supposedProspect(difference, share);
  // The interval is the narrowest where the answer is expected.
  design.sequence.tunedFor = std::clamp(inference::gamesForSequence(prospect), 40.0, kMostGames);
  const double predicted = std::min(inference::gamesForSequence(prospect, design.sequence), kMostGames);
  design.predicted = static_cast<std::uint64_t>(std::ceil(predicted));
  const auto pairs = static_cast<std::uint64_t>(predicted / kLooks / 2);
  design.look = 2 * std::clamp<std::uint64_t>(pairs, 5, 500);
  const inference::Prospect small = inference::supposedProspect(margin, share);
  design.atLeast =
      static_cast<std::uint64_t>(std::min(inference::gamesForSequence(small, design.sequence), kMostGames));
  design.budget = budget > 0 ? budget : 3 * design.predicted;
  return design;
}

Result<LabAnswer> runLab(const LabDesign& design, const LabPlayer& play, const LabWatch& watch) {
  LabLedger ledger(design);
  for (std::uint64_t done = 0; done < design.budget;) {
    const std::uint64_t to = std::min(done + design.look, design.budget);
    auto games = Block(done, to, play, watch).take();
    if (!games) return tl::unexpected(games.error());
    for (const LabGame& game : *games) {
      ledger.add(done, game);
      if (watch.keep && !watch.keep(done, game)) return failure("cancelled");
      ++done;
    }
    if (watch.progress) watch.progress(done, design.budget);
    if (ledger.look()) break;
  }
  return ledger.take();
}

} // namespace annales::inline replay
