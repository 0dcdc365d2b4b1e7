// Typed conditions as a list of keys and values, so that a form can change one and leave the others as they
// are.
#pragma once

#include "libreplay/openings/condition_list.h"

#include <QString>
#include <vector>

namespace annales::viewer {

/// Empty where the key is not there; of several the last, as in a question.
[[nodiscard]] QString conditionIn(const QString& text, const QString& key);
/// The text with this value: in its place, at the end where it is new, taken out where it is empty.
[[nodiscard]] QString withCondition(const QString& text, const QString& key, const QString& value);

} // namespace annales::viewer
