// What is shown where games will be: no library yet, an empty one, or nothing found.
#pragma once

#include "viewer/look/look.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class StartPage : public QWidget {
  Q_OBJECT
public:
  enum class Case : std::uint8_t { noLibrary, reading, empty, nothingFound, allHidden };

  explicit StartPage(QWidget* parent = nullptr);
  void show(Case which);
  [[nodiscard]] Case shown() const { return case_; }
  void setLook(const Look& look);
  /// The keys go to what one is most likely to want.
  void takeKeys();

signals:
  void samplesAsked();
  void tourAsked();
  void openAsked();
  void createAsked();
  void importAsked();
  void resetAsked();
  void hiddenAsked();

protected:
  void changeEvent(QEvent* event) override;

private:
  void nameThings();
  void nameCase();

  Look look_;
  Case case_ = Case::noLibrary;
  QLabel* title_;
  QLabel* hint_;
  QPushButton* first_;
  QPushButton* second_;
  QPushButton *samples_, *tour_; // for those who are new
};

} // namespace annales::viewer
