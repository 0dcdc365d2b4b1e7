// Why something is refused, in both languages; and no sentence of the sources without its German.
#include "engine/fold/apply.h"
#include "engine/rules/situation.h"
#include "libreplay/words/german.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/terms.h"
#include "tests/libreplay/logs.h"
#include "tests/libreplay/words/source_sentences.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace annales {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Parts of the sources that people hear from in both languages.
constexpr std::array kRooms{"engine/core",        "engine/map",
                            "engine/event",       "engine/fold",
                            "engine/rules",       "engine/boards",
                            "engine/play",        "libreplay/log",
                            "libreplay/notebook", "libreplay/lines",
                            "libreplay/store",    "libreplay/openings",
                            "libreplay/reports",  "importers/antike_jsonl",
                            "importers/verify",   "importers/boards",
                            "importers/agn",      "importers/readers",
                            "importers/plays",    "libreplay/results",
                            "importers/work",     "importers/published"};

/// Said by a new game of the window.
constexpr std::array<std::string_view, 5> kOfTheWindow{
    "the board suggests no game with the {}", "choose a board", "{} no longer exists.",
    "Another program has changed {} since it was opened. Nothing was written to it.", "Cannot write {}: {}"};

/// Of what `annales check` finds in a library, which it says in English.
constexpr std::array<std::string_view, 44> kOfTheCheck{
    "result {} is damaged: {}",
    "result {} is stored under another id",
    "batch of events",
    "batches of events",
    "it finds the wrong texts",
    "its texts do not match the remarks",
    "its version number is older than its records; `annales repair` corrects it",
    "its header says that it was written by a program that this version does not know: it can be read, but "
    "not changed. Its games can be exported and imported into a new library",
    "its only {} has",
    "its seal is damaged; `annales repair` rebuilds it",
    "its settings have changed",
    "no game was played on the board {}",
    "none is",
    "none was",
    "nothing of the game is lost: ",
    "one of its games is",
    "one of its {} has",
    "notebook page",
    "page {} of the notebook of the game {} cannot be exported: {}",
    "notebook pages",
    "header record",
    "analysis record",
    "saved question",
    "line record",
    "header records",
    "analysis records",
    "saved questions",
    "line records",
    "the catalogue entry",
    "a header of the game {} is left out: {}",
    "the game {}: ",
    "the game {}: {}. Nothing of the game is lost. Analyse it again to replace what is missing, or accept "
    "the stored analyses as complete with `annales repair --accept`",
    "the search index of the remarks is damaged ({}); `annales repair` rebuilds it from the games",
    "the indexed remarks",
    "the table {} is missing. No game is affected; `annales repair` rebuilds the table from the games",
    "the checksums of its records are missing, so Annales cannot check whether any records are missing",
    "the checksums of its records are damaged",
    "without an id",
    "{} missing",
    "{} changed since it was stored",
    "{} of its games are",
    "{} of the game {} {} wrong; {}`annales repair` rebuilds {}",
    "{} stored, {} expected: another program, or an earlier version of Annales that had the library open, "
    "added the others",
    "{} {} stored, {} left"};

/// Words of logs of plays, and of what is written for them.
constexpr std::array<std::string_view, 29> kOfPlayLogs{"Anonymous player", "somebody without a name",
                                                       "Ignore stats",     "Plays v",
                                                       "Use teams",        "annales game ",
                                                       "broken off",       "log of plays",
                                                       "messagebox error", "nicht beendet",
                                                       "nicht zu ende",    "not finished",
                                                       "annales result ",  "anonymer spieler",
                                                       "anonymous player", "antike duellem",
                                                       "antike duellum",   "antike duellum (2012)",
                                                       "antike i",         "antike ii",
                                                       "antike ii (2014)", "east side",
                                                       "joueur anonyme",   "mare nostrum",
                                                       "orient ii",        "person: an item of \"nations\"",
                                                       "west side",        "word of results",
                                                       "words of results"};

/// What is no sentence to be told: SQL, parts of JSON, what programmers hear, names of places in a record,
/// texts of files that the program writes, and what only the command line says, which speaks English.
bool isNotForPeople(const std::string& text) {
  constexpr std::array<std::string_view, 40> exact{
      "annales simulate: ", // sources of games, in their headers
      "annales stats lab: ",
      "bots of Annales, ",
      "annales value ", // who signs what machines write
      "a turn",
      "book of openings",
      "What if",
      "a text needs a pair of braces for each part",
      "OpenSSL has no SHA-256 on this machine",
      "every type needs a tag of its own",
      "it was opened as read-only",
      "another program is using it",
      "{} was brought from version {} to {}; as it was it stands in {}.",
      "GameCreated: a nation in \"order\"",
      "a city of \"setup\"",
      "a city of \"setup\": \"province\"",
      "{}: an item of \"{}\"",
      "an event of a line",
      "an event of an expected turn",
      "an answer of a lesson",
      "a hint of a lesson",
      "an event",
      "event log", // the name of a format, as it is shown by commands
      "an edit",
      "a page of a notebook",
      "a province of the map",
      "a border of the map",
      "a or b",
      "built in",
      "Edited by its owner, from the board \"{}\".",
      "the file is damaged: {}",
      "the file is damaged: {}; `annales repair` restores what is in its intact pages",
      "records of the table {} belong to no game",
      "the board {} does not match its hash",
      "without a hash",
      "page {} of the notebook of the game {} is damaged: {}",
      "the catalogue entry of the game {} is out of date; nothing is lost, it can be computed anew",
      "Cancelled: not every game was checked.",
      "newer pages are missing: changes made since {} (UTC) were not in this file yet when it was copied. "
      "Copy it again on the computer where it was recorded: use `annales backup` or \"Back up…\" in the "
      "window, or close Annales there first",
      "The numbers of Annales; those that no rulebook gives are made up."};
  constexpr std::array<std::string_view, 9> written{
      "The four cards that the rulebook names; how many of each is made up.",
      "A gold for each know-how of the opponent.",
      "Ein Gold für jeden Fortschritt des Gegners.",
      "The opponent keeps half of the coins, rounded up.",
      "Der Gegner behält die Hälfte seiner Münzen, aufgerundet.",
      "A town wall falls.",
      "Eine Stadtmauer fällt.",
      "Your city is stronger by one against this conquest.",
      "Deine Stadt ist gegen diese Eroberung um eins stärker."};
  const bool isSql = text.starts_with("INSERT ") || text.starts_with("SELECT ") ||
                     text.starts_with("PRAGMA") || text.starts_with("CREATE ") ||
                     text.starts_with("SQLite ") || text.find(" CROSS JOIN ") != std::string::npos;
  const bool isJson = text.starts_with(",") || text.starts_with("{\"") || text.starts_with("{{");
  const bool isCommand = text.starts_with("[%") || text == " until {}]"; // in a remark of AGN
  const bool isNoun = !germanNoun(text, true).empty() || text == "new units" || text == "town walls" ||
                      text == "more findings";
  const bool onlyParts = text.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos ||
                         text == "n  {} {} {}" || text == "setup of ";
  return isSql || isJson || isCommand || isNoun || onlyParts ||
         std::ranges::find(exact, text) != exact.end() ||
         std::ranges::find(kOfTheCheck, text) != kOfTheCheck.end() ||
         std::ranges::find(kOfPlayLogs, text) != kOfPlayLogs.end() ||
         std::ranges::find(written, text) != written.end();
}

std::size_t bracesIn(std::string_view text) {
  std::size_t braces = 0;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
    ++braces;
  return braces;
}

TEST(Reasons, EverySentenceOfTheSourcesHasItsGerman) {
  std::size_t found = 0;
  for (const std::string_view room : kRooms)
    for (const std::string& text :
         test::sentencesIn(std::string(ANNALES_SOURCE_DIR "/") + std::string(room))) {
      if (isNotForPeople(text)) continue;
      ++found;
      EXPECT_FALSE(german::sentenceFor(text).empty()) << room << ": " << text;
    }
  for (const std::string_view text : kOfTheWindow)
    EXPECT_FALSE(german::sentenceFor(text).empty()) << text;
  EXPECT_GT(found, 350U);
}

TEST(Reasons, GermanPutsInWhatEnglishDoes) {
  for (const auto& table : {german::ofRules(), german::ofBoards(), german::ofRecords(), german::ofStudy(),
                            german::ofStore(), german::ofQueries()})
    for (const german::Translation& row : table) {
      EXPECT_EQ(bracesIn(row.english), bracesIn(row.german)) << row.english;
      EXPECT_EQ(german::sentenceFor(row.english), row.german) << row.english << " stands in two tables";
    }
}

TEST(Reasons, NoGermanIsForASentenceThatNobodySays) {
  std::set<std::string> said;
  for (const std::string_view room : kRooms)
    said.merge(test::sentencesIn(std::string(ANNALES_SOURCE_DIR "/") + std::string(room)));
  // Where most literals are words of questions, where they are advice beside the system's own words, and
  // where texts in both languages stand beside sentences of a reader.
  for (const std::string room : {"/libreplay/query", "/libreplay/text", "/libreplay/learning"})
    said.merge(test::sentencesIn(ANNALES_SOURCE_DIR + room));
  said.insert(kOfTheWindow.begin(), kOfTheWindow.end());
  for (const auto& table :
       {german::ofRules(), german::ofBoards(), german::ofStudy(), german::ofStore(), german::ofQueries()})
    for (const german::Translation& row : table)
      if (test::isSentence(std::string(row.english))) {
        EXPECT_TRUE(said.contains(std::string(row.english))) << row.english;
      }
}

TEST(Reasons, AreToldWithTheNamesOfTheBoard) {
  const EventLog log = test::simulatedLog(RulesetId::antike, 1);
  const auto board = test::boardFor(RulesetId::antike);
  const DisplayNames english{log.game(), log.names().provinces, board.get(), Language::english};
  const DisplayNames german{log.game(), log.names().provinces, board.get(), Language::german};
  const std::string& nation = log.game().nationWord(NationId(0));
  const Fault poor = fault("pay.afford", "the {} have {}, not {}", Part(Part::Sort::nation, nation),
                           counted(0, Resource::iron), 2);
  EXPECT_EQ(poor->message, "the " + nation + " have 0 iron, not 2");
  EXPECT_EQ(reasonInWords(*poor, english), "the " + english.nation(NationId(0)) + " have 0 iron, not 2");
  EXPECT_EQ(reasonInWords(*poor, german), "die " + german.nation(NationId(0)) + " haben 0 Eisen, nicht 2");
}

TEST(Reasons, CountAsPeopleDo) {
  const auto room = [](std::int64_t count) {
    return Error(say("the supply has only {}", counted(count, Kind::galley)));
  };
  EXPECT_EQ(room(1).message, "the supply has only 1 galley");
  EXPECT_EQ(room(2).message, "the supply has only 2 galleys");
  EXPECT_EQ(reasonInWords(room(1), Language::german), "im Vorrat gibt es nur 1 Galeere");
  EXPECT_EQ(reasonInWords(room(0), Language::german), "im Vorrat gibt es nur 0 Galeeren");
  EXPECT_EQ(plainEnglish(say("{}", counted(1, Resource::coins))), "1 coin");
}

TEST(Reasons, TellSentencesWithinSentences) {
  const Error inner(say("there is no line \"{}\"", "b"));
  const Error outer(say("line {}: {}", 3, inner.part()));
  EXPECT_EQ(outer.message, "line 3: there is no line \"b\"");
  EXPECT_EQ(reasonInWords(outer, Language::german), "Zeile 3: es gibt keine Linie „b“");
  const Error choice(say("\"rec\" must be {}", anyOf(std::array{"event", "line", "tag"})));
  EXPECT_EQ(choice.message, "\"rec\" must be event, line or tag");
  EXPECT_EQ(reasonInWords(choice, Language::german), "„rec“ muss event, line oder tag sein");
}

TEST(Reasons, LeaveForeignSentencesAloneButForControlCharacters) {
  EXPECT_EQ(reasonInWords(Error(std::string("disk\nI/O error")), Language::german), "disk I/O error");
}

TEST(Reasons, OfBrokenRulesLeaveNoEnglishInGerman) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = test::simulatedLog(ruleset, 1);
    const auto board = test::boardFor(ruleset);
    const DisplayNames german{log.game(), log.names().provinces, board.get(), Language::german};
    GameState state = begin(log.game()).value();
    for (const NodeIndex node : log.path(log.mainHead())) {
      const Event& event = log[node].event;
      if (std::holds_alternative<GameCreated>(event)) continue;
      static_cast<void>(apply(state, event));
      if (const auto twice = check(log.game(), state, event)) {
        EXPECT_NE(reasonInWords(*twice, german), twice->message) << twice->message;
        EXPECT_THAT(reasonInWords(*twice, german), Not(HasSubstr("{")));
      }
    }
  }
}

} // namespace
} // namespace annales
