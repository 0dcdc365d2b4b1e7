// Typed conditions as a list of keys and values, so that a form can change one and leave the others as they
// are.
#pragma once

#include <QString>
#include <vector>

namespace annales::viewer {

struct TypedCondition {
  QString key, value; // without a key: something else that was typed, in `value`
};

/// "nation=romans; tag=site=Club" in the order typed.
[[nodiscard]] std::vector<TypedCondition> conditionsIn(const QString& text);
[[nodiscard]] QString textOf(const std::vector<TypedCondition>& conditions);

/// Empty where the key is not there; of several the last, as in a question.
[[nodiscard]] QString conditionIn(const QString& text, const QString& key);
/// The text with this value: in its place, at the end where it is new, taken out where it is empty.
[[nodiscard]] QString withCondition(const QString& text, const QString& key, const QString& value);

} // namespace annales::viewer
