#include "viewer/openings/opening_words.h"

#include "importers/boards/own_boards.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"
#include "viewer/look/look.h"

#include <QStringList>
#include <algorithm>

namespace annales::viewer {

QString spacesInWords(OpeningKey key) {
  QStringList words;
  for (std::size_t turn = 0; turn < key.turns(); ++turn)
    words << (key.at(turn) == Space::none ? QStringLiteral("–") : spaceName(key.at(turn)));
  return words.join(QStringLiteral(", "));
}

QString nationInWords(const std::string& word) {
  const BoardNation* nation = knownNation(word, nullptr);
  return QString::fromStdString(nation == nullptr ? readableId(word) : nation->name.in(spokenLanguage()));
}

QString boardInWords(const std::string& word) {
  static const std::vector<ShelvedBoard> boards = BoardShelf::builtIn().boards();
  const auto at = std::ranges::find_if(
      boards, [&](const ShelvedBoard& shelved) { return shelved.board->map->id() == word; });
  return QString::fromStdString(at == boards.end() ? readableId(word) : at->board->name.in(spokenLanguage()));
}

} // namespace annales::viewer
