#include "importers/plays/plays_reader.h"

#include <array>

namespace annales::plays {

std::optional<Rejection> PlaysReader::read(std::istream& in) {
  const int first = in.peek();
  if (first == '<') return readXmlPlays(in, results_);
  // A table begins with "Plays v" or, in UTF-16, with a mark.
  if (first == 'P' || first == 0xFF || first == 0xFE) return readTablePlays(in, results_);
  while (in.peek() == ' ' || in.peek() == '\n' || in.peek() == '\r' || in.peek() == '\t')
    in.get();
  if (in.peek() == '<') return readXmlPlays(in, results_);
  return readJsonPlays(in, results_);
}

} // namespace annales::plays
