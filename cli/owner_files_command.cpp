// annales deck check FILE…, annales prices check FILE…: what is wrong with an owner's cards or numbers.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/findings.h"
#include "cli/input.h"
#include "cli/owner_files.h"
#include "engine/core/json_writer.h"
#include "engine/ruleset/ruleset.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

namespace annales::cli {
namespace {

/// What is checked, of either kind.
struct Checked {
  std::string unreadable; // why; else empty
  bool opened = true;     // else `unreadable` names the file
  std::vector<Finding> findings;
  std::string id;
  std::string summary; // of a valid file
};

std::string summaryOf(const DeckFile& deck) {
  return fmt::format("a valid deck, {} ({}), {} of {}{}", deck.id, wordOf(deck.provenance.grade),
                     counted(deck.size(), "card"), counted(deck.cards.size(), "kind"),
                     deck.option() ? "" : "; the deck of the rulebook, which games do not name");
}

std::string summaryOf(const PriceFile& file) {
  const auto named = std::count_if(file.prices.begin(), file.prices.end(), [](const auto& p) { return !!p; });
  const std::string coins = file.coins ? ", " + counted(*file.coins, "coin") : "";
  return fmt::format("valid prices for {}, {} ({}), {}{}", wordOf(file.ruleset), file.id,
                     wordOf(file.provenance.grade), counted(named, "know-how"), coins);
}

template <class Reading, class Value> Checked conclude(Reading reading, const std::optional<Value>& value) {
  Checked result;
  if (reading.unreadable) result.unreadable = reading.unreadable->message;
  result.findings = std::move(reading.findings);
  if (!value) return result;
  result.id = value->id;
  result.summary = summaryOf(*value);
  return result;
}

Checked deckOf(const std::string& text) {
  const DeckReading reading = readDeck(text);
  return conclude(reading, reading.deck);
}

Checked pricesOf(const std::string& text) {
  const PriceReading reading = readPrices(text);
  return conclude(reading, reading.prices);
}

/// A kind of file, and how it is checked.
struct FileKind {
  Checked (*check)(const std::string& text);
  std::size_t most; // bytes
};

Checked checked(const FileKind& kind, const std::string& file) {
  const auto text = readAll(file, kind.most);
  if (text) return kind.check(*text);
  Checked result;
  result.unreadable = text.error().message;
  result.opened = false;
  return result;
}

void putText(const std::string& file, const Checked& result) {
  for (const Finding& finding : result.findings)
    putLine(finding.place.empty() ? fmt::format("{}: {}", file, finding.message)
                                  : fmt::format("{}: {}: {}", file, finding.place, finding.message));
  if (!result.summary.empty()) putLine(fmt::format("{}: {}", file, result.summary));
}

void tellFaults(const std::string& file, const Checked& result) {
  if (!result.unreadable.empty())
    tell(result.opened ? fmt::format("{}: {}", file, result.unreadable) : result.unreadable);
  const bool named = file == "-" || result.id.empty() || std::filesystem::path(file).stem() == result.id;
  if (!named) tell(fmt::format("note: the file should be named after its id, {}.json", result.id));
}

int check(const FileKind& kind, const std::vector<std::string>& files, bool asJson) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("files");
  json.beginArray();
  int status = kDone;
  for (const std::string& file : files) {
    const Checked result = checked(kind, file);
    if (asJson)
      putFindings(json, file, result.unreadable, result.findings);
    else
      putText(file, result);
    tellFaults(file, result);
    raise(status, !result.unreadable.empty() ? kBadInput : result.findings.empty() ? kDone : kFound);
  }
  json.endArray();
  json.endObject();
  if (asJson) putLine(out);
  return status;
}

struct Names {
  const char *command, *about, *format;
};

void addChecker(CLI::App& program, int& status, const Names& names, FileKind kind) {
  CLI::App* parent = program.add_subcommand(names.command, names.about);
  parent->require_subcommand(1);
  parent->footer(fmt::format("Examples:\n  annales {} check club.json", names.command));
  CLI::App* command = parent->add_subcommand("check", fmt::format("Check {} files", names.format));
  struct Options {
    std::vector<std::string> files;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->files, fmt::format("Files ({}), - for standard input", names.format))
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json,
                    "{\"files\":[{\"file\",\"findings\":[{\"place\",\"message\"}…]}…]}");
  command->footer(fmt::format("Exit status: 0 no problems, 1 problems found, 2 unreadable.\n\nExamples:\n  "
                              "annales {0} check club.json\n  annales {0} check --json - < club.json",
                              names.command));
  command->callback([options, kind, &status] { status = check(kind, options->files, options->json); });
}

template <class Reading> Result<void> usable(const std::string& file, const Reading& reading) {
  if (reading.unreadable) return failure(fmt::format("{}: {}", file, reading.unreadable->message));
  if (reading.findings.empty()) return {};
  const Finding& first = reading.findings.front();
  return failure(fmt::format("{}: {}: {}", file, first.place, first.message));
}

} // namespace

Result<DeckFile> deckIn(const std::string& file) {
  const auto text = readAll(file, kMaxDeckBytes);
  if (!text) return tl::unexpected(text.error());
  DeckReading reading = readDeck(*text);
  if (const auto fine = usable(file, reading); !fine) return tl::unexpected(fine.error());
  return *std::move(reading.deck);
}

Result<PriceFile> pricesIn(const std::string& file) {
  const auto text = readAll(file, kMaxPriceBytes);
  if (!text) return tl::unexpected(text.error());
  PriceReading reading = readPrices(*text);
  if (const auto fine = usable(file, reading); !fine) return tl::unexpected(fine.error());
  return *std::move(reading.prices);
}

void addDeck(CLI::App& program, int& status) {
  addChecker(program, status, {"deck", "Work with decks of Duellum", "antike-deck/1"},
             {deckOf, kMaxDeckBytes});
}

void addPrices(CLI::App& program, int& status) {
  addChecker(program, status, {"prices", "Work with prices of Antike II and Duellum", "antike-prices/1"},
             {pricesOf, kMaxPriceBytes});
}

} // namespace annales::cli
