// annales stats ledger: what was asked, and what is shown once all questions are taken into account.
#include "cli/compare_answer.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <filesystem>
#include <fstream>

namespace annales::cli {
namespace {

struct LedgerArgs {
  std::string file, language = "en";
  bool clear = false, json = false, csv = false;
};

/// "club.annales, 40 games"; ledgers of earlier versions do not know.
std::string libraryInWords(const AskedLibrary& library, Language language) {
  if (library.id.empty()) return spoken(language, "library not known", "Sammlung nicht bekannt");
  return fmt::format("{}, {}", printable(library.file),
                     counted(library.games, {"game", "games", "Partie", "Partien"}, language));
}

void putLooks(const LookLedger& ledger, Language language) {
  if (ledger.looks().empty()) return putLine(spoken(language, "No questions yet.", "Noch keine Fragen."));
  const std::vector<LookVerdict> verdicts = ledger.verdicts();
  for (std::size_t i = 0; i < ledger.looks().size(); ++i) {
    const LedgerLook& look = ledger.looks()[i];
    putLine(fmt::format(
        "{}  A {} / B {}{}", printable(look.last), sideName(look.a, language), sideName(look.b, language),
        look.over.empty() ? "" : spoken(language, " (only {})", " (nur {})", printable(look.over))));
    putLine("   " + libraryInWords(look.library, language));
    putLine(spoken(
        language,
        "   {} points (95 %: {}) over {} games; p {} for a single look, {} at every look; Holm {}, "
        "Benjamini-Hochberg {}: {}{}",
        "   {} Punkte (95 %: {}) über {} Partien; p {} bei einmaligem Nachsehen, {} bei jedem Nachsehen; "
        "Holm {}, Benjamini-Hochberg {}: {}{}",
        decimalInWords(look.difference * 100, 1, language), pointsInWords({look.low, look.high}, language),
        look.games, pInWords(look.pValue, language), pInWords(look.anytimePValue, language),
        pInWords(verdicts[i].holm, language), pInWords(verdicts[i].benjaminiHochberg, language),
        verdictInWords(verdicts[i].verdict, language),
        look.times > 1 ? spoken(language, "; asked {} times", "; {}-mal gefragt", look.times) : ""));
  }
  putLine(spoken(language, "Holm and Benjamini-Hochberg over {}", "Holm und Benjamini-Hochberg über {}",
                 counted(ledger.questions(), {"question", "questions", "Frage", "Fragen"}, language)));
}

/// Nulls where it is not known.
void putLibrary(JsonWriter& json, const AskedLibrary& library) {
  const bool known = !library.id.empty();
  const auto text = [&](std::string_view key, std::string_view value) {
    json.key(key);
    known ? json.value(value) : json.null();
  };
  text("library", library.id);
  text("library_file", library.file);
  json.key("library_games");
  known ? json.value(static_cast<std::int64_t>(library.games)) : json.null();
  text("library_state", library.state);
}

void putLooksAsJson(const LookLedger& ledger) {
  std::string out;
  JsonWriter json(out);
  const std::vector<LookVerdict> verdicts = ledger.verdicts();
  const auto text = [&](std::string_view key, std::string_view value) {
    json.key(key);
    json.value(value);
  };
  const auto number = [&](std::string_view key, double value) {
    json.key(key);
    putNumber(json, value);
  };
  json.beginObject();
  text("estimator",
       "pooled difference within strata, sandwich CR2 by game; anytime_p of its confidence sequence; "
       "Holm and Benjamini-Hochberg over all questions");
  json.key("looks");
  json.beginArray();
  for (std::size_t i = 0; i < ledger.looks().size(); ++i) {
    const LedgerLook& look = ledger.looks()[i];
    json.beginObject();
    text("a", look.a);
    number("anytime_p", look.anytimePValue);
    text("b", look.b);
    number("bh", verdicts[i].benjaminiHochberg);
    number("difference", look.difference);
    text("first", look.first);
    number("high", look.high);
    number("holm", verdicts[i].holm);
    text("last", look.last);
    putLibrary(json, look.library);
    number("low", look.low);
    json.key("over");
    json.value(static_cast<std::int64_t>(look.games));
    text("over_filter", look.over);
    number("p", look.pValue);
    json.key("times");
    json.value(static_cast<std::int64_t>(look.times));
    text("verdict", wordOf(verdicts[i].verdict));
    json.endObject();
  }
  json.endArray();
  json.key("questions");
  json.value(static_cast<std::int64_t>(ledger.questions()));
  json.endObject();
  putLine(out);
}

int showLedger(const LedgerArgs& args) {
  int status = kDone;
  std::error_code ignored;
  if (!std::filesystem::exists(args.file, ignored)) {
    tell(spoken(languageOf(args.language), "{}: no such file", "{}: Diese Datei gibt es nicht", args.file));
    return kBadInput;
  }
  const auto ledger = readLedger(args.file, status);
  if (!ledger) return status;
  if (args.clear) {
    std::error_code error;
    std::filesystem::resize_file(args.file, 0, error);
    if (error) {
      tell(fmt::format("{}: {}", args.file, error.message()));
      return kStorageFailed;
    }
    tell(spoken(
        languageOf(args.language),
        "{} questions deleted. New questions are judged as if these had never been asked. Trust the verdicts "
        "only as far as that is true.",
        "{} Fragen gelöscht. Neue Fragen werden beurteilt, als wären diese nie gestellt worden. Verlassen "
        "Sie sich auf die Urteile nur, soweit das stimmt.",
        ledger->looks().size()));
    return kDone;
  }
  if (args.json) putLooksAsJson(*ledger);
  if (args.csv) put(ledger->csv());
  if (!args.json && !args.csv) putLooks(*ledger, languageOf(args.language));
  return kDone;
}

} // namespace

std::optional<LookLedger> readLedger(const std::string& file, int& status) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return LookLedger();
  const auto text = readAll(file, LookLedger::kMostBytes);
  if (!text) {
    tell(text.error().message);
    status = kBadInput;
    return std::nullopt;
  }
  auto ledger = LookLedger::read(*text);
  if (ledger) return std::move(*ledger);
  tell(fmt::format("{}: {}", file, ledger.error().message));
  status = kBadInput;
  return std::nullopt;
}

bool appendLooks(const std::string& file, const std::vector<LedgerLook>& looks) {
  std::string lines;
  for (const LedgerLook& look : looks)
    lines += LookLedger::lineOf(look);
  std::ofstream out(file, std::ios::binary | std::ios::app);
  out << lines << std::flush;
  if (out) return true;
  tell(file + ": cannot write this file");
  return false;
}

void addStatsLedger(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("ledger", "Show all questions asked so far, and what they show "
                                                     "together");
  const auto args = std::make_shared<LedgerArgs>();
  command->add_option("FILE", args->file, "File in which `stats compare --ledger` records questions")
      ->required()
      ->type_name("");
  addLanguageOption(*command, args->language);
  CLI::Option* json = command->add_flag("--json", args->json, "One JSON document");
  CLI::Option* csv = command->add_flag("--csv", args->csv, "A table")->excludes(json);
  command->add_flag("--clear", args->clear, "Delete all questions")->excludes(json)->excludes(csv);
  command->footer(
      "If you look at many differences, you find some by chance. So every question stays in the ledger, and "
      "every\nverdict allows for all of them. The same question counts once, even if you swap A and "
      "B.\nOf another library it counts by itself.\n\nExamples:\n  annales stats ledger looks.jsonl\n  "
      "annales stats ledger looks.jsonl --csv > "
      "looks.csv\n  annales stats ledger looks.jsonl --clear");
  command->callback([args, &status] { status = showLedger(*args); });
}

} // namespace annales::cli
