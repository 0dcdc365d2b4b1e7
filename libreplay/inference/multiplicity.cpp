#include "libreplay/inference/multiplicity.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace annales::inference {
namespace {

// Places of the questions, smallest p-value first.
std::vector<std::size_t> questionsByEvidence(std::span<const double> pValues) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < pValues.size(); ++i)
    if (!std::isnan(pValues[i])) order.push_back(i);
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pValues[i]; });
  return order;
}

} // namespace

std::vector<double> holm(std::span<const double> pValues) {
  std::vector<double> adjusted(pValues.begin(), pValues.end());
  const auto order = questionsByEvidence(pValues);
  double largest = 0;
  for (std::size_t k = 0; k < order.size(); ++k) {
    largest = std::max(largest, static_cast<double>(order.size() - k) * pValues[order[k]]);
    adjusted[order[k]] = std::min(1.0, largest);
  }
  return adjusted;
}

std::vector<double> benjaminiHochberg(std::span<const double> pValues) {
  std::vector<double> adjusted(pValues.begin(), pValues.end());
  const auto order = questionsByEvidence(pValues);
  const auto count = static_cast<double>(order.size());
  double smallest = 1;
  for (std::size_t k = order.size(); k-- > 0;) {
    smallest = std::min(smallest, count / static_cast<double>(k + 1) * pValues[order[k]]);
    adjusted[order[k]] = smallest;
  }
  return adjusted;
}

} // namespace annales::inference
