#include "cli/captured.h"

#include "cli/console.h"

namespace annales::cli {
namespace {

std::mutex gOneAtATime;
std::atomic<Captured*> gCaptured{nullptr};

} // namespace

Captured::Captured() : turn_(gOneAtATime) {
  beginAnew();
  gCaptured = this;
}

Captured::~Captured() {
  gCaptured = nullptr;
  beginAnew();
}

Captured* Captured::current() {
  return gCaptured;
}

void Captured::put(std::string_view text) {
  const std::scoped_lock lock(mutex_);
  out += text;
}

void Captured::tell(std::string message) {
  const std::scoped_lock lock(mutex_);
  told.push_back(std::move(message));
}

} // namespace annales::cli
