#include "tests/viewer/samples.h"
#include "viewer/timeline/player_bar.h"
#include "viewer/timeline/timeline_view.h"
#include "viewer/timeline/violation_strip.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(TimelinePictures, Look) {
  for (const bool dark : {false, true})
    for (const std::string file : {"occident", "six", "mistakes"}) {
      SessionStore store;
      TimelineView view(store);
      View look;
      look.dark = dark;
      store.dispatch(SetView{look});
      store.dispatch(OpenGame{file == "six" ? test::sixNations()
                              : file == "occident"
                                  ? test::openedSample("samples/game-occident.antike.jsonl")
                                  : test::openedSample("samples/game-orient-mistakes.antike.jsonl")});
      store.dispatch(GoTo{store.tab()->line->length() / 3});
      store.dispatch(Hover{store.tab()->line->length() / 2});
      store.dispatch(SelectNation{NationId(1)});
      PlayerBar bar(store);
      bar.resize(1280, bar.sizeHint().height());
      test::pictureOf(bar, "player-" + file + (dark ? "-dark" : "-light"));
      ViolationStrip strip(store);
      strip.resize(1280, strip.sizeHint().height());
      if (file == "mistakes") store.dispatch(StepGlyph{GlyphKind::violation, -1});
      if (file == "mistakes") test::pictureOf(strip, std::string("strip-") + (dark ? "-dark" : "-light"));
      view.resize(1280, 150);
      test::pictureOf(view, "timeline-" + file + (dark ? "-dark" : "-light"));
    }
}

} // namespace
} // namespace annales
