// The vocabulary of the game (libreplay/words) in the language of the window.
#pragma once

#include "libreplay/session/opened_game.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/terms.h"

#include <QString>
#include <QStringList>
#include <string_view>

namespace annales::viewer {

/// Whether the program speaks German now (the language of QLocale()).
[[nodiscard]] bool speaksGerman();
[[nodiscard]] Language spokenLanguage();

[[nodiscard]] inline QString fromUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Names in the order for people: "Game 2" before "Game 10", whatever the system's language.
void sortNames(QStringList& names);

/// What a thing of the game is called where it stands alone: "Coins", "Maneuver I", "Legions lost".
template <class Thing> [[nodiscard]] QString titleInWindow(const Thing& thing) {
  return fromUtf8(titleOf(thing, spokenLanguage()));
}
/// "2 legions".
template <class Thing> [[nodiscard]] QString countInWindow(int count, const Thing& thing) {
  return fromUtf8(counted(count, thing, spokenLanguage()));
}
/// "coins", within a sentence.
template <class Thing> [[nodiscard]] QString nounInWindow(const Thing& thing, int count = 2) {
  return fromUtf8(nounOf(thing, count, spokenLanguage()));
}

/// The names of the game's provinces and nations.
[[nodiscard]] DisplayNames namesOf(const OpenedGame& game);
/// Why something is refused or found wrong.
[[nodiscard]] QString reasonInWindow(const Error& error);
[[nodiscard]] QString reasonInWindow(const Error& error, const OpenedGame& game);

} // namespace annales::viewer
