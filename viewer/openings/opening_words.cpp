#include "viewer/openings/opening_words.h"

#include "libreplay/words/opening_words.h"
#include "viewer/look/words.h"

namespace annales::viewer {

QString spacesInWords(OpeningKey key) {
  return fromUtf8(replay::spacesInWords(key, spokenLanguage()));
}

QString deedInWords(const std::string& done) {
  return fromUtf8(turnInWords(done, spokenLanguage()));
}

QString nationInWords(const std::string& word) {
  return fromUtf8(replay::nationInWords(word, spokenLanguage()));
}

QString boardInWords(const std::string& word) {
  return fromUtf8(replay::boardInWords(word, spokenLanguage()));
}

} // namespace annales::viewer
