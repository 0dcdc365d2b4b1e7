// What the recorder for phones says, in German.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForRecorder{
    Translation{"no game is open", "es ist keine Partie offen"},
    Translation{"choose a board", "wählen Sie einen Spielplan"},
    Translation{"the ruleset must be {}", "das Spiel muss {} sein"},
    Translation{"the result is missing", "das Ergebnis fehlt"},
    Translation{"the persons are missing", "die Personen fehlen"},
    Translation{
        "there is no game in this text: paste an event log or a game in AGN",
        "in diesem Text ist keine Partie: fügen Sie ein Ereignisprotokoll oder eine Partie in AGN ein"},
    Translation{"the question is no object of JSON", "die Frage ist kein Objekt in JSON"},
    Translation{"there is nothing to undo or redo",
                "es gibt nichts rückgängig zu machen oder zu wiederholen"},
    Translation{"there is no question of that name", "es gibt keine Frage dieses Namens"},
    Translation{"this is not on offer any more", "das ist nicht mehr möglich"},
    Translation{"the fact is missing", "das Ereignis fehlt"},
    Translation{"there is no line of that name", "es gibt keine Linie dieses Namens"},
    Translation{"the line has {} events", "die Linie hat {} Ereignisse"},
    Translation{"no position is open", "es ist keine Stellung offen"},
    Translation{"the answers are missing", "die Antworten fehlen"},
    Translation{"the remark is empty", "die Anmerkung ist leer"},
    Translation{
        "this program was built without the recorder: install clang-19, lld-19, wasi-libc, "
        "libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32, then build it again",
        "dieses Programm wurde ohne das Protokoll für Telefone gebaut: installieren Sie clang-19, lld-19, "
        "wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 und libclang-rt-19-dev-wasm32 und bauen "
        "Sie "
        "es neu"},
};

} // namespace

std::span<const Translation> ofRecorder() {
  return kForRecorder;
}

} // namespace annales::inline replay::german
