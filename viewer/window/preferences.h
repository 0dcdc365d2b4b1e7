// What a user chooses once: name, readers of new remarks, where work goes, language and looks.
#pragma once

#include "viewer/window/application.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace annales::viewer {

class Preferences : public QDialog {
  Q_OBJECT
public:
  explicit Preferences(Application& application, QWidget* parent = nullptr);

  [[nodiscard]] QLineEdit& name() { return *name_; }
  [[nodiscard]] QComboBox& audience() { return *audience_; }
  [[nodiscard]] QComboBox& home() { return *home_; }
  [[nodiscard]] QComboBox& language() { return *language_; }

  void accept() override;

private:
  void fill();

  Application& application_;
  QLineEdit* name_;
  QComboBox* audience_;
  QComboBox* home_;
  QComboBox* language_;
  QCheckBox* dark_;
  QCheckBox* projector_;
  QPushButton* ok_ = nullptr;
};

} // namespace annales::viewer
