// Players that are programs. A bot is a value: a question and a seed's chance go in, a choice comes out; it
// keeps no memory of the game and never looks at a clock.
#pragma once

#include "engine/event/game.h"
#include "engine/play/greedy.h"
#include "engine/play/question.h"
#include "engine/play/rng.h"

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace annales::inline engine {

/// `mixed` alternates growth, military and progress.
enum class Bots : std::uint8_t { random, growth, military, progress, mixed };
template <> struct Words<Bots> {
  static constexpr std::array<std::string_view, 5> list{"random", "growth", "military", "progress", "mixed"};
};

/// One of the question's options, or `kPass` where that is allowed.
using Chooser = std::function<Row(const Question&, Rng&)>;

class Bot {
public:
  /// Plays any event that is legal, but ends its turns and uses its actions more often than not.
  [[nodiscard]] static Bot random(std::shared_ptr<const Reach> reach) {
    return Bot(std::nullopt, std::move(reach));
  }
  [[nodiscard]] static Bot greedy(const Taste& taste, std::shared_ptr<const Reach> reach) {
    return Bot(taste, std::move(reach));
  }
  [[nodiscard]] static Bot greedy(Style style, std::shared_ptr<const Reach> reach) {
    return greedy(tasteOf(style), std::move(reach));
  }
  /// Asks the chooser, which is shared by copies of the bot. `payments`: whether it also has the choice what
  /// to pay with for a step (`listSparingSteps`).
  [[nodiscard]] static Bot thinking(Chooser chooser, bool payments = false) {
    Bot bot(std::nullopt, nullptr);
    bot.chooser_ = std::make_shared<const Chooser>(std::move(chooser));
    bot.payments_ = payments;
    return bot;
  }
  [[nodiscard]] bool choosesPayments() const { return payments_; }

  /// One of the question's options, or `kPass` where that is allowed.
  [[nodiscard]] Row choose(const Question& question, Rng& rng) const;

private:
  Bot(std::optional<Taste> taste, std::shared_ptr<const Reach> reach)
      : taste_(taste), reach_(std::move(reach)) {}

  std::optional<Taste> taste_;         // none: random
  std::shared_ptr<const Reach> reach_; // of the game's board
  std::shared_ptr<const Chooser> chooser_;
  bool payments_ = false;
};

/// Who sits at that place in turn order: one of `mixed` is growth, military or progress.
[[nodiscard]] Bots botAt(Bots bots, std::size_t place);
/// One bot per nation, in turn order.
[[nodiscard]] std::vector<Bot> seat(Bots bots, const Game& game);

} // namespace annales::inline engine
