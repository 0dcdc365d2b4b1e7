#include "cli/console.h"

#include "cli/captured.h"
#include "libreplay/text/visible_text.h"
#include "libreplay/words/sentence.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace annales::cli {
namespace {

std::atomic<bool> gInterrupted{false}, gDone{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");

void onSignal(int) {
  if (!gDone) gInterrupted = true;
}

void write(std::string_view text) {
  if (Captured* captured = Captured::current(); captured != nullptr) return captured->put(text);
  std::fwrite(text.data(), 1, text.size(), stdout);
}

} // namespace

void raise(int& status, int other) {
  status = std::max(status, other);
}

void put(std::string_view text) {
  if (Captured::current() != nullptr) return write(text);
  static const bool terminal = isTerminal(STDOUT_FILENO);
  if (terminal)
    write(visibleText(text, Breaks::stay));
  else
    write(text);
}

void putPaintedLine(std::string_view text) {
  write(text);
  write("\n");
}

void putLine(std::string_view text) {
  put(text);
  write("\n");
}

void tell(std::string_view message) {
  if (Captured* captured = Captured::current(); captured != nullptr)
    return captured->tell(printable(message));
  std::fflush(stdout); // what was said before it comes first
  const std::string line = "annales: " + printable(message) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

bool finishOutput() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  tell(std::string("cannot write to standard output: ") + std::strerror(errno));
  return false;
}

bool isTerminal(int descriptor) {
  return Captured::current() == nullptr && isatty(descriptor) == 1;
}

std::size_t terminalWidth() {
  constexpr std::size_t usual = 100;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  const char* columns = std::getenv("COLUMNS");
  const int said = columns == nullptr ? 0 : std::atoi(columns);
  return said > 0 ? static_cast<std::size_t>(said) : usual;
}

void guardDescriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    const int wrongWay = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY; // closed is no empty file
    if (::open("/dev/null", wrongWay) != descriptor) std::abort();         // it gets the lowest that is free
  }
}

void watchForInterrupts() {
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = static_cast<int>(SA_RESETHAND); // no SA_RESTART: waiting for input ends too
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    sigaction(signal, &action, nullptr);
  std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error of writing, with a sentence
}

bool interrupted() {
  return gInterrupted;
}

void workIsDone() {
  gDone = true;
  gInterrupted = false;
}

void interrupt() {
  onSignal(SIGINT);
}

void beginAnew() {
  gInterrupted = false;
  gDone = false;
}

const std::atomic<bool>& interruptFlag() {
  return gInterrupted;
}

} // namespace annales::cli
