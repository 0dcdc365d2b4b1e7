#include "tools/learn/lessons.h"

#include "engine/play/playout.h"
#include "engine/ruleset/options_offered.h"

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace annales::tools {
namespace {

enum LessonStream : std::uint64_t { kSeatDraw = 100, kGamePlay };

/// Fewer changes than a player that plays for strength tries: more games a second teach more.
TurnBounds boundsWhileLearning() {
  TurnBounds bounds;
  bounds.changes = 10;
  return bounds;
}

std::array<float, kMaxNations> asTarget(const Chances& chances) {
  std::array<float, kMaxNations> target{};
  for (std::size_t n = 0; n < kMaxNations; ++n)
    target[n] = static_cast<float>(chances[n]);
  return target;
}

/// Takes "~X" and ":N" off the end of the word.
TurnThought thoughtBehind(std::string& word) {
  TurnThought thought;
  if (const auto colon = word.find(':'); colon != std::string::npos) {
    thought.replies = std::strtoul(word.c_str() + colon + 1, nullptr, 10);
    word.resize(colon);
  }
  if (const auto tilde = word.find('~'); tilde != std::string::npos) {
    thought.exploration = std::strtod(word.c_str() + tilde + 1, nullptr);
    word.resize(tilde);
  }
  return thought;
}

/// From the last position to the first: each is worth what the next one is, as the net and as the game says.
void setTargets(std::vector<Lesson>& lessons, const std::vector<Chances>& said, Chances end,
                const LessonRules& rules) {
  for (std::size_t i = lessons.size(); i-- > 0;) {
    lessons[i].target = asTarget(end);
    if (!rules.net) continue;
    for (std::size_t n = 0; n < kMaxNations; ++n)
      end[n] = rules.lambda * end[n] + (1 - rules.lambda) * said[i][n];
  }
}

using ChooseOption = void (*)(Options&);

/// What a table may agree on; prices, coins and decks are numbers of a box, not rules.
std::vector<ChooseOption> singleOptions(RulesetId ruleset) {
  const OptionsOffered offered = optionsOffered(ruleset);
  std::vector<ChooseOption> all;
  const auto add = [&](bool is, ChooseOption choose) {
    if (is) all.push_back(choose);
  };
  add(offered.variant, [](Options& options) { options.variant = Variant::expert; });
  add(offered.variant, [](Options& options) { options.variant = Variant::military; });
  add(offered.oneCity, [](Options& options) { options.oneCity = true; });
  add(offered.goalTwelve, [](Options& options) { options.goalTwelve = true; });
  add(offered.twoPlayer, [](Options& options) { options.twoPlayer = TwoPlayer::twoNations; });
  add(offered.nineScholars, [](Options& options) { options.nineScholars = true; });
  add(offered.freeCityTypes, [](Options& options) { options.freeCityTypes = true; });
  add(offered.specialUnits, [](Options& options) { options.specialUnits = SpecialUnits{}; });
  return all;
}

const Learner& drawnOf(const std::vector<Learner>& league, Rng& rng) {
  std::uint32_t all = 0;
  for (const Learner& one : league)
    all += one.weight;
  std::uint32_t left = rng.below(all);
  for (const Learner& one : league) {
    if (left < one.weight) return one;
    left -= one.weight;
  }
  return league.front();
}

} // namespace

Result<Learner> Learner::read(const std::string& text) {
  Learner learner{TurnThought{}, 1, false};
  std::string word = text;
  if (const auto star = word.find('*'); star != std::string::npos) {
    learner.weight = static_cast<unsigned>(std::strtoul(word.c_str() + star + 1, nullptr, 10));
    word.resize(star);
  }
  if (word.starts_with("strong~")) {
    learner.way = thoughtBehind(word);
    learner.ofBuiltIn = true;
    return learner;
  }
  if (!word.starts_with('@')) {
    auto player = Player::read(word);
    if (!player) return tl::unexpected(player.error());
    learner.way = *std::move(player);
    return learner;
  }
  TurnThought thought = thoughtBehind(word);
  thought.bounds = boundsWhileLearning();
  std::ifstream file(word.substr(1));
  std::stringstream content;
  content << file.rdbuf();
  auto net = Net::read(content.str());
  if (!net) return tl::unexpected(net.error());
  thought.net = std::make_shared<const Net>(*std::move(net));
  learner.way = std::move(thought);
  return learner;
}

Bot Learner::at(const Game& game, std::size_t place) const {
  if (const auto* player = std::get_if<Player>(&way)) return player->at(game, place);
  TurnThought thought = std::get<TurnThought>(way);
  if (ofBuiltIn) thought.net = Net::of(game.setup->ruleset);
  return turnPlayer(game, thought);
}

std::vector<SimulateSpec> kindsWithOptions(std::vector<SimulateSpec> kinds, std::size_t every) {
  if (every == 0 || kinds.empty()) return kinds;
  std::vector<SimulateSpec> mixed;
  std::size_t next = 0;
  for (const auto& choose : singleOptions(kinds.front().ruleset))
    for (SimulateSpec special : kinds) {
      choose(special.options);
      if (!simulatedGame(special, 0)) continue; // not with so many nations
      for (std::size_t i = 1; i < every; ++i)
        mixed.push_back(kinds[next++ % kinds.size()]);
      mixed.push_back(std::move(special));
    }
  return mixed;
}

std::size_t nationsOf(const std::vector<SimulateSpec>& kinds, std::uint64_t k) {
  return static_cast<std::size_t>(kinds[k % kinds.size()].nations);
}

std::vector<const Learner*> drawnSeats(const std::vector<Learner>& league, const Learner* against,
                                       std::size_t nations, Rng& rng) {
  std::vector<const Learner*> seats(nations, against);
  if (against != nullptr) {
    seats[rng.below(static_cast<std::uint32_t>(nations))] = &drawnOf(league, rng);
    return seats;
  }
  for (const Learner*& seat : seats)
    seat = &drawnOf(league, rng);
  return seats;
}

Result<LearnedGame> learnedGame(const std::vector<SimulateSpec>& kinds,
                                const std::vector<const Learner*>& seats, std::uint64_t k,
                                const LessonRules* rules) {
  const SimulateSpec& spec = kinds[k % kinds.size()];
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  const Game& game = begun->game;
  std::vector<Bot> bots;
  for (std::size_t place = 0; place < game.nations(); ++place)
    bots.push_back(seats[place]->at(game, place));
  auto playout = Playout::begin(game, std::move(bots), Rng::derive(Rng::derive(spec.seed, k), kGamePlay));
  if (!playout) return tl::unexpected(playout.error());
  const auto reach = reachOn(game.map);
  LearnedGame learned;
  std::vector<Chances> said;
  const int most = rules != nullptr ? rules->mostRounds : kMostRounds;
  while (playout->state().round < most) {
    const Event* event = playout->step();
    if (event == nullptr) break;
    if (!std::holds_alternative<TurnEnded>(*event)) continue;
    ++learned.turns;
    if (rules == nullptr) continue;
    netInputsOf(learned.lessons.emplace_back().inputs, game, playout->state(), *reach);
    if (rules->net) said.push_back(rules->net->chances(learned.lessons.back().inputs));
  }
  learned.winner = playout->state().winner;
  learned.rounds = playout->state().round;
  if (rules == nullptr || learned.lessons.empty()) return learned;
  Chances end{};
  for (std::size_t n = 0; n < game.nations(); ++n)
    end[n] = learned.winner.exists() ? 0 : 1.0 / static_cast<double>(game.nations());
  if (learned.winner.exists()) end[learned.winner.index()] = 1;
  setTargets(learned.lessons, said, end, *rules);
  return learned;
}

void appendLesson(std::string& out, const Lesson& lesson, std::size_t mostNations) {
  const auto put = [&](const auto& value) {
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  put(lesson.inputs.count);
  std::array<std::uint8_t, kMaxNations> leader{};
  std::copy_n(lesson.inputs.leader.begin(), lesson.inputs.count, leader.begin());
  put(leader);
  put(std::uint8_t{0});
  put(lesson.target);
  put(lesson.inputs.common);
  for (std::size_t n = 0; n < mostNations; ++n) {
    std::array<std::int16_t, kNationInputs> row{};
    if (n < lesson.inputs.count) row = lesson.inputs.nations[n];
    put(row);
  }
}

} // namespace annales::tools
