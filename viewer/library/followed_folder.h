// A folder that another device writes into, such as a phone by a synchronised folder: what changes there is
// to be imported.
#pragma once

#include "viewer/jobs/task.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace annales::viewer {

/// One folder for each library, kept in the settings. It is listed in the background, again and again, since
/// network drives and the programs that synchronise tell nobody of a change.
class FollowedFolder : public QObject {
  Q_OBJECT
public:
  explicit FollowedFolder(QObject* parent = nullptr);

  /// Follows the folder that was chosen for this library; none where none was. `library` empty: none.
  void setLibrary(const QString& library);
  /// For this library from now on, also after a restart. Empty: it follows none.
  void follow(const QString& folder);
  /// Empty where none is followed.
  [[nodiscard]] const QString& folder() const { return folder_; }
  /// The folder cannot be read now. It is looked for again.
  [[nodiscard]] bool lost() const { return lost_; }
  /// Milliseconds between two looks.
  void setInterval(int milliseconds) { timer_.setInterval(milliseconds); }

signals:
  /// Files of games that are new or have changed, each once it stayed as it is from one look to the next:
  /// until then it may be half written. At first all that are there.
  void arrived(const QStringList& files);
  /// `folder()` or `lost()` has changed.
  void changed();

private:
  struct Seen {
    qint64 time = 0, size = 0;
    friend bool operator==(const Seen&, const Seen&) = default;
  };
  using Files = QHash<QString, Seen>;
  [[nodiscard]] static Files filesIn(const QString& folder, const Job& job);
  void begin(const QString& folder);
  void look();
  void note(bool there, const Files& now);

  QString library_, folder_;
  bool lost_ = false;
  Files before_, told_; // at the last look; as they were told
  QTimer timer_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
