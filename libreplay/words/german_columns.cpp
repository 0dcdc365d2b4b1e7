// Facts of libraries in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForColumns{
    Translation{"{} contradicts itself. Delete it: it is made anew.",
                "{} widerspricht sich. Löschen Sie die Datei: Sie wird neu angelegt."},
};

} // namespace

std::span<const Translation> ofColumns() {
  return kForColumns;
}

} // namespace annales::inline replay::german
