#include "libreplay/remarks/turn_course.h"

#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "engine/state/state_key.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/choice/decision.h"

#include <algorithm>
#include <optional>

namespace annales::inline replay {
namespace {

constexpr std::size_t kNoPart = kMistakeKinds;

bool unitsGoAlike(const Event& a, const Event& b) {
  const auto *one = std::get_if<UnitsMoved>(&a), *other = std::get_if<UnitsMoved>(&b);
  return one != nullptr && other != nullptr && one->kind == other->kind && one->spent == other->spent &&
         one->from == other->from && one->to == other->to;
}

/// Where in a turn a decision belongs; nothing for what nobody decides.
std::optional<std::size_t> placeInTurn(const Event& event, bool automatic) {
  if (const auto part = partOfTurn(event, automatic)) return indexOf(*part);
  if (std::holds_alternative<CardTaken>(event)) return kNoPart;
  return std::nullopt;
}

bool closesTurn(const Event& event) {
  return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameEnded>(event);
}

} // namespace

TurnCourse::TurnCourse(const EventLog& log, GameState at, std::span<const Event> events) : log_(&log) {
  std::optional<GameState> begun;
  GameState end = at;
  bool decided = false;
  for (const Event& event : events) {
    if (std::holds_alternative<TurnEnded>(event) && !decided && isForced(log.game(), at, event)) {
      begun.reset(); // of the nation before
      parts_ = {};
    } else if (closesTurn(event)) {
      over_ = true;
      ++events_;
      break;
    } else if (isDecision(event) && chooserOf(event, at.active).exists()) {
      decided = decided || !std::holds_alternative<Produced>(event) || !isForced(log.game(), at, event);
    }
    if (!begun && at.active.exists() && !std::holds_alternative<TurnEnded>(event)) begun = at;
    take(at, event);
    if (apply(at, event)) {
      folds_ = false;
      return;
    }
    ++events_;
    end = at;
  }
  place_ = placeKey(end);
  if (begun && begun->active == end.active) deeds_ = deedsBetween(*begun, end);
}

/// The first nation that decides something is the one that is asked; what others decide does not count.
void TurnCourse::take(const GameState& before, const Event& event) {
  const auto part = placeInTurn(event, before.fixed.automaticBattles);
  const NationId chooser = chooserOf(event, before.active);
  if (!part || !chooser.exists()) return;
  const bool first = std::ranges::all_of(parts_, &std::vector<Event>::empty);
  if (first) who_ = chooser;
  if (chooser == who_) add(parts_[*part], event);
}

void TurnCourse::add(std::vector<Event>& part, const Event& event) {
  for (Event& other : part)
    if (unitsGoAlike(other, event)) {
      auto& move = std::get<UnitsMoved>(other);
      move.count = static_cast<std::uint8_t>(move.count + std::get<UnitsMoved>(event).count);
      return;
    }
  part.push_back(event);
}

std::size_t TurnCourse::decisions() const {
  std::size_t count = 0;
  for (const std::vector<Event>& part : parts_)
    count += part.size();
  return count;
}

/// Whether each decision of `part` is one of `other`, each of which counts once; `all`: and no more are
/// there.
bool TurnCourse::isIn(const std::vector<Event>& part, const std::vector<Event>& other, bool all) const {
  if (part.size() > other.size() || (all && part.size() != other.size())) return false;
  std::vector<bool> used(other.size(), false);
  const auto isSame = [&](const Event& a, const Event& b) {
    if (!all && unitsGoAlike(a, b)) return std::get<UnitsMoved>(a).count <= std::get<UnitsMoved>(b).count;
    return compareChoices(a, b, log_->names()) != SameChoice::different;
  };
  for (const Event& event : part) {
    std::size_t i = 0;
    while (i < other.size() && (used[i] || !isSame(event, other[i])))
      ++i;
    if (i == other.size()) return false;
    used[i] = true;
  }
  return true;
}

bool TurnCourse::isSameTurn(const TurnCourse& other) const {
  if (!over_ || !other.over_ || !folds_ || !other.folds_) return false;
  if (place_ == other.place_) return true;
  if (who_ != other.who_) return false;
  for (std::size_t i = 0; i < kPartsOfTurn; ++i)
    if (!isIn(parts_[i], other.parts_[i], true)) return false;
  return true;
}

bool TurnCourse::goesOnFrom(const TurnCourse& beginning) const {
  if (beginning.decisions() > 0 && decisions() > 0 && who_ != beginning.who_) return false;
  for (std::size_t i = 0; i < kPartsOfTurn; ++i)
    if (!isIn(beginning.parts_[i], parts_[i], false)) return false;
  return true;
}

bool TurnCourse::didAtLeast(const TurnCourse& other) const {
  if (!over_ || !folds_ || !other.folds_ || other.deeds_.empty()) return false;
  return std::ranges::includes(deeds_, other.deeds_);
}

} // namespace annales::inline replay
