// Which of a few was it? One of several is chosen (or wins), the more likely the higher its score; scores
// are linear in what is known of each, with weights that all share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// Rows `first` to `first + count` − 1 stood for election; `chosen` is a place among them.
struct Choice {
  std::size_t first = 0;
  std::size_t count = 0;
  std::size_t chosen = 0;
};

struct ConditionalLogit {
  std::vector<double> coefficients;
  std::vector<double> standardErrors; // as if choices were independent
  double lnLikelihood = 0;            // at the coefficients, without the penalty
  double lnLikelihoodEven = 0;        // if each were as likely as any other
  int steps = 0;                      // of Newton's method
  bool converged = false;
};

/// Maximum likelihood of McFadden's (1974) conditional logit, less `ridge` / 2 times the sum of squared
/// coefficients; Newton's method with halved steps. `rows` is a matrix by rows of `columns` numbers each.
/// With no ridge it equals R's survival::clogit. A column that is the same for all rows of each choice needs
/// a ridge above 0 and gets the coefficient 0.
[[nodiscard]] ConditionalLogit conditionalLogit(std::span<const float> rows, std::size_t columns,
                                                std::span<const Choice> choices, double ridge);

} // namespace annales::inference
