// Games, turns and positions on their way to another window or into a mail: the same thing in several forms
// at once, and what comes in again.
#pragma once

#include "libreplay/session/opened_game.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>

class QMimeData;

namespace annales::viewer {

/// What a text field gets; other windows of this program get all that there is.
enum class ClipText : std::uint8_t { agn, json };

/// What somebody else has copied or dragged.
struct Clip {
  enum class Sort : std::uint8_t {
    nothing,
    tooLarge,
    files,
    game,   // one or several, in `bytes`, in a format that has a reader
    branch, // events, a row each, in `bytes`
    turns   // AGN without a head, in `bytes`
  };
  Sort sort = Sort::nothing;
  QStringList files;
  QByteArray bytes;
  /// Where a position was: whoever has the game goes there.
  struct At {
    Hash game, event;
  };
  std::optional<At> at;
};

class Clips {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::Clips)
public:
  /// Nothing says where the clipboard goes.
  static constexpr Audience kReader = Audience::club;

  /// A game with all its lines and the remarks for `kReader`. Several go one after another.
  /// Never null; empty where a game cannot be written.
  [[nodiscard]] static std::unique_ptr<QMimeData> ofGames(std::span<const EventLog* const> games,
                                                          ClipText text);
  /// The events `first` to `last` of a line, from 1.
  [[nodiscard]] static std::unique_ptr<QMimeData> ofEvents(const OpenedGame& game, const OpenedLine& line,
                                                           EventIndex first, EventIndex last, ClipText text);
  /// How the game stands after an event: the way there as AGN or the state as JSON, and a picture.
  [[nodiscard]] static std::unique_ptr<QMimeData> ofPosition(const OpenedGame& game, const OpenedLine& line,
                                                             EventIndex k, const std::vector<Mark>& marks,
                                                             ClipText text);
  /// More text than this is left where it is.
  static constexpr qsizetype kMost = qsizetype{4} << 20;
  [[nodiscard]] static Clip read(const QMimeData& data);
  /// Something of it can be used.
  [[nodiscard]] static bool fits(const QMimeData& data);
};

/// The events of the turn that an event of the line belongs to; the event itself where it belongs to none.
struct ClippedSpan {
  EventIndex first = 1, last = 1;
};
[[nodiscard]] ClippedSpan turnAround(const OpenedLine& line, EventIndex k);

} // namespace annales::viewer
