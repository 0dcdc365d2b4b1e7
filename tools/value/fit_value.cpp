// Fits the value of positions on games between players and tries it on games that it has not seen.
// engine/search/fitted/README.md says how the files of the repository were made.
#include "engine/boards/board_shelf.h"
#include "engine/search/self_play.h"
#include "engine/search/value.h"
#include "libreplay/inference/calibration.h"
#include "libreplay/inference/conditional_logit.h"
#include "libreplay/match/numbered_work.h"
#include "libreplay/text/csv.h"

#include "tools/value/drawn_players.h"
#include "tools/value/forecasts.h"
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <fstream>

namespace annales::tools {
namespace {

constexpr std::size_t kBinsOfReport = 20;

struct FitArgs {
  std::string ruleset = "antike", players = "growth,military,progress", testPlayers, out, sample;
  std::uint64_t games = 4000, tests = 2000, seed = 1;
  std::size_t positions = 6;
  unsigned threads = 2;
  double ridge = 2;
  bool tryOnly = false, calibrate = false;
};

/// Words of players; `drawn` stands for that many greedy bots with tastes of their own.
std::vector<Player> playersOf(const std::string& words, std::uint64_t seed) {
  constexpr std::size_t kDrawn = 64;
  std::vector<Player> players;
  for (const std::string& word : CLI::detail::split(words, ',')) {
    if (word != "drawn") {
      players.push_back(Player::read(word).value());
      continue;
    }
    const auto drawn = drawnPlayers(kDrawn, seed);
    players.insert(players.end(), drawn.begin(), drawn.end());
  }
  return players;
}

std::vector<Sample> samplesOf(const FitArgs& args, const std::string& players, std::uint64_t games,
                              std::uint64_t seed) {
  const BoardShelf shelf = BoardShelf::builtIn();
  const auto kinds = kindsOfGames(valueOf<RulesetId>(args.ruleset).value(), shelf, seed);
  const auto who = playersOf(players, seed);
  Watch watch;
  watch.threads = args.threads;
  auto perGame = numberedWork<std::vector<Sample>>(
      0, games, watch, [&](std::uint64_t k) { return sampledGame(kinds, who, k, args.positions); });
  std::vector<Sample> all;
  for (const auto& some : perGame.value())
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

std::string fileOf(const FitArgs& args, const inference::ConditionalLogit& fit, std::size_t positions) {
  std::string text = fmt::format(
      "# Made by tools/value/fit_value: {} games between {}, {} positions, seed {}, ridge {}.\n"
      "# A line a feature: its weight, its weight times the phase, its weight times the phase squared.\n"
      "format annales-value/1\nruleset {}\n",
      args.games, args.players, positions, args.seed, args.ridge, args.ruleset);
  for (std::size_t f = 0; f < kFeatures; ++f) {
    text += nameOf(static_cast<Feature>(f));
    for (std::size_t term = 0; term < Value::kTerms; ++term)
      text += fmt::format(" {:.5g}", fit.coefficients[f * Value::kTerms + term]);
    text += '\n';
  }
  return text;
}

void report(const char* name, const std::vector<inference::Forecast>& forecasts,
            const std::vector<inference::Forecast>& ours) {
  const auto calibration = inference::calibrationOf(forecasts, kBinsOfReport);
  const auto gain = inference::brierGain(ours, forecasts);
  fmt::print("{:<22} ECE {:.4f}  Brier {:.4f}  ln loss {:.4f}  ours better by {:.4f} ({:.4f} to {:.4f})\n",
             name, calibration.error, calibration.brier, calibration.logLoss, gain.value, gain.interval.low,
             gain.interval.high);
}

/// The line for the file of the net.
int calibrate(const std::vector<Sample>& samples) {
  const auto fit = fittedCalibration(samples);
  fmt::print("# {} positions, {}, standard errors {:.3f} and {:.3f}\ncalibration {:.3f} {:.3f}\n",
             samples.size(), fit.converged ? "converged" : "NOT CONVERGED", fit.standardErrors[0],
             fit.standardErrors[1], fit.coefficients[0], fit.coefficients[1]);
  return fit.converged ? 0 : 1;
}

void tryOut(const Value& value, const MaterialModel& material, const std::vector<Sample>& samples) {
  const auto ours = forecastsOf(value, samples);
  fmt::print("{} positions of fresh games\n", samples.size());
  report("value", ours, ours);
  if (const auto learned = Net::of(value.ruleset())) {
    report("net, choosing", forecastsOf(*learned, samples, NetForecast::choosing), ours);
    const auto net = forecastsOf(*learned, samples, NetForecast::said);
    report("net", net, ours);
    fmt::print("by chance alone the net's error would be {:.4f}, the value's {:.4f}\n",
               errorByChance(net, kBinsOfReport), errorByChance(ours, kBinsOfReport));
    const auto gain = inference::brierGain(net, ours);
    fmt::print("the net's Brier is lower than the value's by {:.4f} ({:.4f} to {:.4f})\n", gain.value,
               gain.interval.low, gain.interval.high);
    for (const inference::CalibrationBin& bin : inference::calibrationOf(net, kBinsOfReport).bins)
      fmt::print("  net said {:.3f} happened {:.3f} of {}\n", bin.forecast, bin.happened, bin.count);
  }
  report("material", material.forecasts(samples), ours);
  report("mover, rest evenly", restEvenly(ours, samples), ours);
  report("one in N", evenForecasts(samples), ours);
  for (int part = 0; part < 4; ++part) {
    std::vector<Sample> some;
    for (const Sample& sample : samples)
      if (std::min(3, static_cast<int>(sample.phase * 4)) == part) some.push_back(sample);
    if (some.empty()) continue;
    const auto calibration = inference::calibrationOf(forecastsOf(value, some));
    fmt::print("  phase {}/4: {} positions, ECE {:.4f}, Brier {:.4f}\n", part + 1, some.size(),
               calibration.error, calibration.brier);
  }
  for (const inference::CalibrationBin& bin : inference::calibrationOf(ours, kBinsOfReport).bins)
    fmt::print("  said {:.3f} happened {:.3f} of {}\n", bin.forecast, bin.happened, bin.count);
}

/// A row a nation, without terms of the phase: what R is given to fit.
void writeSample(const std::string& file, const std::vector<Sample>& samples) {
  constexpr std::array kColumns{Feature::points,   Feature::toKing,    Feature::toCitizen, Feature::scholars,
                                Feature::prey,     Feature::gold,      Feature::makesIron, Feature::cities,
                                Feature::knowHows, Feature::foundable, Feature::wait};
  CsvWriter csv;
  csv.text("position").text("chosen");
  for (const Feature feature : kColumns)
    csv.text(nameOf(feature));
  csv.endRow();
  for (std::size_t i = 0; i < samples.size(); ++i)
    for (std::size_t n = 0; n < samples[i].nations; ++n) {
      csv.number(static_cast<std::int64_t>(i)).number(samples[i].winner.index() == n ? 1 : 0);
      for (const Feature feature : kColumns)
        csv.decimal(samples[i].features[n][indexOf(feature)]);
      csv.endRow();
    }
  std::ofstream(file, std::ios::binary) << csv.take();
}

int run(const FitArgs& args) {
  if (!args.sample.empty()) {
    writeSample(args.sample, samplesOf(args, args.players, args.games, args.seed));
    return 0;
  }
  if (args.calibrate) return calibrate(samplesOf(args, args.players, args.games, args.seed));
  const auto fresh = samplesOf(args, args.testPlayers.empty() ? args.players : args.testPlayers, args.tests,
                               Rng::derive(args.seed, 1));
  const auto samples = samplesOf(args, args.players, args.games, args.seed);
  const MaterialModel material(samples);
  if (args.tryOnly) {
    tryOut(Value::of(valueOf<RulesetId>(args.ruleset).value()), material, fresh);
    return 0;
  }
  const Design design(samples);
  const auto fit = inference::conditionalLogit(design.rows, Design::kColumns, design.choices, args.ridge);
  fmt::print("{} positions, {} steps, {}, ln likelihood {:.1f} (even {:.1f})\n", samples.size(), fit.steps,
             fit.converged ? "converged" : "NOT CONVERGED", fit.lnLikelihood, fit.lnLikelihoodEven);
  const std::string text = fileOf(args, fit, samples.size());
  if (!args.out.empty()) std::ofstream(args.out, std::ios::binary) << text;
  tryOut(Value::read(text).value(), material, fresh);
  return 0;
}

} // namespace
} // namespace annales::tools

int main(int argc, char** argv) {
  CLI::App program("Fits the value of positions on games between players");
  annales::tools::FitArgs args;
  program.add_option("ruleset", args.ruleset);
  program.add_option("--games", args.games);
  program.add_option("--tests", args.tests);
  program.add_option("--positions", args.positions);
  program.add_option("--seed", args.seed);
  program.add_option("--players", args.players);
  program.add_option("--test-players", args.testPlayers);
  program.add_option("--ridge", args.ridge);
  program.add_option("--threads", args.threads);
  program.add_option("--out", args.out);
  program.add_option("--sample", args.sample, "Only write positions, as CSV for R");
  program.add_flag("--try", args.tryOnly, "Only try the weights that are built in");
  program.add_flag("--calibrate", args.calibrate, "Only fit what the net of the game says");
  CLI11_PARSE(program, argc, argv);
  return annales::tools::run(args);
}
