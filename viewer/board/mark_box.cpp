#include "viewer/board/mark_box.h"

#include "viewer/look/own_colours.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <utility>

namespace annales::viewer {

MarkColour markColourOf(Qt::KeyboardModifiers held) {
  const bool shift = held.testFlag(Qt::ShiftModifier), control = held.testFlag(Qt::ControlModifier);
  if (held.testFlag(Qt::AltModifier) || (shift && control))
    return MarkColour::yellow; // some desktops keep Alt
  return shift ? MarkColour::red : control ? MarkColour::blue : MarkColour::green;
}

MarkBox::MarkBox(QStringListModel& names, QWidget* parent)
    : QFrame(parent), title_(new QLabel(this)), from_(field(names)), arrow_(new QLabel(this)),
      to_(field(names)), hint_(new QLabel(this)) {
  setObjectName(QStringLiteral("marks"));
  setFrameShape(QFrame::Box);
  setAutoFillBackground(true);
  auto* fields = new QHBoxLayout;
  fields->addWidget(from_, 1);
  fields->addWidget(arrow_);
  fields->addWidget(to_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 8, 6);
  column->setSpacing(4);
  column->addWidget(title_);
  column->addLayout(fields);
  column->addWidget(hint_);
  hint_->setWordWrap(true);
  arrow_->setText(QStringLiteral("→"));
  retranslate();
  hide();
}

QLineEdit* MarkBox::field(QStringListModel& names) {
  auto* made = new QLineEdit(this);
  auto* completer = new QCompleter(&names, made);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  made->setCompleter(completer);
  made->installEventFilter(this);
  connect(made, &QLineEdit::textChanged, this, &MarkBox::typed);
  connect(made, &QLineEdit::returnPressed, this, [this, made] { enter(*made); });
  return made;
}

void MarkBox::retranslate() {
  title_->setText(tr("Arrow or ring"));
  from_->setPlaceholderText(tr("From province"));
  from_->setAccessibleName(from_->placeholderText());
  to_->setPlaceholderText(tr("To (empty: ring)"));
  to_->setAccessibleName(tr("To province, or nothing for a ring"));
  hint_->setText(tr("Enter draws green, Shift+Enter red (dashed), Ctrl+Enter blue (dotted), Alt+Enter yellow "
                    "(dashes and dots). Repeat to remove. Esc closes."));
}

void MarkBox::begin(const Look& look) {
  look_ = look;
  setOwnColours(*this, {{QPalette::Window, look.raised}});
  title_->setFont(look.font(10, true));
  hint_->setFont(look.font(9));
  from_->clear();
  to_->clear();
  setKnown(true, true);
  const int wide = static_cast<int>(look.px(330));
  setFixedSize(wide, layout()->totalHeightForWidth(wide));
  show();
  raise();
  from_->setFocus(Qt::ShortcutFocusReason);
}

void MarkBox::setKnown(bool from, bool to) {
  for (const auto& [field, known] : {std::pair{from_, from}, std::pair{to_, to}}) {
    warnWhere(!known, *field, look_);
  }
}

/// Before the window takes the keys for something else.
bool MarkBox::eventFilter(QObject* watched, QEvent* event) {
  const bool asks = event->type() == QEvent::ShortcutOverride;
  if (!asks && event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool enters = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (enters) held_ = key.modifiers();
  const bool leaves = key.key() == Qt::Key_Escape;
  if (asks && (enters || leaves)) event->accept();
  if (!asks && leaves) emit left();
  return leaves;
}

/// The first field leads to the second. While completions are listed, their list has the keys.
void MarkBox::enter(QLineEdit& field) {
  const Qt::KeyboardModifiers held = std::exchange(held_, {}) | QGuiApplication::keyboardModifiers();
  field.completer()->popup()->hide();
  if (&field == to_) return emit entered(markColourOf(held));
  if (!from_->text().isEmpty()) to_->setFocus(Qt::TabFocusReason);
}

void MarkBox::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

} // namespace annales::viewer
