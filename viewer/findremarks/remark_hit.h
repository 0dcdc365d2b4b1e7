// What a search through the remarks of a library found, in words.
#pragma once

#include "libreplay/store/library.h"

#include <QCoreApplication>
#include <QString>
#include <unordered_map>
#include <vector>

namespace annales::viewer {

struct FoundSpan {
  int from = 0, length = 0;
};

struct RemarkHit {
  Hash game, event, remark;
  QString title, place, author, signs, text, state;
  std::vector<FoundSpan> found; // in `text`
};

/// A game that is waiting for answers.
struct WaitingGame {
  Hash game;
  QString title, newest;
  int count = 0;
};

/// Asks a library, which outlives it, what its games are called; each once.
class HitMaker {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::HitMaker)
public:
  explicit HitMaker(Library& library) : library_(library) {}

  [[nodiscard]] RemarkHit hit(const FoundRemark& found);
  [[nodiscard]] WaitingGame waiting(const OpenRemarks& open);
  /// How many games were named.
  [[nodiscard]] std::size_t games() const { return titles_.size(); }

private:
  const QString& title(const Hash& game);

  Library& library_;
  std::unordered_map<Hash, QString, HashHasher> titles_;
};

} // namespace annales::viewer
