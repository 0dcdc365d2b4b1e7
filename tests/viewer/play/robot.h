// Plays what a line has next, by clicks where a person would click.
#pragma once

#include "tests/viewer/play/play_hands.h"

namespace annales::viewer::test {

class Robot {
public:
  explicit Robot(PlayHands& table) : t_(table) {}

  /// One thing that a person does; false where nobody can: corrections, broken rules.
  bool playNext() {
    const Event event = t_.next(); // a copy: the line goes on
    if (check(t_.line().game(), t_.store.tab()->state(), event) || std::holds_alternative<Corrected>(event))
      return false;
    const std::size_t plays = t_.plays;
    if (isForEnd(event)) {
      t_.clickEnd();
    } else {
      choose(event);
      if (t_.plays == plays) finish(event);
    }
    EXPECT_EQ(t_.plays, plays + 1) << t_.fact(event);
    return t_.plays == plays + 1 && !t_.wrong;
  }

private:
  [[nodiscard]] bool isForEnd(const Event& event) const {
    if (!t_.panel.choices().proceeding().empty()) return !std::holds_alternative<GameEnded>(event) || alone();
    if (std::holds_alternative<TurnEnded>(event)) return true;
    return std::holds_alternative<PersonageWon>(event) && t_.panel.choices().personages().empty();
  }
  [[nodiscard]] bool alone() const { return t_.panel.choices().left() == 1; }

  void choose(const Event& event) {
    const std::size_t plays = t_.plays;
    if (alone()) return;
    const auto* moved = std::get_if<UnitsMoved>(&event);
    if (moved != nullptr && !isRow(event) && isDrag(*moved)) {
      t_.dragUnit(*moved, moved->count == 1);
    } else if (moved != nullptr && !isListed(event)) {
      t_.clickProvince(moved->from);
      tune(event);
      if (!isListed(event)) t_.clickProvince(moved->to);
    }
    for (int i = 0; i < 6 && t_.plays == plays && !isReady(event); ++i) {
      const int row = bestRow(event);
      ASSERT_GE(row, 0) << t_.fact(event);
      clickRow(row, event);
    }
  }

  /// With the number that is wanted; where the default payment is not, its end.
  void clickRow(int row, const Event& event) {
    const OfferRow& offer = t_.panel.list().rows()[static_cast<std::size_t>(row)];
    if (!offer.isEvent()) return t_.clickRow(row);
    if (t_.tuner()->isUsed() && t_.panel.list().chosen() < 0) tune(event);
    const auto count = pickIn(event, PickSort::count);
    const bool otherwise = offer.hasPrice && offer.payments > 1 && !isDefaultPayment(event);
    if (otherwise) return t_.clickEndOf(row);
    if (count && !offer.counts.empty() && count->number() != offer.counts.back())
      return t_.clickCount(row, count->number());
    t_.clickRow(row);
  }

  [[nodiscard]] bool isDefaultPayment(const Event& event) const {
    Choices choices(t_.line().game(), t_.store.tab()->state());
    for (const Pick& pick : picksOf(event))
      choices.pick(pick);
    const auto chosen = choices.chosen();
    return chosen && t_.fact(chosen->event) == t_.fact(event);
  }

  [[nodiscard]] bool isReady(const Event& event) const {
    const auto chosen = t_.panel.choices().chosen();
    return chosen && sameButDefaults(chosen->event, event);
  }
  static bool sameButDefaults(const Event& a, const Event& b) {
    std::vector<Pick> picks = picksOf(a);
    std::erase_if(picks, [](const Pick& p) { return isAdjustable(p.sort); });
    return fitsTo(picks, b);
  }

  /// One click is enough: the row says what is wanted, and as many units.
  [[nodiscard]] bool isListed(const Event& event) const {
    const auto& rows = t_.panel.list().rows();
    return std::ranges::any_of(rows, [&](const OfferRow& row) { return leadsTo(row, event); });
  }

  /// Dragging moves one or all.
  [[nodiscard]] bool isDrag(const UnitsMoved& moved) const {
    if (moved.count == 1) return true;
    Choices moves = t_.panel.choices();
    moves.unpickTo(0);
    for (const Pick& pick : picksOf(moved))
      if (!isAdjustable(pick.sort)) moves.pick(pick);
    const auto all = moves.chosen();
    return all && std::get<UnitsMoved>(all->event).count == moved.count;
  }

  /// And it has one kind of units, as many as it plays by itself.
  [[nodiscard]] bool isRow(const Event& event) const {
    const auto& rows = t_.panel.list().rows();
    const auto count = pickIn(event, PickSort::count);
    return std::ranges::any_of(rows, [&](const OfferRow& row) {
      return leadsTo(row, event) && !row.asks &&
             (row.counts.empty() || !count || row.counts.size() <= 4 || row.counts.back() == count->number());
    });
  }

  [[nodiscard]] int bestRow(const Event& event) const {
    const auto& rows = t_.panel.list().rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i].lacks.isEmpty() && fitsTo(rows[i].picks, event)) return static_cast<int>(i);
    return -1;
  }

  /// The number by a key; which units by the box.
  void tune(const Event& event) {
    if (!t_.tuner()->isUsed()) return;
    const auto boxes = t_.tuner()->findChildren<QComboBox*>();
    for (const PickSort sort : {PickSort::spent, PickSort::losses}) {
      const auto wanted = pickIn(event, sort);
      QComboBox* box = boxes[sort == PickSort::spent ? 0 : 1];
      if (!wanted || box->isHidden() || box->currentData().toULongLong() == wanted->code) continue;
      box->setCurrentIndex(box->findData(static_cast<qulonglong>(wanted->code)));
      emit box->activated(box->currentIndex());
      t_.clicks += 2; // one opens it
    }
    const auto count = pickIn(event, PickSort::count);
    if (!count || !t_.tuner()->hasCount() || t_.tuner()->count()->value() == count->number()) return;
    if (count->number() <= 9) return t_.key(static_cast<Qt::Key>(Qt::Key_0 + count->number()));
    while (t_.tuner()->count()->value() > count->number())
      t_.key(Qt::Key_Minus);
  }

  void finish(const Event& event) {
    tune(event);
    const auto chosen = t_.panel.choices().chosen();
    ASSERT_TRUE(chosen) << t_.fact(event);
    if (const Amount* paid = priceIn(event)) {
      const auto at = std::ranges::find(chosen->payments, *paid) - chosen->payments.begin();
      for (std::ptrdiff_t i = 0; i < at; ++i)
        t_.key(Qt::Key_Right);
    }
    t_.clickPlay();
  }

  PlayHands& t_;
};

} // namespace annales::viewer::test
