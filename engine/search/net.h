// A value that has learned: a small net, the same for every nation, whose scores become chances of winning.
// Trained by games against itself (tools/learn, docs/analysis.md). It calculates in whole numbers, so that
// every machine says the same.
#pragma once

#include "engine/core/result.h"
#include "engine/search/net_inputs.h"
#include "engine/search/value.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

inline constexpr std::size_t kFirstLayer = 64;
inline constexpr std::size_t kSecondLayer = 32;
/// 1 as a weight.
inline constexpr int kWeightOne = 2048;

/// The sums of the first layer where a net was last, so that only inputs that are others change them (as in
/// NNUE). All 0: inputs of 0.
struct NetTrail {
  struct Row {
    std::array<std::int16_t, kNetInputs> in{};
    std::array<std::int32_t, kFirstLayer> sums{};
  };
  std::array<Row, kMaxNations> rows;
};

/// Two hidden layers, each value cut off below 0 and above 8; one score a nation; the softmax of the scores.
class Net {
public:
  /// The one that was trained for the game, embedded when the program was built; null where there is none.
  [[nodiscard]] static std::shared_ptr<const Net> of(RulesetId ruleset);
  /// A file of weights as `tools/learn` writes it. Fails with a sentence where it is none.
  [[nodiscard]] static Result<Net> read(std::string_view text);

  [[nodiscard]] RulesetId ruleset() const { return ruleset_; }
  /// What the file says about how it was made, a line each.
  [[nodiscard]] const std::vector<std::string>& manifest() const { return manifest_; }

  /// Who will win from a position right after a turn. In a game that has ended the winner has 1; where nobody
  /// won, all have the same.
  [[nodiscard]] Chances chances(const Game& game, const GameState& state, const Reach& reach) const;
  /// What is said of chances of this net, in a phase of 0 to 1 (`phaseOf`): among equals it is too sure,
  /// above all early. The softmax of the scores, times a number that is linear in the phase and at least
  /// 0.05. Turns are chosen by the chances themselves.
  [[nodiscard]] Chances said(const Chances& chances, float phase) const;
  /// That number in phase 0, and what is added to it until phase 1; 1 and 0 where the file has none.
  [[nodiscard]] const std::array<double, 2>& calibration() const { return calibration_; }

  /// The same of inputs that are known.
  [[nodiscard]] Chances chances(const NetInputs& inputs) const;
  /// The same, bit for bit, faster where the inputs are about those of the call before with that trail. A
  /// trail belongs to one net.
  [[nodiscard]] Chances chances(const NetInputs& inputs, NetTrail& trail) const;

private:
  /// Of the first layer's values, whose last place is free.
  [[nodiscard]] double scoreOf(std::array<std::int16_t, kFirstLayer + 1>& first) const;
  void follow(NetTrail::Row& row, const std::array<std::int16_t, kNetInputs>& in) const;

  RulesetId ruleset_ = RulesetId::antike;
  std::vector<std::string> manifest_;
  std::array<double, 2> calibration_{1, 0};
  std::vector<std::int16_t> first_, second_, last_; // a row for each value that comes out
  std::vector<std::int16_t> firstByInput_;          // the same as `first_`, a row for each input
};

namespace search {
/// The files in engine/search/fitted/nets (cmake/fitted.cmake).
[[nodiscard]] std::vector<std::string_view> netTexts();
} // namespace search

} // namespace annales::inline engine
