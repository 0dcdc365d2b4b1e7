// People with several names as a text: a line each, such as "Anni = Anna Berger".
#pragma once

#include "viewer/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <filesystem>

class QPushButton;

namespace annales::viewer {

class PeopleDialog : public QDialog {
  Q_OBJECT
public:
  /// What the file says now, also where it is no list of people.
  PeopleDialog(std::filesystem::path file, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QPlainTextEdit& names() { return *names_; }
  /// What is wrong with what was typed; empty where it can be saved.
  [[nodiscard]] QString trouble() const { return trouble_->text(); }

  /// Writes the file, and the whole program counts so from now on. Stays open where that cannot be.
  void accept() override;

private:
  void judge();

  std::filesystem::path file_;
  QPlainTextEdit* names_;
  QLabel* trouble_;
  QPushButton* save_;
};

} // namespace annales::viewer
