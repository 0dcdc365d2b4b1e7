#include "viewer/play/play_card.h"

#include "libreplay/choice/choice_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/play/price_strip.h"

#include <QHBoxLayout>
#include <algorithm>

namespace annales::viewer {

PlayCard::PlayCard(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), pays_(new QLabel(this)), payments_(new QComboBox(this)),
      play_(new QPushButton(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(label_, 1);
  row->addWidget(pays_);
  row->addWidget(payments_);
  row->addWidget(play_);
  label_->setTextFormat(Qt::PlainText);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // its row says the same
  payments_->setObjectName(QStringLiteral("payments"));
  payments_->setFocusPolicy(Qt::ClickFocus);
  payments_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  payments_->setMinimumContentsLength(4);
  payments_->setMaxVisibleItems(99); // all at once
  play_->setObjectName(QStringLiteral("play"));
  play_->setFocusPolicy(Qt::TabFocus);
  setAutoFillBackground(true);
  connect(play_, &QPushButton::clicked, this, &PlayCard::playClicked);
  connect(payments_, &QComboBox::currentIndexChanged, this, [this](int payment) {
    if (payment >= 0) emit paymentChosen();
  });
  hide();
}

void PlayCard::retranslate() {
  pays_->setText(tr("Pay"));
  play_->setText(CommonWords::tr("Play"));
  play_->setToolTip(tr("Play this move (Enter)"));
  payments_->setAccessibleName(tr("Payment"));
  payments_->setToolTip(tr("Choose the payment (← and →)"));
}

void PlayCard::show(const Chosen& chosen, const QString& label) {
  label_->setText(label);
  label_->setToolTip(plainTip(label));
  amounts_ = chosen.payments;
  fill();
  setVisible(true);
}

void PlayCard::fill() {
  const bool pays = !amounts_.empty() && !amounts_.front().empty();
  pays_->setVisible(pays);
  payments_->setVisible(pays);
  const QSignalBlocker quiet(payments_);
  payments_->clear();
  const Language language = spokenLanguage();
  const PriceStyle style{look_, look_.text, 13};
  QSize size;
  for (const Amount& amount : amounts_) {
    const QPixmap pixmap = pricePixmap(amount, style, devicePixelRatioF());
    size = size.expandedTo(pixmap.deviceIndependentSize().toSize());
    payments_->addItem(QIcon(pixmap), QString());
    const QString words = QString::fromStdString(priceInWords(amount, language));
    payments_->setItemData(payments_->count() - 1, words, Qt::AccessibleTextRole);
    payments_->setItemData(payments_->count() - 1, words, Qt::ToolTipRole);
  }
  payments_->setIconSize(size);
  payments_->setEnabled(amounts_.size() > 1);
}

std::size_t PlayCard::payment() const {
  return static_cast<std::size_t>(std::max(0, payments_->currentIndex()));
}

void PlayCard::stepPayment(int by) {
  payments_->setCurrentIndex(std::clamp(payments_->currentIndex() + by, 0, payments_->count() - 1));
}

void PlayCard::setLook(const Look& look) {
  look_ = look;
  setOwnColours(*this, {{QPalette::Window, look.raised}});
  label_->setFont(look.font(10, true));
  for (QWidget* widget : std::initializer_list<QWidget*>{pays_, payments_, play_})
    widget->setFont(look.font(9.5));
  setOwnColours(*play_, {{QPalette::Button, look.accent}, {QPalette::ButtonText, look.accentText}});
  if (!isHidden()) fill();
}

} // namespace annales::viewer
