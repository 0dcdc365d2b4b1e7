// What a search through the remarks of a library found, in words.
#pragma once

#include "libreplay/remarks/remark_threads.h"
#include "libreplay/store/library.h"

#include <QCoreApplication>
#include <QString>
#include <optional>
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

/// Asks a library, which outlives it, what its games are called and which threads wait; each once.
class HitMaker {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::HitMaker)
public:
  explicit HitMaker(Library& library) : library_(library) {}

  [[nodiscard]] RemarkHit hit(const FoundRemark& found);
  [[nodiscard]] WaitingGame waiting(const OpenRemarks& open);
  /// Whether the game was deleted from the list.
  [[nodiscard]] bool hidden(const Hash& game) { return named(game).hidden; }
  /// How many games were named.
  [[nodiscard]] std::size_t games() const;

private:
  struct Named {
    QString title;
    bool hidden = false;
  };
  const Named& named(const Hash& game);
  [[nodiscard]] QString stateOf(const FoundRemark& found);
  [[nodiscard]] const Discussion* discussion(const Hash& game);
  [[nodiscard]] bool saysAnywhere(const Hash& game, const char* tag);

  Library& library_;
  std::unordered_map<Hash, Named, HashHasher> games_;
  std::unordered_map<Hash, std::optional<Discussion>, HashHasher> discussions_;
};

} // namespace annales::viewer
