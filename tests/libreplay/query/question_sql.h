// Questions as SQL over the documented tables of states: a second translator, which knows nothing of the
// first.
#pragma once

#include "libreplay/query/question.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace annales::test {

class QuestionSql {
public:
  /// Rows of game, nation, seq, in no order.
  [[nodiscard]] std::string select(const Condition& question) {
    return "SELECT s0.game, s0.nation, s0.seq FROM states s0 JOIN games g USING (game) JOIN seats p ON "
           "p.game = s0.game "
           "AND p.seat = s0.seat WHERE " +
           of(question, "s0");
  }
  [[nodiscard]] static bool canSay(const Condition& question) { return !asksForRemarks(question); }

private:
  static std::string text(const std::string& word) {
    std::string out = "'";
    for (const char c : word)
      out += c == '\'' ? std::string("''") : std::string(1, c);
    return out + "'";
  }
  static std::string column(Quantity what) {
    std::string name(wordOf(what));
    std::ranges::replace(name, '-', '_');
    return name;
  }
  /// Whoever has nothing to compare has no row that fits.
  static std::string known(const std::string& condition) { return "ifnull(" + condition + ", 0)"; }
  static std::string seat(const std::string& row, const std::string& condition) {
    return fmt::format("EXISTS (SELECT 1 FROM seats p WHERE p.game = {0}.game AND p.seat = {0}.seat AND {1})",
                       row, condition);
  }
  static std::string game(const std::string& row, const std::string& condition) {
    return fmt::format("EXISTS (SELECT 1 FROM games g WHERE g.game = {}.game AND {})", row, condition);
  }
  static std::string part(const std::string& value, const WordIs& c) {
    return known(fmt::format("(instr(lower({}), lower({})) > 0) = {}", value, text(c.word), c.is ? 1 : 0));
  }

  std::string word(const WordIs& c, const std::string& row) {
    const char* sign = c.is ? "=" : "<>";
    const auto equal = [&](const std::string& value) {
      return known(fmt::format("{} {} {}", value, sign, text(c.word)));
    };
    switch (c.what) {
    case Attribute::nation:
      return equal(row + ".nation");
    case Attribute::winner:
      return game(row, equal("g.winner"));
    case Attribute::player:
      if (c.word.starts_with('~')) return seat(row, part("p.player", {c.what, c.is, c.word.substr(1)}));
      return seat(row, known(fmt::format("(lower(p.player) = lower({})) = {}", text(c.word), c.is ? 1 : 0)));
    case Attribute::ruleset:
      return game(row, equal("g.ruleset"));
    case Attribute::board:
      return game(row, equal("g.board"));
    case Attribute::outcome:
      return game(row, equal("g.outcome"));
    case Attribute::event:
      return game(row, part("g.event", c));
    case Attribute::site:
      return game(row, part("g.site", c));
    case Attribute::opening:
      return seat(row, fmt::format("(p.opening || ' ' LIKE {}) = {}", text(c.word + " %"), c.is ? 1 : 0));
    case Attribute::space: {
      const std::string isIt =
          c.word == "maneuver" ? row + ".space LIKE 'maneuver-%'" : row + ".space = " + text(c.word);
      return known(fmt::format("({}) = {}", isIt, c.is ? 1 : 0));
    }
    }
    return "0";
  }

  std::string when(const When& c, const std::string& row) {
    const std::string other = fresh();
    const std::string clock = c.unit == When::Unit::turns ? "turn" : "round";
    const std::string inner = of(c.of.front(), other);
    const auto some = [&](const std::string& condition) {
      return fmt::format("EXISTS (SELECT 1 FROM states {0} WHERE {0}.game = {1}.game AND {0}.seat = {1}.seat "
                         "AND {2} AND {3})",
                         other, row, condition, inner);
    };
    const std::string near = fmt::format("abs({0}.{2} - {1}.{2}) <= {3}", other, row, clock, c.within);
    switch (c.how) {
    case When::How::before:
      return fmt::format("(NOT {} AND {})", some(fmt::format("{}.moment <= {}.moment", other, row)),
                         some(fmt::format("{}.moment > {}.moment", other, row)));
    case When::How::after:
      return some(fmt::format("{}.moment < {}.moment", other, row));
    case When::How::ever:
      return some("1");
    case When::How::near:
      return some(near);
    case When::How::soonAfter:
      return some(fmt::format("{} AND {}.moment <= {}.moment", near, other, row));
    case When::How::soonBefore:
      return some(fmt::format("{} AND {}.moment >= {}.moment", near, other, row));
    }
    return "0";
  }

  std::string joined(const std::vector<Condition>& conditions, const std::string& word,
                     const std::string& row) {
    std::string all;
    for (const Condition& one : conditions)
      all += (all.empty() ? "" : " " + word + " ") + of(one, row);
    return "(" + all + ")";
  }

  std::string fresh() { return "s" + std::to_string(++names_); }

  std::string of(const Condition& question, const std::string& row) {
    if (const auto* c = std::get_if<CountIs>(&question.is))
      return fmt::format("{}.{} {} {}", row, column(c->what), signOf(c->how), c->number);
    if (const auto* c = std::get_if<CountAgainst>(&question.is))
      return fmt::format("{0}.{1} {2} {0}.{3}", row, column(c->what), signOf(c->how), column(c->than));
    if (const auto* c = std::get_if<StandingIs>(&question.is)) {
      const std::string test = fmt::format("{} {} {}", wordOf(c->what), signOf(c->how), c->number);
      switch (c->what) {
      case Standing::seat:
        return row + "." + test;
      case Standing::nations:
        return game(row, "g." + test);
      case Standing::place:
      case Standing::rating:
        return seat(row, known("p." + test));
      }
    }
    if (const auto* c = std::get_if<WordIs>(&question.is)) return word(*c, row);
    if (const auto* c = std::get_if<DateIs>(&question.is))
      return game(row, known(fmt::format("substr(g.date, 1, {}) {} {}", c->date.size(), signOf(c->how),
                                         text(c->date))));
    if (const auto* c = std::get_if<FactIs>(&question.is)) {
      switch (c->what) {
      case Fact::won:
        return seat(row, known("p.place = 1"));
      case Fact::decided:
        return game(row, "g.outcome = 'won'");
      case Fact::ownTurn:
        return row + ".own_turn";
      }
    }
    if (const auto* c = std::get_if<Knows>(&question.is))
      return fmt::format("{}.knows LIKE '% {} %'", row, c->knowHow);
    if (const auto* c = std::get_if<Owns>(&question.is))
      return fmt::format("{}.owns LIKE '% {} %'", row, c->province);
    if (const auto* c = std::get_if<Did>(&question.is))
      return fmt::format(
          "EXISTS (SELECT 1 FROM deeds d WHERE d.game = {0}.game AND d.seat = {0}.seat AND d.moment = "
          "{0}.moment AND d.deed = {1}{2})",
          row, text(std::string(wordOf(c->deed))), c->what.empty() ? "" : " AND d.what = " + text(c->what));
    if (const auto* c = std::get_if<Not>(&question.is)) return "NOT (" + of(c->of.front(), row) + ")";
    if (const auto* c = std::get_if<All>(&question.is)) return joined(c->of, "AND", row);
    if (const auto* c = std::get_if<Any>(&question.is)) return joined(c->of, "OR", row);
    if (const auto* c = std::get_if<Rivals>(&question.is)) {
      const bool every = c->who == Rivals::Who::every;
      const std::string other = fresh();
      return fmt::format(
          "{}EXISTS (SELECT 1 FROM states {} WHERE {}.game = {}.game AND {}.moment = {}.moment AND "
          "{}.seat <> {}.seat AND {}({}))",
          every ? "NOT " : "", other, other, row, other, row, other, row, every ? "NOT " : "",
          of(c->have.front(), other));
    }
    if (const auto* c = std::get_if<When>(&question.is)) return when(*c, row);
    return "0";
  }

  int names_ = 0;
};

} // namespace annales::test
