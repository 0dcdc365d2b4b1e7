#include "libreplay/store/library_copy.h"

#include <map>
#include <optional>
#include <string>

namespace annales::inline replay {
namespace {

std::string freeQuestionName(const std::map<std::string, std::string>& known, const std::string& name) {
  for (int number = 2;; ++number)
    if (std::string other = name + " (" + std::to_string(number) + ')'; !known.contains(other)) return other;
}

bool knowsQuestion(const std::map<std::string, std::string>& known, const std::string& text) {
  for (const auto& [name, question] : known)
    if (question == text) return true;
  return false;
}

} // namespace

LibraryResult<void> eachGame(Library& from, const std::function<bool(const LibraryResult<EventLog>&)>& take) {
  constexpr std::size_t kGamesInAPage = 500;
  std::optional<Hash> last;
  while (true) {
    const auto games = from.gamesAfter(last, kGamesInAPage);
    if (!games) return tl::unexpected(games.error());
    if (games->empty()) return {};
    for (const Hash& game : *games)
      if (!take(from.load(game))) return {};
    last = games->back();
  }
}

LibraryResult<std::size_t> copyQuestions(Library& from, Library& into) {
  const auto theirs = from.questions();
  if (!theirs) return tl::unexpected(theirs.error());
  const auto ours = into.questions();
  if (!ours) return tl::unexpected(ours.error());
  std::map<std::string, std::string> known;
  for (const SavedQuestion& question : *ours)
    known.emplace(question.name, question.question);
  std::size_t copied = 0;
  for (const SavedQuestion& question : *theirs) {
    if (knowsQuestion(known, question.question)) continue;
    const std::string name =
        known.contains(question.name) ? freeQuestionName(known, question.name) : question.name;
    if (auto kept = into.keepQuestion(name, question.question); !kept) return tl::unexpected(kept.error());
    known.emplace(name, question.question);
    ++copied;
  }
  return copied;
}

LibraryResult<std::size_t> copyResults(Library& from, Library& into, const std::atomic<bool>* cancel) {
  const auto words = from.resultWords();
  if (!words) return tl::unexpected(words.error());
  auto batch = into.beginImport(cancel);
  if (!batch) return tl::unexpected(batch.error());
  std::size_t copied = 0;
  LibraryResult<void> added;
  const auto read = from.results([&](ResultRecord&& record) {
    const auto isNew = batch->add(record);
    if (!isNew) added = tl::unexpected(isNew.error());
    copied += isNew && *isNew ? 1 : 0;
    return added.has_value();
  });
  if (!read) return tl::unexpected(read.error());
  if (!added) return tl::unexpected(added.error());
  if (auto done = batch->commit(); !done) return tl::unexpected(done.error());
  // What was said here counts more than what was said there.
  const auto ours = into.resultWords();
  if (!ours) return tl::unexpected(ours.error());
  std::vector<ResultWords::Answer> missing;
  for (const ResultWords::Answer& answer : words->all())
    if (ours->find(answer.kind, answer.ruleset, answer.word) == nullptr) missing.push_back(answer);
  if (auto kept = into.keepResultWords(missing); !kept) return tl::unexpected(kept.error());
  return copied;
}

} // namespace annales::inline replay
