// One line of plain text that changes often: the layout around it does not move for it, as it would for a
// QLabel.
#pragma once

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace annales::viewer {

class QuietLine : public QWidget {
  Q_OBJECT
public:
  explicit QuietLine(QWidget* parent = nullptr) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  }
  /// Also what a screen reader says.
  void setText(const QString& text) {
    if (text == text_) return;
    text_ = text;
    setAccessibleName(text);
    update();
  }
  [[nodiscard]] const QString& text() const { return text_; }
  [[nodiscard]] QSize sizeHint() const override { return {60, fontMetrics().height()}; }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    style()->drawItemText(&painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), text_,
                          foregroundRole());
  }

private:
  QString text_;
};

} // namespace annales::viewer
