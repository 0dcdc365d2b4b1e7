#include "cli/analyse_without.h"

#include "cli/against.h"
#include "cli/analyse_view.h"
#include "cli/console.h"
#include "cli/progress.h"
#include "cli/spoken.h"
#include "cli/stats_numbers.h"
#include "cli/wrap.h"
#include "engine/event/event_json.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kNameColumn = 16;

class WithoutAnswer {
public:
  WithoutAnswer(const EventLog& log, std::span<const Event> events, const DisplayNames& names,
                const Counterfactual& found)
      : log_(log), events_(events), names_(names), found_(found) {}

  void putText(const WithoutArgs& args) const {
    const Language language = names_.language;
    for (const std::size_t event : args.events)
      putLine(spoken(language, "without event {}: {}", "ohne Ereignis {}: {}", event,
                     sentenceOf(events_[event - 2], names_)));
    for (const Stopped& stopped : found_.result.leftOut)
      putLine(spoken(language, "also left out, event {}: {} ({})",
                     "entfällt ebenfalls, Ereignis {}: {} "
                     "({})",
                     stopped.index, sentenceOf(events_[stopped.index - 2], names_),
                     reasonInWords(stopped, names_)));
    for (const Adjusted& adjusted : found_.result.adjusted)
      putLine(spoken(language, "adjusted, event {}: {}", "angepasst, Ereignis {}: {}", adjusted.index,
                     sentenceOf(found_.result.events[adjusted.place], names_)));
    for (const std::size_t place : found_.result.filledIn)
      putLine(spoken(language, "added, because the rules require it: {}",
                     "ergänzt, weil die Regeln es verlangen: {}",
                     sentenceOf(found_.result.events[place], names_)));
    putLine(spoken(language, "Chances in percent (95 %) at the end of the turn, after event {}:",
                   "Chancen in Prozent (95 %) am Ende des Zuges, nach Ereignis {}:", found_.until + 1));
    putLine(std::string(kNameColumn, ' ') + column(spoken(language, "as recorded", "wie aufgezeichnet")) +
            column(spoken(language, "without", "ohne")) +
            column(spoken(language, "difference", "Unterschied")));
    for (std::size_t n = 0; n < log_.game().nations(); ++n)
      putLine(padded(names_.nation(NationId(n)), kNameColumn) + column(cell(found_.recorded[n], false)) +
              column(cell(found_.without[n], false)) + column(cell(found_.difference[n], true)));
    const Language l = language;
    const bool usual = args.effort.company.isUsual();
    putLine(spoken(l, "{} pairs of rollouts with the same random numbers{}",
                   "{} Paare von Fortsetzungen mit denselben Zufallszahlen{}", found_.rollouts,
                   usual ? spoken(l, "; greedy bots play on", "; gierige Bots spielen weiter") : ""));
    if (!usual) putAgainst(args.effort.company, names_);
  }

  void putJson(const WithoutArgs& args) const {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.key("adjusted");
    indices(json, found_.result.adjusted);
    json.key("against");
    putAgainstJson(json, log_.game(), args.effort.company);
    json.key("chances");
    estimates(json);
    json.key("ended");
    json.beginObject();
    json.key("recorded");
    json.value(found_.ended);
    json.key("without");
    json.value(found_.over);
    json.endObject();
    json.key("engine");
    json.value("annales " ANNALES_VERSION);
    json.key("filled_in");
    json.value(static_cast<std::int64_t>(found_.result.filledIn.size()));
    json.key("game");
    json.value(hexOf(log_.id()));
    json.key("left_out");
    indices(json, found_.result.leftOut);
    json.key("seed");
    json.value(static_cast<std::int64_t>(args.effort.seed));
    json.key("until"); // the last event before them both, as `replay` counts
    json.value(static_cast<std::int64_t>(found_.until + 1));
    json.key("without");
    json.beginArray();
    for (const std::size_t event : args.events)
      json.value(static_cast<std::int64_t>(event));
    json.endArray();
    json.endObject();
    putLine(text);
  }

private:
  [[nodiscard]] static std::string column(const std::string& cell) { return " " + toTheRight(cell, 23); }
  [[nodiscard]] std::string cell(const Estimate& estimate, bool change) const {
    const Language language = names_.language;
    const double points = 100 * estimate.value;
    return fmt::format("{} ({})", change ? signedText(points, 1, language) : decimalText(points, 1, language),
                       pointsInWords(estimate.interval, language));
  }
  template <class Rows> static void indices(JsonWriter& json, const Rows& rows) {
    json.beginArray();
    for (const auto& row : rows)
      json.value(static_cast<std::int64_t>(row.index));
    json.endArray();
  }
  void estimates(JsonWriter& json) const {
    const auto put = [&](const char* key, const char* estimator, const Estimate& estimate) {
      json.key(key);
      putEstimate(json, estimator, estimate.value, &estimate.interval, found_.rollouts);
    };
    json.beginObject();
    for (const NationId nation : nationsByWord(log_.game())) {
      const std::size_t n = nation.index();
      json.escapedKey(log_.game().nationWord(nation));
      json.beginObject();
      put("difference", "mean over pairs of rollouts with the same chance; Student's t, 95 %",
          found_.difference[n]);
      put("recorded", "mean over rollouts; Student's t, 95 %", found_.recorded[n]);
      put("without", "mean over rollouts; Student's t, 95 %", found_.without[n]);
      json.endObject();
    }
    json.endObject();
  }

  const EventLog& log_;
  std::span<const Event> events_;
  const DisplayNames& names_;
  const Counterfactual& found_;
};

} // namespace

int runWithout(const WithoutArgs& args, const EventLog& log, std::span<const Event> events,
               const DisplayNames& names) {
  std::vector<std::size_t> places;
  if (args.until && *args.until < *std::ranges::max_element(args.events)) {
    tell(spoken(names.language,
                "--until {}: event {} is to be left out, but comes later; choose a later "
                "--until",
                "--until {}: Ereignis {} soll entfallen, kommt aber später; wählen Sie ein späteres --until",
                *args.until, *std::ranges::max_element(args.events)));
    return kBadInput;
  }
  for (const std::size_t event : args.events) {
    if (event == 0) {
      tell(spoken(names.language, "--without 0: events are counted from 1",
                  "--without 0: Ereignisse werden ab 1 gezählt"));
      return kBadInput;
    }
    if (event < 2) {
      tell(spoken(names.language, "--without 1: event 1 starts the game and cannot be left out",
                  "--without 1: Ereignis 1 beginnt die Partie und lässt sich nicht weglassen"));
      return kBadInput;
    }
    places.push_back(event - 2);
  }
  std::optional<std::size_t> until;
  if (args.until) until = *args.until - 2; // no event before the second is struck out
  std::optional<Result<Counterfactual>> found;
  {
    Progress progress("Playing on", args.effort.budget);
    Watch watch;
    watch.threads = args.threads;
    watch.cancel = &interruptFlag();
    watch.progress = [&](std::size_t done, std::size_t) { progress.at(done); };
    found = chancesWithout(log.game(), events, places, until, args.effort, watch);
  }
  if (interrupted()) return kInterrupted;
  if (!*found) {
    tell(reasonInWords(found->error(), names));
    return kBadInput;
  }
  const WithoutAnswer answer(log, events, names, **found);
  if (args.json)
    answer.putJson(args);
  else
    answer.putText(args);
  return kDone;
}

} // namespace annales::cli
