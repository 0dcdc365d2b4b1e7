// A file of games as large as one likes: games between bots, the same ones again and again, each time with an
// identity of its own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::bench {

/// What a file of games may be written as.
enum class GamesFormat : std::uint8_t { agn, sheet, turns };
/// "agn", "csv" or "json".
[[nodiscard]] std::string_view wordOf(GamesFormat format);

/// Games of all three rulesets as text, each as AGN, as the other formats and as the event log, told apart by
/// their identity alone.
class GamesAsText {
public:
  struct Game {
    std::array<std::string, 3> texts; // by format
    std::string log;
    std::string identity;
    std::size_t events = 0;
  };

  /// `games` of each ruleset are played, half of them by bots that think. Throws where the boards that come
  /// with the program are not there.
  explicit GamesAsText(std::uint64_t games);

  [[nodiscard]] const std::vector<Game>& games() const { return games_; }
  /// A file of at least that many bytes; how many events it tells.
  std::size_t write(GamesFormat format, std::size_t bytes,
                    const std::function<void(std::string_view)>& out) const;
  /// One game in AGN that goes on for at least that many bytes: nobody could play it.
  static void writeGiant(std::size_t bytes, const std::function<void(std::string_view)>& out);

private:
  std::vector<Game> games_;
};

} // namespace annales::bench
