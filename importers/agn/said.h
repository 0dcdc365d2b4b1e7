// One action as AGN says it: what was written, in ids; what was left out is not there.
#pragma once

#include "engine/event/event.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace annales::agn {

enum class Verb : std::uint8_t {
  begin, // the heading of a turn
  go,
  produce,
  build,
  wall,
  learn,
  recruit,
  arm,
  bellona,
  move,
  fight,
  conquer,
  destroy,
  abandon,
  found,
  trade,
  reveal,
  take,
  play,
  win,
  end,
  round,
  income,
  game,
  correct,
  line // no event: a line of play ends here
};
inline constexpr std::size_t kVerbs = 26;

struct Said {
  Verb verb = Verb::begin;
  bool fact = false;    // so it was, whatever the rules say
  bool chained = false; // a further step of the units that moved just before
  std::size_t offset = 0;

  std::optional<NationId> nation, other, demander;
  std::optional<ProvinceId> province, to;
  bool nowhere = false; // Bellona: no unit was placed
  std::optional<Amount> paid, gain;
  std::optional<int> count, spent, legions, galleys, round, walls;
  std::optional<Kind> kind;
  std::optional<Resource> resource;
  std::optional<Space> space;
  std::optional<KnowHowId> knowHow;
  std::optional<CardId> card;
  std::optional<Personage> personage;
  std::optional<AwardReason> reason;
  std::optional<EndReason> ending;
  std::optional<Adjustments> effects;
  std::string text; // why something was corrected; the name of a line
};

} // namespace annales::agn
