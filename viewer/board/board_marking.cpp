// Arrows and rings of remarks: drawn with the right button, or typed.
#include "viewer/board/board_panel.h"
#include "viewer/board/mark_box.h"
#include "viewer/board/province_card.h"

#include <QMouseEvent>

namespace annales::viewer {

/// A right drag from province to province; outside all provinces it does nothing.
void BoardPanel::draw(const QMouseEvent& event, QEvent::Type type) {
  const ProvinceId at = sheet_->provinceAt(event.position());
  const MarkColour colour = markColourOf(event.modifiers());
  if (type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick) drawnFrom_ = at;
  if (!drawnFrom_.exists()) return;
  hideCard();
  const ProvinceId from = drawnFrom_;
  const bool done = type == QEvent::MouseButtonRelease;
  if (done) drawnFrom_ = ProvinceId::none();
  if (done || !at.exists())
    sheet_->sketch(std::nullopt);
  else
    sheet_->sketch(signOfMark(from, at, colour, *sheet_->picture()));
  if (done && at.exists()) emit marked(from, at, colour);
}

void BoardPanel::askForMark() {
  if (store_.tab() == nullptr || !isDrawn()) return;
  hideCard();
  markBox_->begin(look_);
  placeTools();
}

/// What Enter would draw is seen while it is typed.
void BoardPanel::followMarkBox() {
  const ProvinceId from = named(markBox_->from().text()), to = named(markBox_->to().text());
  const bool alone = markBox_->to().text().isEmpty();
  markBox_->setKnown(from.exists() || markBox_->from().text().isEmpty(), to.exists() || alone);
  if (!from.exists() || !isDrawn()) return sheet_->sketch(std::nullopt);
  sheet_->sketch(signOfMark(from, to.exists() ? to : from, MarkColour::green, *sheet_->picture()));
}

/// What names no province is not drawn, and stays to be mended.
void BoardPanel::markTyped(MarkColour colour) {
  const ProvinceId from = named(markBox_->from().text()), to = named(markBox_->to().text());
  if (!from.exists()) return markBox_->from().setFocus();
  if (!to.exists() && !markBox_->to().text().isEmpty()) return;
  leaveMarkBox();
  emit marked(from, to.exists() ? to : from, colour);
}

void BoardPanel::leaveMarkBox() {
  setFocus(); // before the box goes: else its fields pass the keys on to each other
  markBox_->hide();
  sheet_->sketch(std::nullopt);
}

} // namespace annales::viewer
