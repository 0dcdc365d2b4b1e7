#include "engine/play/taste.h"

namespace annales::inline engine {

const Taste& tasteOf(Style style) {
  //                               king scholar general citizen navigator
  static constexpr Taste kGrowth{{85, 85, 75, 200, 80}, 30, 70, 20, 140, 12, 30};
  static constexpr Taste kMilitary{{100, 65, 140, 70, 100}, 10, 130, 45, 80, 8, 75};
  static constexpr Taste kProgress{{90, 130, 75, 95, 85}, 30, 70, 30, 105, 16, 35};
  switch (style) {
  case Style::growth:
    return kGrowth;
  case Style::military:
    return kMilitary;
  case Style::progress:
    return kProgress;
  }
  return kGrowth;
}

} // namespace annales::inline engine
