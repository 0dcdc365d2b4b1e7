// Slips of the hand while a game is recorded: the log holds only what was meant, or one undo restores it.
#include "tests/viewer/window/recording_fixture.h"
#include "viewer/look/search_text.h"
#include "viewer/play/offer_list.h"

#include <random>

namespace annales::viewer::test {
namespace {

constexpr int kSlips = 100;

class SlipsTest : public RecordingFixture {
protected:
  /// The record as it is kept: its line, and what was said about it.
  struct Log {
    EventIndex length = 0;
    Hash last;
    std::size_t lines = 0, remarks = 0;
    bool operator==(const Log&) const = default;
  };
  [[nodiscard]] Log log() const {
    const OpenedLine& main = *tab().game->main();
    return {main.length(), main.idAt(main.length()), tab().game->log().lines().size(),
            tab().game->log().annotations().size()};
  }
  std::size_t below(std::size_t most) { return static_cast<std::size_t>(random_() % most); }

  /// The first letters of each word of a row.
  [[nodiscard]] static QString shortOf(const OfferRow& row) {
    QString words;
    for (const QChar c : searchText(row.label))
      words += c.isLetterOrNumber() && c.unicode() < 128 ? c : QChar(u' ');
    QStringList parts;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
      parts << word.left(5);
    return parts.join(u' ');
  }
  /// Something that may be played; empty where the turn is to be ended.
  [[nodiscard]] QString somethingToPlay() {
    std::vector<QString> texts;
    for (const OfferRow& row :
         offerRowsLike(page().play().choices(), tab().game->names(), NationId::none(), {}))
      if (!row.label.startsWith(QStringLiteral("End"))) texts.push_back(shortOf(row));
    return texts.empty() || below(4) == 0 ? QString() : texts[below(texts.size())];
  }
  void goOn() {
    while (page().play().choices().turnsEnd().empty() && page().play().choices().proceeding().empty()) {
      const QString text = somethingToPlay();
      if (text.isEmpty()) continue;
      play(text);
    }
    key(Qt::Key_Return, Qt::ControlModifier);
  }

  void wrongKey() {
    static const std::vector<Qt::Key> keys{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Up,
                                           Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Tab,
                                           Qt::Key_PageUp, Qt::Key_Delete, Qt::Key_Space};
    if (below(3) == 0) somewhereElse();
    for (std::size_t n = 1 + below(3); n > 0; --n)
      if (below(2) == 0)
        key(keys[below(keys.size())]);
      else
        type(QString(QLatin1Char("abcdefghijklmnopqrstuvwxyz0123456789,.-+"[below(40)])));
  }
  void somewhereElse() {
    static const std::vector<Panel> panels{Panel::record, Panel::nations,    Panel::timeline,
                                           Panel::lines,  Panel::allRemarks, Panel::remarks};
    const std::size_t place = below(panels.size() + 1);
    if (place == panels.size()) return page().board().setFocus();
    page().bring(panels[place]);
    QApplication::processEvents();
    if (QWidget* there = keyboardPlace(page().dock(panels[place]))) there->setFocus();
  }
  void wrongField() {
    const QString text = somethingToPlay();
    somewhereElse();
    play(text.isEmpty() ? QStringLiteral("2 legion") : text);
  }
  void doubleEnter() {
    const QString text = somethingToPlay();
    if (text.isEmpty()) return key(Qt::Key_Return);
    play(text);
    meant_ = log();
    for (std::size_t n = 1 + below(2); n > 0; --n)
      key(Qt::Key_Return);
  }
  /// The hand is back where it was.
  void settle() {
    page().remarks().editor().text().clear(); // drafts outlive tests
    if (tab().playback.on) window_->store().dispatch(TogglePlayback{});
    window_->store().dispatch(ChooseLine{std::string(kMainLine)});
    window_->store().dispatch(GoToEnd{});
    page().bring(Panel::play);
    page().play().setFocus();
    QApplication::processEvents();
    while (!filter()->text().isEmpty() || !page().play().choices().picks().empty())
      key(Qt::Key_Escape);
  }

  std::mt19937 random_{20261122};
  Log meant_;
};

TEST_F(SlipsTest, AHundredLeaveTheLogAsItWasMeantOrOneUndoDoes) {
  std::size_t undone = 0, harmless = 0;
  for (int slip = 0; slip < kSlips; ++slip) {
    goOn();
    settle();
    const Log before = meant_ = log();
    const std::size_t sort = below(3);
    sort == 0 ? wrongKey() : sort == 1 ? wrongField() : doubleEnter();
    settle();
    if (log() == meant_) {
      ++harmless;
      continue;
    }
    key(Qt::Key_Z, Qt::ControlModifier);
    settle();
    ASSERT_TRUE(log() == before || log() == meant_) << "slip " << slip << " of sort " << sort;
    ++undone;
  }
  std::printf("%zu slips did nothing, %zu were taken back by one undo\n", harmless, undone);
  EXPECT_EQ(harmless + undone, static_cast<std::size_t>(kSlips));
  EXPECT_GT(harmless, undone);
  EXPECT_GT(tab().game->main()->length(), 100U) << "the game went on all the while";
}

} // namespace
} // namespace annales::viewer::test
