#include "importers/work/work_plan.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/event/options_codec.h"
#include "libreplay/lab/lab_manifest.h"

#include <algorithm>
#include <charconv>

namespace annales::inline importers {
namespace {

constexpr std::string_view kPlanFormat = "annales-work/1";
constexpr std::uint64_t kMostUnits = 1'000'000'000;
template <class... Ts> struct OneOfWorks : Ts... { using Ts::operator()...; };
template <class... Ts> OneOfWorks(Ts...) -> OneOfWorks<Ts...>; // which clang 14 needs

void putAmount(JsonWriter& json, std::string_view key, std::uint64_t number) {
  json.field(key, static_cast<std::int64_t>(number));
}

void putPlanOptions(JsonWriter& json, const SimulateSpec& spec) {
  std::string options;
  appendOptions(options, spec.options, rulesetOf(spec.ruleset));
  json.key("options");
  json.raw(options);
}

/// Fields of the games that bots play are spread over the plan: keys are in order.
void putSimulate(JsonWriter& json, const WorkPlan& plan, const SimulateWork& work) {
  json.field("bots", work.spec.bots.word());
  json.field("format", kPlanFormat);
  putAmount(json, "games", work.games);
  json.field("kind", "simulate");
  json.field("map_hash", hexOf(work.spec.board->map->hash()));
  json.field("nations", work.spec.nations);
  putPlanOptions(json, work.spec);
  putAmount(json, "per_task", plan.perTask);
  json.field("program", plan.program);
  json.field("ruleset", wordOf(work.spec.ruleset));
  json.field("seed", std::to_string(work.spec.seed));
}

void putMatch(JsonWriter& json, const WorkPlan& plan, const MatchWork& work) {
  const SimulateSpec& spec = work.design.games;
  json.field("format", kPlanFormat);
  putAmount(json, "games", work.design.budget);
  json.field("kind", "match");
  json.field("map_hash", hexOf(spec.board->map->hash()));
  json.field("nations", spec.nations);
  putPlanOptions(json, spec);
  putAmount(json, "per_task", plan.perTask);
  json.key("players");
  json.beginArray();
  for (const Player& player : work.design.players)
    json.value(player.word());
  json.endArray();
  json.field("program", plan.program);
  json.field("ruleset", wordOf(spec.ruleset));
  json.field("seed", std::to_string(spec.seed));
  json.field("stop", work.design.stop);
}

/// The question as a manifest without an answer.
void putLab(JsonWriter& json, const WorkPlan& plan, const LabWork& work) {
  json.field("format", kPlanFormat);
  putAmount(json, "games", work.games);
  json.field("keeps_games", work.keepsGames);
  json.field("kind", "lab");
  json.field("map_hash", hexOf(work.question.games.board->map->hash()));
  putPlanOptions(json, work.question.games);
  putAmount(json, "per_task", plan.perTask);
  json.field("program", plan.program);
  const auto design = designOf(work.question);
  const auto manifest =
      design ? labManifest(work.question, *design, {}, plan.program) : Result<std::string>{};
  json.field("question", manifest ? *manifest : std::string());
}

void putAnalyse(JsonWriter& json, const WorkPlan& plan, const AnalyseWork& work) {
  json.field("against", work.against);
  json.field("analysis_version", kAnalysisVersion);
  putAmount(json, "best", work.effort.best);
  putAmount(json, "budget", work.effort.budget);
  json.field("format", kPlanFormat);
  json.field("kind", "analyse");
  json.field("program", plan.program);
  json.field("seed", std::to_string(work.effort.seed));
  json.key("tasks");
  json.beginArray();
  for (const AnalyseTask& task : work.tasks) {
    json.beginObject();
    json.field("file", hexOf(task.file));
    json.key("games");
    json.beginArray();
    for (const Hash& game : task.games)
      json.value(hexOf(game));
    json.endArray();
    putAmount(json, "turns", task.turns);
    json.endObject();
  }
  json.endArray();
  putAmount(json, "turns", work.effort.turns);
}

std::uint64_t amountOf(simdjson::dom::element value, std::string_view key, std::uint64_t least,
                       JsonFault& fault) {
  std::int64_t number = 0;
  if (value.get(number) != simdjson::SUCCESS || number < static_cast<std::int64_t>(least) ||
      number > static_cast<std::int64_t>(kMostUnits)) {
    fault.set(say("{} must be a whole number from {} to {}", key, least, kMostUnits));
    return least;
  }
  return static_cast<std::uint64_t>(number);
}

/// Of 64 bits, which numbers of JSON cannot hold.
std::uint64_t planSeed(std::string_view digits, JsonFault& fault) {
  std::uint64_t seed = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size())
    fault.set(say("{} must be a whole number", "seed"));
  return seed;
}

void checkBoard(const Hash& hash, const std::shared_ptr<const Board>& board, JsonFault& fault) {
  if (!board || board->map->hash() != hash)
    fault.set(say("the board of the plan is missing, or it is another one"));
}

SimulateSpec readSpec(ObjectReader& fields, const std::shared_ptr<const Board>& board, JsonFault& fault) {
  SimulateSpec spec;
  spec.ruleset = fields.word<RulesetId>("ruleset");
  spec.seed = planSeed(fields.text("seed"), fault);
  spec.nations = fields.integer("nations", 2, static_cast<int>(kMaxNations));
  spec.options = readOptions(fields.field("options"), rulesetOf(spec.ruleset), fault);
  spec.board = board;
  checkBoard(fields.hash("map_hash"), board, fault);
  return spec;
}

SimulateWork readSimulate(ObjectReader& fields, const std::shared_ptr<const Board>& board, JsonFault& fault) {
  SimulateWork work;
  work.spec = readSpec(fields, board, fault);
  if (auto bots = readLineup(fields.text("bots"), work.spec.ruleset))
    work.spec.bots = *std::move(bots);
  else
    fault.set(bots.error());
  work.games = amountOf(fields.field("games"), "games", 1, fault);
  if (fault.any()) return work;
  if (const auto first = simulatedGame(work.spec, 0); !first) fault.set(first.error());
  return work;
}

MatchWork readMatch(ObjectReader& fields, const std::shared_ptr<const Board>& board, JsonFault& fault) {
  MatchWork work;
  work.design.games = readSpec(fields, board, fault);
  work.design.budget = amountOf(fields.field("games"), "games", 1, fault);
  work.design.stop = fields.truth("stop");
  for (const auto word : fields.list("players")) {
    auto player = Player::read(readText(word, "players", fault));
    if (player)
      work.design.players.push_back(*std::move(player));
    else
      fault.set(player.error());
  }
  if (fault.any()) return work;
  if (const auto fits = checkMatch(work.design); !fits) fault.set(fits.error());
  return work;
}

LabWork readLab(ObjectReader& fields, const std::shared_ptr<const Board>& board, JsonFault& fault) {
  LabWork work;
  work.games = amountOf(fields.field("games"), "games", 1, fault);
  work.keepsGames = fields.truth("keeps_games");
  checkBoard(fields.hash("map_hash"), board, fault);
  auto record = readLabManifest(fields.text("question"));
  if (!record) return fault.set(record.error()), work;
  work.question = std::move(record->question);
  SimulateSpec& games = work.question.games;
  games.board = board;
  games.options = readOptions(fields.field("options"), rulesetOf(games.ruleset), fault);
  if (fault.any()) return work;
  if (const auto design = designOf(work.question); !design) fault.set(design.error());
  return work;
}

AnalyseTask readAnalyseTask(simdjson::dom::element value, JsonFault& fault) {
  ObjectReader fields(value, "tasks", fault);
  AnalyseTask task;
  task.file = fields.hash("file");
  for (const auto game : fields.list("games")) {
    const auto id = hashFromHex(readText(game, "games", fault));
    if (!id) fault.set(say("{} must be ids of games", "games"));
    task.games.push_back(id.value_or(Hash{}));
  }
  task.turns = amountOf(fields.field("turns"), "turns", 0, fault);
  fields.finish();
  return task;
}

AnalyseWork readAnalyse(ObjectReader& fields, JsonFault& fault) {
  AnalyseWork work;
  work.against = fields.text("against");
  if (!areCompanies(work.against)) fault.set(say("its companies have words that this version does not know"));
  work.effort.best = amountOf(fields.field("best"), "best", 1, fault);
  work.effort.budget = amountOf(fields.field("budget"), "budget", 1, fault);
  work.effort.seed = planSeed(fields.text("seed"), fault);
  work.effort.turns = amountOf(fields.field("turns"), "turns", 0, fault);
  if (fields.integer("analysis_version", 1, 1'000'000) != kAnalysisVersion)
    fault.set(say("another version of the analysis planned this; plan again"));
  for (const auto task : fields.list("tasks"))
    work.tasks.push_back(readAnalyseTask(task, fault));
  if (work.tasks.empty()) fault.set(say("there are no tasks"));
  return work;
}

std::shared_ptr<const Board> boardOf(const SimulateSpec& spec) {
  return spec.board;
}

} // namespace

std::string_view WorkPlan::kind() const {
  return std::visit(OneOfWorks{[](const SimulateWork&) { return std::string_view("simulate"); },
                               [](const MatchWork&) { return std::string_view("match"); },
                               [](const LabWork&) { return std::string_view("lab"); },
                               [](const AnalyseWork&) { return std::string_view("analyse"); }},
                    work);
}

namespace {

/// Games, of a match seeds, of analyses tasks.
std::uint64_t allUnits(const WorkPlan& plan) {
  return std::visit(OneOfWorks{[](const SimulateWork& w) { return w.games; },
                               [](const MatchWork& w) { return seedsOf(w.design); },
                               [](const LabWork& w) { return w.games; },
                               [](const AnalyseWork& w) { return std::uint64_t{w.tasks.size()}; }},
                    plan.work);
}

} // namespace

std::uint64_t WorkPlan::tasks() const {
  return (allUnits(*this) + perTask - 1) / perTask;
}

UnitRange WorkPlan::units(std::uint64_t task) const {
  const std::uint64_t from = (task - 1) * perTask;
  return {from, std::min(from + perTask, allUnits(*this))};
}

std::uint64_t WorkPlan::amount(std::uint64_t task) const {
  if (const auto* games = std::get_if<AnalyseWork>(&work)) return games->tasks[task - 1].turns;
  const auto* match = std::get_if<MatchWork>(&work);
  return units(task).size() * (match != nullptr ? match->design.players.size() : 1);
}

std::uint64_t WorkPlan::amount() const {
  std::uint64_t all = 0;
  for (std::uint64_t task = 1; task <= tasks(); ++task)
    all += amount(task);
  return all;
}

std::shared_ptr<const Board> WorkPlan::board() const {
  return std::visit(OneOfWorks{[](const SimulateWork& w) { return boardOf(w.spec); },
                               [](const MatchWork& w) { return boardOf(w.design.games); },
                               [](const LabWork& w) { return boardOf(w.question.games); },
                               [](const AnalyseWork&) { return std::shared_ptr<const Board>(); }},
                    work);
}

std::string writtenPlan(const WorkPlan& plan) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  std::visit(OneOfWorks{[&](const SimulateWork& w) { putSimulate(json, plan, w); },
                        [&](const MatchWork& w) { putMatch(json, plan, w); },
                        [&](const LabWork& w) { putLab(json, plan, w); },
                        [&](const AnalyseWork& w) { putAnalyse(json, plan, w); }},
             plan.work);
  json.endObject();
  return out + '\n';
}

Result<WorkPlan> readPlan(std::string_view text, const std::shared_ptr<const Board>& board) {
  StrictJson json;
  const auto value = json.parse(text);
  if (!value) return tl::unexpected(value.error());
  JsonFault fault;
  ObjectReader fields(*value, "plan", fault);
  WorkPlan plan;
  if (fields.text("format") != kPlanFormat) return failure("this is not a plan of `annales work`");
  const std::string kind(fields.text("kind"));
  plan.program = fields.text("program");
  if (kind != "analyse") plan.perTask = amountOf(fields.field("per_task"), "per_task", 1, fault);
  if (kind == "simulate")
    plan.work = readSimulate(fields, board, fault);
  else if (kind == "match")
    plan.work = readMatch(fields, board, fault);
  else if (kind == "lab")
    plan.work = readLab(fields, board, fault);
  else if (kind == "analyse")
    plan.work = readAnalyse(fields, fault);
  else
    return failure("this is not a plan of `annales work`");
  fields.finish();
  if (fault.any()) return fault.failed();
  return plan;
}

} // namespace annales::inline importers
