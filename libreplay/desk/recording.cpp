#include "libreplay/desk/recording.h"

#include "libreplay/desk/library_keeper.h"
#include "libreplay/session/update.h"
#include "libreplay/store/open_file.h"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>

namespace annales::inline replay {
namespace {

tl::unexpected<DeskRefusal> notKept(const LibraryError& error, const std::filesystem::path& library) {
  return tl::unexpected<DeskRefusal>(DeskRefusal{because(static_cast<const Error&>(error)), error, library});
}

/// The folder, or the one in which it would be made.
std::filesystem::path folderThere(const std::filesystem::path& file) {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::absolute(file, ignored).parent_path();
  while (!std::filesystem::exists(folder, ignored) && folder.has_relative_path())
    folder = folder.parent_path();
  return folder;
}

} // namespace

DeskResult<void> mayRecordIn(const std::filesystem::path& path) {
  using Kind = LibraryError::Kind;
  std::error_code fault;
  if (std::filesystem::exists(path, fault)) {
    const auto library = Library::open(path, Access::readWrite, {.patience = std::chrono::milliseconds(200)});
    if (library || library.error().kind == Kind::busy) return {};
    return notKept(library.error(), path);
  }
  const std::filesystem::path folder = folderThere(path);
  if (::access(folder.c_str(), W_OK | X_OK) == 0) return {};
  return notKept({Kind::readOnly, noFolder(path, std::error_code(errno, std::generic_category()))}, path);
}

DeskResult<std::shared_ptr<const OpenedGame>> beginRecord(Desk& desk, const NewRecord& record,
                                                          const std::filesystem::path& path,
                                                          const Reviewer& reviewer,
                                                          const Storyteller& teller) {
  std::error_code ignored; // opening says better what is wrong
  std::filesystem::create_directories(path.parent_path(), ignored);
  auto library = Library::open(path, Access::create);
  if (!library) return notKept(library.error(), path);
  auto stored = library->createGame(EventLog(record.game));
  if (!stored) return notKept(stored.error(), path);
  const auto opened = openGame(stored->notebook.study().log(), record.board, teller);
  desk.put(opened, std::move(stored->notebook), std::make_shared<LibraryKeeper>(path));
  Session session = update({}, OpenGame{opened});
  session.reviewer = reviewer;
  if (const auto begun = desk.perform(session, BeginRecording{record.headers}); !begun)
    return tl::unexpected(begun.error());
  return desk.game(opened->id());
}

} // namespace annales::inline replay
