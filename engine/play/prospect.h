// What a nation could make of its next three turns: the spaces of the rondel, one after another, with the
// goods that each brings or takes.
#pragma once

#include "engine/play/campaign.h"

#include <array>
#include <vector>

namespace annales::inline engine {

/// The know-how that is the best bargain, none where none is worth its gold. `gold` is what may be spent.
struct Bargain {
  KnowHowId knowHow;
  int price = 0;
  int worth = 0;
  int net = 0;
};
[[nodiscard]] Bargain bestKnowHow(const Outlook& outlook, int gold);

/// Cities that own units could found at once.
[[nodiscard]] int sitesHeld(const Outlook& outlook);

class Prospect {
public:
  Prospect(const Outlook& outlook, const Campaign& campaign);

  /// Of going to the space now, at that price, and on from there as seems best.
  [[nodiscard]] int worthOf(Space to, const Amount& paid) const;

private:
  /// A turn in the future.
  struct Step {
    Stock stock;
    int held = 0;    // sites where a unit stands
    int armed = 0;   // units that have not moved out yet
    int ordered = 0; // wants that are met
    int boxed = 0;   // recruited meanwhile (Duellum)
    int temples = 0; // built meanwhile
    std::uint16_t learned = 0;
    bool marched = false;
  };

  [[nodiscard]] int go(Step step, Space to, int depth) const;
  [[nodiscard]] int act(Step& step, Space space) const;
  [[nodiscard]] int build(Step& step) const;
  [[nodiscard]] int learn(Step& step) const;
  [[nodiscard]] int recruit(Step& step) const;
  [[nodiscard]] int arm(Step& step) const;
  [[nodiscard]] int march(Step& step) const;
  [[nodiscard]] int found(Step& step) const;
  [[nodiscard]] int restOfIron(const Step& step) const;
  [[nodiscard]] int rest(const Step& step) const;

  const Outlook& o_;
  const Campaign& campaign_;
  std::array<int, 3> production_{};
  std::vector<Bargain> bargains_; // all that could be learned, the best first
  int room_ = 0;                  // for new units in the cities
  int reserve_ = 0;               // new units available
  int held_ = 0;
};

} // namespace annales::inline engine
