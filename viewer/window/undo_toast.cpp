#include "viewer/window/undo_toast.h"

#include "viewer/look/reversed_palette.h"

#include <QHBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kStays = 8000; // milliseconds

} // namespace

UndoToast::UndoToast(QWidget* parent) : QFrame(parent), words_(new QLabel), undo_(new QToolButton) {
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  words_->setTextFormat(Qt::PlainText);
  undo_->setFocusPolicy(Qt::NoFocus);
  auto* row = new QHBoxLayout(this);
  row->addWidget(words_);
  row->addWidget(undo_);
  goes_.setSingleShot(true);
  goes_.setInterval(kStays);
  connect(&goes_, &QTimer::timeout, this, &QWidget::hide);
  connect(undo_, &QToolButton::clicked, this, [this] {
    hide();
    emit undoWanted();
  });
  hide();
}

void UndoToast::tell(const QString& sentence, const Look& look) {
  setPalette(reversedPalette(look));
  words_->setFont(look.font(10.5));
  undo_->setFont(look.font(10.5, true));
  undo_->setText(tr("Undo (Ctrl+Z)"));
  words_->setText(sentence);
  setAccessibleName(sentence);
  adjustSize();
  const QRect room = parentWidget()->rect();
  move(room.center().x() - width() / 2, room.bottom() - height() - static_cast<int>(look.px(48)));
  show();
  raise();
  goes_.start();
}

} // namespace annales::viewer
