#include "tests/viewer/samples.h"
#include "viewer/board/board_panel.h"

#include <gtest/gtest.h>

namespace annales::test {
namespace {

TEST(BoardPictures, Draft) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(760, 480);
  store.dispatch(OpenGame{sixNations(), sixNations()->main()->length() / 2});
  pictureOf(panel, "board-six-small");
  panel.resize(1600, 900);
  pictureOf(panel, "board-six-large");
}

} // namespace
} // namespace annales::test
