// What all windows of the program share: language, light or dark, and the windows themselves.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/library/game_places.h"
#include "viewer/store/opening_names.h"
#include "viewer/store/study_desk.h"

#include <QObject>
#include <QTimer>
#include <QTranslator>
#include <vector>

namespace annales::viewer {

class MainWindow;

class Application : public QObject {
  Q_OBJECT
public:
  /// Restores what the user chose last time; the system's language and brightness the first time.
  explicit Application(QObject* parent = nullptr);
  ~Application() override;

  MainWindow& newWindow();
  [[nodiscard]] const std::vector<MainWindow*>& windows() const { return windows_; }
  /// Opens the windows of last time with their games at their places, one window where there was none, and
  /// keeps from now on what is open.
  MainWindow& resume();
  /// Quits when every window agrees to close.
  void quit();
  /// The user was asked already.
  [[nodiscard]] bool leaving() const { return leaving_; }

  /// "en" or "de".
  [[nodiscard]] const QString& language() const { return language_; }
  /// What happened in games, in that language.
  [[nodiscard]] Storyteller teller() const;
  void setLanguage(const QString& language);
  /// Where all windows edit.
  [[nodiscard]] StudyDesk& desk() { return desk_; }
  /// Names of openings, the user's own among them.
  [[nodiscard]] OpeningNames& openings() { return openings_; }
  /// From where the games that are open came.
  [[nodiscard]] GamePlaces& places() { return places_; }
  /// Something in a window has changed that may be worth keeping.
  void noteSession();
  /// A window is about to go; the last one is what comes back next time.
  void noteClosing();
  [[nodiscard]] const View& view() const { return view_; }
  /// Colours, sizes and habits for all windows, remembered.
  void setView(const View& view);

  /// Who writes, for all windows, remembered. Never without a name.
  [[nodiscard]] Reviewer reviewer() const;
  void setReviewer(const Reviewer& reviewer);

  void about(QWidget* parent) const;

private:
  void tellKeys();
  void keepSession() const;

  StudyDesk desk_;
  OpeningNames openings_;
  GamePlaces places_;
  bool keepsSession_ = false, leaving_ = false;
  QTimer sessionTimer_;
  std::vector<MainWindow*> windows_;
  QTranslator words_;
  QTranslator qtWords_; // of Qt's own dialogs
  QString language_;
  View view_;
  QString author_; // as chosen; empty: nobody has chosen yet
  Audience audience_ = Audience::me;
};

} // namespace annales::viewer
