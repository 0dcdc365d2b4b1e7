// annales replay FILE: a game as a ledger, one line per event, with what each nation gained and lost next to
// it.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/game_source.h"
#include "cli/paint.h"
#include "cli/walk.h"
#include "cli/wrap.h"
#include "engine/rules/rules.h"
#include "engine/ruleset/reconstructed.h"
#include "importers/openings/own_openings.h"
#include "libreplay/openings/line_openings.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

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

/// A letter on the nation's colour. Only the badge has colour: coloured sentences are hard to read on a light
/// or on a dark terminal, whichever the colour was not made for.
class Badges {
public:
  Badges(const DisplayNames& names, const Paint& paint) {
    std::vector<std::string> ids, shown;
    for (std::size_t i = 0; i < names.game.nations(); ++i) {
      ids.push_back(names.game.nationWord(NationId(i)));
      shown.push_back(printable(names.nation(NationId(i))));
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
  [[nodiscard]] std::size_t widthOf(NationId n) const { return columnsOf(letters_[n.index()]); }
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
      : log_(*game.log), head_(game.head), options_(options), only_(only),
        board_(game.shelf.find(log_.game().map->hash())),
        provinces_(log_.names().provinces), names_{log_.game(), provinces_, board_.get()},
        paint_(coloursOfOutput()), badges_(names_, paint_), width_(std::max(terminalWidth(), kLeastWidth)),
        table_(tableFor(width_, badges_.width())) {}

  void header() const {
    std::string title = hexOf(log_.id()).substr(0, 12);
    for (const std::string& part : {gameTitle(log_.tags()), printable(tagOf(log_.tags(), "site"))})
      if (!part.empty()) title += "  " + part;
    for (const std::string& line : wrapped(title, width_))
      putPaintedLine(paint_.bold(line));
    std::string trouble;
    const OpeningBook book = openingsWithOwn(&trouble);
    if (!trouble.empty()) tell(trouble);
    const std::vector<OpeningKey> keys = openingKeys(log_, head_);
    for (std::size_t i = 0; i < badges_.count(); ++i) {
      const NationId n(i);
      const NamedOpening* named = book.name(names_.game.ruleset->id, names_.game.nationWord(n), keys[i]);
      const std::string opening =
          named == nullptr ? std::string()
                           : fmt::format(": {} {}", printable(named->code), printable(named->english));
      const std::string& player = tagOf(log_.tags(), "player." + names_.game.nationWord(n));
      const std::string who = player.empty() ? std::string() : ", played by " + printable(player);
      indented("  " + badges_.column(n) + " ", badges_.width() + 3, nameOf(n) + who + opening);
    }
    if (board_ && board_->provenance.grade == Grade::reconstructed)
      indented(
          "  ", 2,
          fmt::format("The board \"{}\" is reconstructed, not the printed one.", printable(board_->name.en)));
    const GameSetup& setup = *names_.game.setup;
    for (const OwnersNumber number : reconstructedNumbers(setup.ruleset, setup.options))
      indented(
          "  ", 2,
          fmt::format("The {} of this game are reconstructed (docs/rulings.md says how to use your own).",
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

  /// Names of boards come from files, too.
  [[nodiscard]] std::string nameOf(NationId n) const { return printable(names_.nation(n)); }

  /// A text behind a beginning of so many columns; what does not fit stands below itself.
  void indented(const std::string& beginning, std::size_t columns, const std::string& text) const {
    std::string before = beginning;
    for (const std::string& line : wrapped(text, width_ - columns)) {
      putPaintedLine(before + line);
      before = std::string(columns, ' ');
    }
  }

  void line(const Step& step) const {
    const std::string sentence = printable(sentenceOf(step.node.event, names_));
    const std::size_t before = badges_.width() + 7;
    if (std::holds_alternative<RoundBegan>(step.node.event)) {
      putPaintedLine("");
      putPaintedLine(
          paint_.bold(fmt::format("{:>5} {} {}", step.number, badges_.column(NationId::none()), sentence)));
    } else {
      const std::string beginning =
          fmt::format("{:>5} {} ", step.number, badges_.column(actorOf(step.node.event)));
      lineWithChanges(beginning, before, sentence, changes(step));
    }
    const auto violation = step.before == nullptr
                               ? checkSetup(log_.game())
                               : annales::check(log_.game(), *step.before, step.node.event);
    if (violation)
      for (const std::string& part :
           wrapped(printable(fmt::format("! against the rules ({}): {}", violation->rule,
                                         reasonInWords(*violation, names_))),
                   width_ - 6))
        putPaintedLine(paint_.alarm("      " + part));
    remarks(step.node.id);
  }

  /// What one nation gained and lost. Its badge has no columns of its own on a terminal with colours.
  struct Gains {
    std::string text;
    std::size_t columns = 0;
  };

  /// Beside the sentence where there is room, else below it.
  void lineWithChanges(const std::string& beginning, std::size_t before, const std::string& sentence,
                       const std::vector<Gains>& changes) const {
    std::size_t used = before + std::max(columnsOf(sentence), sentenceWidth());
    for (const Gains& gains : changes)
      used += 2 + gains.columns;
    if (changes.empty() || used > width_) indented(beginning, before, sentence);
    if (changes.empty()) return;
    std::string line =
        used > width_ ? std::string(before, ' ') : beginning + padded(sentence, sentenceWidth());
    std::size_t columns = used > width_ ? before : 0;
    for (const Gains& gains : changes) {
      if (columns > before && used > width_ && columns + 2 + gains.columns > width_) {
        putPaintedLine(line);
        line = std::string(before, ' ');
        columns = before;
      }
      line += "  " + gains.text;
      columns += 2 + gains.columns;
    }
    putPaintedLine(line);
  }
  [[nodiscard]] std::size_t sentenceWidth() const { return std::clamp<std::size_t>(width_ / 2, 36, 72); }

  void remarks(const Hash& event) const {
    for (const std::uint32_t place : said_.at(*log_.find(event))) {
      const Annotation& remark = said_.remarks()[place].now;
      std::string text;
      for (const std::string& glyph : remark.glyphs)
        text += printable(glyph) + " ";
      text += fmt::format("{} ({})", printable(remark.text), printable(remark.author));
      for (const std::string& part : wrapped(text, width_ - 10))
        putPaintedLine(paint_.quiet("        | " + part));
    }
  }

  [[nodiscard]] std::vector<Gains> changes(const Step& step) const {
    std::vector<Gains> all;
    for (std::size_t i = 0; i < badges_.count(); ++i) {
      const Holdings change = changeOf(step, NationId(i));
      std::string parts;
      for (std::size_t k = 0; k < change.size(); ++k)
        if (change[k] != 0) parts += fmt::format(" {}{:+}", kHoldings[k], change[k]);
      if (!parts.empty())
        all.push_back({badges_[NationId(i)] + parts, badges_.widthOf(NationId(i)) + columnsOf(parts)});
    }
    return all;
  }

  static constexpr std::size_t kLeastWidth = 60;
  static constexpr std::size_t kColumns = 10;
  /// The standings after a round: how far they are indented, how wide a name is, how wide each number and
  /// what stands above it.
  struct Table {
    std::size_t indent = 8, name = 16;
    std::array<std::size_t, kColumns> widths{7, 7, 7, 7, 11, 8, 9, 10, 9, 10};
    std::array<const char*, kColumns> titles{"marble", "iron",    "gold",     "coins",   "personages",
                                             "cities", "temples", "know-how", "legions", "galleys"};
  };
  /// The whole words where there is room for them.
  static Table tableFor(std::size_t width, std::size_t badge) {
    Table table;
    const auto needed = [&] {
      std::size_t sum = table.indent + badge + 1 + table.name;
      for (const std::size_t column : table.widths)
        sum += column;
      return sum;
    };
    if (needed() <= width) return table;
    table.widths = {5, 5, 5, 5, 6, 5, 5, 5, 5, 5};
    table.titles = {"marb", "iron", "gold", "coin", "pers", "city", "temp", "know", "leg", "gall"};
    for (std::size_t* room : {&table.indent, &table.name})
      while (needed() > width && *room > (room == &table.name ? 4U : 0U))
        --*room;
    return table;
  }

  void standing(const GameState& state, std::size_t number) const {
    if (number < options_.from || state.round == 0) return;
    putPaintedLine("");
    const std::string round = fmt::format("Round {}", state.round);
    std::string heading = std::string(table_.indent, ' ') + padded(round, badges_.width() + 1 + table_.name);
    for (std::size_t i = 0; i < kColumns; ++i)
      heading += fmt::format("{:>{}}", table_.titles[i], table_.widths[i]);
    putPaintedLine(paint_.bold(heading));
    for (std::size_t i = 0; i < badges_.count(); ++i)
      putPaintedLine(std::string(table_.indent, ' ') + row(state, NationId(i)));
  }

  [[nodiscard]] std::string row(const GameState& state, NationId n) const {
    const NationState& nation = state[n];
    std::array<int, 2> units{};
    for (std::size_t p = 0; p < state.fixed.provinces; ++p)
      for (const Kind kind : kBasicKinds)
        units[indexOf(kind)] += state[ProvinceId(p)].of(n, kind);
    const std::string points = fmt::format("{}/{}", state.points(n), static_cast<int>(state.fixed.goal));
    const std::array<std::string, kColumns> cells{number(nation.stock[0]),
                                                  number(nation.stock[1]),
                                                  number(nation.stock[2]),
                                                  number(nation.stock[3]),
                                                  points,
                                                  number(nation.cities),
                                                  number(nation.temples),
                                                  number(std::popcount(nation.knowHow)),
                                                  number(units[0]),
                                                  number(units[1])};
    std::string out = badges_.column(n) + " " + padded(wrapped(nameOf(n), table_.name).front(), table_.name);
    for (std::size_t i = 0; i < kColumns; ++i)
      out += fmt::format("{:>{}}", cells[i], table_.widths[i]);
    return out;
  }
  static std::string number(int value) { return std::to_string(value); }

  const EventLog& log_;
  const NodeIndex head_;
  const Discussion said_{log_, log_.annotations()};
  const ReplayArgs& options_;
  NationId only_;
  std::shared_ptr<const Board> board_;
  const Gazetteer& provinces_;
  DisplayNames names_;
  Paint paint_;
  Badges badges_;
  std::size_t width_;
  Table table_;
  GameState last_;
  std::size_t count_ = 0;
};

/// By id, or by a beginning that no other has; nothing, with a message, where there is none.
std::optional<NationId> nationCalled(const Game& game, const std::string& word) {
  std::vector<std::string> all, meant;
  NationId found;
  for (std::size_t i = 0; i < game.nations(); ++i) {
    const std::string& nation = game.nationWord(NationId(i));
    if (nation == word) return NationId(i);
    all.push_back(nation);
    if (!nation.starts_with(word)) continue;
    meant.push_back(nation);
    found = NationId(i);
  }
  if (meant.size() == 1) return found;
  tell(meant.empty() ? fmt::format("--nation {}: the nations of this game are {}", word, fmt::join(all, ", "))
                     : fmt::format("--nation {}: did you mean {}?", word, fmt::join(meant, " or ")));
  return std::nullopt;
}

int run(const ReplayArgs& options) {
  if (options.from < 1 || options.from > options.to) {
    tell("--from and --to are event numbers, from 1; --to must not be smaller than --from");
    return kBadInput;
  }
  int status = kDone;
  const auto game = openGame(options.game, status);
  if (!game) return status;
  const auto only =
      options.nation.empty() ? NationId::none() : nationCalled(game->log->game(), options.nation);
  if (!only) return kBadInput;
  if (options.from > (*game->log)[game->head].seq + 1) {
    tell(fmt::format("--from {}: the line \"{}\" has {}", options.from, options.game.line,
                     counted((*game->log)[game->head].seq + 1, "event")));
    return kBadInput;
  }
  Ledger ledger(*game, options, *only);
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
  addGameLibraryOption(*command, options->game);
  wholeNumber(command->add_option("--from", options->from, "The first event to show"))->type_name("N");
  wholeNumber(command->add_option("--to", options->to, "The last event to show"))->type_name("N");
  command
      ->add_option("--nation", options->nation,
                   "Only events in which this nation acts, suffers, gains or "
                   "loses")
      ->type_name("NATION");
  command->footer(
      "Beside each event you see what every nation gained or lost in marble, iron, gold, coins and "
      "personages\n(in the military variant a general counts 2). The standings follow after each round. "
      "Events against the\nrules are marked. Colours appear only on a terminal, and only if NO_COLOR is not "
      "set.\n\nExamples:\n  annales replay game.antike.jsonl | less\n  annales replay game.antike.jsonl "
      "--from 100 --to 160 --nation romans\n  annales replay 76a027 --library club.annales --line \"what if "
      "they attack\"");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
