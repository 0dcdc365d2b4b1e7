#include "tests/bench/games_as_text.h"

#include "engine/boards/board_shelf.h"
#include "engine/play/simulate.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/sheets/sheet_writer.h"
#include "importers/turns/turns_writer.h"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

namespace annales::bench {
namespace {

constexpr std::uint64_t kGamesSeed = 2005;
constexpr std::string_view kIdentity = "[Game \"";
constexpr std::size_t kIdentityLength = 36;

struct GameKind {
  RulesetId ruleset;
  const char* board;
  int nations;
};
constexpr GameKind kGameKinds[] = {{RulesetId::antike, "occident", 4},
                                   {RulesetId::antikeII, "mare-nostrum", 4},
                                   {RulesetId::duellum, "rome-carthage", 2}};

EventLog playedBy(const SimulateSpec& spec, std::uint64_t k) {
  const auto begun = simulatedGame(spec, k);
  if (!begun) throw std::runtime_error(begun.error().message);
  EventLog log(*begun);
  NodeIndex last = 0;
  const auto end = simulate(spec, k, *begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) last = log.append(last, event);
  });
  if (!end) throw std::runtime_error(end.error().message);
  return log;
}

} // namespace

GamesAsText::GamesAsText(std::uint64_t games) {
  const BoardShelf shelf = BoardShelf::builtIn();
  for (const GameKind& kind : kGameKinds)
    for (std::uint64_t k = 0; k < games; ++k) {
      SimulateSpec spec;
      spec.ruleset = kind.ruleset;
      spec.board = shelf.find(kind.board);
      if (!spec.board) throw std::runtime_error(fmt::format("the board {} is missing", kind.board));
      spec.nations = kind.nations;
      spec.bots = k % 2 == 0 ? Bots::mixed : Bots::random;
      spec.seed = kGamesSeed;
      const EventLog log = playedBy(spec, k);
      auto agn = agn::gameText(log, spec.board);
      auto sheet = sheets::sheetCsv(log, spec.board);
      auto turns = turns::turnsJson(log, shelf);
      if (!agn || !sheet || !turns) throw std::runtime_error("a game between bots cannot be written");
      std::ostringstream out;
      LogWriter(out).write(log);
      std::string identity = agn->substr(agn->find(kIdentity) + kIdentity.size(), kIdentityLength);
      games_.push_back({{*std::move(agn) + "\n", *std::move(sheet) + "\n", *std::move(turns)},
                        out.str(),
                        std::move(identity),
                        log.size()});
    }
}

std::string_view wordOf(GamesFormat format) {
  constexpr std::array<std::string_view, 3> words{"agn", "csv", "json"};
  return words[indexOf(format)];
}

std::size_t GamesAsText::write(GamesFormat format, std::size_t bytes,
                               const std::function<void(std::string_view)>& out) const {
  std::size_t events = 0, written = 0;
  for (std::uint64_t number = 0; written < bytes; ++number) {
    const Game& game = games_[number % games_.size()];
    const std::string_view text = game.texts[indexOf(format)];
    const std::size_t at = text.find(game.identity);
    if (at == std::string_view::npos) throw std::runtime_error("a game without an identity");
    out(text.substr(0, at));
    out(fmt::format("{:08x}-0000-4000-8000-{:012x}", number & 0xffffffffU, number));
    out(text.substr(at + kIdentityLength));
    written += text.size();
    events += game.events;
  }
  return events;
}

void GamesAsText::writeGiant(std::size_t bytes, const std::function<void(std::string_view)>& out) {
  out("[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n");
  constexpr std::string_view turn = "*end *go Gold (0)\n";
  for (std::size_t written = 0; written < bytes; written += turn.size())
    out(turn);
}

} // namespace annales::bench
