// The library that a game is recorded into: one that is known, or any other, also a new one.
#pragma once

#include <QComboBox>
#include <QString>
#include <QStringList>

namespace annales::viewer {

class LibraryChoice : public QComboBox {
  Q_OBJECT
public:
  explicit LibraryChoice(QWidget* parent = nullptr);

  /// Known ones, each once; the first is chosen.
  void offer(const QStringList& paths);
  void choose(const QString& path);
  /// Empty where none was offered.
  [[nodiscard]] QString path() const { return currentData().toString(); }

private:
  void insert(int at, const QString& path);
  void take(int index);

  int before_ = 0; // what was chosen last
};

} // namespace annales::viewer
