// Copies a game from paper by keys alone, as people write moves down: three letters of a word.
#pragma once

#include "libreplay/choice/choice_words.h"
#include "tests/viewer/play/play_hands.h"
#include "viewer/look/search_text.h"

namespace annales::viewer::test {

class Typist {
public:
  /// One line a turn, or each move by itself with all that its row says.
  enum class Habit { moveByMove, inOneLine };

  Typist(PlayHands& table, Habit habit) : t_(table), habit_(habit) {}

  /// Up to the next nation’s turn; false where that takes more than letters, arrows and Enter.
  bool playTurn() {
    const std::vector<EventIndex> turn = decisions();
    t_.keys = 0;
    if (turn.empty() || (habit_ == Habit::inOneLine && inOneLine(turn))) return !turn.empty();
    return byMoves(turn);
  }

  /// What a person decides up to the end of the turn, by its place.
  [[nodiscard]] std::vector<EventIndex> decisions() const {
    std::vector<EventIndex> places;
    for (EventIndex k = t_.cursor() + 1; k <= t_.line().length(); ++k) {
      const Event& event = t_.line().event(k);
      if (std::holds_alternative<TurnEnded>(event)) break;
      const bool follows = std::holds_alternative<Produced>(event) ||
                           std::holds_alternative<PersonageWon>(event) ||
                           (std::holds_alternative<BattleFought>(event) && choicesAt(k).left() == 1);
      if (!follows) places.push_back(k);
    }
    return places;
  }

private:
  [[nodiscard]] QString three(const std::string& name) const {
    return searchText(QString::fromStdString(name)).left(3);
  }
  [[nodiscard]] std::string province(ProvinceId p) const { return t_.store.tab()->game->names().province(p); }
  [[nodiscard]] QString label(const Event& event) const {
    return searchText(QString::fromStdString(labelOf(event, t_.store.tab()->game->names())));
  }

  /// Before that event.
  [[nodiscard]] Choices choicesAt(EventIndex k) const { return {t_.line().game(), t_.line().stateAt(k - 1)}; }
  [[nodiscard]] bool isDefaultCount(EventIndex k) const {
    Choices choices = choicesAt(k);
    for (const Pick& pick : picksOf(t_.line().event(k)))
      if (!isAdjustable(pick.sort)) choices.pick(pick);
    const auto chosen = choices.chosen();
    return chosen && pickIn(chosen->event, PickSort::count) == pickIn(t_.line().event(k), PickSort::count);
  }
  template <class E> [[nodiscard]] bool isOnlyDeed(EventIndex k) const {
    Choices all = choicesAt(k), some = all;
    some.pick(Pick::deed<E>());
    return some.left() == all.left();
  }
  [[nodiscard]] bool isOnlyFounding(EventIndex k) const {
    Choices choices = choicesAt(k);
    choices.pick(Pick::deed<CityFounded>());
    return choices.left() == 1;
  }

  /// Without what goes without saying: the unit, where it is a legion, and how many, where it is all.
  [[nodiscard]] QString shortly(EventIndex k) const {
    const Event& event = t_.line().event(k);
    const auto units = [&](int count, Kind kind) {
      return (isDefaultCount(k) ? QString() : QString::number(count) + u' ') +
             (kind == Kind::galley ? QStringLiteral("g ") : QString()); // as the notation has it
    };
    if (const auto* e = std::get_if<RondelMoved>(&event)) {
      const QString number = e->to == Space::maneuver1   ? QStringLiteral("1")
                             : e->to == Space::maneuver2 ? QStringLiteral("2")
                                                         : QString();
      return label(event).left(3) + number;
    }
    if (const auto* e = std::get_if<UnitsArmed>(&event))
      return units(e->count, e->kind) + three(province(e->province));
    if (const auto* e = std::get_if<UnitsMoved>(&event))
      return units(e->count, e->kind) + three(province(e->from)) + u' ' + three(province(e->to));
    if (const auto* e = std::get_if<CityFounded>(&event))
      return isOnlyFounding(k) ? QStringLiteral("fou")
                               : QStringLiteral("fou ") + three(province(e->province));
    if (const auto* e = std::get_if<TempleBuilt>(&event)) return three(province(e->province));
    if (std::holds_alternative<BattleFought>(event) || std::holds_alternative<RondelMoved>(event))
      return longly(event);
    return std::visit(
        [&]<class E>(const E& e) {
          if constexpr (requires { e.province; })
            return longly(event).left(3) + u' ' + three(province(e.province));
          else if constexpr (requires { e.card; })
            return (isOnlyDeed<E>(k) ? QString() : longly(event).left(3) + u' ') +
                   label(event).section(u' ', 3).left(3);
          else
            return longly(event);
        },
        event);
  }
  /// Three letters of each word of its row; what the space is for goes without saying.
  [[nodiscard]] QString longly(const Event& event) const {
    QStringList words;
    for (const QString& word : wordsLookedFor(label(event)))
      if (word != QStringLiteral("1")) words << word.left(3);
    if (std::holds_alternative<UnitsArmed>(event)) words.removeFirst();
    return words.join(u' ');
  }

  bool inOneLine(const std::vector<EventIndex>& turn) {
    QStringList words;
    for (const EventIndex k : turn)
      words << shortly(k);
    t_.type(words.join(u' '));
    const std::vector<Event> found = t_.panel.eventsOfCurrent();
    if (!isNext(found) || t_.cursor() + found.size() < turn.back()) {
      t_.filter()->clear();
      return false;
    }
    t_.key(Qt::Key_Return, Qt::ControlModifier);
    return true;
  }
  [[nodiscard]] bool isNext(const std::vector<Event>& events) const {
    for (std::size_t i = 0; i < events.size(); ++i) {
      const EventIndex k = t_.cursor() + 1 + static_cast<EventIndex>(i);
      if (k > t_.line().length() || t_.fact(events[i]) != t_.fact(t_.line().event(k))) return false;
    }
    return !events.empty();
  }

  bool byMoves(const std::vector<EventIndex>& turn) {
    for (const EventIndex k : turn) {
      if (t_.cursor() >= k) continue; // it came with the one before
      t_.type(habit_ == Habit::inOneLine ? shortly(k) : longly(t_.line().event(k)));
      if (!goTo(t_.line().event(k)) || !isNext(t_.panel.eventsOfCurrent())) return false;
      t_.key(Qt::Key_Return);
      if (t_.cursor() < k || t_.wrong) return false;
    }
    t_.key(Qt::Key_Return, Qt::ControlModifier);
    return !t_.wrong;
  }
  /// Down to its row.
  bool goTo(const Event& event) {
    const auto& rows = t_.panel.list().rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (!leadsTo(rows[row], event)) continue;
      for (std::size_t i = 0; i < row; ++i)
        t_.key(Qt::Key_Down);
      return true;
    }
    return false;
  }

  PlayHands& t_;
  Habit habit_;
};

} // namespace annales::viewer::test
