// What all windows of the program share: language, light or dark, and the windows themselves.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/store/study_desk.h"

#include <QObject>
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
  /// Quits when every window agrees to close.
  void quit();

  /// "en" or "de".
  [[nodiscard]] const QString& language() const { return language_; }
  void setLanguage(const QString& language);
  /// Where all windows edit.
  [[nodiscard]] StudyDesk& desk() { return desk_; }
  [[nodiscard]] const View& view() const { return view_; }
  /// Colours, sizes and habits for all windows, remembered.
  void setView(const View& view);

  /// Who writes, for all windows, remembered. Never without a name.
  [[nodiscard]] Reviewer reviewer() const;
  void setReviewer(const Reviewer& reviewer);

  void about(QWidget* parent) const;

private:
  void applyLook() const;
  void tellKeys();

  StudyDesk desk_;
  std::vector<MainWindow*> windows_;
  QTranslator words_;
  QTranslator qtWords_; // of Qt's own dialogs
  QString language_;
  View view_;
  QString author_; // as chosen; empty: nobody has chosen yet
  Audience audience_ = Audience::me;
};

} // namespace annales::viewer
