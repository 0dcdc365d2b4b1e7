// What a file dialog says of a file: an icon and a word, by the file's name alone.
#pragma once

#include <QCoreApplication>
#include <QFileIconProvider>

namespace annales::viewer {

/// Qt's own opens every file whose ending it does not know, to look at its first bytes. Closing it again
/// drops the locks that this program holds on it as a library.
class NameIcons : public QFileIconProvider {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::NameIcons)
public:
  NameIcons();

  using QFileIconProvider::icon;
  [[nodiscard]] QIcon icon(const QFileInfo& file) const override;
  [[nodiscard]] QString type(const QFileInfo& file) const override;

private:
  QIcon folder_, library_, file_; // made once: a folder may hold thousands
};

} // namespace annales::viewer
