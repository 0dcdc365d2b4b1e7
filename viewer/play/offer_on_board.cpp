#include "viewer/play/offer_on_board.h"

#include "viewer/board/board_panel.h"
#include "viewer/play/play_panel.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/rondel_view.h"

#include <QPointer>

namespace annales::viewer {

void offerOnBoard(PlayPanel& play, BoardPanel& board, RondelView& rondel, KnowHowView* knowHow) {
  QObject::connect(&play, &PlayPanel::offeredChanged, &board,
                   [&play, &board] { board.offer(play.offeredProvinces(), play.offeredDepartures()); });
  QObject::connect(&play, &PlayPanel::offeredChanged, &rondel,
                   [&play, &rondel] { rondel.offer(play.offeredSpaces()); });
  QObject::connect(&board, &BoardPanel::provinceClicked, &play, &PlayPanel::pickProvince);
  QObject::connect(&board, &BoardPanel::unitsDragged, &play, [&play](const UnitDrag& drag) {
    play.moveUnits(drag.from, drag.to, drag.kind, drag.one);
  });
  QObject::connect(&rondel, &RondelView::spaceClicked, &play, &PlayPanel::pickSpace);
  rondel.setWhyNot([panel = QPointer(&play)](Space space) {
    return panel ? panel->whyNot(Pick::deed<RondelMoved>(), Pick::space(space)) : QString();
  });
  if (knowHow == nullptr) return;
  QObject::connect(&play, &PlayPanel::offeredChanged, knowHow,
                   [&play, knowHow] { knowHow->offer(play.offeredKnowHows()); });
  QObject::connect(knowHow, &KnowHowView::knowHowClicked, &play, &PlayPanel::pickKnowHow);
  knowHow->setWhyNot([panel = QPointer(&play)](KnowHowId k) {
    return panel ? panel->whyNot(Pick::deed<KnowHowDeveloped>(), Pick::knowHow(k)) : QString();
  });
}

} // namespace annales::viewer
