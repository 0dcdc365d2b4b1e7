// Questions that people keep in a library under a name: its smart collections.
#include "engine/core/utf8.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/text/natural_order.h"

#include <optional>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::size_t kLongestName = 80;

/// Nothing where both can be kept and written out again.
std::optional<Saying> faultOf(std::string_view name, std::string_view question) {
  const auto letters = utf8::length(name);
  if (!letters) return say("the name is not valid UTF-8");
  if (*letters < 1 || *letters > kLongestName || utf8::hasControl(name))
    return say("a name must have 1 to {} characters and no line breaks", kLongestName);
  if (!utf8::length(question)) return say("the question is not valid UTF-8");
  return std::nullopt;
}

} // namespace

LibraryResult<std::vector<SavedQuestion>> Library::questions() {
  return guarded(path(), [&]() -> LibraryResult<std::vector<SavedQuestion>> {
    std::vector<SavedQuestion> found;
    if (!impl_->connection->db().tableExists("questions")) return found;
    Query row(*impl_->connection,
              R"sql(SELECT name, question FROM questions WHERE question <> '' AND number IN
      (SELECT max(number) FROM questions GROUP BY name))sql");
    while (row.next())
      found.push_back({row.text(0), row.text(1)});
    sortNaturally(found, &SavedQuestion::name);
    return found;
  });
}

LibraryResult<void> Library::keepQuestion(const std::string& name, const std::string& question) {
  if (!question.empty()) // what an earlier version has kept must go
    if (auto fault = faultOf(name, question))
      return libraryFailure(LibraryError::Kind::refused, std::move(*fault));
  if (const auto here = isInPlace(); !here) return tl::unexpected(here.error());
  return impl_->writing([&]() -> LibraryResult<void> {
    makeQuestionTable(impl_->connection->db());
    Query(*impl_->connection, R"sql(INSERT INTO questions (number, name, question)
            SELECT ifnull(max(number), 0) + 1, ?, ? FROM questions)sql",
          name, question)
        .run();
    chainRows(*impl_->connection, Chained::questions, impl_->connection->db().getLastInsertRowid());
    return {};
  });
}

} // namespace annales::inline replay
