#include "viewer/look/name_list.h"

#include <QKeyEvent>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kListedNames = 8; // under the field at once; the others are scrolled to

} // namespace

NameList::NameList(QLineEdit& field, QStringList names)
    : QObject(&field), field_(field), names_(std::move(names)) {
  field_.installEventFilter(this);
  connect(&field_, &QLineEdit::textEdited, this, &NameList::offer);
}

NameList::~NameList() {
  delete list_.data();
}

QStringList NameList::shown() const {
  QStringList names;
  for (int row = 0; isShown() && row < list_->count(); ++row)
    names << list_->item(row)->text();
  return names;
}

void NameList::offer(const QString& typed) {
  const QString asked = typed.trimmed();
  QStringList found;
  for (const QString& name : names_)
    if (!asked.isEmpty() && name != asked && name.contains(asked, Qt::CaseInsensitive)) found << name;
  if (found.isEmpty()) return hide();
  if (list_ == nullptr) {
    list_ = new QListWidget(field_.window());
    list_->setFocusPolicy(Qt::NoFocus); // the field takes the keys
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
      take(item->text());
      hide();
    });
  }
  list_->clear();
  list_->addItems(found);
  list_->setCurrentRow(-1);
  place();
}

/// Below the field; above it where there is more room.
void NameList::place() {
  list_->setPalette(field_.palette());
  list_->setFont(field_.font());
  const int rows = std::min(list_->count(), kListedNames);
  const int high = rows * list_->sizeHintForRow(0) + 2 * list_->frameWidth();
  const QWidget& window = *field_.window();
  const QPoint at = field_.mapTo(&window, QPoint(0, 0));
  const int under = at.y() + field_.height();
  const int below = window.height() - under;
  const bool isBelow = below >= high || below >= at.y();
  const int fits = std::min(high, isBelow ? below : at.y());
  list_->setGeometry(at.x(), isBelow ? under : at.y() - fits, field_.width(), fits);
  list_->raise();
  list_->show();
}

void NameList::hide() {
  if (list_ != nullptr) list_->hide();
}

void NameList::take(const QString& name) {
  field_.setText(name);
}

bool NameList::stepped(int key) {
  const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
  if (by == 0) return false;
  const int to = std::clamp(list_->currentRow() + by, 0, list_->count() - 1);
  list_->setCurrentRow(to);
  take(list_->item(to)->text());
  return true;
}

bool NameList::eventFilter(QObject* watched, QEvent* event) {
  if (!isShown() || watched != &field_) return false;
  if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide) hide();
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (stepped(key)) return true;
  const bool closes = key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter;
  if (closes) hide(); // the list alone: the dialogue stays
  return closes;
}

} // namespace annales::viewer
