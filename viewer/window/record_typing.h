// While a game is recorded, what is typed is what is played.
#pragma once

#include "viewer/window/game_page.h"
#include "viewer/window/record_commands.h"

#include <QMainWindow>
#include <QObject>

namespace annales::viewer {

/// Letters, digits and Ctrl+Enter go into the field of the play panel from wherever no other text is written:
/// as long as the shown game is recorded, they are no shortcuts. After every play the field has the keyboard,
/// where it is seen: what lies before it then is read first.
class RecordTyping : public QObject {
  Q_OBJECT
public:
  /// All outlive it.
  RecordTyping(QMainWindow& window, RecordCommands& records, GamePage& page, QObject* parent = nullptr);
  ~RecordTyping() override;

  /// To the field, where the shown game is recorded; false: it is not.
  bool begin();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] bool takes(const QObject* watched, const QKeyEvent& key) const;
  [[nodiscard]] bool isOfPage(const QWidget& widget) const;

  QMainWindow& window_;
  RecordCommands& records_;
  GamePage& page_;
};

} // namespace annales::viewer
