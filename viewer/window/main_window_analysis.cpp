// The menu of the analysis: what machines say of the game that is seen.
#include "viewer/look/common_words.h"
#include "viewer/window/main_window.h"

namespace annales::viewer {

void MainWindow::buildAnalysisCommands() {
  AnalysisBook& book = page_->analyses();
  connect(&book, &AnalysisBook::told, this, &MainWindow::tell);
  const auto add = [this](const char* id, const char* text, const char* key,
                          const std::function<void()>& run) {
    commands_.add(CommandGroup::analysis, id, text,
                  {QKeySequence::fromString(QLatin1String(key), QKeySequence::PortableText)},
                  [this, run] { showsLibrary() ? tell(CommonWords::tr("Open a game first.")) : run(); });
  };
  add("analyse", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Analyse this line, or pause"), "L",
      [this, &book] {
        if (store_.tab() != nullptr && book.doing() == AnalysisBook::Doing::nothing)
          page_->bring(Panel::analysis);
        book.startOrPause();
      });
  add("stop-analysis", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Stop analysing"), "Shift+L",
      [&book] { book.stop(); });
  add("next-given", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Next mistake in the analysis"), "M",
      [&book] { book.goToMistake(1); });
  add("previous-given", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Previous mistake in the analysis"),
      "Shift+M", [&book] { book.goToMistake(-1); });
  add("better-way", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Play the &best alternative"), "W",
      [&book] { book.playBetterHere(); });
  add("lesson-of-moments",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Make a &lesson from decisive moments"), "Shift+W",
      [&book] { book.makeLesson({}); });
  connect(&book, &AnalysisBook::lessonMade, this, [this](const std::string& slug) {
    page_->bring(Panel::lessons);
    page_->lessons().choose(slug);
  });
  learning_->addTo(commands_);
  add("hide-machine", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Hide computer analysis"), "Z",
      [this, &book] {
        book.setHidden(!book.hidden());
        tell(book.hidden() ? tr("Computer analysis and computer remarks are hidden. Press Z to show them.")
                           : tr("Computer analysis is shown."));
      });
}

void MainWindow::stateAnalysisCommands() {
  const AnalysisBook& book = page_->analyses();
  const auto seen = [this] { return store_.tab() != nullptr && !showsLibrary(); };
  commands_.setState("analyse", seen, [&book] { return book.doing() == AnalysisBook::Doing::running; });
  commands_.setState("stop-analysis", [&book] { return book.doing() != AnalysisBook::Doing::nothing; });
  for (const char* id : {"next-given", "previous-given", "better-way", "lesson-of-moments", "learn"})
    commands_.setState(id, [&book, seen] { return seen() && book.shown() != nullptr; });
  commands_.setState("puzzles", [this, seen] { return seen() || showsLibrary(); });
  commands_.setState("hide-machine", seen, [&book] { return book.hidden(); });
}

} // namespace annales::viewer
