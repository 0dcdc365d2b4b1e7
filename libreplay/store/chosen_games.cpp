#include "libreplay/store/chosen_games.h"

#include "engine/core/json_reader.h"
#include "libreplay/query/findings.h"
#include "libreplay/query/read_question.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Letters, not bytes: people count these.
std::size_t lettersBefore(std::string_view text, std::size_t bytes) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text.substr(0, bytes), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

/// What stands under that name in the library, or what was asked itself.
LibraryResult<std::string> questionNamed(const std::filesystem::path& file, const std::string& asked) {
  auto library = Library::open(file, Access::readOnly);
  if (!library) return tl::unexpected(library.error());
  const auto kept = library->questions();
  if (!kept) return tl::unexpected(kept.error());
  const auto named = std::ranges::find(*kept, asked, &SavedQuestion::name);
  return named == kept->end() ? asked : named->question;
}

tl::unexpected<LibraryError> wrongQuestion(const std::string& text, const QuestionFault& fault) {
  return libraryFailure(LibraryError::Kind::refused, say("the question {}, character {}: {}", inQuotes(text),
                                                         lettersBefore(text, fault.from) + 1, fault.part()));
}

} // namespace

LibraryResult<GameSet> ChosenGames::of(std::string_view key, std::string_view value,
                                       const RefreshOptions& refreshing, const RunOptions& running) {
  return key == "tag" ? withTag(value, refreshing) : where(std::string(value), refreshing, running);
}

LibraryResult<GameSet> ChosenGames::withTag(std::string_view tag, const RefreshOptions& refreshing) const {
  const std::size_t equals = std::min(tag.find('='), tag.size());
  auto file = FactsFile::open(library_, refreshing.cancel);
  if (!file) return tl::unexpected(file.error());
  auto games = file->gamesWithTag(std::string(tag.substr(0, equals)),
                                  std::string(tag.substr(std::min(equals + 1, tag.size()))));
  if (!games) return tl::unexpected(games.error());
  return GameSet(std::move(*games));
}

LibraryResult<GameSet> ChosenGames::where(const std::string& asked, const RefreshOptions& refreshing,
                                          const RunOptions& running) {
  const auto text = questionNamed(library_, asked);
  if (!text) return tl::unexpected(text.error());
  // Names on boards of one's own are known once the states are read; what is half typed needs none.
  if (const auto early = readQuestion(*text); !early && early.error().from >= text->size())
    return wrongQuestion(*text, early.error());
  if (!columns_) columns_.emplace(library_);
  if (const auto fresh = columns_->refresh(refreshing); !fresh) return tl::unexpected(fresh.error());
  const auto question = readQuestion(*text, vocabularyOf(*columns_->table()));
  if (!question) return wrongQuestion(*text, question.error());
  const auto answer = columns_->ask(*question, refreshing, running);
  if (!answer) return tl::unexpected(answer.error());
  return GameSet(gameIdsOf(*answer));
}

} // namespace annales::inline replay
