#include "samples/make/bot_game.h"

#include "engine/boards/board_shelf.h"
#include "libreplay/log/played_by.h"

#include <array>
#include <stdexcept>

namespace annales::samples {
namespace {

std::vector<Event> played(const SimulateSpec& spec, const NewGame& game) {
  std::vector<Event> events;
  const auto end = simulate(spec, 0, game, [&](const Event& event) { events.push_back(event); });
  if (!end) throw std::logic_error(end.error().message);
  return events;
}

void nameThePlayers(Scene& scene, const SimulateSpec& spec) {
  constexpr std::array players{"Growth bot", "Military bot", "Progress bot"};
  const Game& game = scene.log().game();
  for (std::size_t i = 0; i < game.nations(); ++i)
    scene.tag("player." + game.nationWord(NationId(i)), players[i % players.size()]);
  scene.tag("site", "a computer").tag("date", "2026-11-20");
  scene.tag("source",
            std::string(kSampleSource) + spec.board->name.en + ", seed " + std::to_string(spec.seed));
}

/// The first production within the free way; there is one from everywhere.
Space nextProduction(Space now) {
  if (now == Space::none) return Space::marble;
  for (std::size_t way = 1; way <= 3; ++way) {
    const auto space = static_cast<Space>((indexOf(now) + way) % kSpaces);
    if (producedOn(space)) return space;
  }
  throw std::logic_error("no production within three spaces");
}

class Teller {
public:
  Teller(Scene& scene, const std::vector<Milestone>& milestones, const std::vector<Slip>& slips)
      : scene_(scene), milestones_(milestones), slips_(slips), passed_(milestones.size()),
        made_(slips.size()) {}

  void tell(const Event& event) {
    if (std::holds_alternative<TurnEnded>(event)) repay();
    const GameState before = scene_.state();
    const Situation at{scene_.log().game(), before};
    if (!slip(event, at)) scene_.exactly(event);
    if (std::holds_alternative<TurnBegan>(event)) turnStart_ = scene_.here();
    remark(event, at);
  }

  void tellWhatIfs() {
    for (const WhatIf& line : whatIfs_) {
      scene_.branch(line.from, "a production instead");
      const NationId nation = scene_.state().active;
      scene_.ride(nextProduction(scene_.state()[nation].rondel)).produce().remark(line.text, {"!?"}).done();
    }
  }

private:
  struct WhatIf {
    NodeIndex from;
    const char* text;
  };
  struct Debt {
    NationId nation;
    Amount goods;
    const char* reason;
  };

  bool slip(const Event& event, const Situation& at) {
    for (std::size_t i = 0; i < slips_.size(); ++i) {
      Event spoiled = event;
      const auto owed = made_[i] ? std::nullopt : slips_[i].spoil(spoiled, at);
      if (!owed) continue;
      made_[i] = true;
      debts_.push_back({at.actor(), *owed, slips_[i].reason});
      scene_.mistake(spoiled).remark(slips_[i].remark, {"?"}, {}, slips_[i].tags);
      return true;
    }
    return false;
  }

  void repay() {
    for (const Debt& debt : debts_)
      scene_.give(scene_.log().game().nationWord(debt.nation), debt.goods, debt.reason);
    debts_.clear();
  }

  void remark(const Event& event, const Situation& at) {
    for (std::size_t i = 0; i < milestones_.size(); ++i) {
      const Milestone& m = milestones_[i];
      if (passed_[i] || !m.is(event, at)) continue;
      passed_[i] = true;
      scene_.remark(m.text, m.glyphs, {}, m.tags);
      if (*m.whatIf != '\0') whatIfs_.push_back({turnStart_, m.whatIf});
    }
  }

  Scene& scene_;
  const std::vector<Milestone>& milestones_;
  const std::vector<Slip>& slips_;
  std::vector<bool> passed_, made_;
  std::vector<Debt> debts_;
  std::vector<WhatIf> whatIfs_;
  NodeIndex turnStart_ = 0;
};

} // namespace

SimulateSpec botGame(RulesetId ruleset, std::string_view board, int nations, std::uint64_t seed) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.board = shelf.find(board);
  if (!spec.board) throw std::logic_error("a board of the samples is missing");
  spec.nations = nations;
  spec.seed = seed;
  return spec;
}

NewGame begun(const SimulateSpec& spec) {
  auto game = simulatedGame(spec, 0);
  if (!game) throw std::logic_error(game.error().message);
  return *game;
}

EventLog tellGame(const SimulateSpec& spec, std::string title, const std::vector<Milestone>& milestones,
                  const std::vector<Slip>& slips) {
  const NewGame game = begun(spec);
  Scene scene(game, std::move(title));
  nameThePlayers(scene, spec);
  Teller teller(scene, milestones, slips);
  const std::vector<Event> events = played(spec, game);
  for (std::size_t i = scene.state().seq; i < events.size(); ++i) // a Scene begins the game by itself
    teller.tell(events[i]);
  teller.tellWhatIfs();
  return scene.close().log();
}

bool bringsATempleDown(const Event& event, const Situation& before) {
  const auto* fallen = std::get_if<CityConquered>(&event);
  return fallen != nullptr && before.state[fallen->province].temple;
}

} // namespace annales::samples
