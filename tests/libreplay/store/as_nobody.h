// Running a part of a test in another process: as a user without rights, under limits, or to be killed.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>

namespace annales::test {

/// Runs `f` in a child. True when it came back with true.
inline bool inChild(const std::function<bool()>& f) {
  const pid_t child = fork();
  if (child == 0) {
    bool good = false;
    try {
      good = f();
    } catch (const std::exception& fault) {
      std::fprintf(stderr, "%s\n", fault.what());
    }
    _exit(good ? 0 : 1);
  }
  int status = 1;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// As a user to whom permissions apply: they mean nothing to root.
inline bool asNobody(const std::function<bool()>& f) {
  constexpr uid_t kNobody = 65534;
  if (geteuid() != 0) return f();
  return inChild([&] { return setgid(kNobody) == 0 && setuid(kNobody) == 0 && f(); });
}

} // namespace annales::test
