// Flat buttons side by side at the top of a panel.
#pragma once

#include <QHBoxLayout>
#include <QToolButton>
#include <initializer_list>

namespace annales::viewer {

/// Reached by Tab; they leave the panel its keys.
[[nodiscard]] inline QHBoxLayout* toolRow(std::initializer_list<QToolButton*> buttons) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(4, 2, 4, 2);
  for (QToolButton* button : buttons) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  row->addStretch();
  return row;
}

} // namespace annales::viewer
