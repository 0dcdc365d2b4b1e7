// From a search box into the list of what it found.
#pragma once

class QAbstractItemView;
class QObject;

namespace annales::viewer {

/// The list that belongs to a search box: the nearest one beside or below it in its panel that is seen and
/// takes keys. Null where `box` is no such box, or where the arrow down has another meaning in it.
[[nodiscard]] QAbstractItemView* listOfSearch(const QObject* box);
/// Puts the keyboard there, onto the first row where no row is chosen.
void enterList(QAbstractItemView& list);

} // namespace annales::viewer
