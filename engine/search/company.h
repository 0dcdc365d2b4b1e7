// Who sits in all the seats while a position is played on: in which style each nation plays how often, and
// how often it steps where no style would; or the player that has learned the game.
#pragma once

#include "engine/event/game.h"
#include "engine/play/bot.h"

#include <array>
#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline engine {

inline constexpr std::array kStyles{Style::growth, Style::military, Style::progress};

/// The most that a step costs where somebody steps without a style.
inline constexpr int kDearestStep = 2;

/// Of one nation, in whole per cent. What is left to 100 is `elsewhere`.
struct Leaning {
  std::array<std::uint8_t, kStyles.size()> styles{}; // together at most 100
  [[nodiscard]] int elsewhere() const { return 100 - styles[0] - styles[1] - styles[2]; }
  friend auto operator<=>(const Leaning&, const Leaning&) = default;
};

/// Whether the company plays as the net of the game has learned it (net.h), and how far it strays from its
/// best turns.
enum class Learned : std::uint8_t {
  none,   // by styles
  strong, // it hardly strays, so that games differ at all
  varied  // it strays as far as a level of the middle (levels.h)
};

class Company {
public:
  /// All styles evenly, for every nation.
  Company() = default;
  /// The player that has learned, for every nation. Where a game has no net it plays by the fitted value.
  explicit Company(Learned learned) : learned_(learned) {}

  [[nodiscard]] Learned learned() const { return learned_; }
  [[nodiscard]] bool hasLearned() const { return learned_ != Learned::none; }
  [[nodiscard]] bool isUsual() const { return *this == Company(); }
  /// Nothing: all styles evenly, and never elsewhere.
  [[nodiscard]] const std::optional<Leaning>& of(NationId nation) const { return leanings_[nation.index()]; }
  void lean(NationId nation, const Leaning& leaning) { leanings_[nation.index()] = leaning; }
  /// Without whatever is said of nations beyond so many.
  [[nodiscard]] Company within(std::size_t nations) const;

  /// Who plays for the nation in one game. Its style is drawn now; whether it steps elsewhere in each turn,
  /// on a space drawn evenly among those that cost at most `kDearestStep`.
  [[nodiscard]] Bot drawn(const Game& game, NationId nation, const std::shared_ptr<const Reach>& reach,
                          Rng& rng) const;

  /// "strong" or "varied"; else "20:50:20 even 30:30:30": growth, military and progress by nation, up to the
  /// last one that leans; empty where none does.
  [[nodiscard]] std::string text() const;
  /// What `text` has written, to the letter; nothing where it is anything else.
  [[nodiscard]] static std::optional<Company> read(std::string_view text);

  friend auto operator<=>(const Company&, const Company&) = default;

private:
  std::array<std::optional<Leaning>, kMaxNations> leanings_{};
  Learned learned_ = Learned::none;
};

} // namespace annales::inline engine
