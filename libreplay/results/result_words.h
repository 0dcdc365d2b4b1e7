// The words of logs of results: what an owner said that they mean, and which of them are still unclear.
#pragma once

#include "engine/core/result.h"
#include "libreplay/results/result_record.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// `nation`: of a role or a colour. `seats`: whether numbered start positions of a log are seats. `same`:
/// whether two results, or a result and a recorded game, are one game.
enum class WordKind : std::uint8_t { nation, board, game, person, seats, same };

/// Answers of an owner. A word compares as `foldedWord` folds it.
class ResultWords {
public:
  struct Answer {
    WordKind kind = WordKind::nation;
    std::string ruleset; // of nations and boards; empty for the rest
    std::string word;    // as it was written
    std::string answer;  // see `checkAnswer`
    friend bool operator==(const Answer&, const Answer&) = default;
  };

  /// Of several answers for one word the last one counts.
  void set(Answer answer);
  /// Null where no answer is known.
  [[nodiscard]] const std::string* find(WordKind kind, std::string_view ruleset, std::string_view word) const;
  /// By kind, ruleset and word.
  [[nodiscard]] std::vector<Answer> all() const;
  [[nodiscard]] bool empty() const { return answers_.empty(); }

private:
  struct Key {
    WordKind kind = WordKind::nation;
    std::string ruleset, word;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  std::map<Key, Answer> answers_;
};

/// A nation: ids with a blank between, or "" for no nation. A board: an id or "". A game: `antike`,
/// `antike-ii`, `duellum`, or "" for another game. A person: the name, or "" for nobody's name. Seats: "yes"
/// or "no". Same: "yes", "no", or "" for no answer any more.
[[nodiscard]] Result<void> checkAnswer(const ResultWords::Answer& answer);

enum class SameGame : std::uint8_t { open, yes, no };

/// That two results, or a result and a recorded game, are one game; `open` takes an earlier answer back. The
/// ids are those of records (`ResultGame::result` has one) or of the game. The answer counts for all versions
/// of an entry. `Library::keepResultWords` keeps it.
[[nodiscard]] ResultWords::Answer sameGameAnswer(const Hash& a, const Hash& b, SameGame same);

struct SaidSame {
  Hash a, b;
  bool same = false;
};
/// The answers that are not open.
[[nodiscard]] std::vector<SaidSame> saidSame(const ResultWords& words);

/// The record as its owner means it: nations, board and people by the answers; then the board that only these
/// nations leave, and the nation that only this board leaves. The id stays that of the record.
[[nodiscard]] ResultRecord meantBy(const ResultRecord& record, const ResultWords& words);

struct WordQuestion {
  WordKind kind = WordKind::nation;
  std::string ruleset;                 // as in an answer
  std::string word;                    // as it was written most often
  std::size_t times = 0;               // how often it occurs
  std::optional<std::string> proposal; // an answer; none where nothing is likely
  Saying why;                          // the proposal
  bool isOpen = true;                  // nothing is known without an answer
  bool isDefault = false;              // looks like the default of an app
  std::optional<std::string> answer;   // that the owner gave before
};

/// Counts the words of records, of any number of files.
class WordTally {
public:
  void add(const ResultRecord& record);
  /// A game that may be one of ours, and how often.
  void addGame(const std::string& name) { ++games_[name]; }
  /// A log whose numbered start positions look like places or like the order of its list.
  void addDoubtedSeats(PlayLog log, std::size_t plays) { doubted_[log] += plays; }
  /// What leaves a doubt, the most frequent first within a kind; with the answers that were given.
  [[nodiscard]] std::vector<WordQuestion> questions(const ResultWords& words) const;

private:
  struct Word {
    std::map<std::string, std::size_t> spellings;
    std::size_t times = 0, plays = 0;
    std::size_t twice = 0; // plays in which several persons have it
  };
  struct Place {
    WordKind kind = WordKind::nation;
    RulesetId ruleset = RulesetId::antike;
    std::string word;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  void addNations(const ResultRecord& record);
  void addPeople(const ResultRecord& record);
  [[nodiscard]] std::vector<WordQuestion> peopleQuestions() const;

  std::map<Place, Word> words_;
  std::map<std::string, std::size_t> people_, games_;
  std::set<std::pair<std::string, std::string>> met_; // names that are alike, in one game, both ways round
  std::map<PlayLog, std::size_t> doubted_;
};

/// The questions as a file that an owner edits, and the answers of such a file.
[[nodiscard]] std::string wordsFile(const std::vector<WordQuestion>& questions);
[[nodiscard]] Result<std::vector<ResultWords::Answer>> readWordsFile(std::string_view text);

} // namespace annales::inline replay

namespace annales {
template <> struct Words<WordKind> {
  static constexpr std::array<std::string_view, 6> list{"nation", "board", "game", "person", "seats", "same"};
};
} // namespace annales
