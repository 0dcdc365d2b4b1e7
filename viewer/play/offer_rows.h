// What the list of the play panel shows: few rows, each an event or a group of events.
#pragma once

#include "libreplay/choice/choices.h"
#include "libreplay/choice/missing.h"
#include "libreplay/words/sentence.h"
#include "viewer/tables/table_icons.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace annales::viewer {

/// In the label of a row of several.
inline const QString kBetweenMoves = QStringLiteral(" · ");

struct OfferRow {
  std::vector<Pick> picks; // that lead there
  std::size_t events = 1;  // behind it; 1: the row is that event
  QString label;
  TableIcon icon = TableIcon::maneuver;
  NationId by;  // where it is not the acting nation; none else
  Amount price; // of the cheapest
  bool hasPrice = false;
  bool dearer = false;      // others of the group cost more
  std::size_t payments = 1; // ways to pay; above 1 a person may choose
  std::vector<int> counts;  // of units, where it may be several; the last is the default
  bool asks = false;        // which units or losses is open: to be seen before it is played
  QString lacks;            // why it cannot be done; empty where it can
  std::vector<Event> chain; // several moves in one; then there are no picks

  [[nodiscard]] bool isEvent() const { return events == 1; }
};

/// Groups are opened as long as the list stays short. What a button does (ending the turn, continuing) is
/// left out. `last`: the event just played; units that moved often move on, or others follow them, so such
/// moves come first.
[[nodiscard]] std::vector<OfferRow> offerRows(const Choices& choices, const DisplayNames& names,
                                              NationId actor, const Event* last = nullptr);
/// Every event in which each word of the text begins a word: first those that have them in this order, then
/// what the place is for before what can be done beside it, then what is free before what is paid. A number
/// says how many units. `inChain`: the text is a part of one, and "ro" is no rondel but a province.
[[nodiscard]] std::vector<OfferRow> offerRowsLike(const Choices& choices, const DisplayNames& names,
                                                  NationId actor, const QString& text, bool inChain = false);

/// What cannot be done and is looked for, each with what it lacks; few.
[[nodiscard]] std::vector<OfferRow> missingRowsLike(const std::vector<Missing>& missing,
                                                    const DisplayNames& names, const QString& text);

/// The words of a text as they are looked for; a number is a word.
[[nodiscard]] QStringList wordsLookedFor(const QString& text);
/// Whether a text has anything to look for.
[[nodiscard]] bool looksFor(const QString& text);

/// The same row, whatever text was searched for.
[[nodiscard]] bool leadsTo(const OfferRow& row, const Event& event);

} // namespace annales::viewer
