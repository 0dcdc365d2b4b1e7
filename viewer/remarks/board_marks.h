// Arrows and rings that are drawn on the board become marks of one's own remark on the event.
#pragma once

#include "viewer/remarks/remark_book.h"

namespace annales::viewer {

class BoardMarks : public QObject {
  Q_OBJECT
public:
  explicit BoardMarks(RemarkBook& book, QObject* parent = nullptr) : QObject(parent), book_(book) {}

public slots:
  /// An arrow, or a ring where both provinces are one. The same again removes it, in another colour
  /// repaints it anew. An existing one of one's own on the event is changed.
  void mark(annales::ProvinceId from, annales::ProvinceId to, annales::MarkColour colour);

private:
  RemarkBook& book_;
};

} // namespace annales::viewer
