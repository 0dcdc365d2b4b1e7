#include "engine/play/step_chances.h"

#include "engine/play/campaign.h"
#include "engine/play/outlook.h"
#include "engine/play/prospect.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// That a mood is below the number.
double chanceBelow(int number) {
  return static_cast<double>(std::clamp(number, 0, kMoods)) / kMoods;
}

} // namespace

std::vector<double> chancesOfSteps(const Taste& taste, const Reach& reach, const Question& question) {
  const Outlook o = look(question, taste, reach);
  const Campaign campaign = plan(o);
  const Prospect prospect(o, campaign);
  std::vector<int> worths;
  for (const Row row : question.options) {
    const auto& move = std::get<RondelMoved>(question.legal[row]);
    worths.push_back(prospect.worthOf(move.to, move.paid));
  }
  std::vector<double> chances(worths.size(), 0);
  for (std::size_t i = 0; i < worths.size(); ++i)
    for (int mood = 0; mood < kMoods; ++mood) {
      double best = 1.0 / kMoods;
      for (std::size_t j = 0; j < worths.size(); ++j)
        if (j != i)
          best *= chanceBelow(worths[i] + mood - worths[j] + (j > i ? 1 : 0)); // of equals the first
      chances[i] += best;
    }
  return chances;
}

} // namespace annales::inline engine
