#include "cli/mistakes.h"
#include "engine/core/json_reader.h"
#include "importers/boards/own_boards.h"
#include "importers/readers/format.h"
#include "libreplay/text/held_files.h"

#include "python/game.h"
#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <istream>
#include <streambuf>

namespace annales::python {
namespace {

/// Reads a file in blocks until the work is cancelled, and counts the bytes.
class WatchedFile : public std::streambuf {
public:
  WatchedFile(const std::string& name, Watch& watch) : name_(name), watch_(watch) {
    valueOr(leaveHeld(name));
    descriptor_ = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor_ < 0) throw Trouble(fmt::format("{} cannot be opened: {}", name, std::strerror(errno)));
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode))
      watch_.of = static_cast<std::size_t>(status.st_size);
  }
  WatchedFile(const WatchedFile&) = delete;
  WatchedFile& operator=(const WatchedFile&) = delete;
  ~WatchedFile() override { ::close(descriptor_); }

  [[nodiscard]] const std::string& error() const { return error_; }

protected:
  int_type underflow() override {
    constexpr int kMilliseconds = 200;
    while (!watch_.cancel) {
      pollfd awaited{descriptor_, POLLIN, 0};
      if (::poll(&awaited, 1, kMilliseconds) <= 0) continue;
      const ssize_t count = ::read(descriptor_, block_.data(), block_.size());
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (count < 0) {
        error_ = fmt::format("{} cannot be read: {}", name_, std::strerror(errno));
        throw std::ios_base::failure(error_); // the stream turns it into its bad bit
      }
      if (count == 0) break;
      watch_.done += static_cast<std::size_t>(count);
      setg(block_.data(), block_.data(), block_.data() + count);
      return traits_type::to_int_type(*gptr());
    }
    return traits_type::eof();
  }

private:
  const std::string& name_;
  Watch& watch_;
  int descriptor_ = -1;
  std::array<char, 1U << 16U> block_{};
  std::string error_;
};

struct LogsRead {
  std::vector<std::shared_ptr<const EventLog>> logs;
  std::vector<std::string> complaints;
};

LogsRead readLogs(const std::string& file, AfterMistake afterMistake, Watch& watch) {
  WatchedFile bytes(file, watch);
  std::istream stream(&bytes);
  AnyReader reader(ReadRequest{.shelf = shelfWithOwnBoards(), .afterMistake = afterMistake, .name = file});
  const auto rejection = reader.read(stream);
  if (!bytes.error().empty()) throw Trouble(bytes.error());
  if (watch.cancel) throw Trouble(fmt::format("Cancelled while reading {}. Nothing was done.", file));
  if (rejection) throw Trouble(file, *rejection);
  LogsRead read;
  for (GameNumber i = 0; i < reader.games(); ++i)
    read.logs.push_back(valueOr(reader.game(i)));
  for (const Complaint& complaint : reader.complaints())
    read.complaints.push_back(cli::lineOf(file, complaint));
  return read;
}

} // namespace

GamesRead readGames(const std::string& file, const std::string& afterMistake, const py::object& progress) {
  const auto after = valueOf<AfterMistake>(afterMistake);
  if (!after)
    throw Trouble(
        fmt::format("after_mistake: expected stop, facts or reject, not {}", inQuotes(afterMistake)));
  LogsRead read = watched(progress, [&](Watch& watch) { return readLogs(file, *after, watch); });
  GamesRead found;
  for (const auto& log : read.logs)
    found.games.emplace_back(log);
  found.complaints = std::move(read.complaints);
  return found;
}

} // namespace annales::python
