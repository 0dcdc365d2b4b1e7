// Hands on panels of their own, which show the very game that is played again.
#pragma once

#include "tests/viewer/play/play_hands.h"

namespace annales::viewer::test {

/// The event after which the wanted one comes.
template <class Wanted> EventIndex before(const OpenedGame& game, Wanted&& wanted, EventIndex from = 2) {
  for (EventIndex k = from; k < game.main()->length(); ++k)
    if (wanted(game.main()->event(k + 1))) return k;
  ADD_FAILURE() << "no such event";
  return 1;
}

template <class E> EventIndex beforeA(const OpenedGame& game, EventIndex from = 2) {
  return before(
      game, [](const Event& event) { return std::holds_alternative<E>(event); }, from);
}

/// Panels as a window joins them.
struct LoosePanels {
  LoosePanels(const std::shared_ptr<const OpenedGame>& game, EventIndex at, const View& view)
      : board(store), rondel(store), knowHow(store), panel(store) {
    store.dispatch(SetView{view});
    store.dispatch(OpenGame{game, at});
    QObject::connect(&board, &BoardPanel::provinceClicked, &panel, &PlayPanel::pickProvince);
    QObject::connect(&board, &BoardPanel::unitsDragged, &panel, [this](const UnitDrag& drag) {
      panel.moveUnits(drag.from, drag.to, drag.kind, drag.one);
    });
    QObject::connect(&rondel, &RondelView::spaceClicked, &panel, &PlayPanel::pickSpace);
    QObject::connect(&knowHow, &KnowHowView::knowHowClicked, &panel, &PlayPanel::pickKnowHow);
    QObject::connect(&panel, &PlayPanel::offeredChanged, &panel, [this] {
      board.offer(panel.offeredProvinces(), panel.offeredDepartures());
      rondel.offer(panel.offeredSpaces());
      knowHow.offer(panel.offeredKnowHows());
    });
    board.resize(1000, 640);
    rondel.resize(320, 320);
    knowHow.resize(420, 300);
    panel.resize(320, 560);
    for (QWidget* widget : std::initializer_list<QWidget*>{&board, &rondel, &knowHow, &panel})
      widget->show();
    panel.setActive(true);
    QCoreApplication::processEvents();
  }

  SessionStore store;
  BoardPanel board;
  RondelView rondel;
  KnowHowView knowHow;
  PlayPanel panel;
};

/// When something was played, the game steps on.
class PlayTable : private LoosePanels, public PlayHands {
public:
  explicit PlayTable(const std::shared_ptr<const OpenedGame>& game, EventIndex at = 1, const View& view = {})
      : LoosePanels(game, at, view), PlayHands({LoosePanels::store, LoosePanels::board, LoosePanels::rondel,
                                                LoosePanels::knowHow, LoosePanels::panel},
                                               LoosePanels::store.tab()->line, at) {}

  using PlayHands::board;
  using PlayHands::knowHow;
  using PlayHands::panel;
  using PlayHands::rondel;
  using PlayHands::store;

  void goTo(EventIndex k) {
    stand(k);
    store.dispatch(GoTo{k});
    QCoreApplication::processEvents();
  }

protected:
  void arrived(EventIndex k) override { store.dispatch(GoTo{k}); }
};

} // namespace annales::viewer::test
