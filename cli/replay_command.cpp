// annales replay FILE: a game as a ledger, one line per event, with what each nation gained and lost next to
// it.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/game_source.h"
#include "cli/paint.h"
#include "cli/walk.h"
#include "engine/rules/rules.h"
#include "engine/ruleset/reconstructed.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <memory>

namespace annales::cli {
namespace {

struct ReplayArgs {
  GameArgs game;
  std::size_t from = 1;
  std::size_t to = static_cast<std::size_t>(-1);
  std::string nation;
};

std::size_t columnsOf(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// As many columns as the text has characters; names of boards are not only ASCII.
std::string padded(std::string text, std::size_t width) {
  const std::size_t columns = columnsOf(text);
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

/// A letter on the nation's colour. Only the badge has colour: coloured sentences are hard to read on a light
/// or on a dark terminal, whichever the colour was not made for.
class Badges {
public:
  Badges(const DisplayNames& names, const Paint& paint) {
    std::vector<std::string> ids, shown;
    for (std::size_t i = 0; i < names.game.nations(); ++i) {
      ids.push_back(names.game.nationWord(NationId(i)));
      shown.push_back(names.nation(NationId(i)));
    }
    const std::vector<Rgb> colours = nationColours(ids, names.board);
    letters_ = nationLetters(shown);
    for (std::size_t i = 0; i < letters_.size(); ++i) {
      badges_.push_back(paint.on(colours[i], letters_[i]));
      width_ = std::max(width_, columnsOf(letters_[i]));
    }
  }
  [[nodiscard]] std::size_t count() const { return badges_.size(); }
  [[nodiscard]] std::size_t width() const { return width_; }
  [[nodiscard]] const std::string& operator[](NationId n) const { return badges_[n.index()]; }
  /// As wide as the widest, for nobody too.
  [[nodiscard]] std::string column(NationId n) const {
    const std::size_t used = n.exists() ? columnsOf(letters_[n.index()]) : 0;
    return (n.exists() ? badges_[n.index()] : std::string()) + std::string(width_ - used, ' ');
  }

private:
  std::vector<std::string> letters_, badges_;
  std::size_t width_ = 0;
};

class Ledger {
public:
  Ledger(const OpenGame& game, const ReplayArgs& options, NationId only)
      : log_(*game.log), options_(options), only_(only), board_(game.shelf.find(log_.game().map->hash())),
        provinces_(log_.names().provinces), names_{log_.game(), provinces_, board_.get()},
        paint_(coloursOfOutput()), badges_(names_, paint_),
        width_(std::clamp<std::size_t>(terminalWidth() / 2, 40, 72)) {}

  void header() const {
    std::string title = hexOf(log_.id()).substr(0, 12);
    for (const std::string& part : {gameTitle(log_.tags()), printable(tagOf(log_.tags(), "site"))})
      if (!part.empty()) title += "  " + part;
    putLine(paint_.bold(title));
    for (std::size_t i = 0; i < badges_.count(); ++i) {
      const NationId n(i);
      const std::string& player = tagOf(log_.tags(), "player." + names_.game.nationWord(n));
      const std::string who = player.empty() ? std::string() : ", played by " + printable(player);
      putLine(fmt::format("  {} {}{}", badges_.column(n), names_.nation(n), who));
    }
    if (board_ && board_->provenance.grade == Grade::reconstructed)
      putLine(fmt::format("  The board \"{}\" is reconstructed, not the printed one.", board_->name.en));
    const GameSetup& setup = *names_.game.setup;
    for (const OwnersNumber number : reconstructedNumbers(setup.ruleset, setup.options))
      putLine(
          fmt::format("  The {} of this game are reconstructed (docs/rulings.md says how to use your own).",
                      wordOf(number)));
  }

  bool step(const Step& step) {
    const bool begins = std::holds_alternative<RoundBegan>(step.node.event);
    if (begins && step.before->round > 0) standing(*step.before, step.number);
    if (isShown(step)) line(step);
    last_ = step.after;
    count_ = step.number;
    return !interrupted() && step.number < options_.to;
  }

  void footer() const { standing(last_, count_); }

private:
  [[nodiscard]] bool isShown(const Step& step) const {
    if (step.number < options_.from) return false;
    if (!only_.exists() || !actorOf(step.node.event).exists()) return true;
    return concerns(step.node.event, only_) || changeOf(step, only_) != Holdings{};
  }

  void line(const Step& step) const {
    const NationId actor = actorOf(step.node.event);
    const std::string sentence = sentenceOf(step.node.event, names_);
    if (std::holds_alternative<RoundBegan>(step.node.event)) {
      putLine("");
      putLine(
          paint_.bold(fmt::format("{:>5} {} {}", step.number, badges_.column(NationId::none()), sentence)));
    } else {
      const std::string change = changes(step);
      putLine(fmt::format("{:>5} {} {}{}", step.number, badges_.column(actor),
                          padded(sentence, change.empty() ? 0 : width_), change));
    }
    const auto violation = step.before == nullptr
                               ? checkSetup(log_.game())
                               : annales::check(log_.game(), *step.before, step.node.event);
    if (violation)
      putLine(paint_.alarm(fmt::format("      ! against the rules ({}): {}", violation->rule,
                                       reasonInWords(*violation, names_))));
    remarks(step.node.id);
  }

  void remarks(const Hash& event) const {
    for (const std::uint32_t place : said_.at(*log_.find(event))) {
      const Annotation& remark = said_.remarks()[place].now;
      std::string text;
      for (const std::string& glyph : remark.glyphs)
        text += glyph + " ";
      putLine(paint_.quiet(
          fmt::format("        | {}{} ({})", text, printable(remark.text), printable(remark.author))));
    }
  }

  [[nodiscard]] std::string changes(const Step& step) const {
    std::string out;
    for (std::size_t i = 0; i < badges_.count(); ++i) {
      const Holdings change = changeOf(step, NationId(i));
      std::string parts;
      for (std::size_t k = 0; k < change.size(); ++k)
        if (change[k] != 0) parts += fmt::format(" {}{:+}", kHoldings[k], change[k]);
      if (!parts.empty()) out += "  " + badges_[NationId(i)] + parts;
    }
    return out;
  }

  void standing(const GameState& state, std::size_t number) const {
    if (number < options_.from || state.round == 0) return;
    putLine("");
    putLine(paint_.bold(fmt::format("        {} {:>6} {:>6} {:>6} {:>6} {:>10} {:>7} {:>8} {:>9} {:>8} {:>9}",
                                    padded(fmt::format("Round {}", state.round), 17 + badges_.width()),
                                    "marble", "iron", "gold", "coins", "personages", "cities", "temples",
                                    "know-how", "legions", "galleys")));
    for (std::size_t i = 0; i < badges_.count(); ++i)
      putLine("        " + row(state, NationId(i)));
  }

  [[nodiscard]] std::string row(const GameState& state, NationId n) const {
    const NationState& nation = state[n];
    std::array<int, 2> units{};
    for (std::size_t p = 0; p < state.fixed.provinces; ++p)
      for (const Kind kind : kBasicKinds)
        units[indexOf(kind)] += state[ProvinceId(p)].of(n, kind);
    const std::string points = fmt::format("{}/{}", state.points(n), static_cast<int>(state.fixed.goal));
    return fmt::format("{} {} {:>6} {:>6} {:>6} {:>6} {:>10} {:>7} {:>8} {:>9} {:>8} {:>9}",
                       badges_.column(n), padded(names_.nation(n), 16), nation.stock[0], nation.stock[1],
                       nation.stock[2], nation.stock[3], points, nation.cities, nation.temples,
                       std::popcount(nation.knowHow), units[0], units[1]);
  }

  const EventLog& log_;
  const Discussion said_{log_, log_.annotations()};
  const ReplayArgs& options_;
  NationId only_;
  std::shared_ptr<const Board> board_;
  const Gazetteer& provinces_;
  DisplayNames names_;
  Paint paint_;
  Badges badges_;
  std::size_t width_;
  GameState last_;
  std::size_t count_ = 0;
};

/// By id, or by the beginning of it.
NationId nationCalled(const Game& game, const std::string& word) {
  for (std::size_t i = 0; i < game.nations(); ++i)
    if (game.nationWord(NationId(i)).starts_with(word)) return NationId(i);
  return NationId::none();
}

int run(const ReplayArgs& options) {
  if (options.from < 1 || options.from > options.to) {
    tell("--from and --to are event numbers, from 1; --from comes first");
    return kBadInput;
  }
  int status = kDone;
  const auto game = openGame(options.game, status);
  if (!game) return status;
  const NationId only =
      options.nation.empty() ? NationId::none() : nationCalled(game->log->game(), options.nation);
  if (!options.nation.empty() && !only.exists()) {
    tell(fmt::format("there is no nation \"{}\" in this game", options.nation));
    return kBadInput;
  }
  if (options.from > (*game->log)[game->head].seq + 1) {
    tell(fmt::format("--from {}: the line \"{}\" has {}", options.from, options.game.line,
                     counted((*game->log)[game->head].seq + 1, "event")));
    return kBadInput;
  }
  Ledger ledger(*game, options, only);
  ledger.header();
  const auto stop = walk(*game->log, game->head, [&](const Step& step) { return ledger.step(step); });
  ledger.footer();
  if (!stop) return kDone;
  tell(*stop);
  return kBadInput;
}

} // namespace

void addReplay(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("replay", "Show a game as a ledger, one line per event");
  const auto options = std::make_shared<ReplayArgs>();
  addGameArgs(*command, options->game);
  command
      ->add_option("--library", options->game.library,
                   "Take FILE as the first characters of a game's id in this library")
      ->type_name("LIB");
  command->add_option("--from", options->from, "The first event to show")->type_name("N");
  command->add_option("--to", options->to, "The last event to show")->type_name("N");
  command->add_option("--nation", options->nation, "Only what this nation does, suffers, gains or loses")
      ->type_name("NATION");
  command->footer(
      "Next to each event is what it changed for every nation in marble, iron, gold, coins and personages;\n"
      "after each round, the standings. Events against the rules are marked. Colours appear only on a "
      "terminal\n"
      "and when NO_COLOR is not set.\n\nExamples:\n"
      "  annales replay game.antike.jsonl | less\n"
      "  annales replay game.antike.jsonl --from 100 --to 160 --nation romans\n"
      "  annales replay 76a027 --library club.annales --line \"what if they attack\"");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
