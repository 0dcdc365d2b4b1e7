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

} // namespace annales::inline replay
