#include "libreplay/lab/lab_question.h"

#include "engine/core/json_reader.h"
#include "engine/search/player.h"
#include "libreplay/log/played_by.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

std::string_view trimmedPart(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

OpeningPlan planOf(const NamedOpening& opening) {
  OpeningPlan plan;
  for (const SpaceChoice& turn : opening.turns) {
    auto& spaces = plan.emplace_back();
    if (turn.isAny()) continue;
    for (std::size_t i = 0; i < kSpaces; ++i)
      if (turn.allows(static_cast<Space>(i))) spaces.push_back(static_cast<Space>(i));
  }
  return plan;
}

Result<OpeningPlan> readPlan(std::string_view words, const OpeningBook& book, RulesetId ruleset) {
  if (const NamedOpening* named = book.withCode(words)) {
    if (named->ruleset != ruleset)
      return failure("the opening {} belongs to {}, not to {}", inQuotes(words), Part(named->ruleset),
                     Part(ruleset));
    return planOf(*named);
  }
  const auto key = OpeningKey::read(words);
  if (!key || key->turns() == 0)
    return failure("{} is neither the code of an opening nor a list of spaces such as \"marble temple\"",
                   inQuotes(words));
  OpeningPlan plan;
  for (std::size_t turn = 0; turn < key->turns(); ++turn)
    plan.push_back(key->at(turn) == Space::none ? std::vector<Space>{} : std::vector<Space>{key->at(turn)});
  return plan;
}

/// Whether the first steps were those of the plan.
class Follower {
public:
  Follower(const OpeningPlan& plan, NationId nation) : plan_(plan), nation_(nation) {}
  void see(const Event& event) {
    const auto* move = std::get_if<RondelMoved>(&event);
    if (move == nullptr || move->nation != nation_ || turn_ >= plan_.size()) return;
    const std::vector<Space>& wanted = plan_[turn_++];
    followed_ = followed_ && (wanted.empty() || std::ranges::find(wanted, move->to) != wanted.end());
  }
  /// A game that ended before its plan was through did not follow it.
  [[nodiscard]] bool followed() const { return followed_ && turn_ == plan_.size(); }

private:
  const OpeningPlan& plan_;
  NationId nation_;
  std::size_t turn_ = 0;
  bool followed_ = true;
};

std::optional<NationId> seatOf(const Game& game, std::string_view nation) {
  for (std::size_t i = 0; i < game.nations(); ++i)
    if (game.nationWord(NationId(i)) == nation) return NationId(i);
  return std::nullopt;
}

Result<LabGame> playedGame(const LabQuestion& question, std::uint64_t k, bool keepLog,
                           const std::atomic<bool>* stop) {
  const bool isA = sideOf(k) == inference::Side::a;
  const LabSide& side = isA ? question.a : question.b;
  SimulateSpec spec = labGames(question);
  spec.plans[question.nation] = {side.bot, side.opening};
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  const auto nation = seatOf(begun->game, question.nation);
  if (!nation) return failure("the nation {} does not play in this game", inQuotes(question.nation));
  auto log = std::make_shared<EventLog>(*begun);
  NodeIndex last = 0;
  Follower follower(side.opening, *nation);
  const auto take = [&](const Event& event) {
    follower.see(event);
    if (!std::holds_alternative<GameCreated>(event)) last = log->append(last, event);
  };
  const auto end = simulate(spec, k, *begun, take, stop);
  if (!end) return tl::unexpected(end.error());
  if (auto named = log->setLine(kMainLine, last); !named) return tl::unexpected(named.error());
  log->setTag("source", fmt::format("{}seed {}, game {}", kLabSource, question.games.seed, k + 1));
  log->setTag("lab", fmt::format("{}: {}", isA ? "A" : "B", side.words));
  LabGame game{end->winner.exists(), end->winner == *nation, follower.followed(), (*log)[last].id, {}};
  if (keepLog) game.log = std::move(log);
  return game;
}

std::string pointsText(double share, Language language) {
  return decimalText(share * 100, 1, language);
}

} // namespace

Result<LabSide> readLabSide(std::string_view words, const OpeningBook& book, RulesetId ruleset) {
  LabSide side;
  side.words = trimmedPart(words);
  for (std::string_view rest = words; !rest.empty();) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::string_view one = trimmedPart(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::size_t equals = std::min(one.find('='), one.size());
    const std::string_view key = trimmedPart(one.substr(0, equals)),
                           value = trimmedPart(one.substr(std::min(equals + 1, one.size())));
    if (key == "opening") {
      auto plan = readPlan(value, book, ruleset);
      if (!plan) return tl::unexpected(plan.error());
      side.opening = *std::move(plan);
    } else if (key == "bot") {
      auto bot = readLabBot(value, ruleset);
      if (!bot) return tl::unexpected(bot.error());
      side.bot = *std::move(bot);
    } else {
      return failure("a side must have \"opening=\", \"bot=\" or both with \";\" between them, not {}",
                     inQuotes(one));
    }
  }
  if (side.opening.empty() && !side.bot)
    return failure("a side must have \"opening=\", \"bot=\" or both with \";\" between them, not {}",
                   inQuotes(words));
  return side;
}

SimulateSpec labGames(const LabQuestion& question) {
  const Hash hash = sha256(question.nation + '\n' + question.a.words + '\n' + question.b.words);
  SimulateSpec spec = question.games;
  spec.seed = Rng::derive(spec.seed, hash.head());
  return spec;
}

Result<LabDesign> designOf(const LabQuestion& question) {
  const auto first = simulatedGame(question.games, 0);
  if (!first) return tl::unexpected(first.error());
  if (!seatOf(first->game, question.nation))
    return failure("the nation {} does not play in this game", inQuotes(question.nation));
  return designOf(question.difference, question.margin, 1.0 / question.games.nations, question.budget);
}

LabPlayer playerOf(const LabQuestion& question, bool keepLogs, const std::atomic<bool>* stop) {
  return [question, keepLogs, stop](std::uint64_t k) { return playedGame(question, k, keepLogs, stop); };
}

Result<Lineup> readLabBot(std::string_view word, RulesetId ruleset) {
  const auto player = Player::read(word);
  if (!player)
    return failure("bot must be random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, "
                   "quick, strong, strong:N or level:N, not {}",
                   inQuotes(word));
  if (const auto plays = player->plays(ruleset); !plays) return tl::unexpected(plays.error());
  return lineupOf(*player);
}

std::string labPromise(const LabQuestion& question, const LabDesign& design, Language language) {
  const auto points = [&](double share) { return pointsText(share, language); };
  return reasonInWords(
      Error(say(
          "About {} games are needed to show a difference of {} points if {} of 100 games are won. At most "
          "{} will be played, with a check every {} games.",
          design.predicted, points(design.difference),
          decimalText(100.0 / question.games.nations, 0, language), design.budget, design.look)),
      language);
}

std::string labSentence(const LabQuestion& question, const LabDesign& design, const LabAnswer& answer,
                        Language language) {
  const auto text = [&](const Saying& saying) { return reasonInWords(Error(saying), language); };
  const BoardNation* known = knownNation(question.nation, question.games.board.get());
  const std::string who = known != nullptr ? known->name.in(language) : readableId(question.nation);
  const std::string range = text(say("{} to {}", pointsText(answer.anytime.interval.low, language),
                                     pointsText(answer.anytime.interval.high, language)));
  const std::string value = pointsText(std::abs(answer.anytime.value), language);
  const std::string more = answer.anytime.value < 0 ? text(say("less")) : text(say("more"));
  switch (answer.verdict) {
  case LabVerdict::aWinsMore:
  case LabVerdict::bWinsMore:
    return text(say("{}: A wins {} points {} than B (95 %, valid at every check: {}). Shown after {} games.",
                    who, value, more, range, answer.count()));
  case LabVerdict::noMatter:
    return text(say("{}: A wins {} points {} than B (95 %, valid at every check: {}). No difference shown; "
                    "it was shown to be smaller than {} points after {} games.",
                    who, value, more, range, pointsText(design.margin, language), answer.count()));
  case LabVerdict::budgetUsed:
    break;
  }
  return text(
      say("{}: A wins {} points {} than B (95 %, valid at every check: {}). No difference shown in {} games; "
          "no more were allowed.",
          who, value, more, range, answer.count()));
}

} // namespace annales::inline replay
