// A few words in the room that there is: as many lines as fit, and the last one says that there is more.
#pragma once

#include <QWidget>

namespace annales::viewer {

class NewsLabel : public QWidget {
  Q_OBJECT
public:
  explicit NewsLabel(QWidget* parent = nullptr);

  void setText(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QString text_;
};

} // namespace annales::viewer
