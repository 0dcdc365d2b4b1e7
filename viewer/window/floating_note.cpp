#include "viewer/window/floating_note.h"

#include <QEvent>
#include <QTimer>

namespace annales::viewer {

FloatingNote::FloatingNote(QDockWidget& dock) : QLabel(&dock) {
  setObjectName(QStringLiteral("floating-note"));
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setMargin(4);
  setAutoFillBackground(true);
  setAttribute(Qt::WA_TransparentForMouseEvents); // what lies below can be clicked
  dock.installEventFilter(this);
}

void FloatingNote::tell(QDockWidget& dock, const QString& sentence, int milliseconds) {
  delete dock.findChild<FloatingNote*>(QString(), Qt::FindDirectChildrenOnly);
  if (sentence.isEmpty()) return;
  auto* note = new FloatingNote(dock);
  note->setText(sentence);
  note->place();
  note->show();
  note->raise();
  QTimer::singleShot(milliseconds, note, &QObject::deleteLater);
}

void FloatingNote::place() {
  const QSize room = parentWidget()->size();
  const int high = heightForWidth(room.width());
  setGeometry(0, room.height() - high, room.width(), high);
}

bool FloatingNote::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) place();
  return QLabel::eventFilter(watched, event);
}

} // namespace annales::viewer
