#include "cli/against.h"

#include "cli/choice.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "engine/core/json_reader.h"
#include "engine/event/event_json.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/words/reason.h"

namespace annales::cli {
namespace {

constexpr std::size_t kLineOfText = 100; // columns

void putLeaning(JsonWriter& json, const Leaning& leaning) {
  json.beginObject();
  json.key("elsewhere");
  json.value(leaning.elsewhere());
  json.key("growth");
  json.value(leaning.styles[0]);
  json.key("military");
  json.value(leaning.styles[1]);
  json.key("progress");
  json.value(leaning.styles[2]);
  json.endObject();
}

} // namespace

std::string_view wordOfCompany(const Company& company) {
  if (company.isUsual()) return wordOf(Opponents::bots);
  if (company.learned() == Learned::strong) return wordOf(Opponents::strong);
  return wordOf(company.hasLearned() ? Opponents::varied : Opponents::players);
}

CLI::Option* addAgainstOption(CLI::App& command, std::string& against) {
  return oneOf<Opponents>(
             command.add_option("--against", against,
                                "Bots that play on: with one of three styles drawn at random, moving on the "
                                "rondel as this game's players did on the main line, or the strong player; "
                                "varied strays from its best turns"))
      ->capture_default_str();
}

CLI::Option* addCompaniesOption(CLI::App& command, std::string& against) {
  const auto fault = [](std::string& words) {
    return areCompanies(words) ? std::string()
                               : "must be all, or some of bots, players, strong and varied with commas, each "
                                 "once, not " +
                                     inQuotes(words);
  };
  return command
      .add_option(
          "--against", against,
          "Companies that play on: bots of three styles, this game's players by their moves on the "
          "rondel, the strong player, or varied: strong, but straying from its best turns like level:4. "
          "Chances are those of the first one. A turn counts as a mistake only if it is one in each. all: "
          "bots, strong and varied")
      ->check(CLI::Validator(fault, ""))
      ->type_name("all|COMPANY,…")
      ->capture_default_str();
}

std::optional<Company> companyFor(const std::string& against, const EventLog& log, Language language) {
  auto company = companyAsked(valueOf<Opponents>(against).value(), log);
  if (company) return *company;
  tell(reasonInWords(company.error(), language));
  return std::nullopt;
}

bool setCompanies(AnalysisEffort& effort, const std::string& against, const EventLog& log,
                  Language language) {
  auto companies = companiesOf(against, log);
  if (!companies) return tell(reasonInWords(companies.error(), language)), false;
  effort.company = companies->first;
  if (effort.budget >= kLeastJudging) effort.beside = std::move(companies->beside);
  return true;
}

void putCompanies(const AnalysisEffort& effort, const std::string& against, const DisplayNames& names) {
  putAgainst(effort.company, names);
  for (const Company& company : effort.beside)
    putAgainst(company, names);
  if (!effort.beside.empty())
    putLine(spoken(names.language, "A turn counts as a mistake only if it is one in each company.",
                   "Ein Zug zählt nur als Fehler, wenn er in jeder Gesellschaft einer ist."));
  if (against == kAllCompanies && !hasLearnedPlayer(names.game))
    putLine(spoken(
        names.language, "No player has learned this game yet, so turns are not judged against strong play.",
        "Dieses Spiel hat noch kein Spieler gelernt, daher wird nicht gegen starkes Spiel geurteilt."));
}

void putCompaniesJson(JsonWriter& json, const Game& game, const AnalysisEffort& effort) {
  json.beginArray();
  putAgainstJson(json, game, effort.company);
  for (const Company& company : effort.beside)
    putAgainstJson(json, game, company);
  json.endArray();
}

void putAgainst(const Company& company, const DisplayNames& names) {
  for (const std::string& line : wrapped(inWords(company, names), kLineOfText))
    putLine(line);
}

void putAgainstJson(JsonWriter& json, const Game& game, const Company& company) {
  json.beginObject();
  if (!company.isUsual() && !company.hasLearned()) {
    json.key("nations");
    json.beginObject();
    for (const NationId nation : nationsByWord(game)) {
      json.escapedKey(game.nationWord(nation));
      if (const auto& leaning = company.of(nation))
        putLeaning(json, *leaning);
      else
        json.null(); // all styles evenly
    }
    json.endObject();
  }
  json.key("who");
  json.value(wordOfCompany(company));
  json.endObject();
}

} // namespace annales::cli
