// The page that records games on a phone, saved as a file that people carry there.
#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace annales::viewer {

class RecorderExport {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::RecorderExport)
public:
  /// With a dialog. A sentence about what was done, or why nothing was; empty where the user does not want
  /// to.
  [[nodiscard]] static QString ask(QWidget* parent);
  [[nodiscard]] static QString save(const QString& path);
};

} // namespace annales::viewer
