#include "libreplay/words/origin_words.h"

#include "libreplay/words/number_text.h"
#include "libreplay/words/word.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

/// What is said of the only game, of all games, of one and of several of them.
struct OriginSentence {
  Word only, all, one, several;
};

constexpr OriginSentence kByBots{
    {"This game was played by bots.", "Diese Partie spielten Bots."},
    {"All {0} games were played by bots.", "Alle {0} Partien spielten Bots."},
    {"One of these {1} games was played by bots.", "Eine dieser {1} Partien spielten Bots."},
    {"{0} of these {1} games were played by bots.", "{0} dieser {1} Partien spielten Bots."}};

constexpr OriginSentence kReconstructed{
    {"This game is on a reconstructed board.", "Diese Partie ist auf einem rekonstruierten Spielplan."},
    {"All {0} games are on a reconstructed board.",
     "Alle {0} Partien sind auf einem rekonstruierten Spielplan."},
    {"One of these {1} games is on a reconstructed board.",
     "Eine dieser {1} Partien ist auf einem rekonstruierten Spielplan."},
    {"{0} of these {1} games are on a reconstructed board.",
     "{0} dieser {1} Partien sind auf einem rekonstruierten Spielplan."}};

std::string ofGames(const OriginSentence& sentence, std::size_t count, std::size_t games, Language language) {
  const Word& form = games == 1       ? sentence.only
                     : count == games ? sentence.all
                     : count == 1     ? sentence.one
                                      : sentence.several;
  return fmt::format(fmt::runtime(form.in(language)), countText(count, language), countText(games, language));
}

} // namespace

std::string originsInWords(const GameOrigins& origins, Language language) {
  std::string words;
  if (origins.bots > 0) words = ofGames(kByBots, origins.bots, origins.games, language);
  if (origins.reconstructed == 0) return words;
  if (!words.empty()) words += ' ';
  return words + ofGames(kReconstructed, origins.reconstructed, origins.games, language);
}

} // namespace annales::inline replay
