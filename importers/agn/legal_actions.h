// Actions that may come next in a line of play, as they would be written.
#pragma once

#include "importers/agn/spelling.h"
#include "importers/agn/typed_turns.h"

#include <string>
#include <vector>

namespace annales::agn {

class LegalActions {
public:
  /// Both outlive it.
  LegalActions(const TypedIn& in, const Spelling& spelling)
      : in_(in), spelling_(spelling), course_(in.game) {}

  /// The shortest text for each, then the heading of whoever may come next. Of trades only the verb.
  [[nodiscard]] std::vector<std::string> at(Place place) const;

private:
  void bridge(Place& place, bool closing) const;
  [[nodiscard]] std::string nextHeading(const Place& place) const;
  void add(const Event& event, const Place& place, std::vector<std::string>& all) const;
  [[nodiscard]] Said shortened(const Event& event, const Place& place) const;

  const TypedIn& in_;
  const Spelling& spelling_;
  Course course_;
};

} // namespace annales::agn
