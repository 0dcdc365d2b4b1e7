// What somebody is writing and has not saved yet: saved at every key press, so that no crash loses it.
#pragma once

#include "libreplay/log/annotation.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <utility>

namespace annales::viewer {

struct RemarkDraft {
  QString text;
  std::optional<Hash> answers, replaces;
  QString nation; // empty: about nobody
  Audience audience = Audience::me;
  QStringList tags;

  [[nodiscard]] bool wordless() const { return text.trimmed().isEmpty(); }
  /// Nothing that anybody would miss.
  [[nodiscard]] bool empty() const { return wordless() && nation.isEmpty() && tags.isEmpty(); }
  friend bool operator==(const RemarkDraft&, const RemarkDraft&) = default;
};

/// What one window has begun to write: a small file per event, and a further one where another window writes
/// about the same event.
class RemarkDrafts {
public:
  /// Next to the program's other data.
  RemarkDrafts();
  explicit RemarkDrafts(QString folder) : folder_(std::move(folder)) {}

  /// On disk when it returns: the new text or, if the program dies in between, the one before. An empty draft
  /// is taken away. False when it cannot be written.
  bool keep(const Hash& game, const Hash& event, const RemarkDraft& draft);
  /// This window's, else one that is on disk, which is then this window's. Nothing where there is none or it
  /// cannot be read.
  [[nodiscard]] std::optional<RemarkDraft> find(const Hash& game, const Hash& event);
  /// What another window wrote stays.
  void clear(const Hash& game, const Hash& event);

private:
  struct Own {
    RemarkDraft draft;
    QString path;     // empty: on no disk yet
    QByteArray bytes; // as they were written or read last
  };
  [[nodiscard]] QString pathOf(const Hash& game, const Hash& event, int copy) const;
  [[nodiscard]] QString freePath(const Hash& game, const Hash& event) const;

  QString folder_;
  std::map<std::pair<Hash, Hash>, Own> own_; // by game and event
};

} // namespace annales::viewer
