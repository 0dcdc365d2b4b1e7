// Which words of results leave a doubt, and what is likely.
#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/map/map.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_words.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::string_view kWordsFormat = "annales-words-1";

/// A nation is at a table once: a word that several persons of a play have, in most plays, says nothing.
bool looksLikeDefault(std::size_t plays, std::size_t twice) {
  constexpr std::size_t kEnoughPlays = 3;
  return twice >= kEnoughPlays && 2 * twice > plays;
}

const std::string& mostWritten(const std::map<std::string, std::size_t>& spellings) {
  return std::ranges::max_element(spellings, {}, [](const auto& one) { return one.second; })->first;
}

std::string joinedIds(const std::vector<std::string>& ids) {
  std::string text;
  for (const std::string& id : ids)
    text += (text.empty() ? "" : " ") + id;
  return text;
}

void proposeNation(WordQuestion& question, RulesetId ruleset) {
  if (question.isDefault) {
    question.proposal = "";
    question.why = "several persons of one game have this word: it looks like the default of an app";
    return;
  }
  if (const auto nations = nationsNamed(ruleset, question.word); !nations.empty()) {
    question.proposal = joinedIds(nations);
    question.why = "this is what the nation is called";
    question.isOpen = false; // taken so without an answer
    return;
  }
  const std::string_view colour = colourNamed(question.word);
  if (colour.empty()) return;
  if (std::string nation = nationOfColour(ruleset, colour); !nation.empty()) {
    question.proposal = std::move(nation);
    question.why = "the colour of this nation on the boards of Annales";
  } else {
    question.why = "no nation or several nations have this colour on the boards of Annales";
  }
}

bool isInitial(std::string_view name) {
  const std::string plain = foldedWord(name);
  return plain.size() <= 2;
}

/// Without accents, and without the name of a club behind it.
std::string alike(std::string_view name) {
  std::string plain = foldedWord(name);
  if (const std::size_t bracket = plain.find(" ("); bracket != std::string::npos && plain.ends_with(')'))
    plain.resize(bracket);
  return plain;
}

} // namespace

void WordTally::add(const ResultRecord& record) {
  addNations(record);
  if (!record.boardWritten.empty()) {
    Word& word = words_[{WordKind::board, record.ruleset, foldedWord(record.boardWritten)}];
    ++word.spellings[record.boardWritten];
    ++word.times, ++word.plays;
  }
  addPeople(record);
}

void WordTally::addPeople(const ResultRecord& record) {
  for (const ResultPerson& person : record.persons) {
    if (person.player.empty()) continue;
    ++people_[person.player];
    for (const ResultPerson& other : record.persons)
      if (other.player != person.player && alike(other.player) == alike(person.player))
        met_.emplace(person.player, other.player);
  }
}

void WordTally::addNations(const ResultRecord& record) {
  std::map<std::string, std::size_t> here;
  for (const ResultPerson& person : record.persons) {
    if (person.nationWritten.empty()) continue;
    std::string folded = foldedWord(person.nationWritten);
    Word& word = words_[{WordKind::nation, record.ruleset, folded}];
    ++word.spellings[person.nationWritten];
    ++word.times;
    ++here[std::move(folded)];
  }
  for (const auto& [folded, times] : here) {
    Word& word = words_[{WordKind::nation, record.ruleset, folded}];
    ++word.plays;
    word.twice += times > 1 ? 1 : 0;
  }
}

std::vector<WordQuestion> WordTally::questions(const ResultWords& words) const {
  std::vector<WordQuestion> questions;
  for (const auto& [place, word] : words_) {
    WordQuestion question;
    question.kind = place.kind;
    question.ruleset = wordOf(place.ruleset);
    question.word = mostWritten(word.spellings);
    question.times = word.times;
    question.isDefault = place.kind == WordKind::nation && looksLikeDefault(word.plays, word.twice);
    if (place.kind == WordKind::nation) proposeNation(question, place.ruleset);
    questions.push_back(std::move(question));
  }
  for (const auto& [name, times] : games_)
    questions.push_back({WordKind::game, "", name, times, std::nullopt, {}, true, false, std::nullopt});
  for (WordQuestion& question : peopleQuestions())
    questions.push_back(std::move(question));
  for (const auto& [log, plays] : doubted_) {
    WordQuestion question{WordKind::seats, "",          std::string(wordOf(log)), plays, "no", {}, true,
                          false,           std::nullopt};
    question.why = "the numbers are in the order of the list or of the points in most games";
    questions.push_back(std::move(question));
  }
  for (WordQuestion& question : questions)
    if (const std::string* answer = words.find(question.kind, question.ruleset, question.word)) {
      question.answer = *answer;
      question.isOpen = false;
    }
  std::ranges::stable_sort(questions, [](const WordQuestion& a, const WordQuestion& b) {
    return a.kind != b.kind ? a.kind < b.kind : a.times > b.times;
  });
  return questions;
}

std::vector<WordQuestion> WordTally::peopleQuestions() const {
  std::map<std::string, std::vector<std::pair<std::string, std::size_t>>> groups;
  for (const auto& [name, times] : people_)
    groups[alike(name)].emplace_back(name, times);
  std::vector<WordQuestion> questions;
  for (const auto& [plain, names] : groups) {
    if (names.size() == 1 && !isPlaceholder(names.front().first)) continue;
    const auto& best = *std::ranges::max_element(names, {}, [](const auto& one) { return one.second; });
    for (const auto& [name, times] : names) {
      if (names.size() > 1 && name == best.first) continue;
      WordQuestion question{WordKind::person, "", name, times, std::nullopt, {}, true, false, std::nullopt};
      if (names.size() == 1) {
        question.proposal = "";
        question.why = "this looks like a word for somebody without a name";
      } else if (met_.contains({name, best.first})) {
        question.why = "the names are alike, and both played in one game";
      } else if (!isInitial(name)) {
        question.proposal = best.first;
        question.why = "the names differ in accents, capitals or the club behind them";
      }
      questions.push_back(std::move(question));
    }
  }
  return questions;
}

std::string wordsFile(const std::vector<WordQuestion>& questions) {
  std::string out = "{\"format\":\"" + std::string(kWordsFormat) + "\",\"words\":[";
  for (bool first = true; const WordQuestion& question : questions) {
    out += first ? "\n" : ",\n";
    first = false;
    JsonWriter json(out);
    json.beginObject();
    json.key("answer");
    if (question.answer)
      json.value(*question.answer);
    else if (question.proposal)
      json.value(*question.proposal);
    else
      json.null();
    json.field("default", question.isDefault);
    json.field("kind", wordOf(question.kind));
    json.key("proposal");
    question.proposal ? json.value(*question.proposal) : json.null();
    json.field("ruleset", question.ruleset);
    json.field("times", static_cast<std::int64_t>(question.times));
    json.field("why", plainEnglish(question.why));
    json.field("word", question.word);
    json.endObject();
  }
  return out + "\n]}\n";
}

Result<std::vector<ResultWords::Answer>> readWordsFile(std::string_view text) {
  StrictJson json;
  std::string plain; // an editor of another system may have saved it
  for (const char c : text)
    if (c != '\r') plain += c;
  if (plain.starts_with("\xEF\xBB\xBF")) plain.erase(0, 3);
  const auto parsed = json.parse(plain);
  if (!parsed) return tl::unexpected(parsed.error());
  std::string_view format;
  simdjson::dom::array words;
  if ((*parsed)["format"].get_string().get(format) != simdjson::SUCCESS || format != kWordsFormat ||
      (*parsed)["words"].get_array().get(words) != simdjson::SUCCESS)
    return failure("this is no file of words; expected \"format\": \"{}\" and a list \"words\"",
                   kWordsFormat);
  std::vector<ResultWords::Answer> answers;
  for (const simdjson::dom::element item : words) {
    ResultWords::Answer answer;
    std::string_view kind, ruleset, word, meaning;
    if (item["kind"].get_string().get(kind) != simdjson::SUCCESS || !valueOf<WordKind>(kind) ||
        item["word"].get_string().get(word) != simdjson::SUCCESS)
      return failure("an item of \"words\" must have a \"word\" and a \"kind\": {}",
                     anyOf(Words<WordKind>::list));
    if (item["answer"].get_string().get(meaning) != simdjson::SUCCESS) continue; // still open
    if (item["ruleset"].get_string().get(ruleset) != simdjson::SUCCESS) ruleset = {};
    answer.kind = *valueOf<WordKind>(kind);
    const bool ofGame = answer.kind == WordKind::nation || answer.kind == WordKind::board;
    if (ofGame && !valueOf<RulesetId>(ruleset))
      return failure("the word {}: \"ruleset\" must be {}", inQuotes(word), anyOf(Words<RulesetId>::list));
    answer.ruleset = ofGame ? ruleset : std::string_view();
    answer.word = word;
    answer.answer = meaning;
    if (auto fits = checkAnswer(answer); !fits) return tl::unexpected(fits.error());
    answers.push_back(std::move(answer));
  }
  return answers;
}

} // namespace annales::inline replay
