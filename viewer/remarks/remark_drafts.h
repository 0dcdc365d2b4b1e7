// What somebody is writing and has not saved yet: saved at every key press, so that no crash loses it.
#pragma once

#include "libreplay/log/annotation.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace annales::viewer {

struct RemarkDraft {
  QString text;
  std::optional<Hash> answers, replaces;
  QString nation; // empty: about nobody
  Audience audience = Audience::me;
  QStringList tags;

  /// Nothing that anybody would miss.
  [[nodiscard]] bool empty() const { return text.trimmed().isEmpty(); }
  friend bool operator==(const RemarkDraft&, const RemarkDraft&) = default;
};

/// One small file per event that somebody has begun to write about.
class RemarkDrafts {
public:
  /// Next to the program's other data.
  RemarkDrafts();
  explicit RemarkDrafts(QString folder) : folder_(std::move(folder)) {}

  /// On disk when it returns: the new text or, if the program dies in between, the one before. An empty draft
  /// is taken away. False when it cannot be written.
  bool keep(const Hash& game, const Hash& event, const RemarkDraft& draft) const;
  /// Nothing where there is none or it cannot be read.
  [[nodiscard]] std::optional<RemarkDraft> find(const Hash& game, const Hash& event) const;
  void clear(const Hash& game, const Hash& event) const;

private:
  [[nodiscard]] QString pathOf(const Hash& game, const Hash& event) const;

  QString folder_;
};

} // namespace annales::viewer
