// The libraries that were open before, newest first, kept in the settings.
#pragma once

#include <QMenu>
#include <QString>
#include <QStringList>

namespace annales::viewer {

class RecentLibraries : public QMenu {
  Q_OBJECT
public:
  explicit RecentLibraries(QWidget* parent = nullptr);

  [[nodiscard]] static QStringList paths();
  static void add(const QString& path);
  static void forget(const QString& path);
  static void clearAll();
  /// Where a library goes when nobody says where.
  [[nodiscard]] static QString defaultPath();
  /// Where the sample games go.
  [[nodiscard]] static QString samplesPath();

signals:
  void chosen(const QString& path);

private:
  void fill();
};

} // namespace annales::viewer
