// A person's hands on the panels: plays what a line has next by clicks and keys, which are counted.
#pragma once

#include "engine/event/codec.h"
#include "libreplay/choice/describe.h"
#include "tests/viewer/samples.h"
#include "viewer/board/board_panel.h"
#include "viewer/play/offer_list.h"
#include "viewer/play/pick_trail.h"
#include "viewer/play/play_card.h"
#include "viewer/play/play_header.h"
#include "viewer/play/play_panel.h"
#include "viewer/play/play_tuner.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/rondel_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <cstdio>
#include <filesystem>

namespace annales::viewer::test {

/// The panels that hands are on, joined as in a window.
struct PlayPanels {
  SessionStore& store;
  BoardPanel& board;
  RondelView& rondel;
  KnowHowView& knowHow;
  PlayPanel& panel;
};

/// What is played must be what the paper has next.
class PlayHands {
public:
  /// `paper` is copied from `at` on; the panels outlive the hands.
  PlayHands(const PlayPanels& panels, std::shared_ptr<const OpenedLine> paper, EventIndex at)
      : store(panels.store), board(panels.board), rondel(panels.rondel), knowHow(panels.knowHow),
        panel(panels.panel), paper_(std::move(paper)), at_(at) {
    QObject::connect(&panel, &PlayPanel::played, &context_,
                     [this](const std::vector<Event>& events) { follow(events); });
  }
  virtual ~PlayHands() = default;
  PlayHands(const PlayHands&) = delete;
  PlayHands& operator=(const PlayHands&) = delete;

  [[nodiscard]] const OpenedLine& line() const { return *paper_; }
  [[nodiscard]] EventIndex cursor() const { return at_; }
  [[nodiscard]] const Event& next() const { return line().event(at_ + 1); }
  [[nodiscard]] bool atEnd() const { return at_ >= line().length(); }
  [[nodiscard]] std::string fact(const Event& event) const {
    std::string text;
    appendFact(text, event, line().log().names());
    return text;
  }

  void click(QWidget* widget, const QPoint& at) {
    QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    QCoreApplication::processEvents();
    ++clicks;
  }
  void clickRow(int row) {
    OfferList& list = panel.list();
    const QModelIndex index = list.model()->index(row, 0);
    list.scrollTo(index);
    click(list.viewport(), list.visualRect(index).center());
  }
  void clickCount(int row, int count) {
    OfferList& list = panel.list();
    list.scrollTo(list.model()->index(row, 0));
    const QRect place = list.placeOfCount(row, count);
    if (place.isEmpty()) { // too many numbers for the row: they are chosen below
      clickEndOf(row);
      return;
    }
    click(list.viewport(), place.center());
  }
  void clickEndOf(int row) {
    OfferList& list = panel.list();
    list.scrollTo(list.model()->index(row, 0));
    click(list.viewport(), list.placeOfEnd(row).center());
  }
  void clickProvince(ProvinceId p) {
    click(board.findChild<BoardSheet*>(), board.sheet().picture()->cityAt(p).toPoint());
  }
  /// A piece to another province: with Shift one of them, else all that may go.
  void dragUnit(const UnitsMoved& moved, bool one) {
    const BoardSheet& sheet = board.sheet();
    const QPoint from = sheet.placeOfUnits(moved.from, moved.nation, moved.kind).center().toPoint();
    const QPoint to = sheet.picture()->cityAt(moved.to).toPoint();
    auto* hand = board.findChild<BoardSheet*>();
    const Qt::KeyboardModifiers held = one ? Qt::ShiftModifier : Qt::NoModifier;
    QTest::mousePress(hand, Qt::LeftButton, held, from);
    QTest::mouseMove(hand, (from + to) / 2);
    QTest::mouseMove(hand, to);
    QTest::mouseRelease(hand, Qt::LeftButton, held, to);
    QCoreApplication::processEvents();
    ++clicks;
  }
  void clickSpace(Space space) { click(&rondel, rondel.placeOf(space).toPoint()); }
  void clickEnd() {
    auto* end = panel.findChild<QToolButton*>(QStringLiteral("end"));
    click(end, QPoint(20, end->height() / 2));
  }
  void clickPlay() {
    QPushButton* play = panel.findChild<PlayCard*>()->button();
    click(play, play->rect().center());
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(filter(), key, modifiers);
    QCoreApplication::processEvents();
    ++keys;
  }
  void type(const QString& text) {
    QTest::keyClicks(filter(), text);
    keys += static_cast<std::size_t>(text.size());
  }
  [[nodiscard]] QLineEdit* filter() { return panel.findChild<QLineEdit*>(QStringLiteral("filter")); }
  [[nodiscard]] PlayCard* card() { return panel.findChild<PlayCard*>(); }
  [[nodiscard]] PlayTuner* tuner() { return panel.findChild<PlayTuner*>(); }

  SessionStore& store;
  BoardPanel& board;
  RondelView& rondel;
  KnowHowView& knowHow;
  PlayPanel& panel;
  std::size_t clicks = 0, keys = 0;
  std::size_t plays = 0; // times that something was played
  bool wrong = false;

  /// So much of the paper is played, whatever was before.
  void stand(EventIndex at) { at_ = at; }

protected:
  /// So much of the paper is played now.
  virtual void arrived(EventIndex) {}

private:
  void follow(const std::vector<Event>& events) {
    ++plays;
    for (const Event& event : events) {
      if (!atEnd() && fact(event) == fact(next())) {
        ++at_;
        continue;
      }
      wrong = true;
      ADD_FAILURE() << "played " << fact(event) << " at " << at_;
      break;
    }
    arrived(at_);
  }

  std::shared_ptr<const OpenedLine> paper_;
  EventIndex at_;
  QObject context_;
};

/// What the picks of a leaf have in common with an event.
inline bool fitsTo(const std::vector<Pick>& picks, const Event& event) {
  const std::vector<Pick> all = picksOf(event);
  return std::ranges::all_of(picks, [&](const Pick& p) { return std::ranges::find(all, p) != all.end(); });
}

inline std::optional<Pick> pickIn(const Event& event, PickSort sort) {
  for (const Pick& pick : picksOf(event))
    if (pick.sort == sort) return pick;
  return std::nullopt;
}

} // namespace annales::viewer::test
