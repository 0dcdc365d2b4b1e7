// Facts of libraries in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForColumns{
    Translation{"{} contradicts itself. Delete it; Annales rebuilds it.",
                "{} widerspricht sich. Löschen Sie die Datei; Annales legt sie neu an."},
};

} // namespace

std::span<const Translation> ofColumns() {
  return kForColumns;
}

} // namespace annales::inline replay::german
