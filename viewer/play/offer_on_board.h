// What may be played can be clicked where it is drawn, too.
#pragma once

namespace annales::viewer {

class BoardPanel;
class KnowHowView;
class PlayPanel;
class RondelView;

/// From now on these offer what the panel offers, and a click on them is a pick. All live in one window;
/// `knowHow` may be null.
void offerOnBoard(PlayPanel& play, BoardPanel& board, RondelView& rondel, KnowHowView* knowHow);

} // namespace annales::viewer
