// Pieces of a file, read one by one as they are taken: a page has one thread. The same interface as the program's.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <utility>

namespace annales::inline importers {

struct ReadingAheadBounds {
  std::size_t pieces = 0;
  std::size_t bytes = 0;
};

template <class Given, class Made> class ReadingAhead {
public:
  using Read = std::function<Made(const Given&, std::size_t thread)>;
  struct Done {
    Given given;
    Made made;
  };

  ReadingAhead(std::size_t, ReadingAheadBounds, Read read) : read_(std::move(read)) {}

  void put(Given given, std::size_t) { pieces_.push_back(std::move(given)); }
  [[nodiscard]] bool empty() const { return pieces_.empty(); }
  [[nodiscard]] bool isFull() const { return !pieces_.empty(); }
  [[nodiscard]] bool isReady() const { return !pieces_.empty(); }
  [[nodiscard]] Done take() {
    Given given = std::move(pieces_.front());
    pieces_.pop_front();
    Made made = read_(given, 0);
    return {std::move(given), std::move(made)};
  }

private:
  Read read_;
  std::deque<Given> pieces_;
};

} // namespace annales::inline importers
