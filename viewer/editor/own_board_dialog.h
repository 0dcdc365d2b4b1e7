// Asks for name and id of a board of one's own, before it is saved.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace annales::viewer {

class OwnBoardDialog : public QDialog {
  Q_OBJECT
public:
  OwnBoardDialog(const QString& english, const QString& german, QWidget* parent);

  [[nodiscard]] QString english() const { return en_->text().trimmed(); }
  [[nodiscard]] QString german() const { return de_->text().trimmed(); }
  [[nodiscard]] QString id() const { return id_->text().trimmed(); }
  /// Where it would be saved.
  [[nodiscard]] QString path() const;

private:
  void check();
  void chooseFolder();

  QString folder_;
  QLineEdit* en_;
  QLineEdit* de_;
  QLineEdit* id_;
  QLabel* where_;
  QLabel* why_;
  QDialogButtonBox* buttons_;
};

} // namespace annales::viewer
