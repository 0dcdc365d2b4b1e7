#include "engine/boards/price_file.h"

#include "engine/boards/json_shape.h"
#include "engine/core/json_writer.h"
#include "engine/ruleset/ruleset.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

using namespace boards;

constexpr int kMaxPrice = 99;
constexpr int kMaxCoins = 999;
/// Antike (2005) has all its prices in the rulebook.
constexpr std::array kPriced{RulesetId::antikeII, RulesetId::duellum};

std::string knowHowsOf(const Ruleset& table) {
  std::string list;
  for (const KnowHow& k : table.knowHows)
    list += (list.empty() ? "" : ", ") + std::string(k.id);
  return list;
}

class PriceShape : private JsonShape {
public:
  using JsonShape::JsonShape;

  PriceFile prices(const json& file) {
    PriceFile result;
    if (!object(file, "", {"format", "id", "ruleset", "provenance", "prices", "coins"})) return result;
    if (const json* format = field(file, "", "format"); format != nullptr && *format != "antike-prices/1")
      findings().add("format", "expected \"antike-prices/1\"");
    result.id = id(file, "", "id");
    result.provenance = printableProvenance(file);
    if (!file.contains("prices") && !file.contains("coins"))
      findings().add("prices", "\"prices\" and \"coins\" are both missing: enter what your box has");
    if (file.contains("coins")) result.coins = integer(file["coins"], "coins", 1, kMaxCoins);
    const auto ruleset = rulesetIn(file);
    if (!ruleset) return result;
    result.ruleset = *ruleset;
    if (file.contains("prices")) pairs(result, file["prices"]);
    return result;
  }

private:
  std::optional<RulesetId> rulesetIn(const json& file) {
    const json* value = field(file, "", "ruleset");
    if (value == nullptr) return std::nullopt;
    const auto found =
        value->is_string() ? valueOf<RulesetId>(value->get_ref<const std::string&>()) : std::nullopt;
    if (found && std::find(kPriced.begin(), kPriced.end(), *found) != kPriced.end()) return found;
    findings().add("ruleset", "expected antike-ii or duellum: only for these does the rulebook leave prices "
                              "open");
    return std::nullopt;
  }

  void pairs(PriceFile& result, const json& value) {
    if (!value.is_object()) {
      findings().add("prices", "expected an object with know-hows, each with [first, later]");
      return;
    }
    const Ruleset& table = rulesetOf(result.ruleset);
    for (const auto& item : value.items()) {
      const std::string place = inside("prices", item.key());
      const KnowHowId id = table.knowHow(item.key());
      if (id.exists())
        result.prices[id.index()] = pair(item.value(), place);
      else
        findings().add(place,
                       say("{} does not have this know-how; it has {}", result.ruleset, knowHowsOf(table)));
    }
  }

  std::optional<PricePair> pair(const json& value, const std::string& place) {
    if (!value.is_array() || value.size() != 2) {
      findings().add(place,
                     "expected two numbers: the price while no nation has it, and the price after that");
      return std::nullopt;
    }
    const auto first = integer(value[0], place + "[0]", 1, kMaxPrice);
    const auto later = integer(value[1], place + "[1]", 1, kMaxPrice);
    if (!first || !later) return std::nullopt;
    return PricePair{*first, *later};
  }
};

} // namespace

void PriceFile::putInto(Options& options) const {
  const Ruleset& table = rulesetOf(ruleset);
  for (std::size_t i = 0; i < table.knowHows.size(); ++i)
    if (prices[i] && *prices[i] != table.knowHows[i].price) options.prices[i] = prices[i];
  if (coins && *coins != table.coins) options.coins = coins;
}

PriceReading readPrices(std::string_view text) {
  PriceReading reading;
  Findings findings;
  const auto file = parseHostile(text, kMaxPriceBytes, findings);
  if (!file) {
    reading.unreadable = file.error();
    return reading;
  }
  PriceFile prices = PriceShape(findings).prices(*file);
  if (findings.empty()) reading.prices = std::move(prices);
  reading.findings = findings.take();
  return reading;
}

std::string writePrices(const PriceFile& file) {
  const Ruleset& table = rulesetOf(file.ruleset);
  std::string out = "{\"format\": \"antike-prices/1\",\n \"id\": ";
  appendJsonString(out, file.id);
  out += fmt::format(",\n \"ruleset\": \"{}\",\n \"provenance\": {}", wordOf(file.ruleset),
                     provenanceText(file.provenance));
  std::string pairs;
  for (std::size_t i = 0; i < table.knowHows.size(); ++i)
    if (file.prices[i])
      pairs += fmt::format("{}\n  \"{}\": [{}, {}]", pairs.empty() ? "" : ",", table.knowHows[i].id,
                           file.prices[i]->first, file.prices[i]->later);
  if (!pairs.empty()) out += ",\n \"prices\": {" + pairs + "}";
  if (file.coins) out += fmt::format(",\n \"coins\": {}", *file.coins);
  return out + "}\n";
}

PriceFile tablePrices(RulesetId ruleset) {
  const Ruleset& table = rulesetOf(ruleset);
  PriceFile file;
  file.id = fmt::format("{}-prices", wordOf(ruleset));
  file.ruleset = ruleset;
  file.provenance.note = "The numbers of Annales; those that no rulebook gives are made up.";
  for (std::size_t i = 0; i < table.knowHows.size(); ++i)
    file.prices[i] = table.knowHows[i].price;
  file.coins = table.coins;
  return file;
}

} // namespace annales::inline engine
