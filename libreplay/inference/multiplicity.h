// Many questions asked at once: how small a p-value must be when it is the smallest of many.
#pragma once

#include <span>
#include <vector>

namespace annales::inference {

/// Adjusted p-values in the order of `pValues` (Holm 1979), equal to R's p.adjust("holm"). To call "shown"
/// what is at most alpha errs anywhere among the questions with a probability of at most alpha, however they
/// depend on each other. A NaN is no question: it stays NaN and does not count.
[[nodiscard]] std::vector<double> holm(std::span<const double> pValues);

/// Adjusted p-values (Benjamini and Hochberg 1995), equal to R's p.adjust("BH"). Of what is at most alpha, a
/// share of at most alpha is false on average, where the questions are independent or depend positively. NaN
/// as with `holm`.
[[nodiscard]] std::vector<double> benjaminiHochberg(std::span<const double> pValues);

} // namespace annales::inference
