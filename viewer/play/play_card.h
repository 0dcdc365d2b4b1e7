// The event that is chosen and waiting: how it is paid, and the button that plays it.
#pragma once

#include "libreplay/choice/choices.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class PlayCard : public QWidget {
  Q_OBJECT
public:
  explicit PlayCard(QWidget* parent);

  /// The default payment is chosen.
  void show(const Chosen& chosen, const QString& label);
  void setLook(const Look& look);
  void retranslate();
  [[nodiscard]] std::size_t payment() const;
  /// What is paid so.
  [[nodiscard]] Amount amount() const { return amounts_.empty() ? Amount{} : amounts_[payment()]; }
  [[nodiscard]] bool hasChoice() const { return payments_->count() > 1; }
  /// To the next or the previous one; stops at the ends.
  void stepPayment(int by);
  [[nodiscard]] QComboBox* payments() const { return payments_; }
  [[nodiscard]] QPushButton* button() const { return play_; }

signals:
  void playClicked();
  void paymentChosen();

private:
  void fill();

  Look look_;
  std::vector<Amount> amounts_;
  QLabel* label_;
  QLabel* pays_;
  QComboBox* payments_;
  QPushButton* play_;
};

} // namespace annales::viewer
