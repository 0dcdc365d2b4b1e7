// Remarks written to a file: Markdown for people, CSV for spreadsheets.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>

class QWidget;

namespace annales::viewer {

class RemarkFile {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::RemarkFile)
public:
  /// With a dialog; empty where the user does not want to. A name without a suffix gets that of the chosen
  /// kind.
  [[nodiscard]] static QString ask(QWidget* parent, const QString& suggestedName);
  /// By its suffix; all else is Markdown.
  [[nodiscard]] static bool isTable(const QString& path);
  /// All or nothing: an existing file stays as it was if writing fails. What went wrong, else empty.
  [[nodiscard]] static QString save(const QString& path, const std::string& text);
};

} // namespace annales::viewer
