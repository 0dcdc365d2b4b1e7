// Chooses between what the program brings and an owner's own file: cards or prices.
#pragma once

#include <QComboBox>
#include <QString>

namespace annales::viewer {

class OwnerFileChoice : public QComboBox {
  Q_OBJECT
public:
  /// Offers the program's own, called `delivered`, then the files of `folder`, in which the program keeps
  /// what its owner saved, then any other file.
  OwnerFileChoice(const QString& delivered, const QString& folder, QWidget* parent = nullptr);

  /// Empty: the program's own.
  [[nodiscard]] QString path() const;
  /// Accepts a file that need not be in the folder.
  void choose(const QString& path);

signals:
  void chosen();

private:
  void take(int index);

  QString folder_;
  int before_ = 0; // what was chosen last
};

} // namespace annales::viewer
