// Positions as a matrix for the fit, and what other ways to guess the winner say of them.
#pragma once

#include "engine/search/net.h"
#include "engine/search/self_play.h"
#include "engine/search/value.h"
#include "libreplay/inference/calibration.h"
#include "libreplay/inference/conditional_logit.h"

#include <vector>

namespace annales::tools {

/// A choice a position, a row a nation.
struct Design {
  static constexpr std::size_t kColumns = kFeatures * Value::kTerms;
  explicit Design(const std::vector<Sample>& samples);
  std::vector<float> rows;
  std::vector<inference::Choice> choices;
};

/// Personages alone, with the phase: what people count.
class MaterialModel {
public:
  explicit MaterialModel(const std::vector<Sample>& samples);
  [[nodiscard]] std::vector<inference::Forecast> forecasts(const std::vector<Sample>& samples) const;

private:
  std::vector<double> weights_;
};

[[nodiscard]] std::vector<inference::Forecast> forecastsOf(const Value& value,
                                                           const std::vector<Sample>& samples);
/// What the net of the game says, or the chances by which it chooses turns.
enum class NetForecast : std::uint8_t { said, choosing };
[[nodiscard]] std::vector<inference::Forecast> forecastsOf(const Net& net, const std::vector<Sample>& samples,
                                                           NetForecast kind);
/// The two numbers of `Net::calibration` that make these games most likely, with their standard errors.
[[nodiscard]] inference::ConditionalLogit fittedCalibration(const std::vector<Sample>& samples);
/// The mover's chance as it was said, and what is left divided evenly among the others.
[[nodiscard]] std::vector<inference::Forecast> restEvenly(std::vector<inference::Forecast> said,
                                                          const std::vector<Sample>& samples);
/// The calibration error that these forecasts would have by chance alone if they were right: the mean over
/// games whose winners are drawn by them, one number for all positions of a game.
[[nodiscard]] double errorByChance(std::vector<inference::Forecast> forecasts, std::size_t bins);
[[nodiscard]] std::vector<inference::Forecast> evenForecasts(const std::vector<Sample>& samples);

} // namespace annales::tools
