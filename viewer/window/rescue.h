// Helps when a library can be written no more: says so until it is over, saves it elsewhere, and lets nobody
// quit unawares. Says, too, when a library had to be locked or opened again.
#pragma once

#include "viewer/library/game_places.h"
#include "viewer/store/study_editor.h"
#include "viewer/window/trouble_banner.h"

#include <QObject>

namespace annales::viewer {

/// One a window.
class Rescue : public QObject {
  Q_OBJECT
public:
  /// All outlive it; the banner lies over `over`.
  Rescue(StudyEditor& editor, GamePlaces& places, QWidget* over, QObject* parent = nullptr);

  [[nodiscard]] TroubleBanner& banner() { return *banner_; }
  /// Asks for a file until it could be written or the user gives up. True: there is no trouble any more.
  bool askAndSave();
  /// False, with a sentence in `told`: nothing was changed.
  bool saveElsewhere(const QString& from, const QString& to);
  /// Asks where work would be lost that way. False: stay.
  bool mayLeave();

  /// What was done for a library, in a sentence.
  [[nodiscard]] static QString guardText(const DeskGuard& guard);

signals:
  void told(const QString& sentence);
  /// Everything of the one library is in the other, as far as it could be read.
  void savedElsewhere(const QString& from, const QString& to);

private:
  void show();

  StudyEditor& editor_;
  GamePlaces& places_;
  TroubleBanner* banner_;
};

} // namespace annales::viewer
