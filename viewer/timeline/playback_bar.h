// Buttons to move, play back and go to a place, and where in the game one is.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/timeline/playback_button.h"
#include "viewer/timeline/quiet_line.h"
#include "viewer/timeline/violation_strip.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <array>
#include <optional>

namespace annales::viewer {

/// Where the session is, in words: "event 123 of 1453 · round 12 · turn of the Romans". Empty without a tab.
struct PositionWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PositionWords)
public:
  [[nodiscard]] static QString of(const Tab* tab, const QString& nation);
  /// The same where there is little room: "123 / 1453 · round 12 · Romans".
  [[nodiscard]] static QString shortly(const Tab* tab, const QString& nation);

private:
  [[nodiscard]] static QString roundOf(const Tab& tab);
};

/// What somebody typed into the go-to field: "123" is an event, "r12" a round. None for anything else.
[[nodiscard]] std::optional<Intent> goToOf(const QString& text, const OpenedLine& line);

/// With a line below for the rule that the shown event breaks.
class PlaybackBar : public QWidget {
  Q_OBJECT
public:
  explicit PlaybackBar(SessionStore& store, QWidget* parent = nullptr);

  /// Into the go-to field, for Ctrl+G.
  void focusGoTo();
  [[nodiscard]] ViolationStrip& violations() { return *violations_; }

signals:
  /// Somewhere was gone to by typing: the field has done its work.
  void left();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  static constexpr std::size_t kSteps = 9;

  void build();
  PlaybackButton* button(PlaybackIcon icon, const Intent& intent);
  void connectChoices();
  void follow(const Change& change);
  void restyle();
  void say();
  void saySteps();
  void fillUnits();
  void showAll();
  void showPlayback();
  void showView();
  void showLines();
  void showPosition();
  void go();

  SessionStore& store_;
  QBoxLayout* row_ = nullptr;
  ViolationStrip* violations_ = nullptr;
  Look look_;
  std::vector<NationLook> nations_;
  std::array<PlaybackButton*, kSteps> steps_{};
  PlaybackButton* slower_ = nullptr;
  PlaybackButton* faster_ = nullptr;
  PlaybackButton* eventful_ = nullptr;
  QLabel* speed_ = nullptr;
  QComboBox* unit_ = nullptr;
  QuietLine* position_ = nullptr;
  QComboBox* lines_ = nullptr;
  QLineEdit* goTo_ = nullptr;
};

} // namespace annales::viewer
