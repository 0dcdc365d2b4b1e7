#include "cli/progress.h"

#include "cli/captured.h"
#include "cli/console.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace annales::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuiet = 1s;
constexpr auto kStep = 200ms;
constexpr std::string_view kWipe = "\r\x1b[K";

/// Of a terminal; not of a dumb one.
bool canWipe() {
  const char* term = std::getenv("TERM");
  return isTerminal(STDERR_FILENO) && term != nullptr && std::string_view(term) != "dumb";
}

void draw(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

} // namespace

Progress::Progress(const std::string& what, std::uint64_t total)
    : what_(printable(what)), total_(total), shown_(canWipe()), next_(begun_ + kQuiet) {}

Progress::~Progress() {
  if (drawn_) cli::draw(kWipe);
}

void Progress::at(std::uint64_t done) {
  if (const Captured* captured = Captured::current(); captured != nullptr && captured->progress)
    captured->progress(done, total_);
  if (!shown_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + kStep;
  draw(now, done);
}

void Progress::draw(Clock::time_point now, std::uint64_t done) {
  drawn_ = true;
  if (total_ == 0 || done == 0) {
    cli::draw(fmt::format("{}{}: {}", kWipe, what_, done));
    return;
  }
  const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total_));
  const std::chrono::duration<double> spent = now - begun_;
  const auto left = std::chrono::duration_cast<std::chrono::seconds>(spent * ((1 - part) / part));
  cli::draw(fmt::format("{}{}: {:.0f} %, {} left", kWipe, what_, part * 100, duration(left)));
}

std::string duration(std::chrono::seconds seconds) {
  const auto s = seconds.count();
  if (s < 60) return fmt::format("{} s", s);
  if (s < 3600) return fmt::format("{} min {} s", s / 60, s % 60);
  return fmt::format("{} h {} min", s / 3600, s % 3600 / 60);
}

} // namespace annales::cli
