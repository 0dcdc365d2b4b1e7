#include "cli/input.h"

#include "cli/console.h"
#include "libreplay/text/held_files.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace annales::cli {
namespace {

std::string titleOf(const std::string& name) {
  return name == "-" ? "standard input" : name;
}

/// Whether reading would not have to wait, after a while: whoever waits in reading itself misses a Ctrl-C
/// that comes just before.
bool hasCome(int descriptor) {
  constexpr int kMilliseconds = 200;
  pollfd awaited{descriptor, POLLIN, 0};
  return ::poll(&awaited, 1, kMilliseconds) > 0;
}

} // namespace

std::string cutOff(const std::string& name) {
  return fmt::format("Cancelled while reading {}. Nothing was done.", titleOf(name));
}

InputBuffer::InputBuffer(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)) {}

InputBuffer::~InputBuffer() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

InputBuffer::int_type InputBuffer::underflow() {
  if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
  while (!interrupted()) {
    if (!hasCome(descriptor_)) continue;
    const ssize_t count = ::read(descriptor_, block_.data(), block_.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0) {
      error_ = fmt::format("{} cannot be read: {}", name_, std::strerror(errno));
      throw std::ios_base::failure(error_); // the stream turns it into its bad bit
    }
    if (count == 0) break;
    read_ += static_cast<std::uint64_t>(count);
    if (progress_) progress_->at(read_);
    setg(block_.data(), block_.data(), block_.data() + count);
    return traits_type::to_int_type(*gptr());
  }
  return traits_type::eof();
}

Input::Input(int descriptor, const std::string& name)
    : buffer_(std::make_unique<InputBuffer>(descriptor, titleOf(name))),
      stream_(std::make_unique<std::istream>(buffer_.get())) {
  struct stat status {};
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode))
    size_ = static_cast<std::uint64_t>(status.st_size);
}

Result<Input> Input::open(const std::string& name) {
  if (name == "-") return Input(STDIN_FILENO, name);
  if (auto held = leaveHeld(name); !held) return tl::unexpected(held.error());
  // A pipe that nobody has opened for writing is waited for in reading, which Ctrl-C ends.
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return failure(fmt::format("{} cannot be opened: {}", name, std::strerror(errno)));
  return Input(descriptor, name);
}

void Input::showProgress(const std::string& what) {
  buffer_->show(std::make_unique<Progress>(what, size_));
}

Result<std::string> readAll(const std::string& name, std::size_t most) {
  auto input = Input::open(name);
  if (!input) return tl::unexpected(input.error());
  std::string text;
  constexpr std::size_t block = 1U << 16U;
  while (text.size() <= most) {
    const std::size_t had = text.size();
    text.resize(had + block);
    input->stream().read(text.data() + had, block);
    text.resize(had + static_cast<std::size_t>(input->stream().gcount()));
    if (!input->error().empty()) return failure(input->error());
    if (interrupted()) return failure(cutOff(name));
    if (text.size() == had) return text;
  }
  return failure(fmt::format("{} is too large: more than {} bytes", titleOf(name), most));
}

} // namespace annales::cli
