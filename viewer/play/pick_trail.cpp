#include "viewer/play/pick_trail.h"

#include "viewer/look/plain_tip.h"

#include <QHBoxLayout>

namespace annales::viewer {
namespace {

constexpr double kWidest = 76; // wide at most

} // namespace

PickTrail::PickTrail(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(4);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  hide();
}

QToolButton* PickTrail::buttonAt(int place) {
  while (static_cast<int>(buttons_.size()) <= place) {
    auto* button = new QToolButton(this);
    const int number = static_cast<int>(buttons_.size());
    button->setFocusPolicy(Qt::NoFocus);
    button->setFont(look_.font(9));
    row_->insertWidget(number, button);
    connect(button, &QToolButton::clicked, this, [this, number] { emit takenBack(number); });
    buttons_.push_back(button);
  }
  return buttons_[static_cast<std::size_t>(place)];
}

void PickTrail::show(const QStringList& labels) {
  for (int i = 0; i < labels.size(); ++i) {
    QToolButton* button = buttonAt(i);
    const QString label =
        button->fontMetrics().elidedText(labels[i], Qt::ElideRight, static_cast<int>(look_.px(kWidest)));
    button->setText(label + QStringLiteral(" ×"));
    button->setToolTip(plainTip(labels[i] + u'\n' + tr("Undo (Backspace)")));
    button->setAccessibleName(tr("Undo: %1").arg(labels[i]));
    button->show();
  }
  for (auto i = static_cast<std::size_t>(labels.size()); i < buttons_.size(); ++i)
    buttons_[i]->hide();
  setVisible(!labels.isEmpty());
}

void PickTrail::setLook(const Look& look) {
  look_ = look;
  for (QToolButton* button : buttons_)
    button->setFont(look.font(9));
}

/// The field beside it needs room, too.
QSize PickTrail::minimumSizeHint() const {
  return {0, QWidget::minimumSizeHint().height()};
}

std::vector<QToolButton*> PickTrail::buttons() const {
  std::vector<QToolButton*> shown;
  for (QToolButton* button : buttons_)
    if (!button->isHidden()) shown.push_back(button);
  return shown;
}

} // namespace annales::viewer
