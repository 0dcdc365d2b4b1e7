#include "cli/stats_numbers.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::cli {

void putCount(JsonWriter& json, std::string_view key, std::uint64_t count) {
  json.key(key);
  json.value(static_cast<std::int64_t>(count));
}

void putNumber(JsonWriter& json, const std::optional<double>& number) {
  if (number && std::isfinite(*number))
    json.raw(fmt::format("{:.6g}", *number));
  else
    json.null();
}

void putEstimate(JsonWriter& json, std::string_view estimator, const std::optional<double>& value,
                 const inference::Interval* interval, std::uint64_t over) {
  json.beginObject();
  json.key("estimator");
  json.value(estimator);
  if (interval != nullptr) {
    json.key("high");
    putNumber(json, interval->high);
    json.key("low");
    putNumber(json, interval->low);
  }
  putCount(json, "over", over);
  json.key("value");
  putNumber(json, value);
  json.endObject();
}

void putMeasures(JsonWriter& json, const Measures& measures, unsigned round) {
  json.key("baseline");
  putEstimate(json,
              "mean share of wins of the same ruleset, board, number of nations, seat and nation; "
              "beta-binomial towards one in as many as play",
              measures.baseline, nullptr, measures.decided);
  json.key("drawn");
  putEstimate(
      json,
      "share of wins drawn towards the baseline as far as the rows of this list say, beta-binomial; 95 %",
      measures.drawn ? std::optional(measures.drawn->value) : std::nullopt,
      measures.drawn ? &measures.drawn->interval : nullptr, measures.decided);
  json.key("first_personage_round");
  putEstimate(json, "median, Kaplan-Meier", measures.firstPersonage, nullptr, measures.games);
  putCount(json, "games", measures.games);
  json.key("personages");
  json.beginObject();
  putCount(json, "ended_before", measures.endedBefore);
  json.key("estimator");
  json.value("mean; games that ended before count as they ended");
  putCount(json, "over", measures.personagesOver);
  putCount(json, "round", round);
  json.key("value");
  putNumber(json, measures.personages);
  json.endObject();
  json.key("place");
  putEstimate(json, "mean", measures.place, nullptr, measures.decided);
  putCount(json, "seats", measures.games);
  putCount(json, "undecided", measures.undecided);
  putCount(json, "unfinished", measures.unfinished);
  json.key("wins");
  putEstimate(json, "share; score interval by game (CR2), Wilson where each game gives one nation; 95 %",
              measures.share, &measures.shareInterval, measures.decided);
}

} // namespace annales::cli
