// A disk that fails, or a power cut: preloaded into the real program, it counts what is written, synced,
// truncated, renamed, linked and unlinked below a folder, and lets one of these calls fail or end the
// program.
//   ANNALES_DISK_FOLDER  the folder; without it nothing happens
//   ANNALES_DISK_AT      the number of the call, from 1
//   ANNALES_DISK_DOES    fail (EIO), full (ENOSPC), kill (before the call), torn (half of a write, then kill)
//   ANNALES_DISK_COUNT   a file outside the folder that gets the number of calls
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

enum class Does { fail, full, kill, torn };

struct Plan {
  std::string folder, count;
  long at = 0;
  Does does = Does::fail;
};

const Plan& plan() {
  static const Plan* const made = [] {
    auto* plan = new Plan; // never deleted: asked for until the very end
    const auto text = [](const char* name) {
      const char* value = std::getenv(name);
      return std::string(value == nullptr ? "" : value);
    };
    plan->folder = text("ANNALES_DISK_FOLDER");
    plan->count = text("ANNALES_DISK_COUNT");
    plan->at = std::atol(text("ANNALES_DISK_AT").c_str());
    const std::string does = text("ANNALES_DISK_DOES");
    plan->does = does == "kill"   ? Does::kill
                 : does == "torn" ? Does::torn
                 : does == "full" ? Does::full
                                  : Does::fail;
    return plan;
  }();
  return *made;
}

std::atomic<long> calls = 0;

template <class F> F next(const char* name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

bool isBelow(const char* path) {
  const std::string& folder = plan().folder;
  return !folder.empty() && path != nullptr && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

bool isBelow(int descriptor) {
  if (plan().folder.empty()) return false;
  char path[4096];
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t size = readlink(link.c_str(), path, sizeof path - 1);
  if (size <= 0) return false;
  path[size] = '\0';
  return isBelow(path);
}

/// True: this call is to fail. Does not come back where it is to end the program.
bool isTheOne(bool counted, const auto& half) {
  if (!counted || ++calls != plan().at) return false;
  if (plan().does == Does::torn) half();
  if (plan().does == Does::torn || plan().does == Does::kill) raise(SIGKILL);
  errno = plan().does == Does::full ? ENOSPC : EIO;
  return true;
}

struct Report {
  ~Report() {
    if (plan().count.empty()) return;
    const int file = ::open(plan().count.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dprintf(file, "%ld", calls.load());
    ::close(file);
  }
} report;

const auto nothing = [] {};

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
  static const auto own = next<ssize_t (*)(int, const void*, size_t)>("write");
  if (isTheOne(isBelow(file), [&] { own(file, bytes, size / 2); })) return -1;
  return own(file, bytes, size);
}

ssize_t writev(int file, const iovec* parts, int count) {
  static const auto own = next<ssize_t (*)(int, const iovec*, int)>("writev");
  if (isTheOne(isBelow(file), [&] { own(file, parts, 1); })) return -1;
  return own(file, parts, count);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
  static const auto own = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  if (isTheOne(isBelow(file), [&] { own(file, bytes, size / 2, at); })) return -1;
  return own(file, bytes, size, at);
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
  static const auto own = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
  if (isTheOne(isBelow(file), [&] { own(file, bytes, size / 2, at); })) return -1;
  return own(file, bytes, size, at);
}

size_t fwrite(const void* bytes, size_t size, size_t count, FILE* file) {
  static const auto own = next<size_t (*)(const void*, size_t, size_t, FILE*)>("fwrite");
  if (isTheOne(isBelow(fileno(file)), [&] { own(bytes, size, count / 2, file), std::fflush(file); }))
    return 0;
  return own(bytes, size, count, file);
}

int fsync(int file) {
  static const auto own = next<int (*)(int)>("fsync");
  return isTheOne(isBelow(file), nothing) ? -1 : own(file);
}

int fdatasync(int file) {
  static const auto own = next<int (*)(int)>("fdatasync");
  return isTheOne(isBelow(file), nothing) ? -1 : own(file);
}

int ftruncate(int file, off_t size) noexcept {
  static const auto own = next<int (*)(int, off_t)>("ftruncate");
  return isTheOne(isBelow(file), nothing) ? -1 : own(file, size);
}

int ftruncate64(int file, off64_t size) noexcept {
  static const auto own = next<int (*)(int, off64_t)>("ftruncate64");
  return isTheOne(isBelow(file), nothing) ? -1 : own(file, size);
}

int rename(const char* from, const char* to) noexcept {
  static const auto own = next<int (*)(const char*, const char*)>("rename");
  return isTheOne(isBelow(to), nothing) ? -1 : own(from, to);
}

int link(const char* from, const char* to) noexcept {
  static const auto own = next<int (*)(const char*, const char*)>("link");
  return isTheOne(isBelow(to), nothing) ? -1 : own(from, to);
}

int unlink(const char* path) noexcept {
  static const auto own = next<int (*)(const char*)>("unlink");
  return isTheOne(isBelow(path), nothing) ? -1 : own(path);
}

int remove(const char* path) noexcept {
  static const auto own = next<int (*)(const char*)>("remove");
  return isTheOne(isBelow(path), nothing) ? -1 : own(path);
}

} // extern "C"
