#include "libreplay/desk/recording.h"

#include "libreplay/desk/library_keeper.h"
#include "libreplay/session/update.h"

#include <system_error>

namespace annales::inline replay {
namespace {

tl::unexpected<DeskRefusal> notKept(const LibraryError& error, const std::filesystem::path& library) {
  return tl::unexpected<DeskRefusal>(DeskRefusal{because(static_cast<const Error&>(error)), error, library});
}

} // namespace

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
