// Notes a pact: which nations, which provinces nobody enters, until which round is over.
#pragma once

#include "viewer/remarks/remark_book.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStringListModel>
#include <memory>
#include <vector>

namespace annales::viewer {

/// Of the event that the cursor is at when it opens. Accepting writes a remark with the pact.
class PactDialog : public QDialog {
  Q_OBJECT
public:
  /// A game must be open that can be written to.
  explicit PactDialog(RemarkBook& book, QWidget* parent = nullptr);

  /// What is chosen so far.
  [[nodiscard]] Pact pact() const;
  [[nodiscard]] QCheckBox& nation(NationId n) { return *nations_[n.index()]; }
  [[nodiscard]] QLineEdit& province() { return *province_; }
  [[nodiscard]] QSpinBox& until() { return *until_; }
  [[nodiscard]] QPushButton& button() { return *state_; }
  void accept() override;

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  void addProvince(const QString& name);
  void showPact();

  RemarkBook& book_;
  std::shared_ptr<const OpenedGame> game_; // as it was when the dialog opened
  Hash event_;
  int round_ = 1; // now
  std::vector<QCheckBox*> nations_;
  std::vector<QString> names_; // of the provinces
  QLineEdit* province_;
  QListWidget* provinces_;
  QSpinBox* until_;
  QComboBox* audience_;
  QLabel* words_;
  QPushButton* state_;
};

} // namespace annales::viewer
