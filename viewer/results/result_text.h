// Results without moves in the words of the window.
#pragma once

#include "engine/core/saying.h"
#include "libreplay/results/evenings.h"

#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

namespace annales::viewer {

/// "Romans", "Greeks + Persians"; empty where none is known.
[[nodiscard]] QString nationsInWindow(const std::vector<std::string>& nations);
/// The name of a board that comes with the program, else its readable id; empty for none.
[[nodiscard]] QString boardInWindow(const std::string& board);
/// A sentence of the library in the language of the window.
[[nodiscard]] QString sayingInWindow(const Saying& saying);
/// Places of persons: the winner first, then by place, personages and name.
[[nodiscard]] std::vector<std::size_t> byPlace(const std::vector<ResultPerson>& persons);
/// Two records contradict each other, or it may be the same game as another.
[[nodiscard]] bool isInDoubt(const ResultGame& game);
/// "2025-11-04, Antike II: Ilse, Benno, Carina".
[[nodiscard]] QString resultTitle(const ResultRecord& result);

} // namespace annales::viewer
