// Questions that people keep in a library under a name: its smart collections.
#include "libreplay/store/chain.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kLongestName = 80;

bool isName(std::string_view name) {
  const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  return !name.empty() && name.size() <= kLongestName && std::ranges::none_of(name, isControl);
}

} // namespace

LibraryResult<std::vector<SavedQuestion>> Library::questions() {
  return guarded(path(), [&]() -> LibraryResult<std::vector<SavedQuestion>> {
    std::vector<SavedQuestion> found;
    if (!impl_->connection->db().tableExists("questions")) return found;
    Query row(*impl_->connection,
              R"sql(SELECT name, question FROM questions WHERE question <> '' AND number IN
      (SELECT max(number) FROM questions GROUP BY name) ORDER BY name)sql");
    while (row.next())
      found.push_back({row.text(0), row.text(1)});
    return found;
  });
}

LibraryResult<void> Library::keepQuestion(const std::string& name, const std::string& question) {
  if (!isName(name))
    return libraryFailure(LibraryError::Kind::refused,
                          say("a name has 1 to {} letters and no line breaks", kLongestName));
  if (const auto here = isInPlace(); !here) return tl::unexpected(here.error());
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    makeQuestionTable(impl_->connection->db());
    Query(*impl_->connection, R"sql(INSERT INTO questions (number, name, question)
            SELECT ifnull(max(number), 0) + 1, ?, ? FROM questions)sql",
          name, question)
        .run();
    chainRows(*impl_->connection, Chained::questions, impl_->connection->db().getLastInsertRowid());
    transaction.commit();
    return {};
  });
}

} // namespace annales::inline replay
