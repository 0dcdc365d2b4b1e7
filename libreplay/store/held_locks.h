// Ranges of a file that are locked, as a program asked for them or as the system knows them.
#pragma once

#include <boost/icl/interval_map.hpp>
#include <fcntl.h>

#include <cstdint>
#include <vector>

namespace annales::inline replay {

class HeldLocks {
public:
  /// As fcntl(2) does: in the place of what was locked there before; F_UNLCK takes it away.
  void set(const struct flock& lock);
  /// What the system says of an open file in /proc (proc(5), fdinfo). False where it says nothing.
  bool addThoseOf(int descriptor);
  /// One for each range.
  [[nodiscard]] std::vector<struct flock> all() const;
  friend bool operator==(const HeldLocks& a, const HeldLocks& b) { return a.ranges_ == b.ranges_; }

private:
  enum : int { reading = 1, writing = 2 }; // 0 would be no lock
  boost::icl::interval_map<std::int64_t, int> ranges_;
};

} // namespace annales::inline replay
