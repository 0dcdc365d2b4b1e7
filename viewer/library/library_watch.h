// Notices that another program has written to a library.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <array>

namespace annales::viewer {

/// Looks at times and sizes of the file and its write-ahead log, which costs next to nothing and works on
/// every disk.
class LibraryWatch : public QObject {
  Q_OBJECT
public:
  explicit LibraryWatch(QObject* parent = nullptr);

  /// Watches this file from how it is now; nothing when empty.
  void watch(const QString& path);
  /// What there is now is known: call it before reading.
  void remember();
  /// Milliseconds between two checks.
  void setInterval(int milliseconds);

signals:
  void changed();
  void vanished();

private:
  struct Seen {
    std::array<qint64, 4> values{}; // time and size of the file and of its log
    friend bool operator==(const Seen&, const Seen&) = default;
  };
  [[nodiscard]] Seen look() const;
  void check();

  QString path_;
  Seen seen_;
  bool there_ = false;
  QTimer timer_;
};

} // namespace annales::viewer
