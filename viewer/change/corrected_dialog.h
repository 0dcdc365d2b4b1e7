// Asks where the table differed from the record: a change of one nation's stock, anything else on the table,
// and why.
#pragma once

#include "viewer/change/effects_form.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <array>
#include <memory>
#include <vector>

namespace annales::viewer {

class CorrectedDialog : public QDialog {
  Q_OBJECT
public:
  /// For the place where the tab is; its game must not have ended.
  CorrectedDialog(const Tab& tab, const View& view, QWidget* parent = nullptr);

  /// Enters what a refused move would have done, with the reason; a person looks it over.
  void takeOver(const Corrected& refused, const QString& reason);
  /// What is entered so far.
  [[nodiscard]] Corrected correction() const;
  /// Why it cannot be accepted; empty where it can.
  [[nodiscard]] QString obstacle() const;
  [[nodiscard]] QComboBox& nations() { return *nations_; }
  [[nodiscard]] QSpinBox& change(Resource r) { return *change_[indexOf(r)]; }
  [[nodiscard]] EffectsForm& effects() { return *effects_; }
  [[nodiscard]] QLabel& after(Resource r) { return *after_[indexOf(r)]; }
  [[nodiscard]] QLineEdit& reason() { return *reason_; }
  [[nodiscard]] QLabel& words() { return *words_; }
  [[nodiscard]] QPushButton& button() { return *correct_; }

private:
  void build(const Look& look);
  [[nodiscard]] QGridLayout* stockGrid(const Look& look);
  void showState();
  [[nodiscard]] NationId nation() const;
  [[nodiscard]] QString stockObstacle() const;
  [[nodiscard]] QString refusalOf(const Adjustments& effects) const;

  std::shared_ptr<const OpenedGame> game_;
  GameState state_;
  std::vector<NationLook> looks_;
  QComboBox* nations_;
  std::array<QLabel*, kResources> has_{}, after_{};
  std::array<QSpinBox*, kResources> change_{};
  EffectsForm* effects_ = nullptr;
  QLineEdit* reason_;
  QLabel* words_;
  QPushButton* correct_ = nullptr;
};

} // namespace annales::viewer
