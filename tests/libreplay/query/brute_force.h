// Questions answered the slow way: by folded states, one moment at a time, without any column. Shares nothing
// with the program but the tree of the question.
#pragma once

#include "libreplay/log/timeline.h"
#include "libreplay/query/question.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"
#include "tests/libreplay/logs.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace annales::test {

/// Game, nation, event: where a question holds.
using Held = std::set<std::tuple<std::string, std::string, std::uint32_t>>;

class SlowGame {
public:
  explicit SlowGame(const EventLog& log) : log_(log) {
    Timeline timeline(log_, log_.mainHead());
    std::vector<std::size_t> since;
    std::vector<int> turns(log_.game().nations());
    for (std::size_t n = 2; n <= timeline.folded(); ++n) {
      const Event& event = log_[timeline.path()[n - 1]].event;
      since.push_back(n - 1);
      if (const auto* began = std::get_if<TurnBegan>(&event)) ++turns[began->nation.index()];
      if (const auto* moved = std::get_if<RondelMoved>(&event)) lastSpace_ = moved->to;
      if (std::holds_alternative<TurnBegan>(event)) {
        inTurn_ = true;
        lastSpace_ = Space::none;
      }
      const bool ends =
          std::holds_alternative<TurnEnded>(event) || (inTurn_ && std::holds_alternative<GameEnded>(event));
      if (std::holds_alternative<TurnEnded>(event)) inTurn_ = false;
      if (!ends) continue;
      moments_.push_back({timeline.stateAt(n), static_cast<std::uint32_t>(n - 1), since, turns, lastSpace_});
      since.clear();
    }
    readEnd(timeline);
  }

  void collect(const Condition& question, Held& held) const {
    for (std::size_t seat = 0; seat < seats(); ++seat)
      for (std::size_t m = 0; m < moments_.size(); ++m)
        if (holds(question, seat, m)) held.emplace(hexOf(log_.id()), nation(seat), moments_[m].seq);
  }
  [[nodiscard]] std::size_t rows() const { return seats() * moments_.size(); }

private:
  struct Moment {
    GameState state;
    std::uint32_t seq;
    std::vector<std::size_t> events; // of the turn, and whatever came before it
    std::vector<int> turns;
    Space space;
  };

  [[nodiscard]] std::size_t seats() const { return log_.game().nations(); }
  [[nodiscard]] const std::string& nation(std::size_t seat) const {
    return log_.game().nationWord(NationId(seat));
  }
  [[nodiscard]] const Event& event(std::size_t i) const { return log_[log_.path(log_.mainHead())[i]].event; }

  void readEnd(Timeline& timeline) {
    const GameState last = timeline.stateAt(timeline.folded());
    ended_ = last.ended;
    places_.assign(seats(), 0);
    openings_.resize(seats());
    for (std::size_t n = 2; n <= timeline.folded(); ++n) {
      const Event& e = log_[timeline.path()[n - 1]].event;
      if (const auto* began = std::get_if<TurnBegan>(&e)) openings_[began->nation.index()].emplace_back("-");
      if (const auto* moved = std::get_if<RondelMoved>(&e))
        openings_[moved->nation.index()].back() = wordOf(moved->to);
    }
    if (!last.ended || !last.winner.exists()) return;
    winner_ = nation(last.winner.index());
    for (std::size_t a = 0; a < seats(); ++a) {
      places_[a] = 1;
      for (std::size_t b = 0; b < seats(); ++b) {
        if (a == b || NationId(a) == last.winner) continue;
        if (NationId(b) == last.winner || last.points(NationId(b)) > last.points(NationId(a))) ++places_[a];
      }
    }
  }

  [[nodiscard]] int count(Quantity what, std::size_t seat, std::size_t m) const {
    const GameState& s = moments_[m].state;
    const NationId n(seat);
    const NationState& own = s[n];
    const auto units = [&](Kind kind) {
      int sum = 0;
      for (std::size_t p = 0; p < log_.game().map->size(); ++p)
        sum += s.units(ProvinceId(p), n, kind);
      return sum;
    };
    const auto provinces = [&](auto fits) {
      int sum = 0;
      for (std::size_t p = 0; p < log_.game().map->size(); ++p)
        sum += s.provinces[p].owner == n && fits(s.provinces[p]) ? 1 : 0;
      return sum;
    };
    const auto kind = [&](Personage p) { return static_cast<int>(own.personages[indexOf(p)]); };
    const auto exact = [&]() -> int {
      switch (what) {
      case Quantity::round:
        return s.round;
      case Quantity::turn:
        return moments_[m].turns[seat];
      case Quantity::temples:
        return provinces([](const ProvinceState& p) { return p.temple; });
      case Quantity::cities:
        return provinces([](const ProvinceState&) { return true; });
      case Quantity::legions:
        return units(Kind::legion);
      case Quantity::galleys:
        return units(Kind::galley);
      case Quantity::commanders:
        return units(Kind::commander);
      case Quantity::admirals:
        return units(Kind::admiral);
      case Quantity::units:
        return units(Kind::legion) + units(Kind::galley) + units(Kind::commander) + units(Kind::admiral);
      case Quantity::seas:
        return own.seas;
      case Quantity::walls:
        return provinces([](const ProvinceState& p) { return p.wall; });
      case Quantity::coins:
        return own.has(Resource::coins);
      case Quantity::marble:
        return own.has(Resource::marble);
      case Quantity::iron:
        return own.has(Resource::iron);
      case Quantity::gold:
        return own.has(Resource::gold);
      case Quantity::knowHows: {
        int known = 0;
        for (std::size_t k = 0; k < log_.game().ruleset->knowHows.size(); ++k)
          known += own.knows(KnowHowId(k)) ? 1 : 0;
        return known;
      }
      case Quantity::personages:
        return s.points(n);
      case Quantity::kings:
        return kind(Personage::king);
      case Quantity::scholars:
        return kind(Personage::scholar);
      case Quantity::generals:
        return kind(Personage::general);
      case Quantity::citizens:
        return kind(Personage::citizen);
      case Quantity::navigators:
        return kind(Personage::navigator);
      }
      return 0;
    };
    return std::clamp(exact(), 0, 255);
  }

  [[nodiscard]] std::string province(ProvinceId p) const {
    return log_.game().map->provinces()[p.index()].id;
  }

  /// What a nation did in one event: the deed and its word, as the language calls them.
  [[nodiscard]] bool did(const Did& asked, std::size_t seat, const Event& event) const {
    const NationId n(seat);
    const auto is = [&](Deed deed, NationId who, const std::string& what) {
      return asked.deed == deed && who == n && (asked.what.empty() || asked.what == what);
    };
    if (const auto* e = std::get_if<CityFounded>(&event))
      return is(Deed::founded, e->nation, province(e->province));
    if (const auto* e = std::get_if<CityConquered>(&event))
      return is(Deed::conquered, e->nation, province(e->province)) ||
             is(Deed::lost, e->from, province(e->province));
    if (const auto* e = std::get_if<CityAbandoned>(&event))
      return is(Deed::abandoned, e->nation, province(e->province));
    if (const auto* e = std::get_if<NeutralTempleDestroyed>(&event))
      return is(Deed::destroyed, e->nation, province(e->province));
    if (const auto* e = std::get_if<TempleBuilt>(&event))
      return is(Deed::temple, e->nation, province(e->province));
    if (const auto* e = std::get_if<WallBuilt>(&event))
      return is(Deed::wall, e->nation, province(e->province));
    if (const auto* e = std::get_if<KnowHowDeveloped>(&event))
      return is(Deed::bought, e->nation, std::string(log_.game().ruleset->knowHows[e->knowHow.index()].id));
    if (const auto* e = std::get_if<PersonageWon>(&event))
      return is(Deed::claimed, e->nation, std::string(wordOf(e->personage)));
    if (const auto* e = std::get_if<UnitsArmed>(&event))
      return is(Deed::armed, e->nation, std::string(wordOf(e->kind)));
    if (const auto* e = std::get_if<UnitsRecruited>(&event))
      return is(Deed::recruited, e->nation, std::string(wordOf(e->kind)));
    if (const auto* e = std::get_if<BattleFought>(&event))
      return is(Deed::fought, e->nation, province(e->province)) ||
             is(Deed::fought, e->opponent, province(e->province));
    if (const auto* e = std::get_if<Traded>(&event)) return is(Deed::traded, e->nation, "");
    if (const auto* e = std::get_if<CardTaken>(&event))
      return is(Deed::took, e->nation, log_.game().ruleset->deck[e->card.index()].id);
    if (const auto* e = std::get_if<CardPlayed>(&event))
      return is(Deed::played, e->nation, log_.game().ruleset->deck[e->card.index()].id);
    if (const auto* e = std::get_if<BellonaUsed>(&event)) return is(Deed::bellona, e->nation, "");
    return false;
  }

  [[nodiscard]] static bool contains(const std::string& text, const std::string& part) {
    return plainText(text).find(plainText(part)) != std::string::npos;
  }

  [[nodiscard]] bool word(const WordIs& c, std::size_t seat, std::size_t m) const {
    const auto header = [&](const std::string& name) {
      const std::string& value = tagOf(name);
      return !value.empty() && contains(value, c.word) == c.is;
    };
    switch (c.what) {
    case Attribute::nation:
      return (nation(seat) == c.word) == c.is;
    case Attribute::winner:
      return !winner_.empty() && (winner_ == c.word) == c.is;
    case Attribute::player:
      return !tagOf("player." + nation(seat)).empty() &&
             AskedName(c.word).fits(tagOf("player." + nation(seat))) == c.is;
    case Attribute::event:
      return header("event");
    case Attribute::site:
      return header("site");
    case Attribute::ruleset:
      return (wordOf(log_.game().setup->ruleset) == c.word) == c.is;
    case Attribute::board:
      return (log_.game().setup->map == c.word) == c.is;
    case Attribute::outcome:
      return ((!ended_ ? "unfinished" : winner_.empty() ? "undecided" : "won") == c.word) == c.is;
    case Attribute::opening: {
      std::string own;
      for (std::size_t i = 0; i < std::min<std::size_t>(openings_[seat].size(), 16); ++i)
        own += (i > 0 ? " " : "") + openings_[seat][i];
      return (own + ' ').starts_with(c.word + ' ') == c.is;
    }
    case Attribute::space: {
      const Moment& at = moments_[m];
      if (at.state.turn.actor != NationId(seat) || at.space == Space::none) return false;
      const std::string own(wordOf(at.space));
      return (c.word == "maneuver" ? own.starts_with("maneuver") : own == c.word) == c.is;
    }
    }
    return false;
  }
  [[nodiscard]] const std::string& tagOf(const std::string& name) const {
    static const std::string none;
    const auto at = log_.tags().find(name);
    return at == log_.tags().end() ? none : at->second;
  }

  [[nodiscard]] bool remarked(const Remarked& c, std::size_t seat, std::size_t m) const {
    const std::uint32_t before = m == 0 ? 0 : moments_[m - 1].seq + 1;
    return std::ranges::any_of(log_.annotations(), [&](const Annotation& remark) {
      const auto at = log_.find(remark.event);
      const std::uint32_t seq = log_[*at].seq;
      if (seq < before || seq > moments_[m].seq) return false;
      if (remark.nation && *remark.nation != nation(seat)) return false;
      switch (c.part) {
      case RemarkPart::any:
        return true;
      case RemarkPart::text:
        return contains(remark.text, c.word);
      case RemarkPart::author:
        return AskedName(c.word).fits(remark.author);
      case RemarkPart::glyph:
        return std::ranges::count(remark.glyphs, c.word) > 0;
      case RemarkPart::tag:
        return std::ranges::count(remark.tags, c.word) > 0;
      }
      return false;
    });
  }

  [[nodiscard]] bool when(const When& c, std::size_t seat, std::size_t m) const {
    const auto is = [&](std::size_t other) { return holds(c.of.front(), seat, other); };
    const auto clock = [&](std::size_t other) {
      return c.unit == When::Unit::turns ? std::min(moments_[other].turns[seat], 255)
                                         : std::min<int>(moments_[other].state.round, 255);
    };
    const auto anyIn = [&](std::size_t from, std::size_t to) {
      for (std::size_t other = from; other < to; ++other)
        if (is(other) && std::abs(clock(other) - clock(m)) <= c.within) return true;
      return false;
    };
    switch (c.how) {
    case When::How::before: {
      for (std::size_t other = 0; other <= m; ++other)
        if (is(other)) return false;
      for (std::size_t other = m + 1; other < moments_.size(); ++other)
        if (is(other)) return true;
      return false;
    }
    case When::How::after:
      for (std::size_t other = 0; other < m; ++other)
        if (is(other)) return true;
      return false;
    case When::How::ever:
      for (std::size_t other = 0; other < moments_.size(); ++other)
        if (is(other)) return true;
      return false;
    case When::How::near:
      return anyIn(0, moments_.size());
    case When::How::soonAfter:
      return anyIn(0, m + 1);
    case When::How::soonBefore:
      return anyIn(m, moments_.size());
    }
    return false;
  }

  [[nodiscard]] bool holds(const Condition& question, std::size_t seat, std::size_t m) const {
    const auto compare = [](int a, Compare how, int b) {
      switch (how) {
      case Compare::equal:
        return a == b;
      case Compare::unequal:
        return a != b;
      case Compare::less:
        return a < b;
      case Compare::atMost:
        return a <= b;
      case Compare::more:
        return a > b;
      case Compare::atLeast:
        return a >= b;
      }
      return false;
    };
    const GameState& s = moments_[m].state;
    const auto& map = *log_.game().map;
    if (const auto* c = std::get_if<CountIs>(&question.is))
      return compare(count(c->what, seat, m), c->how, c->number);
    if (const auto* c = std::get_if<CountAgainst>(&question.is))
      return compare(count(c->what, seat, m), c->how, count(c->than, seat, m));
    if (const auto* c = std::get_if<StandingIs>(&question.is)) {
      const auto number = [&](int n) { return compare(n, c->how, c->number); };
      switch (c->what) {
      case Standing::seat:
        return number(static_cast<int>(seat) + 1);
      case Standing::nations:
        return number(static_cast<int>(seats()));
      case Standing::place:
        return places_[seat] > 0 && number(places_[seat]);
      case Standing::rating: {
        const std::string& rating = tagOf("rating." + nation(seat));
        return !rating.empty() && number(std::stoi(rating));
      }
      }
    }
    if (const auto* c = std::get_if<WordIs>(&question.is)) return word(*c, seat, m);
    if (const auto* c = std::get_if<DateIs>(&question.is)) {
      const std::string date = tagOf("date").substr(0, c->date.size());
      return !date.empty() && compare(date.compare(c->date) < 0 ? -1 : date == c->date ? 0 : 1, c->how, 0);
    }
    if (const auto* c = std::get_if<FactIs>(&question.is)) {
      switch (c->what) {
      case Fact::won:
        return places_[seat] == 1;
      case Fact::decided:
        return !winner_.empty();
      case Fact::ownTurn:
        return s.turn.actor == NationId(seat);
      }
    }
    if (const auto* c = std::get_if<Knows>(&question.is)) {
      const KnowHowId id = log_.game().ruleset->knowHow(c->knowHow);
      return id.exists() && s[NationId(seat)].knows(id);
    }
    if (const auto* c = std::get_if<Owns>(&question.is)) {
      const ProvinceId id = map.find(c->province);
      return id.exists() && s[id].owner == NationId(seat);
    }
    if (const auto* c = std::get_if<Did>(&question.is))
      return std::ranges::any_of(moments_[m].events, [&](std::size_t i) { return did(*c, seat, event(i)); });
    if (const auto* c = std::get_if<Remarked>(&question.is)) return remarked(*c, seat, m);
    if (const auto* c = std::get_if<Not>(&question.is)) return !holds(c->of.front(), seat, m);
    if (const auto* c = std::get_if<All>(&question.is))
      return std::ranges::all_of(c->of, [&](const Condition& one) { return holds(one, seat, m); });
    if (const auto* c = std::get_if<Any>(&question.is))
      return std::ranges::any_of(c->of, [&](const Condition& one) { return holds(one, seat, m); });
    if (const auto* c = std::get_if<Rivals>(&question.is)) {
      std::size_t rivals = 0, have = 0;
      for (std::size_t other = 0; other < seats(); ++other)
        if (other != seat) {
          ++rivals;
          have += holds(c->have.front(), other, m) ? 1 : 0;
        }
      return c->who == Rivals::Who::some ? have > 0 : have == rivals;
    }
    if (const auto* c = std::get_if<When>(&question.is)) return when(*c, seat, m);
    return false;
  }

  const EventLog& log_;
  std::vector<Moment> moments_;
  bool inTurn_ = false, ended_ = false;
  Space lastSpace_ = Space::none;
  std::string winner_;
  std::vector<int> places_;
  std::vector<std::vector<std::string>> openings_;
};

} // namespace annales::test
