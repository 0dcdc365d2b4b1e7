#include "tools/value/forecasts.h"

#include "engine/play/rng.h"

#include <algorithm>
#include <cmath>

namespace annales::tools {
namespace {

inference::Forecast unknown(const Sample& sample) {
  return {std::vector<double>(sample.nations, 1.0 / sample.nations), sample.winner.index(), sample.game};
}

} // namespace

Design::Design(const std::vector<Sample>& samples) {
  for (const Sample& sample : samples) {
    choices.push_back({rows.size() / kColumns, sample.nations, sample.winner.index()});
    for (std::size_t n = 0; n < sample.nations; ++n)
      for (const float x : sample.features[n]) {
        float term = x;
        for (std::size_t t = 0; t < Value::kTerms; ++t, term *= sample.phase)
          rows.push_back(term);
      }
  }
}

MaterialModel::MaterialModel(const std::vector<Sample>& samples) {
  std::vector<float> rows;
  std::vector<inference::Choice> choices;
  for (const Sample& sample : samples) {
    choices.push_back({rows.size() / Value::kTerms, sample.nations, sample.winner.index()});
    for (std::size_t n = 0; n < sample.nations; ++n) {
      float term = sample.features[n][indexOf(Feature::points)];
      for (std::size_t t = 0; t < Value::kTerms; ++t, term *= sample.phase)
        rows.push_back(term);
    }
  }
  weights_ = inference::conditionalLogit(rows, Value::kTerms, choices, 1e-3).coefficients;
}

std::vector<inference::Forecast> MaterialModel::forecasts(const std::vector<Sample>& samples) const {
  std::vector<inference::Forecast> all;
  for (const Sample& sample : samples) {
    inference::Forecast& forecast = all.emplace_back(unknown(sample));
    double sum = 0;
    for (std::size_t n = 0; n < sample.nations; ++n) {
      double term = sample.features[n][indexOf(Feature::points)], score = 0;
      for (const double weight : weights_) {
        score += weight * term;
        term *= sample.phase;
      }
      sum += forecast.chances[n] = std::exp(score);
    }
    for (double& chance : forecast.chances)
      chance /= sum;
  }
  return all;
}

std::vector<inference::Forecast> forecastsOf(const Value& value, const std::vector<Sample>& samples) {
  std::vector<inference::Forecast> all;
  for (const Sample& sample : samples) {
    const Chances chances = value.chances(sample.features, sample.phase, sample.nations);
    inference::Forecast& forecast = all.emplace_back(unknown(sample));
    std::copy_n(chances.begin(), sample.nations, forecast.chances.begin());
  }
  return all;
}

std::vector<inference::Forecast> forecastsOf(const Net& net, const std::vector<Sample>& samples,
                                             NetForecast kind) {
  std::vector<inference::Forecast> all;
  for (const Sample& sample : samples) {
    const Chances chances =
        kind == NetForecast::said ? net.said(*sample.learned, sample.phase) : *sample.learned;
    inference::Forecast& forecast = all.emplace_back(unknown(sample));
    std::copy_n(chances.begin(), sample.nations, forecast.chances.begin());
  }
  return all;
}

inference::ConditionalLogit fittedCalibration(const std::vector<Sample>& samples) {
  constexpr std::size_t kTerms = 2;
  constexpr double kLeast = 1e-9; // the logarithm of 0 is no number
  std::vector<float> rows;
  std::vector<inference::Choice> choices;
  for (const Sample& sample : samples) {
    choices.push_back({rows.size() / kTerms, sample.nations, sample.winner.index()});
    for (std::size_t n = 0; n < sample.nations; ++n) {
      const auto score = static_cast<float>(std::log(std::max(kLeast, (*sample.learned)[n])));
      rows.insert(rows.end(), {score, score * sample.phase});
    }
  }
  return inference::conditionalLogit(rows, kTerms, choices, 0);
}

double errorByChance(std::vector<inference::Forecast> forecasts, std::size_t bins) {
  constexpr std::uint64_t kDraws = 40;
  double sum = 0;
  for (std::uint64_t draw = 0; draw < kDraws; ++draw) {
    for (inference::Forecast& one : forecasts) {
      double left = static_cast<double>(Rng(Rng::derive(draw, one.cluster)).next() >> 11U) * 0x1p-53;
      one.outcome = 0;
      while (one.outcome + 1 < one.chances.size() && left >= one.chances[one.outcome])
        left -= one.chances[one.outcome++];
    }
    sum += inference::calibrationOf(forecasts, bins).error;
  }
  return sum / static_cast<double>(kDraws);
}

std::vector<inference::Forecast> restEvenly(std::vector<inference::Forecast> said,
                                            const std::vector<Sample>& samples) {
  for (std::size_t i = 0; i < said.size(); ++i) {
    const double mine = said[i].chances[samples[i].mover.index()];
    std::ranges::fill(said[i].chances, (1 - mine) / (samples[i].nations - 1));
    said[i].chances[samples[i].mover.index()] = mine;
  }
  return said;
}

std::vector<inference::Forecast> evenForecasts(const std::vector<Sample>& samples) {
  std::vector<inference::Forecast> all;
  for (const Sample& sample : samples)
    all.push_back(unknown(sample));
  return all;
}

} // namespace annales::tools
