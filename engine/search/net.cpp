#include "engine/search/net.h"

#include "engine/core/json_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace annales::inline engine {
namespace {

constexpr std::string_view kNetFormat = "annales-net/1";
constexpr std::int32_t kMostHidden = 8 * kInputOne;

std::string_view lineOff(std::string_view& text) {
  const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size()));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

/// The whole numbers of a line behind its word; false where one of them is none.
bool readWeights(std::string_view line, std::vector<std::int16_t>& out) {
  while (!line.empty()) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (line.empty()) break;
    const std::string_view word = line.substr(0, std::min(line.find(' '), line.size()));
    line.remove_prefix(word.size());
    std::int16_t weight = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), weight);
    if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return false;
    out.push_back(weight);
  }
  return true;
}

/// Two numbers, with which the chances of the last phase keep their order.
bool readCalibration(std::string_view line, std::array<double, 2>& out) {
  constexpr double kMost = 100;
  const auto isRead = [](std::string_view word, double& number) {
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc() && read.ptr == word.data() + word.size() && std::abs(number) <= kMost;
  };
  const std::size_t space = line.find(' ');
  return space != std::string_view::npos && isRead(line.substr(0, space), out[0]) &&
         isRead(line.substr(space + 1), out[1]) && out[0] + out[1] > 0;
}

/// The sum of products. Whole numbers: in any order the same, so a compiler may use what the processor has.
std::int32_t product(const std::int16_t* a, const std::int16_t* b, std::size_t count) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < count; ++i)
    sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

/// Of 16 bits each, so that processors without a product of 32 bits are fast, too.
void addTo(std::array<std::int32_t, kFirstLayer>& sums, std::int16_t times, const std::int16_t* weights) {
  for (std::size_t j = 0; j < kFirstLayer; ++j)
    sums[j] += std::int32_t{times} * std::int32_t{weights[j]};
}

std::int16_t asHidden(std::int32_t sum) {
  return static_cast<std::int16_t>(std::clamp(sum / kWeightOne, 0, kMostHidden));
}

void throughLayer(const std::vector<std::int16_t>& weights, const std::int16_t* in, std::size_t width,
                  std::int16_t* out, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    out[i] = asHidden(product(&weights[i * width], in, width));
}

/// Whether sums of products stay within 32 bits, whatever comes in.
bool fitsInSums(const std::vector<std::int16_t>& weights, std::size_t width) {
  for (std::size_t row = 0; row < weights.size(); row += width) {
    std::int64_t sum = 0;
    for (std::size_t i = row; i < row + width; ++i)
      sum += std::abs(std::int32_t{weights[i]});
    if (sum * kMostHidden > std::numeric_limits<std::int32_t>::max()) return false;
  }
  return true;
}

std::vector<std::shared_ptr<const Net>> embeddedNets() {
  std::vector<std::shared_ptr<const Net>> all;
  for (const std::string_view text : search::netTexts()) {
    auto net = Net::read(text);
    if (!net) throw std::logic_error(net.error().message);
    all.push_back(std::make_shared<const Net>(*std::move(net)));
  }
  return all;
}

Chances softmaxOf(const std::array<double, kMaxNations>& scores, std::size_t nations) {
  const double most = *std::max_element(scores.begin(), scores.begin() + static_cast<long>(nations));
  Chances chances{};
  double sum = 0;
  for (std::size_t n = 0; n < nations; ++n)
    sum += chances[n] = std::exp(scores[n] - most);
  for (double& chance : chances)
    chance /= sum;
  return chances;
}

} // namespace

std::shared_ptr<const Net> Net::of(RulesetId ruleset) {
  static const std::vector<std::shared_ptr<const Net>> all = embeddedNets();
  for (const auto& net : all)
    if (net->ruleset() == ruleset) return net;
  return nullptr;
}

Result<Net> Net::read(std::string_view text) {
  Net net;
  bool format = false, game = false;
  while (!text.empty()) {
    const std::string_view line = lineOff(text);
    const std::string_view word = line.substr(0, std::min(line.find(' '), line.size()));
    const std::string_view rest = line.substr(std::min(word.size() + 1, line.size()));
    if (word == "#") {
      net.manifest_.emplace_back(rest);
    } else if (word == "format") {
      format = rest == kNetFormat;
    } else if (word == "ruleset") {
      const auto ruleset = valueOf<RulesetId>(rest);
      game = ruleset.has_value();
      net.ruleset_ = ruleset.value_or(RulesetId::antike);
    } else if (word == "calibration") {
      if (!readCalibration(rest, net.calibration_))
        return failure("the calibration of a net must be two numbers, not {}", inQuotes(rest));
    } else if (!line.empty()) {
      auto* layer = word == "first"    ? &net.first_
                    : word == "second" ? &net.second_
                    : word == "last"   ? &net.last_
                                       : nullptr;
      if (layer == nullptr || !readWeights(rest, *layer))
        return failure("a file of a net cannot have this line: {}", inQuotes(word));
    }
  }
  if (!format || !game) return failure("a file of a net needs its format and its game");
  if (net.first_.size() != kFirstLayer * kNetInputs ||
      net.second_.size() != kSecondLayer * (kFirstLayer + 1) || net.last_.size() != kSecondLayer)
    return failure("a file of a net needs {} weights",
                   kFirstLayer * kNetInputs + kSecondLayer * (kFirstLayer + 2));
  if (!fitsInSums(net.first_, kNetInputs) || !fitsInSums(net.second_, kFirstLayer + 1) ||
      !fitsInSums(net.last_, kSecondLayer))
    return failure("the weights of a net must be smaller");
  for (std::size_t i = 0; i < kNetInputs; ++i)
    for (std::size_t j = 0; j < kFirstLayer; ++j)
      net.firstByInput_.push_back(net.first_[j * kNetInputs + i]);
  return net;
}

double Net::scoreOf(std::array<std::int16_t, kFirstLayer + 1>& first) const {
  first[kFirstLayer] = kInputOne;
  std::array<std::int16_t, kSecondLayer> second;
  throughLayer(second_, first.data(), first.size(), second.data(), kSecondLayer);
  return static_cast<double>(product(last_.data(), second.data(), kSecondLayer)) /
         (static_cast<double>(kWeightOne) * kInputOne);
}

Chances Net::chances(const NetInputs& inputs) const {
  std::array<double, kMaxNations> scores{};
  for (std::size_t n = 0; n < inputs.count; ++n) {
    std::array<std::int16_t, kNetInputs> in;
    putTogether(in, inputs, n);
    std::array<std::int16_t, kFirstLayer + 1> first;
    throughLayer(first_, in.data(), in.size(), first.data(), kFirstLayer);
    scores[n] = scoreOf(first);
  }
  return softmaxOf(scores, inputs.count);
}

/// Sums of whole numbers come out the same in any order. No step of the way leaves 32 bits: each is the sum
/// of some inputs, which `fitsInSums` allows.
void Net::follow(NetTrail::Row& row, const std::array<std::int16_t, kNetInputs>& in) const {
  constexpr std::size_t kBlock = 8; // most inputs stay as they are: compared several at a time
  static_assert(kNetInputs % kBlock == 0);
  for (std::size_t block = 0; block < kNetInputs; block += kBlock) {
    if (std::memcmp(&in[block], &row.in[block], kBlock * sizeof in[0]) == 0) continue;
    for (std::size_t i = block; i < block + kBlock; ++i) {
      const auto change = static_cast<std::int16_t>(in[i] - row.in[i]); // inputs are at most 8 * kInputOne
      if (change != 0) addTo(row.sums, change, &firstByInput_[i * kFirstLayer]);
    }
  }
  row.in = in;
}

Chances Net::chances(const NetInputs& inputs, NetTrail& trail) const {
  std::array<double, kMaxNations> scores{};
  for (std::size_t n = 0; n < inputs.count; ++n) {
    std::array<std::int16_t, kNetInputs> in;
    putTogether(in, inputs, n);
    follow(trail.rows[n], in);
    std::array<std::int16_t, kFirstLayer + 1> first;
    for (std::size_t j = 0; j < kFirstLayer; ++j)
      first[j] = asHidden(trail.rows[n].sums[j]);
    scores[n] = scoreOf(first);
  }
  return softmaxOf(scores, inputs.count);
}

Chances Net::said(const Chances& chances, float phase) const {
  constexpr double kLeastScale = 0.05; // early a game is open, but the better position stays the better one
  const double scale = std::max(kLeastScale, calibration_[0] + calibration_[1] * static_cast<double>(phase));
  if (scale == 1) return chances;
  Chances said{};
  double sum = 0;
  for (std::size_t n = 0; n < kMaxNations; ++n)
    if (chances[n] > 0) sum += said[n] = std::pow(chances[n], scale);
  for (double& chance : said)
    chance /= sum;
  return said;
}

Chances Net::chances(const Game& game, const GameState& state, const Reach& reach) const {
  if (state.ended) return chancesAtEnd(game, state);
  NetInputs inputs;
  netInputsOf(inputs, game, state, reach);
  return chances(inputs);
}

} // namespace annales::inline engine
