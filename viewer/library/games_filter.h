// Whether a game passes a filter; every different text is looked at once per filter.
#pragma once

#include "libreplay/text/person_name.h"
#include "viewer/library/games_query.h"
#include "viewer/library/opening_condition.h"

#include <QHash>
#include <unordered_map>

namespace annales::viewer {

class GamesFilter {
public:
  /// The book outlives it.
  GamesFilter(const GamesQuery& query, const OpeningBook& book);
  [[nodiscard]] bool passes(const GameRow& row);

private:
  /// A text to look for, and in which texts it was found already.
  struct Part {
    QString folded;
    std::vector<std::int8_t> seen;                       // by number of the text; 0: not looked at yet
    std::unordered_map<const NamedOpening*, bool> named; // likewise
    [[nodiscard]] bool in(const Text& text);
    [[nodiscard]] bool in(const NamedOpening& opening);
  };

  /// Whom the query asks for, likewise.
  struct Person {
    AskedName asked;
    std::vector<std::int8_t> seen;
    [[nodiscard]] bool is(const Text& name);
  };

  [[nodiscard]] bool wordIn(Part& word, const GameRow& row);
  [[nodiscard]] bool dated(const GameRow& row) const;
  [[nodiscard]] bool seated(const GameRow& row);
  [[nodiscard]] bool ended(const GameRow& row) const;
  [[nodiscard]] bool recorded(const GameRow& row) const;
  [[nodiscard]] bool tagged(const GameRow& row);

  GamesQuery query_;
  SeatOpenings openings_;
  OpeningCondition opening_;
  std::vector<Part> words_;
  Person player_;
  QString tagName_; // folded; empty: any
  Part tagValue_;
};

} // namespace annales::viewer
