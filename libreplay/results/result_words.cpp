#include "libreplay/results/result_words.h"

#include "engine/core/json_reader.h"
#include "engine/core/result.h"
#include "engine/map/map.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/text/person_name.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace annales::inline replay {
namespace {

constexpr std::size_t kHexOfId = 64;

/// "ID ID", two that differ.
std::optional<std::pair<Hash, Hash>> idsOfPair(std::string_view word) {
  if (word.size() != 2 * kHexOfId + 1 || word[kHexOfId] != ' ') return std::nullopt;
  const auto a = hashFromHex(word.substr(0, kHexOfId)), b = hashFromHex(word.substr(kHexOfId + 1));
  if (!a || !b || *a == *b) return std::nullopt;
  return std::pair(*a, *b);
}

std::vector<std::string> idsIn(std::string_view answer) {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < answer.size();) {
    const std::size_t end = std::min(answer.find(' ', at), answer.size());
    if (end > at) ids.emplace_back(answer.substr(at, end - at));
    at = end + 1;
  }
  std::ranges::sort(ids);
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

/// The word that an answer is about.
std::string_view wordOfPerson(const ResultPerson& person) {
  if (!person.nationWritten.empty()) return person.nationWritten;
  return person.nations.size() == 1 ? std::string_view(person.nations.front()) : std::string_view();
}

void applyNations(ResultRecord& record, const ResultWords& words) {
  for (ResultPerson& person : record.persons)
    if (const std::string* answer =
            words.find(WordKind::nation, wordOf(record.ruleset), wordOfPerson(person)))
      person.nations = idsIn(*answer);
}

/// A nation that two persons have is the nation of none of them.
void dropSharedNations(ResultRecord& record) {
  std::map<std::string, int> times;
  for (const ResultPerson& person : record.persons)
    for (const std::string& nation : person.nations)
      ++times[nation];
  for (ResultPerson& person : record.persons)
    if (std::ranges::any_of(person.nations, [&](const std::string& nation) { return times[nation] > 1; }))
      person.nations.clear();
}

void applyPeople(ResultRecord& record, const ResultWords& words) {
  for (ResultPerson& person : record.persons)
    if (const std::string* answer = words.find(WordKind::person, "", person.player)) person.player = *answer;
}

void applyBoard(ResultRecord& record, const ResultWords& words) {
  const std::string* answer = words.find(WordKind::board, wordOf(record.ruleset), record.boardWritten);
  if (answer != nullptr && !record.boardWritten.empty()) record.board = *answer;
}

std::vector<std::string> knownNations(const ResultRecord& record) {
  std::vector<std::string> nations;
  for (const ResultPerson& person : record.persons)
    nations.insert(nations.end(), person.nations.begin(), person.nations.end());
  std::ranges::sort(nations);
  return nations;
}

/// On a board with as many nations as persons the last nation is known without a word.
void fillLastNation(ResultRecord& record) {
  const std::vector<std::string> all = nationsOnBoard(record.board);
  if (all.size() != record.persons.size()) return;
  ResultPerson* open = nullptr;
  for (ResultPerson& person : record.persons) {
    if (person.nations.size() == 1) continue;
    if (open != nullptr || !person.nations.empty()) return;
    open = &person;
  }
  if (open == nullptr) return;
  std::vector<std::string> left;
  std::ranges::set_difference(all, knownNations(record), std::back_inserter(left));
  if (left.size() == 1) open->nations = left;
}

} // namespace

void ResultWords::set(Answer answer) {
  Key key{answer.kind, answer.ruleset, foldedWord(answer.word)};
  answers_.insert_or_assign(std::move(key), std::move(answer));
}

const std::string* ResultWords::find(WordKind kind, std::string_view ruleset, std::string_view word) const {
  if (answers_.empty() || word.empty()) return nullptr;
  const auto at = answers_.find(Key{kind, std::string(ruleset), foldedWord(word)});
  return at == answers_.end() ? nullptr : &at->second.answer;
}

std::vector<ResultWords::Answer> ResultWords::all() const {
  std::vector<Answer> all;
  for (const auto& [key, answer] : answers_)
    all.push_back(answer);
  return all;
}

Result<void> checkAnswer(const ResultWords::Answer& answer) {
  const auto isWord = [](std::string_view text) { return text.size() <= 4 * kLongestResultName; };
  if (!isWord(answer.word) || !isWord(answer.answer))
    return failure("a word may have at most {} characters", kLongestResultName);
  const std::string quoted = inQuotes(answer.word);
  switch (answer.kind) {
  case WordKind::nation: {
    const std::vector<std::string> nations = idsIn(answer.answer);
    if (nations.size() > 2) return failure("the word {}: a person leads one or two nations", quoted);
    for (const std::string& nation : nations)
      if (!isId(nation))
        return failure("the word {}: {} is no nation; expected an id such as romans", quoted,
                       inQuotes(nation));
    return {};
  }
  case WordKind::board:
    if (answer.answer.empty() || isId(answer.answer)) return {};
    return failure("the word {}: {} is no board; expected an id such as occident", quoted,
                   inQuotes(answer.answer));
  case WordKind::game:
    if (answer.answer.empty() || valueOf<RulesetId>(answer.answer)) return {};
    return failure("the word {}: {} is no game; expected {}", quoted, inQuotes(answer.answer),
                   anyOf(Words<RulesetId>::list));
  case WordKind::person:
    return {};
  case WordKind::seats:
    if (answer.answer == "yes" || answer.answer == "no") return {};
    return failure("the word {}: expected yes or no, not {}", quoted, inQuotes(answer.answer));
  case WordKind::same:
    if (!idsOfPair(answer.word))
      return failure("the word {}: expected the ids of two results, or of a result and a game", quoted);
    if (answer.answer.empty() || answer.answer == "yes" || answer.answer == "no") return {};
    return failure("the word {}: expected yes or no, not {}", quoted, inQuotes(answer.answer));
  }
  return {};
}

ResultWords::Answer sameGameAnswer(const Hash& a, const Hash& b, SameGame same) {
  constexpr std::array<std::string_view, 3> kAnswers{"", "yes", "no"};
  return {WordKind::same, "", hexOf(std::min(a, b)) + ' ' + hexOf(std::max(a, b)),
          std::string(kAnswers[static_cast<std::size_t>(same)])};
}

std::vector<SaidSame> saidSame(const ResultWords& words) {
  std::vector<SaidSame> said;
  for (const ResultWords::Answer& answer : words.all()) {
    if (answer.kind != WordKind::same || answer.answer.empty()) continue;
    if (const auto ids = idsOfPair(answer.word))
      said.push_back({ids->first, ids->second, answer.answer == "yes"});
  }
  return said;
}

ResultRecord meantBy(const ResultRecord& record, const ResultWords& words) {
  ResultRecord meant = record;
  applyNations(meant, words);
  dropSharedNations(meant);
  applyPeople(meant, words);
  applyBoard(meant, words);
  if (meant.board.empty()) meant.board = boardWith(meant.ruleset, knownNations(meant));
  fillLastNation(meant);
  return meant;
}

} // namespace annales::inline replay
