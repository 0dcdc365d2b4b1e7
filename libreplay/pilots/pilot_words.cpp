#include "libreplay/pilots/pilot_words.h"

#include "libreplay/words/reason.h"

#include <fmt/format.h>

namespace annales::inline replay {

std::string sentenceOf(const LeftRecord& left, const DisplayNames& names) {
  const bool german = names.language == Language::german;
  const std::string who = names.nation(left.nation);
  if (!left.event)
    return german ? fmt::format("{}: Die Aufzeichnung sagt nicht, was hier geschieht.", who)
                  : fmt::format("{}: the recorded game does not say what happens here.", who);
  const std::string deed = annales::sentenceOf(*left.event, names);
  std::string text =
      german
          ? fmt::format("{} weichen von der Aufzeichnung ab: Ereignis {} dort („{}“) ist hier nicht möglich",
                        who, left.index, deed)
          : fmt::format("{} leave the recorded game: event {} there (“{}”) is not possible here", who,
                        left.index, deed);
  if (left.why) text += ": " + reasonInWords(*left.why, names);
  return text + '.';
}

} // namespace annales::inline replay
